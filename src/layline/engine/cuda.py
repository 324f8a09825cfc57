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

from . import kernels
from .game import Game
from .linker import Linker, Target
from .machine import bindings, desk_of
from .records import blank, pack
from .rules import Bytes, Fleet, Ints

THREADS = 128


@intrinsic
def _copy_record(typingctx: Any, target: Any, source: Any) -> Any:
    """What `assign` is here: copy the bytes of a record."""
    size = target.size

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(types.intp, size), 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


_PLAIN: dict[Any, Any] = {
    int: types.int64,
    bool: types.boolean,
    type(None): types.void,
    Ints: types.int64[::1],
    Bytes: types.uint8[::1],
    Fleet: types.uint8[:, ::1],
}


def _compile(function: FunctionType, found: Any, kept: bool) -> Any:
    return cuda.jit(found, device=True, opt=True)(function)


class Cuda:
    """Plays fleets of one game on the GPU."""

    kind = "cuda"

    def __init__(self, game: Game) -> None:
        self.game = game
        linker = Linker(bindings(game), Target(_PLAIN, from_dtype, _copy_record, _compile))
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
