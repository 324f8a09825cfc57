"""How much a visitor or an address may ask for: token buckets, in memory.

A bucket holds `burst` tokens and regains `rate` of them a second. A request takes one; if
there is none, the asker is told how long to wait.

Where several processes serve together, each tells the others now and then what was spent there, and
they take it out of their own buckets, below nothing if need be. So an asker who goes to all of them
may be ahead for a moment and then waits the longer: on the whole nobody gets more than from one.
Nothing is asked of the database for a request or a message.

What takes long to work out costs the processor time that it took (`Budget`), which is known only
afterwards: whoever asks is let in while there is anything left, and may overdraw, but not by more
than a while.
"""

from __future__ import annotations

import base64
import hashlib
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextvars import ContextVar

from ..refusals import Refusal
from .settings import Settings

Clock = Callable[[], float]

WORTH_TELLING = 1 / 16
"""The part of a burst that an asker spends before the other processes are told."""
CHAT_TOKENS = 8.0
"""What a line of chat costs; any other live message costs one token."""
MOST_DEBT = 0.5
"""The part of a minute's seconds by which one may overdraw a budget at most."""
OF_ADDRESS = 4
"""An address has as much as so many visitors: a household, but not a thousand guests at once."""
_BURST_SECONDS = 4.0

asking_address: ContextVar[str] = ContextVar("asking_address", default="")
"""The address of the request, or live connection, that is being answered; empty: none is."""


class Bucket:
    """The tokens of one visitor or address; `untold` is what no other process knows of yet.

    They can be owed, but none beyond `most_debt`.
    """

    __slots__ = ("_clock", "_most_debt", "_tokens", "_touched", "burst", "rate", "untold")

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Clock = time.monotonic,
        most_debt: float = math.inf,
    ) -> None:
        self.rate, self.burst = rate, burst
        self._clock, self._most_debt = clock, most_debt
        self._tokens, self._touched = burst, clock()
        self.untold = 0.0

    def take(self, tokens: float = 1.0) -> float:
        """Take tokens: 0 if they were there, else how many seconds to wait for them."""
        self._regain()
        if self._tokens >= tokens:
            self._tokens -= tokens
            self.untold += tokens
            return 0.0
        return (tokens - self._tokens) / self.rate

    def spend(self, tokens: float) -> None:
        """Tokens are spent here, whether or not there are any."""
        self.owe(tokens)
        self.untold += tokens

    def owe(self, tokens: float) -> None:
        """Tokens were spent elsewhere, whether or not they are here."""
        self._regain()
        self._tokens = max(self._tokens - tokens, -self._most_debt)

    def left(self) -> float:
        """How many tokens there are; below zero if some are owed."""
        self._regain()
        return self._tokens

    def _regain(self) -> None:
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._touched) * self.rate)
        self._touched = now


class Limit:
    """One bucket for each of many askers. Whoever was quiet longest is forgotten first."""

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = 20_000,
        clock: Clock = time.monotonic,
        name: Callable[[str], str] = str,
        most_debt: float = math.inf,
    ) -> None:
        self.rate, self.burst, self.most, self.most_debt = rate, burst, most, most_debt
        self._clock, self._name = clock, name
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._worth_telling: set[str] = set()

    @classmethod
    def per_minute(
        cls, count: int, clock: Clock = time.monotonic, name: Callable[[str], str] = str
    ) -> Limit:
        """This many in a minute, even all at once; 0 stands for no limit."""
        return cls(count / 60, count, clock=clock, name=name)

    @classmethod
    def steady(cls, count: int, name: Callable[[str], str] = str) -> Limit:
        """This many in a minute, a few seconds' worth of it at once; 0 stands for no limit."""
        rate = count / 60
        return cls(rate, max(rate * _BURST_SECONDS, CHAT_TOKENS), name=name)

    def take(self, asker: str, tokens: float = 1.0) -> float:
        """Count one request of an asker: 0 if it may go on, else how many seconds to wait."""
        if self.rate <= 0:
            return 0.0
        name = self._name(asker)
        bucket = self._bucket(name)
        wait = bucket.take(tokens)
        self._tell_if_worth_it(name, bucket)
        return wait

    def _tell_if_worth_it(self, name: str, bucket: Bucket) -> None:
        if bucket.untold >= max(1.0, self.burst * WORTH_TELLING):
            self._worth_telling.add(name)

    def _bucket(self, name: str) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = Bucket(self.rate, self.burst, self._clock, self.most_debt)
            self._buckets[name] = bucket
            if len(self._buckets) > self.most:
                forgotten, _ = self._buckets.popitem(last=False)
                self._worth_telling.discard(forgotten)
        self._buckets.move_to_end(name)
        return bucket

    # Between processes, where askers go by their names.

    def news(self) -> dict[str, float]:
        """What was spent here and is worth telling the other processes; now it counts as told."""
        found = {}
        for name in self._worth_telling:
            bucket = self._buckets[name]
            found[name], bucket.untold = bucket.untold, 0.0
        self._worth_telling.clear()
        return found

    def hear(self, spent: Mapping[str, float]) -> None:
        """This much was spent in another process."""
        if self.rate > 0:
            for name, tokens in spent.items():
                self._bucket(name).owe(tokens)


