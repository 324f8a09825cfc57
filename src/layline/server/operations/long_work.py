"""Long work: done in a few threads, never on the event loop, and for everybody in turn.

Whatever grows with what a visitor brings (playing a record again, looking back on a race, drawing
it) is done here. A thread of Python that is busy makes the event loop wait for its turn again and
again, so there are few of them; a visitor has one of them at a time, and whoever asks for more than
a handful at once is asked to come back. So is whoever has used up the processor time of a minute
(`limits.Budget`). What nobody waits for any longer is not begun.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Generic, TypeVar

from ..refusals import Refusal, said
from .limits import Budget, asking_address

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


class _Piece(Generic[T]):
    """A piece of work, and how much processor time it has taken."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self.seconds = 0.0
        self.in_thread: Future[T] | None = None

    def run(self) -> T:
        """Do it, in a thread."""
        began = time.thread_time()
        try:
            return self._work()
        finally:
            self.seconds = time.thread_time() - began


class LongWork:
    """The threads and the queues before them.

    How much processor time it may take is counted for each visitor and each address.
    """

    def __init__(
        self,
        threads: int = THREADS,
        each: int = EACH,
        most: int = ALL,
        visitors: Budget | None = None,
        addresses: Budget | None = None,
    ) -> None:
        self._threads = ThreadPoolExecutor(threads, "layline-work")
        self._each, self._most = each, most
        self._visitors, self._addresses = visitors or Budget(0), addresses or Budget(0)
        self._queues: dict[str, _Queue] = {}
        self._length = 0
        self._under_way: set[asyncio.Task[object]] = set()

    def close(self) -> None:
        """No more work; what is under way comes to its end and is forgotten."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def do(self, visitor: str, work: Callable[[], T], spared: bool = False) -> T:
        """Do something for a visitor in one of the threads; refused if there is too much already.

        Those who look on without a cookie share a queue: their id is empty. What is `spared` is
        neither refused for want of processor time nor charged: nobody is to miss a move because
        of it.
        """
        queue = self._queues.get(visitor) or _Queue()
        if visitor != THE_SERVICE:
            self._must_have_room(queue)
            if not spared:
                self.must_have_time(visitor)
        self._queues[visitor] = queue
        queue.length += 1
        self._length += 1
        piece = _Piece(work)
        task = asyncio.create_task(self._in_turn(queue, piece))
        self._under_way.add(task)
        task.add_done_callback(lambda done: self._left(visitor, done))
        address = asking_address.get()
        if visitor != THE_SERVICE and not spared:
            task.add_done_callback(lambda _: self.charge(visitor, piece.seconds, address))
        try:
            # Whoever hangs up gets no room for more until the thread is free again.
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if piece.in_thread is None or piece.in_thread.cancel():
                task.cancel()
            raise

    def must_have_time(self, visitor: str) -> None:
        """Refuse whoever has used up the processor time of the last minute."""
        wait = max(self._visitors.wait(visitor), self._addresses.wait(asking_address.get()))
        if wait:
            text = said("refused.no_time_left", n=wait)
            raise Refusal("too_fast", status=429, text=text, n=wait)

    def charge(self, visitor: str, seconds: float, address: str | None = None) -> None:
        """A visitor has used so much processor time, here or in another process."""
        self._visitors.charge(visitor, seconds)
        self._addresses.charge(asking_address.get() if address is None else address, seconds)

    def _must_have_room(self, queue: _Queue) -> None:
        full = None
        if queue.length >= self._each:
            full = "refused.too_much_at_once"
        elif self._length >= self._most:
            full = "refused.all_busy"
        if full is not None:
            text = said(full, n=COME_BACK)
            raise Refusal("too_fast", status=429, text=text, n=COME_BACK)

    async def _in_turn(self, queue: _Queue, piece: _Piece[T]) -> T:
        async with queue.turn:
            try:
                piece.in_thread = self._threads.submit(piece.run)
            except RuntimeError as error:
                # The service is being stopped.
                raise Refusal("unavailable", status=503) from error
            return await asyncio.wrap_future(piece.in_thread)

    def _left(self, visitor: str, task: asyncio.Task[object]) -> None:
        self._under_way.discard(task)
        queue = self._queues[visitor]
        queue.length -= 1
        self._length -= 1
        if not queue.length:
            del self._queues[visitor]
        if not task.cancelled():
            task.exception()  # whoever asked may be gone: then nobody else looks at it


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
