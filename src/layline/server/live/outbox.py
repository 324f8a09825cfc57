"""What waits to be sent over live connections, counted in bytes.

A page that does not read in time costs memory: its messages wait in an outbox, and in the buffer of
its transport. With more than `FULL` bytes there, a page is no longer listened to, and news for it
is left out: it is told to ask for its tables again, which brings all of it at once. One that takes
nothing for a while is cut off, and so is whoever holds most when all of them together hold too
much. A page that was cut off comes back by itself and asks for what it missed.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Protocol

from ..operations.metrics import CUT_OFF, UNREAD_BYTES
from ..operations.signals import Inbox, Signal

FULL = 256 * 1024
"""Bytes waiting for one connection from which on news is left out."""
MOST = 4 * 1024 * 1024
"""Bytes waiting for one connection with which it is cut off, whatever they are."""
STALLED = 15.0
"""Seconds after which a connection that has taken nothing of what waits for it is cut off."""
_LOOK_EVERY = 1.0
_RELIEVED = 0.75
"""The part of what all may hold that is left after some were cut off."""


class Wire(Protocol):
    """The way to a page, as far as the server library gives access to it."""

    def send_now(self, text: str, more_follows: bool = False) -> bool:
        """Send a message; False if that has to wait because the page is slow, or not there.

        If `more_follows`, it may wait a moment to leave in one packet with the next one.
        """

    def unsent(self) -> int:
        """Bytes that the transport holds because the page has not read them."""

    async def drained(self) -> None:
        """Wait until the transport holds little."""

    def abort(self) -> None:
        """Hang up at once, and let go of what was not sent."""


class NoWire:
    """For a server library without access to the transport: everything goes through the outbox."""

    def send_now(self, text: str, more_follows: bool = False) -> bool:
        """It cannot be sent from here."""
        return False

    def unsent(self) -> int:
        """Nobody knows."""
        return 0

    async def drained(self) -> None:
        """Nobody knows."""

    def abort(self) -> None:
        """The library will."""


class Unread:
    """All outboxes of this process; together they hold at most `most` bytes, or little more."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._queued = 0
        self._lagging: set[Outbox] = set()

    def count(self, outbox: Outbox, size: int) -> None:
        """So many bytes more, or less, wait in an outbox."""
        self._queued += size
        if size > 0:
            self._lagging.add(outbox)
            if self._queued > self._most:
                self._relieve()

    async def run(self) -> None:
        """Look after those that lag, for ever."""
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Cut off whoever has not read anything for too long, and some if all hold too much."""
        for outbox in list(self._lagging):
            if outbox.has_stalled(now):
                outbox.cut_off("stalled")
        held = {outbox: outbox.held() for outbox in self._lagging}
        self._lagging = {outbox for outbox, size in held.items() if size}
        UNREAD_BYTES.set(sum(held.values()))
        if sum(held.values()) > self._most:
            self._relieve()

    def _relieve(self) -> None:
        held = {outbox: outbox.held() for outbox in self._lagging}
        left = sum(held.values())
        for outbox in sorted(held, key=held.__getitem__, reverse=True):
            if left <= self._most * _RELIEVED:
                break
            left -= held[outbox]
            outbox.cut_off("all hold too much")


class Outbox:
    """The messages that wait for one connection."""

    def __init__(self, wire: Wire, unread: Unread) -> None:
        self._wire, self._unread = wire, unread
        self._waiting = Inbox[str]()
        self._bytes = 0
        self._taken = 0
        self._went = Signal()
        # When something was last seen to go, and how much had been taken and was unsent then.
        self._moved: tuple[float, int, int] | None = None
        self.why_cut_off: str | None = None
        self.ended = Signal()
        """Set when the connection is to be closed."""

    def held(self) -> int:
        """Bytes that wait: here, and in the transport."""
        return self._bytes + self._wire.unsent()

    @property
    def is_full(self) -> bool:
        """Whether enough waits already."""
        return self.held() > FULL

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits here."""
        return self._waiting.empty()

    def put(self, text: str) -> None:
        """A message waits for its turn."""
        if self.why_cut_off is not None:
            return
        size = sys.getsizeof(text)
        self._waiting.put_nowait(text)
        self._bytes += size
        if self._bytes > MOST:
            self.cut_off("holds too much")
        else:
            self._unread.count(self, size)

    async def get(self) -> str:
        """The next message, when there is one."""
        text = await self._waiting.get()
        size = sys.getsizeof(text)
        self._bytes -= size
        self._unread.count(self, -size)
        self._taken += 1
        self._went.set()
        return text

    async def room(self) -> None:
        """Wait until there is room: whoever does not read is not listened to either."""
        while self.is_full and self.why_cut_off is None:
            if not self.is_empty:
                self._went.clear()
                await self._went.wait()
            else:
                await self._wire.drained()

    def has_stalled(self, now: float) -> bool:
        """Whether nothing of what waits has gone for too long; asked again and again."""
        unsent = self._wire.unsent()
        # With nothing unsent it is we who are slow.
        if self._moved is not None and unsent:
            since, taken, then = self._moved
            if taken == self._taken and unsent >= then:
                # More may be unsent than then: pings are written to those who do not read, too.
                return now - since > STALLED
        self._moved = (now, self._taken, unsent)
        return False

    def cut_off(self, why: str) -> None:
        """End the connection at once, and let go of all that waits."""
        if self.why_cut_off is None:
            CUT_OFF.inc()
            self.why_cut_off = why
            self.close()
            self._wire.abort()
            self._went.set()
            self.ended.set()

    def close(self) -> None:
        """The connection is gone: nothing waits any more."""
        self._waiting.clear()
        self._unread.count(self, -self._bytes)
        self._bytes = 0
