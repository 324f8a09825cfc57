"""What one transaction changed at a table, as the processes on one database tell it to each other.

Whoever has the table in memory as it stood before follows it from there, without any query. A
change says nothing that the database does not have, and never the table's secret.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import orjson
from pydantic import TypeAdapter, ValidationError

from .rows import Draft, LogEntry, SeatRows, Standing, TableRow

LONGEST = 7999
"""The most bytes that PostgreSQL lets a notification carry."""


@dataclass(frozen=True, slots=True)
class StoredChange:
    """The table as it stands after a transaction, as far as it stood otherwise before.

    `seq` and `version` are those of the table before it.
    """

    seq: int
    version: int
    standing: Standing
    seats: SeatRows
    entries: tuple[LogEntry, ...]

    def is_known(self, row: TableRow) -> bool:
        """Whether a table that stands so has this change already."""
        return self.standing.seq <= row.seq and self.standing.version <= row.version

    def follows(self, row: TableRow) -> bool:
        """Whether it is the very next change of a table that stands so."""
        return (self.seq, self.version) == (row.seq, row.version)

    def made_to(self, row: TableRow, seat_rows: SeatRows) -> tuple[TableRow, SeatRows]:
        """The row and the seats after this change."""
        others = {seat_row.seat: seat_row for seat_row in self.seats}
        standing = {field.name: getattr(self.standing, field.name) for field in fields(Standing)}
        return replace(row, **standing), tuple(
            others.get(seat_row.seat, seat_row) for seat_row in seat_rows
        )


_CHANGE = TypeAdapter(StoredChange)


def change_of(before: TableRow, seated: SeatRows, draft: Draft) -> StoredChange:
    """What a draft changes at a table that stood so."""
    row = draft.row
    return StoredChange(
        before.seq,
        before.version,
        Standing(*(getattr(row, field.name) for field in fields(Standing))),
        tuple(
            seat_row
            for seat_row, was in zip(draft.seat_rows, seated, strict=True)
            if seat_row != was
        ),
        tuple(moment.entry for moment in draft.moments),
    )


def told(before: TableRow, seated: SeatRows, draft: Draft) -> str:
    """The notification about a change; one that is too long only says that there was one."""
    row = draft.row
    reseated = row.version != before.version
    short = f"seats {row.id} {row.version}" if reseated else f"entries {row.id} {row.seq}"
    whole = f"{short} {orjson.dumps(change_of(before, seated, draft)).decode()}"
    return whole if len(whole.encode()) <= LONGEST else short


def heard(text: str) -> StoredChange | None:
    """The change in a notification; None where it must be read from the database.

    That is where there is none, or one of a process of another version, which says it differently.
    """
    try:
        return _CHANGE.validate_json(text) if text else None
    except ValidationError:
        return None
