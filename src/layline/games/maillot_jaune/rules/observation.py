"""What a seat may know, as numbers for learning. Everything in a tour is open."""

from __future__ import annotations

from ....engine.rng import Rng
from ....engine.rules import Ints, rule
from .course import on_road, stars
from .drafting import pursuer_of
from .file import place_of
from .standings import side_of, total_minutes, total_places
from .state import MOST_RIDERS, NONE, OVER, PICK, STAGES, Race

TABLE = 34
PER_RIDER = 22
OBSERVATION = TABLE + PER_RIDER * MOST_RIDERS


@rule
def observe(race: Race, seat: int, out: Ints) -> None:
    """MJ-65: the whole position as a fixed-size vector, the players counted from this seat on.

    First the table (options, stage, round, the turn, agreement and settlement), then the nine
    riders by their numbers; a rider who is not in the game is all zero. Riders and places are
    counted from 1, so that 0 is nobody.
    """
    for i in range(OBSERVATION):
        out[i] = 0
    turn = race.turn
    out[0] = race.phase
    out[1] = race.stage
    out[2] = race.rounds
    out[3] = race.winner_round
    out[4] = race.seats
    out[5] = race.per_seat
    out[6] = race.lanes
    out[7] = race.drafting
    out[8] = race.pacts
    out[9] = race.helping
    out[10] = race.carries
    out[11] = race.solid
    out[12] = race.loses
    out[13] = race.sides
    out[14] = race.by_minutes
    out[15] = race.most_rounds
    out[16] = race.jersey + 1
    out[17] = turn.rider + 1
    if turn.rider != NONE:
        out[18] = turn.pursuer + 1
        out[19] = turn.draft
        out[20] = turn.moved
        out[21] = turn.tow
        out[22] = turn.safe
        out[23] = turn.risk
        out[24] = turn.left
        out[25] = turn.partner + 1
        out[26] = turn.dest_column
        out[27] = turn.dest_lane
    out[28] = race.pact.first + 1
    if race.pact.first != NONE:
        out[29] = race.pact.second + 1
        out[30] = race.pact.ridden
        out[31] = race.pact.tow
    if race.debts > 0:
        out[32] = race.debts
        out[33] = race.debt[0].rider + 1
    for number in range(MOST_RIDERS):
        if race.riders[number].owner != NONE:
            observe_rider(race, number, seat, TABLE + PER_RIDER * number, out)


@rule
def observe_rider(race: Race, number: int, seat: int, at: int, out: Ints) -> None:
    """MJ-65: one rider: whose he is, where, what he has left, his results and his turn."""
    rider = race.riders[number]
    out[at] = 1
    out[at + 1] = (rider.owner - seat) % race.seats
    out[at + 2] = 1 if rides_with(race, number, seat) else 0
    out[at + 3] = rider.column
    out[at + 4] = rider.lane
    out[at + 5] = rider.energy
    out[at + 6] = rider.form
    out[at + 7] = rider.flats
    out[at + 8] = rider.owed
    out[at + 9] = rider.played
    out[at + 10] = rider.stages
    out[at + 11] = total_minutes(rider, STAGES)
    out[at + 12] = total_places(rider, STAGES)
    out[at + 13] = place_of(race.queue, number) + 1
    out[at + 14] = place_of(race.last_order, number) + 1
    out[at + 15] = place_of(race.crossed, number) + 1
    out[at + 16] = place_of(race.outs, number) + 1
    out[at + 17] = place_of(race.start_list, number) + 1
    out[at + 18] = place_of(turn_asked(race), number) + 1
    out[at + 19] = place_of(race.front, number) + 1
    if race.phase != PICK and race.phase != OVER and on_road(rider):
        out[at + 20] = stars(race, number)
        out[at + 21] = pursuer_of(race, number) + 1


@rule
def turn_asked(race: Race) -> int:
    """MJ-57: the riders asked in the turn under way."""
    return race.turn.asked if race.turn.rider != NONE else 0


@rule
def rides_with(race: Race, number: int, seat: int) -> bool:
    """MJ-63: whether a rider is on the side of a player."""
    side = side_of(race.riders[number])
    for other in range(MOST_RIDERS):
        if race.riders[other].owner == seat and side_of(race.riders[other]) == side:
            return True
    return False


@rule
def imagine(race: Race, seat: int, rng: Rng) -> None:
    """MJ-65: everything is in the open, so the position itself is all there is to imagine."""
