"""What waits for a live connection is counted in bytes, and whoever does not read is cut off."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

from layline.server.live.connections import LONG_TEXT, MISSED, Connection
from layline.server.live.outbox import FULL, MOST, STALLED, Unread
from layline.server.schemas.live import Ack, LookAnswer, Missed
from layline.server.visitors.visitor import Visitor
from tests.server.conftest import NewGuest, NewService
from tests.server.deaf_reader import DeafReader
from tests.server.duel import Duel
from tests.server.figures import figure
from tests.server.guest import bot, me
from tests.server.service import Service, waited_for

NEWS = "n" * 10_000


class Pipe:
    """A transport that takes what fits, until somebody reads."""

    def __init__(self, holds: int = 65_536) -> None:
        self.holds, self.unread = holds, 0
        self.aborted = False

    def send_now(self, text: str, more_follows: bool = False) -> bool:
        """Take a message, unless too much is unread."""
        if self.unread > self.holds:
            return False
        self.unread += len(text)
        return True

    def unsent(self) -> int:
        """What nobody has read."""
        return 0 if self.aborted else self.unread

    async def drained(self) -> None:
        """Nobody waits for this here."""

    def abort(self) -> None:
        """Hang up."""
        self.aborted = True


def connected(pipe: Pipe, unread: Unread | None = None) -> Connection:
    """A connection over a pipe."""
    return Connection(Visitor("v", "Vera", False, None, "en"), "en", wire=pipe, unread=unread)


def emptied(connection: Connection, pipe: Pipe) -> list[str]:
    """Read everything; what had waited."""
    read = []

    async def read_on() -> None:
        while not connection.outbox.is_empty:
            text = await connection.next_waiting()
            read.append(text)
            connection.sent(text)

    asyncio.run(read_on())
    pipe.unread = 0
    return read


def test_news_is_left_out_for_a_page_that_lags_and_it_is_told_so_once() -> None:
    pipe = Pipe()
    connection = connected(pipe)
    for _ in range(100):
        connection.send(NEWS)
    assert FULL < connection.outbox.held() < FULL + 2 * len(NEWS)
    waited = emptied(connection, pipe)
    assert waited[-1] == MISSED
    assert set(waited[:-1]) == {NEWS}
    connection.send("news again")
    assert pipe.unread == len("news again")


def test_answers_are_never_left_out_and_wait_in_their_order() -> None:
    pipe = Pipe()
    connection = connected(pipe)
    for _ in range(40):
        connection.send(NEWS)
    answers = [f"answer {number}" for number in range(5)]
    for answer in answers:
        connection.answer(answer)
    assert emptied(connection, pipe)[-5:] == answers


def test_a_connection_that_holds_too_much_is_cut_off_and_holds_nothing() -> None:
    pipe = Pipe()
    connection = connected(pipe)
    while not connection.ended.is_set():
        connection.answer("é" * LONG_TEXT)
        assert connection.outbox.held() < MOST + 4 * LONG_TEXT
    assert pipe.aborted
    assert connection.outbox.held() == 0
    connection.answer(NEWS)
    assert connection.outbox.is_empty


def test_who_takes_nothing_for_long_is_cut_off_and_who_takes_a_little_is_not() -> None:
    unread = Unread(MOST)
    deaf, slow = Pipe(), Pipe()
    connections = [connected(deaf, unread), connected(slow, unread)]
    for connection in connections:
        for _ in range(20):
            connection.send(NEWS)
    for second in range(int(STALLED) + 3):
        slow.unread -= 10
        deaf.unread += 6  # a ping
        unread.look(float(second))
    assert [connection.outbox.why_cut_off for connection in connections] == ["stalled", None]


def test_when_all_hold_too_much_those_who_hold_most_go_first() -> None:
    unread = Unread(1_000_000)
    pipes = [Pipe() for _ in range(12)]
    connections = [connected(pipe, unread) for pipe in pipes]
    for rounds in range(60):
        for number, connection in enumerate(connections):
            if rounds <= 2 * number:
                connection.answer(NEWS)
    held = [connection.outbox.held() for connection in connections]
    assert sum(held) <= 1_000_000 + sum(pipe.holds + len(NEWS) for pipe in pipes)
    unread.look(0.0)
    assert sum(connection.outbox.held() for connection in connections) <= 1_000_000
    cut = [connection.outbox.why_cut_off is not None for connection in connections]
    assert cut == sorted(cut)
    assert cut[-1]
    assert not cut[0]


# The real thing.


def resident(service: Service) -> int:
    """Bytes of memory that the service has."""
    status = Path(f"/proc/{service.process_id}/status").read_text("ascii")
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def test_readers_that_do_not_read_hold_little_and_are_cut_off(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service()
    guest = guests(service)
    duel = Duel(guests(service), guests(service))
    table = guest.open_table(me(), bot(), bot(), board="full", max_rounds=200).id
    duel.step()
    before = resident(service)

    def all_are_cut_off() -> bool:
        assert figure(service, "layline_unread_bytes") < 5 * 2 * FULL
        assert resident(service) < before + 100_000_000
        duel.lives["A"].settled()
        return figure(service, "layline_cut_off_total") >= 5

    with ExitStack() as open_lines:
        listened_to = {open_lines.enter_context(DeafReader(guest)) for _ in range(5)}
        while listened_to:
            for reader in list(listened_to):
                if not reader.ask(type="look", id="look", table=table, seq=0):
                    listened_to.discard(reader)
        waited_for(all_are_cut_off)
        waited_for(lambda: figure(service, "layline_unread_bytes") == 0)
    assert "Traceback" not in service.log()


def test_a_page_that_lagged_and_reads_again_knows_all(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service()
    duel = Duel(guests(service), guests(service))
    slow = duel.guests["A"].live(compressed=False)
    slow.watch(duel.table)
    # Far more is asked for than the system keeps for somebody who does not read.
    for number in range(400):
        slow.send("look", id=f"look{number}", table=duel.table, seq=0)
    waited_for(lambda: figure(service, "layline_unread_bytes") > FULL)
    assert isinstance(duel.lives["B"].say(duel.table, "Are you asleep?"), Ack)
    duel.step()
    slow.expect(Missed)
    slow.until(lambda: slow.tables[duel.table].chat)
    slow.until(lambda: slow.tables[duel.table].seq == duel.of("A").seq)
    assert slow.tables[duel.table].sight == duel.of("A").sight
    # Nothing that was asked for was left out.
    looks = [message for message in slow.said if isinstance(message, LookAnswer)]
    assert [look.id for look in looks] == [f"look{number}" for number in range(400)]
