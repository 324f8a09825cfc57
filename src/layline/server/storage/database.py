"""The database: SQLite in a file, or PostgreSQL.

All work on it runs in worker threads, never on the event loop. What `write` and `change` did is
durable when they return: SQLite writes through to the disk at every commit, PostgreSQL commits
synchronously.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar
from urllib.parse import unquote, urlsplit

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from ..refusals import Refusal
from .changes import Change
from .failures import is_failure, refusal_for
from .groups import GroupWriter
from .private_files import keep_private

T = TypeVar("T")

log = structlog.get_logger("layline.storage")

READERS = 4
"""Threads that read a SQLite file; it has one that writes."""
CONNECTIONS = 10
"""Connections, and threads, to PostgreSQL."""
PATIENCE = 10
"""Seconds to wait for a lock or a connection before giving up."""

# PostgreSQL's advisory locks are named by two numbers: the first of ours says what for.
_UPGRADE_LOCK = (5_291_463, 0)


class Storage:
    """A database, its connections and the threads that work with them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = engine_of(url)
        self.is_sqlite = self._engine.dialect.name == "sqlite"
        # SQLite has one writer at a time; queueing for it here is fairer than polling for a lock.
        writers = 1 if self.is_sqlite else CONNECTIONS
        readers = READERS if self.is_sqlite else CONNECTIONS
        self._readers = ThreadPoolExecutor(readers, "layline-read")
        self._writers = ThreadPoolExecutor(writers, "layline-write")
        self._groups = GroupWriter(self._engine, self._writers, PATIENCE)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a worker thread, in a transaction that must change nothing."""
        return await self._run(self._readers, self._engine, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a worker thread, in one transaction; durable when this returns.

        Whatever `work` raises undoes all of it and comes out here.
        """
        return await self._run(self._writers, self._engine.execution_options(writes=True), work)

    async def note(self, work: Callable[[Connection], object]) -> None:
        """Write something that nobody misses if it cannot be written now.

        People can look at what is there even while the disk is full.
        """
        try:
            await self.write(work)
        except Refusal as refusal:
            log.warning("a note could not be written", kind=refusal.kind)

    async def change(self, change: Change) -> None:
        """Make a change of a table, in one transaction with others that come in at the same time.

        Durable when this returns; `OutOfStep` or `Conflict` if it cannot be made.
        """
        await self._groups.write(change)

    async def close(self) -> None:
        """Finish what was begun and close all connections."""
        await self._groups.close()
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._readers.shutdown()
        self._writers.shutdown()
        self._engine.dispose()

    @staticmethod
    async def _run(pool: ThreadPoolExecutor, engine: Engine, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            try:
                with engine.begin() as connection:
                    return work(connection)
            except (OperationalError, InterfaceError, NoConnectionLeft) as error:
                raise refusal_for(error) from error
            except DBAPIError as error:
                if is_failure(error):
                    raise refusal_for(error) from error
                raise

        try:
            done = asyncio.get_running_loop().run_in_executor(pool, transaction)
        except RuntimeError as error:
            # The service is being stopped: whoever asks again reaches the next one.
            raise Refusal("unavailable", status=503) from error
        return await done


def engine_of(url: str) -> Engine:
    """An engine for a database address, set up so that a commit is durable."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise ValueError("a database in memory cannot be shared by threads: name a file")
        keep_private(_file_of(parsed))
        engine = create_engine(parsed, hide_parameters=True, connect_args={"timeout": PATIENCE})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if parsed.get_backend_name() == "postgresql":
        return create_engine(
            parsed.set(drivername="postgresql+psycopg"),
            hide_parameters=True,
            pool_size=CONNECTIONS,
            max_overflow=2 * CONNECTIONS,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            connect_args={"options": "-c synchronous_commit=on", "connect_timeout": PATIENCE},
        )
    raise ValueError(f"neither a SQLite file nor PostgreSQL: {parsed.get_backend_name()}")


def _file_of(url: URL) -> Path:
    """The SQLite file that an address names, as a path or as SQLite's own kind of address."""
    name = str(url.database)
    if name.startswith("file:") and url.query.get("uri"):
        return Path(unquote(urlsplit(name).path))
    return Path(name)


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    # The driver would begin transactions by itself, and late; `_begin_sqlite` does it.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: one that reads first could not be promised it later.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# The schema.


def newest_revision() -> str:
    """The newest revision of the schema: they are numbered, and each is a file."""
    files = Path(__file__).parent.glob("migrations/versions/[0-9]*.py")
    return max(file.name.partition("_")[0] for file in files)


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None: it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(url: str) -> None:
    """Bring the database to the newest revision; any number of processes may try at once."""
    engine = engine_of(url)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            if engine.dialect.name == "postgresql":
                kind, number = _UPGRADE_LOCK
                lock = text("SELECT pg_advisory_xact_lock(:kind, :number)")
                connection.execute(lock, {"kind": kind, "number": number})
            if revision_of(connection) == newest_revision():
                return
            # Whoever starts again with the same database, nearly everybody, does without Alembic.
            from alembic import command
            from alembic.config import Config

            config = Config()
            config.set_main_option("script_location", "layline.server.storage:migrations")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
