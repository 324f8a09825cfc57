"""Nothing that a visitor asks for holds up the others: long work is done in threads, in turn."""

from __future__ import annotations

import asyncio
import random
import statistics
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from layline.play.beginning import new
from layline.play.progress import Tell
from layline.play.race import Race
from layline.play.race_file import to_record
from layline.play.results import Look, look_back
from layline.server.http.app import create_app
from layline.server.live.watching import PORTION
from layline.server.operations.long_work import THE_SERVICE, LongWork, Turns
from layline.server.operations.settings import Settings
from layline.server.refusals import Refusal
from layline.server.results import results
from layline.server.schemas.live import Earlier, State
from tests.server.conftest import NewGuest, NewService
from tests.server.guest import Guest
from tests.server.service import GENEROUS
from tests.server.socket_client import Live

AT_ONCE = 16


@cache
def long_race(entries: int = 7313) -> Race:
    """A race in which nobody gets anywhere, as long as the rules allow."""
    race = new("regatta", seats=6, seed=3, rules="advanced", max_rounds=200, races=9)
    chance = random.Random(1)
    while race.played < entries and not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            choices = race.choices()
            race.play("luff" if "luff" in choices else chance.choice(choices))
    return race


# The threads.


def test_it_is_done_in_a_thread_and_its_result_or_failure_comes_back() -> None:
    def fail() -> None:
        raise ValueError("no")

    async def story() -> None:
        work = LongWork()
        assert await work.do("anna", threading.get_ident) != threading.get_ident()
        with pytest.raises(ValueError, match="no"):
            await work.do("anna", fail)
        work.close()

    asyncio.run(story())


def test_a_visitor_has_one_thread_at_a_time_and_others_do_not_wait_for_her_queue() -> None:
    begun: list[str] = []
    may_end = threading.Event()

    def busy(name: str) -> Callable[[], None]:
        def work() -> None:
            begun.append(name)
            may_end.wait()

        return work

    async def story() -> None:
        work = LongWork(threads=2)
        hers = [asyncio.create_task(work.do("greedy", busy(f"greedy {n}"))) for n in range(4)]
        his = asyncio.create_task(work.do("bob", busy("bob")))
        while len(begun) < 2:
            await asyncio.sleep(0)
        assert begun == ["greedy 0", "bob"]
        may_end.set()
        await asyncio.gather(*hers, his)
        assert begun[2:] == ["greedy 1", "greedy 2", "greedy 3"]
        work.close()

    asyncio.run(story())


