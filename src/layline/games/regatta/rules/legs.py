"""Legs: how far, where to, and what stands in the way."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import assign
from ....engine.rules import Ints, rule, table
from ...sailing import DX, DY, opposite, point_of_sail
from .course import free_space, is_taken, on_board, side, take_space, yacht_at
from .events import CANCELS, FINISHES, ROUNDS, SAILS, STARTS
from .headings import head_to_wind, on_other_tack, sail_on_heading
from .penalties import protest_against, put_back_guilty
from .puffs import play_puff, why_not_puff
from .right_of_way import find_liability, lapse
from .rounding import ARRIVED, CANCELLED, ROUNDED, STARTED, step
from .spinnaker import is_downwind
from .state import NONE, RACING, Boat, Race, Scratch

SPACES = table((0, 1, 2, 3, 2))  # by point of sail


@rule
def leg_spaces(race: Race, boat: Boat, direction: int, puff: bool) -> int:
    """REG-22, REG-34, REG-39: how long a leg is; spinnaker and puff each add one space."""
    point = point_of_sail(direction, race.wind)
    spaces = SPACES[point]
    if boat.spinnaker == 1 and is_downwind(point):
        spaces += 1
    if puff:
        spaces += 1
    return spaces


@rule
def may_claim(race: Race, boat: Boat, direction: int, met: int) -> bool:
    """REG-78: she has sailed straight on, and the yacht she meets is liable to her."""
    return (
        race.turn.straight == 1
        and direction == race.turn.first_heading
        and find_liability(race, met, boat.seat) != NONE
    )


@rule
def why_not_course(race: Race, boat: Boat, direction: int, puff: bool) -> int:
    """REG-23, REG-27, REG-40, REG-65, REG-68, REG-69: may she sail this way, water aside?"""
    if direction == race.wind:
        return 23
    if head_to_wind(race, boat):
        return 69 if race.turn.heads == 1 else 68
    if puff:
        refused = why_not_puff(race, boat)
        if refused != 0:
            return refused
    if boat.spinnaker == 1 and not is_downwind(point_of_sail(direction, race.wind)):
        return 40
    if race.advanced == 1 and on_other_tack(race, boat, direction):
        return 65
    if race.turn.course != NONE and direction == opposite(race.turn.course):
        return 27
    return 0


@rule
def may_finish_on(race: Race, boat: Boat, direction: int, spaces: int) -> bool:
    """REG-51: a leg can finish only if it is long enough to reach the line from here.

    Since a step rounds one mark at most, it also has a space for each mark still to be rounded.
    """
    toward = DX[direction] * DX[race.start] + DY[direction] * DY[race.start]
    steps = -side(race, boat.x, boat.y) * toward
    marks_left = race.roundings - boat.rounded
    return boat.started == 1 and 0 < steps <= spaces and marks_left < spaces


@rule
def why_not_leg(
    race: Race, boat: Boat, direction: int, puff: bool, protest: bool, ghost: Boat
) -> int:
    """REG-18, REG-21, REG-24, REG-25, REG-26, REG-52, REG-78: sail the leg space by space.

    The ghost ends where the yacht would. A finishing leg is checked only up to the line.
    """
    refused = why_not_course(race, boat, direction, puff)
    if refused != 0:
        return refused
    assign(ghost, boat)
    spaces = leg_spaces(race, boat, direction, puff)
    may_finish = may_finish_on(race, boat, direction, spaces)
    met_any = False
    for _ in range(spaces):
        x = ghost.x + DX[direction]
        y = ghost.y + DY[direction]
        if not on_board(race, x, y):
            return 25
        if is_taken(race, x, y):
            met = yacht_at(race, x, y)
            if met == NONE or not protest:
                return 26
            if not may_claim(race, boat, direction, met):
                return 78
            met_any = True
        if race.no_early_line == 1 and race.rounds < 3 and side(race, x, y) >= 0:
            return 18
        if not may_finish:
            ghost.x = x
            ghost.y = y
        elif step(race, ghost, direction) == ARRIVED:
            break
    return 78 if protest and not met_any else 0


@rule
def sail(
    race: Race, boat: Boat, direction: int, puff: bool, protest: bool, log: Ints, scratch: Scratch
) -> None:
    """REG-21, REG-22, REG-24, REG-78: sail a legal leg, with all that happens on the way."""
    spaces = leg_spaces(race, boat, direction, puff)
    if puff:
        play_puff(race, boat, log)
    announce_leg(race, boat, direction, spaces, log, scratch)
    free_space(race, boat.x, boat.y)
    for _ in range(spaces):
        if protest:
            met = yacht_at(race, boat.x + DX[direction], boat.y + DY[direction])
            if met != NONE:
                protest_against(race, boat, race.boats[met], log, scratch)
        if not sail_one_space(race, boat, direction, log):
            break
    sail_on_heading(race, boat, direction)
    race.turn.course = direction
    race.turn.turned = 0
    if direction != race.turn.first_heading:
        race.turn.straight = 0
    if boat.status == RACING:
        take_space(race, boat.x, boat.y)
    else:
        boat.x = NONE
        boat.y = NONE
        lapse(race, boat.seat, boat.seat)
    if protest:
        put_back_guilty(race, log, scratch)


@rule
def announce_leg(
    race: Race, boat: Boat, direction: int, spaces: int, log: Ints, scratch: Scratch
) -> None:
    """REG-22: tell the leg and the last space it enters, before what happens on the way."""
    if log[1] == 0:
        return
    assign(scratch.ghost, boat)
    for _ in range(spaces):
        if step(race, scratch.ghost, direction) == ARRIVED:
            break
    note(log, 22, boat.seat, SAILS, direction, scratch.ghost.x, scratch.ghost.y, 0)


@rule
def sail_one_space(race: Race, boat: Boat, direction: int, log: Ints) -> bool:
    """REG-19, REG-49, REG-50, REG-51: one space on; False if that finishes the race for her."""
    happened = step(race, boat, direction)
    if happened == STARTED:
        note(log, 19, boat.seat, STARTS, 0, 0, 0, 0)
    elif happened == ROUNDED:
        note(log, 49, boat.seat, ROUNDS, boat.rounded, 0, 0, 0)
    elif happened == CANCELLED:
        note(log, 50, boat.seat, CANCELS, boat.rounded + 1, 0, 0, 0)
    elif happened == ARRIVED:
        boat.finish_round = race.rounds
        boat.finish_leg = race.turn.spent + 1
        note(log, 51, boat.seat, FINISHES, boat.finish_round, boat.finish_leg, 0, 0)
        return False
    return True
