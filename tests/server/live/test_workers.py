"""`layline serve --workers 2`: one address, two processes, and one that comes when one dies."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from zlib import crc32

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.conftest import NewGuest
from tests.server.deaf_reader import DeafReader
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, link, me
from tests.server.ports import free_port
from tests.server.postgres import Cluster
from tests.server.processes import started_by
from tests.server.sailors import check_table
from tests.server.service import GENEROUS, NO_TLS, Service, waited_for
from tests.server.socket_client import Live
from tests.server.stored import stored_entries, told

NUMBERS = {1, 2}


@pytest.fixture(scope="module")
def crew(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Two workers for the tests that let both live."""
    yield from crew_on(postgres.new_database(), tmp_path_factory.mktemp("crew"))


@pytest.fixture
def doomed_crew(postgres: Cluster, tmp_path: Path) -> Iterator[Service]:
    """Two workers of the test's own."""
    yield from crew_on(postgres.new_database(), tmp_path)


def crew_on(database: str, folder: Path) -> Iterator[Service]:
    """Two workers that both serve."""
    service = Service(database, folder, GENEROUS | {"LAYLINE_WORKERS": "2"}).start()
    try:
        waited_for(lambda: answering(service) == NUMBERS)
        yield service
    finally:
        service.close()


def asked(service: Service, path: str) -> httpx.Response:
    """An answer over a connection of its own, which may go to any of the workers."""
    return httpx.get(f"{service.url}{path}", trust_env=False, verify=NO_TLS)


def answering(service: Service) -> set[int]:
    """The workers that answer now."""
    return {asked(service, "/healthz").json()["worker"] for _ in range(24)}


def connected(service: Service) -> dict[int, float]:
    """How many live connections each worker has."""
    found: dict[int, float] = {}

    def ask() -> bool:
        for family in text_string_to_metric_families(asked(service, "/metrics").text):
            if family.name == "layline_live_connections":
                (sample,) = family.samples
                found[int(sample.labels["worker"])] = sample.value
        return found.keys() == NUMBERS

    waited_for(ask)
    return found


def live_on(service: Service, guest: Guest, worker: int) -> Live:
    """A connection of a visitor to one of the workers; the system decides which, so it is tried."""
    while True:
        before = connected(service)[worker]
        live = guest.live()
        if connected(service)[worker] > before:
            return live
        live.close()


def split_duel(service: Service, guests: NewGuest) -> Duel:
    """Two visitors at a table: A is connected to the first worker, B to the second."""
    duel = Duel(guests(service), guests(service))
    for number, seat in enumerate(duel.guests, start=1):
        duel.lives[seat].close()
        duel.lives[seat] = live_on(service, duel.guests[seat], number)
        duel.lives[seat].watch(duel.table)
    return duel


def has_seen(window: Live, table: str, seq: int) -> bool:
    """Whether a window shows a table after an entry."""
    return window.tables[table].seq >= seq


def processes_of(service: Service) -> list[int]:
    """The processes that serve."""
    listed = Path(f"/proc/{service.process_id}/task/{service.process_id}/children")
    children = listed.read_text("ascii").split()
    return [
        int(one) for one in children if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text()
    ]


def test_people_on_different_workers_see_one_race_alike(crew: Service, guests: NewGuest) -> None:
    duel = split_duel(crew, guests)
    windows = [live_on(crew, duel.guests["A"], number) for number in sorted(NUMBERS)]
    for window in windows:
        window.watch(duel.table)
    for _ in range(10):
        seq = duel.step()
        for window in windows:
            window.until(partial(has_seen, window, duel.table, seq))
        one, two = (window.tables[duel.table] for window in windows)
        assert one.sight == two.sight
        assert one.entries == two.entries
    assert duel.of("A").entries == duel.of("B").entries
    assert told(duel.of("A").entries) == stored_entries(crew.database, duel.table)
    assert "Traceback" not in crew.log()


def test_the_people_of_a_table_are_brought_together(crew: Service, guests: NewGuest) -> None:
    waited_for(lambda: sum(connected(crew).values()) == 0)  # those of the tests before
    owner, friend = guests(crew), guests(crew)
    table = owner.open_table(me(), link()).id
    friend.join(table)
    windows = [guest.live(about=table) for guest in (owner, friend) for _ in range(5)]
    assert sorted(connected(crew).values()) == [0, len(windows)]
    for window in windows:
        window.watch(table)
    mover = next(window for window in windows if window.tables[table].my_turn)
    seq = mover.must_play(table, mover.tables[table].actions[0])
    for window in windows:
        window.until(partial(has_seen, window, table, seq))
    assert "Traceback" not in crew.log()


def test_whose_own_worker_is_away_is_served_by_the_other(
    doomed_crew: Service, guests: NewGuest
) -> None:
    guest = guests(doomed_crew)
    tables = {whose(table): table for table in (guest.open_table(me(), bot()).id for _ in range(9))}
    assert tables.keys() == NUMBERS, "all nine belong to one"
    victim = processes_of(doomed_crew)[0]
    os.kill(victim, signal.SIGKILL)
    waited_for(lambda: not Path(f"/proc/{victim}").exists())
    for table in tables.values():
        for _ in range(4):
            assert guest.live(about=table).watch(table).id == table
    waited_for(lambda: answering(doomed_crew) == NUMBERS)
    for table in tables.values():
        assert guest.live(about=table).watch(table).id == table
    assert "Traceback" not in doomed_crew.log()


def whose(table: str) -> int:
    """The worker that serves a table."""
    return 1 + crc32(table.encode()) % len(NUMBERS)


