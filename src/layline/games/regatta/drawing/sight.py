"""How a position is looked at: by whom, in which language, on what kind of screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from ....engine.events import Space
from ....engine.scene import Point
from ....engine.texts import Texts
from ...sailing import DIRECTIONS, PORT, point_of_sail, tack_on
from ...sailing_pictures import VECTORS, Place, bearing, in_a_crowd, on_screen, stepped
from ...sailing_view import Home, Sailed, last_places
from ..codec.notation import LETTERS
from ..rules.state import (
    FINISHED,
    HEAD,
    NEXT_RACE,
    NONE,
    OVER,
    PLACE,
    PLAY,
    RACING,
    Boat,
    Race,
)
from ..view import RegattaView

WORDS = Texts("layline.games.regatta", "texts/drawing")


class Mark(NamedTuple):
    """A mark: where it lies, the side it is left on, and where the line it is rounded over goes."""

    x: int
    y: int
    side: int
    line: int


class Course(NamedTuple):
    """All that is drawn of a course, whatever happens on it."""

    cols: int
    rows: int
    start: int
    pin: Space
    committee: Space
    island: Space | None
    island_size: int
    marks: tuple[Mark, ...]

    def on_screen(self, at: Place) -> Point:
        """A space of the board in the coordinates of the drawing."""
        return on_screen(at, self.rows)

    def on_board(self, at: Place) -> bool:
        """Whether a place lies on the board."""
        return 0 <= at[0] < self.cols and 0 <= at[1] < self.rows

    def is_fixed(self, at: Place) -> bool:
        """Whether a mark, an end of the line or the island lies there."""
        if at in (self.pin, self.committee) or any(at == (x, y) for x, y, *_ in self.marks):
            return True
        half = self.island_size // 2
        return self.island is not None and all(
            abs(here - middle) <= half for here, middle in zip(at, self.island, strict=True)
        )

    def to_edge(self, start: Place, direction: int) -> int:
        """How many steps lead from a space to the last one of the board in a direction."""
        steps = 0
        while self.on_board(stepped(start, direction, steps + 1)):
            steps += 1
        return steps


class Yacht(NamedTuple):
    """A yacht: all that is drawn and said of her.

    `bearing` is where she points, `to_port` where her sails stand, `sail` her angle to the wind,
    and `next` the mark she has to round, counted from 1: 0 is the start, and past the last one the
    finish.
    """

    seat: int
    at: Space
    status: int
    place: int
    bearing: int
    to_port: bool
    sail: int
    turning: bool
    spinnaker: bool
    puffs: int
    next: int

    @property
    def letter(self) -> str:
        """Her name."""
        return LETTERS[self.seat]


class Water(NamedTuple):
    """What yachts are drawn on: the language, the screen, and what the race is like."""

    lang: str
    bold: float
    cols: int
    rows: int
    wind: int
    advanced: bool
    roundings: int

    def say(self, key: str, **words: object) -> str:
        """Words of the drawing."""
        return WORDS.sentence(key, self.lang, **words)

    def on_screen(self, at: Place) -> Point:
        """A space of the board in the coordinates of the drawing."""
        return on_screen(at, self.rows)

    def on_board(self, at: Place) -> bool:
        """Whether a place lies on the board."""
        return 0 <= at[0] < self.cols and 0 <= at[1] < self.rows


@dataclass(frozen=True, eq=False)
class Sight:
    """A position and how it is looked at, whatever the seat: a seat differs only in its `Goal`.

    `bearings` say by seat where each yacht points, `sailed` are the legs of the last play. A chart
    without yachts needs none of them. `laid` is the course, where it is known; `home` says where
    those that have finished crossed the line, once the race is over.
    """

    race: Race
    lang: str
    tall: bool = False
    bearings: Sequence[int] = ()
    sailed: tuple[Sailed, ...] = ()
    laid: Course | None = None
    home: Mapping[int, Home] = field(default_factory=dict)

    def say(self, key: str, **words: object) -> str:
        """Words of the drawing."""
        return WORDS.sentence(key, self.lang, **words)

    def way(self, direction: int) -> str:
        """A direction in letters."""
        return self.say(f"direction.{DIRECTIONS[direction]}")

    # The board.

    @property
    def bold(self) -> float:
        """How much larger than life yachts and dots are, so that a narrow screen shows them."""
        return 1.22 if self.tall else 1.0

    def on_screen(self, at: Place) -> Point:
        """A space of the board in the coordinates of the drawing."""
        return on_screen(at, self.race.rows)

    @cached_property
    def course(self) -> Course:
        """The course; its marks are in the order in which they are rounded."""
        return self.laid or _course(self.race)

    @cached_property
    def water(self) -> Water:
        """What the yachts are drawn on."""
        race, advanced = self.race, bool(self.race.advanced)
        return Water(
            self.lang, self.bold, race.cols, race.rows, race.wind, advanced, race.roundings
        )

    # The fleet.

    @cached_property
    def crowd(self) -> frozenset[tuple[int, int]]:
        """The spaces of yachts that have others near."""
        home = (one.at for one in self.home.values())
        return in_a_crowd([*((boat.x, boat.y) for boat in self.afloat), *home])

    def yacht(self, boat: Boat) -> Yacht:
        """A yacht as she is drawn.

        Head to wind and dead before it her tack decides where her sails stand, else the wind.
        """
        wind, bearing = self.race.wind, self.bearings[boat.seat]
        return Yacht(
            boat.seat,
            Space(boat.x, boat.y),
            boat.status,
            boat.place,
            bearing,
            tack_on(bearing, wind, boat.tack) != PORT,
            point_of_sail(bearing, wind),
            boat.turning != 0,
            boat.spinnaker != 0,
            boat.puffs,
            boat.rounded + 1 if boat.started else 0,
        )

    @property
    def yachts(self) -> list[Boat]:
        """All yachts of the table."""
        return self.race.boats[: self.race.yachts]

    @cached_property
    def afloat(self) -> list[Boat]:
        """The yachts that are on the board."""
        return [boat for boat in self.yachts if boat.status == RACING and boat.x != NONE]

    @property
    def arrived(self) -> list[Yacht]:
        """The yachts that have finished a race that is over, where they crossed the line."""
        return [self._arrived(self.race.boats[seat], home) for seat, home in self.home.items()]

    def _arrived(self, boat: Boat, home: Home) -> Yacht:
        wind, toward = self.race.wind, _toward(home, self.bearings[boat.seat])
        return self.yacht(boat)._replace(
            at=home.at,
            bearing=toward,
            to_port=tack_on(toward, wind, boat.tack) != PORT,
            sail=point_of_sail(toward, wind),
        )

    @cached_property
    def moving(self) -> Boat | None:
        """The yacht that decides."""
        race = self.race
        return race.boats[race.todo[0]] if race.phase in (PLACE, HEAD, PLAY) else None

    @property
    def ended(self) -> bool:
        """Whether the race, perhaps one of a series, is over."""
        return self.race.phase in (NEXT_RACE, OVER)


def look(view: RegattaView, lang: str, tall: bool = False) -> Sight:
    """What every seat sees."""
    return view.shared(_tall if tall else _wide, lang)


def _wide(view: RegattaView, lang: str) -> Sight:
    return _seen(view, lang, False)


def _tall(view: RegattaView, lang: str) -> Sight:
    return _seen(view, lang, True)


def _seen(view: RegattaView, lang: str, tall: bool) -> Sight:
    bearings, home = view.common(_bearings), view.common(_home)
    return Sight(view.race, lang, tall, bearings, view.sailed, view.common(_laid), home)


def _home(view: RegattaView) -> dict[int, Home]:
    race = view.race
    if race.phase not in (NEXT_RACE, OVER):
        return {}
    boats = race.boats[: race.yachts]
    taken = [Space(boat.x, boat.y) for boat in boats if boat.status == RACING]
    return last_places(view, [boat.seat for boat in boats if boat.status == FINISHED], taken)


def _toward(home: Home, otherwise: int) -> int:
    """Where a yacht sailed with her last leg."""
    if home.start is None:
        return otherwise
    x, y = home.end.x - home.start.x, home.end.y - home.start.y
    step = ((x > 0) - (x < 0), (y > 0) - (y < 0))
    return VECTORS.index(step) if step in VECTORS else otherwise


def _laid(view: RegattaView) -> Course:
    return _course(view.race)


def _course(race: Race) -> Course:
    marks = race.marks[: race.roundings]
    return Course(
        race.cols,
        race.rows,
        race.start,
        Space(race.pin_x, race.pin_y),
        Space(race.committee_x, race.committee_y),
        Space(race.island_x, race.island_y) if race.island_size else None,
        race.island_size,
        tuple(Mark(mark.x, mark.y, mark.side, mark.line) for mark in marks),
    )


def _bearings(view: RegattaView) -> list[int]:
    race, sailed = view.race, dict(view.headings)
    if race.phase == PLAY and race.turn.course != NONE:
        sailed[race.todo[0]] = race.turn.course
    return [_bearing(race, boat, sailed.get(boat.seat)) for boat in race.boats[: race.yachts]]


def _bearing(race: Race, boat: Boat, sailed: int | None) -> int:
    """Her heading; else where she sailed last or wants to go, but never straight into the wind."""
    if boat.heading != NONE:
        return boat.heading
    if sailed is not None and sailed != race.wind:
        return sailed
    if boat.x == NONE:
        return (race.wind + 1) % 8
    goal = _goal(race, boat)
    dx, dy = goal[0] - boat.x, goal[1] - boat.y
    straight = bearing(dx, dy)
    if straight != race.wind:
        return straight
    right_x, right_y = VECTORS[(race.wind + 2) % 8]
    return (race.wind + (1 if dx * right_x + dy * right_y > 0 else -1)) % 8


def _goal(race: Race, boat: Boat) -> Place:
    """The next mark, or the middle of the line."""
    to_start = race.rounds >= 3 and not boat.started
    if to_start or boat.rounded == race.roundings:
        return (race.committee_x + race.pin_x) / 2, (race.committee_y + race.pin_y) / 2
    mark = race.marks[boat.rounded]
    return mark.x, mark.y
