"""Who is engaged with whom: the contested points of a position, and who has priority for them."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.events import Space
from ...sailing import DX, DY
from ..rules.right_of_way import judge_foul, priority, route
from ..rules.state import NONE, RACING, Boat, Race
from ..rules.water import boat_at
from ..view import RaceTheWindView, is_afloat


@dataclass(frozen=True, slots=True)
class Contest:
    """A point that two boats may want, and the rule by which one of them has it."""

    at: Space
    first: int  # the seat with priority
    second: int
    rule: int
    occupied: bool


def points_of(race: Race, boat: Boat) -> list[Space]:
    """RTW-69: the points of a boat's route."""
    dx, dy = DX[boat.heading], DY[boat.heading]
    steps = range(1, route(race, boat) + 1)
    return [Space(boat.x + i * dx, boat.y + i * dy) for i in steps]


def can_protest(boat: Boat) -> bool:
    """RTW-77: not a boat that skips its turn or is in a circle."""
    return is_afloat(boat) and not boat.skip and not boat.quarters


def contested(view: RaceTheWindView) -> list[Contest]:
    """The contests of a view."""
    return contests(view.race)


def contests(race: Race) -> list[Contest]:
    """RTW-68: every point that is occupied on a route, or free and on two."""
    found = []
    boats = [boat for boat in race.boats[: race.fleet] if can_protest(boat)]
    routes = {boat.seat: points_of(race, boat) for boat in boats}
    for boat in boats:
        for at in routes[boat.seat]:
            there = boat_at(race, *at)
            if there != NONE:
                found.append(_decided(race, boat, race.boats[there], at, True))
            for other in boats:
                if there == NONE and other.seat > boat.seat and at in routes[other.seat]:
                    found.append(_decided(race, boat, other, at, False))
    return found


def _decided(race: Race, boat: Boat, other: Boat, at: Space, occupied: bool) -> Contest:
    rule = priority(race, boat, other, other.x, other.y, other.heading)
    first, second = (boat.seat, other.seat) if rule > 0 else (other.seat, boat.seat)
    if rule == -73 and not occupied:
        # all equal: whoever comes first in turn order will be there first
        order = race.turns[race.at : race.fleet] + race.turns[: race.at]
        first, second = sorted((boat.seat, other.seat), key=order.index)
    return Contest(at, first, second, abs(rule), occupied)


def fouls(race: Race, boat: Boat) -> list[tuple[int, int]]:
    """RTW-74, RTW-75, RTW-85: who could protest against a boat as things stand, by which rule."""
    if boat.status != RACING or boat.x == NONE:
        return []
    found = []
    for other in race.boats[: race.fleet]:
        if other.seat != boat.seat and can_protest(other):
            rule = judge_foul(race, other, boat)
            if rule > 0:
                found.append((other.seat, rule))
    return found
