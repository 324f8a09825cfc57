"""Changes of several tables that come in together share one transaction, and one wait for the disk.

A change that comes in while nothing is being written is written at once. Those that come in while
something is wait, and are then written together. Whoever made a change hears what became of it
after the commit, and only of their own.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import NamedTuple

from sqlalchemy import Engine
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from ..operations.error_texts import message_of
from ..operations.metrics import STORE_GROUPS
from ..refusals import Refusal
from .changes import Change, Conflict, OutOfStep
from .drivers import DriverConnection, connect
from .failures import is_failure, refusal_for

LARGEST = 64
"""Changes in one transaction at most: the first of them is not to wait long for the last."""

Outcome = Exception | None
"""What became of a change: stored, or why not."""


class _Waiting(NamedTuple):
    change: Change
    outcome: asyncio.Future[None]


class GroupWriter:
    """Writes changes in groups, one group at a time.

    What waits is looked after on the event loop, so it needs no locks; a group is written in a
    thread. On SQLite that is the one thread of all that write, where each waits for its turn.
    """

    def __init__(self, engine: Engine, threads: Executor, patience: int) -> None:
        self._transactions = GroupTransactions(engine, patience)
        self._threads = threads
        self._waiting: deque[_Waiting] = deque()
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    async def write(self, change: Change) -> None:
        """Make a change; durable when this returns. It is made even if nobody waits any longer.

        `OutOfStep` or `Conflict` if it cannot be made: then nothing of it is stored.
        """
        if self._closed:
            raise Refusal("unavailable", status=503)  # the service is being stopped
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[None] = loop.create_future()
        self._waiting.append(_Waiting(change, outcome))
        if self._idle.is_set():
            self._idle.clear()
            # Whatever else has come in by now is dealt with first, and may join the group.
            loop.call_soon(self._begin, loop)
        await outcome

    async def close(self) -> None:
        """Write what is waiting, and close the connection."""
        self._closed = True
        await self._idle.wait()
        await asyncio.get_running_loop().run_in_executor(self._threads, self._transactions.close)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        group = [self._waiting.popleft() for _ in range(min(LARGEST, len(self._waiting)))]
        # The same order everywhere: two processes that write about the same tables must not wait
        # for each other. Changes of one table stay in theirs.
        group.sort(key=lambda waiting: waiting.change.table)
        STORE_GROUPS.observe(len(group))
        self._threads.submit(self._write, group, loop)

    def _write(self, group: list[_Waiting], loop: asyncio.AbstractEventLoop) -> None:
        try:
            outcomes = self._transactions.write([waiting.change for waiting in group])
        except Exception as error:
            # Not even the log could be written, say. Whoever waits must not wait for ever.
            outcomes = [error] * len(group)
        loop.call_soon_threadsafe(self._written, group, outcomes, loop)

    def _written(
        self, group: list[_Waiting], outcomes: list[Outcome], loop: asyncio.AbstractEventLoop
    ) -> None:
        if self._waiting:
            self._begin(loop)
        else:
            self._idle.set()
        for (_, told), outcome in zip(group, outcomes, strict=True):
            if told.done():  # whoever asked has stopped waiting
                continue
            if outcome is None:
                told.set_result(None)
            else:
                told.set_exception(outcome)


class GroupTransactions:
    """The transactions of groups, on a connection that is opened when it is first needed."""

    def __init__(self, engine: Engine, patience: int) -> None:
        self._engine, self._patience = engine, patience
        driver = engine.dialect.loaded_dbapi
        self._no_answer = (driver.OperationalError, driver.InterfaceError, NoConnectionLeft)
        self._contradiction = driver.IntegrityError
        self._connection: DriverConnection | None = None

    def write(self, changes: Sequence[Change]) -> list[Outcome]:
        """What became of each change; all that were stored are durable."""
        try:
            return self._together(changes)
        except self._no_answer as error:
            return [refusal_for(error) for _ in changes]
        except self._contradiction as error:
            if len(changes) == 1:
                return [Conflict(message_of(error))]
        except Exception as error:
            if len(changes) == 1:
                return [refusal_for(error) if is_failure(error) else error]
        return self._one_by_one(changes)

    def _one_by_one(self, changes: Sequence[Change]) -> list[Outcome]:
        """One of a group has failed, and undone all of it: only that one is to suffer."""
        outcomes: list[Outcome] = []
        for change in changes:
            last = outcomes[-1] if outcomes else None
            if isinstance(last, Refusal) and last.kind == "unavailable":
                # The database no longer answers; each would wait for it as long as the first.
                outcomes.append(last)
            else:
                outcomes += self.write([change])
        return outcomes

    def _together(self, changes: Sequence[Change]) -> list[Outcome]:
        if self._connection is not None:
            try:
                return _transaction(self._connection, changes)
            except self._no_answer:
                if not self._connection.lost():
                    raise
                # The database may have been away since the last group. Even if this one was
                # committed before the line was cut, doing it again does no harm: the conditions
                # are no longer met, and whoever asked looks at what is stored.
        self._connection = connect(self._engine, self._patience)
        return _transaction(self._connection, changes)

    def close(self) -> None:
        """Close the connection, if there is one."""
        if self._connection is not None:
            self._connection.close()


def _transaction(connection: DriverConnection, changes: Sequence[Change]) -> list[Outcome]:
    with connection.transaction():
        met = connection.fulfilled([change.condition for change in changes])
        for change, unchanged in zip(changes, met, strict=True):
            if unchanged:
                change.write(connection)
    return [
        None if unchanged else OutOfStep(change.table)
        for change, unchanged in zip(changes, met, strict=True)
    ]
