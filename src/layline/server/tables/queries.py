"""Reading and writing what happens at tables: plain work on a connection, see `Storage`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields

import structlog
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Select,
    Table,
    and_,
    func,
    insert,
    select,
    union,
    update,
)
from sqlalchemy.exc import OperationalError

from ..language import Language
from ..operations.error_texts import message_of
from ..storage import schema
from ..storage.changes import OutOfStep as OutOfStep
from ..storage.failures import reason_for
from ..storage.processes import lock_table, notify
from .columns import columns, crew_columns, entry_columns, seat_columns
from .rows import Draft, LogEntry, SeatRow, SeatRows, TableRow
from .seats import everybody

GONE = "gone"
"""The status of a table that is being removed: for everybody else there is no such table."""
CHAT_LINES = 100
"""How many lines of chat are kept in sight."""

log = structlog.get_logger("layline.tables")

_TABLE = [schema.tables.c[field.name] for field in fields(TableRow)]
_OWN_ROWS = ("crew", "asking")
_SEAT = [schema.seats.c[field.name] for field in fields(SeatRow) if field.name not in _OWN_ROWS]
_ENTRY = [schema.entries.c[field.name] for field in fields(LogEntry)]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is stored about a table; `names` are the visitors' by id."""

    row: TableRow
    seat_rows: SeatRows
    entries: list[LogEntry]
    names: dict[str, str]


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat as it is stored."""

    n: int
    visitor: str
    name: str
    seat: str | None
    text: str
    move_id: str | None
    at: float


Head = tuple[TableRow, SeatRows, dict[str, str]]
"""A table without its entries, and the visitors' names."""

_CHAT = [schema.chat.c[field.name] for field in fields(ChatRow)]


# Tables.


def read_table(connection: Connection, table: str, after: int = 0) -> StoredTable | None:
    """A table with its entries after number `after`; None if there is no such table."""
    first = connection.execute(select(*_TABLE).where(schema.tables.c.id == table)).first()
    if first is None or first.status == GONE:
        return None
    row = TableRow(**first._mapping)
    seat_rows = _seat_rows(connection, [table])[table]
    entries = schema.entries.c
    rows = connection.execute(
        select(*_ENTRY).where(entries.table_id == table, entries.seq > after).order_by(entries.seq)
    )
    found = [LogEntry(**one._mapping) for one in rows]
    # On PostgreSQL each statement sees what is committed by then: entries may be newer than the
    # table's row. The row decides; the rest is read with the next notification.
    found = [entry for entry in found if entry.seq <= row.seq]
    return StoredTable(row, seat_rows, found, names_of(connection, [row], seat_rows))


def standing_of(connection: Connection, table: str) -> tuple[int, int] | None:
    """The number of a table's last entry, and its version; None if there is no such table."""
    own = schema.tables.c
    found = connection.execute(select(own.seq, own.version).where(own.id == table)).first()
    return None if found is None else (found.seq, found.version)


def add_table(connection: Connection, draft: Draft, most: int) -> bool:
    """Write down a new table, unless its owner has `most` already."""
    row = draft.row
    own = schema.tables.c
    mine = and_(own.owner == row.owner, own.status != "over")
    if connection.execute(select(func.count()).where(mine)).scalar_one() >= most:
        return False
    connection.execute(insert(schema.tables), columns(row))
    rows = [seat_columns(row.id, seat_row) for seat_row in draft.seat_rows]
    connection.execute(insert(schema.seats), rows)
    mates = [mate for seat_row in draft.seat_rows for mate in crew_columns(row.id, seat_row)]
    if mates:
        connection.execute(insert(schema.crews), mates)
    if draft.moments:
        connection.execute(insert(schema.entries), entry_columns(draft))
    notify(connection, f"seats {row.id} {row.version}")
    return True


def link_rematch(connection: Connection, before: TableRow, draft: Draft, most: int) -> str | None:
    """Write down the rematch of a table; its id, or that of the one there is already.

    None if its owner has too many tables; `OutOfStep` if somebody has had a change of mind.
    """
    lock_table(connection, before.id)
    own = schema.tables.c
    # Moves do not wait for the lock above; for that of the row they do.
    found = select(own.next, own.version).where(own.id == before.id).with_for_update(key_share=True)
    row = connection.execute(found).one()
    if row.next is not None:
        return str(row.next)
    if row.version != before.version:
        raise OutOfStep(before.id)
    if not add_table(connection, draft, most):
        return None
    connection.execute(
        update(schema.tables)
        .where(own.id == before.id)
        .values(next=draft.row.id, version=own.version + 1)
    )
    notify(connection, f"seats {before.id} {before.version + 1}")
    return draft.row.id


