"""Many tables where little happens: how they are opened, how everybody arrives, what they weigh.

Tables of four of every game are opened, and the races begin. Then everybody comes at once, evenly
within a minute, as after a restart, each with a live connection; and while they all sit there,
decisions are made at a few of the tables. Told are the times that arrivals and decisions take, and
the processor time and memory of the server.

    python benchmarks/crowd.py                  2,000 tables, 8,000 connections: in five minutes
    python benchmarks/crowd.py --tables 200     fewer, to try it
    python benchmarks/crowd.py --json out.json  and the figures as JSON

Two processes with thousands of connections need as many open files: see `ulimit -n`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import cycle
from pathlib import Path

import httpx
import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table as Figures

from layline.games import games
from serving.layline_table import SEATS, open_table
from serving.load import Meter, Stretch, steady
from serving.players import Lost, Player, Table, Tally
from serving.processes import Server, layline_server

OPENED_AT_A_TIME = 16
news = Console(stderr=True)


@dataclass
class Crowd:
    """What was measured. Times are in milliseconds, memory in megabytes."""

    tables: int
    connections: int
    within_seconds: float
    arrival_ms: float
    arrival_p99_ms: float
    late_arrivals: int
    processor_ms_an_arrival: float
    decision_p50_ms: float
    decision_p99_ms: float
    refused_or_lost: int
    idle_processor_percent: float
    memory_mb: dict[str, float]

    def show(self) -> None:
        """Print it."""
        table = Figures(title=f"{self.tables:,} tables of {SEATS}, {self.connections:,} people")
        table.add_column("what")
        table.add_column("figure", justify="right")
        for name, value in asdict(self).items():
            if name != "memory_mb":
                table.add_row(name.replace("_", " "), f"{value:,.1f}")
        for moment, megabytes in self.memory_mb.items():
            table.add_row(f"memory, {moment}, MB", f"{megabytes:,.0f}")
        Console(width=110).print(table)


async def opened(server: Server, count: int, tally: Tally) -> list[Table]:
    """So many tables with everybody seated and nobody connected."""
    places, played = asyncio.Semaphore(OPENED_AT_A_TIME), cycle(game.id for game in games())
    strangers = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(cookies=strangers, timeout=60, trust_env=False) as client:

        async def one(game: str) -> Table:
            async with places:
                return await open_table(client, server.url, tally, game)

        waiting = [asyncio.create_task(one(next(played))) for _ in range(count)]
        return [
            await task for task in track(waiting, "opening tables", console=news, transient=True)
        ]


async def arrivals(players: Sequence[Player], within: float) -> tuple[list[float], int]:
    """Everybody arrives, evenly within so many seconds; how long each took, how many never did."""
    begins, missing = time.perf_counter() + 0.5, 0

    async def arrive(player: Player, due: float) -> float:
        nonlocal missing
        await asyncio.sleep(due - time.perf_counter())
        began = time.perf_counter()
        try:
            await player.arrive()
        except Lost:
            missing += 1
        return time.perf_counter() - began

    due = [begins + within * n / len(players) for n in range(len(players))]
    return list(await asyncio.gather(*map(arrive, players, due))), missing


async def measured(server: Server, given: argparse.Namespace) -> Crowd:
    """Open, let everybody in, play a little, sit still."""
    tally, rng = Tally(), random.Random(given.seed)
    memory = {"at the start": server.resident() / 1e6}
    tables = await opened(server, given.tables, tally)
    memory["tables open"] = server.resident() / 1e6
    players = [player for table in tables for player in table.players]
    rng.shuffle(players)
    news.print(f"{len(players):,} people arrive within {given.within:g} s ...")
    before = server.spent()
    took, missing = await arrivals(players, given.within)
    arriving = server.spent() - before
    memory["everybody connected"] = server.resident() / 1e6
    news.print("a decision at every table, at fifty a second ...")
    quiet: Stretch = await steady(tables, given.tables / 50, given.seconds, lambda: Meter(), rng)
    before, began = server.spent(), time.perf_counter()
    await asyncio.sleep(10)
    idle = (server.spent() - before) / (time.perf_counter() - began)
    memory["at the end"] = server.resident() / 1e6
    took.sort()
    latencies = sorted(quiet.latencies) or [float("nan")]
    await asyncio.gather(*(table.disperse() for table in tables))
    return Crowd(
        tables=len(tables),
        connections=len(players),
        within_seconds=given.within,
        arrival_ms=1e3 * took[len(took) // 2],
        arrival_p99_ms=1e3 * took[int(0.99 * (len(took) - 1))],
        late_arrivals=missing,
        processor_ms_an_arrival=1e3 * arriving / len(players),
        decision_p50_ms=1e3 * latencies[len(latencies) // 2],
        decision_p99_ms=1e3 * latencies[int(0.99 * (len(latencies) - 1))],
        refused_or_lost=sum(quiet.failures.values()),
        idle_processor_percent=100 * idle,
        memory_mb=memory,
    )


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=2000, help="tables of four (2000)")
    parser.add_argument("--within", type=float, default=60, help="seconds of arrivals (60)")
    parser.add_argument("--seconds", type=float, default=30, help="seconds of playing (30)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="also write the figures there")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = layline_server(Path(folder))
        try:
            crowd = uvloop.run(measured(server, given))
        finally:
            server.stop()
    crowd.show()
    if given.json:
        given.json.write_text(json.dumps(asdict(crowd), indent=1) + "\n", encoding="utf-8")
    if crowd.late_arrivals or crowd.refused_or_lost:
        sys.exit("somebody never arrived, or a decision was refused or lost")


if __name__ == "__main__":
    main()
