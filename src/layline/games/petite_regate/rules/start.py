"""The start of the advanced game: a line that is closed at first, and the penalty."""

from __future__ import annotations

from ....engine.rules import rule
from .state import ADVANCED, Boat, Race

CARDS_BEFORE_THE_LINE = 3


@rule
def is_closed(race: Race, boat: Boat, card_number: int) -> bool:
    """LPR-50, LPR-51, LPR-52: closed up to the third card, unless another boat has opened the line.

    Every card laid counts one, suns too; a boat that was over early opens nothing.
    """
    if race.rules != ADVANCED or boat.started == 1 or card_number > CARDS_BEFORE_THE_LINE:
        return False
    for seat in range(race.boats_out):
        if race.boats[seat].proper == 1:
            return False
    return True


@rule
def penalise(race: Race, boat: Boat) -> None:
    """LPR-53, LPR-54, LPR-55: a full turn on the spot, a quarter for each turn that is missed."""
    boat.penalty = race.penalty_turns
