"""What changed at a table that people should hear about wherever they are."""

from __future__ import annotations

from collections.abc import Iterator

from ..tables.rematch import pending
from ..tables.rows import SeatRow, SeatRows, TableRow
from ..tables.table import Table
from .webhooks import Notice, NoticeKind


def notices(before: tuple[TableRow, SeatRows] | None, table: Table) -> Iterator[Notice]:
    """Everything worth telling since a table stood as `before`, which is None for a new table."""
    row, seat_rows = table.row, table.seat_rows
    decided = None if before is None else _decider(*before)
    if _decider(row, seat_rows) not in (None, decided):
        for seat_row in seat_rows:
            if seat_row.seat == row.to_move:
                yield from _to(seat_row, "your_turn", table, row.due)
    if before is None:
        return
    offered = row.offer_by is not None and pending(row, row.touched)
    for seat_row, was in zip(seat_rows, before[1], strict=True):
        if seat_row.late is not None and was.late != seat_row.late:
            yield from _to(seat_row, "time_up", table, None)
        if seat_row.stood_in_by_another and was.stand_in is None:
            yield from _to(seat_row, "stood_in", table, None)
        if offered and row.offer_until != before[0].offer_until and seat_row.rematch is None:
            yield from _to(seat_row, "rematch", table, row.offer_until)


def _to(
    seat_row: SeatRow, about: NoticeKind, table: Table, deadline: float | None
) -> Iterator[Notice]:
    row = table.row
    for visitor in seat_row.people:
        yield Notice(
            about=about,
            table=row.id,
            game_name=table.game.name,
            seat=seat_row.seat,
            visitor=visitor,
            clock_seconds=row.decision_seconds,
            deadline=deadline,
        )


def _decider(row: TableRow, seat_rows: SeatRows) -> tuple[str, str] | None:
    """The seat and the person awaited, if it is a person."""
    for seat_row in seat_rows:
        if seat_row.seat == row.to_move and seat_row.machine is None and seat_row.visitor:
            return seat_row.seat, seat_row.visitor
    return None
