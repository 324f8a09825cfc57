"""The referee: what the engine asks of the game, answered phase by phase."""

from __future__ import annotations

from ....engine.rng import Rng, below
from ....engine.rules import CHANCE, Ints, rule
from ....engine.rules import OVER as NOBODY
from .actions import (
    AGREE,
    ANNOUNCE,
    ASIDE,
    CHOOSE,
    DRAW_FIRST,
    END,
    HELP,
    PASS,
    PROPOSE,
    REFUSE,
    ROLL,
    STAY,
    TO,
)
from .file import length, nth, place_of, without
from .pact import answer, cancel_pact, propose, why_not_propose
from .paying import abandon
from .reach import ride_choices, why_not_ride
from .rounds import (
    choose,
    draw_first,
    end_turn,
    go_on,
    next_turn,
    seat_to_choose,
    why_not_choose,
)
from .standings import end_tour, is_decided, ranking
from .state import (
    AID,
    ANSWER,
    BREAK,
    FIRST,
    MOST_RIDERS,
    MOST_RISK,
    NO_DRAFT,
    NONE,
    OPEN,
    OUT,
    OVER,
    PICK,
    PULL,
    RIDE,
    RISK,
    SETTLE,
    SPRINT,
    Race,
    Scratch,
)
from .teams import seat_score
from .turns import (
    announce,
    choose_square,
    help_rider,
    may_help,
    may_help_anybody,
    pull,
    ride_there,
    take_risk,
    why_not_announce,
    why_not_help,
)

THROWS = 36


@rule
def actor(race: Race) -> int:
    """MJ-02, MJ-11, MJ-58: the player of the rider in turn or asked, the dice, or nobody."""
    if race.phase == OVER:
        return NOBODY
    if race.phase == PICK:
        return CHANCE if race.drawn_by_lot == 1 else seat_to_choose(race)
    if race.phase == FIRST or is_throw(race):
        return CHANCE
    if race.phase == ANSWER:
        return race.riders[race.turn.partner].owner
    return race.riders[race.turn.rider].owner


@rule
def is_throw(race: Race) -> bool:
    """MJ-26, MJ-51: two dice are pending."""
    return race.phase == PULL or race.phase == RISK or race.phase == SETTLE


@rule
def whose_turn(race: Race) -> int:
    """MJ-11: a number for the turn under way, another one when somebody else decides."""
    who = actor(race)
    if who < 0 or race.phase == PICK or race.phase == ANSWER:
        return who
    return 100 * (race.rounds + 1) + 10 * race.stage + race.turn.rider


@rule
def why_not(race: Race, action: int, scratch: Scratch) -> int:
    """MJ-11, MJ-15, MJ-21, MJ-26, MJ-65: the rule that forbids a decision here, or 0."""
    phase = race.phase
    if action < CHOOSE or action >= DRAW_FIRST:
        return 11
    if action < STAY:
        if phase != PICK or race.drawn_by_lot == 1:
            return 2
        return why_not_choose(race, action - CHOOSE)
    if PROPOSE <= action < HELP:
        return why_not_propose(race, action - PROPOSE)
    if HELP <= action < ANNOUNCE:
        return why_not_help(race, action - HELP)
    if ANNOUNCE <= action < TO:
        safe = (action - ANNOUNCE) // (MOST_RISK + 1)
        return why_not_announce(race, safe, (action - ANNOUNCE) % (MOST_RISK + 1))
    if is_throw(race):
        return 26
    if action == END:
        if race.phase == RIDE or race.phase == SPRINT:
            return 15
        return 0 if phase == BREAK else 11
    if AGREE <= action <= REFUSE:
        return 0 if phase == ANSWER else 11
    if action == PASS:
        return 0 if phase == AID else 11
    if phase == BREAK:
        return 21
    if phase != RIDE and phase != SPRINT:
        return 11
    if action == STAY:
        return 0
    aside = action >= ASIDE
    return why_not_ride(race, action - (ASIDE if aside else TO), aside, scratch)


@rule
def choices(race: Race, out: Ints, scratch: Scratch) -> int:
    """Every legal action, or every chance result, in the order of their numbers."""
    phase = race.phase
    n = 0
    if race.phase == RIDE or race.phase == SPRINT:
        out[0] = STAY
        n = 1
        if race.pacts == 1 and phase == RIDE:
            for number in range(MOST_RIDERS):
                if why_not_propose(race, number) == 0:
                    out[n] = PROPOSE + number
                    n += 1
        n = ride_choices(race, n, out, scratch)
    elif phase == BREAK:
        out[0] = END
        n = 1
        energy = race.riders[race.turn.rider].energy
        for action in range(ANNOUNCE + 1, ANNOUNCE + (MOST_RISK + 1) * (energy + 1)):
            out[n] = action
            n += 1
    elif is_throw(race):
        for throw in range(THROWS):
            out[throw] = ROLL + throw
        n = THROWS
    elif phase == ANSWER:
        out[0] = AGREE
        out[1] = REFUSE
        n = 2
    elif phase == AID:
        out[0] = PASS
        n = 1
        for number in range(MOST_RIDERS):
            if may_help(race, number):
                out[n] = HELP + number
                n += 1
    elif phase == PICK:
        for number in range(MOST_RIDERS):
            if why_not_choose(race, number) == 0:
                out[n] = CHOOSE + number
                n += 1
    elif phase == FIRST:
        for number in range(MOST_RIDERS):
            if place_of(race.start_list, number) != NONE:
                out[n] = DRAW_FIRST + number
                n += 1
    return n


