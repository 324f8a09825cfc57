"""Between the processes on one PostgreSQL: who is where, and whose tables have news.

On SQLite, which one process serves, nothing is said and nothing is heard.
"""

from __future__ import annotations

from collections.abc import Iterable

import structlog

from ..refusals import Refusal
from ..storage.database import Storage
from ..storage.processes import Telegraph
from ..tables import queries
from ..tables.seats import holders
from ..visitors.accounts import generations
from .broadcast import Crier
from .connections import Gallery
from .registry import Berth, Harbour

log = structlog.get_logger("layline.tables")


class Signals:
    """Says what happens here, and follows what happens in other processes."""

    def __init__(self, storage: Storage, harbour: Harbour, gallery: Gallery, crier: Crier) -> None:
        self._storage, self._harbour = storage, harbour
        self._gallery, self._crier = gallery, crier
        self._line = Telegraph(storage, self._hear, self._catch_up)
        # The tables, not yet over, of everybody who is connected here; they may be in no memory.
        self._tables_of: dict[str, set[str]] = {}

    async def start(self) -> None:
        """Begin to listen."""
        await self._line.start()

    async def stop(self) -> None:
        """Say that everybody here is gone, and listen no more."""
        try:
            await self._line.tell(*map(self._gone, self._gallery.visitors()))
        except Refusal:
            log.warning("the other processes could not be told that this one stops")
        await self._line.stop()

    # Saying.

    async def arrived(self, visitor: str) -> None:
        """A visitor is connected."""
        if not self._storage.is_sqlite:
            found = await self._storage.read(lambda it: queries.awaited_tables(it, visitor))
            self._tables_of[visitor] = set(found)
            await self._line.tell(*self._line.here([visitor]))

    async def left(self, visitor: str) -> None:
        """A visitor is connected no more."""
        self._tables_of.pop(visitor, None)
        await self._line.tell(self._gone(visitor))

    def _gone(self, visitor: str) -> str:
        return f"gone {self._line.process} {visitor}"

    async def watched(self, table: str) -> None:
        """Somebody began or ceased to watch a table."""
        await self._line.tell(self._line.watching(table, self._gallery.watching(table)))

    async def cookies_ended(self, visitor: str, generation: int, kept: str | None) -> None:
        """The cookies of a visitor before a generation have ended; one connection is kept."""
        self._gallery.end_older(visitor, generation, kept)
        await self._line.tell(f"ended {visitor} {generation} {kept or '-'}")

    async def logged_out(self, visitor: str, session: str) -> None:
        """A visitor has logged out in a browser."""
        self._gallery.end_session(visitor, session)
        await self._line.tell(f"left {visitor} {session or '-'}")

    def launched(self, berth: Berth) -> None:
        """A table was opened here."""
        self._seated(berth.id, holders(berth.sitting.seat_rows))

    async def call_roll(self) -> None:
        """Say again who is here; whoever is not named any more is soon taken for gone."""
        line, gallery = self._line, self._gallery
        watched = [line.watching(table, gallery.watching(table)) for table in gallery.watched()]
        await line.tell(*line.here(gallery.visitors()), *watched)

    # Hearing.

    async def _hear(self, words: list[str]) -> None:
        kind, about = words[0], words[1]
        if kind in ("entries", "seats", "chat"):
            await self._hear_of_table(kind, about, int(words[2]))
        elif kind == "ended":
            self._gallery.end_older(about, int(words[2]), words[3])
        elif kind == "left":
            self._gallery.end_session(about, words[2].removeprefix("-"))
        elif about == self._line.process:
            return
        elif kind == "watching":
            self._gallery.hear_watchers(about, words[2], set(words[3].split(",")) - {"-"})
            berth = self._harbour.moored(words[2])
            if berth is not None:
                self._crier.call_placard(berth)
        elif kind in ("here", "gone"):
            news = self._gallery.hear_visitors(about, kind == "here", words[2].split(","))
            self.presence_changed(news)

    def presence_changed(self, visitors: Iterable[str]) -> None:
        """Tell the tables of these visitors that they came or went."""
        changed = set(visitors)
        for berth in self._harbour:
            if changed & holders(berth.sitting.seat_rows):
                self._crier.call_placard(berth)

    async def _hear_of_table(self, kind: str, table: str, number: int) -> None:
        berth = self._harbour.moored(table)
        if berth is None:
            await self._hear_of_unmoored(kind, table)
        elif kind == "chat":
            if number > berth.last_chat:
                after = berth.last_chat
                lines = await self._storage.read(lambda it: queries.read_chat(it, table, after))
                self._crier.chat(berth, lines)
        else:
            row = berth.sitting.row
            if number > (row.seq if kind == "entries" else row.version):
                await self._harbour.catch_up(berth)

    async def _hear_of_unmoored(self, kind: str, table: str) -> None:
        """Somebody who is connected here may have a seat at a table that is not in memory here."""
        if kind == "seats":
            self._seated(table, await self._storage.read(lambda it: queries.holders_of(it, table)))
        if kind != "chat" and any(table in tables for tables in self._tables_of.values()):
            self._crier.call(await self._harbour.berth(table))

    def _seated(self, table: str, visitors: set[str]) -> None:
        for visitor in visitors & self._tables_of.keys():
            self._tables_of[visitor].add(table)

    async def _catch_up(self) -> None:
        """Notifications may have been lost: look at every table in memory, and who may be here."""
        here = self._gallery.visitors()
        if here:
            found = await self._storage.read(lambda it: generations(it, here))
            for visitor, generation in found.items():
                self._gallery.end_older(visitor, generation)
        for berth in self._harbour:
            await self._harbour.catch_up(berth)