def _at_seats(
    connection: Connection, tables: Sequence[str], rows_of: Table
) -> dict[tuple[str, str], list[str]]:
    """Who shares which seat of these tables, or asks to: whichever table has these rows."""
    own = rows_of.c
    rows = connection.execute(
        select(own.table_id, own.seat, own.visitor).where(own.table_id.in_(tables)).order_by(own.n)
    )
    found: dict[tuple[str, str], list[str]] = {}
    for table, seat, mate in rows:
        found.setdefault((table, seat), []).append(mate)
    return found


def _seat_rows(connection: Connection, tables: Sequence[str]) -> dict[str, SeatRows]:
    seats = schema.seats.c
    rows = connection.execute(
        select(seats.table_id, *_SEAT)
        .where(seats.table_id.in_(tables))
        .order_by(seats.table_id, seats.seat)
    )
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    crews = _at_seats(connection, tables, schema.crews)
    asking = _at_seats(connection, tables, schema.crew_requests)
    for row in rows:
        held = dict(row._mapping)
        table = held.pop("table_id")
        here = (table, row.seat)
        crew, asks = tuple(crews.get(here, ())), tuple(asking.get(here, ()))
        found[table].append(SeatRow(**held, crew=crew, asking=asks))
    return {table: tuple(seat_rows) for table, seat_rows in found.items()}


def names_of(
    connection: Connection, table_rows: Iterable[TableRow], seat_rows: Iterable[SeatRow]
) -> dict[str, str]:
    """The display names of owners and of those who hold or share seats, or ask to."""
    ids = {row.owner for row in table_rows} | everybody(tuple(seat_rows))
    visitors = schema.visitors.c
    rows = connection.execute(select(visitors.id, visitors.name).where(visitors.id.in_(ids)))
    return {row.id: row.name for row in rows}


def languages_of(connection: Connection, visitors: Iterable[str]) -> dict[str, Language]:
    """The language each of these visitors last spoke."""
    own = schema.visitors.c
    rows = connection.execute(select(own.id, own.lang).where(own.id.in_(set(visitors))))
    return {row.id: row.lang for row in rows}


# Lists of tables.


def tables_of(connection: Connection, visitor: str, most: int) -> list[StoredTable]:
    """The tables that a visitor owns or has a seat at, the last touched first."""
    own = schema.tables.c
    seated = _seated(visitor)
    # A table that was closed before the race never was one.
    begun = (own.status != "over") | (own.seq > own.given)
    hidden = select(schema.hidden.c.table_id).where(schema.hidden.c.visitor == visitor)
    listed = and_(begun, own.status != GONE, own.id.not_in(hidden))
    return _stored_tables(
        connection, and_(own.id.in_(seated) | (own.owner == visitor), listed), most
    )


def hide_table(connection: Connection, table: str, visitor: str, now: float) -> None:
    """A visitor no longer wants a table in the list of theirs."""
    hidden = schema.hidden.c
    known = and_(hidden.table_id == table, hidden.visitor == visitor)
    if connection.execute(select(hidden.at).where(known)).first() is None:
        row = {"table_id": table, "visitor": visitor, "at": now}
        connection.execute(insert(schema.hidden), row)


def concerned_tables(connection: Connection, visitor: str, now: float) -> list[str]:
    """The tables where something is to be done when a visitor leaves for good."""
    own = schema.tables.c
    asks = select(schema.crew_requests.c.table_id).where(schema.crew_requests.c.visitor == visitor)
    hers = own.id.in_(_seated(visitor)) | own.id.in_(asks) | (own.owner == visitor)
    waits = own.status.in_(("open", "racing")) | (own.offer_until > now)
    return [id for (id,) in connection.execute(select(own.id).where(hers, waits))]


def tables_of_departed(connection: Connection, most: int) -> list[tuple[str, str]]:
    """Seats at tables not yet over whose holder has left for good, and no bot plays for them."""
    own, seats, visitors = schema.tables.c, schema.seats.c, schema.visitors.c
    left = and_(
        visitors.left.is_not(None), seats.stand_in.is_(None), own.status.in_(("open", "racing"))
    )
    rows = connection.execute(
        select(own.id, seats.visitor)
        .join_from(schema.visitors, schema.seats, seats.visitor == visitors.id)
        .join(schema.tables, own.id == seats.table_id)
        .where(left)
        .limit(most)
    )
    return [(table, visitor) for table, visitor in rows]


def _seated(visitor: str) -> CompoundSelect[tuple[str]]:
    """The tables where a visitor holds or shares a seat."""
    seats, crews = schema.seats.c, schema.crews.c
    return union(
        select(seats.table_id).where(seats.visitor == visitor),
        select(crews.table_id).where(crews.visitor == visitor),
    )


