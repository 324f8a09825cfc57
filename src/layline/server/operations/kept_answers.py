"""Answers that take long to make: made once for everybody who asks meanwhile, then kept.

They are kept as long as there is room, in bytes; the one nobody has asked for longest goes first.
Whoever asks for what is being made already waits for it with the others, and hears of the same
progress. When nobody waits for it any longer, it is not made to the end.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, KeysView
from typing import Generic, TypeVar

from ...play.progress import Tell, unheard
from ..refusals import Refusal

T = TypeVar("T")

Make = Callable[[Tell], Coroutine[None, None, T]]
"""Makes an answer, and tells how far it is."""


class _Making(Generic[T]):
    """An answer that is being made, how far it is, and who waits for it."""

    def __init__(self, make: Make[T]) -> None:
        self._waiting: list[Tell] = []
        self._at: tuple[int, int] | None = None
        self.task = asyncio.create_task(make(self._tell))

    def _tell(self, done: int, of: int) -> None:
        self._at = (done, of)
        for hear in self._waiting:
            hear(done, of)

    @property
    def is_given_up(self) -> bool:
        """Whether nobody waits any longer for what is not made yet."""
        return not self._waiting and not self.task.done()

    async def awaited(self, hear: Tell) -> T:
        """Wait for it with the others."""
        self._waiting.append(hear)
        if self._at is not None:
            hear(*self._at)
        try:
            return await asyncio.shield(self.task)
        finally:
            self._waiting.remove(hear)
            if self.is_given_up:
                self.task.cancel()


class KeptAnswers(Generic[T]):
    """The answers last asked for. `size` says how many bytes one takes."""

    def __init__(self, most_bytes: int, size: Callable[[T], int]) -> None:
        self._most, self._size = most_bytes, size
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._bytes = 0
        self._making: dict[Hashable, _Making[T]] = {}

    @property
    def making(self) -> KeysView[Hashable]:
        """The keys of the answers that are being made."""
        return self._making.keys()

    def find(self, key: Hashable) -> T | None:
        """The answer under a key, if it is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, answer: T) -> None:
        """Keep an answer."""
        if key in self._kept:
            self._bytes -= self._size(self._kept.pop(key))
        self._kept[key] = answer
        self._bytes += self._size(answer)
        while self._bytes > self._most:
            _, old = self._kept.popitem(last=False)
            self._bytes -= self._size(old)

    async def get(self, key: Hashable, make: Make[T], hear: Tell = unheard) -> T:
        """The answer under a key, made if need be; `hear` is told how far it is."""
        while (found := self.find(key)) is None:
            others = self._making.get(key)
            making = others or self._begun(key, make)
            try:
                return await making.awaited(hear)
            except Refusal as refusal:
                # Somebody else who asked first may have asked for too much; we have not.
                if others is None or refusal.status != 429:
                    raise
                self._forget(key, others)
            finally:
                if making.is_given_up:
                    self._forget(key, making)
        return found

    def _begun(self, key: Hashable, make: Make[T]) -> _Making[T]:
        making = self._making[key] = _Making(make)
        making.task.add_done_callback(lambda _: self._made(key, making))
        return making

    def _made(self, key: Hashable, making: _Making[T]) -> None:
        self._forget(key, making)
        if not making.task.cancelled() and making.task.exception() is None:
            self.keep(key, making.task.result())

    def _forget(self, key: Hashable, making: _Making[T]) -> None:
        """It is no longer being made; somebody else may have begun anew meanwhile."""
        if self._making.get(key) is making:
            del self._making[key]
