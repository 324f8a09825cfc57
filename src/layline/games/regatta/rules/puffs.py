"""Puff cards: one space more, twice a race."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from .events import PLAYS_PUFF
from .state import Boat, Race

PUFFS_PER_RACE = 2


@rule
def why_not_puff(race: Race, boat: Boat) -> int:
    """REG-35, REG-36: a card must be left, and only one is played in a turn."""
    if boat.puffs == 0:
        return 36
    if race.turn.puffed == 1:
        return 35
    return 0


@rule
def play_puff(race: Race, boat: Boat, log: Ints) -> None:
    """REG-34, REG-36: the card is played with its leg and is gone for the race."""
    boat.puffs -= 1
    race.turn.puffed = 1
    note(log, 34, boat.seat, PLAYS_PUFF, 0, 0, 0, 0)
