"""Writing down what changes at a table. Every move comes this way, so the statements are ready."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from operator import attrgetter

from sqlalchemy import bindparam, delete, insert, update

from ..storage import schema
from ..storage.changes import Condition, Statement, Writer
from ..storage.processes import CHANNEL
from .columns import crew_columns, entry_columns, request_columns, seat_columns
from .notification import told
from .rows import Draft, SeatRow, SeatRows, Standing, TableRow

_CHANGING = tuple(field.name for field in fields(Standing))
"""The columns of a table that change; the others stay as they were when it was opened."""
_standing = attrgetter(*_CHANGING)
_OF_SEAT = [column.name for column in schema.seats.c if not column.primary_key]

_CHANGE_SEAT = Statement(
    update(schema.seats)
    .where(
        schema.seats.c.table_id == bindparam("its_table"),
        schema.seats.c.seat == bindparam("its_seat"),
    )
    .values({name: bindparam(name) for name in _OF_SEAT})
)
_DISMISS_CREW = Statement(
    delete(schema.crews).where(
        schema.crews.c.table_id == bindparam("its_table"),
        schema.crews.c.seat == bindparam("its_seat"),
    )
)
_SIGN_ON = Statement(insert(schema.crews))
_FORGET_REQUESTS = Statement(
    delete(schema.crew_requests).where(
        schema.crew_requests.c.table_id == bindparam("its_table"),
        schema.crew_requests.c.seat == bindparam("its_seat"),
    )
)
_ADD_REQUESTS = Statement(insert(schema.crew_requests))
_ADD_ENTRIES = Statement(insert(schema.entries))


@cache
def _if_unchanged(names: tuple[str, ...]) -> Statement:
    """Write these columns of a table that is as it was; what is not written needs no new index."""
    return Statement(
        update(schema.tables)
        .where(
            schema.tables.c.id == bindparam("its_id"),
            schema.tables.c.seq == bindparam("its_seq"),
            schema.tables.c.version == bindparam("its_version"),
        )
        .values({name: bindparam(name) for name in names})
    )


class TableChange:
    """A change of a table that stood so, for `Storage.change`: out of step if it no longer does."""

    def __init__(self, before: TableRow, seated: SeatRows, draft: Draft) -> None:
        self._before, self._seated, self._draft = before, seated, draft

    @property
    def table(self) -> str:
        """The id of the table."""
        return self._before.id

    @property
    def condition(self) -> Condition:
        """The table's row changes, if nobody else has changed it."""
        before, row = self._before, self._draft.row
        pairs = zip(_CHANGING, _standing(before), _standing(row), strict=True)
        # Even where none changes, to write one shows whether the table is as it was.
        changed = {name: now for name, was, now in pairs if now != was or name == "seq"}
        known = {"its_id": before.id, "its_seq": before.seq, "its_version": before.version}
        return Condition(_if_unchanged(tuple(changed)), {**changed, **known})

    def write(self, writer: Writer) -> None:
        """Seats and crews that changed, and what was played; the other processes are told."""
        for seat_row, was in zip(self._draft.seat_rows, self._seated, strict=True):
            if seat_row is not was and seat_row != was:
                self._change_seat(writer, seat_row, was)
        if self._draft.moments:
            writer.run(_ADD_ENTRIES, entry_columns(self._draft))
        writer.tell(CHANNEL, lambda: told(self._before, self._seated, self._draft))

    def _change_seat(self, writer: Writer, seat_row: SeatRow, was: SeatRow) -> None:
        which = {"its_table": self.table, "its_seat": seat_row.seat}
        writer.run(_CHANGE_SEAT, [{**seat_columns(self.table, seat_row), **which}])
        if seat_row.crew != was.crew:
            writer.run(_DISMISS_CREW, [which])
            if seat_row.crew:
                writer.run(_SIGN_ON, crew_columns(self.table, seat_row))
        if seat_row.asking != was.asking:
            writer.run(_FORGET_REQUESTS, [which])
            if seat_row.asking:
                writer.run(_ADD_REQUESTS, request_columns(self.table, seat_row))
