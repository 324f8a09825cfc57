"""All that is stored about a visitor, as one JSON file, written bit by bit.

Every column of the database that names a visitor belongs to a section here. What is secret stays
so: the hash of a password, a code, the secret and the position of a race that is still on; and of
other people there is nothing but what they did to this visitor's own seats.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, exists, or_, select, tuple_

from ..encoding import json_bytes
from ..storage import schema
from ..storage.database import Storage

FORMAT = "layline-visitor"
VERSION = 1
PORTION = 500
"""Rows that are read at a time: the database is never held for long."""
FEW = 4
"""The same of rows that may be large."""


@dataclass(frozen=True, slots=True)
class Section:
    """The rows of a table in which one of these columns names the visitor.

    `secret` columns are left out; `told_later` ones as long as the race is on.
    """

    name: str
    table: Table
    named_by: tuple[str, ...]
    secret: tuple[str, ...] = ()
    told_later: tuple[str, ...] = ()
    portion: int = PORTION

    @property
    def keys(self) -> list[Column[object]]:
        """The columns by which the rows are gone through."""
        return list(self.table.primary_key.columns)


SECTIONS = (
    Section("visitor", schema.visitors, ("id",), ("password_hash", "generation")),
    Section("codes", schema.codes, ("visitor",), ("code_hash",)),
    Section("tables", schema.tables, ("owner", "offer_by"), (), ("secret", "start")),
    Section("seats", schema.seats, ("visitor", "stand_in_by")),
    Section("crews", schema.crews, ("visitor",)),
    Section("crew_requests", schema.crew_requests, ("visitor",)),
    Section("played", schema.entries, ("visitor",)),
    Section("said", schema.chat, ("visitor",)),
    Section("records", schema.records, ("visitor",), portion=FEW),
    Section("courses", schema.courses, ("owner",), portion=FEW),
    Section("learnt", schema.learnt, ("visitor",)),
    Section("push_subscriptions", schema.push_subscriptions, ("visitor",), ("p256dh", "auth")),
    Section("hidden", schema.hidden, ("visitor",)),
)


async def export_of(storage: Storage, visitor: str) -> AsyncIterator[bytes]:
    """The file, piece by piece."""
    head = {"format": FORMAT, "version": VERSION, "made": time.time()}
    yield json_bytes(head)[:-1]
    for section in SECTIONS:
        yield b',"' + section.name.encode() + b'":['
        first, after = True, None
        while True:
            rows = await _portion(storage, section, visitor, after)
            for row in rows:
                yield (b"\n" if first else b",\n") + json_bytes(_told(section, row, visitor))
                first = False
            if len(rows) < section.portion:
                break
            after = tuple(rows[-1][key.name] for key in section.keys)
        yield b"]"
    yield b"}\n"


Row = Mapping[str, object]


async def _portion(
    storage: Storage, section: Section, visitor: str, after: tuple[object, ...] | None
) -> list[Row]:
    """The next rows of a section."""
    keys = section.keys
    which = _about(section, visitor)
    if after is not None:
        which = and_(which, tuple_(*keys) > tuple_(*after))

    def look(database: Connection) -> list[Row]:
        rows = select(section.table).where(which).order_by(*keys).limit(section.portion)
        return [dict(row) for row in database.execute(rows).mappings()]

    return await storage.read(look)


def _about(section: Section, visitor: str) -> ColumnElement[bool]:
    columns = section.table.c
    named = or_(*(columns[name] == visitor for name in section.named_by))
    if section.table is not schema.tables:
        return named
    # The tables where they sit are theirs as much as those they own.
    seats, crews = schema.seats.c, schema.crews.c
    seated = exists().where(seats.table_id == columns.id, seats.visitor == visitor)
    shared = exists().where(crews.table_id == columns.id, crews.visitor == visitor)
    return or_(named, seated, shared)


def _told(section: Section, row: Row, visitor: str) -> dict[str, object]:
    """A row as the file has it."""
    hidden = set(section.secret)
    if section.told_later and row["status"] != "over":
        hidden |= set(section.told_later)
    told = {str(name): _plain(value) for name, value in row.items() if name not in hidden}
    for name in _NAMING.get(section.name, ()):
        # Who somebody else is, is not for this visitor's file.
        if told.get(name) not in (None, visitor):
            told[name] = "somebody else"
    if section.table is schema.seats and row["visitor"] != visitor:
        del told["name"]
    if section.table is schema.visitors:
        told["has_password"] = row["password_hash"] is not None
    return told


_NAMING = {"tables": ("owner", "offer_by"), "seats": ("visitor", "stand_in_by")}
"""Columns that may name somebody else in a row that is about this visitor."""


def _plain(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value
