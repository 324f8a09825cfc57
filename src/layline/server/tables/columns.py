"""What is written down about a table as columns of the database, see `storage.schema`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..encoding import fields_of
from .rows import Draft, SeatRow

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Columns = dict[str, object]


def columns(row: DataclassInstance) -> Columns:
    """A row whose fields are named like the columns."""
    found = fields_of(type(row))
    assert found is not None
    return dict(zip(found.names, found.values(row), strict=True))


def seat_columns(table: str, seat_row: SeatRow) -> Columns:
    """A seat of a table; its crew, and those who ask to join it, have rows of their own."""
    found = {"table_id": table, **columns(seat_row)}
    del found["crew"], found["asking"]
    return found


def crew_columns(table: str, seat_row: SeatRow) -> list[Columns]:
    """Who shares a seat of a table, a row for each."""
    return [
        {"table_id": table, "visitor": mate, "seat": seat_row.seat, "n": n}
        for n, mate in enumerate(seat_row.crew)
    ]


def request_columns(table: str, seat_row: SeatRow) -> list[Columns]:
    """Who asks to join the crew of a seat, a row for each."""
    return [
        {"table_id": table, "visitor": one, "seat": seat_row.seat, "n": n}
        for n, one in enumerate(seat_row.asking)
    ]


def entry_columns(draft: Draft) -> list[Columns]:
    """What a change adds to the log of its table, a row for each entry."""
    table = draft.row.id
    return [{"table_id": table, **columns(moment.entry)} for moment in draft.moments]
