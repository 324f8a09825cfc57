"""Turning on the spot: with a sun on oneself, hove to, or blocked."""

from __future__ import annotations

from ....engine.rules import rule
from .contact import OK, ZONE, hull_touches, in_zone_of
from .geometry import COS, SIN, rounded
from .state import Boat, Race, Scratch

HALF_LENGTH = 25_000


@rule
def pivoted_x(boat: Boat, heading: int) -> int:
    """LPR-32, LPR-45, LPR-58: where the bow comes to when the boat turns about its middle."""
    return boat.x + rounded(HALF_LENGTH * (SIN[heading] - SIN[boat.heading]))


@rule
def pivoted_y(boat: Boat, heading: int) -> int:
    """LPR-32, LPR-45, LPR-58: where the bow comes to when the boat turns about its middle."""
    return boat.y + rounded(HALF_LENGTH * (COS[heading] - COS[boat.heading]))


@rule
def judge_pivot(race: Race, boat: Boat, heading: int, scratch: Scratch) -> int:
    """LPR-26, LPR-27, LPR-30: touch nothing, and turn into no zone; to stay is always allowed."""
    if heading == boat.heading:
        return OK
    x = pivoted_x(boat, heading)
    y = pivoted_y(boat, heading)
    contact = hull_touches(race, boat.seat, x, y, heading, scratch)
    if contact != OK:
        return contact
    for other in range(race.boats_out):
        if other == boat.seat or not in_zone_of(race, other, x, y, heading, scratch):
            continue
        if not in_zone_of(race, other, boat.x, boat.y, boat.heading, scratch):
            return ZONE
    return OK


@rule
def pivot(boat: Boat, heading: int) -> None:
    """LPR-32, LPR-45, LPR-58: the boat is lifted and set down on its new heading."""
    x = pivoted_x(boat, heading)
    y = pivoted_y(boat, heading)
    boat.x = x
    boat.y = y
    boat.heading = heading
