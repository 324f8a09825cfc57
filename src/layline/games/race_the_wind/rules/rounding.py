"""Crossing the line and the ray: start, windward mark, gate and finish."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from ...sailing import E, N, S, W
from .events import BEGINS_LEG, FINISH_REFUSED, FINISHES, STARTS
from .start import LAST_START_ROUND
from .state import BUOY, COMMITTEE, FINISHED, NONE, WINDWARD, Boat, Race
from .water import on_line, on_ray, take_off_board
from .wind import bring_wind_home


@rule
def is_upwind_leg(leg: int) -> bool:
    """RTW-09: odd legs go up to the windward mark, even legs come down to the gate."""
    return leg & 1 == 1


@rule
def is_last_leg(race: Race, leg: int) -> bool:
    """RTW-09: the last leg down to the gate is that of the last lap."""
    return leg == 2 * race.laps


@rule
def counts_crossings(race: Race, boat: Boat) -> bool:
    """RTW-104: crossings of the line are counted on a leg down to the gate.

    On the last leg only the finish counts; version 1 of the rules counted there too.
    """
    if boat.leg == 0 or is_upwind_leg(boat.leg):
        return False
    return race.version == 1 or not is_last_leg(race, boat.leg)


@rule
def cross_line(race: Race, boat: Boat, came_from: int, log: Ints) -> None:
    """RTW-101: a boat crosses the line by coming onto it from one side and leaving it on the other.

    `came_from` is the row she moved from.
    """
    row = race.marks[BUOY].y
    if on_line(race, boat.x, boat.y):
        if came_from != row:
            boat.line_from = N if came_from > row else S
        return
    side = boat.line_from
    boat.line_from = NONE
    if side == S and boat.y > row:
        cross_northward(race, boat, log)
    elif side == N and boat.y < row:
        cross_southward(race, boat, log)


@rule
def cross_northward(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-33, RTW-34, RTW-104: from round 8 on this is the start; on the way down it undoes."""
    if boat.leg == 0:
        if race.rounds > LAST_START_ROUND:
            boat.leg = 1
            note(log, 33, boat.seat, STARTS, 0, 0, 0, 0)
    elif counts_crossings(race, boat):
        boat.net -= 1


@rule
def cross_southward(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-92, RTW-104, RTW-105: through the gate, or on the last leg over the finish line."""
    if is_last_leg(race, boat.leg) and boat.penalties == 0:
        finish(race, boat, log)
        return
    if counts_crossings(race, boat):
        boat.net += 1
    if is_last_leg(race, boat.leg):
        note(log, 92, boat.seat, FINISH_REFUSED, 0, 0, 0, 0)


@rule
def finish(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-105, RTW-106: she takes the next place and leaves the board at once."""
    boat.status = FINISHED
    take_off_board(race, boat)
    race.finish[race.home] = boat.seat
    race.home += 1
    note(log, 105, boat.seat, FINISHES, race.home, 0, 0, 0)


@rule
def cross_ray(race: Race, boat: Boat, came_from: int) -> None:
    """RTW-101, RTW-102: the ray is crossed from west to east; the other way counts minus one.

    `came_from` is the column she moved from.
    """
    if not is_upwind_leg(boat.leg):
        return
    column = race.marks[WINDWARD].x
    if on_ray(race, boat.x, boat.y):
        if came_from != column:
            boat.ray_from = W if came_from < column else E
        return
    side = boat.ray_from
    boat.ray_from = NONE
    if side == W and boat.x > column:
        boat.net += 1
    elif side == E and boat.x < column:
        boat.net -= 1


@rule
def complete_leg(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-103, RTW-104: past the mark and level with it, or through the gate and up outside it."""
    if boat.net < 1:
        return
    if is_upwind_leg(boat.leg):
        mark = race.marks[WINDWARD]
        if boat.x > mark.x and boat.y <= mark.y:
            begin_next_leg(boat, 103, log)
            bring_wind_home(race, boat.leg - 1, log)
    elif not is_last_leg(race, boat.leg):
        outside = boat.x < race.marks[BUOY].x or boat.x > race.marks[COMMITTEE].x
        if outside and boat.y >= race.marks[BUOY].y:
            begin_next_leg(boat, 104, log)


@rule
def begin_next_leg(boat: Boat, reason: int, log: Ints) -> None:
    """RTW-09, RTW-103, RTW-104: one leg is done, the next begins."""
    boat.leg += 1
    boat.net = 0
    note(log, reason, boat.seat, BEGINS_LEG, boat.leg, 0, 0, 0)
