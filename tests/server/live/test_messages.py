"""What is not a message gets a clear no, and the connection lives on."""

from __future__ import annotations

import pytest

from tests.server.duel import refused
from tests.server.guest import Guest


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "watch"}',
        '{"type": "watch", "table": 5}',
        '{"type": "watch", "table": "../../etc"}',
        '{"type": "ping", "extra": 1}',
        '{"type": "look", "id": "q", "table": "aaaaaaaaaaaaaaaa", "seq": -1}',
        '{"type": "meant", "id": "q", "table": "aaaaaaaaaaaaaaaa", "x": NaN, "y": 0}',
        '{"type": "meant", "id": "q", "table": "aaaaaaaaaaaaaaaa", "x": 1e999, "y": 0}',
        '{"type": "resign", "id": "q", "table": "aaaaaaaaaaaaaaaa", "seat": "Z"}',
        '{"type": "look", "id": "q", "table": "aaaaaaaaaaaaaaaa", "seq": 1.5}',
        '{"type": "look", "id": "no spaces", "table": "aaaaaaaaaaaaaaaa", "seq": 1}',
        '{"type": "chat", "id": "q", "table": "aaaaaaaaaaaaaaaa", "text": ""}',
        '{"type": "language", "lang": "tlh"}',
        "[" * 4000,
        '{"type": "ping", "type": "pong"}',
        '{"seq": ' + "9" * 3000 + "}",
        "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    ],
    ids=lambda text: text[:40] or "nothing",
)
def test_what_is_no_message_is_refused_and_the_connection_lives_on(guest: Guest, text: str) -> None:
    live = guest.live()
    live.send_raw(text)
    answer = refused(live.refusal(), "malformed")
    if '"id": "q"' in text:
        assert answer.id == "q"
    assert live.settled() == []


def test_a_malformed_message_is_told_which_field_is_wrong(guest: Guest) -> None:
    live = guest.live()
    live.send("look", id="q", table="a" * 16, seq=-1)
    assert "seq" in live.refusal().message


def test_bytes_are_no_message(guest: Guest) -> None:
    live = guest.live()
    live.send_raw(b"\x00\xff")
    refused(live.refusal(), "malformed")
    assert live.settled() == []
