"""Who may ask what to do at a table."""

from __future__ import annotations

from .rows import SeatRows, TableRow
from .seats import holders


def allows_hints(row: TableRow, seat_rows: SeatRows) -> bool:
    """Whether hints are given here: as the host has said or, if not, wherever nobody minds.

    That is against bots alone, and around one screen.
    """
    if row.hints is not None:
        return row.hints
    return len(holders(seat_rows)) <= 1 and not any(seat_row.free for seat_row in seat_rows)
