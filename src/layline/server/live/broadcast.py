"""Tells everybody who watches a table, or has a seat there, what has happened.

News is told by one task, table by table: however many entries came in meanwhile, a connection gets
them in one message with the table as it stands then.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog
from pydantic import TypeAdapter

from ..operations.metrics import ERRORS, UPDATE_SECONDS
from ..schemas.live import CardChanged, ChatLine, ChatSaid, TableChanged
from ..schemas.tables import TableView
from ..tables.queries import ChatRow
from ..tables.seats import holders, row_of
from ..views.summary import table_card, table_view
from .connections import Connection, Gallery
from .registry import Berth

log = structlog.get_logger("layline.tables")

PORTION = 500
"""So many entries at most in one message: longer ones would hold everybody up."""

_CHAT = TypeAdapter(list[ChatLine])


class Crier:
    """Carries news from the tables to the connections.

    `shown` is told who has just been sent the news of a table.
    """

    def __init__(self, gallery: Gallery, shown: Callable[[Berth, set[str]], None]) -> None:
        self._gallery, self._shown = gallery, shown
        self._waiting: dict[str, tuple[Berth, float | None]] = {}
        self._called = asyncio.Event()

    def call(self, berth: Berth, received: float | None = None) -> None:
        """Something happened at a table; `received` is when its cause came in."""
        if berth.id in self._waiting:
            received = self._waiting[berth.id][1]
        self._waiting[berth.id] = (berth, received)
        self._called.set()

    def call_placard(self, berth: Berth) -> None:
        """Who is there, or how somebody is called, changed at a table."""
        berth.presence_changed = True
        self.call(berth)

    async def run(self) -> None:
        """Tell all news, for ever."""
        while True:
            await self._called.wait()
            if not self._waiting:
                self._called.clear()
                continue
            berth, received = self._waiting.pop(next(iter(self._waiting)))
            try:
                await self._tell(berth)
            except Exception:
                log.exception("the news of a table could not be told", table=berth.id)
                ERRORS.labels("news").inc()
            if received is not None:
                UPDATE_SECONDS.observe(time.perf_counter() - received)

    async def _tell(self, berth: Berth) -> None:
        version = berth.sitting.row.version
        reseated = berth.version_told != version
        placard = reseated or berth.presence_changed
        berth.version_told, berth.presence_changed = version, False
        shown: set[str] = set()
        for connection in self._gallery.watchers(berth.id):
            shown.add(connection.visitor.id)
            self._update(berth, connection, reseated)
            if placard:
                connection.send(self.table_text(berth, connection))
            # A sight takes a few milliseconds to make; others get their turn between two.
            await asyncio.sleep(0)
        self._send_cards(berth)
        self._shown(berth, shown)

    def _update(self, berth: Berth, connection: Connection, reseated: bool) -> None:
        """What a connection has not seen yet; with other seats one may see or do other things."""
        seq = berth.sitting.seq
        seen = connection.watching.get(berth.id)
        if seen is None or (seen == seq and not reseated):
            return
        connection.watching[berth.id] = seq
        lookout, lang = berth.lookout, connection.lang
        deadline = berth.sitting.deadline
        # Put together from parts that are made once for many, instead of one `Update` each.
        connection.send(
            f'{{"type":"update","table":"{berth.id}","seq":{seq},'
            f'"entries":{lookout.entries_text(seen, lang)},'
            f'"sight":{lookout.sight(connection.visitor.id, lang)},'
            f'"deadline":{"null" if deadline is None else deadline}}}'
        )

    def _send_cards(self, berth: Berth) -> None:
        """A card to everybody with a seat for whom the turn or the status changed."""
        row, seat_rows = berth.sitting.row, berth.sitting.seat_rows
        decides = None if row.to_move is None else row_of(seat_rows, row.to_move)
        for visitor in holders(seat_rows):
            turn = decides is not None and visitor in decides.people and decides.machine is None
            news = (row.status, row.version, turn)
            if berth.cards_told.get(visitor) == news:
                continue
            berth.cards_told[visitor] = news
            for connection in self._gallery.connections_of(visitor):
                card = table_card(
                    row, seat_rows, berth.names, visitor, self._gallery.online, connection.lang
                )
                connection.send(CardChanged(type="card", table=card).model_dump_json())

    # Messages about a table for one connection.

    def tell_all(self, berth: Berth, connection: Connection, since: int) -> None:
        """Tell a connection how a table stands, and its entries after `since`."""
        while berth.sitting.seq - since > PORTION:
            entries = berth.lookout.entries_text(since, connection.lang, PORTION)
            connection.send(f'{{"type":"earlier","table":"{berth.id}","entries":{entries}}}')
            since += PORTION
        connection.send(self._state_text(berth, connection, since))

    def _state_text(self, berth: Berth, connection: Connection, since: int) -> str:
        lookout, lang = berth.lookout, connection.lang
        chat = _CHAT.dump_json([chat_line(row) for row in berth.chat]).decode()
        return (
            f'{{"type":"state","table":{self._view(berth, connection).model_dump_json()},'
            f'"sight":{lookout.sight(connection.visitor.id, lang)},"since":{since},'
            f'"entries":{lookout.entries_text(since, lang)},"chat":{chat}}}'
        )

    def table_text(self, berth: Berth, connection: Connection) -> str:
        """Seats and status of a table."""
        return TableChanged(type="table", table=self._view(berth, connection)).model_dump_json()

    def _view(self, berth: Berth, connection: Connection) -> TableView:
        row, seat_rows = berth.sitting.row, berth.sitting.seat_rows
        return table_view(
            row,
            seat_rows,
            berth.names,
            connection.visitor.id,
            self._gallery.online,
            connection.lang,
            self._gallery.spectators(berth.id, holders(seat_rows)),
        )

    def chat(self, berth: Berth, lines: list[ChatRow]) -> None:
        """Lines were said; those that are known already do no harm."""
        for row in lines:
            if row.n > berth.last_chat:
                berth.chat.append(row)
                line = chat_line(row)
                text = ChatSaid(type="chat", table=berth.id, line=line).model_dump_json()
                for connection in self._gallery.watchers(berth.id):
                    connection.send(text)


def chat_line(row: ChatRow) -> ChatLine:
    """A line of chat for the page."""
    return ChatLine(n=row.n, name=row.name, seat=row.seat, text=row.text, at=row.at)
