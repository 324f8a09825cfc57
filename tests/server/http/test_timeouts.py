"""Nobody keeps a connection by sending half of something, nothing at all, or by not reading."""

from __future__ import annotations

import base64
import json
import os
import select
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.guest import Guest, bot, me
from tests.server.service import DEADLINE, GENEROUS, Service

SHORT = {
    "LAYLINE_HEADER_SECONDS": "1",
    "LAYLINE_BODY_SECONDS": "1",
    "LAYLINE_IDLE_SECONDS": "1",
    "LAYLINE_SEND_SECONDS": "1",
    "LAYLINE_PING_SECONDS": "1",
}
HALF_A_POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that waits a second for anything."""
    folder: Path = tmp_path_factory.mktemp("impatient")
    service = Service(f"sqlite:///{folder / 'layline.db'}", folder, GENEROUS | SHORT).start()
    yield service
    service.close()
    assert "Traceback" not in service.log()


def connected(service: Service, unread: bool = False) -> socket.socket:
    """A connection of the test's own; one that is not going to read takes in little."""
    opened = socket.socket()
    if unread:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.settimeout(DEADLINE)
    opened.connect(("127.0.0.1", service.port))
    return opened


def all_until_it_ends(opened: socket.socket) -> bytes:
    """Everything that comes, up to the end of the connection, which must come."""
    came = b""
    while more := opened.recv(65536):
        came += more
    return came


def wait_for_the_end(opened: socket.socket) -> None:
    """Wait until the other side has cut the connection, without reading anything."""
    watched = select.poll()
    watched.register(opened, 0)  # an end is always reported
    assert watched.poll(DEADLINE * 1000), "the connection is kept"


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"\r\n\r\n", b""),
        (b"GET / HT", b"HTTP/1.1 408 "),
        (b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ", b"HTTP/1.1 408 "),
        (HALF_A_POST, b"HTTP/1.1 408 "),
        (HALF_A_POST.replace(b"/api/tables", b"/api/nothing"), b"HTTP/1.1 "),
    ],
    ids=["nothing", "empty lines", "half a line", "half headers", "half a body", "a body unread"],
)
def test_half_a_request_is_given_up(impatient: Service, sent: bytes, answer: bytes) -> None:
    with connected(impatient) as opened:
        opened.sendall(sent)
        assert all_until_it_ends(opened).startswith(answer)


def test_headers_that_drip_are_given_up_all_the_same(impatient: Service) -> None:
    with connected(impatient) as opened:
        opened.sendall(b"GET / HTTP/1.1\r\n")
        readable: list[socket.socket] = []
        sent = 0
        while not readable:
            opened.sendall(b"x: y\r\n")
            sent += 1
            readable, _, _ = select.select([opened], [], [], 0.05)
        assert opened.recv(100).startswith(b"HTTP/1.1 408 ")
    assert sent > 1


def test_headers_have_a_size(impatient: Service) -> None:
    with connected(impatient) as opened:
        opened.sendall(b"GET / HTTP/1.1\r\n")
        answer = b""
        try:
            for _ in range(10_000):
                opened.sendall(b"x-long: " + b"y" * 4096 + b"\r\n")
            answer = opened.recv(1000)
        except (BrokenPipeError, ConnectionResetError):
            return
        assert answer.startswith(b"HTTP/1.1 431 ")


def test_a_long_body_is_not_taken_for_headers(impatient: Service) -> None:
    with httpx.Client(base_url=impatient.url, trust_env=False) as browser:
        for _ in range(5):
            reply = browser.post("/api/verify", content=b" " * 500_000)
            assert reply.status_code == 422


def test_an_answered_connection_that_asks_no_more_is_closed(impatient: Service) -> None:
    with connected(impatient) as opened:
        opened.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        came = all_until_it_ends(opened)
    assert came.startswith(b"HTTP/1.1 200 ")
    assert came.count(b"HTTP/1.1 ") == 1


def test_empty_lines_do_not_keep_an_answered_connection(impatient: Service) -> None:
    with connected(impatient) as opened:
        opened.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert opened.recv(65536).startswith(b"HTTP/1.1 200 ")
        opened.sendall(b"\r\n")
        all_until_it_ends(opened)


def test_who_does_not_read_an_answer_is_cut_off(impatient: Service) -> None:
    with connected(impatient, unread=True) as opened:
        opened.sendall(b"GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 100)
        wait_for_the_end(opened)


def test_a_slow_but_steady_request_is_answered(impatient: Service) -> None:
    """Several requests over one connection take longer together than any of them may."""
    with httpx.Client(base_url=impatient.url, trust_env=False) as browser:
        for _ in range(30):
            assert browser.get("/openapi.json").status_code == 200


# Live connections.


def upgraded(opened: socket.socket, guest: Guest) -> None:
    """Make a WebSocket of a connection."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /api/live HTTP/1.1",
        f"Host: {guest.url.removeprefix('http://')}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {guest.cookies()}",
    ]
    opened.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert opened.recv(4096).startswith(b"HTTP/1.1 101 ")


def frame(message: dict[str, object]) -> bytes:
    """A short message as a client sends it, masked with zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return struct.pack("!BB4x", 0x81, 0x80 | len(text)) + text


def test_a_live_connection_that_answers_no_ping_is_cut_off(impatient: Service) -> None:
    guest = Guest(impatient.url)
    with connected(impatient) as opened:
        upgraded(opened, guest)
        wait_for_the_end(opened)
    guest.close()


def test_a_live_connection_that_does_not_read_is_cut_off(impatient: Service) -> None:
    guest = Guest(impatient.url)
    table = guest.open_table(me(), bot()).id
    with connected(impatient, unread=True) as opened:
        upgraded(opened, guest)
        opened.sendall(frame({"type": "watch", "table": table, "since": 0}) * 150)
        wait_for_the_end(opened)
    guest.close()


def test_a_live_connection_that_answers_is_kept(impatient: Service) -> None:
    guest = Guest(impatient.url)
    live = guest.live()
    for _ in range(2):
        # By the time that this one is given up, the other one was pinged and has answered.
        with connected(impatient) as silent:
            upgraded(silent, guest)
            wait_for_the_end(silent)
        live.settled()
    guest.close()
