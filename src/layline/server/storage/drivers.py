"""A connection of each kind of database that writes groups of changes, without SQLAlchemy between.

It is opened for nothing else and stays open: its statements stay prepared, and SQLite's pages stay
in its memory.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Engine

from .changes import Condition, Statement, Values, Writer

if TYPE_CHECKING:
    import sqlite3

    import psycopg


class DriverConnection(Writer, ABC):
    """A connection that writes groups of changes, one transaction after the other."""

    def __init__(self, engine: Engine) -> None:
        self._dialect = engine.dialect

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """All that is written inside is durable afterwards, or nothing is if anything raises."""

    @abstractmethod
    def fulfilled(self, conditions: Sequence[Condition]) -> list[bool]:
        """Write conditions; which of them have found their row."""

    @abstractmethod
    def lost(self) -> bool:
        """Whether the database has hung up, so that only a new connection can help."""

    @abstractmethod
    def close(self) -> None:
        """Close it."""


def connect(engine: Engine, patience: int) -> DriverConnection:
    """A new connection, besides those of the engine's pool; `patience` is for locks, in seconds."""
    if engine.dialect.name == "postgresql":
        return PostgresConnection(engine, patience)
    return SqliteConnection(engine)


class SqliteConnection(DriverConnection):
    """Python's own driver keeps the statements prepared."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._connection = cast("sqlite3.Connection", _detached(engine))
        self._cursor = self._connection.cursor()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self._cursor.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._cursor.execute("COMMIT")
        except BaseException:
            # After some errors, a full disk for one, SQLite has undone everything already.
            if self._connection.in_transaction:
                self._cursor.execute("ROLLBACK")
            raise

    def fulfilled(self, conditions: Sequence[Condition]) -> list[bool]:
        return [self._found_one(condition) for condition in conditions]

    def _found_one(self, condition: Condition) -> bool:
        prepared = condition.statement.prepared(self._dialect)
        self._cursor.execute(prepared.text, prepared.parameters(condition.values))
        return self._cursor.rowcount == 1

    def run(self, statement: Statement, rows: Sequence[Values]) -> None:
        prepared = statement.prepared(self._dialect)
        self._cursor.executemany(prepared.text, [prepared.parameters(row) for row in rows])

    def tell(self, channel: str, message: Callable[[], str]) -> None:
        """There are no other processes: SQLite is served by one."""

    def lost(self) -> bool:
        return False

    def close(self) -> None:
        self._connection.close()


class PostgresConnection(DriverConnection):
    """Statements are sent without waiting for the answer to each, and prepared when first sent.

    A group takes two exchanges with the server, however many changes it has: one for the
    conditions, one for the rest and the commit.
    """

    def __init__(self, engine: Engine, patience: int) -> None:
        super().__init__(engine)
        self._connection = cast("psycopg.Connection[Any]", _detached(engine))
        self._connection.autocommit = True
        self._connection.prepare_threshold = 0
        # Everybody's moves wait for this one connection: nobody may hold it up for ever.
        self._connection.execute(f"SET lock_timeout = '{patience}s'".encode())
        self._told: list[tuple[str, str]] = []

    @contextmanager
    def transaction(self) -> Iterator[None]:
        connection = self._connection
        self._told.clear()
        try:
            with connection.pipeline() as self._pipeline:
                connection.execute("BEGIN")
                yield
                self._notify()
                connection.execute("COMMIT")
        except BaseException:
            if not connection.closed:
                connection.rollback()
            raise

    def fulfilled(self, conditions: Sequence[Condition]) -> list[bool]:
        sent = []
        for condition in conditions:
            prepared = condition.statement.prepared(self._dialect)
            parameters = prepared.parameters(condition.values)
            sent.append(self._connection.execute(prepared.text.encode(), parameters))
        self._pipeline.sync()
        return [answer.rowcount == 1 for answer in sent]

    def run(self, statement: Statement, rows: Sequence[Values]) -> None:
        prepared = statement.prepared(self._dialect)
        text = prepared.text.encode()
        for row in rows:
            self._connection.execute(text, prepared.parameters(row))

    def tell(self, channel: str, message: Callable[[], str]) -> None:
        self._told.append((channel, message()))

    def _notify(self) -> None:
        if self._told:
            channels, messages = zip(*self._told, strict=True)
            every = "SELECT pg_notify(c, m) FROM unnest(%s::text[], %s::text[]) AS told(c, m)"
            self._connection.execute(every, [list(channels), list(messages)])

    def lost(self) -> bool:
        return self._connection.closed

    def close(self) -> None:
        self._connection.close()


def _detached(engine: Engine) -> object:
    """A new connection of the driver's, set up like all of the engine's but not one of its pool."""
    borrowed = engine.raw_connection()
    connection = borrowed.driver_connection
    borrowed.detach()
    return connection
