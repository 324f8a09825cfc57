"""Who is connected: every live connection of this process, and whom the other processes have."""

from __future__ import annotations

import secrets
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from ..language import Language
from ..schemas.live import Missed
from ..schemas.views import Sight
from ..visitors.visitor import Visitor
from .outbox import MOST, NoWire, Outbox, Unread, Wire

AskerKind = Literal["visitor", "address"]
"""Whose connections are counted."""
REMOTE_LASTS = 45.0
"""Seconds after which what another process said about its visitors no longer counts."""


LONG_TEXT = 50_000
"""A message with more characters than this takes a while to compress, so it waits for its turn."""

MISSED = Missed(type="missed").model_dump_json()


@dataclass(frozen=True, slots=True)
class Told:
    """What a connection knows of a table: the entries up to one, and the sight it was sent last."""

    seq: int
    sight: Sight


class Connection:
    """One live connection: who listens, in which language, to which tables.

    `watching` says for each table what this connection was told. `id` is known to its page alone;
    `generation` and `session` are those of the cookie it was opened with, from `address`.
    """

    def __init__(
        self,
        visitor: Visitor,
        lang: Language,
        session: str = "",
        address: str = "",
        wire: Wire | None = None,
        unread: Unread | None = None,
    ) -> None:
        self.id = secrets.token_urlsafe(12)
        self.visitor = visitor
        self.generation, self.session = visitor.generation, session
        self.address = address
        self.logged_out = False
        self.crowded: AskerKind | None = None
        self.lang: Language = lang
        self.watching: dict[str, Told] = {}
        self._wire = wire or NoWire()
        self.outbox = Outbox(self._wire, unread or Unread(MOST))
        self.ended = self.outbox.ended
        self._is_sending = False  # something from the outbox
        self._misses_news = False

    def send(self, text: str) -> None:
        """Send news. It is left out for a page that lags, which is told to ask again."""
        if self._misses_news:
            return
        if self.outbox.is_full:
            self._misses_news = True
            self.outbox.put(MISSED)
        else:
            self.answer(text)

    def answer(self, text: str, more_follows: bool = False) -> None:
        """Send what was asked for: at once if nothing waits and the page keeps up, or in turn.

        What `more_follows` may share a packet with: that spares half of what sending costs.
        """
        keeps_up = not self._is_sending and self.outbox.is_empty
        if keeps_up and len(text) <= LONG_TEXT and self._wire.send_now(text, more_follows):
            return
        self.outbox.put(text)

    async def next_waiting(self) -> str:
        """The next message that waited for its turn; until `sent`, others wait behind it."""
        text = await self.outbox.get()
        self._is_sending = True
        return text

    def sent(self, text: str) -> None:
        """A message that waited has been handed over."""
        self._is_sending = False
        if text is MISSED:
            # From here on there is news again; whoever does not ask again finds that it does not
            # follow what they know.
            self._misses_news = False

    def log_out(self) -> None:
        """The cookie it was opened with is no longer good."""
        self.logged_out = True
        self.ended.set()

    def crowd_out(self, who: AskerKind) -> None:
        """Its visitor, or its address, has too many connections."""
        self.crowded = who
        self.ended.set()


