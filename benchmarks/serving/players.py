"""Players at tables, each with a live connection of her own, whoever serves them.

A player reads and parses everything she is sent. A decision is over when every player of the table
holds a state that is newer than the one it was made in.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 10.0
"""Seconds after which a decision that did not reach everybody counts as lost."""


class Lost(Exception):
    """A decision did not reach everybody in time."""


class Refused(Exception):
    """The server would not have a decision."""


@dataclass
class Tally:
    """What the players of one server received so far."""

    updates: int = 0
    update_bytes: int = 0  # the updates as text
    wire_bytes: int = 0  # everything, as it came over the network
    reconnections: int = 0


class Player(ABC):
    """Somebody at a table. `seen` is the number of the newest state she holds."""

    def __init__(self, table: Table, tally: Tally) -> None:
        self.table, self.tally = table, tally
        self.seen = -1
        self._connection: ClientConnection | None = None
        self._staying: asyncio.Task[None] | None = None

    @abstractmethod
    def address(self) -> tuple[str, dict[str, str]]:
        """Where she connects, and with which headers."""

    @abstractmethod
    async def greet(self, connection: ClientConnection) -> None:
        """Ask for the table, as the server's own page does."""

    @abstractmethod
    async def hear(self, connection: ClientConnection, text: str) -> None:
        """Take note of a message; calls `hold` when it brings a state."""

    @abstractmethod
    def to_decide(self) -> bool:
        """Whether it is her turn, as far as she knows."""

    @abstractmethod
    def order(self, rng: random.Random) -> str:
        """The message that makes one of the decisions she may take now."""

    async def arrive(self) -> None:
        """Connect, and wait for the first state."""
        self._staying = asyncio.create_task(self._stay())
        deadline = time.perf_counter() + 60
        while self.seen < 0:
            if self._staying.done():
                self._staying.result()
            if time.perf_counter() > deadline:
                raise Lost("no first state of a table within a minute")
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        """Close the connection."""
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def say(self, text: str) -> None:
        """Send a message."""
        if self._connection is None:
            raise Lost("no connection")
        await self._connection.send(text)

    def hold(self, state: int, text: str) -> None:
        """She has a state: tell the table."""
        self.tally.updates += 1
        self.tally.update_bytes += len(text.encode())
        if state > self.seen:
            self.seen = state
            self.table.noticed()

    async def _stay(self) -> None:
        """Stay connected; a connection that breaks is made again, as a page does."""
        url, headers = self.address()
        coming_back = False
        # Browsers offer compression and send no pings; whether to compress is up to the server.
        async for connection in connect(
            url,
            additional_headers=headers,
            ping_interval=None,
            proxy=None,
            create_connection=_counting(self.tally),
        ):
            self.tally.reconnections += coming_back
            coming_back = True
            try:
                await self.greet(connection)
                self._connection = connection
                async for text in connection:
                    assert isinstance(text, str)
                    await self.hear(connection, text)
            except ConnectionClosed:
                continue
            finally:
                self._connection = None


def _counting(tally: Tally) -> type[ClientConnection]:
    """A kind of connection that counts what it receives."""

    class Counting(ClientConnection):
        def data_received(self, data: bytes) -> None:
            tally.wire_bytes += len(data)
            super().data_received(data)

    return Counting


class Table:
    """A table and its players; one decision at a time."""

    def __init__(self) -> None:
        self.players: Sequence[Player] = ()
        self._awaited = 0
        self._everybody: asyncio.Future[float] | None = None

    async def gather(self) -> None:
        """Everybody arrives."""
        await asyncio.gather(*(player.arrive() for player in self.players))

    async def disperse(self) -> None:
        """Everybody leaves."""
        await asyncio.gather(*(player.leave() for player in self.players))

    async def decide(self, rng: random.Random) -> float:
        """Make a decision; the seconds from sending it until everybody knows."""
        player = self._deciding()
        text = player.order(rng)
        self._awaited = player.seen + 1
        self._everybody = asyncio.get_running_loop().create_future()
        sent = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await player.say(text)
                return await self._everybody - sent
        except TimeoutError:
            raise Lost(f"not known to everybody after {PATIENCE:.0f} s") from None
        finally:
            self._everybody = None

    def noticed(self) -> None:
        """A player has a new state."""
        waiting = self._everybody
        if waiting is None or waiting.done():
            return
        if all(player.seen >= self._awaited for player in self.players):
            waiting.set_result(time.perf_counter())

    def refused(self, why: str) -> None:
        """The server refused the decision that was just made."""
        if self._everybody is not None and not self._everybody.done():
            self._everybody.set_exception(Refused(why))

    def _deciding(self) -> Player:
        """Whoever decides; those who know most know best."""
        newest = max(player.seen for player in self.players)
        for player in self.players:
            if player.seen == newest and player.to_decide():
                return player
        raise Lost("nobody at the table is to decide")
