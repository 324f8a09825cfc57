"""What a seat may know, as numbers for learning. Nothing is hidden in a regatta."""

from __future__ import annotations

from ....engine.rng import Rng
from ....engine.rules import Ints, rule
from .right_of_way import find_liability
from .state import MOST_ROUNDINGS, MOST_YACHTS, NONE, Race

TABLE = 28
PER_MARK = 4
PER_YACHT = 16
OBSERVATION = TABLE + PER_MARK * MOST_ROUNDINGS + PER_YACHT * MOST_YACHTS


@rule
def observe(race: Race, seat: int, out: Ints) -> None:
    """REG-12: the whole position as a fixed-size vector, the yachts from this seat on clockwise.

    First the table (phase, round, wind, die, turn, line, island), then the roundings, then the
    yachts, last of each whether she is liable to this seat and this seat to her; what does not
    exist is all zero.
    """
    for i in range(OBSERVATION):
        out[i] = 0
    turn = race.turn
    out[0] = race.phase
    out[1] = race.rounds
    out[2] = race.wind
    out[3] = race.die
    out[4] = turn.legs
    out[5] = turn.spent
    out[6] = turn.begun
    out[7] = turn.luffed
    out[8] = turn.puffed
    out[9] = turn.spun
    out[10] = turn.course
    out[11] = turn.turned
    out[12] = turn.heads
    out[13] = turn.straight
    out[14] = race.start
    out[15] = race.pin_x
    out[16] = race.pin_y
    out[17] = race.committee_x
    out[18] = race.committee_y
    out[19] = race.cols
    out[20] = race.rows
    out[21] = relative_seat(race, race.first, seat)
    out[22] = relative_seat(race, race.todo[0], seat) if race.waiting > 0 else NONE
    out[23] = race.advanced
    out[24] = turn.first_heading
    out[25] = race.island_x
    out[26] = race.island_y
    out[27] = race.island_size
    for i in range(race.roundings):
        mark = race.marks[i]
        at = TABLE + PER_MARK * i
        out[at] = mark.x
        out[at + 1] = mark.y
        out[at + 2] = mark.side
        out[at + 3] = mark.line
    for i in range(race.yachts):
        boat = race.boats[(seat + i) % race.yachts]
        at = TABLE + PER_MARK * MOST_ROUNDINGS + PER_YACHT * i
        out[at] = 1
        out[at + 1] = boat.x
        out[at + 2] = boat.y
        out[at + 3] = boat.spinnaker
        out[at + 4] = boat.puffs
        out[at + 5] = boat.started
        out[at + 6] = boat.rounded
        out[at + 7] = boat.net
        out[at + 8] = boat.status
        out[at + 9] = boat.heading
        out[at + 10] = boat.tack
        out[at + 11] = boat.turning
        out[at + 12] = boat.place
        out[at + 13] = race.points[boat.seat]
        out[at + 14] = 1 if find_liability(race, boat.seat, seat) != NONE else 0
        out[at + 15] = 1 if find_liability(race, seat, boat.seat) != NONE else 0


@rule
def relative_seat(race: Race, other: int, seat: int) -> int:
    """How many seats clockwise from one's own; NONE stays NONE."""
    return NONE if other == NONE else (other - seat) % race.yachts


@rule
def imagine(race: Race, seat: int, rng: Rng) -> None:
    """REG-13: everything is in the open, so the position itself is all there is to imagine."""
