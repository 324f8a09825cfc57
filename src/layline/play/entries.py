"""The entries of a race: what each step was, as numbers, the shortest that say it."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..engine.machines import kernels
from ..engine.machines.machine import Outcome
from ..engine.rules import CHANCE


class Step(NamedTuple):
    """One step of the history: the position before it, who decided, and what was played."""

    state: Any
    actor: int
    entry: Outcome


def shortened(outcome: tuple[int, ...]) -> Outcome:
    """A chance result of one number is that number."""
    return outcome[0] if len(outcome) == 1 else outcome


def kept(what: int, entry: Outcome) -> Outcome:
    """An entry as the history keeps it: a negative number is a piece that retired."""
    return -1 - entry if what == kernels.RETIRE and isinstance(entry, int) else entry


def meaning(actor: int, entry: Outcome) -> tuple[int, Outcome]:
    """How an entry of the history was played, and what it was then."""
    if isinstance(entry, int) and entry < 0:
        return kernels.RETIRE, -1 - entry
    return (kernels.SETTLE if actor == CHANCE else kernels.PLAY), entry
