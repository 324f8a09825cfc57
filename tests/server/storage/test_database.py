"""The database: its schema, transactions, and what happens when it does not answer."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, update

from layline.server.refusals import Refusal
from layline.server.storage import schema
from layline.server.storage.database import (
    Storage,
    engine_of,
    newest_revision,
    revision_of,
    upgrade,
)
from tests.server.conftest import NewDatabase

KEYS = schema.keys


def test_the_migrations_make_the_schema(database: NewDatabase) -> None:
    url = database()
    upgrade(url)
    upgrade(url)  # once more does no harm
    engine = engine_of(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.METADATA) == []
    engine.dispose()


def test_the_revision_of_a_database_is_told_without_alembic(database: NewDatabase) -> None:
    config = Config()
    config.set_main_option("script_location", "layline.server.storage:migrations")
    assert newest_revision() == ScriptDirectory.from_config(config).get_current_head()
    url = database()
    engine = engine_of(url)
    with engine.connect() as connection:
        assert revision_of(connection) is None
    upgrade(url)
    with engine.connect() as connection:
        told = MigrationContext.configure(connection).get_current_revision()
        assert revision_of(connection) == told == newest_revision()
    engine.dispose()


def test_several_processes_may_upgrade_at_once(database: NewDatabase) -> None:
    program = (
        "import sys; from layline.server.storage.database import upgrade; upgrade(sys.argv[1])"
    )
    url = database()
    started = [subprocess.Popen([sys.executable, "-c", program, url]) for _ in range(4)]
    assert [process.wait() for process in started] == [0, 0, 0, 0]


def put(connection: Connection, name: str, value: bytes) -> None:
    connection.execute(insert(KEYS), {"name": name, "value": value})


def value_of(connection: Connection, name: str) -> bytes | None:
    found: bytes | None = connection.execute(
        select(KEYS.c.value).where(KEYS.c.name == name)
    ).scalar()
    return found


def test_what_was_written_is_read_and_what_failed_is_not(database: NewDatabase) -> None:
    url = database()
    upgrade(url)

    def fails(connection: Connection) -> None:
        put(connection, "half", b"x")
        raise ValueError("no")

    async def story() -> None:
        storage = Storage(url)
        await storage.write(lambda it: put(it, "whole", b"x"))
        with pytest.raises(ValueError, match="no"):
            await storage.write(fails)
        assert await storage.read(lambda it: value_of(it, "whole")) == b"x"
        assert await storage.read(lambda it: value_of(it, "half")) is None
        await storage.close()

    asyncio.run(story())


def test_writers_wait_for_each_other(database: NewDatabase) -> None:
    url = database()
    upgrade(url)

    def count(connection: Connection) -> None:
        # The row is locked before it is read, as every writer of a table does.
        row = select(KEYS.c.value).where(KEYS.c.name == "count").with_for_update()
        now = int(connection.execute(row).scalar_one()) + 1
        changed = update(KEYS).where(KEYS.c.name == "count").values(value=b"%d" % now)
        connection.execute(changed)

    async def story() -> None:
        storage = Storage(url)
        await storage.write(lambda it: put(it, "count", b"0"))
        await asyncio.gather(*(storage.write(count) for _ in range(40)))
        assert await storage.read(lambda it: value_of(it, "count")) == b"40"
        await storage.close()

    asyncio.run(story())


def test_a_database_that_does_not_answer_is_a_refusal(tmp_path: Path) -> None:
    async def story() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'nowhere' / 'layline.db'}")
        with pytest.raises(Refusal) as refused:
            await storage.read(lambda it: value_of(it, "any"))
        assert (refused.value.kind, refused.value.status) == ("unavailable", 503)
        await storage.close()

    asyncio.run(story())


def test_who_comes_when_it_is_closed_is_told_to_come_again(database: NewDatabase) -> None:
    async def story() -> None:
        storage = Storage(database())
        await storage.close()
        for ask in (storage.read, storage.write):
            with pytest.raises(Refusal) as refused:
                await ask(lambda it: value_of(it, "any"))
            assert (refused.value.kind, refused.value.status) == ("unavailable", 503)

    asyncio.run(story())


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://host/name"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="file"):
        Storage(url)
