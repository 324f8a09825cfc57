"""Mixed load with faults: people play on, whatever breaks, and nothing acknowledged may be lost.

    python -m tests.soak.faults                     an hour: half on SQLite, half on PostgreSQL
    python -m tests.soak.faults --minutes 6 --seed 2
    python -m tests.soak.faults --database sqlite

Pairs race in all four games, bots race among themselves, others watch or read pages; every some
seconds something breaks: the service is killed, restarted or frozen, one of its processes is
killed, the database goes down, the disk is full, readers stop reading, everybody loses the network
at once. In the end every table of the database is replayed by the rules and by its secret. The
figures are printed; the exit status is 1 if anything that was acknowledged is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import cycle, islice
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from layline.games import find_game, games
from tests.server.postgres import Cluster
from tests.server.processes import started_by
from tests.server.sailors import check_table
from tests.server.service import GENEROUS, Service
from tests.server.stored import stored_entries
from tests.soak.people import BrokenPromise, Figures, Onlooker, Pair, Racer, Reader, Sleeper

GAMES = ("regatta", "race-the-wind", "petite-regate", "maillot-jaune")
SLEEPERS = 20
BACK_WITHIN = 60.0
"""Seconds after a fault within which moves must be acknowledged again."""


@dataclass
class Outcome:
    """How one database came through."""

    name: str
    minutes: float
    figures: Figures
    faults: dict[str, list[float]] = field(default_factory=dict)
    """By kind: the seconds from the end of each fault to the next acknowledged move."""
    memory: list[int] = field(default_factory=list)
    tables: int = 0
    entries: int = 0
    lost: int = 0


class Soak:
    """A service on one database, those who use it, and what breaks."""

    def __init__(self, given: argparse.Namespace, database: str, folder: Path) -> None:
        self.given = given
        self.cluster = Cluster(durable=True) if database == "postgresql" else None
        self.file = folder / "layline.db"
        address = f"sqlite:///{self.file}" if self.cluster is None else self.cluster.new_database()
        workers = "1" if self.cluster is None else "2"
        settings = GENEROUS | {"LAYLINE_WORKERS": workers, "LAYLINE_LOG_LEVEL": "warning"}
        self.service = Service(address, folder, settings)
        self.rng = random.Random(given.seed)
        self.outcome = Outcome(database, 0.0, Figures())
        self.pairs: list[Pair] = []
        self.onlookers: list[Onlooker] = []
        self._asleep: list[asyncio.Task[None]] = []

    async def run(self, seconds: float, tick: Callable[[float], None]) -> Outcome:
        """Let everybody in, break things for so long, and check the books."""
        await asyncio.to_thread(self.service.start)
        # Each person's cookie is handled by hand: all of them share this client.
        strangers = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        try:
            async with httpx.AsyncClient(cookies=strangers, timeout=30, trust_env=False) as http:
                everybody = asyncio.create_task(self._company(http))
                breaking = asyncio.create_task(self._break_things(http, seconds, tick))
                done, _ = await asyncio.wait(
                    {everybody, breaking}, return_when=asyncio.FIRST_COMPLETED
                )
                for task in (breaking, everybody, *self._asleep):
                    task.cancel()
                await asyncio.gather(breaking, everybody, *self._asleep, return_exceptions=True)
                for task in done:
                    task.result()
            await asyncio.to_thread(self.service.stop)
            await asyncio.to_thread(self._check_the_books)
        finally:
            self.service.close()
            if self.cluster is not None:
                await asyncio.to_thread(self.cluster.close)
        return self.outcome

    # Who is there.

    async def _company(self, http: httpx.AsyncClient) -> None:
        url, figures = self.service.url, self.outcome.figures
        for game in islice(cycle(GAMES), self.given.pairs):
            both = (Racer(url, http, figures, self.given.thinks) for _ in range(2))
            self.pairs.append(Pair(both, find_game(game)))
        async with asyncio.TaskGroup() as group:
            for pair in self.pairs:
                group.create_task(pair.race())
            while not all(pair.first.table for pair in self.pairs):
                await asyncio.sleep(0.1)
            for pair in self.pairs:
                onlooker = Onlooker(url, http, Figures())
                onlooker.table = pair.first.table
                await onlooker.introduce()
                self.onlookers.append(onlooker)
                group.create_task(onlooker.stay())
            for _ in range(4):
                reader = Reader(url, http, figures, lambda: [p.first.table for p in self.pairs])
                group.create_task(reader.read(every=0.5))
            group.create_task(self._bots(http))

    async def _bots(self, http: httpx.AsyncClient) -> None:
        """Tables of bots alone, one after the other."""
        owner = Onlooker(self.service.url, http, Figures())
        await owner.introduce()
        for game in cycle(games()):
            wish = {
                "game": game.id,
                "options": {**game.codec.suggested(2), "players": 2},
                "seats": [{"kind": "bot", "bot": "greedy"}] * 2,
            }
            await owner.post("/api/tables", wish)
            await asyncio.sleep(10)

    # What breaks.

    def _faults(self) -> list[Callable[[httpx.AsyncClient], Awaitable[None]]]:
        common = [self.killed, self.restarted, self.frozen, self.network_lost, self.readers_asleep]
        if self.cluster is None:
            return [*common, self.disk_full]
        return [*common, self.database_killed, self.worker_killed]

    async def _break_things(
        self, http: httpx.AsyncClient, seconds: float, tick: Callable[[float], None]
    ) -> None:
        began = time.monotonic()
        faults = self._faults()
        number = 0
        while (past := time.monotonic() - began) < seconds:
            tick(past)
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.given.every)
            self.outcome.memory.append(self._memory())
            if number % len(faults) == 0:
                self.rng.shuffle(faults)
            fault = faults[number % len(faults)]
            number += 1
            await fault(http)
            name = fault.__name__.replace("_", " ")
            back = await self._back(name)
            self.outcome.faults.setdefault(name, []).append(back)
        self.outcome.minutes = (time.monotonic() - began) / 60

    async def _back(self, fault: str) -> float:
        """Wait until moves are acknowledged again; how many seconds that took."""
        ended = time.monotonic()
        while self.outcome.figures.last <= ended:
            if time.monotonic() - ended > BACK_WITHIN:
                before = f"{self.outcome.figures.acknowledged:,} moves before"
                broken = BrokenPromise(f"nothing was acknowledged after {fault}, {before}")
                broken.add_note(self.service.log()[-5000:])
                raise broken
            await asyncio.sleep(0.01)
        return self.outcome.figures.last - ended

    async def killed(self, _: httpx.AsyncClient) -> None:
        """`kill -9`, and a start."""
        await asyncio.to_thread(self.service.kill)
        await asyncio.to_thread(self.service.start)

    async def restarted(self, _: httpx.AsyncClient) -> None:
        """Ended in good order, and started."""
        await asyncio.to_thread(self.service.stop)
        await asyncio.to_thread(self.service.start)

    async def frozen(self, _: httpx.AsyncClient) -> None:
        """The machine stands still for some seconds."""
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)
        await asyncio.sleep(3)
        for process in self._processes():
            os.kill(process, signal.SIGCONT)

    async def network_lost(self, _: httpx.AsyncClient) -> None:
        """Everybody loses the connection, three times in a row."""
        for _again in range(3):
            for pair in self.pairs:
                pair.first.drop()
                pair.second.drop()
            for onlooker in self.onlookers:
                onlooker.drop()
            await asyncio.sleep(0.5)

    async def readers_asleep(self, http: httpx.AsyncClient) -> None:
        """Some more watch, and do not read what they are sent."""
        for task in self._asleep:
            task.cancel()
        self._asleep.clear()
        for _ in range(SLEEPERS):
            sleeper = Sleeper(self.service.url, http, Figures())
            sleeper.table = self.rng.choice(self.pairs).first.table
            await sleeper.introduce()
            self._asleep.append(asyncio.create_task(sleeper.stay()))

    async def disk_full(self, _: httpx.AsyncClient) -> None:
        """No file may grow any more: what it looks like to the service when the disk is full."""
        log = self.file.with_name(f"{self.file.name}-wal")
        for process in self._processes():
            hard = resource.prlimit(process, resource.RLIMIT_FSIZE)[1]
            full = min(path.stat().st_size for path in (self.file, log) if path.exists())
            resource.prlimit(process, resource.RLIMIT_FSIZE, (max(full, 4096), hard))
        await asyncio.sleep(4)
        for process in self._processes():
            hard = resource.prlimit(process, resource.RLIMIT_FSIZE)[1]
            resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))

    async def database_killed(self, _: httpx.AsyncClient) -> None:
        """PostgreSQL loses its power."""
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.kill)
        await asyncio.sleep(2)
        await asyncio.to_thread(self.cluster.start)

    async def worker_killed(self, _: httpx.AsyncClient) -> None:
        """One of the processes that serve dies."""
        serving = [one for one in self._processes() if b"spawn_main" in _command(one)]
        os.kill(self.rng.choice(serving), signal.SIGKILL)

    def _processes(self) -> list[int]:
        process = self.service.process_id
        return [process, *started_by(process)]

    def _memory(self) -> int:
        return sum(_resident(process) for process in self._processes())

    # What is left.

    def _check_the_books(self) -> None:
        """Every table replays, and every acknowledged entry stands where it was promised."""
        kept = [racer.kept for pair in self.pairs for racer in (pair.first, pair.second)]
        for table in {table for memory in kept for table in memory}:
            self.outcome.tables += 1
            self.outcome.entries += check_table(self.service.database, table)
        self.outcome.lost = sum(_lost(self.service.database, memory) for memory in kept)
        if trouble := self.trouble_in_the_log():
            raise BrokenPromise(f"the log has a {trouble}")

    def trouble_in_the_log(self) -> str:
        """The first failure that the service has logged, with what it logged before it."""
        before, traceback, after = self.service.log().partition("Traceback")
        return f"{before[-500:]}{traceback}{after[:5000]}" if traceback else ""


def _lost(database: str, kept: dict[str, dict[int, str]]) -> int:
    """How many acknowledged entries do not stand where they were promised."""
    lost = 0
    for table, moves in kept.items():
        stored = {seq: text for seq, _, _, text in stored_entries(database, table)}
        lost += sum(stored.get(seq) != action for seq, action in moves.items())
    return lost


def _command(process: int) -> bytes:
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def _resident(process: int) -> int:
    with suppress(FileNotFoundError, ProcessLookupError):
        pages = Path(f"/proc/{process}/statm").read_text("ascii").split()[1]
        return int(pages) * resource.getpagesize()
    return 0


def _shown(outcome: Outcome) -> Table:
    figures = outcome.figures
    times = sorted(figures.latencies)
    table = Table(title=f"{outcome.name}, {outcome.minutes:.0f} minutes", show_header=False)
    rows = [
        ("acknowledged", f"{figures.acknowledged:,}"),
        ("lost", f"{outcome.lost:,}"),
        ("a second", f"{figures.acknowledged / max(60 * outcome.minutes, 1):.0f}"),
        ("acknowledged within, median", f"{1000 * statistics.median(times):.0f} ms"),
        ("acknowledged within, 99 of 100", f"{1000 * times[int(len(times) * 0.99)]:.0f} ms"),
        ("races finished", f"{figures.races:,}"),
        ("pages read", f"{figures.questions:,}"),
        ("connections broken", f"{figures.reconnections:,}"),
        ("moves sent again", f"{figures.resent:,}"),
        ("told to come back later", f"{figures.unavailable:,}"),
        ("shown less than acknowledged", f"{figures.behind:,}"),
        ("tables replayed, entries", f"{outcome.tables:,}, {outcome.entries:,}"),
        ("memory, first and most", f"{outcome.memory[0] >> 20} and {max(outcome.memory) >> 20} MB"),
    ]
    for name, back in sorted(outcome.faults.items()):
        slowest = f"{max(back):.1f}"
        rows.append(
            (f"{name}: {len(back)}", f"back after {statistics.median(back):.1f} s, {slowest}")
        )
    for row in rows:
        table.add_row(*row)
    return table


def main() -> int:
    """Soak as asked, and print the figures."""
    reader = argparse.ArgumentParser(description="Mixed load with faults.")
    reader.add_argument("--minutes", type=float, default=60.0, help="how long in all")
    reader.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    reader.add_argument("--pairs", type=int, default=24, help="pairs that race")
    reader.add_argument("--thinks", type=float, default=0.5, help="seconds before a move")
    reader.add_argument("--every", type=float, default=12.0, help="seconds between two faults")
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    databases = given.database or ["sqlite", "postgresql"]
    seconds = 60 * given.minutes / len(databases)
    console = Console()
    for database in databases:
        try:
            outcome = soaked(given, database, seconds)
        except BrokenPromise as broken:
            console.print(f"[red]{database}: {broken}")
            console.print("\n".join(getattr(broken, "__notes__", [])), markup=False)
            return 1
        console.print(_shown(outcome))
        if outcome.lost:
            return 1
    return 0


def soaked(given: argparse.Namespace, database: str, seconds: float) -> Outcome:
    """Soak a service on one kind of database, with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
    ):
        task = progress.add_task(database, total=seconds)

        def tick(past: float) -> None:
            progress.update(task, completed=past)

        soak = Soak(given, database, Path(folder))
        try:
            return asyncio.run(soak.run(seconds, tick))
        except BaseExceptionGroup as failures:
            # Whoever saw it first; everybody else was only sent home.
            first: BaseException = failures
            while isinstance(first, BaseExceptionGroup):
                first = first.exceptions[0]
            if isinstance(first, BrokenPromise):
                first.add_note(soak.trouble_in_the_log())
            raise first from None


if __name__ == "__main__":
    sys.exit(main())
