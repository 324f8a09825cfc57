"""Actions and chance results: their texts, and what each of them says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..rules.riders import RIDERS
from ..rules.squares import GOAL, Square
from ..rules.state import FINISH, FULL_ENERGY, MOST_LANES, MOST_RISK, NONE, START


class Action(NamedTuple):
    """An action or chance result taken apart.

    `rider` is whom it names, `at` the square it leads to (the start: none), `pair` the two numbers
    of a break-away (squares without and with risk) or of a throw.
    """

    text: str
    verb: str
    rider: int = NONE
    at: Square = Square(START, 0)
    pair: tuple[int, int] = (0, 0)

    @property
    def leads(self) -> bool:
        """Whether it leads to a square: a ride or a shift."""
        return self.at.column != START


def _every() -> Iterator[Action]:
    """All of them, in the order of the numbers in `rules/actions.py`."""
    yield from _naming("pick")
    for verb in ("stay", "end", "agree", "refuse", "pass"):
        yield Action(verb, verb)
    yield from _naming("pact")
    yield from _naming("help")
    for safe in range(FULL_ENERGY + 1):
        for risk in range(MOST_RISK + 1):
            yield Action(f"break {safe}+{risk}", "break", pair=(safe, risk))
    for verb in ("ride", "shift"):
        for column in range(START + 1, FINISH):
            for at in (Square(column, lane) for lane in range(MOST_LANES)):
                yield Action(f"{verb} {at}", verb, at=at)
        yield Action(f"{verb} {GOAL}", verb, at=GOAL)
    yield from _naming("first")
    for one in range(1, 7):
        for other in range(1, 7):
            yield Action(f"roll {one} {other}", "roll", pair=(one, other))


def _naming(verb: str) -> Iterator[Action]:
    for rider, name in enumerate(RIDERS):
        yield Action(f"{verb} {name}", verb, rider)


ACTIONS = tuple(_every())
NUMBERS = {action.text: number for number, action in enumerate(ACTIONS)}
VERBS = frozenset(action.verb for action in ACTIONS)


def read(text: str) -> Action:
    """The action that is written like this; ValueError if there is none."""
    if text not in NUMBERS:
        raise ValueError(f"not an action of Maillot Jaune: {text!r}")
    return ACTIONS[NUMBERS[text]]