def public_tables(connection: Connection, most: int) -> list[StoredTable]:
    """The public tables that are open or racing, the last touched first."""
    own = schema.tables.c
    return _stored_tables(connection, and_(own.public, own.status.in_(("open", "racing"))), most)


def _stored_tables(
    connection: Connection, which: ColumnElement[bool], most: int
) -> list[StoredTable]:
    own = schema.tables.c
    wanted = select(own.id).where(which).order_by(own.touched.desc(), own.id).limit(most)
    table_rows = _table_rows(connection, wanted)
    seat_rows = _seat_rows(connection, [row.id for row in table_rows])
    everybody = [seat_row for seated in seat_rows.values() for seat_row in seated]
    names = names_of(connection, table_rows, everybody)
    return [StoredTable(row, seat_rows[row.id], [], names) for row in table_rows]


def _table_rows(connection: Connection, wanted: Select[tuple[str]]) -> list[TableRow]:
    """The rows of the tables with the ids that are wanted, without those that cannot be read.

    One that is damaged must not take all others out of a list.
    """
    try:
        rows = connection.execute(wanted.with_only_columns(*_TABLE))
        return [TableRow(**row._mapping) for row in rows]
    except (ValueError, OperationalError) as error:
        if isinstance(error, OperationalError) and reason_for(error) != "damaged":
            raise
    found = []
    for (id,) in connection.execute(wanted).all():
        try:
            row = connection.execute(select(*_TABLE).where(schema.tables.c.id == id)).one()
        except (ValueError, OperationalError) as error:
            log.warning("a table is left out of a list", table=id, error=message_of(error))
            continue
        found.append(TableRow(**row._mapping))
    return found


def read_heads(connection: Connection, ids: Sequence[str]) -> list[Head]:
    """Tables without their entries, in the order of their ids."""
    there = and_(schema.tables.c.id.in_(ids), schema.tables.c.status != GONE)
    table_rows = {
        row.id: row for row in _table_rows(connection, select(schema.tables.c.id).where(there))
    }
    seat_rows = _seat_rows(connection, list(table_rows))
    everybody = [seat_row for seated in seat_rows.values() for seat_row in seated]
    names = names_of(connection, table_rows.values(), everybody)
    return [(table_rows[id], seat_rows[id], names) for id in ids if id in table_rows]


def overdue(connection: Connection, before: float, most: int) -> list[str]:
    """Tables where something was due before that moment, the longest overdue first."""
    own = schema.tables.c
    late = and_(own.due <= before, own.status == "racing")
    rows = connection.execute(select(own.id).where(late).order_by(own.due).limit(most))
    return [id for (id,) in rows]


def awaited_tables(connection: Connection, visitor: str) -> list[str]:
    """The tables not yet over where a visitor has a seat."""
    own = schema.tables.c
    mine = and_(own.id.in_(_seated(visitor)), own.status != "over")
    rows = connection.execute(select(own.id).where(mine))
    return [id for (id,) in rows]


def holders_of(connection: Connection, table: str) -> set[str]:
    """The visitors who hold or share a seat at a table."""
    seats, crews = schema.seats.c, schema.crews.c
    held = and_(seats.table_id == table, seats.visitor.is_not(None))
    people = union(
        select(seats.visitor).where(held),
        select(crews.visitor).where(crews.table_id == table),
    )
    return {id for (id,) in connection.execute(people)}


# Chat.


def read_chat(connection: Connection, table: str, after: int = 0) -> list[ChatRow]:
    """The last lines said at a table, of those after number `after`."""
    chat = schema.chat.c
    rows = connection.execute(
        select(*_CHAT)
        .where(chat.table_id == table, chat.n > after, chat.text != "")
        .order_by(chat.n.desc())
        .limit(CHAT_LINES)
    )
    return [ChatRow(**row._mapping) for row in rows][::-1]


def add_chat(connection: Connection, table: str, row: ChatRow) -> int:
    """Write down a line of chat, only once under the same id; the number it got.

    The number in `row` is ignored.
    """
    lock_table(connection, table)
    chat = schema.chat.c
    same = and_(chat.table_id == table, chat.visitor == row.visitor, chat.move_id == row.move_id)
    found = connection.execute(select(chat.n).where(same)).scalar()
    if found is not None:
        return int(found)
    last = connection.execute(select(func.max(chat.n)).where(chat.table_id == table)).scalar()
    n = (last or 0) + 1
    connection.execute(insert(schema.chat), {"table_id": table, **columns(row), "n": n})
    notify(connection, f"chat {table} {n}")
    return n
