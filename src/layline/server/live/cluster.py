"""Between the processes on one PostgreSQL: who is where, and whose tables have news.

On SQLite, which one process serves, nothing is said and nothing is heard.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import structlog

from ..operations.limits import Limits
from ..operations.settings import Settings
from ..refusals import Refusal
from ..storage.database import Storage
from ..storage.processes import ProcessChannel
from ..tables import queries
from ..tables.notification import StoredChange, heard
from ..tables.seats import holders
from ..visitors.accounts import find_visitor, generations
from ..visitors.visitor import Visitor
from .admission import Admission
from .broadcast import Broadcast
from .connections import Connections
from .registry import LATE, VERY_LATE, LoadedTable, TableRegistry
from .roster import Roster
from .shared_limits import SharedLimits

_SHARE_EVERY = 0.25
"""Seconds between two looks at whether anything was let through that others should know."""
_ALL_EVERY = 20
"""So many looks, and all connections are told again: what was missed is made good."""

LEFT = 1 << 62
"""The generation of the cookies of somebody who is no longer known: after all others."""

log = structlog.get_logger("layline.tables")


class Cluster:
    """Says what happens here, and follows what happens in other processes.

    `forgotten` is called when a visitor has left for good, with all they brought.
    """

    def __init__(
        self,
        storage: Storage,
        registry: TableRegistry,
        connections: Connections,
        broadcast: Broadcast,
        settings: Settings,
        limits: Limits,
        forgotten: Callable[[], None],
    ) -> None:
        self._storage, self._registry = storage, registry
        self._forgotten = forgotten
        self._connections, self._broadcast = connections, broadcast
        self._channel = ProcessChannel(storage, self._hear, self._catch_up)
        self.admission = Admission(settings, self._channel.process, limits.name)
        self._limits = SharedLimits(self._channel.process, limits, self.admission)
        # The tables, not yet over, of everybody who is connected here; they need not be in memory.
        self._awaited = Roster()

    async def start(self) -> None:
        """Begin to listen."""
        await self._channel.start()

    async def stop(self) -> None:
        """Say that everybody here is gone, and stop listening."""
        try:
            gone = map(self._gone, self._connections.visitors())
            await self._channel.tell(*gone, self._limits.farewell())
        except Refusal:
            log.warning("the other processes could not be told that this one is stopping")
        await self._channel.stop()

    @property
    def leads(self) -> bool:
        """Whether this is the one of all processes that does what one has to do."""
        return self._channel.leads

    @property
    def patience(self) -> float:
        """Seconds by which something must be overdue before this process looks after it.

        One process is quick; if all were, each would load the tables of one that died.
        """
        return LATE if self._channel.leads else VERY_LATE

    # Saying.

    async def arrived(self, visitor: str) -> None:
        """A visitor is connected."""
        if not self._storage.is_sqlite:
            found = await self._storage.read(lambda it: queries.awaited_tables(it, visitor))
            for table in found:
                self._awaited.enter(table, [visitor])
            await self._channel.tell(*self._channel.here([visitor]))

    async def left(self, visitor: str) -> None:
        """A visitor is no longer connected."""
        self._awaited.strike_visitor(visitor)
        await self._mention(self._gone(visitor))

    async def _mention(self, message: str) -> None:
        """Tell the others who is where. What they miss they hear from `say_who_is_here`."""
        try:
            await self._channel.tell(message)
        except Refusal as refusal:
            if refusal.kind != "unavailable":
                raise

    def _gone(self, visitor: str) -> str:
        return f"gone {self._channel.process} {visitor}"

    async def watched(self, table: str) -> None:
        """Somebody started or stopped watching a table."""
        await self._mention(self._channel.watching(table, self._connections.watching(table)))

    async def cookies_ended(self, visitor: str, generation: int, kept: str | None) -> None:
        """The cookies of a visitor before a generation have ended; one connection is kept."""
        self._connections.end_older(visitor, generation, kept)
        await self._channel.tell(f"ended {visitor} {generation} {kept or '-'}")

    async def logged_out(self, visitor: str, session: str) -> None:
        """A visitor has logged out in a browser."""
        self._connections.end_session(visitor, session)
        await self._channel.tell(f"left {visitor} {session or '-'}")

    async def departed(self, visitor: str) -> None:
        """A visitor has left for good."""
        await self._note_departure(visitor)
        await self._channel.tell(f"departed {visitor}")

    async def _note_departure(self, visitor: str) -> None:
        """Close what they have open, and forget their name and what they said."""
        for connection in self._connections.connections_of(visitor):
            connection.log_out()
        self._forgotten()
        for loaded in self._registry.tables_of(visitor):
            loaded.know({visitor: ""})
            kept = [line for line in loaded.chat if line.visitor != visitor]
            loaded.chat.clear()
            loaded.chat.extend(kept)
            await self._registry.catch_up(loaded)
            self._broadcast.announce_presence(loaded)

    async def renamed(self, visitor: Visitor) -> None:
        """A visitor has another name now."""
        self.note_name(visitor)
        await self._channel.tell(f"renamed {visitor.id}")

    def note_name(self, visitor: Visitor) -> None:
        """From now on a visitor has this name wherever they are seen here."""
        for connection in self._connections.connections_of(visitor.id):
            connection.visitor = visitor
        for loaded in self._registry.tables_of(visitor.id):
            if loaded.own_names[visitor.id] != visitor.name:
                loaded.know({visitor.id: visitor.name})
                self._broadcast.announce_presence(loaded)

    def opened(self, loaded: LoadedTable) -> None:
        """A table was opened here."""
        self._seated(loaded.id, holders(loaded.table.seat_rows))

    async def say_who_is_here(self) -> None:
        """Say again who is here; whoever is no longer named soon counts as gone."""
        channel, connections = self._channel, self._connections
        watched = [
            channel.watching(table, connections.watching(table)) for table in connections.watched()
        ]
        await channel.tell(*channel.here(connections.visitors()), *watched)

    async def share_limits(self) -> None:
        """Tell the others what is let through here, for ever."""
        if self._storage.is_sqlite:
            return
        rounds = 0
        while True:
            await asyncio.sleep(_SHARE_EVERY)
            rounds = (rounds + 1) % _ALL_EVERY
            self.admission.tidy()
            try:
                await self._channel.tell(*self._limits.news(everything=rounds == 0))
            except Refusal as refusal:
                log.warning("the other processes could not be told", kind=refusal.kind)

    # Hearing.

    async def _hear(self, words: list[str]) -> None:
        kind, about = words[0], words[1]
        if kind in ("entries", "seats", "chat"):
            await self._hear_of_table(kind, about, int(words[2]), "".join(words[3:]))
        elif kind == "renamed":
            await self._hear_of_name(about)
        elif kind == "departed":
            await self._note_departure(about)
        elif kind == "ended":
            self._connections.end_older(about, int(words[2]), words[3])
        elif kind == "left":
            self._connections.end_session(about, words[2].removeprefix("-"))
        elif about == self._channel.process:
            return
        elif kind == "watching":
            self._connections.hear_watchers(about, words[2], set(words[3].split(",")) - {"-"})
            loaded = self._registry.loaded(words[2])
            if self._connections.is_watched(words[2]):
                self._registry.turns.noticed(words[2])
            if loaded is not None:
                self._broadcast.announce_presence(loaded)
        elif kind in ("spent", "open", "closed"):
            self._limits.hear(kind, about, *(words[2:] or ("", "")))
        elif kind in ("here", "gone"):
            news = self._connections.hear_visitors(about, kind == "here", words[2].split(","))
            self.presence_changed(news)

    def presence_changed(self, visitors: Iterable[str]) -> None:
        """Tell the tables of these visitors that they came or went."""
        for visitor in visitors:
            for loaded in self._registry.tables_of(visitor):
                if visitor in holders(loaded.table.seat_rows):
                    self._broadcast.announce_presence(loaded)

    async def _hear_of_name(self, id: str) -> None:
        if self._registry.tables_of(id) or self._connections.connections_of(id):
            visitor = await self._storage.read(lambda it: find_visitor(it, id))
            if visitor is not None:
                self.note_name(visitor)

    async def _hear_of_table(self, kind: str, table: str, number: int, text: str) -> None:
        loaded = self._registry.loaded(table)
        if loaded is None:
            await self._hear_of_unloaded(kind, table, text)
        elif kind == "chat":
            if number > loaded.last_chat:
                after = loaded.last_chat
                lines = await self._storage.read(lambda it: queries.read_chat(it, table, after))
                self._broadcast.chat(loaded, lines)
        else:
            row = loaded.table.row
            is_news = number > (row.seq if kind == "entries" else row.version)
            if is_news and not (self._tells_nobody(table) and self._registry.let_go_unused(loaded)):
                await self._registry.catch_up(loaded, heard(text))

    def _tells_nobody(self, table: str) -> bool:
        """Whether nobody who is connected here sits at a table or watches it."""
        return not self._connections.watchers(table) and not self._awaited.concerns_anybody(table)

    async def _hear_of_unloaded(self, kind: str, table: str, text: str) -> None:
        """Somebody who is connected here may have a seat at a table that is not in memory here."""
        if kind == "seats" and self._connections.visitors():
            self._seated(table, await self._newly_seated(table, heard(text)))
        if kind != "chat" and self._awaited.concerns_anybody(table):
            self._broadcast.announce(await self._registry.find(table))

    async def _newly_seated(self, table: str, change: StoredChange | None) -> set[str]:
        if change is not None:
            return holders(change.seats)
        return await self._storage.read(lambda it: queries.holders_of(it, table))

    def _seated(self, table: str, visitors: set[str]) -> None:
        here = [one for one in visitors if self._connections.connections_of(one)]
        self._awaited.enter(table, here)

    async def _catch_up(self) -> None:
        """Notifications may have been lost: look at every table in memory, and who may be here."""
        here = self._connections.visitors()
        if here:
            found = await self._storage.read(lambda it: generations(it, here))
            for visitor in here:
                # Whoever has left for good may not even have a row.
                self._connections.end_older(visitor, found.get(visitor, LEFT))
        for loaded in self._registry:
            try:
                await self._registry.catch_up(loaded)
            except Refusal as refusal:
                # A table that was removed meanwhile is no reason to hear no more.
                if refusal.status != 404:
                    raise
