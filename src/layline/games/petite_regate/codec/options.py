"""The options of a table and the courses they lay: ordinary, validated Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from pydantic import BeforeValidator, Field, model_validator

from ....engine.answers import JsonObject
from ....engine.strict import Strict, as_tuple, whole, written_point
from ..rules.shapes import RADII
from ..rules.state import BASE, FIRST, NONE, SHUFFLE, Race
from .course_checks import MOST_SLOTS, course_faults, ray_of

MM = 1000
LETTERS = "ABCD"
RULE_SETS = ("base", "advanced", "gigamic")

Point = tuple[int, int]


def point(text: str) -> Point:
    """The point a text such as "650000,300000" names."""
    x, y = text.split(",")
    return int(x), int(y)


def point_text(x: int, y: int) -> str:
    """The text of a point."""
    return f"{x},{y}"


Place = Annotated[
    str, BeforeValidator(written_point("point", 'in micrometres as "650000,300000"', digits=7))
]


class ObstacleOf(Strict):
    """A rock or an island."""

    at: Place
    radius: Annotated[Literal[30_000, 40_000, 60_000], BeforeValidator(whole)]


class CourseOf(Strict):
    """LPR-R56: a course laid by hand: table, line, marks 1 and 2, obstacles; in micrometres."""

    width: int = Field(ge=1_000_000, le=1_600_000)
    height: int = Field(ge=1_000_000, le=1_700_000)
    line: Place
    reach: int = Field(150_000, ge=120_000, le=200_000)
    marks: Annotated[tuple[Place, Place], BeforeValidator(as_tuple)]
    obstacles: Annotated[
        tuple[ObstacleOf, ...], BeforeValidator(as_tuple), Field(max_length=4)
    ] = ()


POND: JsonObject = {
    "width": 1_200_000,
    "height": 1_300_000,
    "line": "600000,300000",
    "reach": 150_000,
    "marks": ["300000,900000", "900000,800000"],
    "obstacles": [{"at": "600000,650000", "radius": 40_000}],
}
"""An example of a course laid by hand, sailed clockwise by any rule set."""


class Options(Strict):
    """The options of the specification's section 5, with their defaults."""

    rules: Literal["base", "advanced", "gigamic"] = "base"
    players: int = Field(2, ge=2, le=4)
    first_player: Literal["A", "B", "random"] = "A"
    direction: Literal["cw", "ccw"] = "cw"
    spacing: Annotated[Literal[500, 600, 700], BeforeValidator(whole)] = 500
    size: Literal["short", "medium", "long"] = "medium"
    obstacles: Literal["none", "rock", "two_rocks", "islands"] = "none"
    penalty_turns: int = Field(4, ge=1, le=4)
    contact: Literal["forbidden", "penalty"] = "forbidden"
    max_rounds: int = Field(80, ge=40, le=200)
    course: CourseOf | None = Field(None, examples=[None, POND])

    @model_validator(mode="after")
    def _players_of_the_rule_set(self) -> Options:
        """LPR-01: base and advanced are for two players, gigamic for two to four."""
        if self.players != 2 and self.rules != "gigamic":
            raise ValueError(f"players: {self.rules} is for 2 players, not {self.players} (LPR-01)")
        return self

    @model_validator(mode="after")
    def _course_is_valid(self) -> Options:
        if self.course is not None:
            for fault in course_faults(lay_course(self), self.rules, self.direction):
                pieces = ", ".join(fault.pieces)
                raise ValueError(f"course: {fault.key.replace('_', ' ')}: {pieces} ({fault.rule})")
        return self

    def to_json(self) -> JsonObject:
        """All options by name; the course only where it was laid by hand."""
        return self.model_dump(mode="json", exclude={"course"} if self.course is None else None)


ONLY: dict[str, dict[str, tuple[object, ...]]] = {
    "first_player": {"rules": ("base",)},
    "spacing": {"rules": ("base", "advanced")},
    "size": {"rules": ("gigamic",)},
    "penalty_turns": {"rules": ("advanced",)},
    "contact": {"rules": ("advanced",)},
}
"""Options that belong to some of the rule sets."""


def suggested(seats: int) -> Mapping[str, str | int | bool]:
    """LPR-01: more than two players are proposed the only rule set for that many."""
    return {"rules": "gigamic"} if seats > 2 else {}


class MarkOf(NamedTuple):
    """A mark of the course: where it lies, and its ray in degrees."""

    at: Point
    ray: int


class Course(NamedTuple):
    """A course as it lies on the table, in micrometres."""

    width: int
    height: int
    line: tuple[Point, Point]
    marks: tuple[MarkOf, MarkOf]
    white: tuple[Point, ...]
    obstacles: tuple[tuple[Point, int], ...]
    slots: int


