"""What a skipper makes of a position: the knowledge that the bots sail by.

Everything is weighed in sixtieths of a turn: the way still to go, turns to be lost to lulls and
penalties, protests that may come, and half of what opponents have to suffer.
"""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import DX, DY, point_of_sail
from ..rules.right_of_way import judge_foul
from ..rules.start import LAST_START_ROUND
from ..rules.state import BLUE, FINISHED, NONE, PLAY, RACING, WIND, YELLOW, Boat, Race
from ..rules.terms import BEAM
from ..rules.tokens import has_token
from ..rules.water import is_taken, on_board
from .pilot_course import way_left
from .pilot_gauge import TURN

FINISH = 1_000_000_000
"""Finishing beats everything."""

PENALTY = 5 * TURN
"""A penalty that is still to be paid: more than a circle takes, so that it is paid soon."""

PROTEST = 4 * TURN
"""What it costs to be on a point that was due to an opponent."""

STILL = TURN * 11 // 12
"""A turn without a movement: less than sailing a turn in the wrong direction."""

PATIENCE = 8
"""Every so many rounds it costs three times as much, or she would dither between two evils."""

AHEAD = TURN // 2
"""A lull, a boat or one's own marker on the next point; a gust there is worth as much."""

COVERED = TURN * 3 // 10
"""A shadow marker on the board."""


@rule
def worth(race: Race, seat: int) -> int:
    """How good a position looks for a boat whose turn has just ended."""
    boat = race.boats[seat]
    if boat.status == FINISHED:
        return FINISH
    if boat.x == NONE or boat.heading == NONE:
        return 0
    turns = way_left(race, boat, next_round(race, seat)) + burdens(race, boat)
    turns += look_ahead(race, boat)
    free = race.rounds > LAST_START_ROUND and boat.quarters == 0
    if free and boat.last_arrived == NONE:
        turns += 3 * STILL if race.rounds % PATIENCE == 0 else STILL
    if may_be_protested(race, boat):
        turns += PROTEST
    suffering = 0
    for other in range(race.fleet):
        if other != seat and race.boats[other].status == RACING:
            suffering += burdens(race, race.boats[other])
    return suffering // 2 - turns


@rule
def next_round(race: Race, seat: int) -> int:
    """RTW-35: the round of her next turn."""
    if race.phase != PLAY and race.phase != WIND:
        return 1
    for i in range(race.at):
        if race.turns[i] == seat:
            return race.rounds + 1
    return int(race.rounds)


@rule
def burdens(race: Race, boat: Boat) -> int:
    """RTW-32, RTW-56, RTW-90, RTW-95: turns that a boat will lose, for whatever reason."""
    turns = PENALTY * boat.penalties + TURN * boat.skip
    for i in range(race.open_claims):
        if race.claims[i].boat == boat.seat:
            turns += PENALTY
    if boat.quarters > 0:
        turns += TURN * circle_turns(race, boat) - PENALTY
    return turns + (COVERED if boat.marker_x != NONE else 0)


@rule
def circle_turns(race: Race, boat: Boat) -> int:
    """RTW-90: the turns that the rest of a circle takes if the wind holds."""
    heading = int(boat.heading)
    left = int(boat.quarters)
    turns = 0
    while left > 0:
        twice = race.flat_penalty == 0 and point_of_sail(heading, race.wind) == BEAM and left > 1
        quarters = 2 if twice else 1
        heading = (heading + quarters * boat.circling) & 7
        left -= quarters
        turns += 1
    return turns


@rule
def look_ahead(race: Race, boat: Boat) -> int:
    """RTW-51, RTW-55, RTW-57, RTW-96: what lies on the next point straight ahead."""
    x = boat.x + DX[boat.heading]
    y = boat.y + DY[boat.heading]
    if not on_board(race, x, y) or boat.quarters > 0:
        return 0
    if (boat.marker_x == x and boat.marker_y == y) or is_taken(race, x, y):
        return AHEAD
    if has_token(race, YELLOW, x, y):
        return AHEAD
    return -AHEAD if has_token(race, BLUE, x, y) else 0


@rule
def may_be_protested(race: Race, boat: Boat) -> bool:
    """RTW-74, RTW-75, RTW-85: some opponent has been denied a point by her."""
    for seat in range(race.fleet):
        other = race.boats[seat]
        if seat == boat.seat or other.status != RACING or other.skip == 1 or other.quarters > 0:
            continue
        if other.heading != NONE and judge_foul(race, other, boat) > 0:
            return True
    return False
