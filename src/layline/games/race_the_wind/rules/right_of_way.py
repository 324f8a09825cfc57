"""Right of way: routes, priority, and when a protest is upheld."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule, table
from ...sailing import DX, DY, STARBOARD
from .events import PENALTY
from .state import NONE, RACING, TURNED, Boat, Race
from .terms import SPEED, sail_on, tack, upwind
from .water import boat_at, in_zone, is_taken, on_board

REACH = table((0, 1, 2, 1, 1))
"""RTW-69: how many points a boat reaches in one turn straight ahead, by point of sail."""


@rule
def route(race: Race, boat: Boat) -> int:
    """RTW-69: how many points her route has; it ends before a mark or the edge, at a boat."""
    reach = REACH[sail_on(race, boat.heading)]
    for i in range(1, reach + 1):
        x = boat.x + i * DX[boat.heading]
        y = boat.y + i * DY[boat.heading]
        if not on_board(race, x, y):
            return i - 1
        if is_taken(race, x, y):
            return i if boat_at(race, x, y) != NONE else i - 1
    return reach


@rule
def is_on_route(race: Race, boat: Boat, x: int, y: int) -> bool:
    """RTW-68, RTW-69: this point is on her route."""
    for i in range(1, route(race, boat) + 1):
        if boat.x + i * DX[boat.heading] == x and boat.y + i * DY[boat.heading] == y:
            return True
    return False


@rule
def first_on_route(race: Race, boat: Boat) -> int:
    """RTW-68, RTW-69: the boat at which her route ends, or NONE."""
    steps = route(race, boat)
    if steps == 0:
        return NONE
    return boat_at(race, boat.x + steps * DX[boat.heading], boat.y + steps * DY[boat.heading])


@rule
def far_from(race: Race, mark: int, x: int, y: int) -> int:
    """RTW-84: the square of the straight distance to a mark."""
    dx = x - race.marks[mark].x
    dy = y - race.marks[mark].y
    return dx * dx + dy * dy


@rule
def inside(race: Race, x: int, y: int, to_x: int, to_y: int) -> int:
    """RTW-83, RTW-84: which of two points in one zone is nearer to its mark.

    1 for the first, -1 for the second, 0 if the zone does not decide.
    """
    for mark in range(3):
        if in_zone(race, mark, x, y) and in_zone(race, mark, to_x, to_y):
            nearer = far_from(race, mark, to_x, to_y) - far_from(race, mark, x, y)
            if nearer != 0:
                return 1 if nearer > 0 else -1
    return 0


@rule
def priority(race: Race, boat: Boat, other: Boat, x: int, y: int, heading: int) -> int:
    """RTW-70, RTW-71, RTW-72, RTW-73, RTW-81, RTW-84: the rule that decides between two boats.

    It is positive if it gives the boat priority over the other, seen at x, y on a heading, and
    negative if the other has it. The first that decides is the only one used: the inside boat in
    a zone, starboard tack, leeward, speed; then whoever is there first, which is the other. All is
    read in the present wind.
    """
    if boat.leg > 0 and other.leg > 0:
        nearer = inside(race, boat.x, boat.y, x, y)
        if nearer != 0:
            return 84 * nearer
    mine = tack(boat.heading, race.wind)
    hers = tack(heading, race.wind)
    if mine != hers:
        return 70 if mine == STARBOARD else -70
    mine = upwind(race, boat.x, boat.y)
    hers = upwind(race, x, y)
    if mine != hers:
        return 71 if mine < hers else -71
    mine = SPEED[sail_on(race, boat.heading)]
    hers = SPEED[sail_on(race, heading)]
    if mine != hers:
        return 72 if mine > hers else -72
    return -73


@rule
def may_give_way(race: Race, boat: Boat) -> bool:
    """RTW-53: the point ahead is on the route of a boat that has priority for it."""
    if race.give_way == 0:
        return False
    x = boat.x + DX[boat.heading]
    y = boat.y + DY[boat.heading]
    for seat in range(race.fleet):
        other = race.boats[seat]
        if seat == boat.seat or other.status != RACING or other.skip == 1 or other.quarters > 0:
            continue
        if (
            is_on_route(race, other, x, y)
            and priority(race, other, boat, boat.x, boat.y, boat.heading) > 0
        ):
            return True
    return False


# Protests.


@rule
def judge(race: Race, boat: Boat, seat: int) -> int:
    """RTW-68, RTW-77: a protest of the boat on move: the rule upholding it, or less than 0.

    A protest is made at the beginning of a turn and not by a boat that skips it or is in a circle.
    """
    if seat < 0 or seat >= race.fleet or seat == boat.seat or race.boats[seat].status != RACING:
        return -68
    if race.turn.done > 0 or boat.skip == 1 or boat.quarters > 0:
        return -77
    return judge_foul(race, boat, race.boats[seat])


@rule
def judge_foul(race: Race, boat: Boat, other: Boat) -> int:
    """RTW-68: has the other denied her a point of her route? The rule, less than 0 if not."""
    if first_on_route(race, boat) == other.seat:
        return judge_point(race, boat, other)
    if (
        other.last_first == TURNED
        and other.last_arrived != NONE
        and other.immune == 0
        and other.sailed == 1
        and is_on_route(race, boat, other.last_x, other.last_y)
    ):
        return judge_escape(race, boat, other)
    return -68


@rule
def judge_point(race: Race, boat: Boat, other: Boat) -> int:
    """RTW-74, RTW-75, RTW-77, RTW-78, RTW-79, RTW-80: the other is on a point of her route.

    A boat that stayed there is judged as she stands, one that moved there as she was just before.
    """
    if other.sailed == 0:
        return -77
    if other.immune != 0:
        return -other.immune
    if other.last_arrived == NONE:
        return priority(race, boat, other, other.x, other.y, other.heading)
    came = other.last_arrived
    return priority(race, boat, other, other.x - DX[came], other.y - DY[came], came)


@rule
def judge_escape(race: Race, boat: Boat, other: Boat) -> int:
    """RTW-76, RTW-85: the other turned first and then left a point of her route.

    In the zone of a mark that does not free her from a follower who is nearer to it.
    """
    started = boat.leg > 0 and other.leg > 0
    if started and inside(race, boat.x, boat.y, other.last_x, other.last_y) > 0:
        return 85
    return -76


@rule
def why_not_protest(race: Race, boat: Boat, seat: int) -> int:
    """RTW-68, RTW-76, RTW-77: the rule that refuses a protest, or 0 if it will be upheld."""
    found = judge(race, boat, seat)
    return -found if found < 0 else 0


@rule
def uphold(race: Race, boat: Boat, seat: int, log: Ints) -> None:
    """RTW-78, RTW-82: one penalty a turn, however many boats it hindered; nothing else changes."""
    other = race.boats[seat]
    note(log, judge(race, boat, seat), seat, PENALTY, boat.seat, 0, 0, 0)
    other.penalties += 1
    other.immune = 78
