"""Playing at many tables at once: at a steady pace, or as fast as the server lets them."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import add, sub
from typing import NamedTuple

from .players import Lost, Refused, Table

TICK = 0.01
"""How often the generator looks at its own lag, in seconds."""
AT_A_TIME = 16
"""Tables that play flat out at once: enough to keep any server busy, no pile-up."""


class Meter(NamedTuple):
    """What a server has used and its players have received, so far or in a while."""

    server_cpu: float = 0.0  # seconds of processor time
    generator_cpu: float = 0.0
    updates: float = 0
    update_bytes: float = 0
    wire_bytes: float = 0

    def plus(self, other: Meter) -> Meter:
        """Both together."""
        return Meter(*map(add, self, other))

    def since(self, before: Meter) -> Meter:
        """What came after an earlier reading."""
        return Meter(*map(sub, self, before))


@dataclass
class Stretch:
    """What was measured while a load lasted."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)  # of the decisions, in seconds
    lags: list[float] = field(default_factory=list)  # by which the generator itself woke too late
    late: int = 0  # decisions that were due before the one before was known to everybody
    failures: Counter[str] = field(default_factory=Counter)
    meter: Meter = field(default_factory=Meter)

    def add(self, other: Stretch) -> None:
        """Take in another stretch of the same load."""
        self.seconds += other.seconds
        self.latencies += other.latencies
        self.lags += other.lags
        self.late += other.late
        self.failures += other.failures
        self.meter = self.meter.plus(other.meter)


async def steady(
    tables: Sequence[Table],
    every: float,
    seconds: float,
    read: Callable[[], Meter],
    rng: random.Random,
    warm_up: float = 2.0,
) -> Stretch:
    """One decision at each table every so many seconds, spread evenly over that time."""
    begins = time.perf_counter() + 0.1
    measured, ends = begins + warm_up, begins + warm_up + seconds
    stretch = Stretch(seconds=seconds)

    async def play(table: Table, due: float) -> None:
        while due < ends:
            await asyncio.sleep(due - time.perf_counter())
            latency = await _decision(table, rng, stretch)
            if latency is not None and due >= measured:
                stretch.latencies.append(latency)
            due += every
            stretch.late += due < time.perf_counter()

    async def account() -> None:
        await asyncio.sleep(measured - time.perf_counter())
        before = read()
        while (now := time.perf_counter()) < ends:
            await asyncio.sleep(TICK)
            stretch.lags.append(time.perf_counter() - now - TICK)
        stretch.meter = read().since(before)

    order = rng.sample(range(len(tables)), len(tables))
    due = [begins + every * place / len(tables) for place in order]
    await asyncio.gather(account(), *map(play, tables, due))
    return stretch


async def flat_out(
    tables: Sequence[Table], decisions: int, read: Callable[[], Meter], rng: random.Random
) -> Stretch:
    """So many decisions at each table, at a few tables at a time, without a pause."""
    stretch = Stretch()
    before, began = read(), time.perf_counter()

    waiting = iter(tables)

    async def play() -> None:
        for table in waiting:
            for _ in range(decisions):
                latency = await _decision(table, rng, stretch)
                if latency is not None:
                    stretch.latencies.append(latency)

    await asyncio.gather(*(play() for _ in range(AT_A_TIME)))
    stretch.seconds = time.perf_counter() - began
    stretch.meter = read().since(before)
    return stretch


async def _decision(table: Table, rng: random.Random, stretch: Stretch) -> float | None:
    try:
        return await table.decide(rng)
    except (Lost, Refused) as failure:
        stretch.failures[f"{type(failure).__name__.lower()}: {failure}"] += 1
        return None
