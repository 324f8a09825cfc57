"""Placing the boats: spots along or behind the line, and the first headings."""

from __future__ import annotations

from ....engine.rules import rule, table
from .actions import AREA, AREA_COLS, DROP, MIDDLE_SLOT, SLOT
from .contact import OK, hull_touches, in_zone
from .geometry import HEADINGS
from .state import ADVANCED, GIGAMIC, Race, Scratch

WHERE = table((8, 11, 9))
"""The rule about the place, by rule set."""

WIDEST = table((4, 12, 2))
"""How many steps of 15 degrees a first heading may lie off north, by rule set."""

SLOT_WIDTH = 25_000
BEHIND_LINE = 5_000


@rule
def is_spot(race: Race, spot: int) -> bool:
    """LPR-08, LPR-09, LPR-11: a slot along the line, or in the advanced game a spot of the area."""
    if race.rules == ADVANCED:
        return AREA <= spot < DROP
    return SLOT <= spot < AREA and abs(spot - MIDDLE_SLOT) <= race.slots


@rule
def spot_x(race: Race, spot: int) -> int:
    """LPR-08, LPR-09, LPR-11: where the bow is placed, counted from the middle of the line."""
    middle = (race.line_west + race.line_east) // 2
    if race.rules == ADVANCED:
        return middle + 50_000 * ((spot - AREA) % AREA_COLS - AREA_COLS // 2)
    return middle + SLOT_WIDTH * (spot - MIDDLE_SLOT)


@rule
def spot_y(race: Race, spot: int) -> int:
    """LPR-08, LPR-09, LPR-11: on the plank, just behind the line, or in the start area."""
    if race.rules == ADVANCED:
        return race.line_y - 10_000 - 40_000 * ((spot - AREA) // AREA_COLS + 1)
    return race.line_y - (BEHIND_LINE if race.rules == GIGAMIC else 0)


@rule
def is_first_heading(race: Race, heading: int) -> bool:
    """LPR-08, LPR-09, LPR-11: within 60 degrees of north, within 30, or any."""
    return min(heading, HEADINGS - heading) <= WIDEST[race.rules]


@rule
def why_not_lie(race: Race, spot: int, heading: int, zones: bool, scratch: Scratch) -> int:
    """LPR-08, LPR-09, LPR-11, LPR-12, LPR-13: a first heading on a spot."""
    if not is_first_heading(race, heading):
        return WHERE[race.rules]
    x = spot_x(race, spot)
    y = spot_y(race, spot)
    contact = hull_touches(race, race.mover, x, y, heading, scratch)
    if race.rules == ADVANCED and scratch.hull.north >= race.line_y:
        return 11
    if contact != OK:
        return 13
    if zones and in_zone(race, race.mover, x, y, heading, scratch):
        return 12
    return 0


@rule
def why_not_spot(race: Race, spot: int, zones: bool, scratch: Scratch) -> int:
    """LPR-08, LPR-09, LPR-11, LPR-12, LPR-13: a spot needs a heading that may be chosen there."""
    if not is_spot(race, spot):
        return WHERE[race.rules]
    refused = 13
    for heading in range(HEADINGS):
        reason = why_not_lie(race, spot, heading, zones, scratch)
        if reason == 0:
            return 0
        if reason == 12:
            refused = 12
    return refused


@rule
def zones_count(race: Race, scratch: Scratch) -> bool:
    """LPR-12: zones are kept clear as long as they leave a spot to the boat that is placed."""
    for spot in range(SLOT, DROP):
        if is_spot(race, spot) and why_not_spot(race, spot, True, scratch) == 0:
            return True
    return False
