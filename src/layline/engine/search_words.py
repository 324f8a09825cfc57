"""Words for whoever searches a rulebook, where its rules say it otherwise.

A game may give them in `texts/search.toml`; a rulebook without can be searched all the same.

    [en]
    alike = [                          # words and phrases that mean the same
      ["break-away", "breakaway", "attack"],
    ]
    [en.asked]                         # what beginners ask when a rule is the answer
    MJ-33 = "get energy back, recover, recharge"

    [fr]
    ...
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from .texts import Texts


@dataclass(frozen=True)
class SearchWords:
    """Groups of words that mean the same, and other words for single rules, by their ids."""

    alike: tuple[tuple[str, ...], ...] = ()
    asked: Mapping[str, str] = field(default_factory=dict)


@cache
def search_words(texts: Texts, lang: str) -> SearchWords:
    """The words of a game's texts in a language."""
    source = files(texts.package) / texts.folder / "search.toml"
    if not source.is_file():
        return SearchWords()
    found = tomllib.loads(source.read_text("utf-8"))[lang]
    return SearchWords(tuple(tuple(group) for group in found["alike"]), found["asked"])
