"""Results: the line, minutes and places, the classification, the winner, sides."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import clear
from ....engine.rules import Ints, rule
from .course import put_on
from .events import FINISHES, NO_WINNER, WINS
from .file import inserted, joined, length, nth
from .order import in_tour, race_order
from .pact import forget_pact
from .state import FINISH, MOST_RIDERS, NONE, OUT, OVER, STAGES, Race, Rider

# The line.


@rule
def cross_line(race: Race, number: int, log: Ints) -> None:
    """MJ-30, MJ-38, MJ-39, MJ-40, MJ-42: over the line: his place, and minutes after the winner.

    Turns he still had to miss are forgiven.
    """
    rider = race.riders[number]
    put_on(race, rider, FINISH, 0)
    rider.flats = 0
    rider.owed = 0
    if race.winner_round == 0:
        race.winner_round = race.rounds
    race.crossed = joined(race.crossed, number)
    place = length(race.crossed)
    minutes = race.rounds - race.winner_round
    rider.minutes[rider.stages] = minutes
    rider.places[rider.stages] = place
    rider.stages += 1
    note(log, 38, number, FINISHES, place, minutes, 0, 0)


# The classification.


@rule
def total_minutes(rider: Rider, stages: int) -> int:
    """MJ-43: his minutes in the first few stages."""
    total = 0
    for stage in range(min(stages, rider.stages)):
        total += rider.minutes[stage]
    return total


@rule
def total_places(rider: Rider, stages: int) -> int:
    """MJ-44: the sum of his places in the first few stages."""
    total = 0
    for stage in range(min(stages, rider.stages)):
        total += rider.places[stage]
    return total


@rule
def is_better(one: Rider, other: Rider, stages: int) -> bool:
    """MJ-43, MJ-44: fewer minutes, then the lower sum of places, then the latest place."""
    mine = total_minutes(one, stages)
    his = total_minutes(other, stages)
    if mine != his:
        return mine < his
    mine = total_places(one, stages)
    his = total_places(other, stages)
    if mine != his:
        return mine < his
    mine = min(stages, one.stages)
    his = min(stages, other.stages)
    return mine > 0 and his > 0 and one.places[mine - 1] < other.places[his - 1]


@rule
def classification(race: Race, stages: int) -> int:
    """MJ-43, MJ-44: the file of the riders in the tour after this many stages, the leader first."""
    order = 0
    count = 0
    for i in range(MOST_RIDERS):
        number = nth(race.start_list, i)
        if number == NONE or race.riders[number].column == OUT:
            continue
        place = count
        rider = race.riders[number]
        while place > 0 and is_better(rider, race.riders[nth(order, place - 1)], stages):
            place -= 1
        order = inserted(order, place, number)
        count += 1
    return order


@rule
def stages_of_all(race: Race) -> int:
    """MJ-46: how many stages every rider still in the tour has finished."""
    fewest = STAGES
    for number in range(MOST_RIDERS):
        rider = race.riders[number]
        if rider.owner != NONE and rider.column != OUT:
            fewest = min(fewest, rider.stages)
    return fewest


@rule
def ranking(race: Race) -> int:
    """MJ-37, MJ-43, MJ-46: everybody in order: those in the tour, then the last to abandon first.

    Before all riders have finished a stage those across the line are ahead in the order in which
    they crossed, then the others as they ride.
    """
    stages = stages_of_all(race) if race_order(race) != 0 else STAGES
    order = classification(race, stages)
    if stages == 0:
        order = 0
        for i in range(MOST_RIDERS):
            number = nth(race.crossed, i)
            if number != NONE and race.riders[number].column != OUT:
                order = joined(order, number)
        order |= race_order(race) << 4 * length(order)
    for i in range(length(race.outs)):
        order = joined(order, nth(race.outs, length(race.outs) - 1 - i))
    return order


# The end.


@rule
def side_of(rider: Rider) -> int:
    """MJ-63: the side he rides for; without a team every player is a side of his own."""
    return MOST_RIDERS + rider.owner if rider.side == NONE else rider.side


@rule
def one_side_left(race: Race) -> bool:
    """MJ-46: with teams, whether all riders in the tour ride for the same side."""
    side = NONE
    for number in range(MOST_RIDERS):
        rider = race.riders[number]
        if rider.owner != NONE and rider.column != OUT:
            if side != NONE and side_of(rider) != side:
                return False
            side = side_of(rider)
    return True


@rule
def is_decided(race: Race) -> bool:
    """MJ-46: one rider is left in the tour, or one side if the yellow jersey decides."""
    if in_tour(race) <= 1:
        return True
    return race.sides > 0 and race.by_minutes == 0 and one_side_left(race)


@rule
def end_tour(race: Race, log: Ints) -> None:
    """MJ-43, MJ-46: the tour is over; whatever was pending lapses."""
    race.phase = OVER
    race.queue = 0
    race.front = 0
    race.debts = 0
    clear(race.debt[0])
    clear(race.debt[1])
    forget_pact(race)
    clear(race.turn)
    race.turn.rider = NONE
    if in_tour(race) == 0:
        note(log, 46, NONE, NO_WINNER, 0, 0, 0, 0)
    else:
        note(log, 46, nth(ranking(race), 0), WINS, 0, 0, 0, 0)


def winner(race: Race) -> int:
    """MJ-46: who has won the tour; NONE while it lasts, and if nobody is left in it."""
    return nth(ranking(race), 0) if race.phase == OVER and in_tour(race) > 0 else NONE