class Budget(Limit):
    """So many seconds of processor time a minute for each asker; 0: as many as they like."""

    def __init__(
        self,
        seconds_per_minute: float,
        clock: Clock = time.monotonic,
        name: Callable[[str], str] = str,
    ) -> None:
        super().__init__(
            rate=seconds_per_minute / 60,
            burst=seconds_per_minute,
            clock=clock,
            name=name,
            most_debt=MOST_DEBT * seconds_per_minute,
        )

    def wait(self, asker: str) -> int:
        """Whole seconds until an asker may ask again; 0: now."""
        bucket = self._buckets.get(self._name(asker))
        left = self.burst if bucket is None else bucket.left()
        if self.rate <= 0 or left > 0:
            return 0
        return max(1, math.ceil(-left / self.rate))

    def charge(self, asker: str, seconds: float) -> None:
        """An asker has used so many seconds."""
        if self.rate > 0:
            name = self._name(asker)
            bucket = self._bucket(name)
            bucket.spend(seconds)
            self._tell_if_worth_it(name, bucket)


class Limits:
    """How much may be asked for, by whom."""

    def __init__(self, settings: Settings) -> None:
        self._key = secrets.token_bytes(32)
        name = self.name
        self.addresses = Limit.per_minute(settings.address_requests_per_minute, name=name)
        self.visitors = Limit.per_minute(settings.requests_per_minute, name=name)
        self.guests = Limit.per_minute(settings.guests_per_minute, name=name)
        # At one name or code; people behind one address may share it with somebody who guesses.
        self.attempts = Limit.per_minute(settings.attempts_per_minute, name=name)
        self.address_attempts = Limit.per_minute(3 * settings.attempts_per_minute, name=name)
        self.exports = Limit.per_minute(settings.exports_per_minute, name=name)
        # Of an address: whoever shows previews of links may ask for those of many people.
        self.link_pictures = Limit.per_minute(5 * settings.exports_per_minute, name=name)
        seconds = settings.work_seconds_per_minute
        self.work = Budget(seconds, name=name)
        self.address_work = Budget(OF_ADDRESS * seconds, name=name)
        # Of live connections: of all that a visitor, or an address, has open.
        self.messages = Limit.steady(settings.messages_per_minute, name=name)
        self.address_messages = Limit.steady(settings.address_messages_per_minute, name=name)

    def share(self, key: bytes) -> None:
        """Name askers by a key that all processes of the service have. Call it before any asks."""
        self._key = hashlib.blake2b(key, digest_size=32, person=b"layline askers").digest()

    def name(self, asker: str) -> str:
        """An asker's name between the processes: it does not give away anybody's address."""
        text = asker.encode("utf-8", "surrogatepass")
        return base64.urlsafe_b64encode(
            hashlib.blake2b(text, key=self._key, digest_size=9).digest()
        ).decode()

    def by_name(self) -> dict[str, Limit]:
        """Every limit."""
        return {name: value for name, value in vars(self).items() if isinstance(value, Limit)}


def take(limit: Limit, asker: str, tokens: float = 1.0) -> None:
    """Count a request against a limit; one too many is refused."""
    wait = limit.take(asker, tokens)
    if wait:
        raise Refusal("too_fast", status=429, n=math.ceil(wait))
