"""Penalties: a full circle on the spot, quarter by quarter."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from ...sailing import distance
from .events import DECLARES, PAID, TURNS
from .state import QUARTERED, RACING, Boat, Race
from .terms import BEAM

QUARTERS = 4


@rule
def why_not_penalty(race: Race, boat: Boat) -> int:
    """RTW-86, RTW-87, RTW-88, RTW-89: when a circle may be declared."""
    if boat.penalties == 0:
        return 86
    if boat.leg == 0 or race.turn.done > 0:
        return 87
    for i in range(3):
        if distance(boat.x, boat.y, race.marks[i].x, race.marks[i].y) < 2:
            return 88
    for seat in range(race.fleet):
        other = race.boats[seat]
        if seat == boat.seat or other.status != RACING:
            continue
        if distance(boat.x, boat.y, other.x, other.y) < 2:
            return 89
    return 0


@rule
def declare(race: Race, boat: Boat, rotation: int, log: Ints) -> None:
    """RTW-80, RTW-87: the circle is declared with its direction; nobody may protest against it."""
    boat.circling = rotation
    boat.quarters = QUARTERS
    race.turn.forced = 1
    note(log, 87, boat.seat, DECLARES, rotation, 0, 0, 0)


@rule
def quarter_turn(boat: Boat, log: Ints) -> None:
    """RTW-86, RTW-91, RTW-93: one of four quarters, through head to wind if need be."""
    boat.heading = (boat.heading + boat.circling) & 7
    boat.quarters -= 1
    note(log, 90, boat.seat, TURNS, boat.heading, 0, 0, 0)
    if boat.quarters == 0:
        boat.circling = 0
        boat.penalties -= 1
        note(log, 90, boat.seat, PAID, 0, 0, 0, 0)


@rule
def circles_on(race: Race, boat: Boat) -> bool:
    """RTW-90: after a quarter a second one follows in the turn if it began on a beam reach."""
    turn = race.turn
    return (
        boat.quarters > 0
        and turn.sail == BEAM
        and race.flat_penalty == 0
        and turn.done == 1
        and turn.acts[0] == QUARTERED
    )
