"""The options of a regatta and the race they begin: ordinary, validated Python."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import (
    BeforeValidator,
    Discriminator,
    Field,
    Tag,
    model_validator,
)

from ....engine.answers import JsonObject
from ....engine.events import Space as Point
from ....engine.strict import Strict, as_tuple, whole, written_point
from ...sailing import DIRECTIONS
from ..rules.rounds import set_up_race
from ..rules.state import ALL, GREEN, NONE, PODIUM, RED, VERSION, WINNER, Race
from .course import BOARDS, SIDES, Course, Mark, preset
from .course_checks import refusals

DICE = {
    "1223SS": (1, 2, 2, 3, RED, GREEN),
    "1233SS": (1, 2, 3, 3, RED, GREEN),
    "1123SS": (1, 1, 2, 3, RED, GREEN),
    "123SSR": (1, 2, 3, RED, GREEN, 0),
}
STOPS = {"all": ALL, "podium": PODIUM, "winner": WINNER}


Space = Annotated[str, BeforeValidator(written_point("space", 'as "19,5"'))]
Quarter = Literal["N", "E", "S", "W"]
IslandSize = Annotated[Literal[3, 1, 0], BeforeValidator(whole)]
Side = Literal["port", "starboard"]


class RoundingOf(Strict):
    """One rounding of a course."""

    at: Space
    side: Side = "port"
    line: Quarter | None = None


class IslandOf(Strict):
    """The wind indicator island; of size 0 it stands beside the board."""

    at: Space | None = None
    size: IslandSize


class CourseOf(Strict):
    """A course laid by hand, or any course as a position shows it."""

    committee: Space
    pin: Space
    start: Quarter
    roundings: Annotated[
        tuple[RoundingOf, ...], BeforeValidator(as_tuple), Field(min_length=1, max_length=6)
    ]
    island: IslandOf = IslandOf(size=0)

    def laid(self) -> Course:
        """The course that is meant, rounding lines included."""
        lines = (DIRECTIONS.index(one.line) if one.line else NONE for one in self.roundings)
        return Course(
            committee=Point.read(self.committee),
            pin=Point.read(self.pin),
            start=DIRECTIONS.index(self.start),
            marks=tuple(
                Mark(Point.read(one.at), SIDES[one.side], line)
                for one, line in zip(self.roundings, lines, strict=True)
            ),
            island=None if self.island.at is None else Point.read(self.island.at),
            island_size=self.island.size,
        ).with_lines()


class Options(Strict):
    """The options of the specification's section 5, with their defaults."""

    rules: Literal["basic", "advanced"] = "basic"
    players: int = Field(2, ge=2, le=6)
    board: Literal["full", "quick", "long"] = "full"
    course: Annotated[
        Annotated[Literal["triangle", "windward_leeward", "quadrilateral"], Tag("by name")]
        | Annotated[CourseOf, Tag("laid by hand")],
        Discriminator(lambda given: "by name" if isinstance(given, str) else "laid by hand"),
    ] = "triangle"
    side: Side = "port"
    island: IslandSize = 3
    die: Literal["1223SS", "1233SS", "1123SS", "123SSR"] = "1223SS"
    penalty: Literal["A", "B"] = "B"
    prestart: Literal["recall", "forbidden"] = "recall"
    races: int = Field(1, ge=1, le=9)
    tie_points: Literal["best", "average"] = "best"
    stop_after: Literal["all", "podium", "winner"] = "all"
    max_rounds: int = Field(0, ge=20, le=200)
    wind_limit: Literal["none", "90"] = "none"
    same_tack: bool = True
    timeout: Literal["bot", "retire"] = "bot"

    @model_validator(mode="before")
    @classmethod
    def _round_limit_by_board(cls, given: object) -> object:
        if isinstance(given, dict) and given.get("max_rounds") is None:
            board = BOARDS.get(str(given.get("board", "full")))
            return {**given, "max_rounds": board[4] if board else 60}
        return given

    @model_validator(mode="after")
    def _course_is_valid(self) -> Options:
        cols, rows, *_ = BOARDS[self.board]
        for _, message in refusals(lay_course(self), cols, rows, self.players):
            raise ValueError(message)
        return self

    def to_json(self) -> JsonObject:
        """All options by name; a course laid by hand with its rounding lines filled in."""
        found = self.model_dump(mode="json")
        if not isinstance(self.course, str):
            found["course"] = lay_course(self).to_json()
        return found


def lay_course(options: Options) -> Course:
    """REG-03, REG-04, REG-05: the course these options lay, rounding lines included."""
    if isinstance(options.course, str):
        side = SIDES[options.side]
        return preset(options.course, options.board, options.players, side, options.island)
    return options.course.laid()


def new_race(options: Options) -> Race:
    """REG-01, REG-10: the position before the draw of the first player."""
    race = Race()
    course = lay_course(options)
    race.version = VERSION
    race.yachts = options.players
    race.advanced = int(options.rules == "advanced")
    race.disqualifies = int(options.penalty == "A")
    race.no_early_line = int(options.prestart == "forbidden")
    race.races = options.races
    race.average_ties = int(options.tie_points == "average")
    race.stop_after = STOPS[options.stop_after]
    race.most_rounds = options.max_rounds
    race.wind_limited = int(options.wind_limit == "90")
    race.same_tack_rule = int(options.same_tack)
    race.faces[:] = DICE[options.die]
    race.cols, race.rows = BOARDS[options.board][:2]
    course.lay_out(race)
    marks = (mark.at for mark in course.marks)
    for x, y in (course.pin, course.committee, *marks, *course.island_spaces()):
        race.taken[y] |= 1 << x
    race.number = 1
    for boat in race.boats:
        boat.x = boat.y = NONE
    set_up_race(race)
    return race
