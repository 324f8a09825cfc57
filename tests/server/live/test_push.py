"""A browser is woken for a turn, once, and only it can read what for."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import select

from layline.server.live.push import ORDER, Push, new_key
from layline.server.live.push_encryption import decoded, encoded
from layline.server.live.webhooks import Notice
from layline.server.operations.settings import Settings
from layline.server.storage import schema
from layline.server.storage.database import Storage
from layline.server.visitors.subscriptions import MOST
from layline.server.visitors.visitor import Visitor
from tests.server.conftest import NewGuest, NewService
from tests.server.figures import figure
from tests.server.guest import link, me
from tests.server.service import DEADLINE, GENEROUS, Service, waited_for
from tests.server.stored import opened

AT_ONCE = {**GENEROUS, "LAYLINE_PUSH": "any", "LAYLINE_PUSH_WAIT_SECONDS": "0"}


@dataclass
class Pushed:
    """What was handed to a push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A browser and its push service: it gives out keys, and reads what was encrypted for it."""

    def __init__(self) -> None:
        self.pushed: queue.Queue[Pushed] = queue.Queue()
        self.answer = 201
        self.before: list[int] = []
        """What it answers first."""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        browser = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                browser.pushed.put(Pushed(self.path, headers, body))
                self.send_response(browser.before.pop(0) if browser.before else browser.answer)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": encoded(public_bytes(self._key)), "auth": encoded(self._auth)}
        return {"endpoint": f"{self.origin}/wake/1", "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """As RFC 8188 and RFC 8291 tell a browser to do it."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert (length, size) == (65, 4096)
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\x00" + public_bytes(self._key) + theirs
        secret = derived(self._auth, shared, info, 32)
        content_key = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(content_key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@pytest.fixture
def browser() -> Iterator[Browser]:
    found = Browser()
    yield found
    found.close()


def stored(service: Service, visitor: str) -> list[str]:
    own = schema.push_subscriptions.c
    with opened(service.database) as database:
        rows = database.execute(select(own.endpoint).where(own.visitor == visitor))
        return [endpoint for (endpoint,) in rows]


def test_a_browser_is_woken_for_a_turn_and_can_read_it(
    new_service: NewService, guests: NewGuest, browser: Browser
) -> None:
    service = new_service(AT_ONCE)
    guest, friend = guests(service, "fr"), guests(service)
    guest.change(name="Zoé")
    key = guest.call("GET", "/api/push-key")["key"]
    guest.call("POST", "/api/me/push", browser.subscription)
    # She opens a table and goes; the race begins without her.
    table = guest.open_table(me(), link()).id
    friend.join(table)
    live = friend.live()
    watched = live.watch(table)
    live.until(lambda: watched.sight.to_move is not None)
    while watched.sight.to_move == "B":
        live.must_play(table, watched.actions[0])
        live.until(lambda: not watched.my_turn or watched.sight.over)
    pushed = browser.pushed.get(timeout=DEADLINE)
    told = browser.read(pushed.body)
    assert told == {
        "title": "À vous de jouer à Regatta",
        "body": "Zoé, les autres vous attendent.",
        "lang": "fr",
        "tag": table,
        "url": f"/t/{table}",
    }
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) > 0
    check_signature(pushed.headers["authorization"], key, browser.origin)
    assert browser.pushed.empty()