@rule
def odds(race: Race, out: Ints) -> None:
    """MJ-07, MJ-26: all chance results that `choices` lists are equally likely."""
    for i in range(THROWS):
        out[i] = 1


@rule
def draw(race: Race, rng: Rng, out: Ints) -> int:
    """MJ-02, MJ-07, MJ-26: one chance result: a throw, the first rider, a rider for a player."""
    if is_throw(race):
        out[0] = ROLL + below(rng, THROWS)
    elif race.phase == FIRST:
        out[0] = DRAW_FIRST + nth(race.start_list, below(rng, length(race.start_list)))
    else:
        free = 0
        for number in range(MOST_RIDERS):
            if why_not_choose(race, number) == 0:
                free += 1
        left = below(rng, free)
        number = 0
        while left > 0 or why_not_choose(race, number) != 0:
            if why_not_choose(race, number) == 0:
                left -= 1
            number += 1
        out[0] = CHOOSE + number
    return 1


@rule
def settle(race: Race, outcome: Ints, log: Ints, scratch: Scratch) -> int:
    """MJ-02, MJ-07, MJ-26, MJ-51: apply a chance result, or refuse one that cannot come up."""
    result = outcome[0]
    phase = race.phase
    if phase == PICK and race.drawn_by_lot == 1 and CHOOSE <= result < CHOOSE + MOST_RIDERS:
        refused = why_not_choose(race, result - CHOOSE)
        if refused == 0:
            choose(race, result - CHOOSE, log)
        return refused
    if phase == FIRST and DRAW_FIRST <= result < ROLL:
        if place_of(race.start_list, result - DRAW_FIRST) == NONE:
            return 11
        draw_first(race, result - DRAW_FIRST, log)
        return 0
    if not is_throw(race) or result < ROLL or result >= ROLL + THROWS:
        return 11
    if phase == SETTLE:
        go_on(race, result, log)
        return 0
    if phase == PULL:
        ended = pull(race, result, log)
    else:
        ended = take_risk(race, result, log)
    if ended:
        end_turn(race, log)
    return 0


@rule
def play(race: Race, action: int, log: Ints, scratch: Scratch) -> None:
    """Apply a legal decision with all its consequences, up to the next decision or throw."""
    phase = race.phase
    ended = False
    if phase == PICK:
        choose(race, action - CHOOSE, log)
    elif phase == ANSWER:
        answer(race, action == AGREE, log)
    elif phase == BREAK:
        ended = action == END or announce(race, action, log)
    elif phase == AID:
        if action != PASS:
            help_rider(race, action - HELP, log)
        ended = True
    elif PROPOSE <= action < HELP:
        propose(race, action - PROPOSE, log)
    else:
        ended = choose_square(race, action, log)
    if ended:
        end_turn(race, log)


@rule
def resume(race: Race, log: Ints, scratch: Scratch) -> None:
    """MJ-11, MJ-31: a loaded position without a turn: the first in the queue comes to play."""
    next_turn(race, log)


@rule
def may_retire(race: Race, number: int) -> int:
    """MJ-37: a rider in the tour may leave it from the draw of the first rider to the end."""
    if number < 0 or number >= MOST_RIDERS or race.phase == PICK or race.phase == OVER:
        return 37
    rider = race.riders[number]
    return 37 if rider.owner == NONE or rider.column == OUT else 0


@rule
def retire(race: Race, number: int, log: Ints, scratch: Scratch) -> None:
    """MJ-37, MJ-46, MJ-53, MJ-60, MJ-61: he abandons; what waited because of him goes on."""
    turn = race.turn
    if race.phase == FIRST:
        race.start_list = without(race.start_list, number)
    abandon(race, number, 37, log)
    if is_decided(race):
        end_tour(race, log)
        return
    if race.phase == SETTLE:
        go_on(race, 0, log)
        return
    ended = turn.rider == number
    if turn.rider != NONE and not ended:
        if race.phase == ANSWER and turn.partner == number:
            race.phase = RIDE
        if race.phase == AID:
            ended = not may_help_anybody(race)
        in_pact = race.pact.first == number or race.pact.second == number
        if turn.moved == 0 and race.pact.first != NONE and in_pact:
            cancel_pact(race)
        if turn.moved == 0 and turn.pursuer == number:
            turn.pursuer = NONE
            if turn.draft == OPEN:
                turn.draft = NO_DRAFT
            if race.phase == PULL:
                ended = ride_there(race, log)
    if ended:
        end_turn(race, log)


@rule
def scores(race: Race, out: Ints) -> None:
    """MJ-43, MJ-64: how each player stands: 9 for the best rider or side, and so on down."""
    ranked = ranking(race) if race.rounds > 0 or race.phase == OVER else 0
    for seat in range(race.seats):
        out[seat] = seat_score(race, seat, ranked) if ranked != 0 else 0
