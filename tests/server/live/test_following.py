"""A process that has a table in memory follows what another stores from what it is told.

Two halves of a service in one process, each with its own connections to one PostgreSQL; what each
reads from it is counted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection

from layline.server.live.broadcast import Broadcast
from layline.server.live.cluster import Cluster as Processes
from layline.server.live.connections import Connection as LiveConnection
from layline.server.live.connections import Connections, Told
from layline.server.live.registry import UNUSED, LoadedTable, TableRegistry
from layline.server.operations.limits import Limits
from layline.server.operations.long_work import LongWork
from layline.server.operations.settings import Settings
from layline.server.schemas.tables import NewTable
from layline.server.storage.database import Storage, upgrade
from layline.server.tables import queries
from layline.server.tables.notification import change_of
from layline.server.tables.opening import opened
from layline.server.tables.rows import Draft
from layline.server.tables.table import Table
from layline.server.visitors.accounts import Visitors
from layline.server.visitors.visitor import Visitor
from tests.server.ports import free_port
from tests.server.postgres import Cluster
from tests.server.service import DEADLINE

T = TypeVar("T")


class CountingStorage(Storage):
    """A storage that counts how often it is read."""

    reads = 0

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Count, and read."""
        self.reads += 1
        return await super().read(work)


class Half:
    """One process of the service, as far as tables are concerned, with nobody's clock running."""

    def __init__(self, database: str) -> None:
        self.storage = CountingStorage(database)
        self.work = LongWork()
        self.connections = Connections()
        self.broadcast = Broadcast(self.connections, lambda loaded, visitors: None)
        self.registry = TableRegistry(
            self.storage,
            self.work,
            self.broadcast.announce,
            lambda before, table: None,
            self.connections.is_watched,
        )
        settings = Settings()
        self.processes = Processes(
            self.storage,
            self.registry,
            self.connections,
            self.broadcast,
            settings,
            Limits(settings),
            lambda: None,
        )

    async def close(self) -> None:
        """Stop it, as a service is stopped."""
        await self.registry.close()
        await self.processes.stop()
        self.work.close()
        await self.storage.close()

    async def play(self, table: str) -> None:
        """Whoever decides plays the first thing there is, here."""
        loaded = await self.registry.find(table)

        def decide(now: Table) -> Draft:
            seat = now.row.to_move
            visitor = next(row.visitor for row in now.seat_rows if row.seat == seat)
            assert seat is not None
            assert visitor is not None
            move = now.race.choices()[0]
            return now.move(visitor, f"m{now.seq}", now.seq, seat, move, time.time())

        assert await self.registry.change(loaded, decide)


class Story:
    """Anna and Bea, racing, at a table that both halves have in memory."""

    def __init__(self, database: str) -> None:
        self.one, self.two = Half(database), Half(database)

    async def begin(self) -> None:
        """Let everybody take their seats."""
        visitors = await Visitors.open(self.one.storage, False)
        self.anna, self.bea, self.carl = [await visitors.welcome("en") for _ in range(3)]
        for half in (self.one, self.two):
            await half.processes.start()
        seats = [{"kind": "me"}, {"kind": "link"}]
        wish = NewTable.model_validate(
            {"game": "race-the-wind", "options": {"crews": True}, "seats": seats}
        )
        table = opened(self.anna.id, wish, time.time())
        draft = table.opened(time.time())
        assert await self.one.storage.write(lambda it: queries.add_table(it, draft, 10))
        table.take(draft)
        self.one.registry.add(table, {self.anna.id: self.anna.name})
        self.table = table.row.id
        await self.join(self.one, self.bea)
        for half in (self.one, self.two):
            await half.registry.find(self.table)
        assert self.stand_alike()

    async def join(self, half: Half, visitor: Visitor, seat: str | None = None) -> None:
        """Somebody takes a seat, or shares one, on one half."""
        loaded = await half.registry.find(self.table)
        half.registry.know(loaded, {visitor.id: visitor.name})
        await half.registry.change(loaded, lambda it: it.join(visitor.id, seat, time.time()))

    def on(self, half: Half) -> LoadedTable:
        """The table as one half has it in memory."""
        loaded = half.registry.loaded(self.table)
        assert loaded is not None
        return loaded

    def stand_alike(self) -> bool:
        """Whether both halves have the same table, race and names."""
        one, two = self.on(self.one), self.on(self.two)
        rows = (one.table.row, one.table.seat_rows) == (two.table.row, two.table.seat_rows)
        moments = one.table.history.moments[:] == two.table.history.moments[:]
        return rows and moments and one.names == two.names

    async def until_alike(self) -> None:
        """Wait until both halves have the same."""
        await until(self.stand_alike)


