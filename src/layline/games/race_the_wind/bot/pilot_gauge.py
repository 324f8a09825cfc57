"""Distances as a boat sails them: how many turns a stretch of water takes in a given wind.

The points that one turn straight ahead on any heading can reach, joined by straight lines, make a
polygon round the boat. Two headings are enough to get anywhere, so the turns needed for a stretch
are the factor by which the polygon must grow to touch its end: the largest of one linear form per
side. Everything is in sixtieths of a turn, which makes all these forms whole.
"""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import DX, DY, point_of_sail
from ..rules.state import Boat, Race
from ..rules.terms import BEAM, BROAD, HEAD_ON
from ..rules.water import is_mark, on_board

TURN = 60
"""One turn: distances are counted in sixtieths of it."""


@rule
def along(dx: int, dy: int, direction: int) -> int:
    """How far a stretch leads in one of the four main directions."""
    return dx * DX[direction & 7] + dy * DY[direction & 7]


@rule
def turns_for(dx: int, dy: int, wind: int) -> int:
    """RTW-41, RTW-45, RTW-48, RTW-50: the turns a stretch takes, manoeuvres not counted."""
    if wind & 1 == 0:
        up = abs(along(dx, dy, wind))
        return max(60 * up, 30 * (abs(along(dx, dy, wind + 2)) + up))
    left = along(dx, dy, wind - 1)
    right = along(dx, dy, wind + 1)
    beating = max(60 * (left + right), 30 * (2 * left + right), 30 * (left + 2 * right))
    return max(beating, -15 * (3 * left + right), -15 * (left + 3 * right))


@rule
def turns_to_change(dx: int, dy: int, wind: int) -> int:
    """RTW-42, RTW-47, RTW-49: the manoeuvre between the two headings that a stretch needs."""
    if wind & 1 == 0:
        up = along(dx, dy, wind)
        across = abs(along(dx, dy, wind + 2))
        if up <= 0 or up == across:
            return 0
        return TURN if up > across else TURN // 2
    left = along(dx, dy, wind - 1)
    right = along(dx, dy, wind + 1)
    if left + right == 0 or (left + right > 0 and left * right == 0):
        return 0
    if left == right and left < 0:
        return 0
    return TURN if left > 0 and right > 0 else TURN // 2


@rule
def turns_round(dx: int, dy: int, wind: int) -> int:
    """RTW-37: a short stretch round a mark, with a manoeuvre before it."""
    return turns_for(dx, dy, wind) + turns_to_change(dx, dy, wind) + TURN // 2


@rule
def turns_from(race: Race, boat: Boat, x: int, y: int, wind: int) -> int:
    """RTW-37, RTW-40: the turns from a boat on her present heading to a point.

    A heading that does not lead there has to be left first, which costs a turn close-hauled and on
    a run, half a turn on a beam reach, and on a broad reach a movement in the wrong direction.
    """
    dx = x - boat.x
    dy = y - boat.y
    way = turns_for(dx, dy, wind)
    if way == 0:
        return 0
    turns = way + turns_to_change(dx, dy, wind)
    sail = point_of_sail(boat.heading, wind)
    ahead_x = boat.x + DX[boat.heading]
    ahead_y = boat.y + DY[boat.heading]
    barred = not on_board(race, ahead_x, ahead_y) or is_mark(race, ahead_x, ahead_y)
    if sail == HEAD_ON or barred:
        return turns + TURN
    gain = way - turns_for(x - ahead_x, y - ahead_y, wind)
    whole = TURN // 2 if sail == BEAM else TURN
    if gain == whole:
        return turns
    return turns + (whole - gain if sail == BROAD else whole)
