"""How long a visitor waits for an answer while others ask the service for a lot of work.

One visitor pings over her live connection; meanwhile others bring a legal record of more than seven
thousand entries and open tables at its end, look at its replay, and so on. Each load is measured
between two quiet stretches of the same run, since machines are noisy: compare the rows of one run.

    python benchmarks/pings.py                  a table of figures, in about a minute
    python benchmarks/pings.py --json out.json  and the figures as JSON
    python benchmarks/pings.py --server http://127.0.0.1:8000   a service that runs already, with
                                                LAYLINE_MESSAGES_PER_MINUTE=0

"Held" is how long one ping took at most; nothing a visitor can ask for may hold the service.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from layline.play.beginning import new
from layline.play.race_file import to_record
from serving.processes import layline_server

ENTRIES = 7313
AT_ONCE = 8
QUIET = 3.0
PAUSE = 0.01

Load = Callable[[], Awaitable[None]]


@dataclass
class Row:
    """The pings of one stretch, in milliseconds."""

    load: str
    seconds: float
    pings: int
    p50: float
    p99: float
    held: float


def long_record() -> dict[str, Any]:
    """A race in which nobody goes anywhere, as long as the rules allow."""
    race = new("regatta", seats=6, seed=3, rules="advanced", max_rounds=200, races=9)
    chance = random.Random(1)
    while race.played < ENTRIES and not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            choices = race.choices()
            race.play("luff" if "luff" in choices else chance.choice(choices))
    return to_record(race)


class Visitor:
    """Somebody with a cookie, and perhaps a live connection, at an address of this machine."""

    def __init__(self, url: str, address: str | None = None) -> None:
        self.url, self.address = url, address
        self.http = httpx.AsyncClient(
            base_url=url,
            timeout=600,
            trust_env=False,
            headers={"origin": url},
            transport=httpx.AsyncHTTPTransport(local_address=address),
        )

    async def arrive(self) -> Visitor:
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def call(self, method: str, path: str, body: object = None) -> httpx.Response:
        return await self.http.request(method, path, json=body)

    async def live(self) -> ClientConnection:
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        socket = await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/live",
            additional_headers={"cookie": cookie, "origin": self.url},
            max_size=None,
            proxy=None,
            local_addr=None if self.address is None else (self.address, 0),
        )
        await socket.recv()
        return socket


class Pinger:
    """A visitor who pings all the time, in a process of her own: nothing here slows her down."""

    def __init__(self, url: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_ping, args=(url, theirs), daemon=True)
        self._process.start()
        self._ours.recv()

    async def measured(self, name: str, load: Load) -> Row:
        """Her pings until a load is done."""
        began = time.perf_counter()
        self._ours.send("begin")
        await load()
        self._ours.send("end")
        times: list[float] = await asyncio.to_thread(self._ours.recv)
        seconds = time.perf_counter() - began
        centiles = statistics.quantiles([*times, *times], n=100)
        return Row(name, seconds, len(times), centiles[49], centiles[98], max(times))

    def stop(self) -> None:
        """No more pings."""
        self._process.terminate()
        self._process.join()


def _ping(url: str, told: Connection) -> None:
    asyncio.run(_pinging(url, told))


async def _pinging(url: str, told: Connection) -> None:
    socket = await (await Visitor(url).arrive()).live()
    told.send("ready")
    times: list[float] = []
    while True:
        sent = time.perf_counter()
        await socket.send('{"type":"ping"}')
        while '"pong"' not in (answer := str(await socket.recv())):
            if '"refused"' in answer[:20]:
                raise SystemExit(f"the service refuses to be pinged so often: {answer}")
        times.append(1000 * (time.perf_counter() - sent))
        await asyncio.sleep(PAUSE)
        if told.poll():
            if told.recv() == "end":
                told.send(times)
            times = []


async def run(url: str) -> list[Row]:
    """Every load, each between quiet stretches."""
    record = long_record()
    greedy = await Visitor(url).arrive()
    crowd = [await Visitor(url).arrive() for _ in range(AT_ONCE)]
    brought = (await greedy.call("POST", "/api/replays", record)).json()["id"]
    seats = [{"kind": "screen"} for _ in record["seats"]]
    wish = {"game": "regatta", "seats": seats, "start": {"replay": brought}}
    tables: list[str] = []

    async def quiet() -> None:
        await asyncio.sleep(QUIET)

    async def opening(visitor: Visitor) -> None:
        reply = await visitor.call("POST", "/api/tables", wish)
        if reply.status_code == 201:
            tables.append(reply.json()["id"])

    async def open_by_one() -> None:
        await asyncio.gather(*(opening(greedy) for _ in range(AT_ONCE)))

    async def open_by_many() -> None:
        await asyncio.gather(*(opening(one) for one in crowd))

    async def bring() -> None:
        changed = [{**record, "seed": n} for n in range(AT_ONCE)]
        calls = [
            one.call("POST", "/api/replays", it) for one, it in zip(crowd, changed, strict=True)
        ]
        await asyncio.gather(*calls)

    async def watch(visitor: Visitor, table: str) -> None:
        socket = await visitor.live()
        await socket.send(json.dumps({"type": "watch", "table": table, "since": 0}))
        while '"state"' not in str(await socket.recv())[:20]:
            continue
        await socket.close()

    async def watch_all() -> None:
        await asyncio.gather(*(watch(one, id) for one, id in zip(crowd, tables, strict=False)))

    async def get(path: str) -> None:
        await asyncio.gather(*(one.call("GET", path) for one in crowd[:2]))

    loads: dict[str, Load] = {
        f"{AT_ONCE} tables at the end of a record, one visitor": open_by_one,
        f"{AT_ONCE} tables at the end of a record, {AT_ONCE} visitors": open_by_many,
        f"{AT_ONCE} records brought": bring,
        f"{AT_ONCE} such tables watched": watch_all,
        "results of one": lambda: get(f"/api/tables/{tables[0]}/results"),
        "its replay": lambda: get(f"/api/replays/record/{brought}"),
        "the replay as a page": lambda: get(
            f"/api/replays/record/{brought}/film?form=html&eye=all&last=400"
        ),
    }
    rows = []
    pinger = Pinger(url)
    for name, load in loads.items():
        rows.append(await pinger.measured("(quiet)", quiet))
        rows.append(await pinger.measured(name, load))
    pinger.stop()
    for one in [greedy, *crowd]:
        await one.http.aclose()
    return rows


def show(rows: list[Row]) -> None:
    """The figures as a table."""
    table = Table("load", "seconds", "pings", "p50 ms", "p99 ms", "held ms")
    for row in rows:
        figures = (row.p50, row.p99, row.held)
        table.add_row(
            row.load, f"{row.seconds:.1f}", str(row.pings), *(f"{x:.1f}" for x in figures)
        )
    Console(width=110).print(table)


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    parser.add_argument("--server", help="the address of a Layline service that runs already")
    given = parser.parse_args()
    if given.server:
        rows = asyncio.run(run(given.server.rstrip("/")))
    else:
        with tempfile.TemporaryDirectory() as folder:
            server = layline_server(Path(folder))
            try:
                rows = asyncio.run(run(server.url))
            finally:
                server.stop()
    show(rows)
    if given.json:
        given.json.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n")


if __name__ == "__main__":
    main()