def stand_in(visitor: str, machine: str | None) -> Callable[[Table], Draft | None]:
    """A bot plays for seat B, or its holder is back."""
    return lambda it: it.stand_in(visitor, "B", machine, time.time())


async def until(condition: Callable[[], bool]) -> None:
    """Let others work until something holds."""
    async with asyncio.timeout(DEADLINE):
        while not condition():
            await asyncio.sleep(0.005)


Tell = Callable[[Callable[[Story], Awaitable[None]]], None]


@pytest.fixture
def told(postgres: Cluster) -> Tell:
    """Tells a story on a database of its own."""
    database = postgres.new_database()
    upgrade(database)

    async def run(events: Callable[[Story], Awaitable[None]]) -> None:
        story = Story(database)
        try:
            await story.begin()
            await events(story)
        finally:
            for half in (story.one, story.two):
                await half.close()

    return lambda events: asyncio.run(run(events))


def test_who_is_where_is_told_later_if_the_database_is_away() -> None:
    async def events() -> None:
        half = Half(f"postgresql://layline@127.0.0.1:{free_port()}/nothing")
        await half.processes.watched("a table")
        await half.processes.left("somebody")
        await half.close()

    asyncio.run(events())


def test_moves_are_followed_without_a_query_and_seen_alike(told: Tell) -> None:
    async def events(story: Story) -> None:
        before = (story.one.storage.reads, story.two.storage.reads)
        for turn in range(10):
            await (story.one, story.two)[turn % 2].play(story.table)
            await story.until_alike()
        assert (story.one.storage.reads, story.two.storage.reads) == before
        for visitor in (story.anna.id, story.bea.id, story.carl.id):
            sights = [story.on(half).views.sight(visitor, "en") for half in (story.one, story.two)]
            assert sights[0] == sights[1]

    told(events)


def test_a_table_that_nobody_asks_for_here_is_let_go_when_it_is_played_elsewhere(
    told: Tell,
) -> None:
    async def events(story: Story) -> None:
        await story.one.play(story.table)
        await story.until_alike()
        story.on(story.two).used -= UNUSED
        await story.one.play(story.table)
        await until(lambda: story.two.registry.loaded(story.table) is None)
        await story.two.play(story.table)
        await story.until_alike()

    told(events)


def test_a_table_is_kept_for_whoever_watches_it_here(told: Tell) -> None:
    async def events(story: Story) -> None:
        loaded = story.on(story.two)
        connection = LiveConnection(story.carl, "en")
        sight = loaded.views.sight(story.carl.id, "en")
        story.two.connections.watch(connection, story.table, Told(loaded.table.seq, sight))
        loaded.used -= UNUSED
        await story.one.play(story.table)
        await story.until_alike()
        assert story.on(story.two) is loaded

    told(events)


def test_who_wrote_last_does_what_is_due(told: Tell) -> None:
    async def events(story: Story) -> None:
        await story.one.play(story.table)
        await story.until_alike()
        assert [story.on(half).follows for half in (story.one, story.two)] == [False, True]
        await story.two.play(story.table)
        await story.until_alike()
        assert [story.on(half).follows for half in (story.one, story.two)] == [True, False]

    told(events)


