"""What is really in a database, read without the service."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, create_engine, select, update

from layline.server.schemas.views import Entry
from layline.server.storage import schema


@contextmanager
def opened(database: str) -> Iterator[Connection]:
    """A connection of the test's own."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://", 1))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def stored_entries(database: str, table: str) -> list[tuple[int, str, str | None, str]]:
    """Number, kind, seat and text of every entry of a table."""
    entries = schema.entries.c
    wanted = select(entries.seq, entries.kind, entries.seat, entries.text)
    with opened(database) as connection:
        rows = connection.execute(wanted.where(entries.table_id == table).order_by(entries.seq))
        return [(row.seq, row.kind, row.seat, row.text) for row in rows]


def stored_chat(database: str, table: str) -> dict[int, str]:
    """The lines said at a table, by number."""
    chat = schema.chat.c
    with opened(database) as connection:
        rows = connection.execute(select(chat.n, chat.text).where(chat.table_id == table))
        return {row.n: row.text for row in rows}


def told(entries: list[Entry]) -> list[tuple[int, str, str | None, str]]:
    """The same of entries as they were told."""
    return [(entry.seq, entry.kind, entry.seat, entry.action) for entry in entries]


def stored_secret(database: str, table: str) -> bytes:
    """The secret of a table's chance."""
    wanted = select(schema.tables.c.secret).where(schema.tables.c.id == table)
    with opened(database) as connection:
        return bytes(connection.execute(wanted).scalar_one())


def stored_row(database: str, table: str) -> Any:
    """The row of a table."""
    wanted = select(schema.tables).where(schema.tables.c.id == table)
    with opened(database) as connection:
        return connection.execute(wanted).one()


def let_time_run_out(database: str, table: str) -> None:
    """Whoever decides at a table has used up her time: the service finds that out by itself."""
    changed = update(schema.tables).where(schema.tables.c.id == table)
    with opened(database) as connection:
        connection.execute(changed.values(due=time.time() - 5))
