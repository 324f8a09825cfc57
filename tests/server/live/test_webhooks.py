"""A word to somebody's webhook when her turn comes at a slow table, and never to our neighbours."""

from __future__ import annotations

import asyncio
import json
import queue
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from layline.server.live.webhooks import Webhooks
from layline.server.operations.settings import Settings
from layline.server.visitors.visitor import Visitor
from tests.server.conftest import NewGuest, NewService
from tests.server.duel import Duel
from tests.server.guest import Guest, link, me
from tests.server.service import DEADLINE, GENEROUS, waited_for
from tests.server.stored import let_time_run_out

DATABASES = ("sqlite",)
"""Who may be called, and how; the address is a text like any other in the database."""

DAY = 86400


class Receiver:
    """Somebody's chat service: keeps what is posted to it, and answers as it is told to."""

    def __init__(self) -> None:
        self.posted: queue.Queue[dict[str, Any]] = queue.Queue()
        self.answers: list[int] = []
        self.hosts: list[str] = []
        """The hosts it was called by."""
        self.leads_to = ""
        """Where it sends those on whom it answers with a 3xx."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.hosts.append(self.headers["host"])
                receiver.posted.put(json.loads(body))
                self.send_response(receiver.answers.pop(0) if receiver.answers else 204)
                self.send_header("location", receiver.leads_to)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/hook"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        """Take no more."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def next(self) -> dict[str, Any]:
        """What is posted next."""
        return self.posted.get(timeout=DEADLINE)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A receiver on this machine."""
    found = Receiver()
    yield found
    found.close()


@pytest.fixture
def pair(new_sqlite_service: NewService, guests: NewGuest) -> tuple[Guest, Guest]:
    """Two visitors of a service that may call this machine; the second speaks French."""
    service = new_sqlite_service(settings={**GENEROUS, "LAYLINE_WEBHOOKS": "any"})
    return guests(service), guests(service, "fr")


def play_until_turn_of(duel: Duel, seat: str) -> None:
    """Play on until the turn passes to a seat from the other one."""
    while duel.on_move == seat:
        duel.step()
    while duel.on_move != seat:
        duel.step()


def test_each_turn_at_a_slow_table_is_told_once(
    pair: tuple[Guest, Guest], receiver: Receiver
) -> None:
    guest, friend = pair
    friend.change(webhook=receiver.url)
    fast = Duel(guest, friend, clock=60)
    slow = Duel(guest, friend, clock=DAY)
    if slow.on_move == "B":
        receiver.next()
    for _ in range(3):
        play_until_turn_of(fast, "B")
        play_until_turn_of(slow, "B")
        told = receiver.next()
        assert (told["type"], told["table"], told["seat"]) == ("your_turn", slow.table, "B")
        assert told["link"] == f"{friend.url}/t/{slow.table}"
        assert told["deadline"] == friend.table(slow.table).deadline
        assert told["link"] in told["text"]
        assert "c’est à vous" in told["text"], "in the language of whoever reads it"
    assert receiver.posted.empty(), "once a turn, and never at a fast table"


def heard(receiver: Receiver, kind: str) -> dict[str, Any]:
    """The next message of a kind; turns may be told in between."""
    while (message := receiver.next())["type"] != kind:
        assert message["type"] == "your_turn", message
    return message


def test_it_is_told_of_time_that_was_up_of_a_stand_in_and_of_a_rematch(
    new_sqlite_service: NewService, guests: NewGuest, receiver: Receiver
) -> None:
    service = new_sqlite_service(settings={**GENEROUS, "LAYLINE_WEBHOOKS": "any"})
    both = {"A": guests(service), "B": guests(service, "fr")}
    for one in both.values():
        one.change(webhook=receiver.url)
    table = both["A"].open_table(me(), link(), clock=DAY, stop_after="winner").id
    both["B"].join(table)
    late = receiver.next()["seat"]
    let_time_run_out(service.database, table)
    assert heard(receiver, "time_up")["seat"] == late
    rival = "B" if late == "A" else "A"
    both[rival].replace(table, late)
    told = heard(receiver, "stood_in")
    assert told["seat"] == late
    assert told["link"] in told["text"]
    both[rival].stand_in(table, rival, "greedy")
    live = both[rival].live()
    live.watch(table)
    live.until(lambda: live.tables[table].sight.over)
    both[rival].rematch(table)
    offered = heard(receiver, "rematch")
    assert (offered["seat"], offered["deadline"]) == (
        late,
        pytest.approx(time.time() + DAY, abs=60),
    )


def test_a_webhook_that_fails_is_tried_again(pair: tuple[Guest, Guest], receiver: Receiver) -> None:
    guest, friend = pair
    receiver.answers = [500]
    for one in pair:
        one.change(webhook=receiver.url)
    Duel(guest, friend, clock=DAY)
    assert receiver.next() == receiver.next()


def test_an_empty_webhook_is_none(pair: tuple[Guest, Guest], receiver: Receiver) -> None:
    guest, _ = pair
    assert guest.change(webhook=receiver.url).webhook == receiver.url
    assert guest.change(webhook="").webhook is None


@pytest.mark.parametrize(
    "webhook",
    [
        "http://127.0.0.1/",
        "http://localhost:8000/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::127.0.0.1]/",
        "http://[::ffff:0:127.0.0.1]/",
        "http://[64:ff9b::127.0.0.1]/",
        "http://[64:ff9b:1::8.8.8.8]/",
        "http://[fec0::1]/",
        "http://[2002:7f00:1::]/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest",
        "http://0.0.0.0/",
        "ftp://example.com/",
        "javascript:alert(1)",
        "http://name:password@example.com/",
        "http://",
        "nonsense",
        "http://exa mple.com/",
    ],
)
def test_a_webhook_that_is_none_or_too_near_is_refused(guest: Guest, webhook: str) -> None:
    assert guest.refused("PATCH", "/api/me", {"webhook": webhook}, 422).field == "webhook"
    assert guest.me().visitor.webhook is None


def test_a_name_that_leads_to_this_machine_is_not_called(
    guest: Guest, friend: Guest, receiver: Receiver
) -> None:
    """Only looking a name up shows where it leads; it is judged then, by the address called."""
    for one in (guest, friend):
        one.change(webhook=receiver.url.replace("127.0.0.1", "127.1"))
    before = heard_of(guest, "forbidden")
    Duel(guest, friend, clock=DAY)
    end = time.monotonic() + DEADLINE
    while heard_of(guest, "forbidden") <= before:
        assert time.monotonic() < end, "nobody tried"
        time.sleep(0.02)
    assert receiver.posted.empty()


def heard_of(guest: Guest, outcome: str) -> float:
    """How many webhooks came to such an end."""
    figures = text_string_to_metric_families(guest.answer("GET", "/metrics").text)
    return sum(
        sample.value
        for family in figures
        for sample in family.samples
        if sample.name == "layline_webhooks_total" and sample.labels["outcome"] == outcome
    )


def test_a_webhook_that_leads_elsewhere_is_not_followed(
    pair: tuple[Guest, Guest], receiver: Receiver
) -> None:
    guest, friend = pair
    elsewhere = Receiver()
    try:
        receiver.answers, receiver.leads_to = [307, 302], elsewhere.url
        for one in pair:
            one.change(webhook=receiver.url)
        duel = Duel(guest, friend, clock=DAY)
        play_until_turn_of(duel, "B")
        waited_for(lambda: heard_of(guest, "failed") >= 2)
        assert elsewhere.posted.empty()
    finally:
        elsewhere.close()


class Names:
    """A server of names whose answers change: each is given once, the last for ever."""

    def __init__(self, *answers: list[str]) -> None:
        self._answers = list(answers)
        self.asked = 0

    async def getaddrinfo(self, host: str, port: int, **how: Any) -> list[Any]:
        self.asked += 1
        found = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
        kind = socket.AF_INET6
        return [(kind, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]


def delivered(names: Names, port: int, webhooks: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What becomes of a message to a host of that name."""

    async def story() -> str:
        visitor = Visitor("v", "Ada", True, f"http://hook.example:{port}/hook")

        async def find(_: str) -> Visitor:
            return visitor

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", names.getaddrinfo)
        settings = Settings(webhooks=webhooks, database="sqlite:///unused.db")  # type: ignore[arg-type]
        sender = Webhooks(settings, find, waits=())
        try:
            return await sender._deliver(str(visitor.webhook), {"text": "your turn"})
        finally:
            await sender.close()

    return asyncio.run(story())


def test_the_address_that_was_checked_is_the_one_called(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = int(receiver.url.rsplit(":", 1)[1].split("/")[0])
    names = Names(["127.0.0.1"], ["192.0.2.1"])
    assert delivered(names, port, "any", monkeypatch) == "delivered"
    assert names.asked == 1, "nobody asks for the name again, and gets another answer"
    assert receiver.hosts == [f"hook.example:{port}"]


def test_one_address_of_our_own_among_those_of_a_name_is_enough_not_to_call(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = int(receiver.url.rsplit(":", 1)[1].split("/")[0])
    for answer in (["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::127.0.0.1"], ["fe80::1%eth0"]):
        assert delivered(Names(answer), port, "public", monkeypatch) == "forbidden"
    assert receiver.posted.empty()
