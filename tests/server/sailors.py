"""Visitors who play on whatever happens to the service, and remember what was acknowledged."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from layline.play import fair
from layline.server.schemas.live import Ack, Refused
from tests.server.guest import Guest, link, me
from tests.server.referee import begun
from tests.server.service import DEADLINE, Service
from tests.server.socket_client import Live
from tests.server.stored import stored_chat, stored_entries, stored_row

LONG_RACE: dict[str, Any] = {"board": "full", "max_rounds": 200}
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""What it looks like from here when the other side dies."""


@dataclass
class Memory:
    """What the service promised to keep of one table: text by number."""

    moves: dict[int, str] = field(default_factory=dict)
    chat: dict[int, str] = field(default_factory=dict)


class Sailor(threading.Thread):
    """One visitor in a thread: plays when it is her turn, chats now and then, always comes back.

    After every reconnection all that was acknowledged must be there. A message that got no answer
    is sent again with the same id, and must then be answered as if nothing had happened.
    """

    def __init__(
        self, guest: Guest, seat: str, table: str, seed: int, on_ack: Callable[[], None]
    ) -> None:
        super().__init__(name=f"sailor {seat} of {table}", daemon=True)
        self.guest, self.seat, self.table = guest, seat, table
        self._on_ack = on_ack
        self.memories: dict[str, Memory] = {table: Memory()}
        self.acked = 0
        self.landings = 0
        self.failure: BaseException | None = None
        self.ashore = threading.Event()
        self._rng = random.Random(seed)
        self._unanswered: dict[str, Any] | None = None

    def run(self) -> None:
        """Sail until called ashore."""
        try:
            while not self.ashore.is_set():
                try:
                    self._sail()
                except LOST:
                    self._until_the_service_is_back()
        except BaseException as failure:
            self.failure = failure

    def _until_the_service_is_back(self) -> None:
        # A process that is gone cannot say when it will be back.
        self.ashore.wait(0.02)

    def _sail(self) -> None:
        live = self.guest.live()
        try:
            live.watch(self.table)
            self._check(live)
            self.landings += 1
            while not self.ashore.is_set():
                self._act(live)
        finally:
            live.close()

    def _check(self, live: Live) -> None:
        """Everything acknowledged is there, at its place."""
        known, memory = live.tables[self.table], self.memories[self.table]
        assert known.since == 0
        entries = {entry.seq: entry for entry in known.entries}
        for seq, action in memory.moves.items():
            assert seq in entries, f"entry {seq} ({action}) was acknowledged and is lost"
            assert (entries[seq].seat, entries[seq].action) == (self.seat, action)
        lines = {line.n: line.text for line in known.chat}
        for n, text in memory.chat.items():
            # A page is told the last lines only; the books are checked for all in the end.
            if n >= min(lines, default=0):
                assert lines.get(n) == text, f"line {n} ({text}) was acknowledged and is lost"

    def _act(self, live: Live) -> None:
        known = live.tables[self.table]
        if self._unanswered is None:
            if known.sight.over:
                self._next_race(live)
                return
            if not known.my_turn:
                live.read_or_wait(0.2)
                return
            self._unanswered = self._idea(live)
        self._send(live, self._unanswered)

    def _idea(self, live: Live) -> dict[str, Any]:
        known = live.tables[self.table]
        sent = {"id": f"{live.new_id()}-{self.guest.id[:8]}", "table": self.table}
        chance = self._rng.random()
        if chance < 0.15:
            return {**sent, "type": "chat", "text": f"line {self._rng.random()}"}
        if chance < 0.25 and known.sight.can_undo:
            return {**sent, "type": "undo", "seq": known.seq, "seat": self.seat}
        action = self._rng.choice(known.actions)
        return {**sent, "type": "move", "seq": known.seq, "seat": self.seat, "action": action}

    def _send(self, live: Live, sent: dict[str, Any]) -> None:
        live.send(**sent)
        answer = live.answer(sent["id"])
        if isinstance(answer, Refused) and answer.kind in ("unavailable", "too_fast"):
            self.ashore.wait(0.05)
            return
        assert isinstance(answer, Ack), f"{sent} was answered by {answer}"
        self._on_ack()
        self._unanswered = None
        self.acked += 1
        memory = self.memories[self.table]
        if sent["type"] == "chat":
            memory.chat[answer.seq] = sent["text"]
            return
        memory.moves[answer.seq] = sent.get("action", "undo")
        live.until(lambda: live.tables[self.table].seq >= answer.seq)

    def _next_race(self, live: Live) -> None:
        """Everybody at the table comes to the same next one."""
        view = self.guest.rematch(self.table)
        if view.id == self.table:
            live.until(lambda: live.tables[self.table].view.next is not None)
            view = self.guest.table(str(live.tables[self.table].view.next))
        self.table = view.id
        self.memories.setdefault(view.id, Memory())
        self.seat = next(seat.seat for seat in view.seats if seat.you)
        live.watch(self.table)


