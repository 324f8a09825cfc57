"""Kernels: the loops that run a game's rules, on records and on their bytes.

The game's rules and record classes are named here but belong to no module: each machine binds them
to one game (`actor`, `choices`, ... and the records `Race`, `Scratch` and `Desk`, which holds all
that the rules need besides a race).
"""

from __future__ import annotations

from typing import Any, TypeAlias

from ..rng import Rng, below, seed_rng
from ..rules import CHANCE, OVER, Bytes, Fleet, Ints, rule

Race: TypeAlias = Any
Scratch: TypeAlias = Any
Desk: TypeAlias = Any


def of_the_game(*arguments: Any) -> Any:
    """Stands for a rule of the game until a machine binds it."""
    raise TypeError("a kernel runs only when a machine has bound it to a game")


actor = why_not = choices = odds = draw = settle = play = of_the_game
may_retire = retire = resume = scores = observe = of_the_game

# What `drive` can be asked to do.
CHOICES, PLAY, SETTLE, RETIRE, RESUME = 0, 1, 2, 3, 4
WHY_NOT, MAY_RETIRE, DRAW, ODDS, SCORES, OBSERVE = 5, 6, 7, 8, 9, 10


@rule
def act(
    what: int,
    race: Race,
    number: int,
    stream: int,
    out: Ints,
    log: Ints,
    rng: Rng,
    scratch: Scratch,
) -> int:
    """Do one thing to a race. After a change, `out` lists the new choices and then the actor."""
    if what == WHY_NOT:
        return int(why_not(race, number, scratch))
    if what == MAY_RETIRE:
        return int(may_retire(race, number))
    if what == DRAW:
        seed_rng(rng, number, stream)
        return int(draw(race, rng, out))
    if what == ODDS:
        odds(race, out)
        return 0
    if what == SCORES:
        scores(race, out)
        return 0
    if what == OBSERVE:
        observe(race, number, out)
        return 0
    if what == PLAY:
        play(race, number, log, scratch)
    elif what == SETTLE:
        refused = settle(race, out, log, scratch)
        if refused != 0:
            return -int(refused)
    elif what == RETIRE:
        retire(race, number, log, scratch)
    elif what == RESUME:
        resume(race, log, scratch)
    n: int = choices(race, out, scratch)
    out[n] = actor(race)
    return n


@rule
def random_race(race: Race, rng: Rng, limit: int, out: Ints, log: Ints, scratch: Scratch) -> int:
    """Play on at random, to the end or for `limit` decisions; the number of decisions made."""
    decisions = 0
    while decisions < limit:
        who = actor(race)
        if who == OVER:
            return decisions
        if who == CHANCE:
            draw(race, rng, out)
            settle(race, out, log, scratch)
        else:
            n = choices(race, out, scratch)
            play(race, out[below(rng, n)], log, scratch)
            decisions += 1
    return decisions


@rule
def drive(what: int, state: Bytes, number: int, stream: int, desk: Bytes) -> int:
    """`act` on a packed race: the one door from Python, because each door compiles all rules."""
    on_desk = desk.view(Desk)[0]
    race = state.view(Race)[0]
    out = on_desk.out[:]
    return act(what, race, number, stream, out, on_desk.log[:], on_desk.rng, on_desk.scratch)


@rule
def random_one(state: Bytes, seed: int, stream: int, limit: int, desk: Bytes) -> int:
    """Play a packed race at random, from one stream of the seed; the number of decisions made."""
    on_desk = desk.view(Desk)[0]
    seed_rng(on_desk.rng, seed, stream)
    return random_race(
        state.view(Race)[0], on_desk.rng, limit, on_desk.out[:], on_desk.log[:], on_desk.scratch
    )


@rule
def random_fleet(
    fleet: Fleet, seed: int, first: int, limit: int, decisions: Ints, desk: Bytes
) -> int:
    """Play every race of a fleet at random; race i draws from stream `first + i` of the seed."""
    total = 0
    for i in range(len(fleet)):
        decisions[i] = random_one(fleet[i], seed, first + i, limit, desk)
        total += decisions[i]
    return total
