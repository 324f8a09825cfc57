"""Two processes on one PostgreSQL are one service; when one dies the other goes on."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import text

from layline.server.schemas.live import Ack, CardChanged, Refused
from tests.server.conftest import NewGuest
from tests.server.duel import Duel
from tests.server.guest import bot, link, me
from tests.server.postgres import Cluster
from tests.server.sailors import check_table
from tests.server.service import DEADLINE, Service
from tests.server.socket_client import all_at_once
from tests.server.stored import opened, stored_entries, told

CUT_ALL_OTHERS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


LISTENING = text(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND query ~ '^(LISTEN|SELECT pg_try_advisory_lock)'"
)


@dataclass
class Twins:
    """Two processes and the database they share."""

    one: Service
    two: Service

    @property
    def database(self) -> str:
        """The database of both."""
        return self.one.database


@pytest.fixture(scope="module")
def quiet_twins(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    """Two processes for the tests that let both live."""
    yield from twins_on(postgres.new_database(), tmp_path_factory.mktemp("twins"))


@pytest.fixture
def twins(quiet_twins: Twins) -> Iterator[Twins]:
    """Both processes; no test may make them stumble."""
    yield quiet_twins
    for service in (quiet_twins.one, quiet_twins.two):
        assert service.running
        assert "Traceback" not in service.log()


@pytest.fixture
def doomed_twins(postgres: Cluster, tmp_path: Path) -> Iterator[Twins]:
    """Two processes of the test's own."""
    yield from twins_on(postgres.new_database(), tmp_path)


def twins_on(
    database: str, folder: Path, settings: dict[str, str] | None = None
) -> Iterator[Twins]:
    """Two processes that start at the same moment on an empty database."""
    both = [Service(database, folder, settings) for _ in range(2)]
    failures: list[BaseException] = []

    def start(service: Service) -> None:
        try:
            service.start()
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=start, args=[service]) for service in both]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not failures, failures
        yield Twins(*both)
    finally:
        for service in both:
            service.close()


def test_players_on_different_processes_see_each_others_moves(
    twins: Twins, guests: NewGuest
) -> None:
    duel = Duel(guests(twins.one), guests(twins.two), stop_after="winner")
    duel.sail_to_the_end()
    assert duel.of("A").entries == duel.of("B").entries
    assert told(duel.of("A").entries) == stored_entries(twins.database, duel.table)
    for guest in duel.guests.values():
        assert guest.table(duel.table).status == "over"
    assert duel.guests["A"].record(duel.table) == duel.guests["B"].record(duel.table)
    for guest in duel.guests.values():
        guest.rematch(duel.table)
    both = [guest.rematch(duel.table).id for guest in duel.guests.values()]
    assert both[0] == both[1]


def test_whoever_changes_over_finds_what_was_acknowledged_though_nobody_told_it(
    doomed_twins: Twins, guests: NewGuest
) -> None:
    duel = Duel(guests(doomed_twins.one), guests(doomed_twins.two))
    elsewhere = duel.guests[duel.other_seat]
    with no_news_between(doomed_twins.database):
        seq = duel.mover.must_play(duel.table, duel.known.actions[0])
        assert elsewhere.live().watch(duel.table).seq >= seq
    duel.wait(seq)


@contextmanager
def no_news_between(database: str) -> Iterator[None]:
    """The processes on a database hear nothing of each other: what would tell them stands still."""
    with opened(database) as connection:
        ears = [pid for (pid,) in connection.execute(LISTENING)]
    assert len(ears) == 2
    for ear in ears:
        os.kill(ear, signal.SIGSTOP)
    try:
        yield
    finally:
        for ear in ears:
            os.kill(ear, signal.SIGCONT)


def test_they_see_each_others_chat_and_presence(twins: Twins, guests: NewGuest) -> None:
    duel = Duel(guests(twins.one), guests(twins.two))
    for seat, live in duel.lives.items():
        assert isinstance(live.say(duel.table, f"from {seat}"), Ack)
    for seat, live in duel.lives.items():
        live.until(lambda seat=seat: len(duel.of(seat).chat) == 2)  # type: ignore[misc]
    assert duel.of("A").chat == duel.of("B").chat
    one = duel.lives["A"]
    one.until(lambda: all(seat.online for seat in duel.of("A").view.seats))
    duel.lives["B"].close()
    one.until(lambda: not duel.of("A").view.seats[1].online)
    onlooker = guests(twins.two).live()
    onlooker.watch(duel.table)
    one.until(lambda: duel.of("A").view.spectators == 1)


def test_a_seat_taken_on_one_process_is_taken_on_the_other(twins: Twins, guests: NewGuest) -> None:
    owner, friend, late = guests(twins.one), guests(twins.two), guests(twins.one)
    table = owner.open_table(me(), link()).id
    live = owner.live()
    live.watch(table)
    friend.join(table)
    live.until(lambda: live.tables[table].view.status == "racing")
    late.refused("POST", f"/api/tables/{table}/join", {})


def test_a_turn_is_told_on_the_other_process_too(twins: Twins, guests: NewGuest) -> None:
    duel = Duel(guests(twins.one), guests(twins.two))
    waiting = duel.other_seat
    elsewhere = duel.guests[waiting].live()
    while duel.on_move != waiting:
        duel.step()
    told = elsewhere.expect(CardChanged, lambda card: card.table.your_turn)
    assert told.table.id == duel.table


def test_an_identity_holds_on_both(twins: Twins, guests: NewGuest) -> None:
    guest, friend = guests(twins.one), guests(twins.two)
    code = guest.call("POST", "/api/code")["code"]
    friend.call("POST", "/api/code/use", {"code": code})
    assert friend.me().visitor.id == guest.id
    live = guest.live(url=twins.two.url)
    assert live.welcome.visitor.id == guest.id


