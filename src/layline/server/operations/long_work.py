"""Long work: done in a few threads, never on the event loop, and for everybody in turn.

Whatever grows with what a visitor brings (playing a record again, looking back on a race, drawing
it) is done here. A thread of Python that is busy makes the event loop wait for its turn again and
again, so there are few of them; a visitor has one of them at a time, and whoever asks for more than
a handful at once is asked to come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ..refusals import Refusal, said

T = TypeVar("T")

THREADS = 2
EACH = 24
"""The most pieces of work under way or waiting for one visitor: more than a page asks for."""
ALL = 300
"""The most pieces of work under way or waiting in all."""
COME_BACK = 5
"""Seconds after which whoever was refused may try again."""
THE_SERVICE = "the service itself"
"""Who asks for work that no visitor has asked for: it is never refused."""


class _Queue:
    """The work of one visitor, one piece at a time."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.length = 0


class LongWork:
    """The threads and the queues before them."""

    def __init__(self, threads: int = THREADS, each: int = EACH, most: int = ALL) -> None:
        self._threads = ThreadPoolExecutor(threads, "layline-work")
        self._each, self._most = each, most
        self._queues: dict[str, _Queue] = {}
        self._length = 0
        self._under_way: set[asyncio.Task[Any]] = set()

    def close(self) -> None:
        """No more work; what is under way comes to its end and is forgotten."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def do(self, visitor: str, work: Callable[[], T]) -> T:
        """Do something for a visitor in one of the threads; refused if there is too much already.

        Those who look on without a cookie share a queue: their id is empty.
        """
        queue = self._queues.get(visitor) or _Queue()
        if visitor != THE_SERVICE:
            self._must_have_room(queue)
        self._queues[visitor] = queue
        queue.length += 1
        self._length += 1
        task = asyncio.create_task(self._in_turn(queue, work))
        self._under_way.add(task)
        task.add_done_callback(lambda done: self._left(visitor, done))
        # Whoever hangs up gets no room for more until the thread is free again.
        return await asyncio.shield(task)

    def _must_have_room(self, queue: _Queue) -> None:
        full = None
        if queue.length >= self._each:
            full = "refused.too_much_at_once"
        elif self._length >= self._most:
            full = "refused.all_busy"
        if full is not None:
            text = said(full, n=COME_BACK)
            raise Refusal("too_fast", status=429, text=text, n=COME_BACK)

    async def _in_turn(self, queue: _Queue, work: Callable[[], T]) -> T:
        async with queue.turn:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _left(self, visitor: str, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        queue = self._queues[visitor]
        queue.length -= 1
        self._length -= 1
        if not queue.length:
            del self._queues[visitor]


class Turns:
    """Turns for what must be done on the event loop and takes a while: one, a pause, the next.

    Nobody holds a turn, so whoever comes for it and is slow keeps nobody waiting.
    """

    def __init__(self) -> None:
        self._free_at = 0.0

    async def next(self, pause: float) -> None:
        """Wait for one's turn; the one after it comes `pause` seconds later."""
        now = asyncio.get_running_loop().time()
        at = max(now, self._free_at)
        self._free_at = at + pause
        if at > now:
            await asyncio.sleep(at - now)
