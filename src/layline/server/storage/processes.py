"""Between the processes on one PostgreSQL: locks, and what they tell each other.

On SQLite, which one process serves, all of this does nothing. A notification is a line of text: a
kind, then what it is about. Where it ends in a change (`tables.notification`), whoever has the
table in memory follows it from there; everybody else who is concerned reads the database. It never
carries anything that is not stored there but for who is connected and what they have used, and no
secret: every user of the database can listen.

| line | meaning |
|---|---|
| `entries TABLE SEQ CHANGE` | there are entries up to this number |
| `seats TABLE VERSION CHANGE` | seats or status changed, perhaps with entries |
| `chat TABLE N` | somebody said line N |
| `renamed VISITOR` | the visitor has another name |
| `here PROCESS VISITOR,VISITOR` | these are connected to that process; repeated now and then |
| `gone PROCESS VISITOR` | this one no longer is |
| `ended VISITOR GENERATION CONNECTION` | older cookies ended; this one stays, or none (`-`) |
| `left VISITOR SESSION` | the visitor logged out in the browser of this session |
| `spent PROCESS LIMIT NAME:TOKENS,NAME:TOKENS` | so much of a limit was used there |
| `open PROCESS KIND NAME:COUNT,NAME:COUNT` | these have so many connections there |
| `closed PROCESS` | that process stops |
| `departed VISITOR` | the visitor has left for good |
| `watching PROCESS TABLE VISITOR,VISITOR` | these watch a table there, or nobody (`-`) |
"""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection, make_url, text

from ..operations.error_texts import message_of
from ..operations.metrics import ERRORS
from ..refusals import Refusal
from .database import Storage

if TYPE_CHECKING:
    import psycopg

log = structlog.get_logger("layline.notify")

CHANNEL = "layline"
"""PostgreSQL's channel for what the processes tell each other."""
_TABLE_LOCK = 5_291_464
_SWEEPER_LOCK = 5_291_465
_LOCK = text("SELECT pg_advisory_xact_lock(:kind, :table)")
_NOTIFY = text("SELECT pg_notify(:channel, :message)")
_TRY_TO_LEAD: Final = "SELECT pg_try_advisory_lock(%s, 0)"
_TRY_EVERY = 1.0
"""Seconds after which a process asks again whether it is to look after what nobody attends to."""
_BATCH = 200
"""Visitors in one notification; one holds at most 8000 bytes."""
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 10.0

Hear = Callable[[list[str]], Awaitable[None]]


def is_shared(connection: Connection) -> bool:
    """Whether other processes may be on this database, too."""
    return connection.dialect.name == "postgresql"


def lock_table(connection: Connection, table: str) -> None:
    """Let no other process write about this table until the end of the transaction."""
    if is_shared(connection):
        number = zlib.crc32(table.encode()) - (1 << 31)
        connection.execute(_LOCK, {"kind": _TABLE_LOCK, "table": number})


def notify(connection: Connection, message: str) -> None:
    """Tell the other processes, when this transaction is committed."""
    if is_shared(connection):
        connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})


class ProcessChannel:
    """The line to the other processes: one connection that listens, reconnected when it is lost.

    `hear` gets the words of every notification, our own included; `missed` is called whenever
    notifications may have been lost. One of all processes `leads`, as long as its connection
    lasts; another one takes over when it is lost.
    """

    def __init__(self, storage: Storage, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        self.process = secrets.token_hex(6)
        self._storage = storage
        self._hear, self._missed = hear, missed
        self.leads = storage.is_sqlite
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen; once this returns, nothing is missed."""
        if self._storage.is_sqlite:
            return
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen_on(listening))
        await listening.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def tell(self, *messages: str) -> None:
        """Tell the other processes something that is not stored."""
        if messages and not self._storage.is_sqlite:

            def send(database: Connection) -> None:
                for message in messages:
                    notify(database, message)

            await self._storage.write(send)

    def here(self, visitors: Sequence[str]) -> Iterator[str]:
        """The messages that say who is connected to this process."""
        for first in range(0, len(visitors), _BATCH):
            yield f"here {self.process} {','.join(visitors[first : first + _BATCH])}"

    def watching(self, table: str, visitors: Sequence[str]) -> str:
        """The message that says who watches a table from this process."""
        return f"watching {self.process} {table} {','.join(visitors[:_BATCH]) or '-'}"

    async def _listen_on(self, listening: asyncio.Event) -> None:
        # On SQLite nobody needs the driver of PostgreSQL.
        import psycopg
        from psycopg import sql

        url = make_url(self._storage.url).set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        wait = _FIRST_WAIT
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
                async with connection:
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    wait = _FIRST_WAIT
                    listening.set()
                    await self._missed()
                    await self._hear_on(connection)
            except (psycopg.Error, OSError, Refusal) as error:
                # A refusal: what was to be read could not be; the next time catches up.
                log.warning("the line to the other processes was cut", error=message_of(error))
                self.leads = False
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)

    async def _hear_on(self, connection: psycopg.AsyncConnection) -> None:
        """Hear everything, until the connection is lost; between, try to become the one who leads.

        The lock belongs to the connection, so PostgreSQL frees it when we die.
        """
        while True:
            if not self.leads:
                row = await (await connection.execute(_TRY_TO_LEAD, [_SWEEPER_LOCK])).fetchone()
                self.leads = row is not None and bool(row[0])
            patience = None if self.leads else _TRY_EVERY
            async for notification in connection.notifies(timeout=patience):
                await self._heard(notification.payload)

    async def _heard(self, message: str) -> None:
        try:
            await self._hear(message.split(" ", 3))
        except Exception as error:
            if isinstance(error, Refusal) and error.kind == "unavailable":
                raise
            # One message that cannot be dealt with must not deafen us for all others.
            # What it says may be what somebody drew.
            log.exception("a notification could not be handled", about=message.partition(" ")[0])
            ERRORS.labels("notify").inc()
