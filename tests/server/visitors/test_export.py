"""All that is stored about a visitor is in her file, and nothing that is not hers to know."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, String

from layline.server.schemas.live import Ack
from layline.server.storage import schema
from layline.server.visitors.export import FORMAT, PORTION, SECTIONS
from tests.server.conftest import NewGuest, NewService
from tests.server.courses.test_courses import keep
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, me
from tests.server.service import GENEROUS, Service
from tests.server.stored import opened, stored_entries, stored_secret
from tests.server.visitors.test_leaving import raced, remove

EXEMPT: dict[str, str] = {}
"""Columns that name a visitor and are not in the file, and why."""


def exported(guest: Guest) -> dict[str, Any]:
    """Her file."""
    reply = guest.answer("GET", "/api/me/export")
    assert reply.is_success, reply.text
    assert reply.headers["content-disposition"].startswith('attachment; filename="layline-')
    found: dict[str, Any] = reply.json()
    return found


def names_a_visitor(column: Column[Any]) -> bool:
    """Whether a column holds the id of a visitor: a reference, or as long as one."""
    refers = any(key.column is schema.visitors.c.id for key in column.foreign_keys)
    as_long = isinstance(column.type, String) and column.type.length == 26
    return refers or as_long


def test_every_column_that_names_a_visitor_is_in_the_file_or_exempt() -> None:
    told = {f"{section.table.name}.{name}" for section in SECTIONS for name in section.named_by}
    naming = {
        f"{table.name}.{column.name}"
        for table in schema.METADATA.tables.values()
        for column in table.columns
        if names_a_visitor(column)
    }
    assert {"visitors.id", "entries.visitor", "seats.stand_in_by", "hidden.visitor"} <= naming
    assert naming == told | set(EXEMPT)


def test_it_holds_what_she_is_has_and_did(service: Service, guest: Guest, friend: Guest) -> None:
    guest.change(webhook="https://example.org/hook")
    table = raced(guest, friend)
    live, his = guest.live(), friend.live()
    live.watch(table)
    his.watch(table)
    assert isinstance(live.say(table, "Mine: well sailed"), Ack)
    assert isinstance(his.say(table, "His: thank you"), Ack)
    course = keep(guest, name="Round the island").id
    record = guest.call("POST", "/api/replays", guest.record(table))["id"]
    remove(guest, table)
    found = exported(guest)
    assert found["format"] == FORMAT
    assert found["visitor"][0]["name"] == guest.me().visitor.name
    assert found["visitor"][0]["webhook"] == "https://example.org/hook"
    assert found["visitor"][0]["has_password"] is False
    assert [row["id"] for row in found["tables"]] == [table]
    assert found["tables"][0]["secret"] == stored_secret(service.database, table).hex()
    assert [(row["table_id"], row["seat"]) for row in found["seats"]] == [(table, "A")]
    assert [row["text"] for row in found["said"]] == ["Mine: well sailed"]
    assert [row["id"] for row in found["courses"]] == [course]
    assert [row["id"] for row in found["records"]] == [record]
    assert [row["table_id"] for row in found["hidden"]] == [table]
    mine = [
        text
        for _, kind, seat, text in stored_entries(service.database, table)
        if seat == "A" and kind == "action"
    ]
    assert [row["text"] for row in found["played"]] == mine
    assert all(row["at"] > 0 for row in found["played"])


def test_a_race_that_is_on_keeps_its_secret_and_everybody_keeps_theirs(
    service: Service, guest: Guest, friend: Guest, guests: NewGuest
) -> None:
    friend.change(name="Nobody's Business")
    duel = Duel(guest, friend, game="petite-regate")
    for _ in range(6):
        duel.step()
    guest.change(password="the tide waits for nobody")
    guest.call("POST", "/api/code")
    text = guest.answer("GET", "/api/me/export").text
    found = exported(guest)
    assert stored_secret(service.database, duel.table).hex() not in text
    assert not {"secret", "start"} & found["tables"][0].keys()
    assert friend.id not in text
    assert friend.me().visitor.name not in text
    with opened(service.database) as connection:
        hashes = connection.execute(schema.visitors.select()).mappings().all()
    stored = next(row["password_hash"] for row in hashes if row["id"] == guest.id)
    assert stored not in text
    assert found["visitor"][0]["has_password"] is True
    assert "code_hash" not in found["codes"][0]
    assert {row["seat"] for row in found["played"]} == {"A"}


def test_a_long_history_is_written_whole_in_portions(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service(GENEROUS)
    guest = guests(service)
    table = guest.open_table(me(), bot()).id
    lines = PORTION * 2 + 1
    rows = [
        {"table_id": table, "n": n, "visitor": guest.id, "name": "Anna", "text": f"line {n}",
         "at": float(n)}
        for n in range(1, lines + 1)
    ]  # fmt: skip
    with opened(service.database) as connection:
        connection.execute(schema.chat.insert(), rows)
    assert [row["n"] for row in exported(guest)["said"]] == list(range(1, lines + 1))
