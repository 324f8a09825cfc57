"""What the API accepts and returns about first races and puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ...engine.glossary import Term
from ...play import exercises
from .answers import Action
from .base import ApiModel, GivenPosition
from .views import Sentence

MOST_ENTRIES = 40
"""The most that may be played in one try."""


class ExerciseCard(ApiModel):
    """A step of a first race, or a puzzle.

    It begins in `position` after `entries`, and is seen and played through `seat`. Either something
    is to be done, in `moves` actions at most, or one of `answers` is to be chosen. `focus` are the
    choices it is about, as patterns; where it is empty, all of them. `hide` are patterns of the ids
    of shapes that are not drawn until a try is over, `shows` ids of shapes that are kept in view.
    `refusals` says more about a rule that refuses something here.
    """

    id: str
    title: str
    text: str
    rules: list[str]
    position: GivenPosition
    entries: list[str]
    seat: str
    moves: int
    answers: list[str]
    hints: list[str]
    focus: list[str]
    hide: list[str]
    shows: list[str]
    refusals: dict[str, str]


class FirstRace(ApiModel):
    """A first race: its steps in order, those this visitor has done, and the bot to race next."""

    game: str
    name: str
    title: str
    welcome: str
    farewell: str
    minutes: int
    bot: str
    steps: list[ExerciseCard]
    done: list[str]
    glossary: tuple[Term, ...]


class PuzzleCard(ExerciseCard):
    """A puzzle, and what kind it is."""

    kind: exercises.Kind


class PuzzleShelf(ApiModel):
    """The puzzles of a game, and those this visitor has solved."""

    game: str
    name: str
    puzzles: list[PuzzleCard]
    solved: list[str]


class Try(ApiModel):
    """A try: what was played since the exercise began, or the number of the answer chosen."""

    entries: Annotated[list[Action], Field(max_length=MOST_ENTRIES)] = Field(default_factory=list)
    answer: Annotated[int, Field(strict=True, ge=0, le=20)] | None = None


class TryAnswer(ApiModel):
    """What becomes of a try.

    `entries` is what is on the board now: with what others played meanwhile, and what follows.
    `rule` and `reason` where the referee refused something, `lines` what else the rules say.
    """

    outcome: Literal["done", "open", "missed"]
    text: str
    rule: str | None
    reason: str
    lines: list[Sentence]
    entries: list[str]


class Solution(ApiModel):
    """A way to the goal of an exercise, or the number of the right answer."""

    entries: list[str]
    answer: int | None
