"""How the web service carries many full tables, beside boardgame.io's server, all in one run.

Tables of four visitors, each with a live connection; one decision at each table every ten seconds,
and then every two and a half (each visitor every ten), and in between some without a pause. The
clock runs from sending a decision until the last of the four has read what came of it. The servers
take turns, round by round, each with the same number of connections and the same pace:

- Layline: `layline serve` on a fresh SQLite file in a temporary folder, or with `--postgres` on a
  PostgreSQL started for this, once for each number of processes that `--workers` names;
- boardgame.io's Node server, keeping its matches in files, and in memory only.

    python benchmarks/server.py                       tables of figures, in about five minutes
    python benchmarks/server.py --json out.json       and the figures as JSON
    python benchmarks/server.py --only-layline        without boardgame.io, which needs npm
    python benchmarks/server.py --server http://...   a Layline server that runs already
    python benchmarks/server.py --only-layline --postgres --workers 1 2 --cores-each 0.35

This program is the load generator; its own lag is part of what it measures, so it is told too.
Timings on shared machines are noisy: compare the rows of one run, not runs.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import uvloop
from rich.console import Console

from layline.games import games
from serving.boardgameio import open_match
from serving.figures import Result, show
from serving.layline_table import open_table
from serving.load import Meter, Stretch, flat_out, steady
from serving.players import Table, Tally
from serving.processes import (
    CannotServe,
    Server,
    SharedOut,
    boardgameio_server,
    install_boardgameio,
    layline_server,
    postgres,
)

TARGET_MS = 100.0
SETTLED = 5.0
"""Seconds in which all processes of a server have started, of which the first one answers."""
FLAT_OUT = 4
"""Decisions at each table in each round without a pause."""

console = Console(width=110)
news = Console(stderr=True)


@dataclass
class Contestant:
    """A server under measurement and the tables that keep it busy."""

    result: Result
    server: Server
    open: Callable[[httpx.AsyncClient, str, Tally], Awaitable[Table]]
    tables: Sequence[Table] = ()

    async def fill(self, games: int) -> None:
        """Open the tables and let everybody arrive."""
        self.remember("at the start")
        places = asyncio.Semaphore(8)

        async def one(client: httpx.AsyncClient) -> Table:
            async with places:
                table = await self.open(client, self.server.url, self.result.tally)
                await table.gather()
                return table

        # Each player's cookie is handled by hand: hundreds of them share this client.
        strangers = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        async with httpx.AsyncClient(cookies=strangers, timeout=60, trust_env=False) as client:
            self.tables = await asyncio.gather(*(one(client) for _ in range(games)))
        self.remember("everybody connected")

    def read(self) -> Meter:
        """What was used and received so far."""
        tally = self.result.tally
        return Meter(
            self.server.spent(),
            time.process_time(),
            tally.updates,
            tally.update_bytes,
            tally.wire_bytes,
        )

    def remember(self, moment: str) -> None:
        """Note how much memory the server holds."""
        self.result.resident[moment] = self.server.resident()

    async def empty(self) -> None:
        """Everybody leaves."""
        await asyncio.gather(*(table.disperse() for table in self.tables))


def layline_servers(
    given: argparse.Namespace, folder: Path, closing: ExitStack
) -> Iterator[tuple[str, Server]]:
    """Layline's servers, started, each with its name."""
    if given.server:
        yield "Layline", Server(given.server, None)
    elif given.postgres:
        new_database, close = postgres()
        closing.callback(close)
        for workers in given.workers:
            server = layline_server(folder, new_database(), workers)
            closing.callback(server.stop)
            yield f"Layline, PostgreSQL, workers: {workers}", server
    else:
        server = layline_server(folder)
        closing.callback(server.stop)
        yield "Layline, SQLite", server


def share_out(cores: float, servers: Sequence[Server], closing: ExitStack) -> None:
    """Give every process that serves its part; they are told apart when all of them serve."""
    time.sleep(SETTLED)
    shared = SharedOut(cores)
    try:
        for server in servers:
            shared.limit(server)
    except CannotServe as error:
        sys.exit(f"--cores-each: {error}")
    finally:
        closing.callback(shared.close)
        for server in servers:
            closing.callback(server.stop)


