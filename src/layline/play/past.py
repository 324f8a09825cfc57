"""What lies behind a race: its steps, the last one first, the older ones packed.

Every step keeps the position before it, and a position is hundreds of bytes of which the next step
changes a few. Steps that are packed together take a twentieth of that. Who looks further back
than the loose ones unpacks so many at a time, which takes some microseconds.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from ..engine.machines.machine import Outcome

BLOCK = 16
"""How many steps are packed together."""
LOOSE = 32
"""How many of the last steps always stay loose: people look that far back all the time."""

LooseStep: TypeAlias = tuple["Past", Any, int, Outcome]
"""A step: all that came before it, the position before it, who decided, what was played.

A plain tuple, because Python's garbage collector soon stops looking at plain tuples of numbers and
arrays; of named ones it would visit every step of every race again and again.
"""


@dataclass(frozen=True, slots=True)
class Packed:
    """Some steps in a row, packed."""

    before: Past
    count: int
    states: bytes
    actors: bytes
    entries: tuple[Outcome, ...]

    def loose(self) -> LooseStep:
        """The last of these steps, and behind it the others."""
        states = np.frombuffer(bytearray(zlib.decompress(self.states)), np.uint8)
        actors = np.frombuffer(self.actors, np.int8).tolist()
        past = self.before
        for state, actor, entry in zip(
            states.reshape(self.count, -1), actors, self.entries, strict=True
        ):
            past = (past, state, actor, entry)
        assert isinstance(past, tuple)
        return past


Past: TypeAlias = LooseStep | Packed | None
"""The last step, and behind it all that came before; copies of a race share it."""


def opened(past: Past) -> LooseStep | None:
    """The last step, unpacked if need be; None: there is none."""
    return past.loose() if isinstance(past, Packed) else past


def behind(past: Past, steps: int) -> tuple[Past, Any]:
    """What lies so many steps (at least one) back: all before it, and the position there."""
    while True:
        if isinstance(past, Packed) and past.count < steps:
            steps -= past.count
            past = past.before
            continue
        step = opened(past)
        assert step is not None
        if steps == 1:
            return step[0], step[1]
        past, steps = step[0], steps - 1


def packed(past: Past) -> Past:
    """The same with its older steps packed, as far as their positions are bytes."""
    loose: list[LooseStep] = []
    before = past
    while isinstance(before, tuple):
        loose.append(before)
        before = before[0]
    whole = max(len(loose) - LOOSE, 0) // BLOCK * BLOCK
    loose.reverse()
    if not whole or not all(isinstance(step[1], np.ndarray) for step in loose[:whole]):
        return past
    for first in range(0, whole, BLOCK):
        before = _block(before, loose[first : first + BLOCK])
    for _, state, actor, entry in loose[whole:]:
        before = (before, state, actor, entry)
    return before


def _block(before: Past, steps: list[LooseStep]) -> Packed:
    _, states, actors, entries = zip(*steps, strict=True)
    content = zlib.compress(b"".join(map(bytes, states)), 1)
    return Packed(before, len(steps), content, np.array(actors, np.int8).tobytes(), entries)
