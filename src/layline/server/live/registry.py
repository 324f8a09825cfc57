"""The tables this process holds in memory: loaded when wanted, stored at every change, attended to.

One change of a table at a time: a lock in this process, and in the database the condition that
nobody else has written since. A change is stored, then acknowledged, then broadcast.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ..operations.long_work import THE_SERVICE, LongWork
from ..operations.metrics import ENTRIES, ERRORS, STORE_SECONDS
from ..refusals import Refusal
from ..storage.database import Storage
from ..tables import queries
from ..tables.queries import CHAT_LINES, ChatRow, OutOfStep, StoredTable
from ..tables.rows import Chore, Draft, SeatRows, TableRow
from ..tables.table import Sitting
from ..views.table import Lookout
from .bot_runner import Crew

IDLE = 300.0
"""Seconds after which a table that nobody asks for is forgotten; the database has it."""
LATE = 2.0
"""Seconds by which something must be overdue before the sweeper looks after it. Whoever holds the
table in memory is punctual; the sweeper is for tables whose process is gone."""
GRACE = 60.0
"""Seconds a person gets to decide, at most, when her time ran out while no service was there."""
_SWEEP = 50
_FEW = 200
"""Entries that are played again at once; more than these are played in a thread."""
_ATTEMPTS = 5
_LONGEST_SETBACK = 300.0
_LONGEST_SLEEP = 60.0

log = structlog.get_logger("layline.tables")

Decide = Callable[[Sitting], Draft | None]


class Berth:
    """A table in memory, and what this process has told about it."""

    def __init__(self, sitting: Sitting, names: dict[str, str], chat: list[ChatRow]) -> None:
        self.sitting = sitting
        self.names = names
        self.lookout = Lookout(sitting)
        self.chat = deque(chat, CHAT_LINES)
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.attendant: asyncio.Task[None] | None = None
        self.setback = 0.0
        self.grace = _grace(sitting, time.time())
        self.used = time.monotonic()
        self.version_told = sitting.row.version
        self.presence_changed = False
        self.cards_told: dict[str, tuple[object, ...]] = {}

    @property
    def id(self) -> str:
        """The table's id."""
        return self.sitting.row.id

    @property
    def last_chat(self) -> int:
        """The number of the last line said."""
        return self.chat[-1].n if self.chat else 0


