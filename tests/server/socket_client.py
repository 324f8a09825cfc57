"""The live connection as the page uses it, with the table as the page would know it.

Every message is held against the contract, and every table against itself: entries come once each
and in order, and what is seen is always what the last entry left behind.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

from pydantic import BaseModel
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from layline.server.schemas.live import (
    TO_PAGE,
    Ack,
    ChatLine,
    ChatSaid,
    Earlier,
    Missed,
    Pong,
    Refused,
    State,
    TableChanged,
    Update,
    Welcome,
)
from layline.server.schemas.tables import TableView
from layline.server.schemas.views import Entry, Sight
from tests.server.service import DEADLINE
from tests.server.sights import updated

M = TypeVar("M", bound=BaseModel)


@dataclass
class Watched:
    """A table as a page that has read every message so far knows it."""

    view: TableView
    sight: Sight
    entries: list[Entry] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    since: int = 0
    """The entry after which `entries` begin."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.view.id

    @property
    def seq(self) -> int:
        """The last entry seen."""
        return self.sight.seq

    @property
    def my_turn(self) -> bool:
        """Whether this page may choose now."""
        return bool(self.sight.choices) and not self.sight.over

    @property
    def actions(self) -> list[str]:
        """What may be played."""
        return [choice.action for choice in self.sight.choices]

    def add(self, entries: Iterable[Entry], sight: Sight) -> None:
        """What happened since."""
        for entry in entries:
            assert entry.seq == self.told + 1, f"{entry} after {self.entries[-1:]}"
            self.entries.append(entry)
        assert sight.seq == self.told
        self.sight = sight

    @property
    def told(self) -> int:
        """The number of the last entry told."""
        return self.entries[-1].seq if self.entries else self.since


