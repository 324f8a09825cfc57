"""Distances as a yacht sails them: how many legs a stretch of water takes in a given wind.

The spaces that one leg of any direction can reach, joined by straight lines, make a polygon round
the yacht. Two directions are enough to get anywhere, so the legs needed for a stretch are the
factor by which the polygon must grow to touch its end: the largest of one linear form per side.
Everything is in sixtieths of a leg, which makes all these forms whole.
"""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import DX, DY, NO_TACK, STARBOARD

LEG = 60
"""One leg: distances are counted in sixtieths of it."""

FAR = 1_000_000
"""Not reachable this way at all."""


@rule
def along(dx: int, dy: int, direction: int) -> int:
    """How far a stretch leads in one of the four main directions."""
    return dx * DX[direction & 7] + dy * DY[direction & 7]


@rule
def legs_for(dx: int, dy: int, wind: int) -> int:
    """REG-22: the legs a stretch takes with every direction open."""
    if wind & 1 == 0:
        up = along(dx, dy, wind)
        across = abs(along(dx, dy, wind + 2))
        return max(60 * up, 30 * (across + up), 10 * (3 * across + up), -20 * up)
    left = along(dx, dy, wind - 1)
    right = along(dx, dy, wind + 1)
    beating = max(60 * (left + right), 60 * left + 30 * right, 60 * right + 30 * left)
    return max(beating, 10 * abs(left) - 20 * right, 10 * abs(right) - 20 * left)


@rule
def legs_on_tack(dx: int, dy: int, wind: int, tack: int) -> int:
    """REG-64: the legs a stretch takes without a change of tack, or FAR."""
    if wind & 1 == 0:
        up = along(dx, dy, wind)
        across = along(dx, dy, wind + 2)
        if tack == STARBOARD:
            across = -across
        if across < 0 or up > across:
            return FAR
        return max(30 * (across + up), 10 * (3 * across + up), -10 * (across + 3 * up))
    ahead = along(dx, dy, wind + 1)
    behind = along(dx, dy, wind - 1)
    if tack == STARBOARD:
        ahead = along(dx, dy, wind - 1)
        behind = along(dx, dy, wind + 1)
    if behind > 0 or behind > ahead:
        return FAR
    return max(60 * ahead + 30 * behind, 10 * abs(ahead) - 20 * behind)


@rule
def legs_flying(dx: int, dy: int, wind: int, tack: int) -> int:
    """REG-39, REG-40, REG-70: the legs a stretch takes under spinnaker, or FAR.

    In the basic game (NO_TACK) both broad reaches are open, in the advanced game only one.
    """
    if wind & 1 == 0:
        down = -along(dx, dy, wind)
        across = along(dx, dy, wind + 2)
        if tack == STARBOARD:
            across = -across
        if abs(across) > down or (tack != NO_TACK and across < 0):
            return FAR
        return 15 * down if tack == NO_TACK else 20 * down - 5 * across
    left = -along(dx, dy, wind - 1)
    right = -along(dx, dy, wind + 1)
    if left < 0 or right < 0:
        return FAR
    if tack == NO_TACK:
        return max(15 * left + 5 * right, 15 * right + 5 * left)
    if tack == STARBOARD:
        return 15 * right + 5 * left if right >= left else FAR
    return 15 * left + 5 * right if left >= right else FAR
