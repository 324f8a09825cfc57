"""Answers that take long to make: made once for everybody who asks meanwhile, then kept.

They are kept as long as there is room, in bytes; the one nobody has asked for longest goes first.
Whoever asks for what is being made already waits for it with the others. When nobody waits for it
any longer, it is not made to the end.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from ..refusals import Refusal

T = TypeVar("T")


class _Making(Generic[T]):
    """An answer that is being made, and how many wait for it."""

    def __init__(self, task: asyncio.Task[T]) -> None:
        self.task = task
        self.waiting = 0


class KeptAnswers(Generic[T]):
    """The answers last asked for. `size` says how many bytes one takes."""

    def __init__(self, most_bytes: int, size: Callable[[T], int]) -> None:
        self._most, self._size = most_bytes, size
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._bytes = 0
        self._making: dict[Hashable, _Making[T]] = {}

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

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The answer under a key, made if need be."""
        while (found := self.find(key)) is None:
            others = self._making.get(key)
            making = others or self._begin(key, make)
            try:
                return await self._awaited(key, making)
            except Refusal as refusal:
                # Somebody else who asked first may have asked for too much; we have not.
                if others is None or refusal.status != 429:
                    raise
                self._forget(key, others)
        return found

    async def _awaited(self, key: Hashable, making: _Making[T]) -> T:
        making.waiting += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.waiting -= 1
            if not making.waiting and not making.task.done():
                making.task.cancel()
                self._forget(key, making)

    def _begin(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> _Making[T]:
        making = self._making[key] = _Making(asyncio.create_task(make()))
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