def contestants(
    given: argparse.Namespace, folder: Path, closing: ExitStack
) -> Sequence[Contestant]:
    """The servers, started; without boardgame.io's where it cannot be had."""

    played = cycle(given.game)

    async def table(client: httpx.AsyncClient, url: str, tally: Tally) -> Table:
        return await open_table(client, url, tally, next(played))

    does = (
        "the rules decide, the move and the chance after it are one transaction that is on disk "
        "before anybody is told, then each visitor gets her own view, drawn and in words"
    )
    found = [
        Contestant(Result(name, does), server, table)
        for name, server in layline_servers(given, folder, closing)
    ]
    if given.cores_each is not None:
        share_out(given.cores_each, [side.server for side in found], closing)
    if given.only_layline:
        return found
    try:
        install_boardgameio()
        stores = {
            "files": "its state, log and match files are written again, unsynced, after all were "
            "told",
            "memory": "nothing is stored",
        }
        for name, stores_how in stores.items():
            where = "memory" if name == "memory" else str(folder / "matches")
            server = boardgameio_server(where)
            closing.callback(server.stop)
            does = (
                "a few lines of rules decide, each player gets the whole state of the game, to "
                f"be understood and drawn by her own client; {stores_how}"
            )
            found.append(Contestant(Result(f"boardgame.io, {name}", does), server, open_match))
    except CannotServe as error:
        news.print(f"boardgame.io cannot be measured here, so Layline is measured alone: {error}")
    return found


async def measure(sides: Sequence[Contestant], given: argparse.Namespace) -> None:
    """Fill the tables, then let the servers take turns."""
    rng = random.Random(given.seed)
    for side in sides:
        news.print(f"{side.result.name}: {given.games} tables of four ...")
        await side.fill(given.games)
        # The first decisions of a race are alike and small; they also warm everything up.
        opening = await flat_out(side.tables, given.opening, side.read, rng)
        side.result.opening_failures = opening.failures
    # The collector would stop this program for longer than a decision takes.
    gc.collect()
    gc.freeze()
    gc.disable()
    for lap in range(given.rounds):
        order = sides if lap % 2 == 0 else sides[::-1]
        for side in order:
            news.print(f"round {lap + 1} of {given.rounds}, flat out: {side.result.name} ...")
            side.result.flat_out.add(await flat_out(side.tables, FLAT_OUT, side.read, rng))
        for every in given.every:
            for side in order:
                name = side.result.name
                news.print(f"round {lap + 1} of {given.rounds}, every {every:g} s: {name} ...")
                seconds = given.seconds / given.rounds
                stretch = await steady(side.tables, every, seconds, side.read, rng)
                side.result.stretches.setdefault(every, Stretch()).add(stretch)
    gc.enable()
    for side in sides:
        side.remember("at the end")
        await side.empty()


def sync_ms(folder: Path) -> float:
    """Milliseconds that this disk takes to keep a page for certain: what durability costs here."""
    taken = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(50):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            taken.append(1000 * (time.perf_counter() - began))
    return statistics.median(taken)


def options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="How the web service carries many full tables.")
    parser.add_argument("--games", type=int, default=200, help="tables of four (200)")
    parser.add_argument(
        "--every",
        type=float,
        nargs="+",
        default=[10.0, 2.5],
        help="seconds between two decisions at a table (10 2.5)",
    )
    parser.add_argument(
        "--seconds", type=float, default=30, help="measured for each server and pace (30)"
    )
    parser.add_argument("--rounds", type=int, default=5, help="turns that they come in (5)")
    parser.add_argument(
        "--opening", type=int, default=12, help="decisions at each table before (12)"
    )
    parser.add_argument(
        "--game",
        nargs="+",
        default=["regatta"],
        choices=[game.id for game in games()],
        help="the games of Layline's tables, in turn (regatta)",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server", help="the address of a Layline server that runs already")
    parser.add_argument("--only-layline", action="store_true", help="without boardgame.io")
    parser.add_argument(
        "--postgres", action="store_true", help="Layline on a PostgreSQL started for this"
    )
    parser.add_argument(
        "--workers",
        type=int,
        nargs="+",
        default=[1],
        help="processes of Layline on PostgreSQL; several numbers are measured in turn (1)",
    )
    parser.add_argument(
        "--cores-each",
        type=float,
        help="how much of a core each process of Layline gets (Linux, as root; all it can take)",
    )
    parser.add_argument("--json", type=Path, help="also write the figures there")
    given = parser.parse_args()
    if given.workers != [1] and not given.postgres:
        parser.error("--workers needs --postgres")
    return given


def main() -> None:
    """Measure and print."""
    given = options()
    with tempfile.TemporaryDirectory() as name, ExitStack() as closing:
        folder = Path(name)
        busy, disk = os.getloadavg()[0], sync_ms(folder)
        sides = contestants(given, folder, closing)
        uvloop.run(measure(sides, given))
    results = [side.result for side in sides]
    console.print(
        f"{given.games} tables of four, {4 * given.games} connections to each server, "
        f"{os.cpu_count()} cores for both sides.\n"
        f"Before: load average {busy:.1f}, a synced write takes {disk:.2f} ms."
    )
    show(results, TARGET_MS, console)
    if given.json:
        figures: dict[str, Any] = {
            "games": given.games,
            "cores": os.cpu_count(),
            "load_average_before": busy,
            "synced_write_ms": disk,
            "servers": [result.figures() for result in results],
        }
        given.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    if results[0].failures():
        sys.exit("Layline refused or lost decisions")


if __name__ == "__main__":
    main()
