"""What a turn allows: movements and manoeuvres by point of sail, gusts, and the end of a turn."""

from __future__ import annotations

from ....engine.rules import Ints, rule
from .actions import (
    CLAIM,
    END,
    HEADING,
    L45,
    MOVE,
    PASS,
    PENALTY_L,
    PROTEST,
    PUFF,
    QUARTER,
    R90,
    ROTATION,
)
from .penalties import why_not_penalty
from .right_of_way import may_give_way, why_not_protest
from .start import LAST_START_ROUND, why_not_claim
from .state import BLUE, MOVED, NONE, PUFFED, RACING, TURNED, Boat, Race
from .terms import BEAM, BROAD, CLOSE, HEAD_ON, RUN, head_to_wind
from .tokens import has_token
from .water import ahead_is_closed


@rule
def used_up(race: Race) -> int:
    """RTW-40, RTW-41, RTW-44, RTW-45, RTW-50: the rule by which nothing but a gust is left, or 0.

    What the turn may contain was settled by the point of sail with which it began.
    """
    turn = race.turn
    if turn.done == 0:
        return 0
    if turn.sail == CLOSE:
        return 41
    if turn.sail == RUN:
        return 50
    if turn.sail == HEAD_ON:
        return 44
    return 45 if turn.sail == BEAM and turn.done > 1 else 0


@rule
def why_not_ahead(race: Race, boat: Boat) -> int:
    """RTW-38, RTW-44, RTW-46, RTW-51, RTW-58: a step straight ahead, on the present heading."""
    if head_to_wind(race, boat):
        return 44
    return 51 if ahead_is_closed(race, boat, boat.heading) else 0


@rule
def why_not_move(race: Race, boat: Boat) -> int:
    """RTW-41, RTW-44, RTW-45, RTW-48, RTW-49, RTW-50: a movement, on a broad reach the first."""
    refused = used_up(race)
    if refused != 0:
        return refused
    if race.turn.sail == BROAD and race.turn.done > 0:
        return 49
    if race.turn.sail == HEAD_ON:
        return 44
    return why_not_ahead(race, boat)


@rule
def why_not_turn_now(race: Race, boat: Boat) -> int:
    """RTW-48, RTW-49, RTW-52, RTW-53, RTW-60: may a manoeuvre be made now, whatever its angle?

    On a broad reach it follows the movement, unless the way is barred or she gives way; after a
    gust straight on it has been given up.
    """
    refused = used_up(race)
    turn = race.turn
    if refused != 0 or turn.sail != BROAD:
        return refused
    if turn.done == 0:
        if ahead_is_closed(race, boat, boat.heading) or may_give_way(race, boat):
            return 0
        return 48
    if turn.acts[turn.done - 1] == PUFFED:
        return 49 if turn.acts[1] == TURNED else 60
    return 49 if turn.acts[turn.done - 1] == TURNED else 0


@rule
def why_not_turn(race: Race, boat: Boat, rotation: int) -> int:
    """RTW-39, RTW-42, RTW-43, RTW-47: 45 or 90 degrees; from round 8 never to end head to wind."""
    refused = why_not_turn_now(race, boat)
    if refused != 0:
        return refused
    return 43 if ends_head_to_wind(race, boat, rotation) else 0


@rule
def ends_head_to_wind(race: Race, boat: Boat, rotation: int) -> bool:
    """RTW-43: forbidden from round 8 on, before that allowed."""
    return race.rounds > LAST_START_ROUND and (boat.heading + rotation) & 7 == race.wind


@rule
def why_not_puff(race: Race, boat: Boat) -> int:
    """RTW-57, RTW-58, RTW-59: a gust movement needs a gust that counts, and open water ahead."""
    turn = race.turn
    if turn.gust == 0:
        met = turn.arrived != NONE and has_token(race, BLUE, boat.x, boat.y)
        return 59 if turn.sail == BEAM and met else 57
    return why_not_ahead(race, boat)


@rule
def may_end(race: Race) -> bool:
    """RTW-37, RTW-49, RTW-61: only a manoeuvre on a broad reach and a gust may be left out."""
    turn = race.turn
    return turn.gust == 1 or (turn.sail == BROAD and turn.done == 1 and turn.acts[0] == MOVED)


