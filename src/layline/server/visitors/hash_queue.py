"""The queue before the hashing of passwords: short, and fair between addresses.

A password takes 64 MB and a large part of a second to hash, on purpose. So few are hashed at a
time; whoever sends many at once waits behind everybody else's, and there are never so many that
somebody who comes to log in would give up.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from ..refusals import Refusal, said

T = TypeVar("T")

THREADS = 2
EACH = 4
"""The most passwords of one address that are hashed or wait."""
ALL = 24
"""The most that are hashed or wait in all."""
_FIRST_GUESS = 0.5
"""Seconds that one is taken to last until one has been hashed."""


@dataclass(frozen=True, slots=True, eq=False)
class _Job(Generic[T]):
    work: Callable[[], T]
    outcome: asyncio.Future[T]


class HashQueue:
    """Hashes passwords in threads of its own: one address after the other, each one's in order."""

    def __init__(self, threads: int = THREADS, each: int = EACH, most: int = ALL) -> None:
        self._threads = ThreadPoolExecutor(threads, "layline-password")
        self._width, self._each, self._most = threads, each, most
        self._under_way: Counter[str] = Counter()
        # The address whose turn is next comes first.
        self._waiting: OrderedDict[str, deque[_Job[Any]]] = OrderedDict()
        self._seconds = _FIRST_GUESS

    def close(self) -> None:
        """Hash no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def do(self, address: str, work: Callable[[], T]) -> T:
        """Do the work for whoever comes from an address; refused where too much waits already."""
        self._must_have_room(address)
        job: _Job[T] = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(address, deque()).append(job)
        self._begin()
        return await job.outcome

    def _must_have_room(self, address: str) -> None:
        if self._count(address) >= self._each:
            raise self._refusal()
        if self._length() < self._most:
            return
        # Somebody else may have several waiting; the last of them makes room.
        greedy = max(self._waiting, key=lambda other: len(self._waiting[other]), default=None)
        if greedy is None or self._count(greedy) <= self._count(address) + 1:
            raise self._refusal()
        given_up = self._waiting[greedy].pop()
        if not self._waiting[greedy]:
            del self._waiting[greedy]
        if not given_up.outcome.done():
            given_up.outcome.set_exception(self._refusal())

    def _count(self, address: str) -> int:
        return self._under_way[address] + len(self._waiting.get(address, ()))

    def _length(self) -> int:
        return self._under_way.total() + sum(map(len, self._waiting.values()))

    def _refusal(self) -> Refusal:
        wait = max(1, math.ceil(self._length() * self._seconds / self._width))
        text = said("refused.many_passwords", n=wait)
        return Refusal("too_fast", status=429, text=text, n=wait)

    def _begin(self) -> None:
        """Begin with what is next, if a thread is free."""
        while self._waiting and self._under_way.total() < self._width:
            address, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[address] = jobs  # behind all others
            if not job.outcome.done():  # else whoever asked has stopped waiting
                self._under_way[address] += 1
                doing = asyncio.get_running_loop().run_in_executor(self._threads, _timed, job.work)
                doing.add_done_callback(partial(self._ended, address, job))

    def _ended(self, address: str, job: _Job[Any], done: asyncio.Future[tuple[Any, float]]) -> None:
        self._under_way[address] -= 1
        if not self._under_way[address]:
            del self._under_way[address]
        if done.cancelled():
            job.outcome.cancel()
            return
        error = done.exception()
        if error is None:
            self._seconds += (done.result()[1] - self._seconds) / 4
        if not job.outcome.done():
            if error is None:
                job.outcome.set_result(done.result()[0])
            else:
                job.outcome.set_exception(error)
        self._begin()


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.perf_counter()
    return work(), time.perf_counter() - began