class Live:
    """One WebSocket. Reading happens while something is waited for, and never otherwise."""

    _ids = count(1)

    def __init__(
        self,
        url: str,
        cookies: str,
        lang: str,
        heard: list[str],
        compressed: bool = True,
        about: str | None = None,
    ) -> None:
        self.url, self.cookies, self.lang, self.heard = url, cookies, lang, heard
        self._about = "" if about is None else f"&table={about}"
        self._compression = "deflate" if compressed else None
        self.said: list[BaseModel] = []
        self.seen: list[tuple[State | Update, Sight]] = []
        """What each message that changed a sight left behind."""
        self.tables: dict[str, Watched] = {}
        self._earlier: list[Entry] = []
        self._missed: set[str] = set()  # tables that have been asked for again
        self._unread: list[BaseModel] = []
        self._socket = self._connected()
        self.welcome = self.expect(Welcome)

    def _connected(self) -> ClientConnection:
        headers = {"Cookie": self.cookies} if self.cookies else {}
        return connect(
            f"{self.url.replace('http', 'ws', 1)}/api/live?lang={self.lang}{self._about}",
            origin=Origin(self.url),
            additional_headers=headers,
            max_size=None,
            compression=self._compression,
            proxy=None,
            open_timeout=DEADLINE,
            close_timeout=2,
            legacy=True,
        )

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    # Sending.

    def send(self, type: str, **fields: Any) -> None:
        """A message of the contract."""
        self.send_raw(json.dumps({"type": type, **fields}))

    def send_raw(self, text: str | bytes) -> None:
        """Anything at all."""
        self._socket.send(text)

    def new_id(self) -> str:
        """A message id nobody used yet."""
        return f"m{next(self._ids)}"

    # Hearing.

    def read(self, deadline: float = DEADLINE) -> BaseModel:
        """The next message, checked; a TimeoutError if none comes."""
        text = self._socket.recv(deadline)
        assert isinstance(text, str)
        self.heard.append(text)
        message = TO_PAGE.validate_json(text, strict=True)
        self.said.append(message)
        self._note(message)
        return message

    def _note(self, message: BaseModel) -> None:
        """What the page would change on its screen."""
        if isinstance(message, Missed):
            self._ask_again()
        elif isinstance(message, Earlier):
            self._earlier += message.entries
        elif isinstance(message, State):
            self._note_state(message)
        elif self._missed & {_table_of(message)}:
            pass  # it does not follow what is known
        elif isinstance(message, Update) and message.table in self.tables:
            table = self.tables[message.table]
            table.add(message.entries, updated(table.sight, message))
            assert message.seq == table.seq
            self.seen.append((message, table.sight))
            table.view.deadline = message.deadline
        elif isinstance(message, TableChanged) and message.table.id in self.tables:
            table = self.tables[message.table.id]
            assert message.table.version >= table.view.version
            table.view = message.table
        elif isinstance(message, ChatSaid) and message.table in self.tables:
            chat = self.tables[message.table].chat
            assert message.line.n == (chat[-1].n + 1 if chat else 1), message.line
            chat.append(message.line)

    def _ask_again(self) -> None:
        self._earlier = []
        for id, table in self.tables.items():
            self._missed.add(id)
            self.send("watch", table=id, since=table.told)

    def _note_state(self, state: State) -> None:
        self._missed.discard(state.table.id)
        known, earlier = self.tables.get(state.table.id), self._earlier
        self._earlier = []
        if earlier:
            assert earlier[-1].seq == state.since, f"{earlier[-1]} before {state.entries[:1]}"
            state = state.model_copy(
                update={"since": earlier[0].seq - 1, "entries": earlier + state.entries}
            )
        if known is None or known.told < state.since:
            known = Watched(state.table, state.sight, [], [], since=state.since)
        known.entries = [entry for entry in known.entries if entry.seq <= state.since]
        known.view, known.chat = state.table, state.chat
        known.add(state.entries, state.sight)
        self.seen.append((state, state.sight))
        self.tables[state.table.id] = known

    def expect(self, kind: type[M], match: Callable[[M], bool] = lambda message: True) -> M:
        """The next message of a kind, which may have come already; others before it are skipped."""
        end = time.monotonic() + DEADLINE
        while True:
            while self._unread:
                message = self._unread.pop(0)
                if isinstance(message, kind) and match(message):
                    return message
            try:
                self._unread.append(self.read(max(0.0, end - time.monotonic())))
            except TimeoutError:
                last = [type(message).__name__ for message in self.said[-8:]]
                raise AssertionError(f"no {kind.__name__} came; the last were {last}") from None

    def answer(self, id: str) -> Any:
        """The answer to a message of this id."""
        return self.expect(BaseModel, lambda message: getattr(message, "id", None) == id)

    def refusal(self) -> Refused:
        """The next no."""
        return self.expect(Refused)

    def until(self, test: Callable[[], object], patience: float = DEADLINE) -> None:
        """Read on until something holds."""
        end = time.monotonic() + patience
        while not test():
            try:
                self._unread.append(self.read(max(0.0, end - time.monotonic())))
            except TimeoutError:
                last = [type(message).__name__ for message in self.said[-8:]]
                raise AssertionError(f"it never came about; the last were {last}") from None

    def read_or_wait(self, longest: float) -> None:
        """Read one message if one comes soon."""
        with suppress(TimeoutError):
            self._unread.append(self.read(longest))

    def settled(self) -> list[BaseModel]:
        """All that came before the answer to a ping sent now."""
        before = len(self.said)
        self.send("ping")
        self.expect(Pong)
        return self.said[before:-1]

    def hung_up(self) -> int:
        """Read until the other side closes; the code it gave."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    # What a page does.

    def watch(self, table: str, since: int = 0) -> Watched:
        """Begin to watch a table, or come back to it."""
        self.send("watch", table=table, since=since)
        self.expect(State, lambda state: state.table.id == table)
        return self.tables[table]

    def ask(self, type: str, table: str, **fields: Any) -> Any:
        """Send something that wants an answer, and wait for that."""
        id = fields.pop("id", None) or self.new_id()
        self.send(type, id=id, table=table, **fields)
        return self.answer(id)

    def play(self, table: str, action: str, **fields: Any) -> Ack | Refused:
        """Play for the seat on move in the position last seen, unless told otherwise."""
        known = self.tables[table]
        given = {"seq": known.seq, "seat": known.sight.to_move, **fields}
        answer = self.ask("move", table, action=action, **given)
        assert isinstance(answer, Ack | Refused)
        return answer

    def must_play(self, table: str, action: str, **fields: Any) -> int:
        """Play and see it happen; the number of the entry."""
        answer = self.play(table, action, **fields)
        assert isinstance(answer, Ack), answer
        self.until(lambda: self.tables[table].seq >= answer.seq)
        return answer.seq

    def say(self, table: str, text: str, **fields: Any) -> Ack | Refused:
        """Write a line of chat."""
        answer = self.ask("chat", table, text=text, **fields)
        assert isinstance(answer, Ack | Refused)
        return answer


def _table_of(message: BaseModel) -> str | None:
    """The table that a message is about."""
    table = getattr(message, "table", None)
    return table if isinstance(table, str) else getattr(table, "id", None)


def all_at_once(lives: Sequence[Live], table: str, moves: Sequence[dict[str, Any]]) -> list[Any]:
    """Each connection sends its move at the same moment; the answers."""
    start = threading.Barrier(len(lives))

    def play(live: Live, move: dict[str, Any]) -> Any:
        start.wait()
        return live.ask("move", table, **move)

    with ThreadPoolExecutor(len(lives)) as pool:
        return list(pool.map(play, lives, moves))