class Harbour:
    """All berths of this process.

    `news` is told of every berth where something happened, with the moment the cause of it came
    in (`time.perf_counter`); `changed` of every table this process has changed, and how it stood
    before.
    """

    def __init__(
        self,
        storage: Storage,
        work: LongWork,
        news: Callable[[Berth, float | None], None],
        changed: Callable[[tuple[TableRow, SeatRows], Sitting], None],
    ) -> None:
        self.storage, self._work = storage, work
        self._news, self._changed = news, changed
        self._crew = Crew()
        self._berths: dict[str, Berth] = {}
        self._loading: dict[str, asyncio.Task[Berth]] = {}
        self._unplayable: set[str] = set()
        self._closing = False

    def __iter__(self) -> Iterator[Berth]:
        return iter(list(self._berths.values()))

    def moored(self, table: str) -> Berth | None:
        """A table, if it is in memory."""
        return self._berths.get(table)

    async def berth(self, table: str, visitor: str = THE_SERVICE) -> Berth:
        """A table; loaded, for the visitor who asks, if need be."""
        found = self._berths.get(table)
        while found is None:
            others = self._loading.get(table)
            loading = others or self._begin_to_load(table, visitor)
            try:
                found = await asyncio.shield(loading)
            except Refusal as refusal:
                # Somebody else who asked first may have asked for too much; we have not.
                if others is None or refusal.status != 429:
                    raise
                await asyncio.sleep(0)
                found = self._berths.get(table)
        found.used = time.monotonic()
        return found

    def _begin_to_load(self, table: str, visitor: str) -> asyncio.Task[Berth]:
        loading = asyncio.create_task(self._load(table, visitor))
        self._loading[table] = loading
        loading.add_done_callback(lambda _: self._loading.pop(table))
        return loading

    def moor(self, sitting: Sitting, names: dict[str, str]) -> Berth:
        """Keep a table that was just stored."""
        berth = self._berths[sitting.row.id] = Berth(sitting, names, [])
        self._attend(berth)
        return berth

    async def _load(self, table: str, visitor: str) -> Berth:
        def read(connection: Connection) -> tuple[StoredTable | None, list[ChatRow]]:
            return queries.read_table(connection, table), queries.read_chat(connection, table)

        page, chat = await self.storage.read(read)
        if page is None:
            raise Refusal("unknown_table", status=404)
        stored = page
        # A long race takes a while to play again.
        sitting = await self._work.do(
            visitor, lambda: Sitting(stored.row, stored.seat_rows, stored.entries)
        )
        berth = self._berths[table] = Berth(sitting, page.names, chat)
        self._attend(berth)
        return berth

    # Changing a table.

    async def change(
        self,
        berth: Berth,
        decide: Decide,
        acknowledge: Callable[[], None] | None = None,
        received: float | None = None,
    ) -> bool:
        """Store what `decide` makes of the table as it stands; whether there was anything to store.

        `decide` may be asked again, when another process has written in the meantime. It goes on
        even if whoever asked does not wait for it: the table in memory must follow the database.
        """
        store = asyncio.create_task(self._store(berth, decide, acknowledge, received))
        return await asyncio.shield(store)

    async def _store(
        self,
        berth: Berth,
        decide: Decide,
        acknowledge: Callable[[], None] | None,
        received: float | None,
    ) -> bool:
        async with berth.lock:
            for _ in range(_ATTEMPTS):
                draft = decide(berth.sitting)
                if draft is None:
                    return False
                if await self._stored(berth, draft):
                    break
                await self._follow(berth)
            else:
                raise Refusal("unavailable", status=503)
            before = (berth.sitting.row, berth.sitting.seat_rows)
            berth.sitting.take(draft)
            for moment in draft.moments:
                ENTRIES.labels(moment.entry.kind).inc()
        if acknowledge is not None:
            acknowledge()
        self._changed(before, berth.sitting)
        self._stir(berth, received)
        return True

    async def _stored(self, berth: Berth, draft: Draft) -> bool:
        row, seat_rows = berth.sitting.row, berth.sitting.seat_rows
        try:
            with STORE_SECONDS.time():
                await self.storage.write(lambda it: queries.keep(it, row, seat_rows, draft))
        except (OutOfStep, IntegrityError):
            return False
        return True

    async def catch_up(self, berth: Berth) -> None:
        """Follow what other processes have written."""
        async with berth.lock:
            await self._follow(berth)

    async def _follow(self, berth: Berth) -> None:
        """Read what is new, and tell it: whoever made us look may be refused and tell nobody."""
        sitting = berth.sitting
        seq = sitting.seq
        page = await self.storage.read(lambda it: queries.read_table(it, berth.id, seq))
        if page is None:
            raise Refusal("unknown_table", status=404)
        before = (sitting.row, sitting.seat_rows)
        entries = page.entries
        if len(entries) <= _FEW:
            news = sitting.followed(entries)
        else:
            news = await self._work.do(THE_SERVICE, lambda: sitting.followed(entries))
        sitting.catch_up(page.row, page.seat_rows, news)
        berth.names.update(page.names)
        if before != (sitting.row, sitting.seat_rows):
            self._stir(berth, None)

    def _stir(self, berth: Berth, received: float | None) -> None:
        berth.changed.set()
        self._attend(berth)
        self._news(berth, received)

    def hurry(self, berth: Berth) -> None:
        """Bots play on at once, until a person decides; nothing if it is a person's turn."""
        chore = berth.sitting.chore()
        if chore is not None and not chore.time_is_up:
            berth.sitting.hurried = True
            berth.changed.set()

    # Bots and clocks.

    def _attend(self, berth: Berth) -> None:
        """See to it that what is due happens."""
        if berth.attendant is None and not self._closing and berth.sitting.chore() is not None:
            berth.attendant = asyncio.create_task(self._attendance(berth))

    async def _attendance(self, berth: Berth) -> None:
        try:
            while not self._closing and (chore := berth.sitting.chore()) is not None:
                berth.changed.clear()
                try:
                    await self._do(berth, chore)
                    berth.setback = 0.0
                except Exception:
                    # A bot or a rule that fails must not end the race for everybody.
                    log.exception("a chore failed", table=berth.id, seat=chore.seat, bot=chore.bot)
                    ERRORS.labels("chore").inc()
                    berth.setback = min(max(1.0, 2 * berth.setback), _LONGEST_SETBACK)
                    await _disturbed(berth.changed, time.time() + berth.setback)
        finally:
            berth.attendant = None

    async def _do(self, berth: Berth, chore: Chore) -> None:
        sitting = berth.sitting
        seq = sitting.seq
        when = max(chore.when, berth.grace) if chore.time_is_up else chore.when
        if chore.time_is_up and await _disturbed(berth.changed, when):
            return
        action = None
        if chore.bot is not None:
            if chore.time_is_up and sitting.game.absent is not None:
                action = sitting.game.absent(sitting.race.view(chore.seat))
            else:
                race = sitting.race.copy()
                action = await self._crew.choose(chore.bot, berth.id, chore.seat, race)
        # A bot thinks at once and waits then, so that nobody can tell how long it thought.
        if await _disturbed(berth.changed, when):
            return

        def decide(now: Sitting) -> Draft | None:
            due = now.chore()
            if now.seq != seq or due is None or (due.seat, due.bot) != (chore.seat, chore.bot):
                return None
            return now.done(chore, action, time.time())

        await self._store(berth, decide, None, None)

    async def sweep(self) -> None:
        """Look after tables where something is overdue: their process is gone, or it failed."""
        now = time.time()
        late = await self.storage.read(lambda it: queries.overdue(it, now - LATE, _SWEEP))
        for table in late:
            if table in self._unplayable:
                continue
            berth = self._berths.get(table)
            try:
                if berth is None:
                    await self.berth(table)
                elif not berth.setback:
                    await self.catch_up(berth)
                    self._attend(berth)
            except Exception as error:
                if isinstance(error, Refusal) and error.status == 503:
                    raise
                log.exception("a table cannot go on", table=table)
                ERRORS.labels("table").inc()
                self._unplayable.add(table)

    def forget_idle(self, watched: set[str]) -> None:
        """Let go of tables that nobody watches and where nothing is due soon."""
        long_ago, soon = time.monotonic() - IDLE, time.time() + IDLE
        for berth in list(self._berths.values()):
            chore = berth.sitting.chore()
            busy = berth.lock.locked() or (chore is not None and chore.when < soon)
            if berth.used < long_ago and berth.id not in watched and not busy:
                del self._berths[berth.id]
                if berth.attendant is not None:
                    berth.attendant.cancel()

    async def close(self) -> None:
        """Finish what is being stored; leave the rest to whoever comes next."""
        self._closing = True
        attendants = [one.attendant for one in self._berths.values() if one.attendant is not None]
        for berth in self._berths.values():
            berth.changed.set()
        if attendants:
            _, late = await asyncio.wait(attendants, timeout=5.0)
            for task in late:
                task.cancel()
        self._crew.dismiss()


async def _disturbed(changed: asyncio.Event, when: float) -> bool:
    """Wait until a moment; True as soon as something happens before it."""
    while not changed.is_set() and (rest := when - time.time()) > 0:
        try:
            await asyncio.wait_for(changed.wait(), min(rest, _LONGEST_SLEEP))
        except TimeoutError:
            continue
    return changed.is_set()


def _grace(sitting: Sitting, now: float) -> float:
    """Until when a person may still decide whose time ran out while nobody could have told her."""
    chore, clock = sitting.chore(), sitting.row.clock_seconds
    if chore is None or clock is None or not chore.time_is_up or chore.when > now - LATE:
        return 0.0
    return now + min(GRACE, clock)
