"""Side by side: two neighbours agree to ride level, so that nobody is drawn behind them."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import assign, clear
from ....engine.rules import Ints, rule
from .course import are_alongside, is_waiting
from .drafting import draw_train, in_wheel, pursuer_of
from .events import AGREES, IS_APART, IS_SIDE_BY_SIDE, PROPOSES, REFUSES
from .file import joined, length, place_of
from .order import put_first
from .paying import spend, suffer
from .risk import risk_cost
from .state import (
    ANSWER,
    FINISH,
    NO_DRAFT,
    NONE,
    OPEN,
    OUT,
    RIDE,
    SETTLE,
    SIDE_BY_SIDE,
    Race,
)


@rule
def why_not_propose(race: Race, number: int) -> int:
    """MJ-57: to a neighbour who is yet to play and need not wait, if one of the two is pursued."""
    turn = race.turn
    if race.pacts == 0 or race.phase != RIDE or race.pact.first != NONE:
        return 57
    rider = race.riders[turn.rider]
    neighbour = race.riders[number]
    if neighbour.owner == NONE or not are_alongside(rider, neighbour):
        return 57
    if place_of(race.queue, number) == NONE or is_waiting(neighbour):
        return 57
    if place_of(turn.asked, number) != NONE:
        return 57
    return 57 if turn.pursuer == NONE and pursuer_of(race, number) == NONE else 0


@rule
def propose(race: Race, number: int, log: Ints) -> None:
    """MJ-57, MJ-58: ask a neighbour; between riders of one player no question is needed."""
    turn = race.turn
    turn.asked = joined(turn.asked, number)
    turn.partner = number
    note(log, 57, turn.rider, PROPOSES, number, 0, 0, 0)
    if race.riders[number].owner == race.riders[turn.rider].owner:
        answer(race, True, log)
    else:
        race.phase = ANSWER


@rule
def answer(race: Race, agrees: bool, log: Ints) -> None:
    """MJ-58: with an agreement drafting is suspended, and the partner plays directly after."""
    turn = race.turn
    race.phase = RIDE
    note(log, 58, turn.partner, AGREES if agrees else REFUSES, 0, 0, 0, 0)
    if agrees:
        race.pact.first = turn.rider
        race.pact.second = turn.partner
        turn.draft = SIDE_BY_SIDE
        race.queue = put_first(race.queue, turn.partner + 1)


@rule
def forget_pact(race: Race) -> None:
    """MJ-57: nobody has an agreement."""
    clear(race.pact)
    race.pact.first = NONE


@rule
def cancel_pact(race: Race) -> None:
    """MJ-60: a partner left the tour before it mattered: ordinary drafting for the one in turn."""
    forget_pact(race)
    turn = race.turn
    if turn.rider != NONE and turn.draft == SIDE_BY_SIDE:
        turn.draft = NO_DRAFT if turn.pursuer == NONE else OPEN


@rule
def test_pact(race: Race, log: Ints) -> None:
    """MJ-58, MJ-59, MJ-60: when a turn under an agreement ends: wait for the partner, or test it.

    Once its proposer has left the tour, an agreement is forgotten.
    """
    pact = race.pact
    turn = race.turn
    first = race.riders[pact.first]
    second = race.riders[pact.second]
    if turn.rider == pact.first:
        pact.ridden = 1
        pact.from_column = turn.from_column
        pact.from_lane = turn.from_lane
        pact.pursuer = turn.pursuer
        pact.tow = turn.tow
        if first.column != OUT and second.column != OUT:
            return
    if first.column != OUT:
        both_home = first.column == FINISH and second.column == FINISH
        if both_home or are_alongside(first, second):
            note(log, 59, pact.first, IS_SIDE_BY_SIDE, pact.second, 0, 0, 0)
        else:
            note(log, 60, pact.first, IS_APART, pact.second, 0, 0, 0)
            if pact.tow == 1:
                owe(race, pact.first, pact.from_column, pact.from_lane, pact.pursuer)
            if turn.rider == pact.second and turn.tow == 1:
                owe(race, pact.second, turn.from_column, turn.from_lane, turn.pursuer)
    forget_pact(race)


@rule
def owe(race: Race, number: int, column: int, lane: int, pursuer: int) -> None:
    """MJ-60: the tow that was suspended is due after all."""
    debt = race.debt[race.debts]
    debt.rider = number
    debt.from_column = column
    debt.from_lane = lane
    debt.pursuer = pursuer
    race.debts += 1


@rule
def settle_first_debt(race: Race, roll: int, log: Ints) -> bool:
    """MJ-51, MJ-60: pay what is due and draw the train; False if dice are needed first.

    Nothing is due from a square that is taken or with no pursuer behind it any more; a rider who
    is across the line pays nothing. `roll` is the throw for it, or 0.
    """
    debt = race.debt[0]
    rider = race.riders[debt.rider]
    free = race.road[debt.from_column] >> debt.from_lane & 1 == 0
    behind = in_wheel(race, debt.from_column, debt.from_lane)
    if rider.column != OUT and free and behind != NONE and behind == debt.pursuer:
        draws = True
        if rider.column != FINISH:
            if rider.energy > 0:
                draws = spend(race, debt.rider, 1, 48, log)
            elif roll != 0:
                draws = suffer(race, debt.rider, risk_cost(roll, 1), 51, log)
            else:
                race.phase = SETTLE
                return False
        if draws:
            drawn = draw_train(race, debt.from_column, debt.from_lane, log)
            race.front |= drawn << 4 * length(race.front)
    assign(race.debt[0], race.debt[1])
    clear(race.debt[1])
    race.debts -= 1
    return True
