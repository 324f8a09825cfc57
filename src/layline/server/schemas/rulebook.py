"""What the API returns about rulebooks."""

from __future__ import annotations

from typing import Literal

from ...engine.answers import RuleChart
from ...engine.glossary import Term
from ...engine.scene import Scene
from .base import ApiModel


class BookOption(ApiModel):
    """An option that changes a rule, or without which the rule does not exist."""

    id: str
    label: str
    explanation: str


class BookRuling(ApiModel):
    """What the referee does where the printed rules are silent or contradict themselves."""

    id: str
    title: str
    question: str
    ruling: str
    why: str


class BookPuzzle(ApiModel):
    """A puzzle about a rule."""

    id: str
    title: str


class BookRule(ApiModel):
    """A rule, and what is read beside it; `scenarios` begins with those most about it."""

    id: str
    statement: str
    reason: str
    charts: tuple[RuleChart, ...]
    options: list[BookOption]
    rulings: list[BookRuling]
    scenarios: list[str]
    puzzles: list[BookPuzzle]


class BookChapter(ApiModel):
    """A chapter. `only` names the option without which it does not apply, in words."""

    title: str
    introduction: str
    only: str | None
    rules: list[BookRule]


class BookFigure(ApiModel):
    """A figure or worked example of the printed rulebook."""

    name: str
    scenarios: list[str]


class BookScenario(ApiModel):
    """An example: what it is about, and what is played in it, one step after the other."""

    id: str
    title: str
    note: str
    story: list[str]
    rules: list[str]


class BookPage(ApiModel):
    """A page of the introduction; `picture` is a part of a board, `shows` what is on it."""

    title: str
    text: str
    shows: str
    only: str | None
    rules: list[str]
    picture: Scene


class BookSearch(ApiModel):
    """Words for searching: groups that mean the same, and what is asked about a rule, by its id."""

    alike: list[list[str]]
    asked: dict[str, str]


class BookCard(ApiModel):
    """A rulebook. `rulings` are those that belong to no rule in particular."""

    game: str
    lang: Literal["en", "fr"]
    name: str
    primer: list[BookPage]
    chapters: list[BookChapter]
    rulings: list[BookRuling]
    figures: list[BookFigure]
    scenarios: list[BookScenario]
    search: BookSearch
    glossary: tuple[Term, ...]
