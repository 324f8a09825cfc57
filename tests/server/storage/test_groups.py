"""Changes that come in together share a transaction, and each hears what became of itself alone."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import Engine, event, insert, select, text

from layline.server.refusals import Refusal
from layline.server.storage import schema
from layline.server.storage.changes import Change, Condition, Conflict, OutOfStep, Statement, Writer
from layline.server.storage.database import Storage, upgrade
from layline.server.storage.groups import LARGEST
from tests.server.changes import Held, KeyChange
from tests.server.conftest import NewDatabase
from tests.server.postgres import Cluster
from tests.server.stored import opened

KEYS = schema.keys
NAMES = [f"key{n}" for n in range(8)]
CUT_ALL_OTHERS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def with_keys(url: str, names: list[str] = NAMES) -> str:
    """A database in which each of these keys has the value `old`."""
    upgrade(url)
    with opened(url) as database:
        database.execute(insert(KEYS), [{"name": name, "value": b"old"} for name in names])
    return url


def renewed(name: str, *added: str) -> KeyChange:
    """The key gets the value `new`."""
    return KeyChange(name, b"old", b"new", added)


def stored_keys(url: str) -> dict[str, bytes]:
    with opened(url) as database:
        return {row.name: bytes(row.value) for row in database.execute(select(KEYS))}


async def outcomes(storage: Storage, *changes: Change) -> list[object]:
    """What became of changes that come in at the same time: None, or an exception."""
    return await asyncio.gather(
        *(storage.change(change) for change in changes), return_exceptions=True
    )


def played(url: str, story: Callable[[Storage], Awaitable[None]]) -> None:
    """Run a story on a database."""

    async def on_storage() -> None:
        storage = Storage(url)
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(on_storage())


@contextmanager
def every_connection(prepare: Callable[[sqlite3.Connection], object]) -> Iterator[None]:
    """All connections to SQLite that are opened meanwhile are prepared like this."""

    def connected(connection: sqlite3.Connection, _: object) -> None:
        prepare(connection)

    event.listen(Engine, "connect", connected)
    try:
        yield
    finally:
        event.remove(Engine, "connect", connected)


@contextmanager
def statements() -> Iterator[list[str]]:
    """What SQLite is told meanwhile."""
    said: list[str] = []
    with every_connection(lambda connection: connection.set_trace_callback(said.append)):
        yield said


# Sharing.


def test_changes_that_come_in_together_are_one_transaction_on_sqlite(tmp_path: Path) -> None:
    url = with_keys(f"sqlite:///{tmp_path / 'layline.db'}")

    async def story(storage: Storage) -> None:
        with statements() as said:
            assert await outcomes(storage, *map(renewed, NAMES)) == [None] * len(NAMES)
        assert said.count("BEGIN IMMEDIATE") == said.count("COMMIT") == 1
        assert stored_keys(url) == dict.fromkeys(NAMES, b"new")

    played(url, story)


def test_changes_that_come_in_together_are_one_transaction_on_postgresql(
    postgres: Cluster,
) -> None:
    url = with_keys(postgres.new_database())

    async def story(storage: Storage) -> None:
        assert await outcomes(storage, *map(renewed, NAMES)) == [None] * len(NAMES)
        with opened(url) as database:
            # PostgreSQL notes with every row which transaction wrote it.
            writers = database.execute(text("SELECT DISTINCT xmin::text FROM keys")).all()
        assert len(writers) == 1
        assert stored_keys(url) == dict.fromkeys(NAMES, b"new")

    played(url, story)


def test_what_comes_in_while_something_is_written_shares_the_next_transaction(
    tmp_path: Path,
) -> None:
    url = with_keys(f"sqlite:///{tmp_path / 'layline.db'}")

    async def story(storage: Storage) -> None:
        held = Held(renewed(NAMES[0]))
        with statements() as said:
            first = asyncio.create_task(storage.change(held))
            await held.halfway()
            others = asyncio.create_task(outcomes(storage, *map(renewed, NAMES[1:])))
            await storage.read(lambda it: it.execute(select(KEYS)).all())
            assert not first.done(), "nobody is told before the commit"
            assert stored_keys(url) == dict.fromkeys(NAMES, b"old")
            held.let_go()
            await first
            await others
        assert said.count("COMMIT") - said.count("BEGIN") == 2, "besides the one that only read"
        assert stored_keys(url) == dict.fromkeys(NAMES, b"new")

    played(url, story)


def test_no_group_is_larger_than_the_largest(tmp_path: Path) -> None:
    names = [f"key{n}" for n in range(LARGEST + 1)]
    url = with_keys(f"sqlite:///{tmp_path / 'layline.db'}", names)

    async def story(storage: Storage) -> None:
        with statements() as said:
            await outcomes(storage, *map(renewed, names))
        assert said.count("COMMIT") == 2
        assert stored_keys(url) == dict.fromkeys(names, b"new")

    played(url, story)


def test_other_writes_take_their_turn_between_groups(tmp_path: Path) -> None:
    url = with_keys(f"sqlite:///{tmp_path / 'layline.db'}")

    async def story(storage: Storage) -> None:
        held = Held(renewed(NAMES[0]))
        done: list[str] = []

        async def noted(name: str, work: Awaitable[object]) -> None:
            await work
            done.append(name)

        row = {"name": "other", "value": b"new"}
        first = asyncio.create_task(noted("held", storage.change(held)))
        await held.halfway()
        write = storage.write(lambda it: it.execute(insert(KEYS), row))
        rest = [
            asyncio.create_task(noted("write", write)),
            asyncio.create_task(noted("group", storage.change(renewed(NAMES[1])))),
        ]
        await asyncio.sleep(0)  # both have asked
        held.let_go()
        await asyncio.gather(first, *rest)
        assert done == ["held", "write", "group"]

    played(url, story)


def test_changes_of_the_same_table_are_made_in_their_order(database: NewDatabase) -> None:
    url = with_keys(database())
    name = NAMES[3]

    async def story(storage: Storage) -> None:
        steps = [KeyChange(name, b"old", b"1"), KeyChange(name, b"1", b"2")]
        steps.append(KeyChange(name, b"2", b"3"))
        others = map(renewed, NAMES[:3])
        assert await outcomes(storage, *steps, *others) == [None] * 6
        assert stored_keys(url)[name] == b"3"

    played(url, story)


# What becomes of each.


def test_one_that_is_out_of_step_holds_up_nobody(database: NewDatabase) -> None:
    url = with_keys(database())

    async def story(storage: Storage) -> None:
        late = KeyChange(NAMES[1], b"older", b"wrong", ["never"])
        first, second, third = await outcomes(storage, renewed(NAMES[0]), late, renewed(NAMES[2]))
        assert (first, third) == (None, None)
        assert isinstance(second, OutOfStep)
        stored = stored_keys(url)
        assert "never" not in stored
        assert [stored[name] for name in NAMES[:3]] == [b"new", b"old", b"new"]

    played(url, story)


def test_one_that_contradicts_what_is_stored_is_undone_alone(database: NewDatabase) -> None:
    url = with_keys(database())

    async def story(storage: Storage) -> None:
        clash = renewed(NAMES[1], "half", NAMES[0])
        changes = [renewed(NAMES[0], "first"), clash, renewed(NAMES[2], "third")]
        first, second, third = await outcomes(storage, *changes)
        assert (first, third) == (None, None)
        assert isinstance(second, Conflict)
        stored = stored_keys(url)
        assert {"first", "third"} < set(stored)
        assert "half" not in stored
        assert [stored[name] for name in NAMES[:3]] == [b"new", b"old", b"new"]
        assert await outcomes(storage, renewed(NAMES[1])) == [None], "it goes on"

    played(url, story)


@dataclass(frozen=True)
class Faulty:
    """A change that fails for a reason of its own after it has begun to write."""

    change: KeyChange

    @property
    def table(self) -> str:
        return self.change.table

    @property
    def condition(self) -> Condition:
        return self.change.condition

    def write(self, writer: Writer) -> None:
        self.change.write(writer)
        raise ZeroDivisionError


def test_a_fault_concerns_only_the_change_that_has_it(database: NewDatabase) -> None:
    url = with_keys(database())

    async def story(storage: Storage) -> None:
        faulty = Faulty(renewed(NAMES[1], "half"))
        first, second, third = await outcomes(storage, renewed(NAMES[0]), faulty, renewed(NAMES[2]))
        assert (first, third) == (None, None)
        assert isinstance(second, ZeroDivisionError)
        stored = stored_keys(url)
        assert "half" not in stored
        assert [stored[name] for name in NAMES[:3]] == [b"new", b"old", b"new"]

    played(url, story)


def test_whoever_stops_waiting_does_not_undo_the_change(database: NewDatabase) -> None:
    url = with_keys(database())

    async def story(storage: Storage) -> None:
        held = Held(renewed(NAMES[0]))
        writing = asyncio.create_task(storage.change(held))
        await held.halfway()
        waiting = asyncio.create_task(storage.change(renewed(NAMES[1])))
        patient = asyncio.create_task(storage.change(renewed(NAMES[2])))
        await asyncio.sleep(0)  # both have asked
        writing.cancel()
        waiting.cancel()
        held.let_go()
        await patient
        assert writing.cancelled()
        assert waiting.cancelled()
        stored = stored_keys(url)
        assert [stored[name] for name in NAMES[:3]] == [b"new"] * 3

    played(url, story)


def test_what_was_asked_for_is_written_before_the_storage_closes(database: NewDatabase) -> None:
    url = with_keys(database())

    async def story() -> None:
        storage = Storage(url)
        held = Held(renewed(NAMES[0]))
        first = asyncio.create_task(storage.change(held))
        await held.halfway()
        second = asyncio.create_task(storage.change(renewed(NAMES[1])))
        await asyncio.sleep(0)  # it has asked
        closing = asyncio.create_task(storage.close())
        held.let_go()
        await asyncio.gather(first, second, closing)
        with pytest.raises(Refusal) as refused:
            await storage.change(renewed(NAMES[2]))
        assert are_refused([refused.value])

    asyncio.run(story())
    assert list(stored_keys(url).values()).count(b"new") == 2


# A database that fails.


def are_refused(outcomes: list[object]) -> bool:
    """Whether everybody is told to come back later."""
    return all(
        isinstance(outcome, Refusal) and (outcome.kind, outcome.status) == ("unavailable", 503)
        for outcome in outcomes
    )


def test_when_the_disk_is_full_nothing_of_the_group_counts(tmp_path: Path) -> None:
    url = with_keys(f"sqlite:///{tmp_path / 'layline.db'}")

    def fill(connection: sqlite3.Connection) -> None:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")

    async def full(storage: Storage) -> None:
        large = KeyChange(NAMES[1], b"old", b"x" * 100_000)
        assert are_refused(await outcomes(storage, renewed(NAMES[0]), large, renewed(NAMES[2])))
        assert stored_keys(url) == dict.fromkeys(NAMES, b"old")
        assert await outcomes(storage, renewed(NAMES[0])) == [None], "what has room is stored"

    with every_connection(fill):
        played(url, full)


@contextmanager
def no_file_grows(largest: int) -> Iterator[None]:
    """This process may write no file beyond this many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_when_the_commit_fails_nothing_of_the_group_counts(tmp_path: Path) -> None:
    url = with_keys(f"sqlite:///{tmp_path / 'layline.db'}")

    async def story(storage: Storage) -> None:
        assert await outcomes(storage, renewed(NAMES[0])) == [None]
        # SQLite appends to this file at a commit, and not before.
        size = (tmp_path / "layline.db-wal").stat().st_size
        assert size > 0
        with no_file_grows(size):
            assert are_refused(await outcomes(storage, *map(renewed, NAMES[1:4])))
        assert list(stored_keys(url).values()).count(b"new") == 1
        assert await outcomes(storage, *map(renewed, NAMES[1:4])) == [None] * 3
        assert list(stored_keys(url).values()).count(b"new") == 4

    with statements() as said:
        played(url, story)
    # The group that failed had got as far as that.
    assert said.count("COMMIT") == 3


