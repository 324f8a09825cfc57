"""The offer of a rematch: who makes it, who has answered, what becomes of it.

Plain functions on the rows of a table that is over and of its seats. A rematch begins when
everybody has said yes; bots always do. Until then nobody's clock runs anywhere.
"""

from __future__ import annotations

from dataclasses import replace

from ..refusals import Refusal
from ..schemas.base import RematchAnswer
from .clock import offer_lasts
from .rows import SeatRow, SeatRows, TableRow
from .seats import seats_of


def pending(row: TableRow, now: float) -> bool:
    """Whether an offer still waits for answers."""
    return row.offer_until is not None and now < row.offer_until and row.next is None


def agreed(
    row: TableRow, seat_rows: SeatRows, visitor: str, now: float
) -> tuple[TableRow, SeatRows]:
    """A visitor offers a rematch, or accepts the one on offer."""
    must_concern(row, seat_rows, visitor)
    if pending(row, now):
        return row, _answered(seat_rows, visitor, "yes")
    until = now + offer_lasts(row.decision_seconds)
    asked = tuple(replace(seat_row, rematch=None) for seat_row in seat_rows)
    return replace(row, offer_by=visitor, offer_until=until), _answered(asked, visitor, "yes")


def declined(
    row: TableRow, seat_rows: SeatRows, visitor: str, now: float
) -> tuple[TableRow, SeatRows]:
    """A visitor declines an offer, or withdraws their own."""
    must_concern(row, seat_rows, visitor)
    if row.offer_by == visitor:
        cleared = tuple(replace(seat_row, rematch=None) for seat_row in seat_rows)
        return replace(row, offer_by=None, offer_until=None), cleared
    if not pending(row, now):
        raise Refusal("no_offer")
    return row, _answered(seat_rows, visitor, "no")


def unanimous(seat_rows: SeatRows) -> bool:
    """Whether everybody has said yes."""
    return all(seat_row.rematch == "yes" for seat_row in seat_rows if seat_row.people)


def unanimous_with(row: TableRow, seat_rows: SeatRows, visitor: str, now: float) -> bool:
    """Whether nobody's answer but this visitor's is missing."""
    if not pending(row, now):
        return all(visitor in seat_row.people for seat_row in seat_rows if seat_row.people)
    return unanimous(_answered(seat_rows, visitor, "yes"))


def must_be_hers(row: TableRow, visitor: str) -> None:
    """Only whoever made the offer may begin without those who have not accepted it."""
    if row.offer_by is None or row.next is not None:
        raise Refusal("no_offer")
    if row.offer_by != visitor:
        raise Refusal("not_your_offer", status=403)


def without_the_others(seat_rows: SeatRows, before: SeatRows, public: bool) -> SeatRows:
    """The seats of a rematch; those of whoever did not say yes at the table before are free.

    They can still sit down; but nobody is seated, and no clock started, without being asked.
    """
    coming = {one for seat_row in before if seat_row.rematch == "yes" for one in seat_row.people}
    return tuple(
        seat_row
        if set(seat_row.people) <= coming
        else SeatRow(seat_row.seat, "open" if public else "link")
        for seat_row in seat_rows
    )


def must_concern(row: TableRow, seat_rows: SeatRows, visitor: str) -> None:
    """Refuse a rematch to whoever did not sit here, and before the race is over."""
    if row.status != "over" or not row.raced:
        raise Refusal("not_over")
    if not seats_of(seat_rows, visitor) and row.owner != visitor:
        raise Refusal("not_seated", status=403)


def _answered(seat_rows: SeatRows, visitor: str, answer: RematchAnswer) -> SeatRows:
    """A visitor answers for every seat they hold or share."""
    return tuple(
        replace(seat_row, rematch=answer) if visitor in seat_row.people else seat_row
        for seat_row in seat_rows
    )
