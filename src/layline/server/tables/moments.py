"""The moments of a table, the older ones packed: a service keeps hundreds of long races in memory.

Loose, a moment with its entry and events takes a kilobyte, nearly all of it the same as in its
neighbours; packed with them, some fifty bytes.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator, Sequence
from typing import overload

from .rows import Moment

BLOCK = 16
"""How many moments are packed together; so many of the last always stay loose."""


class Moments(Sequence[Moment]):
    """All moments of a table, in order."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._loose: list[Moment] = []

    def append(self, moment: Moment) -> None:
        """One more."""
        self._loose.append(moment)
        if len(self._loose) == 2 * BLOCK:
            self._packed.append(zlib.compress(pickle.dumps(self._loose[:BLOCK], 5), 1))
            del self._loose[:BLOCK]

    def __len__(self) -> int:
        return len(self._packed) * BLOCK + len(self._loose)

    @overload
    def __getitem__(self, which: int) -> Moment: ...

    @overload
    def __getitem__(self, which: slice) -> list[Moment]: ...

    def __getitem__(self, which: int | slice) -> Moment | list[Moment]:
        if isinstance(which, slice):
            start, stop, step = which.indices(len(self))
            if step != 1:
                raise ValueError("moments are taken one after the other")
            return self._run(start, stop)
        place = which + len(self) if which < 0 else which
        if not 0 <= place < len(self):
            raise IndexError(which)
        loose = self._first_loose
        return self._loose[place - loose] if place >= loose else self._run(place, place + 1)[0]

    @property
    def _first_loose(self) -> int:
        return len(self._packed) * BLOCK

    def _run(self, start: int, stop: int) -> list[Moment]:
        """The moments from one place up to another."""
        loose = self._first_loose
        if start >= loose:
            return self._loose[start - loose : max(stop, start) - loose]
        first, last = start // BLOCK, -(-min(stop, loose) // BLOCK)
        found = [moment for number in range(first, last) for moment in self._unpacked(number)]
        found += self._loose[: max(stop - loose, 0)]
        return found[start - first * BLOCK : stop - first * BLOCK]

    def _unpacked(self, number: int) -> list[Moment]:
        found: list[Moment] = pickle.loads(zlib.decompress(self._packed[number]))
        return found

    def back_from(self, end: int) -> Iterator[Moment]:
        """The moments before a place, the last one first; only those asked for are unpacked."""
        while end > 0:
            start = max((end - 1) // BLOCK * BLOCK, 0)
            yield from reversed(self._run(start, end))
            end = start