def test_a_line_that_was_cut_is_replaced(postgres: Cluster) -> None:
    url = with_keys(postgres.new_database())

    async def story(storage: Storage) -> None:
        assert await outcomes(storage, renewed(NAMES[0])) == [None]
        with opened(url) as database:
            database.execute(CUT_ALL_OTHERS)
        assert await outcomes(storage, *map(renewed, NAMES[1:4])) == [None] * 3
        held = Held(renewed(NAMES[4], "once"))
        halved = asyncio.create_task(storage.change(held))
        await held.halfway()
        with opened(url) as database:
            database.execute(CUT_ALL_OTHERS)
        held.let_go()
        await halved
        stored = stored_keys(url)
        assert stored["once"] == b"new"
        assert list(stored.values()).count(b"new") == 6

    played(url, story)


def test_two_processes_that_write_about_the_same_tables_do_not_block_each_other(
    postgres: Cluster,
) -> None:
    url = with_keys(postgres.new_database())

    async def story(one: Storage) -> None:
        two = Storage(url)
        values = dict.fromkeys(NAMES, b"old")
        for number in range(30):
            new = b"%d" % number
            ours = [KeyChange(name, values[name], new) for name in NAMES]
            theirs = ours[::-1]
            groups = await asyncio.gather(outcomes(one, *ours), outcomes(two, *theirs))
            for mine, other in zip(groups[0], groups[1][::-1], strict=True):
                # One of the two is stored, and the other is told so.
                assert {type(mine), type(other)} == {type(None), OutOfStep}
            values = dict.fromkeys(NAMES, new)
        await two.close()

    played(url, story)


