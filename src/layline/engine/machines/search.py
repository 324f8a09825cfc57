"""Search: what a seat could do in its turn, and which end of it looks best.

As in `kernels`, a game's rules and records are named here and belong to no module. `Plan` holds the
positions along the line being looked at; `WIDTH` is the most choices a position of the game has.

The numbers that belong to a decision depend on its seed and on how much was played before, never on
what was decided earlier: a race steered here is the race that bots play one decision at a time.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from ..game import Game
from ..records import assign, i16, i32, i64, many, record
from ..rng import Rng, below, next_word, seed_rng
from ..rules import CHANCE, OVER, Bytes, Fleet, Ints, rule
from .kernels import of_the_game

Race: TypeAlias = Any
Scratch: TypeAlias = Any
Plan: TypeAlias = Any
Desk: TypeAlias = Any

actor = choices = draw = settle = play = imagine = worth = turn = of_the_game
WIDTH = 0

DEEPEST = 8
"""How many decisions of one turn are looked at before the position is judged as it stands."""

BUDGET = 20_000
"""How many positions are looked at before the rest of the turn is judged as it stands."""

NOTHING = -(1 << 62)
"""What an action promises before anything was looked at: less than any position is worth."""

# Who steers a seat.
AT_RANDOM, GREEDILY, GENTLY = 0, 1, 2

EASE = 2
"""A gentle crew is content with the second best once in so many decisions."""


@cache
def plan_of(game: Game) -> type:
    """The record on which a game's turns are thought through, deepest position last."""
    return record(
        type(
            "Plan",
            (),
            {
                "__doc__": "A line of positions, with what can be done in each and what was tried.",
                "__annotations__": dict.fromkeys(
                    ("line", "listed", "count", "tried", "promise"), list
                ),
                "line": many(DEEPEST + 1, game.rules.race),
                "listed": many(DEEPEST * game.rules.most_choices, i32),
                "count": many(DEEPEST, i16),
                "tried": many(DEEPEST, i16),
                "promise": many(game.rules.most_choices, i64),
            },
        )
    )


@rule
def list_choices(plan: Plan, depth: int, out: Ints, scratch: Scratch) -> None:
    """Note down what can be done in a position of the line."""
    count = choices(plan.line[depth], out, scratch)
    for i in range(count):
        plan.listed[depth * WIDTH + i] = out[i]
    plan.count[depth] = count
    plan.tried[depth] = 0


@rule
def best_action(race: Race, rng: Rng, out: Ints, log: Ints, plan: Plan, scratch: Scratch) -> int:
    """The first action of the complete turn that ends in the position of greatest worth.

    A turn is followed, depth first, for as long as it lasts with no chance between.
    Of equally good turns one is drawn. What the seat cannot know is guessed once, before looking.
    What each first action can lead to at best is noted as its promise.
    """
    seat = actor(race)
    whose = turn(race)
    assign(plan.line[0], race)
    imagine(plan.line[0], seat, rng)
    list_choices(plan, 0, out, scratch)
    first: int = plan.listed[0]
    if plan.count[0] == 1:
        return first
    chosen = first
    best = 0
    equals = 0
    seen = 0
    depth = 0
    while depth >= 0:
        if plan.tried[depth] == plan.count[depth]:
            depth -= 1
            continue
        action = plan.listed[depth * WIDTH + plan.tried[depth]]
        plan.tried[depth] += 1
        if depth == 0:
            first = action
            plan.promise[plan.tried[0] - 1] = NOTHING
        ahead = plan.line[depth + 1]
        assign(ahead, plan.line[depth])
        play(ahead, action, log, scratch)
        seen += 1
        if depth + 1 < DEEPEST and seen < BUDGET and turn(ahead) == whose:
            depth += 1
            list_choices(plan, depth, out, scratch)
            continue
        value = worth(ahead, seat)
        plan.promise[plan.tried[0] - 1] = max(value, plan.promise[plan.tried[0] - 1])
        if equals == 0 or value > best:
            best = value
            equals = 1
            chosen = first
        elif value == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = first
    return chosen


@rule
def gentle_action(race: Race, rng: Rng, out: Ints, log: Ints, plan: Plan, scratch: Scratch) -> int:
    """The best action or, as the mood takes her, the second best where that is no blunder.

    It is none if it promises more than the middle between the best and the worst there is.
    """
    best = best_action(race, rng, out, log, plan, scratch)
    if plan.count[0] < 3 or below(rng, EASE) != 0:
        return best
    most = plan.promise[0]
    least = plan.promise[0]
    for i in range(plan.count[0]):
        most = max(most, plan.promise[i])
        least = min(least, plan.promise[i])
    second = best
    promise = (most + least) // 2
    for i in range(plan.count[0]):
        if plan.listed[i] != best and plan.promise[i] > promise:
            second = plan.listed[i]
            promise = plan.promise[i]
    return second


@rule
def random_action(race: Race, rng: Rng, out: Ints, scratch: Scratch) -> int:
    """Any legal action, all equally likely."""
    return out[below(rng, choices(race, out, scratch))]


@rule
def steer(
    race: Race,
    crew: Ints,
    seed: int,
    tally: Ints,
    limit: int,
    rng: Rng,
    out: Ints,
    log: Ints,
    plan: Plan,
    scratch: Scratch,
) -> int:
    """Play on to the end or for `limit` decisions, each seat as its crew does; the last action.

    `tally` counts what was played, chance included, and the decisions among it.
    """
    last = 0
    decisions = 0
    while decisions < limit:
        who = actor(race)
        if who == OVER:
            break
        seed_rng(rng, seed, tally[0])
        tally[0] += 1
        if who == CHANCE:
            draw(race, rng, out)
            settle(race, out, log, scratch)
            continue
        if crew[who] == GREEDILY:
            last = best_action(race, rng, out, log, plan, scratch)
        elif crew[who] == GENTLY:
            last = gentle_action(race, rng, out, log, plan, scratch)
        else:
            last = random_action(race, rng, out, scratch)
        play(race, last, log, scratch)
        decisions += 1
    tally[1] += decisions
    return last


@rule
def steered_fleet(
    fleet: Fleet, crews: Ints, seeds: Ints, tallies: Ints, limit: int, desk: Bytes, plan: Bytes
) -> int:
    """`steer` for every race of a fleet, each with crew, seed and tally; the last action."""
    on_desk = desk.view(Desk)[0]
    out = on_desk.out[:]
    log = on_desk.log[:]
    seats = len(crews) // len(fleet)
    last = 0
    for i in range(len(fleet)):
        last = steer(
            fleet[i].view(Race)[0],
            crews[i * seats : (i + 1) * seats],
            seeds[i],
            tallies[2 * i : 2 * i + 2],
            limit,
            on_desk.rng,
            out,
            log,
            plan.view(Plan)[0],
            on_desk.scratch,
        )
    return last


def race_seed(seed: int, number: int) -> int:
    """The seed of one race of many: of the races sailed with this seed, that with this number."""
    rng = Rng()
    seed_rng(rng, seed, number)
    return next_word(rng) << 31 ^ next_word(rng)
