"""The order in which a rulebook is read: chapters, what belongs to which rule, printed figures.

A game may declare it in `texts/book.toml`; without one the chapters are the themes of its rules.

    unlisted = ["REG-S147"]                  # scenarios that try the program; may be left out

    [[chapters]]
    title = { en = "The wind", fr = "Le vent" }
    introduction = { en = "...", fr = "..." }
    rules = ["REG-11..16", "REG-44"]         # numbers, or ranges of them
    only = "REG-O01 advanced"                # needs this option, with this value; may be left out

    [[figures]]                              # of the printed rulebook, and its worked examples
    name = { en = "Figure 1", fr = "Figure 1" }
    scenarios = ["REG-S01"]

    [rulings]                                # beside which rule each ruling is read
    REG-R01 = "REG-02"

    [options]                                # which rules each option changes
    REG-O03 = ["REG-02"]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from .texts import Texts

_RANGE = re.compile(r"(?P<prefix>[A-Z]+)-(?P<first>\d+)\.\.(?P<last>\d+)")


@dataclass(frozen=True)
class Chapter:
    """A chapter: its words by language, the numbers of its rules, the option it needs."""

    title: Mapping[str, str]
    introduction: Mapping[str, str]
    rules: tuple[str, ...]
    option: str | None = None
    value: str | None = None


@dataclass(frozen=True)
class Figure:
    """A figure or worked example of the printed rulebook, and the scenarios that show it."""

    name: Mapping[str, str]
    scenarios: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """A rulebook in its order."""

    chapters: tuple[Chapter, ...]
    figures: tuple[Figure, ...] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    unlisted: frozenset[str] = frozenset()


@cache
def book_of(texts: Texts) -> Book:
    """The book of a game's texts."""
    source = files(texts.package) / texts.folder / "book.toml"
    if not source.is_file():
        return Book(tuple(_themes(texts)))
    found = tomllib.loads(source.read_text("utf-8"))
    return Book(
        tuple(_chapter(one) for one in found["chapters"]),
        tuple(Figure(one["name"], tuple(one["scenarios"])) for one in found.get("figures", ())),
        found.get("rulings", {}),
        {option: tuple(_numbers(rules)) for option, rules in found.get("options", {}).items()},
        frozenset(found.get("unlisted", ())),
    )


def _chapter(found: Mapping[str, Any]) -> Chapter:
    option, _, value = found.get("only", "").partition(" ")
    return Chapter(
        found["title"],
        found["introduction"],
        tuple(_numbers(found["rules"])),
        option or None,
        value or None,
    )


def _numbers(rules: Iterable[str]) -> Iterator[str]:
    """Every rule of a list in which REG-11..16 stands for six of them."""
    for rule in rules:
        many = _RANGE.fullmatch(rule)
        if many is None:
            yield rule
        else:
            for number in range(int(many["first"]), int(many["last"]) + 1):
                yield f"{many['prefix']}-{number:02d}"


def _themes(texts: Texts) -> Iterator[Chapter]:
    by_theme: dict[str, list[str]] = {}
    for rule in texts.rules("en"):
        by_theme.setdefault(rule.theme, []).append(rule.id)
    for rules in by_theme.values():
        title = {lang: texts.rule(rules[0], lang).theme for lang in texts.languages}
        yield Chapter(title, dict.fromkeys(texts.languages, ""), tuple(rules))