# Statements.


ROW = {
    "id": "abc",
    "game": "regatta",
    "rules_version": 3,
    "options": {"crews": True, "name": "Été"},
    "secret": bytes(range(256)),
    "owner": "anna",
    "public": True,
    "clock_seconds": None,
    "clock_increment": None,
    "pace": "calm",
    "status": "open",
    "seq": 0,
    "version": 0,
    "to_move": None,
    "due": 1_700_000_000.123456,
    "next": None,
    "course": "L’île",
    "start": None,
    "given": 0,
    "clocks_wait_until": None,
    "offer_by": None,
    "offer_until": 5,
    "hints": None,
    "asks_back": None,
    "asks_back_at": None,
    "created": 1,
    "touched": 2.5,
}


@dataclass(frozen=True)
class AddRow:
    """A table is added, whatever its columns hold."""

    table: str = NAMES[0]
    condition: Condition = renewed(NAMES[0]).condition

    def write(self, writer: Writer) -> None:
        writer.run(Statement(insert(schema.tables)), [{**ROW, "id": "by driver"}])


def test_every_type_is_stored_as_sqlalchemy_stores_it(database: NewDatabase) -> None:
    url = with_keys(database())
    with opened(url) as connection:
        visitor = {"id": "anna", "name": "Anna", "created": 0.0}
        connection.execute(insert(schema.visitors), visitor)
        connection.execute(insert(schema.tables), ROW)

    async def story(storage: Storage) -> None:
        assert await outcomes(storage, AddRow()) == [None]

    played(url, story)
    # As text, so that nothing hides a difference.
    columns = ", ".join(f'"{name}"' for name in ROW if name != "id")
    with opened(url) as connection:
        rows = connection.execute(text(f"SELECT {columns} FROM tables")).all()
    assert len(rows) == 2
    assert repr(rows[0]) == repr(rows[1])
