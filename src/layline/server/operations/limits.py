"""How much a visitor or an address may ask for: token buckets, in memory.

A bucket holds `burst` tokens and regains `rate` of them a second. A request takes one; if
there is none, the asker is told how long to wait. Each process counts for itself.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from ..refusals import Refusal
from .settings import Settings

Clock = Callable[[], float]


class Bucket:
    """The tokens of one visitor, address or connection."""

    __slots__ = ("_clock", "_tokens", "_touched", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst = rate, burst
        self._clock = clock
        self._tokens, self._touched = burst, clock()

    def take(self, tokens: float = 1.0) -> float:
        """Take tokens: 0 if they were there, else how many seconds to wait for them."""
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._touched) * self.rate)
        self._touched = now
        if self._tokens >= tokens:
            self._tokens -= tokens
            return 0.0
        return (tokens - self._tokens) / self.rate


class Limit:
    """One bucket for each of many askers. Whoever was quiet longest is forgotten first."""

    def __init__(
        self, rate: float, burst: float, most: int = 20_000, clock: Clock = time.monotonic
    ) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def per_minute(cls, count: int, clock: Clock = time.monotonic) -> Limit:
        """This many in a minute, even all at once; 0 stands for no limit."""
        return cls(count / 60, count, clock=clock)

    def take(self, asker: str) -> int:
        """Count one request of an asker: 0 if it may go on, else whole seconds to wait."""
        if self.rate <= 0:
            return 0
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self.rate, self.burst, self._clock)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(asker)
        return math.ceil(bucket.take())


class Limits:
    """How much may be asked for, by whom."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Limit.per_minute(settings.address_requests_per_minute)
        self.visitors = Limit.per_minute(settings.requests_per_minute)
        self.guests = Limit.per_minute(settings.guests_per_minute)
        # At one name or code; people behind one address may share it with somebody who guesses.
        self.attempts = Limit.per_minute(settings.attempts_per_minute)
        self.address_attempts = Limit.per_minute(3 * settings.attempts_per_minute)
        self.exports = Limit.per_minute(settings.exports_per_minute)


def take(limit: Limit, asker: str) -> None:
    """Count a request against a limit; one too many is refused."""
    wait = limit.take(asker)
    if wait:
        raise Refusal("too_fast", status=429, n=wait)
