"""Connections come, watch tables, and go: who is told about what, and that they are there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from orjson import Fragment

from ..encoding import json_text
from ..operations.long_work import LongWork
from .broadcast import Broadcast
from .cluster import Cluster
from .connections import Connection, Connections
from .registry import LoadedTable, TableRegistry

LINGERING = 3.0
"""Seconds before somebody who left is said to be gone: reloading a page takes less."""
PORTION = 500
"""The most entries in one message: longer ones would hold everybody up."""
FEW = 100
"""Up to this many entries are put into words on the spot, a longer story in a thread."""


class Watching:
    """Lets connections watch tables.

    `shown` is told who has just been sent how a table stands; `beside` runs something in the
    background.
    """

    def __init__(
        self,
        registry: TableRegistry,
        connections: Connections,
        broadcast: Broadcast,
        cluster: Cluster,
        work: LongWork,
        shown: Callable[[LoadedTable, set[str]], None],
        beside: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        self._registry, self._connections = registry, connections
        self._broadcast, self._cluster = broadcast, cluster
        self._work = work
        self._shown, self._beside = shown, beside

    async def enter(self, connection: Connection) -> None:
        """Somebody is connected."""
        visitor = connection.visitor.id
        first = self._connections.enter(connection)
        await self._cluster.arrived(visitor)
        if first:
            self._cluster.presence_changed([visitor])

    def depart(self, connection: Connection) -> None:
        """A connection is gone."""
        tables = list(connection.watching)
        last = self._connections.leave(connection)
        self._beside(self._no_longer_watched(tables))
        if last:
            self._beside(self._see_off(connection))

    async def _no_longer_watched(self, tables: list[str]) -> None:
        for table_id in tables:
            await self._watched(table_id)

    async def _see_off(self, connection: Connection) -> None:
        await asyncio.sleep(LINGERING)
        if self._connections.let_go(connection):
            visitor = connection.visitor.id
            self._cluster.presence_changed([visitor])
            await self._cluster.left(visitor)

    async def watch(self, connection: Connection, table_id: str, since: int) -> None:
        """Tell a connection all about a table, and what happens there from now on."""
        loaded = await self._registry.find(table_id, connection.visitor.id)
        await self._registry.be_up_to_date(loaded)
        await self._word_entries(loaded, connection, since)
        since = await self._tell_earlier(loaded, connection, since)
        known = table_id in connection.watching
        told = self._broadcast.tell_all(loaded, connection, since)
        self._connections.watch(connection, table_id, told)
        self._registry.turns.noticed(table_id)
        self._shown(loaded, {connection.visitor.id})
        if not known:
            await self._watched(table_id)

    async def _word_entries(self, loaded: LoadedTable, connection: Connection, since: int) -> None:
        """Put what happened at a table into words, in a thread if that is a long story."""
        views, lang = loaded.views, connection.lang
        since = since if since <= loaded.table.seq else 0
        if views.unworded(since, lang) > FEW:
            await self._work.do(connection.visitor.id, views.wording(since, lang), spared=True)

    async def _tell_earlier(self, loaded: LoadedTable, connection: Connection, since: int) -> int:
        """Send all but the end of a long story, as fast as it is read; where the end begins."""
        since = since if since <= loaded.table.seq else 0
        while True:
            await connection.outbox.room()
            if loaded.table.seq - since <= PORTION:
                return since
            entries = Fragment(loaded.views.entries_text(since, connection.lang, PORTION))
            connection.answer(
                json_text({"type": "earlier", "table": loaded.id, "entries": entries})
            )
            since += PORTION
            # Each takes some milliseconds to put together; others get their turn between two.
            await asyncio.sleep(0)

    async def unwatch(self, connection: Connection, table_id: str) -> None:
        """A connection is told no more about a table."""
        if table_id in connection.watching:
            self._connections.unwatch(connection, table_id)
            await self._watched(table_id)

    async def _watched(self, table_id: str) -> None:
        """Somebody started or stopped watching a table."""
        loaded = self._registry.loaded(table_id)
        if loaded is not None:
            self._broadcast.announce_presence(loaded)
        await self._cluster.watched(table_id)