def test_a_worker_that_is_killed_loses_nothing_and_another_comes(
    doomed_crew: Service, guests: NewGuest
) -> None:
    duel = split_duel(doomed_crew, guests)
    for _ in range(4):
        duel.step()
    before = duel.of("A").entries[:]
    first = processes_of(doomed_crew)
    os.kill(first[0], signal.SIGKILL)
    waited_for(lambda: "a worker ended" in doomed_crew.log())
    gone = re.search(r"a worker ended.*status=-9 worker=(\d)", doomed_crew.log())
    assert gone is not None
    seat = "AB"[int(gone[1]) - 1]
    # The page comes back at once, to whoever is there.
    duel.lives[seat] = duel.guests[seat].live()
    assert duel.lives[seat].watch(duel.table).entries == before
    for _ in range(4):
        duel.step()
    waited_for(lambda: answering(doomed_crew) == NUMBERS)
    assert set(processes_of(doomed_crew)) != set(first)
    duel.lives[seat].close()
    duel.lives[seat] = live_on(doomed_crew, duel.guests[seat], int(gone[1]))
    duel.lives[seat].watch(duel.table)
    for _ in range(4):
        duel.step()
    assert duel.of("A").entries == duel.of("B").entries
    check_table(doomed_crew.database, duel.table)
    assert doomed_crew.log().count("Layline is ready") == 1
    assert "Traceback" not in doomed_crew.log()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_all_end_in_good_order_when_asked(
    doomed_crew: Service, guests: NewGuest, sign: signal.Signals
) -> None:
    live = guests(doomed_crew).live()
    processes = processes_of(doomed_crew)
    assert len(processes) == 2
    assert doomed_crew.stop(sign) == 0
    assert live.hung_up() in (1001, 1012)
    assert not any(Path(f"/proc/{one}").exists() for one in processes)
    log = doomed_crew.log()
    assert log.count("Layline is ready") == 1
    assert len(re.findall(r"stopped .*worker=[12]", log)) == 2
    assert "Traceback" not in log


def test_workers_end_when_their_supervisor_is_killed(doomed_crew: Service) -> None:
    processes = processes_of(doomed_crew)
    doomed_crew.kill()
    waited_for(lambda: not any(Path(f"/proc/{one}").exists() for one in processes))
    with socket.create_server(("127.0.0.1", doomed_crew.port)):
        pass


def test_orphaned_workers_do_not_wait_for_whoever_reads_nothing(
    doomed_crew: Service, guests: NewGuest
) -> None:
    guest = guests(doomed_crew)
    table = guest.open_table(me(), bot()).id
    with DeafReader(guest) as reader:
        while reader.ask(type="look", id="look", table=table, seq=0):
            pass
        processes = processes_of(doomed_crew)
        doomed_crew.kill()
        waited_for(lambda: not any(Path(f"/proc/{one}").exists() for one in processes))
    assert "left without waiting any longer" in doomed_crew.log()


def test_workers_whose_supervisor_is_killed_before_they_serve_end_quietly(
    postgres: Cluster, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "layline", "serve", "--workers", "2"]
    command += ["--port", str(free_port()), "--database", postgres.new_database()]
    log = tmp_path / "log"
    with log.open("wb") as written:
        supervisor = subprocess.Popen(command, stdout=written, stderr=written)
    # They have been told what to do then, and have yet to load what they do it with.
    waited_for(lambda: list(map(knows_its_settings, workers_of(supervisor.pid))) == [True, True])
    workers = workers_of(supervisor.pid)
    supervisor.kill()
    supervisor.wait()
    waited_for(lambda: not any(Path(f"/proc/{one}").exists() for one in workers))
    assert "Traceback" not in log.read_text("utf-8")


def knows_its_settings(worker: int) -> bool:
    """Whether a process has read what its supervisor gave it: settings are the first to need this.

    One that is still reading when its supervisor is killed has nothing to end in good order.
    """
    with suppress(FileNotFoundError, ProcessLookupError):
        return b"pydantic_core" in Path(f"/proc/{worker}/maps").read_bytes()
    return False


def workers_of(supervisor: int) -> list[int]:
    """The processes of a supervisor that serve, or will."""

    def serves(process: int) -> bool:
        with suppress(FileNotFoundError, ProcessLookupError):
            return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
        return False

    return list(filter(serves, started_by(supervisor)))


def test_whoever_starts_again_waits_for_the_workers_of_a_killed_supervisor(
    doomed_crew: Service,
) -> None:
    doomed_crew.kill()
    doomed_crew.start()
    # Until then it may be the last ones who answer.
    waited_for(lambda: doomed_crew.log().count("Layline is ready") == 2)
    waited_for(lambda: answering(doomed_crew) == NUMBERS)


def test_a_port_that_another_crew_has_is_in_use(crew: Service) -> None:
    command = [sys.executable, "-m", "layline", "serve", "--lang", "en", "--workers", "2"]
    command += ["--port", str(crew.port), "--database", crew.database]
    second = subprocess.run(command, capture_output=True, text=True)
    assert second.returncode == 2
    assert "is in use; choose another with --port" in second.stderr
    assert answering(crew) == NUMBERS


def test_figures_say_which_worker_counted_them(crew: Service) -> None:
    families = list(text_string_to_metric_families(asked(crew, "/metrics").text))
    numbers = {sample.labels["worker"] for family in families for sample in family.samples}
    assert len(numbers) == 1
    assert numbers <= {"1", "2"}
