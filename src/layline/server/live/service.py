"""The tables as this process serves them: what visitors can do there, and who is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine

import structlog
from sqlalchemy import Connection as Database

from ...engine.answers import BoardSign
from ...engine.scene import Scene
from ...games import is_known
from ...play import fair
from ...play.race import Race
from ...play.race_file import to_record
from ..courses.kept import KeptCourse
from ..operations.limits import Limits
from ..operations.long_work import LongWork, Turns
from ..operations.metrics import ERRORS, SWEEPS
from ..operations.settings import Settings
from ..refusals import Refusal, said
from ..schemas.base import WrittenRace
from ..schemas.live import Move, Resign, Say, Undo
from ..schemas.tables import (
    Beginning,
    NewTable,
    PublicTableCard,
    StandIn,
    TableCard,
    TableView,
)
from ..storage.database import Storage
from ..tables import queries
from ..tables.clock import timed
from ..tables.opening import opened, rematch_of
from ..tables.queries import ChatRow, OutOfStep
from ..tables.records import Records
from ..tables.rematch import must_be_hers, must_concern, unanimous_with
from ..tables.rows import Draft, SeatRows, TableRow
from ..tables.seats import holders, names_at, row_of, seats_of
from ..tables.starts import from_a_position, from_a_record, moment_of
from ..tables.table import Table
from ..views.summary import table_card, table_view
from ..views.table import TableViews
from ..visitors.names import cleaned_text
from ..visitors.visitor import Visitor
from .broadcast import Broadcast
from .cluster import Cluster
from .connections import Connections
from .crews import Crews
from .departures import Departures
from .hints import Hints
from .housekeeping import Housekeeping
from .notices import notices
from .outbox import Unread
from .registry import LoadedTable, TableRegistry
from .take_backs import TakeBacks
from .watching import Watching
from .webhooks import Notice

ABSENT = 60.0
"""Seconds after which another player may let a bot stand in for somebody who is not there."""
LISTED = 60
"""The most tables in a list."""
_SWEEP_EVERY = 1.0
_HERE_EVERY = 15.0

log = structlog.get_logger("layline.tables")

Acknowledge = Callable[[int], None]


class Tables:
    """The tables; `notify` is told, at once, what people should hear about wherever they are."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        limits: Limits,
        work: LongWork,
        notify: Callable[[Notice], None],
    ) -> None:
        self._storage, self._work = storage, work
        self._most = settings.tables_per_visitor
        self._notify = notify
        self.records = Records(storage, settings, work)
        self.connections, self.turns = Connections(), Turns()
        self.unread = Unread(settings.unread_megabytes * 1024 * 1024)
        self._broadcast = Broadcast(self.connections, self._shown)
        self._registry = TableRegistry(
            storage, work, self._broadcast.announce, self._changed, self.connections.is_watched
        )
        self.crews = Crews(self._registry)
        self.take_backs = TakeBacks(self._registry)
        self.hints = Hints(self._registry, work)
        self._cluster = Cluster(
            storage,
            self._registry,
            self.connections,
            self._broadcast,
            settings,
            limits,
            self.records.let_go,
        )
        self.admission = self._cluster.admission
        self.departures = Departures(storage, self._registry, self._cluster)
        self._housekeeping = Housekeeping(
            storage, settings, self._registry, self.connections, self._cluster, self.departures
        )
        self.watching = Watching(
            self._registry,
            self.connections,
            self._broadcast,
            self._cluster,
            work,
            self._shown,
            self._begin,
        )
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin: from now on what is due happens."""
        await self._cluster.start()
        self._begin(self._broadcast.run())
        self._begin(self._sweep())
        self._begin(self._cluster.share_limits())
        self._begin(self.unread.run())
        self._begin(self._housekeeping.run())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background, until it is done or the service stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Finish what is being stored, then stop."""
        await self._registry.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._cluster.stop()

    # Finding tables.

    async def view(self, table_id: str, visitor: Visitor, lang: str) -> TableView:
        """A table in full."""
        loaded = await self.find(table_id, visitor)
        row, seat_rows = loaded.table.row, loaded.table.seat_rows
        spectators = self.connections.spectators(table_id, holders(seat_rows))
        online = self.connections.online
        return table_view(row, seat_rows, loaded.names, visitor.id, online, lang, spectators)

    async def cards_of(self, visitor: Visitor, lang: str) -> list[TableCard]:
        """The tables of a visitor: those awaiting the visitor first, those that are over last."""
        tables = await self._storage.read(lambda it: queries.tables_of(it, visitor.id, LISTED))
        cards = self._cards(tables, visitor, lang)
        return sorted(cards, key=lambda card: (not card.your_turn, card.status == "over"))

    async def public(self, visitor: Visitor, lang: str) -> list[PublicTableCard]:
        """The public tables: those with a free seat first."""
        tables = await self._storage.read(lambda it: queries.public_tables(it, LISTED))
        owners = {table.row.id: table.row.owner for table in tables}
        spoken = await self._storage.read(lambda it: queries.languages_of(it, owners.values()))
        cards = [
            PublicTableCard(**card.__dict__, language=spoken.get(owners[card.id]))
            for card in self._cards(tables, visitor, lang)
        ]
        return sorted(cards, key=lambda card: card.status != "open")

    def _cards(
        self, tables: list[queries.StoredTable], visitor: Visitor, lang: str
    ) -> list[TableCard]:
        online = self.connections.online
        cards = []
        for table in tables:
            row = table.row
            if not is_known(row.game):  # a game of LAYLINE_GAMES may be gone, or be left out
                continue
            try:
                names = names_at(row.owner, table.seat_rows, table.names)
                cards.append(table_card(row, table.seat_rows, names, visitor.id, online, lang))
            except Exception:
                # One that is damaged must not take all others out of the list.
                self._registry.note_unreadable(row.id)
        return cards

    async def ground(self, table_id: str, visitor: Visitor, lang: str) -> Scene:
        """The picture under the board."""
        return (await self.find(table_id, visitor)).views.ground(lang)

    async def legend(self, table_id: str, visitor: Visitor, lang: str) -> tuple[BoardSign, ...]:
        """The signs on the board and what they mean."""
        return (await self.find(table_id, visitor)).views.legend(lang)

    async def record(self, table_id: str, visitor: Visitor) -> WrittenRace:
        """The race as a record that replays, with the proof that its chance was fair."""
        table = await self._finished(table_id, visitor)
        row = table.row
        proof: WrittenRace = {
            "table": row.id,
            "hash": fair.commitment(row.secret),
            "secret": row.secret.hex(),
        }
        if row.given:
            proof["given"] = row.given
        race = table.race
        record = await self._work.do(visitor.id, lambda: to_record(race))
        record["fairness"] = proof
        if late := table.history.timed_out():
            record["time_up"] = list(late)
        return record

    async def find(self, table_id: str, visitor: Visitor) -> LoadedTable:
        """A table as it is in memory."""
        loaded = await self._registry.find(table_id, visitor.id)
        if loaded.own_names.get(visitor.id, visitor.name) != visitor.name:
            self._cluster.note_name(visitor)
        return loaded

    async def renamed(self, visitor: Visitor) -> None:
        """A visitor has another name now."""
        await self._cluster.renamed(visitor)

    async def cookies_ended(self, visitor: Visitor, kept: str | None) -> None:
        """A visitor's older cookies have ended: what they opened closes, but for one connection."""
        await self._cluster.cookies_ended(visitor.id, visitor.generation, kept)

    async def logged_out(self, visitor: Visitor, session: str) -> None:
        """A visitor has logged out in a browser: its connections close."""
        await self._cluster.logged_out(visitor.id, session)

    # Opening and seats.

    async def open(self, visitor: Visitor, wish: NewTable, course: KeptCourse | None = None) -> str:
        """Open a table as wished; its id. With no free seat the race begins at once."""
        begun = named = None
        if wish.start is not None:
            begun, named = await self._begun(wish.start, visitor, wish.game)
        now = time.time()
        # A race that is continued keeps its options; the clock is the new table's own.
        asked = timed(wish) if begun is None else wish

        def lay_out() -> tuple[Table, Draft]:
            new = opened(visitor.id, asked, now, begun, course, named)
            return new, new.opened(now, begun)

        table, draft = await self._work.do(visitor.id, lay_out)
        if not await self._storage.write(lambda it: queries.add_table(it, draft, self._most)):
            raise Refusal("too_many_tables", n=self._most)
        self._add_opened(table, draft, {visitor.id: visitor.name})
        return table.row.id

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

    @property
    def unreadable(self) -> int:
        """How many tables this process has come across that cannot be read."""
        return len(self._registry.unreadable)

    async def _finished(self, table_id: str, visitor: Visitor) -> Table:
        """A table whose race is over, so that everybody may know all of it."""
        table = (await self.find(table_id, visitor)).table
        if table.row.status != "over" or not table.row.raced:
            raise Refusal("not_over")
        return table

    def _add_opened(self, table: Table, draft: Draft, names: dict[str, str]) -> None:
        """A new table was stored."""
        table.take(draft)
        loaded = self._registry.add(table, names)
        self._cluster.opened(loaded)
        self._changed(None, table)
        self._broadcast.announce(loaded)

    async def join(
        self, table_id: str, visitor: Visitor, seat: str | None, invitation: str | None = None
    ) -> None:
        """Take a seat."""
        loaded = await self.find(table_id, visitor)
        self._registry.know(loaded, {visitor.id: visitor.name})
        await self._registry.change(
            loaded, lambda it: it.join(visitor.id, seat, time.time(), invitation)
        )

    async def begin(self, table_id: str, visitor: Visitor) -> None:
        """Start the race; bots take the free seats."""
        loaded = await self.find(table_id, visitor)
        await self._registry.change(loaded, lambda it: it.begin(visitor.id, time.time()))

    async def leave(self, table_id: str, visitor: Visitor) -> None:
        """Give up one's seats."""
        loaded = await self.find(table_id, visitor)
        await self._registry.change(loaded, lambda it: it.leave(visitor.id, time.time()))

    async def stand_in(self, table_id: str, visitor: Visitor, wish: StandIn) -> None:
        """Let a bot play for one's own seat, or take over from it again."""
        loaded = await self.find(table_id, visitor)
        await self._registry.change(
            loaded, lambda it: it.stand_in(visitor.id, wish.seat, wish.bot, time.time())
        )

    async def stand_in_for(self, table_id: str, visitor: Visitor, seat: str) -> None:
        """Let the service's bot play for somebody who is not there."""
        loaded = await self.find(table_id, visitor)

        def decide(table: Table) -> Draft | None:
            people = row_of(table.seat_rows, seat).people
            absent = all(self.connections.absent_for(one) >= ABSENT for one in people)
            return table.stand_in_for(visitor.id, seat, absent, time.time())

        await self._registry.change(loaded, decide)

    # The rematch.

    async def rematch(self, table_id: str, visitor: Visitor) -> str:
        """Offer a rematch, or accept it; the last to accept opens it.

        The id of its table, the same however many ask for it; until everybody has accepted, that
        of the table that is over.
        """
        loaded = await self.find(table_id, visitor)
        must_concern(loaded.table.row, loaded.table.seat_rows, visitor.id)
        while True:
            complete = False

            def decide(table: Table) -> Draft | None:
                nonlocal complete
                draft = table.agree(visitor.id, time.time())
                complete = unanimous_with(table.row, table.seat_rows, visitor.id, time.time())
                # The last yes needs no row of its own: the new table is stored with the old one.
                return None if complete else draft

            if loaded.table.row.next is None:
                await self._registry.change(loaded, decide)
            if loaded.table.row.next is None and not complete:
                # Another process may have opened it, and we have not heard of it yet.
                await self._registry.catch_up(loaded)
                return (await self._registry.find(table_id)).table.row.next or table_id
            try:
                return loaded.table.row.next or await self._open_rematch(loaded, visitor)
            except OutOfStep:
                # Somebody has had a change of mind: see how it stands now.
                await self._registry.catch_up(loaded)

    async def decline_rematch(self, table_id: str, visitor: Visitor) -> None:
        """Decline a rematch, or withdraw one's own offer."""
        loaded = await self.find(table_id, visitor)
        await self._registry.change(loaded, lambda it: it.decline(visitor.id, time.time()))

    async def rematch_without(self, table_id: str, visitor: Visitor) -> str:
        """Open the rematch one has offered; the seats of all who have not accepted are free."""
        loaded = await self.find(table_id, visitor)
        while loaded.table.row.next is None:
            must_be_hers(loaded.table.row, visitor.id)
            try:
                return await self._open_rematch(loaded, visitor, alone=True)
            except OutOfStep:
                await self._registry.catch_up(loaded)
        return loaded.table.row.next

    async def _open_rematch(
        self, loaded: LoadedTable, visitor: Visitor, alone: bool = False
    ) -> str:
        """The same again with everybody moved up one seat.

        A visitor who begins `alone` leaves free the seats of those who have not accepted.
        """
        before = loaded.table.row
        now = time.time()

        def lay_out() -> tuple[Table, Draft]:
            again = rematch_of(loaded.table, now, visitor.id if alone else None)
            return again, again.opened(now, loaded.table.race.step_to(before.given))

        table, draft = await self._work.do(visitor.id, lay_out)
        found = await self._storage.write(
            lambda it: queries.link_rematch(it, before, draft, self._most)
        )
        if found is None:
            raise Refusal("too_many_tables", n=self._most)
        if found == table.row.id:
            self._add_opened(table, draft, dict(loaded.own_names))
        await self._registry.catch_up(loaded)
        return found

    # Playing.

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
        decide: Callable[[Table], Draft],
        acknowledge: Acknowledge,
    ) -> None:
        received = time.perf_counter()
        loaded = await self._registry.find(message.table, visitor.id)
        numbers: list[int] = []

        def once(table: Table) -> Draft | None:
            """The same message again changes nothing and gets the same answer."""
            numbers[:] = [table.history.stored(visitor.id, message.id) or table.seq + 1]
            return None if table.history.stored(visitor.id, message.id) else decide(table)

        stored = await self._registry.change(
            loaded, once, lambda: acknowledge(numbers[0]), received
        )
        if not stored:
            acknowledge(numbers[0])

    async def skip(self, visitor: Visitor, table_id: str) -> None:
        """Let the bots play on at once."""
        loaded = await self._registry.find(table_id, visitor.id)
        table = loaded.table
        if not seats_of(table.seat_rows, visitor.id) and table.row.owner != visitor.id:
            raise Refusal("not_your_seat", status=403, text=said("refused.not_seated"))
        self._registry.hurry(loaded)

    async def say(self, visitor: Visitor, say: Say, acknowledge: Acknowledge) -> None:
        """A line of chat."""
        loaded = await self._registry.find(say.table, visitor.id)
        text = cleaned_text(say.text)
        if not text:
            raise Refusal("malformed", text=said("refused.bad_message", what="text"))
        seats = seats_of(loaded.table.seat_rows, visitor.id)
        seat = seats[0] if seats else None
        row = ChatRow(0, visitor.id, visitor.name, seat, text, say.id, time.time())
        after = loaded.last_chat

        def write(database: Database) -> tuple[int, list[ChatRow]]:
            n = queries.add_chat(database, loaded.id, row)
            return n, queries.read_chat(database, loaded.id, after)

        n, lines = await self._storage.write(write)
        acknowledge(n)
        self._broadcast.chat(loaded, lines)

    async def views(self, table_id: str, visitor: Visitor) -> TableViews:
        """What a table looks like and what its referee answers."""
        return (await self._registry.find(table_id, visitor.id)).views

    # What happens by itself.

    def awaits(self, table_id: str, visitor: str) -> bool:
        """Whether a table awaits a visitor's decision, as far as this process knows."""
        loaded = self._registry.loaded(table_id)
        if loaded is None:
            return True
        row, seat_rows = loaded.table.row, loaded.table.seat_rows
        if row.status != "racing" or row.to_move is None:
            return False
        decides = row_of(seat_rows, row.to_move)
        return decides.machine is None and visitor in decides.people

    def _changed(self, before: tuple[TableRow, SeatRows] | None, table: Table) -> None:
        for notice in notices(before, table):
            self._notify(notice)

    def _shown(self, loaded: LoadedTable, visitors: set[str]) -> None:
        """Visitors were sent how a table stands: a clock may have waited for that."""
        if loaded.table.awaits_eyes_of(visitors):
            self._begin(self._saw(loaded, visitors))

    async def _saw(self, loaded: LoadedTable, visitors: set[str]) -> None:
        try:
            await self._registry.change(loaded, lambda it: it.saw(visitors, time.time()))
        except Refusal as refusal:
            # Their clocks then start a little later, at the latest when the grace is over.
            log.warning("who saw the start could not be stored", kind=refusal.kind)

    async def _sweep(self) -> None:
        told = time.monotonic()
        while True:
            await asyncio.sleep(_SWEEP_EVERY)
            try:
                self._registry.forget_idle(set(self.connections.watched()))
                self._cluster.presence_changed(self.connections.tidy())
                await self._registry.sweep(self._cluster.patience)
                SWEEPS.inc()
                if time.monotonic() - told > _HERE_EVERY:
                    told = time.monotonic()
                    await self._cluster.say_who_is_here()
            except Refusal as refusal:
                log.warning("the sweeper waits for the database", kind=refusal.kind)
            except Exception:
                log.exception("the sweeper failed")
                ERRORS.labels("sweeper").inc()
