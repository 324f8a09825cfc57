"""People who play on whatever happens to the service, and remember what it promised to keep.

Hundreds of them fit into one event loop. Each has a cookie and one live connection. When it breaks
they come back, and everything that was acknowledged must still be there; what got no answer is sent
again under the same id.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from layline.engine.game import Game
from layline.server.views.differences import applied

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError, TimeoutError)
"""What it looks like from here when the other side is gone."""
LATER = frozenset({"unavailable", "too_fast", "busy", "starting"})
"""Refusals after which the same may be asked again."""
PATIENCE = 30.0
"""Seconds without an answer after which a connection is taken for dead."""

Message = dict[str, Any]


class BrokenPromise(Exception):
    """Something that was acknowledged is not there, or the service contradicts itself."""


class Unserved(Exception):
    """The service could not answer a request now."""


@dataclass
class Figures:
    """What the people saw of the service."""

    acknowledged: int = 0
    resent: int = 0
    reconnections: int = 0
    unavailable: int = 0
    behind: int = 0
    """How often somebody who came back was shown less than had been acknowledged."""
    races: int = 0
    questions: int = 0
    latencies: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement, where nothing broke in between."""
    last: float = 0.0
    """When a move was acknowledged last."""


class Person:
    """Somebody with a cookie and a live connection."""

    _numbers = count(1)

    def __init__(self, url: str, http: httpx.AsyncClient, figures: Figures) -> None:
        self.url, self.http, self.figures = url, http, figures
        self.number = next(self._numbers)
        self.rng = random.Random(self.number)
        self.cookie = ""
        self.connection: ClientConnection | None = None

    async def introduce(self) -> None:
        """Get a cookie."""
        answer = await self._until_served(lambda: self.http.get(f"{self.url}/api/me"))
        self.cookie = "; ".join(
            line.split(";")[0] for line in answer.headers.get_list("set-cookie")
        )

    async def post(self, path: str, body: object = None) -> Message:
        """Send a request, again and again until it is answered."""
        headers = {"Cookie": self.cookie, "Origin": self.url}
        answer = await self._until_served(
            lambda: self.http.post(f"{self.url}{path}", json=body, headers=headers)
        )
        found: Message = answer.json() if answer.content else {}
        return found

    async def get(self, path: str) -> httpx.Response:
        """Ask for something once."""
        headers = {"Cookie": self.cookie}
        return _served(await self.http.get(f"{self.url}{path}", headers=headers))

    async def _until_served(self, ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
        while True:
            try:
                return _served(await ask())
            except Unserved:
                self.figures.unavailable += 1
            except LOST:
                pass
            await asyncio.sleep(0.1 + self.rng.random() / 5)

    async def stay(self) -> None:
        """Be connected, for ever; a connection that breaks is made again."""
        while True:
            try:
                async with connect(
                    f"ws://{urlsplit(self.url).netloc}/api/live?lang=en",
                    additional_headers={"Cookie": self.cookie, "Origin": self.url},
                    max_size=None,
                    ping_interval=None,
                    proxy=None,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                ) as self.connection:
                    await self.connected(self.connection)
            except LOST:
                self.figures.reconnections += 1
            finally:
                self.connection = None
            await asyncio.sleep(self.rng.random() / 5)

    async def connected(self, connection: ClientConnection) -> None:
        """Whatever this person does while a connection lasts."""
        raise NotImplementedError

    def drop(self) -> None:
        """The network is gone, without a word to the other side."""
        if self.connection is not None:
            self.connection.transport.abort()


def _served(answer: httpx.Response) -> httpx.Response:
    if answer.status_code in (429, 502, 503):
        raise Unserved(str(answer.status_code))
    if not answer.is_success:
        raise BrokenPromise(f"{answer.request.url.path}: {answer.status_code} {answer.text[:300]}")
    return answer


class Racer(Person):
    """One of two at a table: plays when it is her turn, and remembers what was acknowledged."""

    def __init__(self, url: str, http: httpx.AsyncClient, figures: Figures, thinks: float) -> None:
        super().__init__(url, http, figures)
        self.thinks = thinks
        self.table = ""
        self.kept: dict[str, dict[int, str]] = {}
        self.moved = asyncio.Event()
        self._sight: Message = {}
        self._unanswered: Message | None = None
        self._missing = ""

    def sit_down(self, table: str) -> None:
        """This is her table from now on."""
        self.table, self._sight, self._unanswered = table, {}, None
        self.kept.setdefault(table, {})

    @property
    def over(self) -> bool:
        """Whether the race is over, as far as she knows."""
        return bool(self._sight.get("over"))

    async def connected(self, connection: ClientConnection) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._come_back(connection)
        except TimeoutError:
            if self._missing:
                raise BrokenPromise(f"{self._missing} are lost") from None
            raise
        while True:
            if not await self._play_if_to_decide(connection):
                await self._hear(await connection.recv(), connection)

    async def go_on(self, table: str) -> None:
        """Go to another table."""
        self.sit_down(table)
        if self.connection is not None:
            self.drop()  # comes back to the new table

    async def _come_back(self, connection: ClientConnection) -> None:
        """Ask for the table from its beginning, and hold it against what was acknowledged.

        A process that the news of it has not reached may still be behind: that is counted.
        """
        entries = await self._read_again(connection)
        while missing := self.kept[self.table].keys() - entries.keys():
            self.figures.behind += 1
            self._missing = f"{self.table}: entries {sorted(missing)}"
            await asyncio.sleep(0.2)
            entries = await self._read_again(connection)
        self._missing = ""
        for seq, action in self.kept[self.table].items():
            if entries[seq]["action"] != action:
                raise BrokenPromise(f"{self.table}: entry {seq} is not {action}: {entries[seq]}")

    async def _read_again(self, connection: ClientConnection) -> dict[int, Message]:
        """Everything that has happened at the table, by its number."""
        await _send(connection, type="watch", table=self.table)
        entries: dict[int, Message] = {}
        while True:
            message = orjson.loads(await connection.recv())
            if message["type"] == "refused":
                await self._wait_after(message)
                await _send(connection, type="watch", table=self.table)
            if message["type"] in ("earlier", "state"):
                entries |= {entry["seq"]: entry for entry in message["entries"]}
            if message["type"] == "state" and message["table"]["id"] == self.table:
                break
        self._take(message["sight"])
        return entries

    async def _hear(self, text: str | bytes, connection: ClientConnection) -> Message:
        message: Message = orjson.loads(text)
        if message.get("table") == self.table and message["type"] == "update":
            if message["after"] != self._sight["seq"]:
                raise BrokenPromise(f"{self.table}: an update after entry {message['after']}")
            self._take(applied(self._sight, message["changes"]))
        elif message["type"] == "state" and message["table"]["id"] == self.table:
            self._take(message["sight"])
        return message

    def _take(self, sight: Message) -> None:
        self._sight = sight
        if self.over:
            self.moved.set()

    async def _play_if_to_decide(self, connection: ClientConnection) -> bool:
        sight = self._sight
        if self._unanswered is None:
            if sight["over"] or not sight["choices"] or sight["to_move"] != sight["seat"]:
                return False
            await self._think(connection)
            if self._sight is not sight:
                return True
            self._unanswered = {
                "type": "move",
                "id": f"p{self.number}-{next(self._numbers)}",
                "table": self.table,
                "seq": sight["seq"],
                "seat": sight["seat"],
                "action": self.rng.choice(sight["choices"])["action"],
            }
        else:
            self.figures.resent += 1
        await self._ask(connection, self._unanswered)
        return True

    async def _think(self, connection: ClientConnection) -> None:
        """Take some time, with open ears."""
        end = time.monotonic() + self.thinks * (0.5 + self.rng.random())
        while (left := end - time.monotonic()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self._hear(await connection.recv(), connection)
            except TimeoutError:
                return

    async def _ask(self, connection: ClientConnection, move: Message) -> None:
        sent = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            await _send(connection, **move)
            while True:
                message = await self._hear(await connection.recv(), connection)
                if message.get("id") == move["id"]:
                    break
        if message["type"] == "refused":
            await self._wait_after(message)
            return
        self._unanswered = None
        self.kept[self.table][message["seq"]] = move["action"]
        self.figures.acknowledged += 1
        self.figures.last = time.monotonic()
        self.figures.latencies.append(self.figures.last - sent)
        async with asyncio.timeout(PATIENCE):
            while self._sight["seq"] < message["seq"]:
                await self._hear(await connection.recv(), connection)

    async def _wait_after(self, message: Message) -> None:
        if message["kind"] not in LATER:
            raise BrokenPromise(f"{self.table}: {message}")
        self.figures.unavailable += 1
        await asyncio.sleep(0.2)


class Pair:
    """Two who race each other, one race after the other."""

    def __init__(self, racers: Iterable[Racer], game: Game) -> None:
        self.first, self.second = racers
        self.game = game

    async def race(self) -> None:
        """Race for ever."""
        for racer in (self.first, self.second):
            await racer.introduce()
        await self._open()
        async with asyncio.TaskGroup() as group:
            group.create_task(self.first.stay())
            group.create_task(self.second.stay())
            while True:
                await self.first.moved.wait()
                self.first.moved.clear()
                if self.first.over:
                    self.first.figures.races += 1
                    await self._open()

    async def _open(self) -> None:
        wish = {
            "game": self.game.id,
            "options": {**self.game.codec.suggested(2), "players": 2},
            "seats": [{"kind": "me"}, {"kind": "link"}],
        }
        table = (await self.first.post("/api/tables", wish))["id"]
        await self.second.post(f"/api/tables/{table}/join", {})
        for racer in (self.first, self.second):
            await racer.go_on(table)


class Onlooker(Person):
    """Watches whatever table she is told to, and reads everything."""

    table = ""

    async def connected(self, connection: ClientConnection) -> None:
        await _send(connection, type="watch", table=self.table)
        async for _ in connection:
            pass


class Sleeper(Onlooker):
    """Watches a table and stops reading."""

    async def connected(self, connection: ClientConnection) -> None:
        await _send(connection, type="watch", table=self.table)
        connection.transport.pause_reading()
        await connection.wait_closed()


class Reader(Person):
    """Looks at pages, results and pictures of races, one after the other."""

    def __init__(
        self, url: str, http: httpx.AsyncClient, figures: Figures, tables: Callable[[], list[str]]
    ) -> None:
        super().__init__(url, http, figures)
        self._tables = tables

    async def read(self, every: float) -> None:
        """Ask for something, for ever."""
        await self.introduce()
        while True:
            await asyncio.sleep(every * (0.5 + self.rng.random()))
            table = self.rng.choice(self._tables())
            asked = self.rng.choice(
                [
                    "/",
                    "/api/games",
                    "/api/games/regatta/book",
                    "/api/me",
                    "/api/tables",
                    f"/api/tables/{table}",
                    f"/api/tables/{table}/ground?lang=fr",
                ]
            )
            try:
                await self.get(asked)
                self.figures.questions += 1
            except Unserved:
                self.figures.unavailable += 1
            except LOST:
                pass


async def _send(connection: ClientConnection, **message: Any) -> None:
    await connection.send(orjson.dumps(message).decode())
