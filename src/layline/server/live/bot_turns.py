"""Whose bots play next.

Where somebody watches, bots play as soon as they may, a few at a time for each visitor who opened
the tables. Where nobody watches they play one at a time, with pauses as long as the turn before
took, while no person waits for a decision to be stored, and for the owners of the tables in turn.
So such tables have what is left over, and do not slow down anybody's play, however many there are.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

WATCHED_AT_ONCE = 6
"""Turns at watched tables that may be under way at the same time."""
WATCHED_EACH = 2
"""The same for the tables of one visitor."""
PAUSE = 1.0
"""How long bots that nobody watches rest after a turn, measured in the time that it took."""
LONGEST_REST = 1.0
"""Seconds of rest after which they have a turn even if people keep the service busy."""


@dataclass(eq=False, slots=True)
class _Turn:
    """A turn of the bot at a table: waiting, or under way."""

    owner: str
    table: str
    watched: bool
    granted: asyncio.Future[None]


class _Queue:
    """The turns that wait, by the owner of the table; owners come in turn."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, OrderedDict[str, _Turn]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._owners)

    def add(self, turn: _Turn) -> None:
        """A turn waits, behind those of its owner that came before."""
        self._owners.setdefault(turn.owner, OrderedDict())[turn.table] = turn

    def remove(self, turn: _Turn) -> None:
        """A turn waits no longer."""
        turns = self._owners[turn.owner]
        del turns[turn.table]
        if not turns:
            del self._owners[turn.owner]

    def take(self, under_way: Counter[str], most: int) -> _Turn | None:
        """The next turn, of an owner with fewer than `most` under way."""
        for owner, turns in self._owners.items():
            if under_way[owner] < most:
                turn = next(iter(turns.values()))
                self._owners.move_to_end(owner)
                self.remove(turn)
                return turn
        return None


class BotTurns:
    """Gives turns to the bots of this process."""

    def __init__(self) -> None:
        self._waiting: dict[str, _Turn] = {}
        self._watched, self._unwatched = _Queue(), _Queue()
        self._under_way: Counter[str] = Counter()  # at watched tables, by owner
        self._unwatched_is_under_way = False
        self._rested_at = self._rests_since = 0.0
        self._people = 0
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many tables wait for a turn."""
        return len(self._waiting)

    def is_waiting(self, table: str) -> bool:
        """Whether the bot at a table waits for its turn."""
        return table in self._waiting

    @contextmanager
    def person(self) -> Iterator[None]:
        """A person has decided something, and waits for it to be stored."""
        self._people += 1
        try:
            yield
        finally:
            self._people -= 1
            self._grant()

    @asynccontextmanager
    async def turn(self, owner: str, table: str, watched: bool) -> AsyncIterator[None]:
        """A turn for the bot at a table; a table has one at a time."""
        loop = asyncio.get_running_loop()
        turn = _Turn(owner, table, watched, loop.create_future())
        self._waiting[table] = turn
        self._queue_of(turn).add(turn)
        self._grant()
        try:
            await turn.granted
        except asyncio.CancelledError:
            if table in self._waiting:
                self._take_out(turn)
            else:
                self._end(turn, 0.0)
            raise
        began = loop.time()
        try:
            yield
        finally:
            self._end(turn, loop.time() - began)

    def noticed(self, table: str) -> None:
        """Somebody watches a table now: its bot need not wait behind those nobody watches."""
        turn = self._waiting.get(table)
        if turn is not None and not turn.watched:
            self._unwatched.remove(turn)
            turn.watched = True
            self._watched.add(turn)
            self._grant()

    def close(self) -> None:
        """Let everybody go who waits: the service stops."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for turn in list(self._waiting.values()):
            self._take_out(turn)
            self._begin(turn)

    def _queue_of(self, turn: _Turn) -> _Queue:
        return self._watched if turn.watched else self._unwatched

    def _take_out(self, turn: _Turn) -> None:
        self._queue_of(turn).remove(turn)
        del self._waiting[turn.table]

    def _grant(self) -> None:
        """Begin all turns that may begin now."""
        if self._closed:
            return
        while self._under_way.total() < WATCHED_AT_ONCE:
            turn = self._watched.take(self._under_way, WATCHED_EACH)
            if turn is None:
                break
            del self._waiting[turn.table]
            self._begin(turn)
        if self._unwatched and not self._unwatched_is_under_way:
            self._grant_unwatched()

    def _grant_unwatched(self) -> None:
        loop = asyncio.get_running_loop()
        busy = self._people > 0 or self._under_way.total() >= WATCHED_AT_ONCE
        begins = self._rests_since + LONGEST_REST if busy else self._rested_at
        if begins > loop.time():
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm = loop.call_at(begins, self._grant)
            return
        turn = self._unwatched.take(Counter(), 1)
        if turn is not None:
            del self._waiting[turn.table]
            self._begin(turn)

    def _begin(self, turn: _Turn) -> None:
        if turn.watched:
            self._under_way[turn.owner] += 1
        else:
            self._unwatched_is_under_way = True
        if not turn.granted.done():
            turn.granted.set_result(None)

    def _end(self, turn: _Turn, seconds: float) -> None:
        if turn.watched:
            self._under_way[turn.owner] -= 1
            if not self._under_way[turn.owner]:
                del self._under_way[turn.owner]
        else:
            self._unwatched_is_under_way = False
            self._rests_since = asyncio.get_running_loop().time()
            self._rested_at = self._rests_since + PAUSE * seconds
        self._grant()
