"""The third machine: the same rules on a graphics processor, one race per thread.

It needs NVIDIA's `numba-cuda` package and a GPU, and plays whole fleets at random; its races are
the same, bit for bit, as those of the other machines from the same seed (`benchmarks/gpu.py`).
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda import cgutils, types
from numba.cuda.extending import intrinsic
from numba.cuda.np.numpy_support import from_dtype

from ..game import Game
from ..records import blank, pack
from ..rules import Table
from . import kernels
from .linker import (
    Linker,
    Made,
    Names,
    Signature,
    Target,
    built_ins,
    meaning,
    plain_types,
    reachable,
)
from .machine import bindings, desk_of

THREADS = 128

CONSTANTS = 1 << 15
"""Above this many bytes of tables, narrower ones are used: a GPU takes 64 KB, copies included."""


_TYPES, _BUILT_IN = plain_types(types), built_ins(types, cgutils, intrinsic)


def _compile(function: FunctionType, found: Signature, kept: None = None) -> Made:
    return cuda.jit(found, device=True, opt=True)(function)


def _inline(function: FunctionType) -> Made:
    return cuda.jit(device=True, inline="always")(function)


def table_bytes(names: Names) -> int:
    """What the tables take up: every function has its own, of eight bytes a number."""
    return sum(
        8 * len(meant)
        for function in reachable((kernels.random_one,), names)
        for used in function.__code__.co_names
        if isinstance(meant := meaning(used, function, names), Table)
    )


class Cuda:
    """Plays fleets of one game on the GPU."""

    kind = "cuda"

    def __init__(self, game: Game) -> None:
        self.game = game
        names = bindings(game)
        entry = np.int64 if table_bytes(names) < CONSTANTS else np.int32
        target = Target(_TYPES, from_dtype, _BUILT_IN, _compile, _compile, _inline, entry)
        # Without doors nothing is inlined: large fleets of inlined rules ran into bad addresses.
        linker = Linker(names, target)
        sail = linker.link(kernels.random_one)

        @cuda.jit
        def sail_fleet(
            start: Any, seed: int, first: int, limit: int, decisions: Any, fleet: Any, desks: Any
        ) -> None:
            i = cuda.grid(1)
            if i < len(fleet):
                for byte in range(len(start)):
                    fleet[i, byte] = start[byte]
                decisions[i] = sail(fleet[i], seed, first + i, limit, desks[i])

        self._sail_fleet = sail_fleet
        self._desks = cuda.device_array((0, 0), np.uint8)

    def random_races(
        self, race: Any, count: int, seed: int, limit: int, first: int = 0
    ) -> tuple[list[int], Any]:
        """Play `count` copies of a race at random; decisions made and final bytes of each.

        The bytes stay on the GPU: `copy_to_host()` fetches them.
        """
        start = cuda.to_device(pack(race))
        fleet = cuda.device_array((count, len(start)), np.uint8)
        decisions = cuda.device_array(count, np.int64)
        desks = self._desks_for(count)
        blocks = (count + THREADS - 1) // THREADS
        self._sail_fleet[blocks, THREADS](start, seed, first, limit, decisions, fleet, desks)
        return decisions.copy_to_host().tolist(), fleet

    def _desks_for(self, count: int) -> Any:
        """A desk for every race, all zero when made and left clean by every race."""
        if len(self._desks) < count:
            self._desks = cuda.device_array((count, len(blank(desk_of(self.game)))), np.uint8)
            self._desks[:] = 0
        return self._desks
