"""Every table as this process serves it: what visitors can do there, and who is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from sqlalchemy import Connection as Database

from ...engine.game import Json
from ...games import is_known
from ...play import fair
from ...play.race import Race
from ...play.race_file import to_record
from ..courses.kept import Kept
from ..operations.long_work import LongWork, Turns
from ..operations.metrics import ERRORS
from ..operations.settings import Settings
from ..refusals import Refusal, said
from ..schemas.live import Move, Resign, Say, Undo
from ..schemas.tables import Beginning, NewTable, StandIn, TableCard, TableView
from ..storage.database import Storage
from ..tables import queries
from ..tables.clock import timed
from ..tables.opening import opened, rematch_of
from ..tables.queries import ChatRow, OutOfStep
from ..tables.records import Records
from ..tables.rematch import must_be_hers, must_concern, unanimous_with
from ..tables.rows import Draft, SeatRows, TableRow
from ..tables.seats import holders, row_of, seats_of
from ..tables.starts import from_a_position, from_a_record, moment_of
from ..tables.table import Sitting
from ..views.summary import table_card, table_view
from ..views.table import Lookout
from ..visitors.names import cleaned_text
from ..visitors.visitor import Visitor
from .broadcast import Crier
from .cluster import Signals
from .connections import Connection, Gallery
from .notices import notices
from .registry import Berth, Harbour
from .webhooks import Notice

ABSENT = 60.0
"""Seconds after which another player may let a bot stand in for somebody who is not there."""
LINGERING = 3.0
"""Seconds before somebody who left is said to be gone: a page that is loaded again is quick."""
FEW = 100
"""Entries that are put into words at once; a longer story is worded in a thread."""
LISTED = 60
"""Tables in a list."""
_SWEEP_EVERY = 1.0
_HERE_EVERY = 15.0

log = structlog.get_logger("layline.tables")

Acknowledge = Callable[[int], None]


class Tables:
    """The tables; `notify` is told, at once, what people are to know wherever they are."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        work: LongWork,
        notify: Callable[[Notice], None],
    ) -> None:
        self._storage, self._work = storage, work
        self._most = settings.tables_per_visitor
        self._notify = notify
        self.records = Records(storage, settings, work)
        self.gallery, self.turns = Gallery(), Turns()
        self._crier = Crier(self.gallery, self._shown)
        self._harbour = Harbour(storage, work, self._crier.call, self._changed)
        self._signals = Signals(storage, self._harbour, self.gallery, self._crier)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin: from now on what is due happens."""
        await self._signals.start()
        self._begin(self._crier.run())
        self._begin(self._sweep())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else, until it is done or the service stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Finish what is being stored, then stop."""
        await self._harbour.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._signals.stop()

    # Finding tables.

    async def view(self, table: str, visitor: Visitor, lang: str) -> TableView:
        """A table in full."""
        berth = await self.berth(table, visitor)
        row, seat_rows = berth.sitting.row, berth.sitting.seat_rows
        spectators = self.gallery.spectators(table, holders(seat_rows))
        online = self.gallery.online
        return table_view(row, seat_rows, berth.names, visitor.id, online, lang, spectators)

    async def cards_of(self, visitor: Visitor, lang: str) -> list[TableCard]:
        """The tables of a visitor: those that wait for her first, those that are over last."""
        pages = await self._storage.read(lambda it: queries.tables_of(it, visitor.id, LISTED))
        cards = self._cards(pages, visitor, lang)
        return sorted(cards, key=lambda card: (not card.your_turn, card.status == "over"))

    async def public(self, visitor: Visitor, lang: str) -> list[TableCard]:
        """The public tables: those with a free seat first."""
        pages = await self._storage.read(lambda it: queries.public_tables(it, LISTED))
        return sorted(self._cards(pages, visitor, lang), key=lambda card: card.status != "open")

    def _cards(
        self, pages: list[queries.StoredTable], visitor: Visitor, lang: str
    ) -> list[TableCard]:
        online = self.gallery.online
        return [
            table_card(page.row, page.seat_rows, page.names, visitor.id, online, lang)
            for page in pages
            if is_known(page.row.game)  # a game of LAYLINE_GAMES may be gone, or be left out
        ]

    async def ground(self, table: str, visitor: Visitor, lang: str) -> Json:
        """The picture under the board."""
        return (await self.berth(table, visitor)).lookout.ground(lang)

    async def record(self, table: str, visitor: Visitor) -> Json:
        """The race as a record that replays, with the proof that its chance was fair."""
        sitting = await self._finished(table, visitor)
        row = sitting.row
        proof: Json = {
            "table": row.id,
            "hash": fair.commitment(row.secret),
            "secret": row.secret.hex(),
        }
        if row.given:
            proof["given"] = row.given
        race = sitting.race
        record = await self._work.do(visitor.id, lambda: to_record(race))
        record["fairness"] = proof
        if late := sitting.timed_out():
            record["time_up"] = list(late)
        return record

    async def berth(self, table: str, visitor: Visitor) -> Berth:
        """A table as it is in memory."""
        berth = await self._harbour.berth(table, visitor.id)
        if berth.names.get(visitor.id, visitor.name) != visitor.name:
            self.renamed(visitor)
        return berth

    def renamed(self, visitor: Visitor) -> None:
        """A visitor has another name now."""
        for connection in self.gallery.connections_of(visitor.id):
            connection.visitor = visitor
        for berth in self._harbour:
            if visitor.id in berth.names:
                berth.names[visitor.id] = visitor.name
                self._crier.call_placard(berth)

    async def cookies_ended(self, visitor: Visitor, kept: str | None) -> None:
        """A visitor's older cookies have ended: what they opened closes, but for one connection."""
        await self._signals.cookies_ended(visitor.id, visitor.generation, kept)

    async def logged_out(self, visitor: Visitor, session: str) -> None:
        """A visitor has logged out in a browser: its connections close."""
        await self._signals.logged_out(visitor.id, session)

    # Opening and seats.

    async def open(self, visitor: Visitor, wish: NewTable, course: Kept | None = None) -> str:
        """Open a table as wished; its id. With no free seat the race begins at once."""
        begun = named = None
        if wish.start is not None:
            begun, named = await self._begun(wish.start, visitor, wish.game)
        now = time.time()
        # A race that is gone on with keeps its options; the clock is the new table's own.
        asked = timed(wish) if begun is None else wish

        def lay_out() -> tuple[Sitting, Draft]:
            new = opened(visitor.id, asked, now, begun, course, named)
            return new, new.opened(now, begun)

        sitting, draft = await self._work.do(visitor.id, lay_out)
        if not await self._storage.write(lambda it: queries.add_table(it, draft, self._most)):
            raise Refusal("too_many_tables", n=self._most)
        self._launch(sitting, draft, {visitor.id: visitor.name})
        return sitting.row.id

    async def _begun(
        self, start: Beginning, visitor: Visitor, game: str
    ) -> tuple[Race, str | None]:
        """The race with which a new table begins, and the name of its course, if it has one."""
        course = None
        sources = [start.position, start.record, start.table, start.replay]
        if sum(source is not None for source in sources) != 1:
            raise Refusal("one_start", status=422, field="start")
        if start.position is not None:
            field = "start.position"
            position = start.position
            race = await self._work.do(visitor.id, lambda: from_a_position(position, game, field))
        elif start.record is not None:
            record = start.record
            race = await self._work.do(visitor.id, lambda: from_a_record(record, "start.record"))
        elif start.table is not None:
            before = await self._finished(start.table, visitor)
            race, course = before.race, before.row.course
        else:
            race = (await self.records.find(str(start.replay), visitor)).race
        if race.game.id != game:
            raise Refusal("other_game", status=422, field="game", game=race.game.name)
        return moment_of(race, start.at, "start.at"), course

    async def _finished(self, table: str, visitor: Visitor) -> Sitting:
        """A table whose race is over, so that everybody may know all of it."""
        sitting = (await self.berth(table, visitor)).sitting
        if sitting.row.status != "over" or not sitting.row.raced:
            raise Refusal("not_over")
        return sitting

    def _launch(self, sitting: Sitting, draft: Draft, names: dict[str, str]) -> None:
        """A new table was stored."""
        sitting.take(draft)
        berth = self._harbour.moor(sitting, names)
        self._signals.launched(berth)
        self._changed(None, sitting)
        self._crier.call(berth)

    async def join(self, table: str, visitor: Visitor, seat: str | None) -> None:
        """Take a seat."""
        berth = await self.berth(table, visitor)
        berth.names[visitor.id] = visitor.name
        await self._harbour.change(berth, lambda it: it.join(visitor.id, seat, time.time()))

    async def begin(self, table: str, visitor: Visitor) -> None:
        """Start the race; bots take the free seats."""
        berth = await self.berth(table, visitor)
        await self._harbour.change(berth, lambda it: it.begin(visitor.id, time.time()))

    async def leave(self, table: str, visitor: Visitor) -> None:
        """Give up one's seats."""
        berth = await self.berth(table, visitor)
        await self._harbour.change(berth, lambda it: it.leave(visitor.id, time.time()))

    async def stand_in(self, table: str, visitor: Visitor, wish: StandIn) -> None:
        """Let a bot play for a seat of one's own, or play again oneself."""
        berth = await self.berth(table, visitor)
        await self._harbour.change(
            berth, lambda it: it.stand_in(visitor.id, wish.seat, wish.bot, time.time())
        )

    async def stand_in_for(self, table: str, visitor: Visitor, seat: str) -> None:
        """Let the service's bot play for somebody who is not there."""
        berth = await self.berth(table, visitor)

        def decide(sitting: Sitting) -> Draft | None:
            people = row_of(sitting.seat_rows, seat).people
            absent = all(self.gallery.absent_for(one) >= ABSENT for one in people)
            return sitting.stand_in_for(visitor.id, seat, absent, time.time())

        await self._harbour.change(berth, decide)

    # The rematch.

    async def rematch(self, table: str, visitor: Visitor) -> str:
        """Offer a rematch, or accept it; the last to accept opens it.

        The id of its table, one however many ask for it; until everybody has accepted that of the
        table that is over.
        """
        berth = await self.berth(table, visitor)
        must_concern(berth.sitting.row, berth.sitting.seat_rows, visitor.id)
        while True:
            complete = False

            def decide(sitting: Sitting) -> Draft | None:
                nonlocal complete
                draft = sitting.agree(visitor.id, time.time())
                complete = unanimous_with(sitting.row, sitting.seat_rows, visitor.id, time.time())
                # The last yes needs no row of its own: the new table is stored with the old one.
                return None if complete else draft

            if berth.sitting.row.next is None:
                await self._harbour.change(berth, decide)
            if berth.sitting.row.next is None and not complete:
                # Another process may have opened it, and not been heard yet.
                await self._harbour.catch_up(berth)
                return (await self._harbour.berth(table)).sitting.row.next or table
            try:
                return berth.sitting.row.next or await self._open_rematch(berth, visitor)
            except OutOfStep:
                # Somebody has changed her mind: see how it stands now.
                await self._harbour.catch_up(berth)

    async def decline_rematch(self, table: str, visitor: Visitor) -> None:
        """Decline a rematch, or withdraw one's own offer."""
        berth = await self.berth(table, visitor)
        await self._harbour.change(berth, lambda it: it.decline(visitor.id, time.time()))

    async def rematch_without(self, table: str, visitor: Visitor) -> str:
        """Open the rematch one has offered with the seats of all others free who did not accept."""
        berth = await self.berth(table, visitor)
        while berth.sitting.row.next is None:
            must_be_hers(berth.sitting.row, visitor.id)
            try:
                return await self._open_rematch(berth, visitor, alone=True)
            except OutOfStep:
                await self._harbour.catch_up(berth)
        return berth.sitting.row.next

    async def _open_rematch(self, berth: Berth, visitor: Visitor, alone: bool = False) -> str:
        """The same again with everybody one seat further.

        A visitor who begins `alone` leaves the seats of those free who have not accepted.
        """
        before = berth.sitting.row
        now = time.time()

        def lay_out() -> tuple[Sitting, Draft]:
            again = rematch_of(berth.sitting, now, visitor.id if alone else None)
            return again, again.opened(now, berth.sitting.race.step_to(before.given))

        sitting, draft = await self._work.do(visitor.id, lay_out)
        found = await self._storage.write(
            lambda it: queries.link_rematch(it, before, draft, self._most)
        )
        if found is None:
            raise Refusal("too_many_tables", n=self._most)
        if found == sitting.row.id:
            self._launch(sitting, draft, dict(berth.names))
        await self._harbour.catch_up(berth)
        return found

    # Live connections.

    async def enter(self, connection: Connection) -> None:
        """Somebody is connected."""
        visitor = connection.visitor.id
        first = self.gallery.enter(connection)
        await self._signals.arrived(visitor)
        if first:
            self._signals.presence_changed([visitor])

    def depart(self, connection: Connection) -> None:
        """A connection is gone."""
        tables = list(connection.watching)
        last = self.gallery.leave(connection)
        self._begin(self._see_off(connection.visitor.id, tables, last))

    async def _see_off(self, visitor: str, tables: list[str], last: bool) -> None:
        for table in tables:
            await self._watched(table)
        await asyncio.sleep(LINGERING)
        if last and not self.gallery.connections_of(visitor):
            self._signals.presence_changed([visitor])
            await self._signals.left(visitor)

    async def watch(self, connection: Connection, table: str, since: int) -> None:
        """Tell a connection all about a table, and what happens there from now on."""
        berth = await self._harbour.berth(table, connection.visitor.id)
        await self._word_entries(berth, connection, since)
        seq, known = berth.sitting.seq, table in connection.watching
        self.gallery.watch(connection, table, seq)
        self._crier.tell_all(berth, connection, since if since <= seq else 0)
        self._shown(berth, {connection.visitor.id})
        if not known:
            await self._watched(table)

    def _shown(self, berth: Berth, visitors: set[str]) -> None:
        """Visitors were sent how a table stands: a clock may have waited for that."""
        if berth.sitting.awaits_eyes_of(visitors):
            self._begin(self._saw(berth, visitors))

    async def _saw(self, berth: Berth, visitors: set[str]) -> None:
        try:
            await self._harbour.change(berth, lambda it: it.saw(visitors, time.time()))
        except Refusal as refusal:
            # Their clocks start a little later then, at the latest when the grace is over.
            log.warning("who saw the start could not be stored", kind=refusal.kind)

    async def _word_entries(self, berth: Berth, connection: Connection, since: int) -> None:
        """Put what happened at a table into words, in a thread if that is a long story."""
        lookout, lang = berth.lookout, connection.lang
        since = since if since <= berth.sitting.seq else 0
        if lookout.unworded(since, lang) > FEW:
            await self._work.do(connection.visitor.id, lookout.wording(since, lang))

    async def unwatch(self, connection: Connection, table: str) -> None:
        """A connection hears no more about a table."""
        if table in connection.watching:
            self.gallery.unwatch(connection, table)
            await self._watched(table)

    async def _watched(self, table: str) -> None:
        """Somebody began or ceased to watch a table."""
        berth = self._harbour.moored(table)
        if berth is not None:
            self._crier.call_placard(berth)
        await self._signals.watched(table)

    async def move(self, visitor: Visitor, move: Move, acknowledge: Acknowledge) -> None:
        """Play an action."""
        await self._play(
            visitor,
            move,
            lambda it: it.move(visitor.id, move.id, move.seq, move.seat, move.action, time.time()),
            acknowledge,
        )

    async def undo(self, visitor: Visitor, undo: Undo, acknowledge: Acknowledge) -> None:
        """Take back an action."""
        await self._play(
            visitor,
            undo,
            lambda it: it.undo(visitor.id, undo.id, undo.seq, undo.seat, time.time()),
            acknowledge,
        )

    async def resign(self, visitor: Visitor, resign: Resign, acknowledge: Acknowledge) -> None:
        """Retire from the race."""
        await self._play(
            visitor,
            resign,
            lambda it: it.resign(visitor.id, resign.id, resign.seat, time.time()),
            acknowledge,
        )

    async def _play(
        self,
        visitor: Visitor,
        message: Move | Undo | Resign,
        decide: Callable[[Sitting], Draft],
        acknowledge: Acknowledge,
    ) -> None:
        received = time.perf_counter()
        berth = await self._harbour.berth(message.table, visitor.id)
        numbers: list[int] = []

        def once(sitting: Sitting) -> Draft | None:
            """The same message again changes nothing and gets the same answer."""
            numbers[:] = [sitting.stored(visitor.id, message.id) or sitting.seq + 1]
            return None if sitting.stored(visitor.id, message.id) else decide(sitting)

        stored = await self._harbour.change(berth, once, lambda: acknowledge(numbers[0]), received)
        if not stored:
            acknowledge(numbers[0])

    async def skip(self, visitor: Visitor, table: str) -> None:
        """Let the bots play on at once."""
        berth = await self._harbour.berth(table, visitor.id)
        sitting = berth.sitting
        if not seats_of(sitting.seat_rows, visitor.id) and sitting.row.owner != visitor.id:
            raise Refusal("not_your_seat", status=403, text=said("refused.not_seated"))
        self._harbour.hurry(berth)

    async def say(self, visitor: Visitor, say: Say, acknowledge: Acknowledge) -> None:
        """A line of chat."""
        berth = await self._harbour.berth(say.table, visitor.id)
        text = cleaned_text(say.text)
        if not text:
            raise Refusal("malformed", text=said("refused.bad_message", what="text"))
        seats = seats_of(berth.sitting.seat_rows, visitor.id)
        seat = seats[0] if seats else None
        row = ChatRow(0, visitor.id, visitor.name, seat, text, say.id, time.time())
        after = berth.last_chat

        def write(database: Database) -> tuple[int, list[ChatRow]]:
            n = queries.add_chat(database, berth.id, row)
            return n, queries.read_chat(database, berth.id, after)

        n, lines = await self._storage.write(write)
        acknowledge(n)
        self._crier.chat(berth, lines)

    async def lookout(self, table: str, visitor: Visitor) -> Lookout:
        """What a table looks like and what its referee answers."""
        return (await self._harbour.berth(table, visitor.id)).lookout

    # What happens by itself.

    def _changed(self, before: tuple[TableRow, SeatRows] | None, sitting: Sitting) -> None:
        for notice in notices(before, sitting):
            self._notify(notice)

    async def _sweep(self) -> None:
        told = time.monotonic()
        while True:
            await asyncio.sleep(_SWEEP_EVERY)
            try:
                self._harbour.forget_idle(set(self.gallery.watched()))
                self._signals.presence_changed(self.gallery.tidy())
                await self._harbour.sweep()
                if time.monotonic() - told > _HERE_EVERY:
                    told = time.monotonic()
                    await self._signals.call_roll()
            except Refusal as refusal:
                log.warning("the sweeper waits for the database", kind=refusal.kind)
            except Exception:
                log.exception("the sweeper failed")
                ERRORS.labels("sweeper").inc()