def check_signature(header: str, key: str, origin: str) -> None:
    """As a push service checks whom a message comes from (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", key)
    text, _, signature = given["t"].rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    point.verify(der, text.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(text.partition(".")[2]))
    assert claims["aud"] == origin
    assert claims["sub"].startswith(("http", "mailto"))


def test_encrypting_is_loaded_with_the_first_browser_that_asks(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service(AT_ONCE)
    guest = guests(service)
    guest.open_table(me(), link())
    assert "cryptography" not in service.maps
    guest.call("GET", "/api/push-key")
    assert "cryptography" in service.maps


def test_whoever_has_a_page_open_is_not_woken(
    new_service: NewService, guests: NewGuest, browser: Browser
) -> None:
    service = new_service(AT_ONCE)
    guest, friend = guests(service), guests(service)
    for one in (guest, friend):
        endpoint = f"{browser.origin}/{one.id}"
        one.call("POST", "/api/me/push", {**browser.subscription, "endpoint": endpoint})
    table = guest.open_table(me(), link()).id
    live = guest.live()
    watched = live.watch(table)
    friend.join(table)
    # Her own turns come and go; the first word is the one to her friend, who is away.
    live.until(lambda: watched.sight.to_move is not None)
    while watched.sight.to_move == "A":
        live.must_play(table, watched.actions[0])
        live.until(lambda: not watched.my_turn)
    assert browser.pushed.get(timeout=DEADLINE).path == f"/{friend.id}"
    assert browser.pushed.empty()


@pytest.mark.parametrize(
    ("answers", "outcomes"),
    [
        ([503, 429], {"failed": 2, "delivered": 1}),
        ([500] * 4, {"failed": 3}),
        ([400], {"forbidden": 1}),
    ],
)
def test_a_push_service_that_fails_is_asked_again_but_not_for_ever(
    new_sqlite_service: NewService,
    guests: NewGuest,
    browser: Browser,
    answers: list[int],
    outcomes: dict[str, int],
) -> None:
    browser.before = list(answers)
    service = new_sqlite_service(AT_ONCE)
    guest, friend = guests(service), guests(service)
    for one in (guest, friend):  # whoever begins
        endpoint = f"{browser.origin}/{one.id}"
        one.call("POST", "/api/me/push", {**browser.subscription, "endpoint": endpoint})
    friend.join(guest.open_table(me(), link()).id)
    paths = [browser.pushed.get(timeout=DEADLINE).path for _ in range(sum(outcomes.values()))]
    assert len(set(paths)) == 1, "one turn, one browser"
    for outcome, count in outcomes.items():
        waited_for(
            lambda: figure(service, "layline_pushes_total", outcome=outcome) == count  # noqa: B023
        )
    assert browser.pushed.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_wants_no_more_is_forgotten(
    new_service: NewService, guests: NewGuest, browser: Browser, status: int
) -> None:
    browser.answer = status
    service = new_service(AT_ONCE)
    guest, friend = guests(service), guests(service)
    for one in (guest, friend):  # whoever begins
        one.call(
            "POST",
            "/api/me/push",
            {**browser.subscription, "endpoint": f"{browser.origin}/{one.id}"},
        )
    friend.join(guest.open_table(me(), link()).id)
    browser.pushed.get(timeout=DEADLINE)
    waited_for(lambda: len(stored(service, guest.id) + stored(service, friend.id)) == 1)


def test_browsers_are_few_and_go_with_their_visitor(
    new_service: NewService, guests: NewGuest, browser: Browser
) -> None:
    service = new_service(AT_ONCE)
    guest, friend = guests(service), guests(service)
    endpoints = [f"{browser.origin}/{n}" for n in range(MOST + 2)]
    for endpoint in endpoints:
        guest.call("POST", "/api/me/push", {**browser.subscription, "endpoint": endpoint})
    assert sorted(stored(service, guest.id)) == endpoints[2:]
    # Somebody else who logs in there takes the browser along; nobody can stop another's.
    friend.call("POST", "/api/me/push", {**browser.subscription, "endpoint": endpoints[-1]})
    assert stored(service, friend.id) == endpoints[-1:]
    guest.call("POST", "/api/me/push/stop", {"endpoint": endpoints[-1]})
    assert stored(service, friend.id) == endpoints[-1:]
    guest.call("POST", "/api/me/push/stop", {"endpoint": endpoints[2]})
    assert sorted(stored(service, guest.id)) == endpoints[3:-1]
    told = guest.call("GET", "/api/me/export")["push_subscriptions"]
    assert {row["endpoint"] for row in told} == set(endpoints[3:-1])
    assert "auth" not in told[0]
    assert guest.answer("DELETE", "/api/me", {"sure": True}).is_success
    assert stored(service, guest.id) == []


def test_only_push_services_on_the_internet_are_called(
    new_sqlite_service: NewService, guests: NewGuest, browser: Browser
) -> None:
    service = new_sqlite_service(GENEROUS)
    guest, known = guests(service), browser.subscription
    for endpoint in (
        known["endpoint"],
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://localhost/1",
        "https://169.254.169.254/latest",
        "https://me:word@push.example/1",
        "ftp://push.example/1",
    ):
        wish = {**known, "endpoint": endpoint}
        assert guest.refused("POST", "/api/me/push", wish, 422).kind == "bad_endpoint"
    right = {**known, "endpoint": "https://push.example/1"}
    wrong = {**right, "keys": {**known["keys"], "p256dh": "AAAA"}}
    assert guest.refused("POST", "/api/me/push", wrong, 422).kind == "bad_push_keys"
    guest.call("POST", "/api/me/push", right)


def test_a_host_may_want_none_of_it(
    new_sqlite_service: NewService, guests: NewGuest, browser: Browser
) -> None:
    guest = guests(new_sqlite_service({**GENEROUS, "LAYLINE_PUSH": "off"}))
    assert guest.call("GET", "/api/push-key") == {"key": None}
    refused = guest.refused("POST", "/api/me/push", browser.subscription, 422)
    assert refused.kind == "no_push"


def test_turns_that_wait_for_their_moment_take_no_place_among_those_being_sent(
    tmp_path: Path,
) -> None:
    async def find(visitor: str) -> Visitor | None:
        return None

    async def events() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'push.db'}")
        push = Push(Settings(push_wait_seconds=3600), storage, find, new_key())
        for number in range(1500):
            push.tell(
                Notice("your_turn", "a" * 16, "Regatta", "A", f"visitor {number}", None, None)
            )
        assert not push._errands.too_many
        await push.close()
        await storage.close()

    asyncio.run(events())


def test_a_new_key_may_be_any_that_the_curve_has() -> None:
    highest = ec.derive_private_key(ORDER - 1, ec.SECP256R1())
    assert highest.private_numbers().private_value == ORDER - 1
    with pytest.raises(ValueError, match="out of range"):
        ec.derive_private_key(ORDER, ec.SECP256R1())
    assert {len(new_key()) for _ in range(50)} == {32}
