"""The end of a race: who is left, how far everybody got, and the ranking."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import clear
from ....engine.rules import Ints, rule
from .events import RACE_OVER, WINS
from .rounding import is_upwind_leg
from .state import NONE, OVER, RACING, Boat, Race


@rule
def still_racing(race: Race) -> int:
    """RTW-107: how many boats have neither finished nor retired."""
    count = 0
    for seat in range(race.fleet):
        if race.boats[seat].status == RACING:
            count += 1
    return count


@rule
def is_decided(race: Race) -> bool:
    """RTW-107: all boats but one have finished or retired; a single boat sails to the end."""
    return still_racing(race) <= (1 if race.fleet > 1 else 0)


@rule
def is_further_on(race: Race, one: Boat, other: Boat) -> bool:
    """RTW-108: progress by leg, then rounding, then row, then fewer penalties."""
    if one.leg != other.leg:
        return one.leg > other.leg
    mine = min(1, max(0, one.net))
    hers = min(1, max(0, other.net))
    if mine != hers:
        return mine > hers
    if one.y != other.y:
        northward = one.leg == 0 or is_upwind_leg(one.leg) == (mine == 0)
        return one.y > other.y if northward else one.y < other.y
    return one.penalties < other.penalties


@rule
def rank(race: Race) -> None:
    """RTW-107, RTW-108, RTW-109: the rest of the ranking, behind those who have finished.

    Boats still racing follow by progress, equals in turn order; then those that retired, the last
    one first.
    """
    finished = race.home
    for i in range(race.fleet):
        seat = race.turns[i]
        if race.boats[seat].status != RACING:
            continue
        at = race.home
        while at > finished and is_further_on(
            race, race.boats[seat], race.boats[race.finish[at - 1]]
        ):
            race.finish[at] = race.finish[at - 1]
            at -= 1
        race.finish[at] = seat
        race.home += 1
    for i in range(race.gone):
        race.finish[race.home] = race.retired[race.gone - 1 - i]
        race.home += 1


@rule
def end_race(race: Race, reason: int, log: Ints) -> None:
    """RTW-10, RTW-107, RTW-108: the race is over, and the first of the ranking wins."""
    rank(race)
    race.phase = OVER
    race.at = 0
    clear(race.turn)
    note(log, reason, NONE, RACE_OVER, 0, 0, 0, 0)
    note(log, 10, race.finish[0], WINS, 0, 0, 0, 0)
