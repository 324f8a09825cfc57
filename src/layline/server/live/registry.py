"""The tables this process holds in memory: loaded when wanted, stored at every change, attended to.

One change of a table at a time: a lock in this process, and in the database the condition that
nobody else has written since. A change is stored, then acknowledged, then broadcast.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager
from typing import get_args

import structlog
from sqlalchemy import Connection

from ..operations.long_work import THE_SERVICE, LongWork
from ..operations.metrics import ENTRIES, ERRORS, STORE_SECONDS
from ..refusals import Refusal
from ..storage.changes import Conflict, OutOfStep
from ..storage.database import Storage
from ..tables import queries
from ..tables.keeping import TableChange
from ..tables.notification import StoredChange
from ..tables.queries import CHAT_LINES, ChatRow, StoredTable
from ..tables.rows import Chore, Draft, EntryKind, SeatRows, TableRow
from ..tables.seats import everybody, names_at
from ..tables.table import Table
from ..views.table import TableViews
from .bot_runner import BotRunner
from .bot_turns import BotTurns
from .roster import Roster

IDLE = 300.0
"""Seconds after which a table that nobody asks for is forgotten; the database has it."""
UNUSED = 30.0
"""The same where another process plays on and nobody here is told: to follow it costs something."""
LATE = 2.0
"""Seconds by which something must be overdue before the sweeper looks after it. Whoever holds the
table in memory is punctual; the sweeper is for tables whose process is gone."""
VERY_LATE = 30.0
"""The same for processes that do not lead: they look only after what the one that does forgets."""
GRACE = 60.0
"""The most seconds a person still gets to decide whose time ran out while the service was down."""
_SWEEP = 50
_FEW = 200
"""Up to this many entries are replayed on the spot, more of them in a thread."""
_ATTEMPTS = 5
_LONGEST_SETBACK = 300.0
_LONGEST_SLEEP = 60.0
_OURS = (MemoryError, OSError, RuntimeError)
"""Failures, when a table is loaded, that say nothing about what is stored of it."""

_COUNTS = {kind: ENTRIES.labels(kind) for kind in get_args(EntryKind)}
"""The counter of each kind of entry, looked up once."""

log = structlog.get_logger("layline.tables")

Decide = Callable[[Table], Draft | None]


class LoadedTable:
    """A table in memory, and what this process has told about it."""

    def __init__(self, table: Table, names: dict[str, str], chat: list[ChatRow]) -> None:
        self.table = table
        self.own_names = names
        self._names_shown: tuple[SeatRows, dict[str, str]] | None = None
        self.views = TableViews(table)
        self.chat = deque(chat, CHAT_LINES)
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.attendant: asyncio.Task[None] | None = None
        self.setback = 0.0
        # Another process wrote last: it does what is due, and we only if it does not.
        self.follows = False
        self.grace = _grace(table, time.time())
        self.used = time.monotonic()
        self.version_told = table.row.version
        self.presence_changed = False
        self.cards_told: dict[str, tuple[object, ...]] = {}

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.row.id

    @property
    def names(self) -> Mapping[str, str]:
        """The names of its people as they are shown: those that look alike are told apart."""
        seat_rows = self.table.seat_rows
        if self._names_shown is None or self._names_shown[0] is not seat_rows:
            shown = names_at(self.table.row.owner, seat_rows, self.own_names)
            self._names_shown = seat_rows, shown
        return self._names_shown[1]

    def know(self, names: Mapping[str, str]) -> None:
        """These visitors go by these names."""
        self.own_names.update(names)
        self._names_shown = None

    @property
    def last_chat(self) -> int:
        """The number of the last line said."""
        return self.chat[-1].n if self.chat else 0


class TableRegistry:
    """All loaded tables of this process.

    `news` is told of every table where something happened, with the moment the cause of it came
    in (`time.perf_counter`); `changed` of every table this process has changed, and how it stood
    before.
    """

    def __init__(
        self,
        storage: Storage,
        work: LongWork,
        news: Callable[[LoadedTable, float | None], None],
        changed: Callable[[tuple[TableRow, SeatRows], Table], None],
        is_watched: Callable[[str], bool],
    ) -> None:
        self.storage, self._work = storage, work
        self._news, self._changed = news, changed
        self._is_watched = is_watched
        self._bots, self.turns = BotRunner(), BotTurns()
        self._loaded: dict[str, LoadedTable] = {}
        self._roster = Roster()
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._unplayable: set[str] = set()
        self.unreadable: set[str] = set()
        self._closing = False

    def __iter__(self) -> Iterator[LoadedTable]:
        return iter(list(self._loaded.values()))

    def loaded(self, table_id: str) -> LoadedTable | None:
        """A table, if it is in memory."""
        return self._loaded.get(table_id)

    def tables_of(self, visitor: str) -> list[LoadedTable]:
        """The tables in memory whose people a visitor is one of, or was."""
        return [self._loaded[table] for table in self._roster.tables_of(visitor)]

    def know(self, loaded: LoadedTable, names: Mapping[str, str]) -> None:
        """These visitors are among the people of a table, under these names."""
        loaded.know(names)
        self._roster.enter(loaded.id, names)

    async def find(self, table_id: str, visitor: str = THE_SERVICE) -> LoadedTable:
        """A table; loaded, if need be, on behalf of the visitor who asks."""
        found = self._loaded.get(table_id)
        while found is None:
            others = self._loading.get(table_id)
            loading = others or self._begin_to_load(table_id, visitor)
            try:
                found = await asyncio.shield(loading)
            except Refusal as refusal:
                # Somebody else who asked first may have asked for too much; we have not.
                if others is None or refusal.status != 429:
                    raise
                await asyncio.sleep(0)
                found = self._loaded.get(table_id)
        found.used = time.monotonic()
        return found

    def _begin_to_load(self, table_id: str, visitor: str) -> asyncio.Task[LoadedTable]:
        loading = asyncio.create_task(self._load(table_id, visitor))
        self._loading[table_id] = loading
        loading.add_done_callback(lambda done: self._loaded_or_not(table_id, done))
        return loading

    def _loaded_or_not(self, table_id: str, done: asyncio.Task[LoadedTable]) -> None:
        del self._loading[table_id]
        if not done.cancelled():
            done.exception()  # whoever asked may be gone: then nobody else looks at it

    def add(self, table: Table, names: dict[str, str]) -> LoadedTable:
        """Keep a table that was just stored."""
        return self._keep_in_memory(LoadedTable(table, {}, []), names)

    def _keep_in_memory(self, loaded: LoadedTable, names: dict[str, str]) -> LoadedTable:
        """Keep a table, or the same one that came first: what is due may be looked for at any time.

        Two of them would both look after its bots and clocks.
        """
        loaded = self._loaded.setdefault(loaded.id, loaded)
        self.know(loaded, names)
        self._attend(loaded)
        return loaded

    async def _load(self, table_id: str, visitor: str) -> LoadedTable:
        try:
            loaded = await self._read(table_id, visitor)
        except Refusal as refusal:
            if refusal.kind != "damaged":
                raise
            self.note_unreadable(table_id)
            raise Refusal("unreadable_table", status=503) from refusal
        except _OURS as error:
            log.exception("a table could not be loaded", table=table_id)
            raise Refusal("unavailable", status=503) from error
        except Exception as error:
            # What is stored can no longer be played: whatever it is that fails, rows that are not
            # what we wrote are behind it.
            self.note_unreadable(table_id)
            raise Refusal("unreadable_table", status=503) from error
        self.unreadable.discard(table_id)
        return loaded

    def note_unreadable(self, table_id: str) -> None:
        """A table cannot be read, for a reason that is logged the first time."""
        if table_id not in self.unreadable:
            self.unreadable.add(table_id)
            log.exception("a table cannot be read", table=table_id)
            ERRORS.labels("table").inc()

    async def _read(self, table_id: str, visitor: str) -> LoadedTable:
        def read(connection: Connection) -> tuple[StoredTable | None, list[ChatRow]]:
            return queries.read_table(connection, table_id), queries.read_chat(connection, table_id)

        found, chat = await self.storage.read(read)
        if found is None:
            raise Refusal("unknown_table", status=404)
        stored = found
        # A long race takes a while to play again.
        table = await self._work.do(
            visitor, lambda: Table(stored.row, stored.seat_rows, stored.entries), spared=True
        )
        return self._keep_in_memory(LoadedTable(table, {}, chat), stored.names)

    # Changing a table.

    async def change(
        self,
        loaded: LoadedTable,
        decide: Decide,
        acknowledge: Callable[[], None] | None = None,
        received: float | None = None,
    ) -> bool:
        """Store what `decide` makes of the table as it stands; whether there was anything to store.

        `decide` may be asked again, when another process has written in the meantime. It goes on
        even if whoever asked does not wait for it: the table in memory must follow the database.
        """
        store = asyncio.create_task(self._store_for_person(loaded, decide, acknowledge, received))
        return await asyncio.shield(store)

    async def _store_for_person(
        self,
        loaded: LoadedTable,
        decide: Decide,
        acknowledge: Callable[[], None] | None,
        received: float | None,
    ) -> bool:
        with self.turns.person():
            return await self._store(loaded, decide, acknowledge, received)

    async def _store(
        self,
        loaded: LoadedTable,
        decide: Decide,
        acknowledge: Callable[[], None] | None,
        received: float | None,
    ) -> bool:
        async with loaded.lock:
            for _ in range(_ATTEMPTS):
                draft = decide(loaded.table)
                if draft is None:
                    return False
                if await self._stored(loaded, draft):
                    break
                await self._follow(loaded)
            else:
                raise Refusal("unavailable", status=503)
            before = (loaded.table.row, loaded.table.seat_rows)
            loaded.table.take(draft)
            loaded.follows = False
            for moment in draft.moments:
                _COUNTS[moment.entry.kind].inc()
        if acknowledge is not None:
            acknowledge()
        self._changed(before, loaded.table)
        self._stir(loaded, received)
        return True

    async def _stored(self, loaded: LoadedTable, draft: Draft) -> bool:
        change = TableChange(loaded.table.row, loaded.table.seat_rows, draft)
        try:
            with STORE_SECONDS.time():
                await self.storage.change(change)
        except (OutOfStep, Conflict):
            return False
        return True

    async def be_up_to_date(self, loaded: LoadedTable) -> None:
        """Follow what another process has stored, also if this one has not heard of it yet.

        Whoever comes here from there knows it already. While the database is away we go on with
        what we know: what we missed is told when it is back.
        """
        if self.storage.is_sqlite:
            return  # there are no others
        try:
            stored = await self.storage.read(lambda it: queries.standing_of(it, loaded.id))
            if stored != (loaded.table.row.seq, loaded.table.row.version):
                await self.catch_up(loaded)
        except Refusal as refusal:
            if refusal.kind != "unavailable":
                raise

    async def catch_up(self, loaded: LoadedTable, change: StoredChange | None = None) -> None:
        """Follow what other processes have written: a change that was told, or all that is new."""
        async with loaded.lock:
            if change is None or not self._followed(loaded, change):
                await self._follow(loaded)

    def _followed(self, loaded: LoadedTable, change: StoredChange) -> bool:
        """Follow a change from memory; False if there is more to it, which must be read."""
        table = loaded.table
        if change.is_known(table.row):
            return True
        if not change.follows(table.row):
            return False
        row, seat_rows = change.made_to(table.row, table.seat_rows)
        if not {row.owner, *everybody(seat_rows)} <= loaded.own_names.keys():
            return False  # somebody came whose name is not known here
        news = table.history.followed(change.entries)
        table.catch_up(row, seat_rows, news)
        loaded.follows = True
        self._stir(loaded, None)
        return True

    async def _follow(self, loaded: LoadedTable) -> None:
        """Read what is new, and tell it: whoever made us look may be refused and tell nobody."""
        table = loaded.table
        seq = table.seq
        stored = await self.storage.read(lambda it: queries.read_table(it, loaded.id, seq))
        if stored is None:
            # It was removed: nobody had been here for long.
            self._drop(loaded)
            raise Refusal("unknown_table", status=404)
        before = (table.row, table.seat_rows)
        entries = stored.entries
        if len(entries) <= _FEW:
            news = table.history.followed(entries)
        else:
            news = await self._work.do(THE_SERVICE, lambda: table.history.followed(entries))
        table.catch_up(stored.row, stored.seat_rows, news)
        self.know(loaded, stored.names)
        if before != (table.row, table.seat_rows):
            loaded.follows = True
            self._stir(loaded, None)

    def _stir(self, loaded: LoadedTable, received: float | None) -> None:
        loaded.changed.set()
        self._attend(loaded)
        self._news(loaded, received)

    def hurry(self, loaded: LoadedTable) -> None:
        """Bots play on at once, until a person decides; nothing if it is a person's turn."""
        chore = loaded.table.chore()
        if chore is not None and not chore.time_is_up:
            loaded.table.hurried = True
            loaded.follows = False
            loaded.changed.set()

    # Bots and clocks.

    def _attend(self, loaded: LoadedTable) -> None:
        """Make sure that what is due happens."""
        if loaded.attendant is None and not self._closing and loaded.table.chore() is not None:
            loaded.attendant = asyncio.create_task(self._attendance(loaded))

    async def _attendance(self, loaded: LoadedTable) -> None:
        try:
            while not self._closing and (chore := loaded.table.chore()) is not None:
                loaded.changed.clear()
                try:
                    await self._do(loaded, chore)
                    loaded.setback = 0.0
                except Exception as error:
                    # A bot or a rule that fails must not end the race for everybody.
                    if not isinstance(error, Refusal) or error.status != 503:
                        told = {"table": loaded.id, "seat": chore.seat, "bot": chore.bot}
                        log.exception("a chore failed", **told)
                        ERRORS.labels("chore").inc()
                    loaded.setback = min(max(1.0, 2 * loaded.setback), _LONGEST_SETBACK)
                    await _disturbed(loaded.changed, time.time() + loaded.setback)
        finally:
            loaded.attendant = None

    async def _do(self, loaded: LoadedTable, chore: Chore) -> None:
        table = loaded.table
        seq = table.seq
        when = max(chore.when, loaded.grace) if chore.time_is_up else chore.when
        if loaded.follows:
            when += LATE
        waits = chore.time_is_up or loaded.follows
        if waits and await _disturbed(loaded.changed, when):
            return
        async with self._turn(loaded, chore):
            if loaded.changed.is_set():
                return
            action = await self._chosen(loaded, chore)
            if when <= time.time():
                await self._carry_out(loaded, chore, seq, action)
                return
        # A bot thinks at once and then waits, so that nobody can tell how long it thought.
        if await _disturbed(loaded.changed, when):
            return
        async with self._turn(loaded, chore):
            await self._carry_out(loaded, chore, seq, action)

    def _turn(self, loaded: LoadedTable, chore: Chore) -> AbstractAsyncContextManager[None]:
        """A turn to think or to play; whoever's time is up does not wait for whoever watches."""
        first = chore.time_is_up or self._is_watched(loaded.id)
        return self.turns.turn(loaded.table.row.owner, loaded.id, first)

    async def _chosen(self, loaded: LoadedTable, chore: Chore) -> str | None:
        """What is played for the seat that decides; None: it retires."""
        table = loaded.table
        if chore.bot is None:
            return None
        if chore.time_is_up and table.game.table.plays_for_absent:
            return table.game.table.absent(table.race.view(chore.seat))
        return await self._bots.choose(chore.bot, loaded.id, chore.seat, table.race.copy())

    async def _carry_out(
        self, loaded: LoadedTable, chore: Chore, seq: int, action: str | None
    ) -> None:
        """Play what was chosen after an entry, unless something else has happened since."""

        def decide(now: Table) -> Draft | None:
            due = now.chore()
            if now.seq != seq or due is None or (due.seat, due.bot) != (chore.seat, chore.bot):
                return None
            return now.done(chore, action, time.time())

        await self._store(loaded, decide, None, None)

    async def sweep(self, patience: float) -> None:
        """Look after tables where something is overdue: their process is gone, or it failed."""
        before = time.time() - patience
        # Bots that wait for their turn may be overdue: they are not to hide those of others.
        most = _SWEEP + self.turns.waiting
        late = await self.storage.read(lambda it: queries.overdue(it, before, most))
        for table_id in late:
            if table_id in self._unplayable:
                continue
            loaded = self._loaded.get(table_id)
            try:
                if loaded is None:
                    await self.find(table_id)
                elif not loaded.setback and not self.turns.is_waiting(table_id):
                    await self.catch_up(loaded)
                    self._attend(loaded)
            except Exception as error:
                if isinstance(error, Refusal) and error.kind == "unavailable":
                    raise
                if table_id not in self.unreadable:
                    log.exception("a table cannot go on", table=table_id)
                    ERRORS.labels("table").inc()
                self._unplayable.add(table_id)

    def forget_idle(self, watched: set[str]) -> None:
        """Let go of tables that nobody watches and where nothing is due soon."""
        long_ago, soon = time.monotonic() - IDLE, time.time() + IDLE
        for loaded in list(self._loaded.values()):
            if loaded.used >= long_ago or loaded.id in watched:
                continue
            chore = loaded.table.chore()
            busy = loaded.lock.locked() or (chore is not None and chore.when < soon)
            if not busy:
                self._drop(loaded)

    def let_go_unused(self, loaded: LoadedTable) -> bool:
        """Let go of a table that is played elsewhere, if nobody asks for it; whether it is gone."""
        if loaded.lock.locked() or loaded.used > time.monotonic() - UNUSED:
            return False
        self._drop(loaded)
        return True

    def _drop(self, loaded: LoadedTable) -> None:
        """Keep a table in memory no longer."""
        if self._loaded.pop(loaded.id, None) is not None:
            self._roster.strike_table(loaded.id)
        if loaded.attendant is not None:
            loaded.attendant.cancel()

    async def close(self) -> None:
        """Finish what is being stored; leave the rest to whoever comes next."""
        self._closing = True
        attendants = [one.attendant for one in self._loaded.values() if one.attendant is not None]
        for loaded in self._loaded.values():
            loaded.changed.set()
        self.turns.close()
        if attendants:
            _, late = await asyncio.wait(attendants, timeout=5.0)
            for task in late:
                task.cancel()
        self._bots.close()


async def _disturbed(changed: asyncio.Event, when: float) -> bool:
    """Wait until a moment; True as soon as something happens before it."""
    while not changed.is_set() and (rest := when - time.time()) > 0:
        try:
            await asyncio.wait_for(changed.wait(), min(rest, _LONGEST_SLEEP))
        except TimeoutError:
            continue
    return changed.is_set()


def _grace(table: Table, now: float) -> float:
    """Until when a person may still decide whose time ran out while the service was down."""
    chore, clock = table.chore(), table.row.clock_seconds
    if chore is None or clock is None or not chore.time_is_up or chore.when > now - LATE:
        return 0.0
    return now + min(GRACE, clock)