class Flotilla:
    """Pairs of sailors on one service, all playing at once."""

    def __init__(self, service: Service, pairs: int, seed: int = 1) -> None:
        self.service = service
        self.guests: list[Guest] = []
        self.sailors: list[Sailor] = []
        self._fuse = -1
        self._struck = threading.Event()
        for _ in range(pairs):
            first, second = Guest(service.url), Guest(service.url)
            self.guests += [first, second]
            table = first.open_table(me(), link(), **LONG_RACE).id
            second.join(table)
            for guest, seat in ((first, "A"), (second, "B")):
                self.sailors.append(Sailor(guest, seat, table, seed, self._burn))
                seed += 1
        for sailor in self.sailors:
            sailor.start()

    @property
    def acked(self) -> int:
        """How many messages were acknowledged so far."""
        return sum(sailor.acked for sailor in self.sailors)

    def wait_for(self, test: Callable[[], bool], what: str) -> None:
        """Wait until something holds, or a sailor failed."""
        end = time.monotonic() + DEADLINE
        while not test():
            self.raise_failures()
            assert time.monotonic() < end, f"{what}:\n{self.service.log()[-3000:]}"
            time.sleep(0.002)

    def strike_after(self, acks: int) -> None:
        """Kill the service at the very moment this many more have been acknowledged."""
        self._struck.clear()
        self._fuse = acks
        self.wait_for(self._struck.is_set, "nobody plays any more")
        self.service.kill()

    def _burn(self) -> None:
        self._fuse -= 1
        if self._fuse == 0:
            self.service.strike()
            self._struck.set()

    def wait_for_acks(self, more: int) -> None:
        """Wait until this many more messages are acknowledged."""
        goal = self.acked + more
        self.wait_for(lambda: self.acked >= goal, "nobody plays any more")

    def restart(self) -> None:
        """Start the service again; each sailor comes back once more and finds everything."""
        # Counted before: some are back before the service is said to be there.
        goals = [sailor.landings + 1 for sailor in self.sailors]
        self.service.start()
        self.wait_for(
            lambda: all(s.landings >= g for s, g in zip(self.sailors, goals, strict=True)),
            "not everybody came back",
        )

    def raise_failures(self) -> None:
        """If a sailor failed, the test fails."""
        for sailor in self.sailors:
            if sailor.failure is not None:
                raise AssertionError(f"{sailor.name}: {sailor.failure!r}") from sailor.failure

    def call_ashore(self) -> None:
        """End the game for today."""
        for sailor in self.sailors:
            sailor.ashore.set()
        for sailor in self.sailors:
            sailor.join(DEADLINE)
        for guest in self.guests:
            guest.close()
        self.raise_failures()

    def check_the_books(self) -> int:
        """Every table in the database replays by the rules and by its secret; how many entries."""
        tables = {table for sailor in self.sailors for table in sailor.memories}
        chat = {table: stored_chat(self.service.database, table) for table in tables}
        for sailor in self.sailors:
            for table, memory in sailor.memories.items():
                assert memory.chat.items() <= chat[table].items(), f"chat of {sailor.name} is lost"
        return sum(check_table(self.service.database, table) for table in tables)


def check_table(database: str, table: str) -> int:
    """A table's entries are numbered without gaps, legal, and drawn from its secret."""
    row, entries = stored_row(database, table), stored_entries(database, table)
    assert [seq for seq, *_ in entries] == list(range(1, len(entries) + 1))
    assert row.seq == len(entries)
    race = begun(row.game, row.options)
    for seq, kind, _, text in entries:
        if kind == "chance":
            assert text == fair.outcome(race, bytes(row.secret), table), f"entry {seq}"
        if kind == "undo":
            race.undo()
        else:
            race.play(text)
    return len(entries)
