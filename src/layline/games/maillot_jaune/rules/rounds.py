"""The course of a tour: choice of riders, the draw, turn after turn, rounds and stages."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import clear
from ....engine.rules import Ints, rule
from .course import is_waiting, put_on
from .drafting import pursuer_of
from .events import DRAWN_FIRST, MISSES_TURN, PICKS, ROUND_BEGINS, STAGE_BEGINS, TAKES_JERSEY
from .file import joined, length, nth, place_of
from .order import put_first, race_order
from .pact import settle_first_debt, test_pact
from .paying import abandon
from .standings import classification, end_tour, is_decided
from .state import (
    AID,
    FIRST,
    FULL_ENERGY,
    FULL_FORM,
    MOST_RIDERS,
    NO_DRAFT,
    NONE,
    OPEN,
    OUT,
    OVER,
    RIDE,
    SIDE_BY_SIDE,
    STAGES,
    START,
    Race,
)
from .turns import may_help_anybody

# Before the start.


@rule
def seat_to_choose(race: Race) -> int:
    """MJ-02: the players choose one at a time, in seat order, going round."""
    return length(race.start_list) % race.seats


@rule
def why_not_choose(race: Race, number: int) -> int:
    """MJ-02, MJ-63: each rider once, and all of a player's riders on one side.

    A side takes as many players as it has riders for. Riders without a side are for the players the
    sides have no room for.
    """
    side = race.riders[number].side
    if race.riders[number].owner != NONE:
        return 2
    if race.sides == 0:
        return 0
    if length(race.start_list) >= race.seats:
        own = nth(race.start_list, seat_to_choose(race))
        return 0 if race.riders[own].side == side else 2
    room = players_of_side(race, side)
    if side == NONE:
        room = race.seats
        for other in range(race.sides):
            room -= players_of_side(race, other)
    begun = 0
    for other in range(MOST_RIDERS):
        if race.riders[other].side == side and race.riders[other].owner != NONE:
            begun += 1
    return 0 if begun < room else 2


@rule
def players_of_side(race: Race, side: int) -> int:
    """MJ-63: how many players a side has riders for."""
    riders = 0
    for number in range(MOST_RIDERS):
        if race.riders[number].side == side:
            riders += 1
    return riders // race.per_seat


@rule
def choose(race: Race, number: int, log: Ints) -> None:
    """MJ-01, MJ-02, MJ-05: the rider is his player's; with all chosen the first is drawn."""
    seat = seat_to_choose(race)
    rider = race.riders[number]
    rider.owner = seat
    rider.energy = FULL_ENERGY
    rider.form = FULL_FORM
    race.start_list = joined(race.start_list, number)
    note(log, 2, seat, PICKS, number, 0, 0, 0)
    if length(race.start_list) == race.seats * race.per_seat:
        race.phase = FIRST


@rule
def draw_first(race: Race, number: int, log: Ints) -> None:
    """MJ-07: the rider drawn begins, the others follow in the order of the start list."""
    place = place_of(race.start_list, number)
    before = race.start_list & (1 << 4 * place) - 1
    note(log, 7, number, DRAWN_FIRST, 0, 0, 0, 0)
    others = length(race.start_list) - place
    begin_round(race, race.start_list >> 4 * place | before << 4 * others, log)
    next_turn(race, log)


# Turns.


@rule
def next_turn(race: Race, log: Ints) -> None:
    """MJ-11, MJ-31: on to the next rider who plays; one who must miss a turn is passed over."""
    while True:
        if race.queue == 0:
            end_round(race, log)
            if race.phase == OVER:
                return
            continue
        number = (race.queue & 15) - 1
        race.queue >>= 4
        rider = race.riders[number]
        if not is_waiting(rider):
            begin_turn(race, number)
            return
        if rider.flats > 0:
            rider.flats -= 1
        else:
            rider.owed -= 1
        rider.played = 1
        note(log, 31, number, MISSES_TURN, 0, 0, 0, 0)


@rule
def begin_turn(race: Race, number: int) -> None:
    """MJ-12, MJ-47, MJ-53, MJ-58: it begins with the normal move; pursuit is established now."""
    turn = race.turn
    turn.rider = number
    turn.from_column = race.riders[number].column
    turn.from_lane = race.riders[number].lane
    turn.pursuer = pursuer_of(race, number)
    turn.draft = NO_DRAFT if turn.pursuer == NONE else OPEN
    if race.pact.first != NONE and race.pact.second == number:
        turn.draft = SIDE_BY_SIDE
    turn.partner = NONE
    race.phase = RIDE


@rule
def end_turn(race: Race, log: Ints) -> None:
    """MJ-46, MJ-59, MJ-60, MJ-61: is the tour decided, is there help, was an agreement kept?"""
    number = race.turn.rider
    rider = race.riders[number]
    if rider.column == OUT:
        if is_decided(race):
            end_tour(race, log)
            return
    elif race.helping == 1 and race.phase != AID and may_help_anybody(race):
        race.phase = AID
        return
    rider.played = 1
    if race.pact.first != NONE:
        test_pact(race, log)
    clear(race.turn)
    race.turn.rider = NONE
    go_on(race, 0, log)


@rule
def go_on(race: Race, roll: int, log: Ints) -> None:
    """MJ-46, MJ-60: settle what is due from a broken agreement, then the next rider plays.

    `roll` is the throw that was awaited, or 0.
    """
    while race.debts > 0:
        payer = race.debt[0].rider
        if not settle_first_debt(race, roll, log):
            return
        roll = 0
        if race.riders[payer].column == OUT and is_decided(race):
            end_tour(race, log)
            return
    race.queue = put_first(race.queue, race.front)
    race.front = 0
    next_turn(race, log)


# Rounds and stages.


@rule
def begin_round(race: Race, order: int, log: Ints) -> None:
    """MJ-09, MJ-11: the order is fixed now, and everybody in it has one turn."""
    race.rounds += 1
    race.queue = order
    race.last_order = order
    for number in range(MOST_RIDERS):
        race.riders[number].played = 0
    note(log, 9, NONE, ROUND_BEGINS, race.rounds, 0, 0, 0)


@rule
def end_round(race: Race, log: Ints) -> None:
    """MJ-36, MJ-41: the next round, if anybody is left on the road within the time limit."""
    order = race_order(race)
    if order != 0 and race.rounds < race.most_rounds:
        begin_round(race, order, log)
        return
    if order != 0:
        for i in range(length(order)):
            abandon(race, nth(order, length(order) - 1 - i), 36, log)
        if is_decided(race):
            end_tour(race, log)
            return
    end_stage(race, log)


@rule
def end_stage(race: Race, log: Ints) -> None:
    """MJ-08, MJ-33, MJ-43, MJ-45, MJ-46: the yellow jersey, then the next stage or the result."""
    order = classification(race, STAGES)
    race.jersey = nth(order, 0)
    if race.jersey != NONE:
        note(log, 43, race.jersey, TAKES_JERSEY, 0, 0, 0, 0)
    if race.jersey == NONE or race.stage == STAGES:
        end_tour(race, log)
        return
    race.stage += 1
    race.rounds = 0
    race.winner_round = 0
    race.crossed = 0
    for number in range(MOST_RIDERS):
        rider = race.riders[number]
        if rider.owner != NONE and rider.column != OUT:
            put_on(race, rider, START, 0)
            rider.energy = FULL_ENERGY
            rider.flats = 0
            rider.owed = 0
    note(log, 45, NONE, STAGE_BEGINS, race.stage, 0, 0, 0)
    begin_round(race, order, log)
