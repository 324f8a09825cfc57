"""What the eye needs of a view: the chart, the race on it, and what the viewer's boat sails for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ....engine.events import Space
from ....engine.scene import Point
from ...sailing import DIRECTIONS
from ...sailing_pictures import EDGE, ORIGIN, Place, in_a_crowd, on_screen
from ...sailing_view import Home, last_places
from ..codec.options import LETTERS
from ..rules.rounding import is_last_leg, is_upwind_leg
from ..rules.state import FINISHED, LAYOUT, NONE, ORDER, OVER, PLAY, RACING, WIND, Boat, Race
from ..table.engaged import Contest, contested
from ..table.sentences import burdens, sailing, say, status_of
from ..view import RaceTheWindView, is_afloat, on_move

START, UP, DOWN, FINISH = "line_next", "up", "down", "finish"
"""What a boat sails for; keys of `draw`."""

WEST = ORIGIN[0] - EDGE
"""Where the water begins."""


class Chart(NamedTuple):
    """The course, which stays as it is for a whole sitting, and how it is drawn."""

    cols: int
    rows: int
    marks: tuple[Space, ...]
    flag_rows: tuple[int, ...]
    lang: str
    tall: bool = False

    @property
    def bold(self) -> float:
        """How much larger than life boats and dots are, so that a narrow screen shows them."""
        return 1.22 if self.tall else 1.0

    @property
    def east(self) -> float:
        """Where the water ends."""
        return ORIGIN[0] + self.cols - 1 + EDGE

    def on_screen(self, at: Place) -> Point:
        """A point of the board in the coordinates of the drawing."""
        return on_screen(at, self.rows)

    def say(self, key: str, **params: object) -> str:
        """A word on the drawing."""
        return say(f"draw.{key}", self.lang, **params)

    def way(self, direction: int) -> str:
        """The short name of a direction."""
        return self.say(f"directions.{DIRECTIONS[direction]}")


def chart_of(race: Race, lang: str, tall: bool = False) -> Chart:
    """The chart of a race."""
    marks = tuple(Space(mark.x, mark.y) for mark in race.marks)
    return Chart(race.cols, race.rows, marks, tuple(race.flag_rows), lang, tall)


class Craft(NamedTuple):
    """A boat: all that her picture is made from.

    `sail` and `side` are her point of sail and her tack once she has a heading, `goal` is what she
    sails for, and `burdens` are what holds her up.
    """

    seat: int
    status: str
    at: Space
    heading: int
    sail: str
    side: str
    goal: str | None
    burdens: tuple[tuple[str, int], ...]
    leg: int
    legs: int

    @property
    def name(self) -> str:
        """Her letter."""
        return LETTERS[self.seat]


def craft_of(race: Race, boat: Boat) -> Craft:
    """A boat as she is drawn."""
    sail, side = ("", "") if boat.heading == NONE else sailing(race, boat)
    return Craft(
        boat.seat,
        status_of(race, boat),
        Space(boat.x, boat.y),
        boat.heading,
        sail,
        side,
        goal_of(race, boat),
        tuple(burdens(boat)),
        boat.leg,
        2 * race.laps,
    )


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """What one eye sees of a race."""

    chart: Chart
    race: Race
    winds: tuple[int, ...] = ()
    on_move: int = NONE
    goal: str | None = None
    wrong_way: bool = False
    eye: Boat | None = None
    contests: Sequence[Contest] = ()
    home: Mapping[int, Home] = field(default_factory=dict)

    @property
    def arrived(self) -> list[Craft]:
        """The boats that have finished a race that is over, where they crossed the line."""
        boats = self.race.boats
        return [
            craft_of(self.race, boats[seat])._replace(at=home.at)
            for seat, home in self.home.items()
            if boats[seat].heading != NONE
        ]

    @property
    def afloat(self) -> list[Boat]:
        """The boats on the board that have a heading, the one on move last."""
        boats = [boat for boat in self.race.boats[: self.race.fleet] if is_afloat(boat)]
        return sorted(boats, key=lambda boat: boat.seat == self.on_move)

    @property
    def crowd(self) -> frozenset[tuple[int, int]]:
        """The points of boats that have others near."""
        home = (one.at for one in self.home.values())
        return in_a_crowd([*((boat.x, boat.y) for boat in self.afloat), *home])

    def at(self, boat: Boat) -> Point:
        """Where a boat is in the drawing."""
        return self.chart.on_screen((boat.x, boat.y))


def goal_of(race: Race, boat: Boat) -> str | None:
    """What a boat sails for."""
    if boat.status != RACING:
        return None
    if boat.leg == 0:
        return START
    if is_upwind_leg(boat.leg):
        return UP
    return FINISH if is_last_leg(race, boat.leg) else DOWN


def _chart(view: RaceTheWindView, lang: str) -> Chart:
    return chart_of(view.race, lang)


def look(view: RaceTheWindView, lang: str, tall: bool = False) -> Sight:
    """A view as a `Sight`: its own boat is the eye, else the one whose turn it is."""
    race, boat = view.race, on_move(view.race)
    in_turn = race.phase in (PLAY, WIND) or (race.phase != OVER and view.has_choices)
    eye = None if race.phase in (ORDER, LAYOUT, OVER) else boat
    if view.seat is not None:
        eye = race.boats[LETTERS.index(view.seat)]
    sailing = None if race.phase == OVER else eye
    return Sight(
        chart_of(race, lang, True) if tall else view.shared(_chart, lang),
        race,
        winds=view.winds,
        on_move=boat.seat if in_turn else NONE,
        goal=None if sailing is None else goal_of(race, sailing),
        wrong_way=sailing is not None and sailing.net < 0,
        eye=eye,
        contests=view.common(contested),
        home=view.common(_home),
    )


def _home(view: RaceTheWindView) -> dict[int, Home]:
    race = view.race
    if race.phase != OVER:
        return {}
    boats = race.boats[: race.fleet]
    taken = [Space(boat.x, boat.y) for boat in boats if boat.status == RACING]
    return last_places(view, [boat.seat for boat in boats if boat.status == FINISHED], taken)
