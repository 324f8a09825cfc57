"""What became of tables that are over: worked out from their entries once, then remembered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace

import structlog
from sqlalchemy import Connection, and_, func, select

from ...games import is_known
from ...play.results import ranks
from ..operations.long_work import LongWork
from ..refusals import Refusal
from ..storage import schema
from ..storage.database import Storage
from ..tables import queries
from ..tables.queries import Head, StoredTable
from ..tables.rows import LogEntry, SeatRow, TableRow
from ..tables.table import Table
from ..visitors.visitor import Visitor

REMEMBERED = 4000
"""How many finished tables are remembered; one takes a few hundred bytes."""
CHAIN = 50
"""How many rematches are looked for in each direction."""

log = structlog.get_logger("layline.results")


@dataclass(frozen=True, slots=True)
class Finisher:
    """A seat of a table that is over: its place, and how its holder decided, in seconds."""

    seat_row: SeatRow
    place: int
    times: tuple[float, ...]
    timeouts: int
    stood_in: int = 0
    """How many decisions a bot made in their stead."""

    @property
    def mostly_by_others(self) -> bool:
        """Whether a bot and the clock made more than half of the decisions of a person's seat."""
        others = self.timeouts + self.stood_in
        return self.seat_row.kind != "bot" and others > len(self.times)


@dataclass(frozen=True, slots=True)
class Finished:
    """A table that is over."""

    row: TableRow
    finishers: tuple[Finisher, ...]
    names: dict[str, str]


def finished(stored: StoredTable) -> Finished:
    """Replay a table and see what became of everybody."""
    table = Table(stored.row, stored.seat_rows, stored.entries)
    places = ranks(table.race.scores())
    begun = stored.row.created
    found = tuple(
        Finisher(
            seat_row,
            places[seat_row.seat],
            times_of(stored.entries, begun, seat_row.seat),
            timeouts_of(stored.entries, seat_row.seat),
            stood_in_of(stored.entries, seat_row.seat),
        )
        for seat_row in stored.seat_rows
    )
    return Finished(stored.row, found, stored.names)


def times_of(entries: Sequence[LogEntry], begun: float, seat: str) -> tuple[float, ...]:
    """How long the holder of a seat took for each decision of their own."""
    before = begun
    times = []
    for entry in entries:
        if entry.seat == seat and entry.visitor is not None and entry.kind == "action":
            times.append(max(0.0, entry.at - before))
        before = entry.at
    return tuple(times)


def timeouts_of(entries: Sequence[LogEntry], seat: str) -> int:
    """How often the clock decided for a seat."""
    return sum(entry.seat == seat and entry.time_was_up for entry in entries)


def stood_in_of(entries: Sequence[LogEntry], seat: str) -> int:
    """How often a bot decided for a seat, other than because time was up."""
    return sum(
        entry.seat == seat and entry.by is not None and not entry.time_was_up for entry in entries
    )


class FinishedTables:
    """Knows every table that is over."""

    def __init__(self, storage: Storage, work: LongWork) -> None:
        self._storage, self._work = storage, work
        self._known: OrderedDict[str, Finished] = OrderedDict()

    async def finished(self, tables: Sequence[str], visitor: Visitor) -> list[Finished]:
        """Those of these tables that are over, in order; those under older rules are left out."""
        found = []
        for table_id in tables:
            one = await self._finished(table_id, visitor)
            if one is not None:
                found.append(one)
        # People may have other names by now, or have left: names are never remembered.
        rows = [one.row for one in found]
        seat_rows = [finisher.seat_row for one in found for finisher in one.finishers]
        names = await self._storage.read(lambda it: queries.names_of(it, rows, seat_rows))
        return [replace(one, names=names) for one in found]

    async def _finished(self, table_id: str, visitor: Visitor) -> Finished | None:
        if table_id in self._known:
            self._known.move_to_end(table_id)
            return self._known[table_id]
        try:
            one = await self._replayed(table_id, visitor)
        except Refusal as refusal:
            if refusal.kind != "damaged":
                raise
            return None  # the storage has logged it
        except Exception:
            # One that is damaged must not hide all others.
            log.exception("a finished table cannot be read", table=table_id)
            return None
        if one is None:
            return None
        self._known[table_id] = one
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return one

    async def _replayed(self, table_id: str, visitor: Visitor) -> Finished | None:
        stored = await self._storage.read(lambda it: queries.read_table(it, table_id))
        if stored is None or stored.row.status != "over" or not stored.entries:
            return None
        if not is_known(stored.row.game):
            return None
        over = stored
        try:
            return await self._work.do(visitor.id, lambda: finished(over))
        except Refusal as refusal:
            if refusal.status == 429:
                raise
            log.info("played by other rules", table=table_id, version=stored.row.rules_version)
            return None

    async def races_of(self, visitor: str, most: int) -> tuple[list[str], int]:
        """The latest finished tables where a visitor had a seat of their own; how many more."""
        return await self._storage.read(lambda it: _races_of(it, visitor, most))

    async def chain_of(self, table_id: str) -> list[Head]:
        """The rematches before and after a table, and itself, in order."""
        return await self._storage.read(lambda it: _chain_of(it, table_id))


def _races_of(connection: Connection, visitor: str, most: int) -> tuple[list[str], int]:
    own, seats = schema.tables.c, schema.seats.c
    hers = select(seats.table_id).where(seats.visitor == visitor, seats.kind == "visitor")
    which = and_(own.id.in_(hers), own.status == "over", own.seq > 0)
    rows = connection.execute(
        select(own.id).where(which).order_by(own.touched.desc(), own.id).limit(most)
    )
    found = [id for (id,) in rows][::-1]
    total = connection.execute(select(func.count()).select_from(schema.tables).where(which))
    return found, int(total.scalar_one()) - len(found)


def _chain_of(connection: Connection, table_id: str) -> list[Head]:
    own = schema.tables.c
    ids = [table_id]
    for _ in range(CHAIN):
        before = connection.execute(select(own.id).where(own.next == ids[0])).scalar()
        if before is None:
            break
        ids.insert(0, before)
    for _ in range(CHAIN):
        after = connection.execute(select(own.next).where(own.id == ids[-1])).scalar()
        if after is None:
            break
        ids.append(after)
    if len(ids) == 1:
        return []
    return queries.read_heads(connection, ids)
