"""Waiting for something, in little room: what every live connection has several of.

asyncio's `Event` and `Queue` have room for dozens who wait, most of a kilobyte in each, before
anybody does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal:
    """What one task waits for, again and again: an `asyncio.Event` for a single one."""

    __slots__ = ("_is_set", "_waiter")

    def __init__(self) -> None:
        self._is_set = False
        self._waiter: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Whether it was given."""
        return self._is_set

    def set(self) -> None:
        """Give it: whoever waits goes on."""
        self._is_set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        """Take it back."""
        self._is_set = False

    async def wait(self) -> None:
        """Wait until it is given."""
        if self._is_set:
            return
        if self._waiter is not None:
            raise RuntimeError("somebody waits already")
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None


class Inbox(Generic[T]):
    """Messages in order for one task that takes them: as much of `asyncio.Queue` as that needs."""

    __slots__ = ("_messages", "_waiter")

    def __init__(self) -> None:
        self._messages: deque[T] | None = None
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether there is none."""
        return self._messages is None

    def clear(self) -> None:
        """Let go of all."""
        self._messages = None

    def put_nowait(self, message: T) -> None:
        """One more."""
        if self._messages is None:
            self._messages = deque()
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> T:
        """The next one, when there is one."""
        while self._messages is None:
            if self._waiter is not None:
                raise RuntimeError("somebody waits already")
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        message = self._messages.popleft()
        if not self._messages:
            self._messages = None
        return message
