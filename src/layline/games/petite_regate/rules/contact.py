"""What a boat may not touch, and where it may not end."""

from __future__ import annotations

from ....engine.rules import rule, table
from .arrows import HULL_BOX, MOVE_BOX, ZONE_BOX
from .geometry import HEADINGS
from .shapes import OVERLAPPING, RADIUS, TOUCHING, lay_hull, lay_zone, meet, touches_solid
from .state import NONE, Race, Scratch, Shape

# How a movement or a heading is judged.
OK, EARLY, ZONE, BUOY, BOAT, OBSTACLE, EDGE = range(7)

RANK = table((0, 1, 1, 2, 2, 3, 3))
"""Which judgement is better; some are equal."""

REASON = table((0, 50, 30, 26, 26, 26, 27))
"""The rule that stands against it."""


@rule
def on_table(race: Race, west: int, east: int, south: int, north: int) -> bool:
    """LPR-27: the edge itself still belongs to the table."""
    return west >= 0 and east <= race.width and south >= 0 and north <= race.height


@rule
def touched(race: Race, seat: int, shape: Shape, other: Shape) -> int:
    """LPR-13, LPR-26, LPR-27, LPR-65: the edge, then buoys and obstacles, then other hulls."""
    if not on_table(race, shape.west, shape.east, shape.south, shape.north):
        return EDGE
    for i in range(race.solids_out):
        if touches_solid(shape, race.solids[i]):
            return OBSTACLE if race.solids[i].obstacle == 1 else BUOY
    for i in range(race.boats_out):
        boat = race.boats[i]
        if i != seat and boat.heading != NONE:
            lay_hull(other, boat.x, boat.y, boat.heading)
            if meet(shape, other, TOUCHING):
                return BOAT
    return OK


@rule
def has_sea_room(race: Race, seat: int, x: int, y: int, heading: int, arrow: int) -> bool:
    """LPR-24, LPR-25: a shortcut: the box round the whole movement holds nothing to touch."""
    at = 4 * (arrow * HEADINGS + heading)
    west = x + MOVE_BOX[at]
    east = x + MOVE_BOX[at + 1]
    south = y + MOVE_BOX[at + 2]
    north = y + MOVE_BOX[at + 3]
    if not on_table(race, west, east, south, north):
        return False
    for i in range(race.solids_out):
        solid = race.solids[i]
        radius = RADIUS[solid.breadth]
        beside = east < solid.x - radius or west > solid.x + radius
        if not beside and north >= solid.y - radius and south <= solid.y + radius:
            return False
    for i in range(race.boats_out):
        boat = race.boats[i]
        if i != seat and boat.heading != NONE:
            hull = 4 * boat.heading
            beside = east < boat.x + HULL_BOX[hull] or west > boat.x + HULL_BOX[hull + 1]
            over = south > boat.y + HULL_BOX[hull + 3]
            if not beside and not over and north >= boat.y + HULL_BOX[hull + 2]:
                return False
    return True


@rule
def in_zone_of(race: Race, other: int, x: int, y: int, heading: int, scratch: Scratch) -> bool:
    """LPR-28, LPR-30: a hull here would lie in the zone of this boat; its border is free."""
    boat = race.boats[other]
    if boat.heading == NONE:
        return False
    hull = 4 * heading
    zone = 4 * boat.heading
    dx = boat.x - x
    dy = boat.y - y
    if HULL_BOX[hull + 1] <= dx + ZONE_BOX[zone] or HULL_BOX[hull] >= dx + ZONE_BOX[zone + 1]:
        return False
    if (
        HULL_BOX[hull + 3] <= dy + ZONE_BOX[zone + 2]
        or HULL_BOX[hull + 2] >= dy + ZONE_BOX[zone + 3]
    ):
        return False
    lay_hull(scratch.hull, x, y, heading)
    lay_zone(scratch.other, boat.x, boat.y, boat.heading)
    return meet(scratch.hull, scratch.other, OVERLAPPING)


@rule
def in_zone(race: Race, seat: int, x: int, y: int, heading: int, scratch: Scratch) -> bool:
    """LPR-12, LPR-30: a hull here would lie in the zone of some other boat on the water."""
    for other in range(race.boats_out):
        if other != seat and in_zone_of(race, other, x, y, heading, scratch):
            return True
    return False


@rule
def hull_touches(race: Race, seat: int, x: int, y: int, heading: int, scratch: Scratch) -> int:
    """LPR-13, LPR-26, LPR-27: what a boat lying here would touch first."""
    lay_hull(scratch.hull, x, y, heading)
    return touched(race, seat, scratch.hull, scratch.other)
