"""Instead of a movement: heaving to in gigamic, being blocked in the other games."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from .cards import give_away, put_on_discard
from .events import CHANGES, DISCARDS, HEAVES_TO, IS_BLOCKED, TURNS
from .rounds import end_turn
from .state import GIGAMIC, PIVOT, Race
from .turning import pivot
from .turns import offer_sun

MOST_SWAPPED = 3


@rule
def drop(race: Race, card: int, log: Ints) -> None:
    """LPR-32: blocked: a card is discarded, which does not count as laid, and the boat may turn."""
    boat = race.boats[race.mover]
    note(log, 32, boat.seat, IS_BLOCKED, 0, 0, 0, 0)
    give_away(boat, card)
    put_on_discard(race, card)
    note(log, 32, boat.seat, DISCARDS, card, 0, 0, 0)
    race.turn.no_sun = 1
    race.phase = PIVOT


@rule
def heave_to(race: Race, phase: int, log: Ints) -> None:
    """LPR-57, LPR-58, LPR-59: instead of playing a card: turn, or exchange cards, and no sun."""
    race.turn.no_sun = 1
    race.phase = phase
    note(log, 57, race.mover, HEAVES_TO, 0, 0, 0, 0)


@rule
def swap(race: Race, card: int, log: Ints) -> None:
    """LPR-58: exchange a card; it is drawn anew when the turn ends, after three at the latest."""
    boat = race.boats[race.mover]
    give_away(boat, card)
    put_on_discard(race, card)
    race.turn.swapped += 1
    note(log, 58, boat.seat, CHANGES, card, 0, 0, 0)
    if race.turn.swapped == MOST_SWAPPED:
        end_turn(race, False, log)


@rule
def turn_on_the_spot(race: Race, heading: int, log: Ints) -> None:
    """LPR-32, LPR-45, LPR-58: the new heading; after a sun on oneself another sun may follow."""
    boat = race.boats[race.mover]
    pivot(boat, heading)
    reason = 45
    if race.turn.no_sun == 1:
        reason = 58 if race.rules == GIGAMIC else 32
    note(log, reason, boat.seat, TURNS, heading, 0, 0, 0)
    if race.turn.no_sun == 1:
        end_turn(race, False, log)
    else:
        offer_sun(race, boat, log)
