"""Drafting: who is in whose wheel, what it costs to set off, and the train that is drawn."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from .course import is_waiting, put_on, rider_at
from .events import IS_DRAWN
from .file import joined
from .state import NONE, Race


@rule
def pursuer_of(race: Race, number: int) -> int:
    """MJ-47, MJ-54: who is in his wheel and could be drawn along, or NONE."""
    rider = race.riders[number]
    if race.drafting == 0:
        return NONE
    return in_wheel(race, rider.column, rider.lane)


@rule
def in_wheel(race: Race, column: int, lane: int) -> int:
    """MJ-47, MJ-54: who stands directly behind a square and need not miss a turn, or NONE."""
    behind = rider_at(race, column - 1, lane)
    return NONE if behind == NONE or is_waiting(race.riders[behind]) else behind


@rule
def draw_train(race: Race, column: int, lane: int, log: Ints) -> int:
    """MJ-49, MJ-52, MJ-54: all riders in line behind a square just left move up one column.

    Returns the file of those among them who have not yet played in this round, the front one first.
    """
    to_play = 0
    reason = 49
    behind = in_wheel(race, column, lane)
    while behind != NONE:
        put_on(race, race.riders[behind], column, lane)
        note(log, reason, behind, IS_DRAWN, square(column - 1, lane), square(column, lane), 0, 0)
        if race.riders[behind].played == 0:
            to_play = joined(to_play, behind)
        reason = 52
        column -= 1
        behind = in_wheel(race, column, lane)
    return to_play


@rule
def square(column: int, lane: int) -> int:
    """A square as one number, for the log."""
    return 8 * column + lane
