"""Exercises: the steps of a first race and the puzzles, as a game's own folder holds them.

`lessons.yaml` is the first race: a list of steps, done one after the other. `puzzles.yaml` is a
list of puzzles. Both are exercises: a position, something said about it, and what is to be done or
answered. What is right is never written down as such: it is a condition that the referee's answer
has to fulfil (`verdict`). The form is checked when a file is read.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from ..engine.errors import RaceError
from ..engine.game import Game, Json
from ..games import find_game
from .errors import explain
from .scenario import YAML_LOADER

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Sentence = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2)]
Kind = Literal["way_out", "right_of_way", "rounding", "forbidden", "consequence", "best"]


class BadExercise(RaceError):
    """A file of lessons or puzzles that does not follow the format."""


class Part(BaseModel):
    """A part of an exercise; unknown keys are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


_P = TypeVar("_P", bound=Part)


class Words(Part):
    """A text in both languages."""

    en: Sentence
    fr: Sentence

    def said(self, lang: str) -> str:
        """In one of them."""
        return self.fr if lang == "fr" else self.en


class Condition(Part):
    """What must hold after a try; everything given here must.

    `play`: the last action is one of these patterns (`leg *`). `events`: lines that occurred, as
    patterns; `no_events`: lines that did not. `position`: fields of the position then, nested
    like it. `legal`, `illegal`: patterns that a choice, or no choice, then matches. `refused`: the
    rule by which the last action is refused, "any" for some rule, "none" for no rule. `either`:
    one of these conditions holds.
    """

    play: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    no_events: tuple[str, ...] = ()
    position: Json = Field(default_factory=dict)
    legal: tuple[str, ...] = ()
    illegal: tuple[str, ...] = ()
    refused: str | None = None
    either: tuple[Condition, ...] = ()

    @model_validator(mode="after")
    def _says_something(self) -> Condition:
        if not self.model_fields_set:
            raise ValueError("a condition says at least one thing")
        return self


class Answer(Part):
    """One answer to a question; it is right if its condition holds after its actions."""

    label: Words
    play: tuple[str, ...] = ()
    when: Condition | None = None


class Slip(Part):
    """What is said to somebody who tries this instead; `then` shows what comes of it."""

    when: Condition
    say: Words
    then: tuple[str, ...] = ()


class Error(Part):
    """A beginner's error, by its number in the game's list, and the rule that answers it.

    Playing these actions, the last one is refused by `refused`; or a line like `event` occurs; or,
    for what goes without saying, the position is then as the `rule` would have it.
    """

    number: int = Field(ge=1, le=10)
    play: tuple[str, ...] = Field(min_length=1)
    refused: str | None = None
    event: str | None = None
    position: Json | None = None
    rule: str = ""

    @model_validator(mode="after")
    def _one_answer(self) -> Error:
        given = (self.refused, self.event, self.position)
        if sum(answer is not None for answer in given) != 1:
            raise ValueError("an error is refused by a rule, or told by an event, or by a position")
        if (self.position is None) != (self.rule == ""):
            raise ValueError("a position that answers an error goes with its rule")
        return self

    @property
    def answered_by(self) -> str:
        """The rule that answers it."""
        return self.refused or self.rule or (self.event or "").split(" ")[0]


class Steering(Part):
    """Real play by a bot, until chance decides or the seat of the exercise."""

    bot: str = "gentle"
    seed: int = 1


