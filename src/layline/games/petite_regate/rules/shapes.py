"""Shapes on the water: hulls, zones, buoys, and whether they touch.

Two convex shapes are apart if the shadows they cast on some line perpendicular to an edge of one of
them are apart. Boxes are compared first: they settle nearly everything.
"""

from __future__ import annotations

from ....engine.rules import rule, table
from .arrows import HULL_X, HULL_Y, ZONE_X, ZONE_Y
from .geometry import COS, HEADINGS, SIN, rounded
from .state import MOST_CORNERS, Shape, Solid

RADII = (12_000, 30_000, 40_000, 60_000)
"""Of buoys, rocks and the two islands."""

RADIUS = table(RADII)

# Round things are regular polygons with 24 corners, the first one to the north. Corners and edges
# that lie opposite each other are mirror images, so half of them is enough.
HALF_ROUND = HEADINGS // 2
ROUND_X = table(rounded(r * SIN[k]) for r in RADII for k in range(HALF_ROUND + 1))
ROUND_Y = table(rounded(r * COS[k]) for r in RADII for k in range(HALF_ROUND + 1))

# How far the shadows of shapes must overlap.
TOUCHING, OVERLAPPING = 0, 1


@rule
def frame(shape: Shape) -> None:
    """Set the box around a shape."""
    shape.west = shape.x[0]
    shape.east = shape.x[0]
    shape.south = shape.y[0]
    shape.north = shape.y[0]
    for i in range(1, shape.corners):
        shape.west = min(shape.west, shape.x[i])
        shape.east = max(shape.east, shape.x[i])
        shape.south = min(shape.south, shape.y[i])
        shape.north = max(shape.north, shape.y[i])


@rule
def lay_hull(shape: Shape, x: int, y: int, heading: int) -> None:
    """LPR-16: the hull of a boat with its bow at this point."""
    shape.corners = MOST_CORNERS
    for i in range(MOST_CORNERS):
        shape.x[i] = x + HULL_X[MOST_CORNERS * heading + i]
        shape.y[i] = y + HULL_Y[MOST_CORNERS * heading + i]
    frame(shape)


@rule
def lay_zone(shape: Shape, x: int, y: int, heading: int) -> None:
    """LPR-28: one card, laid lengthwise in front of the bow."""
    shape.corners = 4
    for i in range(4):
        shape.x[i] = x + ZONE_X[4 * heading + i]
        shape.y[i] = y + ZONE_Y[4 * heading + i]
    frame(shape)


@rule
def parted(one: Shape, other: Shape, reach: int) -> bool:
    """Whether an edge of the first shape has both of them on different sides."""
    for i in range(one.corners):
        j = i + 1 if i + 1 < one.corners else 0
        across = one.y[j] - one.y[i]
        along = one.x[i] - one.x[j]
        low = one.x[0] * across + one.y[0] * along
        high = low
        for k in range(1, one.corners):
            shadow = one.x[k] * across + one.y[k] * along
            low = min(low, shadow)
            high = max(high, shadow)
        other_low = other.x[0] * across + other.y[0] * along
        other_high = other_low
        for k in range(1, other.corners):
            shadow = other.x[k] * across + other.y[k] * along
            other_low = min(other_low, shadow)
            other_high = max(other_high, shadow)
        if high - other_low < reach or other_high - low < reach:
            return True
    return False


@rule
def meet(one: Shape, other: Shape, reach: int) -> bool:
    """LPR-26, LPR-30: two shapes touch (TOUCHING: if only by a hair) or overlap."""
    if one.east - other.west < reach or other.east - one.west < reach:
        return False
    if one.north - other.south < reach or other.north - one.south < reach:
        return False
    return not parted(one, other, reach) and not parted(other, one, reach)


@rule
def touches_solid(shape: Shape, solid: Solid) -> bool:
    """LPR-26: a shape touches a buoy or an obstacle, if only by a hair."""
    radius = RADIUS[solid.breadth]
    if shape.east < solid.x - radius or shape.west > solid.x + radius:
        return False
    if shape.north < solid.y - radius or shape.south > solid.y + radius:
        return False
    corner = solid.breadth * (HALF_ROUND + 1)
    for i in range(shape.corners):
        j = i + 1 if i + 1 < shape.corners else 0
        across = shape.y[j] - shape.y[i]
        along = shape.x[i] - shape.x[j]
        out = 0
        for k in range(corner, corner + HALF_ROUND):
            out = max(out, abs(ROUND_X[k] * across + ROUND_Y[k] * along))
        if is_beyond(shape, solid, across, along, out):
            return False
    for k in range(corner, corner + HALF_ROUND):
        across = ROUND_Y[k + 1] - ROUND_Y[k]
        along = ROUND_X[k] - ROUND_X[k + 1]
        out = abs(ROUND_X[k] * across + ROUND_Y[k] * along)
        if is_beyond(shape, solid, across, along, out):
            return False
    return True


@rule
def is_beyond(shape: Shape, solid: Solid, across: int, along: int, out: int) -> bool:
    """Whether the shadow of a shape lies farther than `out` from the middle of a round thing."""
    low = (shape.x[0] - solid.x) * across + (shape.y[0] - solid.y) * along
    high = low
    for k in range(1, shape.corners):
        shadow = (shape.x[k] - solid.x) * across + (shape.y[k] - solid.y) * along
        low = min(low, shadow)
        high = max(high, shadow)
    return low > out or high < -out
