"""Whose turn it is: seat order, the die that is passed on, the list of those still to play."""

from __future__ import annotations

from ....engine.rules import rule
from .state import NONE, RACING, Race


@rule
def still_racing(race: Race) -> int:
    """REG-55: how many yachts are still in the race, those not yet placed included."""
    count = 0
    for seat in range(race.yachts):
        if race.boats[seat].status == RACING:
            count += 1
    return count


@rule
def next_racing(race: Race, seat: int) -> int:
    """REG-16: the next racing yacht clockwise; the same again if there is no other."""
    for i in range(1, race.yachts + 1):
        candidate = (seat + i) % race.yachts
        if race.boats[candidate].status == RACING:
            return candidate
    return NONE


@rule
def line_up(race: Race) -> None:
    """REG-07, REG-12: every racing yacht is to play once, clockwise from the first player."""
    race.waiting = 0
    for i in range(race.yachts):
        seat = (race.first + i) % race.yachts
        if race.boats[seat].status == RACING:
            race.todo[race.waiting] = seat
            race.waiting += 1


@rule
def leave_round(race: Race, seat: int) -> None:
    """REG-12: this yacht has nothing more to do in this round."""
    kept = 0
    for i in range(race.waiting):
        waiting = race.todo[i]
        if waiting != seat:
            race.todo[kept] = waiting
            kept += 1
    for i in range(kept, race.waiting):
        race.todo[i] = 0
    race.waiting = kept