class Exercise(Part):
    """A position and what is to be done in it, or answered about it.

    It begins in `position`, or in that of a `scenario`, or where the step before it ended
    (`goes_on`), after `entries` were played. To be done: `goal`, within so many `moves` of `seat`;
    whenever somebody else decides on the way, the next of `meanwhile` is played. To be answered:
    one of `answers` is right; `play` and `when` are what answers without their own share.
    `solution` is a way to the goal; `reply` follows it on the board. Where there are very many
    choices, `focus` says, as patterns, which of them are shown; `hide` names shapes of the board
    that would give the answer away, `shows` shapes that must be in view for it.
    """

    id: Id
    title: Words
    say: Words
    rules: tuple[str, ...] = Field(min_length=1)
    scenario: str | None = None
    position: Json | None = None
    goes_on: bool = False
    entries: tuple[str, ...] = ()
    seat: Annotated[str, StringConstraints(pattern=r"^[A-I]$")] = "A"
    goal: Condition | None = None
    moves: int = Field(default=1, ge=1, le=8)
    meanwhile: tuple[str, ...] = ()
    solution: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    play: tuple[str, ...] = ()
    when: Condition | None = None
    focus: tuple[str, ...] = ()
    hide: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    hints: tuple[Words, ...] = ()
    slips: tuple[Slip, ...] = ()
    done: Words
    reply: tuple[str, ...] | Steering = ()

    @model_validator(mode="after")
    def _one_task(self) -> Exercise:
        if [self.position is not None, self.scenario is not None, self.goes_on].count(True) != 1:
            raise ValueError("an exercise has a position, or a scenario, or goes on")
        if (self.goal is None) == (not self.answers):
            raise ValueError("an exercise has a goal to reach, or answers to choose from")
        if self.goal is not None and not self.solution:
            raise ValueError("a goal needs a solution")
        if self.answers and len(self.answers) < 2:
            raise ValueError("a question has two answers or more")
        for answer in self.answers:
            if answer.when is None and self.when is None:
                raise ValueError("an answer, or the question, says when it is right")
        return self


class Step(Exercise):
    """A step of a first race; it teaches one thing, often a beginner's error."""

    errors: tuple[Error, ...] = ()


class Puzzle(Exercise):
    """A puzzle. `right` lists every way to its goal, actions split by semicolons, or counts them.

    The tests find these by trying everything; they are here to be read beside the condition.
    """

    kind: Kind
    right: tuple[str, ...] | int | None = None

    @model_validator(mode="after")
    def _right_ones(self) -> Puzzle:
        if (self.goal is None) != (self.right is None):
            raise ValueError("a puzzle with a goal lists or counts the right ways to it")
        if self.goes_on:
            raise ValueError("a puzzle stands alone")
        return self


class Course(Part):
    """A first race, whole; the race it leads to is against bots of the kind `bot`."""

    bot: str = "gentle"
    minutes: int = Field(ge=1)
    title: Words
    welcome: Words
    steps: tuple[Step, ...] = Field(min_length=8, max_length=12)
    farewell: Words


class _Shelf(Part):
    puzzles: tuple[Puzzle, ...]


@cache
def first_race(game: str) -> Course | None:
    """The first race of a game, if it has one."""
    found = contents(find_game(game), "lessons.yaml")
    if found is None:
        return None
    course = checked(Course, found, game, "lessons.yaml")
    if course.steps[0].goes_on:
        raise BadExercise(f"{game}/lessons.yaml: the first step has nothing to go on from")
    _check_ids(course.steps, game, "lessons.yaml")
    return course


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in order."""
    found = contents(find_game(game), "puzzles.yaml")
    if found is None:
        return ()
    shelf = checked(_Shelf, {"puzzles": found}, game, "puzzles.yaml")
    _check_ids(shelf.puzzles, game, "puzzles.yaml")
    return shelf.puzzles


def _folder(game: Game) -> Path:
    return game.folder


def contents(game: Game, name: str) -> Any:
    """What a file in a game's own folder holds; None where there is none."""
    path = _folder(game) / name
    if not path.exists():
        return None
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=YAML_LOADER)
    except yaml.YAMLError as error:
        raise BadExercise(f"{path}: not YAML: {' '.join(str(error).split())}") from None


def checked(kind: type[_P], found: Any, game: str, name: str) -> _P:
    """The same in its form; an error names what is wrong with it."""
    try:
        return kind.model_validate(found)
    except ValueError as error:
        raise BadExercise(f"{game}/{name}: {explain(error)}") from None


def _check_ids(exercises: tuple[Exercise, ...], game: str, name: str) -> None:
    seen: set[str] = set()
    for exercise in exercises:
        if exercise.id in seen:
            raise BadExercise(f"{game}/{name}: the id {exercise.id} is used twice")
        seen.add(exercise.id)


def before(game: str, exercise: Exercise) -> Exercise:
    """The step from which a step goes on."""
    course = first_race(game)
    assert course is not None
    return course.steps[[step.id for step in course.steps].index(exercise.id) - 1]
