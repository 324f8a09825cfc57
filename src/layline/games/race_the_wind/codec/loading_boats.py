"""Reading positions: the boats."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from ....engine.strict import Strict
from ...sailing import DIRECTIONS
from ..rules.rounding import is_upwind_leg
from ..rules.start import LAST_START_ROUND
from ..rules.state import HEAD, LAYOUT, NONE, ORDER, OVER, PLACE, RACING, TOKENS, Boat, Race
from ..rules.water import is_mark, is_taken, on_board, on_line, on_ray, put_on_board
from .notation import ACTS, PHASES, ROTATIONS, STATUSES
from .options import LETTERS, PointText, point

LETTER = Literal["A", "B", "C", "D", "E"]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

MOST = 30_000
"""More penalties or crossings than the longest race has turns."""


class CircleOf(Strict):
    """A penalty circle in progress."""

    dir: Literal["L", "R"]
    left: int = Field(ge=1, le=3)


class LastOf(Strict):
    """A boat's last turn."""

    start: PointText
    first: Literal["move", "turn"] | None = None
    arrived: Direction | None = None


class BoatOf(Strict):
    """A boat; what is left out has the default of the specification's section 7.5."""

    at: PointText | None = None
    heading: Direction | None = None
    leg: int | None = Field(None, ge=0, le=10)
    net: int = Field(0, ge=-MOST, le=MOST)
    line_from: Literal["N", "S"] | None = None
    ray_from: Literal["W", "E"] | None = None
    skip: bool = False
    penalties: int = Field(0, ge=0, le=MOST)
    circle: CircleOf | None = None
    marker: PointText | None = None
    stay: int = Field(0, ge=0, le=100)
    immune: Literal["RTW-78", "RTW-79", "RTW-80"] | None = None
    last: LastOf | None = None
    status: Literal["racing", "finished", "retired"] = "racing"


def load_boat(race: Race, boat: Boat, given: BoatOf, name: str) -> None:
    """RTW-03, RTW-33: a boat as she is described; ValueError names what cannot be."""
    where = f"boats.{name}"
    boat.status = STATUSES.index(given.status)
    started = race.rounds > LAST_START_ROUND
    boat.leg = int(started) if given.leg is None else given.leg
    if boat.leg > 2 * race.laps:
        raise ValueError(f"{where}.leg: {given.leg}, but the race has {2 * race.laps} (RTW-09)")
    if boat.leg == 0 and given.net != 0:
        raise ValueError(f"{where}.net: {given.net}, but she has not started (RTW-33)")
    boat.net = given.net
    boat.skip = int(given.skip)
    boat.penalties = given.penalties
    boat.stay = given.stay
    boat.immune = int(given.immune.removeprefix("RTW-")) if given.immune else 0
    if given.heading is not None:
        boat.heading = DIRECTIONS.index(given.heading)
    if given.at is not None:
        if boat.status != RACING:
            raise ValueError(f"{where}.at: a boat that has {given.status} is off the board")
        x, y = point(given.at)
        if not on_board(race, x, y) or is_taken(race, x, y):
            raise ValueError(f"{where}.at: {given.at} is off the board or taken (RTW-51)")
        put_on_board(race, boat, x, y)
    _crossing(race, boat, given, where)
    _circle_and_marker(race, boat, given, where)
    if given.last is not None:
        boat.sailed = 1
        boat.last_x, boat.last_y = point(given.last.start)
        if not on_board(race, boat.last_x, boat.last_y):
            raise ValueError(f"{where}.last.start: {given.last.start} is off the board")
        boat.last_first = ACTS.index(given.last.first) if given.last.first else NONE
        boat.last_arrived = DIRECTIONS.index(given.last.arrived) if given.last.arrived else NONE


def _crossing(race: Race, boat: Boat, given: BoatOf, where: str) -> None:
    """RTW-101, RTW-102: the side she came from, for a boat on the line or on the ray."""
    if given.line_from is not None:
        if not on_line(race, boat.x, boat.y):
            raise ValueError(f"{where}.line_from: she is not on the line (RTW-04)")
        boat.line_from = DIRECTIONS.index(given.line_from)
    if given.ray_from is not None:
        if not on_ray(race, boat.x, boat.y) or not is_upwind_leg(boat.leg):
            raise ValueError(f"{where}.ray_from: she is not on the ray of an upwind leg (RTW-102)")
        boat.ray_from = DIRECTIONS.index(given.ray_from)


def _circle_and_marker(race: Race, boat: Boat, given: BoatOf, where: str) -> None:
    """RTW-86, RTW-95: a circle needs a penalty, a marker a point."""
    if given.circle is not None:
        if boat.penalties == 0:
            raise ValueError(f"{where}.circle: she has no penalty to pay (RTW-86)")
        boat.circling, boat.quarters = ROTATIONS[given.circle.dir], given.circle.left
    if given.marker is not None:
        x, y = point(given.marker)
        if not on_board(race, x, y) or is_mark(race, x, y):
            raise ValueError(f"{where}.marker: {given.marker} is off the board or a mark (RTW-95)")
        boat.marker_x, boat.marker_y = x, y


def check_places(race: Race) -> None:
    """RTW-24: who is on the board in this phase, and who has a heading."""
    placed = race.fleet
    if race.phase in (ORDER, LAYOUT, TOKENS):
        placed = 0
    elif race.phase in (PLACE, HEAD):
        placed = race.at
    for turn, seat in enumerate(race.turns[: race.fleet]):
        boat = race.boats[seat]
        if boat.status != RACING or race.phase == OVER:
            continue
        where, phase = f"boats.{LETTERS[seat]}", PHASES[race.phase]
        heading_now = race.phase == HEAD and turn == race.at
        if (boat.x != NONE) != (turn < placed or heading_now):
            is_it = "missing; she is placed" if boat.x == NONE else "she is not placed yet"
            raise ValueError(f"{where}.at: {is_it} in phase {phase}")
        if (boat.heading != NONE) != (turn < placed):
            is_it = "missing; she has one" if boat.heading == NONE else "she has none"
            raise ValueError(f"{where}.heading: {is_it} in phase {phase}")
