"""A turn from its beginning to its end, and whose turn is next."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import clear
from ....engine.rules import Ints, rule
from ...sailing import DX, DY
from .actions import CLAIM, END, MOVE, PASS, PENALTY_R, PROTEST, PUFF, QUARTER, R90, ROTATION
from .events import GUST, GUST_LOST, LULL, MOVES, SKIPS, STOPPED_BY_MARKER, TURNS
from .finish import end_race, is_decided
from .menu import can_move, goes_on, is_gust_lost
from .penalties import circles_on, declare, quarter_turn
from .right_of_way import uphold, why_not_protest
from .rounding import complete_leg, cross_line, cross_ray
from .shadow import lift_marker, read_shadows
from .start import (
    LAST_START_ROUND,
    claim_fault,
    lapse_claims,
    note_start_faults,
    touches_line,
    why_not_claim,
)
from .state import (
    BLUE,
    MOVED,
    NONE,
    PASSED,
    PLAY,
    PUFFED,
    QUARTERED,
    RACING,
    TURNED,
    YELLOW,
    Boat,
    Race,
)
from .terms import BEAM, HEAD_ON, sail_on
from .tokens import has_token
from .water import put_on_board
from .wind import reach_flag

# Beginning.


@rule
def begin_turn(race: Race, log: Ints) -> None:
    """RTW-32, RTW-35, RTW-40: her point of sail sets what the turn may contain."""
    boat = race.boats[race.turns[race.at]]
    lapse_claims(race, boat.seat)
    turn = race.turn
    clear(turn)
    turn.sail = sail_on(race, boat.heading)
    turn.start_x = boat.x
    turn.start_y = boat.y
    turn.arrived = NONE
    turn.touched = 1 if touches_line(race, boat) else 0
    turn.forced = 1 if is_forced(race, boat) else 0
    if race.auto == 1:
        claim_everything(race, boat, log)


@rule
def is_forced(race: Race, boat: Boat) -> bool:
    """RTW-30, RTW-80: she cannot move away in this turn whatever she does.

    Head to wind is no excuse before the race is on.
    """
    if boat.skip == 1 or boat.quarters > 0:
        return True
    if race.turn.sail == HEAD_ON:
        return race.rounds > LAST_START_ROUND
    return not can_move(race, boat)


@rule
def claim_everything(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-32, RTW-77: with automatic protests, every protest and claim open to her is made."""
    for seat in range(race.fleet):
        if why_not_protest(race, boat, seat) == 0:
            uphold(race, boat, seat, log)
    for seat in range(race.fleet):
        while why_not_claim(race, boat, seat) == 0:
            claim_fault(race, boat, seat, log)


# Actions.


@rule
def play_in_turn(race: Race, action: int, log: Ints) -> None:
    """RTW-37, RTW-56, RTW-61, RTW-77: one action of a turn, with all that follows from it."""
    boat = race.boats[race.turns[race.at]]
    if action >= CLAIM:
        claim_fault(race, boat, action - CLAIM, log)
        return
    if action >= PROTEST:
        uphold(race, boat, action - PROTEST, log)
        return
    if action == END:
        end_turn(race, boat, log)
        return
    if action in (MOVE, PUFF):
        advance(race, boat, action == PUFF, log)
    elif action <= R90:
        manoeuvre(race, boat, ROTATION[action], log)
    elif action == PASS:
        add_act(race, PASSED)
        boat.skip = 0
        note(log, 56, boat.seat, SKIPS, 0, 0, 0, 0)
    else:
        if action != QUARTER:
            declare(race, boat, 2 if action == PENALTY_R else -2, log)
        add_act(race, QUARTERED)
        quarter_turn(boat, log)
        lift_marker(boat, log)
    if race.phase == PLAY:
        carry_on(race, boat, log)


@rule
def add_act(race: Race, act: int) -> None:
    """RTW-37: one more action is done."""
    race.turn.acts[race.turn.done] = act
    race.turn.done += 1


@rule
def manoeuvre(race: Race, boat: Boat, rotation: int, log: Ints) -> None:
    """RTW-39, RTW-97: a rotation on the spot; it brings the shadow marker back."""
    add_act(race, TURNED)
    boat.heading = (boat.heading + rotation) & 7
    note(log, 39, boat.seat, TURNS, boat.heading, 0, 0, 0)
    lift_marker(boat, log)


