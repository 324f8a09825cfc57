"""What the sailing games share: the compass, points of sail, tacks, windward and leeward.

Directions are 0 to 7, clockwise from north. The wind is named by where it comes FROM.
"""

from __future__ import annotations

from ..engine.rules import rule, table

N, NE, E, SE, S, SW, W, NW = range(8)
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

DX = table((0, 1, 1, 1, 0, -1, -1, -1))
DY = table((1, 1, 0, -1, -1, -1, 0, 1))

# Points of sail, by the angle between course and wind in eighths of a circle.
HEAD_TO_WIND, BEATING, BEAM_REACHING, BROAD_REACHING, RUNNING = range(5)

# The side the wind comes over.
NO_TACK, PORT, STARBOARD = range(3)


@rule
def opposite(direction: int) -> int:
    """The direction straight back."""
    return (direction + 4) & 7


@rule
def point_of_sail(direction: int, wind: int) -> int:
    """How a course lies to the wind: from head to wind (0) to running (4)."""
    turned = (direction - wind) & 7
    return turned if turned <= 4 else 8 - turned


@rule
def tack_on(direction: int, wind: int, present: int) -> int:
    """The tack on a course; head to wind and dead before it a yacht keeps the tack she has."""
    turned = (direction - wind) & 7
    if turned & 3 == 0:
        return present
    return PORT if turned < 4 else STARBOARD


@rule
def to_windward(x: int, y: int, wind: int) -> int:
    """How far upwind a point lies: of two points the larger is the one to windward."""
    return x * DX[wind] + y * DY[wind]


@rule
def distance(x: int, y: int, to_x: int, to_y: int) -> int:
    """Steps between two points when a diagonal step counts one."""
    dx = abs(to_x - x)
    dy = abs(to_y - y)
    return dx if dx > dy else dy
