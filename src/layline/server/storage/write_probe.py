"""Whether the database answers, and takes what is written.

A service that can only read looks well to whoever asks it something; the disk may have been full
for hours. So a small row is really written. However many ask, that happens once in a few seconds;
only whether the database is there at all is tried each time.

PostgreSQL can write a row again and again where it stands while the disk is full and no move finds
room. So there the probe also fills a table of its own for a moment, which takes new room.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine

from sqlalchemy import Connection, insert, text, update
from sqlalchemy.exc import IntegrityError

from ..refusals import Refusal
from . import schema
from .database import Storage
from .failures import Reason
from .processes import is_shared

LASTS = 5.0
"""Seconds for which an answer counts."""
PATIENCE = 3.0
"""Seconds within which a healthy database answers."""
_ROW = "probe"
_NEW_ROOM = text(
    "CREATE TEMPORARY TABLE layline_probe ON COMMIT DROP AS"
    " SELECT repeat('x', 64) FROM generate_series(1, 300)"
)
"""Some four pages."""


class WriteProbe:
    """Tries whether something can be written, and remembers the answer for a while."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.monotonic) -> None:
        self._storage, self._clock = storage, clock
        self._began = 0.0
        self._latest: asyncio.Task[Reason | None] | None = None

    async def trouble(self) -> Reason | None:
        """Why nothing can be read or written, or None if all is well."""
        try:
            async with asyncio.timeout(PATIENCE):
                unread = await _reason(self._storage.read(_read))
                return unread or await asyncio.shield(self._write_tried())
        except TimeoutError:
            return "no_database"

    def _write_tried(self) -> asyncio.Task[Reason | None]:
        """The latest attempt to write; a new one if that is too long ago."""
        now = self._clock()
        if self._latest is None or (self._latest.done() and now - self._began >= LASTS):
            self._began = now
            self._latest = asyncio.create_task(_reason(self._storage.write(_write)))
        return self._latest


async def _reason(work: Coroutine[None, None, None]) -> Reason | None:
    """Why work on the database failed, or None if it did not."""
    try:
        await work
    except Refusal as refusal:
        reason: Reason = refusal.words.get("reason", "no_database")  # type: ignore[assignment]
        return reason
    return None


def _read(database: Connection) -> None:
    database.execute(text("SELECT 1"))


def _write(database: Connection) -> None:
    now = repr(time.time()).encode()
    mine = schema.keys.c.name == _ROW
    change = update(schema.keys).where(mine).values(value=now)
    if not database.execute(change).rowcount:
        # Another process may write the first one at this very moment: then there is one to change.
        try:
            with database.begin_nested():
                database.execute(insert(schema.keys).values(name=_ROW, value=now))
        except IntegrityError:
            database.execute(change)
    if is_shared(database):
        database.execute(_NEW_ROOM)