@rule
def is_gust_lost(race: Race, boat: Boat) -> bool:
    """RTW-58, RTW-60: it cannot be used and no manoeuvre can redirect it any more."""
    turn = race.turn
    if turn.gust == 0 or (turn.sail == BROAD and turn.done == 1):
        return False
    return why_not_ahead(race, boat) != 0


@rule
def goes_on(race: Race) -> bool:
    """RTW-37, RTW-45, RTW-49, RTW-62: after an action, more is to be played in this turn."""
    turn = race.turn
    if turn.gust == 1:
        return True
    if turn.sail == BEAM:
        return turn.done < 2
    return turn.sail == BROAD and turn.done == 1 and turn.acts[0] == MOVED


@rule
def can_move(race: Race, boat: Boat) -> bool:
    """RTW-30, RTW-80: some movement is possible, on a beam reach also after a manoeuvre."""
    if not ahead_is_closed(race, boat, boat.heading):
        return True
    if race.turn.sail == BEAM:
        for action in range(L45, R90 + 1):
            heading = (boat.heading + ROTATION[action]) & 7
            if heading != race.wind and not ahead_is_closed(race, boat, heading):
                return True
    return False


# All of it together.


@rule
def held_by(boat: Boat) -> int:
    """RTW-56, RTW-91: the rule that leaves a boat nothing but to skip or to circle, or 0."""
    if boat.skip == 1:
        return 56
    return 91 if boat.quarters > 0 else 0


@rule
def why_not_in_turn(race: Race, action: int) -> int:
    """RTW-37, RTW-56, RTW-86, RTW-91: the rule that forbids an action while boats race, or 0.

    A lull or a circle refuses first, even what belongs to another phase.
    """
    boat = race.boats[race.turns[race.at]]
    if CLAIM <= action < HEADING:
        return why_not_claim(race, boat, action - CLAIM)
    if PROTEST <= action < CLAIM:
        return why_not_protest(race, boat, action - PROTEST)
    held = held_by(boat)
    if held != 0:
        return 0 if action == (PASS if held == 56 else QUARTER) else held
    if action >= HEADING or action < 0:
        return 37
    if action == MOVE:
        return why_not_move(race, boat)
    if action <= R90:
        return why_not_turn(race, boat, ROTATION[action])
    if action == PUFF:
        return why_not_puff(race, boat)
    if action == END:
        return 0 if may_end(race) else 37
    if action == PASS:
        return 37
    return 86 if action == QUARTER else why_not_penalty(race, boat)


@rule
def turn_choices(race: Race, out: Ints) -> int:
    """RTW-37, RTW-56, RTW-91: every action the boat on move may take; there is always one."""
    boat = race.boats[race.turns[race.at]]
    n = 0
    if boat.skip == 1:
        out[0] = PASS
        n = 1
    elif boat.quarters > 0:
        out[0] = QUARTER
        n = 1
    else:
        n = sailing_choices(race, boat, out)
    if race.turn.done > 0:
        return n
    for seat in range(race.fleet):
        if race.boats[seat].status == RACING and why_not_protest(race, boat, seat) == 0:
            out[n] = PROTEST + seat
            n += 1
    if race.open_claims > 0:
        for seat in range(race.fleet):
            if why_not_claim(race, boat, seat) == 0:
                out[n] = CLAIM + seat
                n += 1
    return n


@rule
def sailing_choices(race: Race, boat: Boat, out: Ints) -> int:
    """RTW-41, RTW-44, RTW-45, RTW-48, RTW-50: movement, manoeuvres, gust, end and penalty."""
    n = 0
    if why_not_move(race, boat) == 0:
        out[n] = MOVE
        n += 1
    if why_not_turn_now(race, boat) == 0:
        for action in range(L45, R90 + 1):
            if not ends_head_to_wind(race, boat, ROTATION[action]):
                out[n] = action
                n += 1
    if race.turn.done > 0:
        if race.turn.gust == 1 and why_not_ahead(race, boat) == 0:
            out[n] = PUFF
            n += 1
        if may_end(race):
            out[n] = END
            n += 1
    elif boat.penalties > 0 and why_not_penalty(race, boat) == 0:
        out[n] = PENALTY_L
        out[n + 1] = PENALTY_L + 1
        n += 2
    return n
