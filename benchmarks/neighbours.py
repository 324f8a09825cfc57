"""How long a person waits for an acknowledgement beside neighbours who ask for all they can get.

One visitor moves ten times a second at a table of her own. Meanwhile three guests have 128 tables
where only bots play and nobody watches; somebody chats over 200 connections; readers ask and do not
read. Each load is measured between quiet stretches of the same run, since machines are noisy:
compare the rows of one run. The limits of the service are those it has by default.

    python benchmarks/neighbours.py                  a table of figures, in about two minutes
    python benchmarks/neighbours.py --json out.json  and the figures as JSON
    python benchmarks/neighbours.py --seconds 5      a short run, to try it

"Held" is how long one move took at most. Under each load stands what it got: entries that bots
played, lines of chat that were let through, megabytes of memory that the service had at most.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from itertools import cycle
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from layline.games import games
from layline.server.views.differences import applied
from pings import Visitor, long_record
from serving.processes import Server, layline_server

TABLES, OWNERS = 128, 3
CONNECTIONS = 200
DEAF = 5
EVERY = 0.1
ELSEWHERE = "127.0.0.2"
"""Where the neighbours come from: people at one address share what it may ask for."""
LONG_RACE = {"board": "full", "max_rounds": 200}

Load = Callable[[], Awaitable[None]]


@dataclass
class Row:
    """The moves of one stretch, in milliseconds, and what the load got."""

    load: str
    moves: int
    p50: float
    p99: float
    held: float
    got: dict[str, float] = field(default_factory=dict)


# The person, in a process of her own.


class Person:
    """A visitor who moves all the time; nothing that is done here slows her down."""

    def __init__(self, url: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_play, args=(url, theirs), daemon=True)
        self._process.start()
        self._ours.recv()

    async def measured(self, name: str, seconds: float) -> Row:
        """Her moves for so long."""
        self._ours.send("begin")
        await asyncio.sleep(seconds)
        self._ours.send("end")
        times: list[float] = await asyncio.to_thread(self._ours.recv)
        centiles = statistics.quantiles([*times, *times], n=100)
        return Row(name, len(times), centiles[49], centiles[98], max(times))

    def stop(self) -> None:
        """No more moves."""
        self._process.terminate()
        self._process.join()


def _play(url: str, told: Connection) -> None:
    asyncio.run(_playing(url, told))


async def _playing(url: str, told: Connection) -> None:
    visitor = await Visitor(url).arrive()
    live = await visitor.live()
    table, sight = await _new_race(visitor, live)
    told.send("ready")
    times: list[float] = []
    for number in range(1_000_000):
        if sight["over"]:
            table, sight = await _new_race(visitor, live)
        choices = [choice["action"] for choice in sight["choices"]]
        move = {"seq": sight["seq"], "seat": sight["to_move"], "action": choices[number % 2 - 1]}
        sent = time.perf_counter()
        await live.send(json.dumps({"type": "move", "id": f"m{number}", "table": table, **move}))
        acknowledged = None
        while acknowledged is None or sight["seq"] < acknowledged:
            message = json.loads(await live.recv())
            if message["type"] == "ack":
                acknowledged = message["seq"]
                times.append(1000 * (time.perf_counter() - sent))
            elif message["type"] == "update" and message["table"] == table:
                sight = applied(sight, message["changes"])
            elif message["type"] == "refused":
                raise SystemExit(f"a move was refused: {message}")
        await asyncio.sleep(EVERY)
        if told.poll():
            if told.recv() == "end":
                told.send(times)
            times = []


async def _new_race(visitor: Visitor, live: ClientConnection) -> tuple[str, dict[str, Any]]:
    """A table where she plays for both sides."""
    seats = [{"kind": "screen"}, {"kind": "screen"}]
    wish = {"game": "regatta", "options": {**LONG_RACE, "players": 2}, "seats": seats}
    reply = await visitor.call("POST", "/api/tables", wish)
    table: str = reply.json()["id"]
    await live.send(json.dumps({"type": "watch", "table": table, "since": 0}))
    while True:
        message = json.loads(await live.recv())
        if message["type"] == "state" and message["table"]["id"] == table:
            return table, message["sight"]


# Her neighbours.


class Neighbours:
    """Those who ask for a lot, and what they got."""

    def __init__(self, server: Server) -> None:
        self.server, self.url = server, server.url
        self.lines = self.refused = 0

    async def open_bot_tables(self) -> None:
        """Tables where only bots play, at once, and nobody watches."""
        owners = [await Visitor(self.url, ELSEWHERE).arrive() for _ in range(OWNERS)]
        seats = [{"kind": "bot", "bot": "greedy"}] * 4
        for number, game in zip(range(TABLES), cycle(games()), strict=False):
            wish = {
                "game": game.id,
                "options": dict(game.codec.suggested(len(seats))),
                "seats": seats,
                "pace": "instant",
            }
            reply = await owners[number % OWNERS].call("POST", "/api/tables", wish)
            reply.raise_for_status()

    @asynccontextmanager
    async def chatting(self, visitors: int) -> AsyncIterator[int]:
        """So many visitors chat at one table over 200 connections; how many were let in."""
        people = [await Visitor(self.url, ELSEWHERE).arrive() for _ in range(visitors)]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        wish = {"game": "regatta", "options": {"players": 2}, "seats": seats}
        table = (await people[0].call("POST", "/api/tables", wish)).json()["id"]
        lives: list[ClientConnection] = []
        for number in range(CONNECTIONS):
            with suppress(ConnectionClosed):
                lives.append(await people[number % visitors].live())
        chatter = [asyncio.create_task(self._chat(live, table)) for live in lives]
        try:
            yield len(lives)
        finally:
            for task in chatter:
                task.cancel()
            await asyncio.gather(*chatter, return_exceptions=True)
            await asyncio.gather(*(live.close() for live in lives), return_exceptions=True)

    async def _chat(self, live: ClientConnection, table: str) -> None:
        """Say something, and as soon as that is answered the next thing."""
        await live.send(json.dumps({"type": "watch", "table": table, "since": 0}))
        with suppress(ConnectionClosed):
            for number in range(1_000_000):
                line = {"type": "chat", "id": f"{id(live)}-{number}", "table": table, "text": "Hi!"}
                await live.send(json.dumps(line))
                while (message := json.loads(await live.recv()))["type"] not in ("ack", "refused"):
                    continue
                self.lines += message["type"] == "ack"
                self.refused += message["type"] == "refused"

    @asynccontextmanager
    async def not_reading(self) -> AsyncIterator[None]:
        """A few who ask for a long story again and again, and never read an answer."""
        visitor = await Visitor(self.url, ELSEWHERE).arrive()
        record = await asyncio.to_thread(long_record)
        brought = (await visitor.call("POST", "/api/replays", record)).json()["id"]
        seats = [{"kind": "screen"} for _ in record["seats"]]
        wish = {"game": "regatta", "seats": seats, "start": {"replay": brought}}
        table = (await visitor.call("POST", "/api/tables", wish)).json()["id"]
        deaf = [asyncio.create_task(self._deaf(visitor, table)) for _ in range(DEAF)]
        try:
            yield
        finally:
            for task in deaf:
                task.cancel()
            await asyncio.gather(*deaf, return_exceptions=True)

    async def _deaf(self, visitor: Visitor, table: str) -> None:
        while True:
            live = await visitor.live()
            live.transport.pause_reading()
            wire: socket.socket = live.transport.get_extra_info("socket")
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            watch = json.dumps({"type": "watch", "table": table, "since": 0})
            with suppress(ConnectionClosed):
                while True:
                    await live.send(watch)
                    # Within what one visitor may say.
                    await asyncio.sleep(DEAF / 20)

    def bot_entries(self) -> float:
        """Actions stored so far, at all tables."""
        return self.server.figure('layline_entries_total{kind="action"}')


async def run(server: Server, seconds: float) -> list[Row]:
    """Every load, each between quiet stretches."""
    neighbours = Neighbours(server)
    person = Person(server.url)
    rows = [await person.measured("(quiet)", seconds)]
    for visitors in (1, 10):
        neighbours.lines = neighbours.refused = 0
        async with neighbours.chatting(visitors) as let_in:
            name = f"chat over {CONNECTIONS} connections of {visitors}"
            row = await person.measured(name, seconds)
        row.got = {
            "connections let in": let_in,
            "lines a second": neighbours.lines / seconds,
            "refused a second": neighbours.refused / seconds,
        }
        rows += [row, await person.measured("(quiet)", seconds)]
    async with neighbours.not_reading():
        before, most = server.resident(), 0
        measuring = asyncio.create_task(person.measured(f"{DEAF} who do not read", 2 * seconds))
        while not measuring.done():
            most = max(most, server.resident())
            await asyncio.sleep(0.1)
        row = await measuring
        row.got = {"megabytes more, at most": (most - before) / 1e6}
    rows += [row, await person.measured("(quiet)", seconds)]
    await neighbours.open_bot_tables()
    begun = neighbours.bot_entries()
    row = await person.measured(f"{TABLES} tables of bots of {OWNERS} guests", 2 * seconds)
    row.got = {"bots' turns a second": (neighbours.bot_entries() - begun - row.moves) / 2 / seconds}
    person.stop()
    return [*rows, row]


def show(rows: list[Row]) -> None:
    """The figures as a table."""
    table = Table("load", "moves", "p50 ms", "p99 ms", "held ms", "what it got")
    for row in rows:
        figures = (row.p50, row.p99, row.held)
        got = ", ".join(f"{what}: {count:.0f}" for what, count in row.got.items())
        table.add_row(row.load, str(row.moves), *(f"{x:.1f}" for x in figures), got)
    Console(width=150).print(table)


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each stretch")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = layline_server(Path(folder), limited=True)
        try:
            rows = asyncio.run(run(server, given.seconds))
        finally:
            server.stop()
    show(rows)
    if given.json:
        figures = {"cores": os.cpu_count(), "rows": [asdict(row) for row in rows]}
        given.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