class Connections:
    """All connections, by visitor and by the tables they watch."""

    def __init__(self) -> None:
        self._by_visitor: defaultdict[str, set[Connection]] = defaultdict(set)
        self._by_table: defaultdict[str, set[Connection]] = defaultdict(set)
        self._opened = time.time()
        self._left: dict[str, float] = {}
        # Those whose last connection has just gone: they may be reloading their page.
        self._lingering: dict[str, Connection] = {}
        # Of other processes: the visitors they have, and until when that counts.
        self._remote: defaultdict[str, dict[str, float]] = defaultdict(dict)
        self._remote_watchers: defaultdict[str, dict[str, tuple[set[str], float]]]
        self._remote_watchers = defaultdict(dict)

    # Connections of this process.

    def enter(self, connection: Connection) -> bool:
        """Add a connection; whether its visitor was not here until now."""
        visitor = connection.visitor.id
        was_here = self._is_here(visitor)
        self._by_visitor[visitor].add(connection)
        self._lingering.pop(visitor, None)
        return not was_here

    def leave(self, connection: Connection) -> bool:
        """Remove a connection; whether it was its visitor's last.

        Its visitor counts as here until `let_go`.
        """
        for table in list(connection.watching):
            self.unwatch(connection, table)
        id = connection.visitor.id
        self._by_visitor[id].discard(connection)
        if self._by_visitor[id]:
            return False
        del self._by_visitor[id]
        self._left[id] = time.time()
        self._lingering[id] = connection
        return True

    def let_go(self, connection: Connection) -> bool:
        """The visitor of a last connection has had time to come back; whether they are gone."""
        visitor = connection.visitor.id
        if self._lingering.get(visitor) is not connection:
            return False
        del self._lingering[visitor]
        return True

    def _is_here(self, visitor: str) -> bool:
        return visitor in self._by_visitor or visitor in self._lingering

    def watch(self, connection: Connection, table: str, told: Told) -> None:
        """A connection is told about a table from now on; so much it knows already."""
        connection.watching[table] = told
        self._by_table[table].add(connection)

    def unwatch(self, connection: Connection, table: str) -> None:
        """A connection is told no more about a table."""
        connection.watching.pop(table, None)
        self._by_table[table].discard(connection)
        if not self._by_table[table]:
            del self._by_table[table]

    def watchers(self, table: str) -> list[Connection]:
        """The connections that watch a table."""
        return list(self._by_table.get(table, ()))

    def connections_of(self, visitor: str) -> list[Connection]:
        """The connections of a visitor."""
        return list(self._by_visitor.get(visitor, ()))

    def end_older(self, visitor: str, generation: int, kept: str | None = None) -> None:
        """Close what was opened with a visitor's cookies from before a generation.

        The connection `kept`, whose page had them revoked, stays open.
        """
        for connection in self.connections_of(visitor):
            if connection.id == kept:
                connection.generation = generation
            if connection.generation < generation:
                connection.log_out()

    def end_session(self, visitor: str, session: str) -> None:
        """A visitor has logged out in a browser."""
        for connection in self.connections_of(visitor):
            if connection.session == session:
                connection.log_out()

    def visitors(self) -> list[str]:
        """Everybody who is connected to this process."""
        return list(self._by_visitor)

    def watched(self) -> list[str]:
        """The tables that somebody watches from this process."""
        return list(self._by_table)

    # Presence, of other processes too.

    def online(self, visitor: str) -> bool:
        """Whether a visitor is connected, or was a moment ago, to this process or to another."""
        if self._is_here(visitor):
            return True
        now = time.time()
        return any(until > now for until in self._remote.get(visitor, {}).values())

    def absent_for(self, visitor: str) -> float:
        """How many seconds a visitor has been away; 0 while connected.

        Nobody is known to have been away for longer than this process has been running.
        """
        if self.online(visitor):
            return 0.0
        return time.time() - self._left.get(visitor, self._opened)

    def spectators(self, table: str, seated: set[str]) -> int:
        """How many watch a table without a seat at it."""
        now, watching = time.time(), set(self.watching(table))
        for visitors, until in self._remote_watchers.get(table, {}).values():
            if until > now:
                watching |= visitors
        return len(watching - seated)

    def is_watched(self, table: str) -> bool:
        """Whether anybody watches a table, from this process or from another."""
        if table in self._by_table:
            return True
        now = time.time()
        heard = self._remote_watchers.get(table, {}).values()
        return any(visitors and until > now for visitors, until in heard)

    def watching(self, table: str) -> list[str]:
        """The visitors who watch a table from this process."""
        return sorted({connection.visitor.id for connection in self.watchers(table)})

    def hear_visitors(self, process: str, here: bool, visitors: Iterable[str]) -> list[str]:
        """Another process says who is there or gone; the visitors about whom this is news."""
        now, news = time.time(), []
        for visitor in visitors:
            before = self.online(visitor)
            if here:
                self._remote[visitor][process] = now + REMOTE_LASTS
            elif self._remote[visitor].pop(process, None) is not None:
                self._left[visitor] = now
            if self.online(visitor) != before:
                news.append(visitor)
        return news

    def hear_watchers(self, process: str, table: str, visitors: Iterable[str]) -> None:
        """Another process says who watches a table there."""
        self._remote_watchers[table][process] = (set(visitors), time.time() + REMOTE_LASTS)

    def tidy(self) -> list[str]:
        """Forget what is out of date; the visitors who count as gone because of it."""
        now = time.time()
        lapsed = []
        for visitor, processes in list(self._remote.items()):
            for process in [name for name, until in processes.items() if until <= now]:
                del processes[process]
            if not processes:
                del self._remote[visitor]
                self._left[visitor] = now
                lapsed.append(visitor)
        for table, heard in list(self._remote_watchers.items()):
            for process in [name for name, (_, until) in heard.items() if until <= now]:
                del heard[process]
            if not heard:
                del self._remote_watchers[table]
        # Somebody who left long ago is absent, no matter since when.
        for visitor in [id for id, since in self._left.items() if since < now - 3600]:
            del self._left[visitor]
        return lapsed
