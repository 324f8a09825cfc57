"""Running it: health, figures, restarts in mid-race, and an orderly end."""

from __future__ import annotations

import time

import httpx
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import update

import layline
from layline.server.storage.schema import tables
from tests.server.conftest import NewGuest, NewService
from tests.server.duel import Duel
from tests.server.guest import bot, me
from tests.server.service import DEADLINE, Service, waited_for
from tests.server.stored import opened, stored_entries, told


def test_a_healthy_service_says_so_and_its_version(service: Service) -> None:
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        reply = browser.get("/healthz")
    assert reply.json() == {
        "status": "ok",
        "version": layline.__version__,
        "worker": 1,
        "unreadable_tables": 0,
    }
    assert "set-cookie" not in reply.headers


def test_figures_are_given_as_prometheus_reads_them(service: Service, duel: Duel) -> None:
    duel.step()
    duel.mover.play(duel.table, "fly to the moon")
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        reply = browser.get("/metrics")
    assert reply.status_code == 200
    families = {family.name: family for family in text_string_to_metric_families(reply.text)}
    samples = {
        sample.name: sample.value for family in families.values() for sample in family.samples
    }
    live = next(value for name, value in samples.items() if "connections" in name)
    assert live >= 2
    assert any("entries" in name and value >= 1 for name, value in samples.items())
    assert any("refusals" in name and value >= 1 for name, value in samples.items())
    assert any("store" in name and name.endswith("_count") for name in samples)


def test_figures_and_logs_name_no_visitor_and_no_table(service: Service, duel: Duel) -> None:
    duel.step()
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        figures = browser.get("/metrics").text
    assert duel.guests["A"].id not in figures
    assert duel.table not in figures


def test_a_restart_in_mid_race_loses_nothing_and_bots_play_on(
    new_service: NewService, guests: NewGuest
) -> None:
    service = new_service()
    guest = guests(service)
    table = guest.open_table(me(), bot(), bot("random")).id
    live = guest.live()
    live.watch(table)
    live.until(lambda: live.tables[table].my_turn)
    live.say(table, "Back in a minute.")
    live.must_play(table, live.tables[table].actions[0])
    live.until(lambda: live.tables[table].my_turn)
    before, chat = live.tables[table].entries, live.tables[table].chat
    assert service.stop() == 0
    assert live.hung_up() in (1001, 1012)
    service.start()
    assert guest.me().visitor.id == guest.id, "cookies outlive the process"
    back = guest.live()
    known = back.watch(table)
    assert known.entries == before
    assert known.chat == chat
    for _ in range(3):
        back.until(lambda: back.tables[table].my_turn)
        back.must_play(table, back.tables[table].actions[0])


def test_bots_go_on_by_themselves_after_a_restart(
    new_service: NewService, guests: NewGuest
) -> None:
    service = new_service()
    guest = guests(service)
    table = guest.open_table(me(), bot(), pace="brisk", stop_after="winner").id
    guest.stand_in(table, "A", "greedy")
    live = guest.live()
    live.watch(table)
    live.until(lambda: live.tables[table].seq > 5)
    service.kill()
    seen = len(stored_entries(service.database, table))
    service.start()
    end = time.monotonic() + DEADLINE
    while len(stored_entries(service.database, table)) <= seen:
        assert time.monotonic() < end, "nobody played on without being looked at"
        time.sleep(0.05)


def test_a_clock_runs_on_over_a_restart(new_sqlite_service: NewService, guests: NewGuest) -> None:
    service = new_sqlite_service()
    duel = Duel(guests(service), guests(service), clock=10)
    late = duel.on_move
    service.kill()
    service.start()
    live = duel.guests["A"].live()
    live.watch(duel.table)
    live.until(lambda: any(e.kind == "action" for e in live.tables[duel.table].entries))
    entry = next(e for e in live.tables[duel.table].entries if e.kind == "action")
    assert entry.seat == late
    assert entry.by is not None


def test_whose_time_ran_out_while_no_service_was_there_may_still_decide(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service()
    duel = Duel(guests(service), guests(service), clock=3600)
    service.kill()
    with opened(service.database) as database:
        database.execute(update(tables).where(tables.c.id == duel.table).values(due=1.0))
    service.start()
    for seat, guest in duel.guests.items():
        duel.lives[seat] = guest.live()
        duel.lives[seat].watch(duel.table)
    before = sweeps(service)
    waited_for(lambda: sweeps(service) > before + 1)
    duel.step()
    actions = [entry for entry in duel.of("A").entries if entry.kind == "action"]
    assert [entry.by for entry in actions] == [None]


def sweeps(service: Service) -> float:
    """How often the service has looked for what is overdue."""
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        figures = text_string_to_metric_families(browser.get("/metrics").text)
    return sum(
        sample.value
        for family in figures
        for sample in family.samples
        if sample.name == "layline_sweeps_total"
    )


def test_it_ends_in_order_when_asked(new_sqlite_service: NewService, guests: NewGuest) -> None:
    service = new_sqlite_service()
    duel = Duel(guests(service), guests(service))
    seq = duel.step()
    assert service.stop() == 0
    assert duel.lives["A"].hung_up() in (1001, 1012)
    assert "Traceback" not in service.log()
    rows = stored_entries(service.database, duel.table)
    assert rows[:seq] == told(duel.of("A").entries)[:seq]


def test_whoever_asks_is_told_how_they_are_seen_and_nothing_else(service: Service) -> None:
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        plain = browser.get("/healthz/seen").json()
        forwarded = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}
        told = browser.get("/healthz/seen", headers=forwarded).json()
    assert plain == {"address": "127.0.0.1", "https": False, "forwarded": "no"}
    assert told == {"address": "198.51.100.7", "https": True, "forwarded": "believed"}


def test_a_proxy_that_is_not_trusted_is_not_believed(new_sqlite_service: NewService) -> None:
    service = new_sqlite_service(settings={"LAYLINE_TRUSTED_PROXIES": "192.0.2.1"})
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        for claimed in ("198.51.100.7", "127.0.0.1"):
            told = browser.get("/healthz/seen", headers={"X-Forwarded-For": claimed}).json()
            assert told == {"address": "127.0.0.1", "https": False, "forwarded": "ignored"}
