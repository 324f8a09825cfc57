"""Leaving: a table that one has done with, or the service for good."""

from __future__ import annotations

import time

import structlog
from sqlalchemy import Connection

from ..refusals import Refusal
from ..storage.database import Storage
from ..tables import queries
from ..tables.rows import Draft
from ..tables.seats import seats_of
from ..tables.table import Table
from ..visitors.forgetting import forget
from ..visitors.visitor import Visitor
from .cluster import Cluster
from .registry import LoadedTable, TableRegistry

log = structlog.get_logger("layline.tables")


class Departures:
    """Lets visitors leave."""

    def __init__(self, storage: Storage, registry: TableRegistry, cluster: Cluster) -> None:
        self._storage, self._registry, self._cluster = storage, registry, cluster

    async def remove_from_list(self, table_id: str, visitor: Visitor, resign: bool) -> None:
        """A visitor has done with a table: it is in their list no longer.

        Before the start their seat is free again. While the race is on they must want to `resign`.
        """
        loaded = await self._registry.find(table_id, visitor.id)
        table = loaded.table
        if not seats_of(table.seat_rows, visitor.id) and table.row.owner != visitor.id:
            raise Refusal("not_seated", status=403)
        if table.row.status == "racing":
            if not resign:
                raise Refusal("still_racing")
            await self._resign(loaded, visitor.id)
        await self._registry.change(loaded, lambda it: _left(it, visitor.id))
        now = time.time()
        await self._storage.write(lambda it: queries.hide_table(it, table_id, visitor.id, now))

    async def leave_for_good(self, visitor: str) -> None:
        """A visitor has all that is theirs deleted.

        Whoever races with them goes on: a bot plays for them, or they retire where that is what
        happens to the absent. Should this fail in between, it can be done again.
        """
        await self._leave_tables(visitor)
        await self._storage.write(lambda it: forget(it, visitor, time.time()))
        await self._cluster.departed(visitor)

    async def _leave_tables(self, visitor: str) -> None:
        now = time.time()
        tables = await self._storage.read(lambda it: queries.concerned_tables(it, visitor, now))
        for table_id in tables:
            try:
                await self.leave_table(table_id, visitor)
            except Refusal as refusal:
                if refusal.status == 503:
                    raise
                # A table under rules that are no longer known: nobody can go on there.
                log.info("a table could not be left", table=table_id, kind=refusal.kind)

    async def leave_table(self, table_id: str, visitor: str) -> None:
        """A visitor leaves a table for good."""
        loaded = await self._registry.find(table_id)
        if loaded.table.retires_absent:
            await self._resign(loaded, visitor)
        await self._registry.change(loaded, lambda it: it.stop_asking(visitor))
        await self._registry.change(loaded, lambda it: it.depart(visitor, time.time()))

    async def _resign(self, loaded: LoadedTable, visitor: str) -> None:
        """Retire with every seat that is theirs alone, one after the other."""
        while await self._registry.change(loaded, lambda it: it.resign_next(visitor, time.time())):
            continue

    async def tidy_up(self, most: int) -> None:
        """See to seats whose holders left while something was in the way."""

        def look(database: Connection) -> list[tuple[str, str]]:
            return queries.tables_of_departed(database, most)

        for table_id, visitor in await self._storage.read(look):
            try:
                await self.leave_table(table_id, visitor)
            except Refusal as refusal:
                if refusal.status == 503:
                    raise
                log.info("a table could not be left", table=table_id, kind=refusal.kind)


def _left(table: Table, visitor: str) -> Draft | None:
    """A table when somebody has done with it, and perhaps comes back to it one day."""
    now = time.time()
    if table.row.status == "over":
        return table.depart(visitor, now)
    return table.leave(visitor, now)
