"""Words that a beginner may not know, explained where they stand in rulebooks and lessons.

A game may give them in `texts/glossary.toml`: a word in all forms in which it stands in texts,
and what it means. Where one is part of another (tack, starboard tack) the longer is explained.

    [en]
    "leeward, to leeward" = "Away from the wind: the side it blows towards."

    [fr]
    "sous le vent" = "Du côté où va le vent."
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from .texts import Texts


@dataclass(frozen=True, slots=True)
class Term:
    """A word in all its forms, and what it means."""

    words: tuple[str, ...]
    means: str


@cache
def glossary(texts: Texts, lang: str) -> tuple[Term, ...]:
    """The words of a game's texts in a language."""
    source = files(texts.package) / texts.folder / "glossary.toml"
    if not source.is_file():
        return ()
    found: dict[str, str] = tomllib.loads(source.read_text("utf-8"))[lang]
    return tuple(Term(tuple(words.split(", ")), means) for words, means in found.items())