def test_bots_that_were_hurried_here_wait_again_once_a_person_decides(told: Tell) -> None:
    async def events(story: Story) -> None:
        story.on(story.two).table.hurried = True
        await story.one.play(story.table)
        await story.until_alike()
        assert not story.on(story.two).table.hurried

    told(events)


def test_seats_are_followed_without_a_query_but_a_stranger_is_looked_up_once(told: Tell) -> None:
    async def events(story: Story) -> None:
        before = story.two.storage.reads
        bea, loaded = story.bea.id, story.on(story.one)
        for machine in ("greedy", None):
            await story.one.registry.change(loaded, stand_in(bea, machine))
            await story.until_alike()
        assert story.two.storage.reads == before
        await story.join(story.one, story.carl, "A")
        await story.until_alike()
        assert story.on(story.two).names[story.carl.id] == story.carl.name
        assert story.two.storage.reads == before + 1

    told(events)


def test_what_was_missed_is_caught_up_when_the_line_is_back(told: Tell) -> None:
    async def events(story: Story) -> None:
        await story.two.processes.stop()
        for _ in range(3):
            await story.one.play(story.table)
        assert not story.stand_alike()
        await story.two.processes.start()
        await story.until_alike()
        await story.one.play(story.table)
        await story.until_alike()

    told(events)


def test_a_gap_is_read_from_the_database(told: Tell) -> None:
    async def events(story: Story) -> None:
        await story.two.processes.stop()
        await story.one.play(story.table)
        table, before = story.on(story.one).table, story.two.storage.reads
        row, seat_rows, seq = table.row, table.seat_rows, table.seq
        await story.one.play(story.table)
        news = tuple(table.history.moments[seq:])
        change = change_of(row, seat_rows, Draft(table.row, table.seat_rows, table.race, news))
        await story.two.registry.catch_up(story.on(story.two), change)
        assert story.stand_alike()
        assert story.two.storage.reads == before + 1
        # The same once more changes nothing and asks for nothing.
        await story.two.registry.catch_up(story.on(story.two), change)
        assert story.stand_alike()
        assert story.two.storage.reads == before + 1

    told(events)


def test_a_change_that_is_too_long_to_tell_is_read(
    told: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("layline.server.tables.notification.LONGEST", 100)

    async def events(story: Story) -> None:
        before = story.two.storage.reads
        await story.one.play(story.table)
        await story.until_alike()
        assert story.two.storage.reads == before + 1

    told(events)


def test_a_new_name_is_known_everywhere(told: Tell) -> None:
    async def events(story: Story) -> None:
        window = LiveConnection(story.bea, "en")
        story.two.connections.enter(window)
        visitors = await Visitors.open(story.one.storage, False)
        bea = await visitors.change(story.bea, name="Beatrice")
        await story.one.processes.renamed(bea)
        await until(lambda: story.on(story.two).names[bea.id] == "Beatrice")
        assert window.visitor.name == "Beatrice"
        assert story.stand_alike()

    told(events)


def test_one_half_leads_and_the_other_takes_over(told: Tell) -> None:
    async def events(story: Story) -> None:
        halves = [story.one, story.two]
        await until(lambda: len({half.processes.patience for half in halves}) == 2)
        leading, waiting = sorted(halves, key=lambda half: half.processes.patience)
        quick, slow = leading.processes.patience, waiting.processes.patience
        assert quick < slow
        await leading.processes.stop()
        await until(lambda: waiting.processes.patience == quick)

    told(events)


def test_who_comes_or_goes_is_announced_at_their_own_tables_only(told: Tell) -> None:
    async def events(story: Story) -> None:
        loaded = story.on(story.one)
        loaded.presence_changed = False
        story.one.processes.presence_changed([story.carl.id])
        assert not loaded.presence_changed
        story.one.processes.presence_changed([story.bea.id])
        assert loaded.presence_changed

    told(events)
