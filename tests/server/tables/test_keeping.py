"""What changes at a table is written down whole, and only if nobody else has changed it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import insert, text

from layline.server.storage import schema
from layline.server.storage.changes import Conflict, OutOfStep
from layline.server.storage.database import Storage, upgrade
from layline.server.tables import queries
from layline.server.tables.keeping import TableChange
from layline.server.tables.opening import rematch_of
from layline.server.tables.rows import Draft
from layline.server.tables.table import Table
from tests.server.bare_tables import (
    ANNA,
    BEA,
    CARL,
    NOON,
    decider,
    duel,
    made,
    open_table,
)
from tests.server.changes import Held
from tests.server.conftest import NewDatabase
from tests.server.postgres import Cluster
from tests.server.stored import opened

WAITING = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


@asynccontextmanager
async def storage_of(url: str) -> AsyncIterator[Storage]:
    """A database that knows the visitors."""
    upgrade(url)
    with opened(url) as database:
        people = [{"id": one, "name": one, "created": 0.0} for one in (ANNA, BEA, CARL)]
        database.execute(insert(schema.visitors), people)
    storage = Storage(url)
    try:
        yield storage
    finally:
        await storage.close()


async def add(storage: Storage, table: Table) -> None:
    """Store a table as it stands."""
    draft = Draft(table.row, table.seat_rows, table.race, ())
    assert await storage.write(lambda it: queries.add_table(it, draft, 100))


async def make(storage: Storage, table: Table, draft: Draft | None) -> None:
    """Store a change, then let the table follow."""
    change = made(draft)
    await storage.change(TableChange(table.row, table.seat_rows, change))
    table.take(change)


def move(table: Table, id: str | None = None) -> Draft:
    """What whoever decides plays next."""
    visitor, seat = decider(table)
    chosen = table.race.choices()[0]
    return table.move(visitor, id or f"m{table.seq}", table.seq, seat, chosen, NOON)


def test_a_move_writes_only_what_it_changes() -> None:
    table = duel(clock=300)
    change = move(table)
    written = TableChange(table.row, table.seat_rows, change).condition.values
    assert written["seq"] == change.row.seq
    assert written.keys().isdisjoint({"owner", "status", "version", "offer_by", "asks_back"})


def test_a_race_is_read_back_as_it_was_played(database: NewDatabase) -> None:
    async def story() -> None:
        async with storage_of(database()) as storage:
            table = open_table("me", "link", clock=300)
            before = table.seq
            await add(storage, table)
            await make(storage, table, table.join(BEA, None, NOON))
            await make(storage, table, table.saw([ANNA, BEA], NOON))
            for _ in range(6):
                await make(storage, table, move(table))
            stored = await storage.read(lambda it: queries.read_table(it, table.row.id))
            assert stored is not None
            assert (stored.row, stored.seat_rows) == (table.row, table.seat_rows)
            assert [entry.seq for entry in stored.entries] == list(range(before + 1, table.seq + 1))
            again = Table(stored.row, stored.seat_rows, stored.entries)
            assert again.race.position() == table.race.position()

    asyncio.run(story())


def test_a_crew_is_read_back_as_it_signed_on(database: NewDatabase) -> None:
    async def story() -> None:
        async with storage_of(database()) as storage:
            table = duel(game="race-the-wind", preset="short", crews=True)
            await add(storage, table)
            await make(storage, table, table.join(CARL, "A", NOON))
            (row, seat_rows, _), *_ = await storage.read(
                lambda it: queries.read_heads(it, [table.row.id])
            )
            assert seat_rows[0].crew == (CARL,)
            assert (row, seat_rows) == (table.row, table.seat_rows)
            await make(storage, table, table.leave(CARL, NOON))
            (_, seat_rows, _), *_ = await storage.read(
                lambda it: queries.read_heads(it, [table.row.id])
            )
            assert seat_rows[0].crew == ()

    asyncio.run(story())


def test_requests_to_join_a_crew_are_read_back_until_they_are_answered(
    database: NewDatabase,
) -> None:
    async def story() -> None:
        async with storage_of(database()) as storage:
            table = open_table("me", "open", game="race-the-wind", preset="short", crews=True)
            await add(storage, table)
            for asking in (BEA, CARL):
                await make(storage, table, table.ask(asking, "A"))
            await make(storage, table, table.answer(ANNA, "A", BEA, True))
            await make(storage, table, table.put_off(ANNA, "A", BEA))
            ((row, seat_rows, names),) = await storage.read(
                lambda it: queries.read_heads(it, [table.row.id])
            )
            assert (row, seat_rows) == (table.row, table.seat_rows)
            assert seat_rows[0].asking == (CARL,)
            assert seat_rows[0].times_put_off == 1
            assert CARL in names
            await make(storage, table, table.take_requests(ANNA, "A", False))
            ((_, seat_rows, _),) = await storage.read(
                lambda it: queries.read_heads(it, [table.row.id])
            )
            assert (seat_rows[0].asking, seat_rows[0].takes_requests) == ((), False)

    asyncio.run(story())


def test_a_change_of_a_table_that_another_has_changed_is_out_of_step(
    database: NewDatabase,
) -> None:
    async def story() -> None:
        async with storage_of(database()) as storage:
            table = duel()
            await add(storage, table)
            stale = TableChange(table.row, table.seat_rows, move(table))
            await make(storage, table, move(table))
            with pytest.raises(OutOfStep):
                await storage.change(stale)

    asyncio.run(story())


def test_the_same_message_is_never_stored_twice(database: NewDatabase) -> None:
    async def story() -> None:
        async with storage_of(database()) as storage:
            table = duel()
            await add(storage, table)
            visitor, _ = decider(table)
            await make(storage, table, move(table, "same"))
            while decider(table)[0] != visitor:
                await make(storage, table, move(table))
            with pytest.raises(Conflict):
                await make(storage, table, move(table, "same"))
            stored = await storage.read(lambda it: queries.read_table(it, table.row.id))
            assert stored is not None
            assert (stored.row, stored.entries[-1].seq) == (table.row, table.seq)

    asyncio.run(story())


def test_a_rematch_waits_for_a_change_of_mind(postgres: Cluster) -> None:
    """Changes are not kept out by the lock of a rematch: the row itself keeps them in order."""

    async def story() -> None:
        url = postgres.new_database()
        async with storage_of(url) as storage:
            table = duel()
            table.take(table.resign(ANNA, "r", "A", NOON))
            await add(storage, table)
            await make(storage, table, table.agree(ANNA, NOON))
            again = rematch_of(table, NOON, ANNA)
            opening = again.opened(NOON, table.race.step_to(table.row.given))
            declined = made(table.decline(ANNA, NOON))
            held = Held(TableChange(table.row, table.seat_rows, declined))
            changing = asyncio.create_task(storage.change(held))
            await held.halfway()
            linking = asyncio.create_task(
                storage.write(lambda it: queries.link_rematch(it, table.row, opening, 100))
            )
            while not await storage.read(lambda it: it.execute(WAITING).scalar_one()):
                await asyncio.sleep(0.01)
            held.let_go()
            await changing
            with pytest.raises(OutOfStep):
                await linking

    asyncio.run(story())
