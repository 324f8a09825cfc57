"""Tells everybody who watches a table, or has a seat there, what has happened.

News is told by one task, table by table: however many entries came in meanwhile, a connection gets
them in one message with the table as it stands then.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog
from orjson import Fragment
from pydantic import TypeAdapter

from ..encoding import json_text
from ..operations.metrics import ERRORS, UPDATE_SECONDS
from ..schemas.live import CardChanged, ChatLine, ChatSaid, TableChanged
from ..schemas.tables import TableView
from ..tables.queries import ChatRow
from ..tables.seats import holders, row_of
from ..views.summary import table_card, table_view
from .connections import Connection, Connections, Told
from .registry import LoadedTable

log = structlog.get_logger("layline.tables")

_WITHOUT_BREATH = 0.002
"""Seconds for which others may have to wait while news is told."""

_CHAT = TypeAdapter(list[ChatLine])


class Broadcast:
    """Sends what happens at the tables to the connections.

    `shown` is told who has just been sent the news of a table.
    """

    def __init__(
        self, connections: Connections, shown: Callable[[LoadedTable, set[str]], None]
    ) -> None:
        self._connections, self._shown = connections, shown
        self._waiting: dict[str, tuple[LoadedTable, float | None]] = {}
        self._announced = asyncio.Event()
        self._breathed = time.perf_counter()

    def announce(self, loaded: LoadedTable, received: float | None = None) -> None:
        """Something happened at a table; `received` is when its cause came in."""
        if loaded.id in self._waiting:
            received = self._waiting[loaded.id][1]
        self._waiting[loaded.id] = (loaded, received)
        self._announced.set()

    def announce_presence(self, loaded: LoadedTable) -> None:
        """Who is present at a table, or somebody's name there, has changed."""
        loaded.presence_changed = True
        self.announce(loaded)

    async def run(self) -> None:
        """Tell all news, for ever."""
        while True:
            if not self._waiting:
                self._announced.clear()
                await self._announced.wait()
                self._breathed = time.perf_counter()
            await self._breathe()
            loaded, received = self._waiting.pop(next(iter(self._waiting)))
            try:
                await self._tell(loaded)
            except Exception:
                log.exception("the news of a table could not be sent", table=loaded.id)
                ERRORS.labels("news").inc()
            if received is not None:
                UPDATE_SECONDS.observe(time.perf_counter() - received)

    async def _tell(self, loaded: LoadedTable) -> None:
        version = loaded.table.row.version
        reseated = loaded.version_told != version
        table_changed = reseated or loaded.presence_changed
        loaded.version_told, loaded.presence_changed = version, False
        shown: set[str] = set()
        for connection in self._connections.watchers(loaded.id):
            shown.add(connection.visitor.id)
            self._update(loaded, connection, reseated)
            if table_changed:
                connection.send(self.table_text(loaded, connection))
            await self._breathe()
        loaded.views.everybody_told()
        self._send_cards(loaded)
        self._shown(loaded, shown)

    async def _breathe(self) -> None:
        """Give others their turn, now and then: a crowd takes a while to tell."""
        if time.perf_counter() - self._breathed > _WITHOUT_BREATH:
            await asyncio.sleep(0)
            self._breathed = time.perf_counter()

    def _update(self, loaded: LoadedTable, connection: Connection, reseated: bool) -> None:
        """Send what a connection has not seen; with other seats one may see or do other things."""
        seq = loaded.table.seq
        known = connection.watching.get(loaded.id)
        if known is None or (known.seq == seq and not reseated):
            return
        views, lang = loaded.views, connection.lang
        sight = views.sight(connection.visitor.id, lang)
        connection.watching[loaded.id] = Told(seq, sight)
        # Put together from parts that are made once for many, instead of one `Update` each.
        update = {
            "type": "update",
            "table": loaded.id,
            "seq": seq,
            "after": known.seq,
            "entries": Fragment(views.news_text(known.seq, lang)),
            "changes": views.changes(known.sight, sight),
            "deadline": loaded.table.deadline,
        }
        connection.send(json_text(update))

    def _send_cards(self, loaded: LoadedTable) -> None:
        """A card to everybody with a seat for whom the turn or the status changed.

        Whoever watches the table has just been told more than that.
        """
        row, seat_rows = loaded.table.row, loaded.table.seat_rows
        decides = None if row.to_move is None else row_of(seat_rows, row.to_move)
        for visitor in holders(seat_rows):
            turn = decides is not None and visitor in decides.people and decides.machine is None
            news = (row.status, row.version, turn)
            if loaded.cards_told.get(visitor) == news:
                continue
            loaded.cards_told[visitor] = news
            for connection in self._connections.connections_of(visitor):
                if loaded.id in connection.watching:
                    continue
                card = table_card(
                    row, seat_rows, loaded.names, visitor, self._connections.online, connection.lang
                )
                connection.send(CardChanged(type="card", table=card).model_dump_json())

    # Messages about a table for one connection.

    def tell_all(self, loaded: LoadedTable, connection: Connection, since: int) -> Told:
        """Tell a connection how a table stands, and its entries after `since`."""
        connection.send(self._state_text(loaded, connection, since))
        sight = loaded.views.sight(connection.visitor.id, connection.lang)
        return Told(loaded.table.seq, sight)

    def _state_text(self, loaded: LoadedTable, connection: Connection, since: int) -> str:
        views, lang = loaded.views, connection.lang
        state = {
            "type": "state",
            "table": Fragment(self._view(loaded, connection).model_dump_json()),
            "sight": Fragment(views.sight_text(connection.visitor.id, lang)),
            "since": since,
            "entries": Fragment(views.entries_text(since, lang)),
            "chat": Fragment(_CHAT.dump_json([chat_line(row) for row in loaded.chat])),
        }
        return json_text(state)

    def table_text(self, loaded: LoadedTable, connection: Connection) -> str:
        """Seats and status of a table."""
        return TableChanged(type="table", table=self._view(loaded, connection)).model_dump_json()

    def _view(self, loaded: LoadedTable, connection: Connection) -> TableView:
        row, seat_rows = loaded.table.row, loaded.table.seat_rows
        return table_view(
            row,
            seat_rows,
            loaded.names,
            connection.visitor.id,
            self._connections.online,
            connection.lang,
            self._connections.spectators(loaded.id, holders(seat_rows)),
        )

    def chat(self, loaded: LoadedTable, lines: list[ChatRow]) -> None:
        """Lines were said; those that are known already do no harm."""
        for row in lines:
            if row.n > loaded.last_chat:
                loaded.chat.append(row)
                line = chat_line(row)
                text = ChatSaid(type="chat", table=loaded.id, line=line).model_dump_json()
                for connection in self._connections.watchers(loaded.id):
                    connection.send(text)


def chat_line(row: ChatRow) -> ChatLine:
    """A line of chat for the page."""
    return ChatLine(n=row.n, name=row.name, seat=row.seat, text=row.text, at=row.at)