def test_a_new_password_ends_connections_to_the_other_process(
    twins: Twins, guests: NewGuest
) -> None:
    guest = guests(twins.one)
    kept, other = guest.live(url=twins.two.url), guest.live(url=twins.two.url)
    guest.change(password="the tide waits for nobody", connection=kept.welcome.connection)
    assert other.hung_up() == 4403
    assert kept.settled() is not None
    guest.call("POST", "/api/logout")
    assert kept.hung_up() == 4403


def test_of_simultaneous_moves_exactly_one_is_played_and_everybody_told(
    twins: Twins, guests: NewGuest
) -> None:
    duel = Duel(guests(twins.one), guests(twins.two))
    services = (twins.one, twins.two, twins.one, twins.two)
    windows = {
        seat: [guest.live(url=service.url) for service in services]
        for seat, guest in duel.guests.items()
    }
    for _ in range(12):
        seat, known = duel.on_move, duel.known
        position = {"seq": known.seq, "seat": seat}
        moves = [{**position, "action": known.actions[n % len(known.actions)]} for n in range(4)]
        answers = all_at_once(windows[seat], duel.table, moves)
        (ack,) = [answer for answer in answers if isinstance(answer, Ack)]
        kinds = {answer.kind for answer in answers if isinstance(answer, Refused)}
        assert kinds <= {"stale", "not_your_turn"}
        # Also where a move was refused because the other process had been faster. What the
        # processes tell each other every quarter of a minute must not be what makes it known.
        duel.wait(ack.seq, patience=10)
    check_table(twins.database, duel.table)


def test_the_same_move_sent_to_both_processes_is_played_once(
    twins: Twins, guests: NewGuest
) -> None:
    duel = Duel(guests(twins.one), guests(twins.two))
    seat, known = duel.on_move, duel.known
    windows = [duel.guests[seat].live(url=service.url) for service in (twins.one, twins.two)]
    move = {"seq": known.seq, "seat": seat, "action": known.actions[0], "id": "both"}
    for window in windows:
        window.send("move", table=duel.table, **move)
    answers = [window.answer("both") for window in windows]
    assert answers[0] == answers[1]
    assert isinstance(answers[0], Ack)


def test_bots_are_not_played_twice_by_two_processes(twins: Twins, guests: NewGuest) -> None:
    guest, friend = guests(twins.one), guests(twins.two)
    table = guest.open_table(me(), bot(), bot("random"), stop_after="winner").id
    lives = [guest.live(), friend.live()]
    for live in lives:
        live.watch(table)
    guest.stand_in(table, "A", "greedy")
    for live in lives:
        live.until(lambda live=live: live.tables[table].sight.over)  # type: ignore[misc]
    assert lives[0].tables[table].entries == lives[1].tables[table].entries
    check_table(twins.database, table)


def test_connections_to_the_database_that_are_cut_are_made_anew(
    twins: Twins, guests: NewGuest
) -> None:
    duel = Duel(guests(twins.one), guests(twins.two))
    for _ in range(3):
        with opened(twins.database) as connection:
            connection.execute(CUT_ALL_OTHERS)
        seat, known = duel.on_move, duel.known
        move = {
            "seq": known.seq,
            "seat": seat,
            "action": known.actions[0],
            "id": duel.mover.new_id(),
        }
        # A page sends what was not stored once more, under the same id.
        while not isinstance(answer := duel.mover.ask("move", duel.table, **move), Ack):
            assert answer.kind == "unavailable"
        duel.wait(answer.seq)
    check_table(twins.database, duel.table)


# One dies.


def test_when_one_is_killed_the_game_goes_on_at_the_other(
    doomed_twins: Twins, guests: NewGuest
) -> None:
    twins = doomed_twins
    duel = Duel(guests(twins.one), guests(twins.two))
    for _ in range(4):
        duel.step()
    before = duel.of("B").entries[:]
    twins.one.kill()
    duel.lives["A"] = duel.guests["A"].live(url=twins.two.url)
    assert duel.lives["A"].watch(duel.table).entries == before
    for _ in range(6):
        duel.step()
    check_table(twins.database, duel.table)


def test_bots_and_clocks_of_a_killed_process_go_on_at_the_other(
    doomed_twins: Twins, guests: NewGuest
) -> None:
    twins = doomed_twins
    with_bots = guests(twins.one)
    bots = with_bots.open_table(me(), bot(), pace="brisk").id
    with_bots.stand_in(bots, "A", "greedy")
    clock = Duel(guests(twins.one), guests(twins.one), clock=10)
    seen = with_bots.live()
    seen.watch(bots)
    seen.until(lambda: seen.tables[bots].seq > 5)
    twins.one.kill()
    for table in (bots, clock.table):
        played = len(stored_entries(twins.database, table))
        end = time.monotonic() + DEADLINE
        while len(stored_entries(twins.database, table)) <= played:
            assert time.monotonic() < end, "nobody took over"
            time.sleep(0.05)
        check_table(twins.database, table)
    onlooker = guests(twins.two).live()
    late = onlooker.watch(clock.table)
    assert any(entry.by for entry in late.entries)


def test_a_process_that_comes_back_joins_in(doomed_twins: Twins, guests: NewGuest) -> None:
    twins = doomed_twins
    duel = Duel(guests(twins.one), guests(twins.two))
    twins.one.kill()
    twins.one.start()
    duel.lives["A"] = duel.guests["A"].live()
    duel.lives["A"].watch(duel.table)
    for _ in range(6):
        duel.step()
    assert duel.of("A").entries == duel.of("B").entries
