"""Rules that hold in every small game: turns, fair dice, winning, retiring.

The record of its race has the fields `players`, `phase` (DRAWING, DECIDING, HOME), `mover` and
`out`, a number per seat. The names in capitals, `why_not` and `worth` are left open; `of_the_game`
fills them in for one game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import FunctionType
from typing import Any, TypeAlias

from ..engine.log import note
from ..engine.records import Width, fields, i8, record
from ..engine.rng import Rng, below
from ..engine.rules import CHANCE, OVER, Ints, rule

DRAWING, DECIDING, HOME = 0, 1, 2
"""The phases of a small game: chance, a decision, the end."""

RETIRES, WINS = 0, 1
"""The kinds of event that every small game has; its own begin with 2."""

Race: TypeAlias = Any
Scratch: TypeAlias = Any

RETIRING = WINNING = ACTIONS = RESULTS = 0
why_not: Any = None
worth: Any = None


@record
class NoScratch:
    """A small game needs no scratch buffers."""

    unused: i8


@rule
def actor(race: Race) -> int:
    """Chance, whoever is on move, or nobody."""
    if race.phase == HOME:
        return OVER
    return CHANCE if race.phase == DRAWING else race.mover


@rule
def choices(race: Race, out: Ints, scratch: Scratch) -> int:
    """Every chance result, or every action that no rule forbids."""
    count = 0
    if race.phase == DRAWING:
        for i in range(RESULTS):
            out[i] = i
        count = RESULTS
    elif race.phase == DECIDING:
        for i in range(ACTIONS):
            if why_not(race, i, scratch) == 0:
                out[count] = i
                count += 1
    return count


@rule
def odds(race: Race, out: Ints) -> None:
    """All results are equally likely."""
    for i in range(RESULTS):
        out[i] = 1


@rule
def draw(race: Race, rng: Rng, out: Ints) -> int:
    """One of the results."""
    out[0] = below(rng, RESULTS)
    return 1


@rule
def win(race: Race, seat: int, reason: int, log: Ints) -> None:
    """The race is over, and this seat has won it by the rule given."""
    race.mover = seat
    race.phase = HOME
    note(log, reason, seat, WINS, 0, 0, 0, 0)


@rule
def end_turn(race: Race, reason: int, log: Ints) -> None:
    """On to the next seat that is in the race; the last one left wins by the rule given."""
    race.phase = DRAWING
    left = 0
    for seat in range(race.players):
        left += 1 - race.out[seat]
    race.mover = (race.mover + 1) % race.players
    while race.out[race.mover] == 1:
        race.mover = (race.mover + 1) % race.players
    if left == 1:
        win(race, race.mover, reason, log)


@rule
def may_retire(race: Race, seat: int) -> int:
    """Whoever is in the race may leave it at any time."""
    if seat < 0 or seat >= race.players or race.phase == HOME or race.out[seat] == 1:
        return RETIRING
    return 0


@rule
def retire(race: Race, seat: int, log: Ints, scratch: Scratch) -> None:
    """She leaves the race; it goes on without her, or is won by the last one left."""
    race.out[seat] = 1
    note(log, RETIRING, seat, RETIRES, 0, 0, 0, 0)
    others = 0
    for other in range(race.players):
        others += 1 - race.out[other]
    if seat == race.mover or others == 1:
        end_turn(race, WINNING, log)


@rule
def resume(race: Race, log: Ints, scratch: Scratch) -> None:
    """No automatic step waits in a position that was just loaded."""


@rule
def imagine(race: Race, seat: int, rng: Rng) -> None:
    """Everybody knows everything: there is nothing to imagine."""


@rule
def scores(race: Race, out: Ints) -> None:
    """What the position is worth to each seat."""
    for seat in range(race.players):
        out[seat] = worth(race, seat)


def of_the_game(function: Any, names: Mapping[str, Any]) -> Any:
    """A rule of every small game, with the names it leaves open filled in."""
    made = FunctionType(function.__code__, {**globals(), **names}, function.__name__)
    made.__annotations__ = function.__annotations__
    made.__doc__, made.__dict__ = function.__doc__, dict(function.__dict__)
    return made


def observer(kind: type) -> tuple[Any, int]:
    """A rule that writes out every number of a record, whoever looks, and how many there are."""
    paths = list(_numbers(kind, "race"))
    lines = [f"    out[{n}] = {path}" for n, path in enumerate(paths)]
    source = "\n".join(["def observe(race: Race, seat: int, out: Ints) -> None:", *lines])
    names = dict(globals())
    exec(source, names)
    return rule(names["observe"]), len(paths)


def _numbers(kind: type, path: str) -> Iterator[str]:
    for field in fields(kind):
        many = [f"[{i}]" for i in range(field.length)] if field.length else [""]
        for index in many:
            here = f"{path}.{field.name}{index}"
            if isinstance(field.item, Width):
                yield here
            else:
                yield from _numbers(field.item, here)


COMMON = (actor, choices, odds, draw, may_retire, retire, resume, scores, imagine)
"""What the engine asks of a game but a small game need not write."""