# Table, line (from, to, at), marks with their rays; millimetres.
_TRIANGLES = {
    500: (1300, 1140, 525, 775, ((400, 733), 300), ((900, 733), 60)),
    600: (1400, 1220, 575, 825, ((400, 820), 300), ((1000, 820), 60)),
    700: (1500, 1310, 625, 875, ((400, 906), 300), ((1100, 906), 60)),
}
_WATERS = {
    "short": (1180, 1250, 470, 710, ((350, 780), 300), ((830, 900), 45)),
    "medium": (1300, 1400, 500, 800, ((350, 900), 300), ((950, 1050), 45)),
    "long": (1420, 1550, 530, 890, ((350, 1020), 300), ((1070, 1200), 45)),
}
LINE_Y = 300 * MM
SLOTS_BESIDE_MIDDLE = {"base": 5, "advanced": 0, "short": 3, "medium": 5, "long": 6}


def lay_course(options: Options) -> Course:
    """LPR-04, LPR-05, LPR-63, LPR-64: the course these options lay."""
    if options.course is not None:
        return _laid_by_hand(options, options.course)
    gigamic = options.rules == "gigamic"
    width, height, west, east, *marks = (
        _WATERS[options.size] if gigamic else _TRIANGLES[options.spacing]
    )
    found = [MarkOf((x * MM, y * MM), ray) for (x, y), ray in marks]
    if options.direction == "ccw":
        mirror = (west + east) * MM
        found = [MarkOf((mirror - x, y), 360 - ray) for (x, y), ray in found]
    line = ((west * MM, LINE_Y), (east * MM, LINE_Y))
    spots = 0 if options.rules == "advanced" else 2 * slots_beside_middle(options) + 1
    return Course(
        width=width * MM,
        height=height * MM,
        line=line,
        marks=(found[0], found[1]),
        white=line if gigamic else (),
        obstacles=_obstacles(options.obstacles, line, found[0].at, found[1].at),
        slots=spots,
    )


def _laid_by_hand(options: Options, laid: CourseOf) -> Course:
    """LPR-R56: the rays point outward between the legs, as those of every course do."""
    x, y = point(laid.line)
    one, two = map(point, laid.marks)
    line = ((x - laid.reach, y), (x + laid.reach, y))
    marks = (MarkOf(one, ray_of((x, y), one, two)), MarkOf(two, ray_of(one, two, (x, y))))
    return Course(
        width=laid.width,
        height=laid.height,
        line=line,
        marks=marks,
        white=line if options.rules == "gigamic" else (),
        obstacles=tuple((point(rock.at), int(rock.radius)) for rock in laid.obstacles),
        slots=0 if options.rules == "advanced" else 2 * slots_beside_middle(options) + 1,
    )


def slots_beside_middle(options: Options) -> int:
    """LPR-08, LPR-09: how many slots there are on either side of the middle of the line."""
    if options.course is not None:
        clear = 25 * MM if options.rules == "gigamic" else 0
        most = 0 if options.rules == "advanced" else MOST_SLOTS
        return min((options.course.reach - clear) // (25 * MM), most)
    return SLOTS_BESIDE_MIDDLE[options.size if options.rules == "gigamic" else options.rules]


def _obstacles(
    preset: str, line: tuple[Point, Point], one: Point, two: Point
) -> tuple[tuple[Point, int], ...]:
    """LPR-65: rocks half-way to the marks, or islands between and among them."""
    middle = ((line[0][0] + line[1][0]) // 2, line[0][1])

    def amid(*points: Point) -> Point:
        count = len(points)
        return sum(x for x, _ in points) // count, sum(y for _, y in points) // count

    rock, second = (amid(middle, one), 30 * MM), (amid(middle, two), 30 * MM)
    islands = ((amid(one, two), 40 * MM), (amid(middle, one, two), 60 * MM))
    return {"none": (), "rock": (rock,), "two_rocks": (rock, second), "islands": islands}[preset]


def new_race(options: Options) -> Race:
    """LPR-01, LPR-07, LPR-10, LPR-56: the table before the first draw or the deal.

    Boats of the base game start on the line.
    """
    race = Race()
    course = lay_course(options)
    race.rules = RULE_SETS.index(options.rules)
    race.boats_out = options.players
    race.penalty_turns = options.penalty_turns
    race.contact_penalty = int(options.rules == "advanced" and options.contact == "penalty")
    race.most_rounds = options.max_rounds
    race.width, race.height = course.width, course.height
    race.way = 1 if options.direction == "cw" else -1
    (race.line_west, race.line_y), (race.line_east, _) = course.line
    race.slots = slots_beside_middle(options)
    buoys = [(at, 12 * MM, 0) for at in (*(mark.at for mark in course.marks), *course.white)]
    solids = [*buoys, *((at, radius, 1) for at, radius in course.obstacles)]
    for solid, ((x, y), radius, obstacle) in zip(race.solids, solids, strict=False):
        solid.x, solid.y, solid.breadth, solid.obstacle = x, y, RADII.index(radius), obstacle
    race.solids_out = len(solids)
    for mark, laid in zip(race.marks, course.marks, strict=True):
        (mark.x, mark.y), mark.ray = laid.at, laid.ray // 15
    for seat, boat in enumerate(race.boats):
        boat.seat, boat.heading = seat, NONE
        boat.started = int(race.rules == BASE and seat < race.boats_out)
    race.rounds = 1
    race.first = race.mover = race.run_of = NONE
    race.phase = FIRST
    if race.rules == BASE and options.first_player != "random":
        race.phase = SHUFFLE
        race.first = LETTERS.index(options.first_player)
    return race
