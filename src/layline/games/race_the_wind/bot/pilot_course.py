"""The way still to go: from a boat to the end of her leg, in sixtieths of a turn.

Other boats and tokens are left out. Where a mark must be rounded, the way leads over the points
beside it, so that a boat on the wrong side knows what lies before her.
"""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import N, S, W
from ..rules.rounding import is_last_leg, is_upwind_leg
from ..rules.start import LAST_START_ROUND
from ..rules.state import BUOY, COMMITTEE, WINDWARD, Boat, Race
from .pilot_gauge import TURN, turns_from, turns_round

FAR = 1_000_000

PER_LEG = 60 * TURN
"""A leg that is still to come: more than any leg takes, so that completing one always pays."""

PER_CIRCLE = 12 * TURN
"""A crossing the wrong way, to be put right."""


RESERVE = TURN
"""How much longer the way to the start line is likely to take than it looks: others are about."""


@rule
def turns_up(race: Race, boat: Boat, wind: int) -> int:
    """RTW-102, RTW-103: to the windward mark, from the west over the ray, and down past it."""
    mark = race.marks[WINDWARD]
    if boat.net >= 1:
        return turns_down_past(race, boat, wind)
    wrong = -boat.net * PER_CIRCLE
    past = turns_round(1, -1, wind)
    if boat.ray_from == W:
        return wrong + turns_down_past(race, boat, wind)
    if boat.x < mark.x:
        return wrong + past + turns_from(race, boat, mark.x, mark.y + 1, wind)
    beside = turns_round(1, 1, wind)
    if boat.y < mark.y:
        return wrong + past + beside + turns_from(race, boat, mark.x - 1, mark.y, wind)
    below = turns_round(-2, 1, wind)
    return wrong + past + beside + below + turns_from(race, boat, mark.x + 1, mark.y - 1, wind)


@rule
def turns_down_past(race: Race, boat: Boat, wind: int) -> int:
    """RTW-103: from the ray or east of it down to the row of the mark, by whichever slant."""
    mark = race.marks[WINDWARD]
    if boat.y <= mark.y:
        return turns_from(race, boat, max(boat.x, mark.x) + 1, boat.y, wind)
    down = boat.y - mark.y
    shortest = FAR
    for aside in range(-1, 2):
        x = max(mark.x + 1, min(boat.x + aside * down, race.cols - 1))
        shortest = min(shortest, turns_from(race, boat, x, mark.y, wind))
    return shortest


@rule
def turns_to_line(race: Race, boat: Boat, row: int, wind: int) -> int:
    """RTW-04: to the nearest point of the line, or of the row above or below it."""
    shortest = FAR
    for x in range(race.marks[BUOY].x + 1, race.marks[COMMITTEE].x):
        shortest = min(shortest, turns_from(race, boat, x, row, wind))
    return shortest


@rule
def turns_round_outside(race: Race, boat: Boat, row: int, wind: int) -> int:
    """RTW-104: up outside the gate, past the buoy or the committee boat, whichever is nearer.

    Between the marks she first gets clear of the line, below it.
    """
    buoy = race.marks[BUOY]
    committee = race.marks[COMMITTEE]
    if boat.x <= buoy.x or boat.x >= committee.x:
        by_buoy = turns_from(race, boat, buoy.x - 1, row, wind)
        return min(by_buoy, turns_from(race, boat, committee.x + 1, row, wind))
    up = row + 1 - buoy.y
    by_buoy = turns_from(race, boat, buoy.x, buoy.y - 1, wind) + turns_round(-1, up, wind)
    by_committee = turns_from(race, boat, committee.x, buoy.y - 1, wind)
    return min(by_buoy, by_committee + turns_round(1, up, wind))


@rule
def turns_through_gate(race: Race, boat: Boat, wind: int) -> int:
    """RTW-104: down over the line and up outside, near one of its ends."""
    gate = race.marks[BUOY].y
    out = turns_round(-2, 1, wind)
    shortest = FAR
    for end in range(2):
        x = race.marks[COMMITTEE].x - 1 if end == 1 else race.marks[BUOY].x + 1
        if end == 1:
            out = turns_round(2, 1, wind)
        shortest = min(shortest, turns_from(race, boat, x, gate, wind) + out)
    return shortest + turns_round(0, -1, wind)


@rule
def turns_down(race: Race, boat: Boat, wind: int) -> int:
    """RTW-104, RTW-105: to the gate and round it, or on the last leg over the line."""
    gate = race.marks[BUOY].y
    last = is_last_leg(race, boat.leg)
    if boat.line_from == N:
        return turns_to_line(race, boat, gate - 1, wind) + (0 if last else 3 * TURN)
    if boat.y > gate:
        if last:
            return TURN + turns_to_line(race, boat, gate, wind)
        return turns_through_gate(race, boat, wind) + max(0, -boat.net) * PER_CIRCLE
    if last:
        return 4 * TURN + turns_to_line(race, boat, gate + 1, wind)
    if boat.net >= 1:
        if boat.line_from == S:
            return 3 * TURN + turns_to_line(race, boat, gate - 1, wind)
        return turns_round_outside(race, boat, gate, wind)
    wrong = (1 - boat.net) * PER_CIRCLE
    return wrong + turns_round_outside(race, boat, gate + 1, wind)


@rule
def turns_to_start(race: Race, boat: Boat, coming: int) -> int:
    """RTW-31, RTW-33, RTW-34: to be on the line in round 8, from below, and not before round 8.

    `coming` is the round of her next turn. Too early costs a little, for time has to be burnt.
    """
    gate = race.marks[BUOY].y
    if boat.line_from == S and coming > LAST_START_ROUND:
        return turns_to_line(race, boat, gate + 1, race.wind)
    if boat.y < gate:
        way = turns_to_line(race, boat, gate, race.wind)
    else:
        way = 3 * TURN + turns_to_line(race, boat, gate - 1, race.wind)
    late = (coming - 1) * TURN + way + RESERVE - (LAST_START_ROUND + 1) * TURN
    wait = late if late > 0 else -late // 6
    return TURN + wait + (TURN if boat.y >= gate else 0)


@rule
def way_left(race: Race, boat: Boat, coming: int) -> int:
    """RTW-09: to the end of her leg, plus a fixed amount for every leg after it."""
    further = (2 * race.laps - boat.leg) * PER_LEG
    if boat.leg == 0:
        return further + turns_to_start(race, boat, coming)
    if is_upwind_leg(boat.leg):
        return further + turns_up(race, boat, race.wind)
    return further + turns_down(race, boat, race.wind)
