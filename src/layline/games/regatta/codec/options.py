"""The options of a regatta and the courses they lay: ordinary, validated Python."""

from __future__ import annotations

import math
import re
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    model_validator,
)

from ...sailing import DIRECTIONS, PORT, STARBOARD
from ..rules.rounds import set_up_race
from ..rules.state import ALL, GREEN, NONE, PODIUM, RED, VERSION, WINNER, Race
from .course_checks import island_spaces as island_spaces
from .course_checks import point as point
from .course_checks import point_text as point_text
from .course_checks import refusals

# Columns, rows, line row, line centre, default round limit.
BOARDS = {"full": (39, 33, 7, 19, 60), "quick": (27, 23, 5, 13, 45), "long": (51, 43, 8, 25, 80)}

# Per course and board: marks in order, island; the directions of the rounding lines.
COURSES: dict[str, dict[str, tuple[list[str], str]]] = {
    "triangle": {
        "full": (["19,28", "8,17"], "13,17"),
        "quick": (["13,19", "5,11"], "9,11"),
        "long": (["25,37", "11,23"], "17,23"),
    },
    "windward_leeward": {
        "full": (["19,28", "19,12", "19,28"], "8,18"),
        "quick": (["13,19", "13,9", "13,19"], "5,14"),
        "long": (["25,37", "25,14", "25,37"], "11,25"),
    },
    "quadrilateral": {
        "full": (["26,26", "12,26", "8,14"], "19,17"),
        "quick": (["18,18", "8,18", "5,10"], "13,12"),
        "long": (["34,34", "16,34", "11,18"], "25,23"),
    },
}
LINES = {
    "triangle": ["N", "W"],
    "windward_leeward": ["N", "S", "N"],
    "quadrilateral": ["E", "N", "W"],
}
DICE = {
    "1223SS": (1, 2, 2, 3, RED, GREEN),
    "1233SS": (1, 2, 3, 3, RED, GREEN),
    "1123SS": (1, 1, 2, 3, RED, GREEN),
    "123SSR": (1, 2, 3, RED, GREEN, 0),
}
STOPS = {"all": ALL, "podium": PODIUM, "winner": WINNER}
SIDES = {"port": PORT, "starboard": STARBOARD}
_MIRRORED = {"N": "N", "E": "W", "S": "S", "W": "E"}


def _space(value: Any) -> Any:
    if not isinstance(value, str) or not re.fullmatch(r"(0|[1-9][0-9]?),(0|[1-9][0-9]?)", value):
        raise ValueError(f'{value!r} is no space; write it as "19,5"')
    return value


def whole(value: Any) -> Any:
    """What is meant by a number where true would pass for 1 and false for 0."""
    if isinstance(value, bool):
        raise ValueError(f"a whole number, not {value!r}")
    return value


def _as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


Space = Annotated[str, BeforeValidator(_space)]
Quarter = Literal["N", "E", "S", "W"]
IslandSize = Annotated[Literal[3, 1, 0], BeforeValidator(whole)]
Side = Literal["port", "starboard"]


class Strict(BaseModel):
    """No unknown fields, no silent conversions."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


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
        tuple[RoundingOf, ...], BeforeValidator(_as_tuple), Field(min_length=1, max_length=6)
    ]
    island: IslandOf = IslandOf(size=0)


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
    def _round_limit_by_board(cls, given: Any) -> Any:
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

    def to_json(self) -> dict[str, Any]:
        """All options by name; a course laid by hand with its rounding lines filled in."""
        found = self.model_dump(mode="json")
        if not isinstance(self.course, str):
            found["course"] = lay_course(self).model_dump(mode="json")
        return found


# Courses.


def lay_course(options: Options) -> CourseOf:
    """REG-03, REG-04, REG-05: the course these options lay, rounding lines included."""
    if isinstance(options.course, str):
        return _preset(options, options.course)
    course = options.course
    roundings = tuple(
        rounding.model_copy(update={"line": rounding.line or _rounding_line(course, i)})
        for i, rounding in enumerate(course.roundings)
    )
    return course.model_copy(update={"roundings": roundings})


def _preset(options: Options, name: str) -> CourseOf:
    cols, _, row, centre, _ = BOARDS[options.board]
    marks, island = COURSES[name][options.board]
    lines = LINES[name]
    if options.side == "starboard":
        marks = [point_text(cols - 1 - x, y) for x, y in map(point, marks)]
        x, y = point(island)
        island = point_text(cols - 1 - x, y)
        lines = [_MIRRORED[line] for line in lines]
    roundings = [
        {"at": at, "side": options.side, "line": line}
        for at, line in zip(marks, lines, strict=True)
    ]
    return CourseOf.model_validate(
        {
            "committee": point_text(centre + options.players, row),
            "pin": point_text(centre - options.players, row),
            "start": "N",
            "roundings": roundings,
            "island": {"at": island, "size": options.island},
        }
    )


def _rounding_line(course: CourseOf, i: int) -> str:
    """REG-49: where a rounding line runs if the course does not say: outward, across the turn."""
    (px, py), (cx, cy) = point(course.pin), point(course.committee)
    midpoint = ((px + cx) / 2, (py + cy) / 2)
    marks: list[tuple[float, float]] = [point(r.at) for r in course.roundings]
    around = [midpoint, *marks, midpoint]
    before, mark, after = around[i : i + 3]
    arriving, leaving = _unit(before, mark), _unit(mark, after)
    bend = (round(arriving[0] + leaving[0], 9), round(arriving[1] + leaving[1], 9))
    if bend == (0, 0):
        out = arriving
    elif course.roundings[i].side == "port":
        out = (bend[1], -bend[0])
    else:
        out = (-bend[1], bend[0])
    if round(abs(out[0]) - abs(out[1]), 9) > 0:
        return "E" if out[0] > 0 else "W"
    return "N" if out[1] > 0 else "S"


def _unit(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


# The first position.


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
    lay_out(race, course)
    fixed = [(mark.x, mark.y) for mark in race.marks[: race.roundings]]
    fixed += [point(course.pin), point(course.committee), *island_spaces(course)]
    for x, y in fixed:
        race.taken[y] |= 1 << x
    race.number = 1
    for boat in race.boats:
        boat.x = boat.y = NONE
    set_up_race(race)
    return race


def lay_out(race: Race, course: CourseOf) -> None:
    """Put the pieces of a course where it wants them, fitting or not."""
    race.start = DIRECTIONS.index(course.start)
    race.pin_x, race.pin_y = point(course.pin)
    race.committee_x, race.committee_y = point(course.committee)
    race.roundings = len(course.roundings)
    for rounding, mark in zip(course.roundings, race.marks, strict=False):
        mark.x, mark.y = point(rounding.at)
        mark.side = SIDES[rounding.side]
        mark.line = DIRECTIONS.index(str(rounding.line))
    if course.island.at is not None:
        race.island_x, race.island_y = point(course.island.at)
    race.island_size = course.island.size