def test_too_much_at_once_is_refused_and_hanging_up_makes_no_room() -> None:
    may_end = threading.Event()

    async def story() -> None:
        work = LongWork(threads=1, each=2, most=3)
        tasks = [asyncio.create_task(work.do("greedy", may_end.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        with pytest.raises(Refusal) as refused:
            await work.do("greedy", may_end.wait)
        assert refused.value.status == 429
        assert "several things at once" in refused.value.message("en")
        assert "plusieurs longs travaux" in refused.value.message("fr")
        tasks.append(asyncio.create_task(work.do("bob", may_end.wait)))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="Many people"):
            await work.do("carla", may_end.wait)
        tasks.append(asyncio.create_task(work.do(THE_SERVICE, may_end.wait)))
        may_end.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert await work.do("greedy", lambda: "room again") == "room again"
        work.close()

    asyncio.run(story())


def test_what_nobody_waits_for_any_longer_is_not_begun() -> None:
    begun: list[str] = []
    may_end = threading.Event()

    async def story() -> None:
        work = LongWork(threads=1)
        first = asyncio.create_task(work.do("anna", may_end.wait))
        hers = asyncio.create_task(work.do("anna", lambda: begun.append("in her own queue")))
        his = asyncio.create_task(work.do("bob", lambda: begun.append("before the thread")))
        for _ in range(5):
            await asyncio.sleep(0)
        hers.cancel()
        his.cancel()
        await asyncio.gather(hers, his, return_exceptions=True)
        may_end.set()
        await first
        await work.do("anna", lambda: begun.append("asked for later"))
        assert begun == ["asked for later"]
        work.close()

    asyncio.run(story())


# The service.


def pings(live: Live, until: Callable[[], bool], least: int = 100) -> list[float]:
    """How long each ping takes, until something holds."""
    times: list[float] = []
    while len(times) < least or not until():
        began = time.perf_counter()
        live.settled()
        times.append(time.perf_counter() - began)
    return times


def wish(of: dict[str, Any], **start: Any) -> dict[str, Any]:
    seats = [{"kind": "screen"} for _ in of["seats"]]
    return {"game": of["game"], "seats": seats, "start": start}


def test_tables_opened_at_the_end_of_a_long_record_hold_up_nobody(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    """Compared with a quiet stretch of the same run, and with how long all of it took."""
    service = new_sqlite_service()
    record = to_record(long_race())
    greedy, calm = guests(service), guests(service)
    brought = greedy.call("POST", "/api/replays", record)["id"]
    live = calm.live()
    quiet = pings(live, lambda: True)

    def open_one(_: int) -> int:
        # A client of her own for each, so that all are asked for at once.
        other = Guest(service.url)
        other.http.cookies = greedy.http.cookies
        status = other.answer("POST", "/api/tables", wish(record, replay=brought)).status_code
        other.close()
        return status

    with ThreadPoolExecutor(AT_ONCE) as pool:
        began = time.perf_counter()
        opening = [pool.submit(open_one, n) for n in range(AT_ONCE)]
        busy = pings(live, lambda: all(one.done() for one in opening))
        spent = time.perf_counter() - began
        assert [one.result() for one in opening] == [201] * AT_ONCE
    told = f"pings: {max(busy):.3f} s at most in {spent:.1f} s, {statistics.median(busy):.4f} s"
    told += f" in the middle, quiet {statistics.median(quiet):.4f} s"
    # On the event loop one table after the other would be laid out before the next ping.
    assert max(busy) < 0.2 * spent, told
    assert statistics.median(busy) < 40 * max(statistics.median(quiet), 0.001), told


def test_a_long_story_is_told_in_portions(new_sqlite_service: NewService, guests: NewGuest) -> None:
    """A message of a megabyte takes the compressor so long that everybody would notice."""
    service = new_sqlite_service()
    anna = guests(service)
    record = to_record(long_race(PORTION * 2 + 7))
    brought = anna.call("POST", "/api/replays", record)["id"]
    table = anna.call("POST", "/api/tables", wish(record, replay=brought))["id"]
    live = anna.live()
    known = live.watch(table)
    assert [entry.seq for entry in known.entries] == list(range(1, PORTION * 2 + 8))
    portions = [len(one.entries) for one in live.said if isinstance(one, Earlier | State)]
    assert portions == [PORTION, PORTION, 7]
    live.said.clear()
    live.watch(table, since=PORTION * 2)
    assert not any(isinstance(one, Earlier) for one in live.said)


def test_turns_come_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def noted(seconds: float) -> None:
        waits.append(seconds)

    async def story() -> None:
        turns, loop = Turns(), asyncio.get_running_loop()
        with monkeypatch.context() as patched:
            patched.setattr(loop, "time", lambda: 7.0)
            patched.setattr(asyncio, "sleep", noted)
            await asyncio.gather(*(turns.next(0.02) for _ in range(4)))

    asyncio.run(story())
    assert waits == pytest.approx([0.02, 0.04, 0.06])


LONG: list[tuple[str, str]] = [
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/results"),
    ("GET", "/api/tables/{table}/verification"),
    ("POST", "/api/tables/{table}/rematch"),
    ("GET", "/api/replays/table/{table}"),
    ("GET", "/api/replays/table/{table}/frames?eye=all&last=3"),
    ("GET", "/api/replays/record/{record}/frames?eye=all&last=3"),
    ("GET", "/api/me/statistics"),
]
"""What plays a race again, or looks back on all of it."""


@pytest.fixture
def threads_of_races(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of the threads in which races are played again, or told."""
    seen: set[str] = set()
    for name in ("play_all", "told", "history"):
        found = Race.__dict__[name]
        plain = found.fget if isinstance(found, property) else found

        def noted(*given: Any, plain: Any = plain) -> Any:
            seen.add(threading.current_thread().name)
            return plain(*given)

        monkeypatch.setattr(Race, name, property(noted) if isinstance(found, property) else noted)
    return seen


def test_no_race_is_played_again_on_the_event_loop(
    tmp_path: Path, threads_of_races: set[str]
) -> None:
    """Every route that needs a whole race, in this process, to see in which thread it works."""
    race = new("regatta", seats=2, seed=3, board="quick", max_rounds=20)
    chance = random.Random(1)
    while not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play_id(chance.choice(race.ids()))
    record = to_record(race)
    bots = [{"kind": "bot", "bot": "random"} for _ in record["seats"]]
    asked = {**wish(record, record=record, at=len(record["actions"]) - 1), "pace": "instant"}
    wrong: dict[str, set[str]] = {}

    async def story(client: httpx.AsyncClient) -> None:
        threads_of_races.clear()
        await client.get("/api/me")
        brought = (await client.post("/api/replays", json=record)).json()["id"]
        table = (await client.post("/api/tables", json={**asked, "seats": bots})).json()["id"]
        assert_all_in_threads("opening")
        while (await client.get(f"/api/tables/{table}")).json()["status"] != "over":
            await asyncio.sleep(0.01)
        for method, path in LONG:
            threads_of_races.clear()
            reply = await client.request(method, path.format(table=table, record=brought))
            assert reply.is_success, (path, reply.text)
            assert_all_in_threads(path)

    def assert_all_in_threads(what: str) -> None:
        others = {name for name in threads_of_races if not name.startswith("layline-work")}
        if others:
            wrong[what] = others

    async def run() -> None:
        app = create_app(Settings(database=f"sqlite:///{tmp_path / 'layline.db'}"))
        transport = httpx.ASGITransport(app)
        url = "http://layline.test"
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url=url, headers={"origin": url}) as client,
        ):
            await story(client)

    asyncio.run(run())
    assert not wrong


def test_the_same_question_of_ten_people_is_worked_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []

    def noted(race: Race, tell: Tell) -> Look:
        looks.append(race.played)
        return look_back(race, tell)

    monkeypatch.setattr(results, "look_back", noted)
    record = to_record(long_race(600))

    async def run() -> None:
        app = create_app(Settings(database=f"sqlite:///{tmp_path / 'layline.db'}"))
        url = "http://layline.test"
        clients = [
            httpx.AsyncClient(
                transport=httpx.ASGITransport(app), base_url=url, headers={"origin": url}
            )
            for _ in range(10)
        ]
        async with app.router.lifespan_context(app):
            for client in clients:
                await client.get("/api/me")
            asked = {**wish(record, record=record), "pace": "instant"}
            table = (await clients[0].post("/api/tables", json=asked)).json()["id"]
            path = f"/api/tables/{table}/results"
            answers = await asyncio.gather(*(client.get(path) for client in clients))
            assert [answer.status_code for answer in answers] == [200] * 10
            assert len({answer.json()["seq"] for answer in answers}) == 1
            for client in clients:
                await client.aclose()

    asyncio.run(run())
    assert len(looks) == 1


def test_whoever_asks_for_too_much_is_told_when_to_come_back(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service(GENEROUS)
    greedy = guests(service)
    record = to_record(long_race())
    brought = greedy.call("POST", "/api/replays", record)["id"]

    def ask(n: int) -> tuple[int, str | None]:
        other = Guest(service.url)
        other.http.cookies = greedy.http.cookies
        path = f"/api/replays/record/{brought}/frames?eye=all&first={n}&last={n + 60}"
        reply = other.answer("GET", path)
        other.close()
        return reply.status_code, reply.headers.get("retry-after")

    with ThreadPoolExecutor(60) as pool:
        answers = list(pool.map(ask, range(60)))
    assert {status for status, _ in answers} == {200, 429}
    assert {wait for status, wait in answers if status == 429} == {"5"}
