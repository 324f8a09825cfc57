"""What the service told a page about its tables, read from the page's own live connection."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import WebSocket
from pydantic import BaseModel

from layline.server.schemas.live import TO_PAGE, State, TableChanged, Update
from layline.server.schemas.tables import TableView
from layline.server.schemas.views import Choice, Entry, Sight
from tests.server.referee import good_choice
from tests.server.sights import updated


@dataclass
class Told:
    """One table: its newest moment, and every entry by number."""

    view: TableView
    sight: Sight
    entries: dict[int, Entry] = field(default_factory=dict)

    @property
    def story(self) -> list[Entry]:
        """The entries in order."""
        return [self.entries[seq] for seq in sorted(self.entries)]

    def good_choice(self) -> Choice:
        """What a club sailor would do now; among what the page offers."""
        action = good_choice(self.view.game, self.view.options, self.story)
        return self.choice(action)

    def choice(self, action: str) -> Choice:
        """The choice of this notation."""
        return next(choice for choice in self.sight.choices if choice.action == action)


class Ear:
    """Listens to the live connections of a page."""

    def __init__(self) -> None:
        self.tables: dict[str, Told] = {}
        self.sent: list[str] = []

    def attend(self, socket: WebSocket) -> None:
        """Listen to a connection that was just opened."""
        socket.on("framereceived", lambda text: self._hear(text))
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    def _hear(self, text: str | bytes) -> None:
        message: BaseModel = TO_PAGE.validate_json(text)
        if isinstance(message, State):
            told = self.tables.get(message.table.id)
            before = told.entries if told is not None and message.since else {}
            self.tables[message.table.id] = Told(message.table, message.sight, dict(before))
            self._add(message.table.id, message.entries)
        elif isinstance(message, Update) and message.table in self.tables:
            told = self.tables[message.table]
            told.sight = updated(told.sight, message)
            self._add(message.table, message.entries)
        elif isinstance(message, TableChanged) and message.table.id in self.tables:
            self.tables[message.table.id].view = message.table

    def _add(self, table: str, entries: list[Entry]) -> None:
        self.tables[table].entries.update((entry.seq, entry) for entry in entries)
