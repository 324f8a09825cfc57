"""What is not a message gets a clear no, and the connection lives on."""

from __future__ import annotations

import pytest

from layline.server.schemas.live import FROM_PAGE
from tests.server.bad_input import spoiled
from tests.server.duel import refused
from tests.server.guest import Guest, link, me

DATABASES = ("postgres",)
"""PostgreSQL refuses more texts than SQLite does: what it takes, both take."""


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
        '{"type": "chat", "id": "q", "table": "aaaaaaaaaaaaaaaa", "text": "\\ud800"}',
        '{"type": "look", "id": "\\ud800", "table": "aaaaaaaaaaaaaaaa", "seq": 1}',
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


MESSAGES: dict[str, dict[str, object]] = {
    "watch": {"since": 0},
    "unwatch": {},
    "language": {"lang": "en"},
    "move": {"id": "q", "seq": 0, "seat": "A", "action": "leg N"},
    "undo": {"id": "q", "seq": 0, "seat": "A"},
    "resign": {"id": "q", "seat": "B"},
    "why_not": {"id": "q", "action": "leg N"},
    "meant": {"id": "q", "x": 1.5, "y": 2.5},
    "preview": {"id": "q", "action": "leg N"},
    "hint": {"id": "q"},
    "look": {"id": "q", "seq": 1},
    "describe": {"id": "q", "seq": 1},
    "trails": {"id": "q", "since": 0},
    "chat": {"id": "q", "text": "Hello!"},
    "skip": {},
    "ping": {},
}
"""Good messages of every kind; those about a table are given it."""
ABOUT_NO_TABLE = {"language", "ping"}


def test_there_is_a_good_message_of_every_kind_here() -> None:
    assert MESSAGES.keys() == FROM_PAGE.json_schema()["discriminator"]["mapping"].keys()


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_spoiled_message_of_any_kind_leaves_the_connection_alive(
    guest: Guest, friend: Guest, kind: str
) -> None:
    table = guest.open_table(me(), link(), pace="calm")
    friend.join(table.id)
    live = guest.live()
    live.watch(table.id)
    about = {} if kind in ABOUT_NO_TABLE else {"table": table.id}
    # Whoever sends more than 16 KB at once is hung up on.
    for _, written in spoiled({"type": kind, **about, **MESSAGES[kind]}, longest=16_000):
        live.send_raw(written)
        if "\\ud800" in written:
            refused(live.refusal(), "malformed")
        live.settled()
