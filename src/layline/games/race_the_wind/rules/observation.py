"""What a seat may know, as numbers for learning. Nothing is hidden in Race the Wind."""

from __future__ import annotations

from ....engine.rng import Rng
from ....engine.rules import Ints, rule
from .start import claim_against
from .state import (
    BLUE,
    BUOY,
    COMMITTEE,
    FLAGS,
    MOST_BOATS,
    MOST_COLS,
    MOST_POINTS,
    MOST_TOKENS,
    NONE,
    WINDWARD,
    YELLOW,
    Race,
)
from .wind import has_fired

TABLE = 34
PER_BOAT = 26
OBSERVATION = TABLE + PER_BOAT * MOST_BOATS + MOST_POINTS


@rule
def observe(race: Race, seat: int, out: Ints) -> None:
    """RTW-35: the whole position as a fixed-size vector, the boats from this seat on clockwise.

    First the table (phase, round, wind, course, turn), then the boats, last of each whether a
    flag still waits for her, whom she covers and whether a start fault of hers is open; then the
    points, row by row of the largest board: 1 for a lull, 2 for a gust. What does not exist is 0.
    """
    for i in range(OBSERVATION):
        out[i] = 0
    turn = race.turn
    out[0] = race.phase
    out[1] = race.rounds
    out[2] = race.wind
    out[3] = race.most_rounds
    out[4] = race.cols
    out[5] = race.rows
    out[6] = race.marks[WINDWARD].x
    out[7] = race.marks[WINDWARD].y
    out[8] = race.marks[BUOY].x
    out[9] = race.marks[COMMITTEE].x
    out[10] = race.marks[BUOY].y
    out[11] = race.flag_rows[0]
    out[12] = race.flag_rows[1]
    out[13] = race.laps
    out[14] = (race.turns[race.at] - seat) % race.fleet
    out[15] = turn.sail
    out[16] = turn.done
    out[17] = turn.acts[0]
    out[18] = turn.acts[1]
    out[19] = turn.gust
    out[20] = turn.stopped
    out[21] = turn.arrived
    out[22] = turn.touched
    out[23] = turn.forced
    out[24] = race.auto
    out[25] = race.give_way
    out[26] = race.flat_penalty
    out[27] = race.stock[YELLOW]
    out[28] = race.stock[BLUE]
    out[29] = NONE if race.east == NONE else (race.east - seat) % race.fleet
    out[30] = race.home
    out[31] = race.gone
    out[32] = turn.start_x
    out[33] = turn.start_y
    for i in range(race.fleet):
        observe_boat(race, (seat + i) % race.fleet, seat, out, TABLE + PER_BOAT * i)
    for colour in range(2):
        for i in range(race.laid[colour]):
            point = race.tokens[colour * MOST_TOKENS + i]
            at = point // race.cols * MOST_COLS + point % race.cols
            out[TABLE + PER_BOAT * MOST_BOATS + at] = 2 if colour == BLUE else 1


@rule
def observe_boat(race: Race, other: int, seat: int, out: Ints, at: int) -> None:
    """RTW-35: one boat of the vector."""
    boat = race.boats[other]
    out[at] = 1
    out[at + 1] = boat.x
    out[at + 2] = boat.y
    out[at + 3] = boat.heading
    out[at + 4] = boat.status
    out[at + 5] = boat.leg
    out[at + 6] = boat.net
    out[at + 7] = boat.line_from
    out[at + 8] = boat.ray_from
    out[at + 9] = boat.skip
    out[at + 10] = boat.penalties
    out[at + 11] = boat.circling
    out[at + 12] = boat.quarters
    out[at + 13] = boat.marker_x
    out[at + 14] = boat.marker_y
    out[at + 15] = boat.stay
    out[at + 16] = boat.immune
    out[at + 17] = boat.sailed
    out[at + 18] = boat.last_x
    out[at + 19] = boat.last_y
    out[at + 20] = boat.last_first
    out[at + 21] = boat.last_arrived
    for flag in range(FLAGS):
        out[at + 22 + flag] = 1 if boat.leg > 0 and not has_fired(race, boat.leg, flag) else 0
    lee = race.covers[other]
    out[at + 24] = NONE if lee == NONE else (lee - seat) % race.fleet
    out[at + 25] = 0 if claim_against(race, other) == NONE else 1


@rule
def imagine(race: Race, seat: int, rng: Rng) -> None:
    """RTW-64: everything is in the open, so the position itself is all there is to imagine."""
