"""The start procedure: seven rounds, two prohibitions, and claims."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import assign, clear
from ....engine.rules import Ints, rule
from .events import INFRINGES, PENALTY
from .state import NONE, TURNED, Boat, Race
from .water import on_line

LAST_START_ROUND = 7
"""RTW-29: rounds 1 to 7 are the start procedure; from round 8 the race is on."""

CLEAR_LINE_ROUND = 6
"""RTW-31: from this round of the start procedure nobody may touch the line."""

MOST_STAYS = 2


@rule
def touches_line(race: Race, boat: Boat) -> bool:
    """RTW-31: she stands on the line in round 6 or 7."""
    return CLEAR_LINE_ROUND <= race.rounds <= LAST_START_ROUND and on_line(race, boat.x, boat.y)


@rule
def note_start_faults(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-29, RTW-30, RTW-31: what she did wrong in this turn of the start procedure."""
    if race.rounds > LAST_START_ROUND:
        return
    turn = race.turn
    if turn.arrived != NONE:
        boat.stay = 0
    elif turn.acts[0] == TURNED and turn.forced == 0:
        boat.stay += 1
        if boat.stay > MOST_STAYS:
            open_claim(race, boat, 30, log)
    if turn.touched == 1:
        open_claim(race, boat, 31, log)


@rule
def open_claim(race: Race, boat: Boat, fault: int, log: Ints) -> None:
    """RTW-32: a fault may be claimed until her next turn begins."""
    claim = race.claims[race.open_claims]
    claim.boat = boat.seat
    claim.fault = fault
    race.open_claims += 1
    note(log, fault, boat.seat, INFRINGES, 0, 0, 0, 0)


@rule
def claim_against(race: Race, seat: int) -> int:
    """RTW-32: the first open claim against a boat, or NONE."""
    for i in range(race.open_claims):
        if race.claims[i].boat == seat:
            return i
    return NONE


@rule
def drop_claim(race: Race, at: int) -> None:
    """RTW-32: a claim is settled or lapses; the others keep their order."""
    race.open_claims -= 1
    for i in range(at, race.open_claims):
        assign(race.claims[i], race.claims[i + 1])
    clear(race.claims[race.open_claims])


@rule
def lapse_claims(race: Race, seat: int) -> None:
    """RTW-32: what nobody has claimed when her next turn begins lapses."""
    at = claim_against(race, seat)
    while at != NONE:
        drop_claim(race, at)
        at = claim_against(race, seat)


@rule
def why_not_claim(race: Race, boat: Boat, seat: int) -> int:
    """RTW-32: by an opponent, at the beginning of a turn, even of one that must be skipped."""
    if race.turn.done > 0 or seat == boat.seat or claim_against(race, seat) == NONE:
        return 32
    return 0


@rule
def claim_fault(race: Race, boat: Boat, seat: int, log: Ints) -> None:
    """RTW-30, RTW-31, RTW-32: the first to claim a fault makes it a penalty."""
    at = claim_against(race, seat)
    race.boats[seat].penalties += 1
    note(log, race.claims[at].fault, seat, PENALTY, boat.seat, 0, 0, 0)
    drop_claim(race, at)
