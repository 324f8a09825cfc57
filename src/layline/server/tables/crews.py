"""Crews: who shares a seat with its holder, who asks to, and who is put off again.

Plain functions from the seats as they are to the seats as they will be, or a `Refusal`. The holder
decides who sails along; everybody in the crew may play for the seat, but the holder alone gives it
up or lets a bot have it.
"""

from __future__ import annotations

from dataclasses import replace

from ..refusals import Refusal, said
from .rows import SeatRow, SeatRows
from .seats import row_of, with_row

MOST_PEOPLE = 8
"""How many may share a seat."""
MOST_ASKING = 5
"""How many requests wait at a seat; more are refused, so that nobody's page is filled."""


def held_by(seat_rows: SeatRows, visitor: str) -> tuple[str, ...]:
    """The seats that a visitor holds, those merely shared left out."""
    return tuple(seat_row.seat for seat_row in seat_rows if seat_row.visitor == visitor)


def must_be_holder(seat_rows: SeatRows, visitor: str, seat: str) -> SeatRow:
    """The row of a seat, for whoever holds it; its crew is refused, with the reason."""
    seat_row = row_of(seat_rows, seat)
    if seat_row.visitor != visitor:
        shares = visitor in seat_row.people
        text = said("refused.holder_only", seat=seat) if shares else None
        raise Refusal("not_your_seat", status=403, field="seat", text=text, seat=seat)
    return seat_row


def _crewed(seat_rows: SeatRows, seat: str) -> SeatRow:
    """A seat that can have a crew, and room for one more."""
    seat_row = row_of(seat_rows, seat)
    if seat_row.kind != "visitor":
        raise Refusal("no_crew", field="seat", seat=seat)
    if len(seat_row.people) >= MOST_PEOPLE:
        raise Refusal("crew_full", field="seat", seat=seat, n=MOST_PEOPLE)
    return seat_row


def signed_on(seat_rows: SeatRows, visitor: str, seat: str) -> SeatRows:
    """A visitor joins the crew of somebody's seat: from now on they decide together."""
    seat_row = _crewed(seat_rows, seat)
    seat_rows = with_row(seat_rows, replace(seat_row, crew=(*seat_row.crew, visitor)))
    return not_asking(seat_rows, visitor)


# Asking.


def asked(seat_rows: SeatRows, visitor: str, seat: str) -> SeatRows:
    """A visitor asks the holder of a seat to be taken along; they ask one holder at a time."""
    seat_row = _crewed(seat_rows, seat)
    if visitor in seat_row.asking:
        return seat_rows
    if not seat_row.takes_requests:
        raise Refusal("no_requests", field="seat", seat=seat)
    if len(seat_row.asking) >= MOST_ASKING:
        raise Refusal("many_requests", field="seat", seat=seat, n=MOST_ASKING)
    seat_row = replace(seat_row, asking=(*seat_row.asking, visitor))
    return with_row(not_asking(seat_rows, visitor), seat_row)


def not_asking(seat_rows: SeatRows, visitor: str) -> SeatRows:
    """Whatever a visitor has asked at these seats is forgotten."""
    return tuple(
        replace(seat_row, asking=tuple(one for one in seat_row.asking if one != visitor))
        if visitor in seat_row.asking
        else seat_row
        for seat_row in seat_rows
    )


def answered(seat_rows: SeatRows, holder: str, seat: str, visitor: str, agrees: bool) -> SeatRows:
    """The holder of a seat takes somebody along who asked, or does not; both end the request."""
    if visitor not in must_be_holder(seat_rows, holder, seat).asking:
        raise Refusal("no_request", field="visitor")
    if agrees:
        return signed_on(seat_rows, visitor, seat)
    return not_asking(seat_rows, visitor)


def requests_taken(seat_rows: SeatRows, holder: str, seat: str, taken: bool) -> SeatRows:
    """The holder of a seat hears requests, or no more; those that wait are then forgotten."""
    seat_row = must_be_holder(seat_rows, holder, seat)
    asking = seat_row.asking if taken else ()
    return with_row(seat_rows, replace(seat_row, takes_requests=taken, asking=asking))


# Going.


def put_off(seat_rows: SeatRows, holder: str, seat: str, visitor: str) -> SeatRows:
    """The holder of a seat puts somebody of the crew off; the seat's earlier links end with it."""
    seat_row = must_be_holder(seat_rows, holder, seat)
    if visitor not in seat_row.crew:
        raise Refusal("not_in_crew", field="visitor", seat=seat)
    left = tuple(one for one in seat_row.crew if one != visitor)
    times = seat_row.times_put_off + 1
    return with_row(seat_rows, replace(seat_row, crew=left, times_put_off=times))