@rule
def advance(race: Race, boat: Boat, puff: bool, log: Ints) -> None:
    """RTW-31, RTW-38, RTW-57: one point ahead, and then in this order all that it brings about."""
    turn = race.turn
    add_act(race, PUFFED if puff else MOVED)
    turn.arrived = boat.heading
    turn.gust = 0
    x = boat.x
    y = boat.y
    race.taken[y] &= ~(1 << x)
    put_on_board(race, boat, x + DX[boat.heading], y + DY[boat.heading])
    note(log, 57 if puff else 38, boat.seat, MOVES, boat.x, boat.y, 0, 0)
    if touches_line(race, boat):
        turn.touched = 1
    cross_line(race, boat, y, log)
    if boat.status != RACING:
        return
    cross_ray(race, boat, x)
    complete_leg(race, boat, log)
    reach_flag(race, boat, log)
    meet_token(race, boat, puff, log)


@rule
def meet_token(race: Race, boat: Boat, puff: bool, log: Ints) -> None:
    """RTW-54, RTW-55, RTW-56, RTW-96: what lies on the point she has just moved to.

    Her own marker prevails over a token; those of others mean nothing to her.
    """
    turn = race.turn
    if boat.marker_x == boat.x and boat.marker_y == boat.y:
        turn.stopped = 1
        boat.skip = 1
        note(log, 96, boat.seat, STOPPED_BY_MARKER, 0, 0, 0, 0)
        lift_marker(boat, log)
    elif has_token(race, YELLOW, boat.x, boat.y):
        turn.stopped = 1
        boat.skip = 1
        note(log, 55, boat.seat, LULL, 0, 0, 0, 0)
    elif has_token(race, BLUE, boat.x, boat.y) and gust_counts(race, puff):
        turn.gust = 1
        note(log, 62 if puff else 57, boat.seat, GUST, 0, 0, 0, 0)


@rule
def gust_counts(race: Race, puff: bool) -> bool:
    """RTW-57, RTW-59, RTW-62: on a beam reach only after the second movement, or gust on gust."""
    turn = race.turn
    if puff or turn.sail != BEAM:
        return True
    return turn.done == 2 and turn.acts[0] == MOVED


@rule
def carry_on(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-55, RTW-58, RTW-65: the rest of the turn is worked out in the wind as it is now."""
    if boat.status == RACING and race.turn.stopped == 0:
        if is_gust_lost(race, boat):
            race.turn.gust = 0
            note(log, 58, boat.seat, GUST_LOST, 0, 0, 0, 0)
        last = race.turn.acts[race.turn.done - 1]
        if last == QUARTERED:
            if circles_on(race, boat):
                return
        elif last != PASSED and goes_on(race):
            return
    end_turn(race, boat, log)


# The end of a turn.


@rule
def end_turn(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-31, RTW-79, RTW-80, RTW-94: what is remembered of it, its faults, and wind shadows."""
    if boat.status == RACING:
        remember_turn(race, boat)
        note_start_faults(race, boat, log)
    read_shadows(race, log)
    next_turn(race, log)


@rule
def remember_turn(race: Race, boat: Boat) -> None:
    """RTW-74, RTW-75, RTW-79, RTW-80: how she is judged until her next turn ends."""
    turn = race.turn
    skipped = turn.acts[0] == PASSED
    boat.sailed = 1
    boat.last_x = turn.start_x
    boat.last_y = turn.start_y
    boat.last_arrived = turn.arrived
    if skipped:
        boat.last_first = NONE
        boat.immune = 79
        return
    boat.last_first = MOVED if turn.acts[0] == MOVED else TURNED
    boat.immune = 80 if turn.arrived == NONE and turn.forced == 1 else 0


@rule
def next_turn(race: Race, log: Ints) -> None:
    """RTW-35, RTW-107, RTW-108: the next racing boat; past the end of the order a new round."""
    if is_decided(race):
        end_race(race, 107, log)
        return
    race.phase = PLAY
    for _ in range(race.fleet):
        race.at += 1
        if race.at == race.fleet:
            if race.rounds >= race.most_rounds:
                end_race(race, 108, log)
                return
            race.at = 0
            race.rounds += 1
        if race.boats[race.turns[race.at]].status == RACING:
            break
    begin_turn(race, log)


@rule
def begin_race(race: Race, log: Ints) -> None:
    """RTW-29: all boats are placed; round 1 begins with the first in turn order."""
    race.phase = PLAY
    race.rounds = 1
    race.at = 0
    race.east = NONE
    begin_turn(race, log)
