"""Who sits where at a table: opening it, joining, leaving, standing in, the rematch.

Plain functions from the seats as they are to the seats as they will be, or a `Refusal`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...bots import bots
from ..refusals import Refusal, said
from ..schemas.base import SeatKind
from ..schemas.tables import NewSeat
from ..visitors.names import cleaned_name, told_apart
from .rows import SeatRow, SeatRows

FILLER = "greedy"
"""The bot that takes a seat for which none was named, and plays for whoever is not there: always
the same, so that nobody can choose how well an absent rival is played for."""


def row_of(seat_rows: SeatRows, seat: str) -> SeatRow:
    """The row of a seat."""
    for seat_row in seat_rows:
        if seat_row.seat == seat:
            return seat_row
    known = ", ".join(seat_row.seat for seat_row in seat_rows)
    raise Refusal("unknown_seat", status=422, field="seat", seat=seat, known=known)


def seats_of(seat_rows: SeatRows, visitor: str) -> tuple[str, ...]:
    """The seats a visitor holds or shares: their own and those at their screen."""
    return tuple(seat_row.seat for seat_row in seat_rows if visitor in seat_row.people)


def names_at(owner: str, seat_rows: SeatRows, names: Mapping[str, str]) -> dict[str, str]:
    """The names of the people of a table, those that look alike told apart, in order of seats."""
    people = [one for seat_row in seat_rows for one in (*seat_row.people, *seat_row.asking)]
    here = {one: names[one] for one in (*people, owner) if one in names}
    return {**names, **told_apart(here)}


def holders(seat_rows: SeatRows) -> set[str]:
    """The visitors who hold or share a seat."""
    return {visitor for seat_row in seat_rows for visitor in seat_row.people}


def everybody(seat_rows: SeatRows) -> set[str]:
    """The visitors whose names are shown at the seats: of those, and of those who ask to join."""
    return holders(seat_rows).union(*(seat_row.asking for seat_row in seat_rows))


def check_bot(name: str, field: str) -> str:
    """The name of a bot, if there is such a bot."""
    if name not in bots():
        known = ", ".join(bots())
        raise Refusal("unknown_bot", status=422, field=field, bot=name, known=known)
    return name


def new_seat_rows(wishes: Sequence[NewSeat], seats: Sequence[str], visitor: str) -> SeatRows:
    """The seats of a new table as its owner wishes them."""
    if len(wishes) != len(seats):
        given, n = len(wishes), len(seats)
        raise Refusal("wrong_seats", status=422, field="seats", given=given, n=n)
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refusal("twice_me", status=422, field="seats")
    return tuple(
        _new_seat_row(wish, seat, visitor, f"seats.{index}")
        for index, (wish, seat) in enumerate(zip(wishes, seats, strict=True))
    )


def _new_seat_row(wish: NewSeat, seat: str, visitor: str, field: str) -> SeatRow:
    if wish.bot is not None and wish.kind != "bot":
        raise Refusal("bot_for_nobody", status=422, field=f"{field}.bot", seat=seat)
    if wish.name is not None and wish.kind != "screen":
        raise Refusal("name_for_nobody", status=422, field=f"{field}.name", seat=seat)
    if wish.kind == "bot":
        return SeatRow(seat, "bot", bot=check_bot(wish.bot or FILLER, f"{field}.bot"))
    if wish.kind == "me":
        return SeatRow(seat, "visitor", visitor=visitor)
    if wish.kind == "screen":
        name = None if wish.name is None else cleaned_name(wish.name)
        return SeatRow(seat, "screen", name=name, visitor=visitor)
    return SeatRow(seat, wish.kind)


def joined(
    seat_rows: SeatRows, visitor: str, seat: str | None, links: bool, invited: bool = False
) -> SeatRows:
    """A visitor takes a free seat; unnamed, the first that is open, else the first free one.

    Seats kept for a link are free only to whoever may take `links`. Whoever was `invited` with one
    takes such a seat first, and leaves the others to the public.
    """
    chosen = _unnamed(seat_rows, links, invited) if seat is None else row_of(seat_rows, seat)
    if not chosen.free:
        raise Refusal("seat_taken", field="seat", seat=seat)
    if chosen.kind == "link" and not links:
        raise Refusal("by_invitation", status=403, field="seat", seat=chosen.seat)
    reserved = chosen.kind == "link"
    return with_row(seat_rows, SeatRow(chosen.seat, "visitor", visitor=visitor, reserved=reserved))


def _unnamed(seat_rows: SeatRows, links: bool, invited: bool) -> SeatRow:
    """The free seat of somebody who names none; if there is no other, one they may not take."""
    free = [seat_row for seat_row in seat_rows if seat_row.free]
    if not free:
        raise Refusal("table_full")
    first = "link" if links and invited else "open"
    return min(free, key=lambda one: one.kind != first)


def _without(seat_row: SeatRow, visitor: str) -> SeatRow | None:
    """A seat when one of its people leaves: the next of the crew holds it. None: nobody is left."""
    left = tuple(one for one in seat_row.people if one != visitor)
    return replace(seat_row, visitor=left[0], crew=left[1:]) if left else None


def vacated(seat_rows: SeatRows, visitor: str, public: bool) -> SeatRows:
    """A visitor leaves before the start: their seats are free again, or the crew's."""
    return tuple(
        (_without(seat_row, visitor) or _freed(seat_row, public))
        if visitor in seat_row.people
        else seat_row
        for seat_row in seat_rows
    )


def _freed(seat_row: SeatRow, public: bool) -> SeatRow:
    """A seat that nobody holds any more; one that was meant for a link still is."""
    kind: SeatKind = "open" if public and not seat_row.reserved else "link"
    return SeatRow(seat_row.seat, kind)


def abandoned(seat_rows: SeatRows, visitor: str) -> SeatRows:
    """A visitor leaves during the race: the crew sails on, else a bot until they come back."""
    return tuple(
        (_without(seat_row, visitor) or _left_to_a_bot(seat_row, visitor))
        if visitor in seat_row.people
        else seat_row
        for seat_row in seat_rows
    )


def departed(seat_rows: SeatRows, visitor: str) -> SeatRows:
    """The same when they leave for good: the names of friends at their screen go as well."""
    return tuple(
        replace(seat_row, name=None) if seat_row.visitor == visitor else seat_row
        for seat_row in abandoned(seat_rows, visitor)
    )


def _left_to_a_bot(seat_row: SeatRow, visitor: str) -> SeatRow:
    if seat_row.stand_in is not None:
        return seat_row
    return replace(seat_row, stand_in=FILLER, stand_in_by=visitor)


def filled(seat_rows: SeatRows) -> SeatRows:
    """Bots take the seats that are still free."""
    return tuple(
        SeatRow(seat_row.seat, "bot", bot=FILLER) if seat_row.free else seat_row
        for seat_row in seat_rows
    )


def stood_in(seat_rows: SeatRows, visitor: str, seat: str, bot: str | None) -> SeatRows:
    """The holder of a seat lets a bot of their choice play for it, or (None) plays again.

    The crew may only say that somebody is there again: a bot that others called ends with that,
    one that the holder appointed stays.
    """
    seat_row = _held(seat_rows, seat)
    if bot is not None:
        check_bot(bot, "bot")
    if visitor not in seat_row.people:
        raise Refusal("not_your_seat", status=403, field="seat", seat=seat)
    appointed = seat_row.stand_in is not None and not seat_row.stood_in_by_another
    if visitor != seat_row.visitor and (bot is not None or appointed):
        text = said("refused.holder_only", seat=seat)
        raise Refusal("not_your_seat", status=403, field="seat", text=text)
    if bot is None:
        return with_row(seat_rows, replace(seat_row, stand_in=None, stand_in_by=None, late=None))
    return with_row(seat_rows, replace(seat_row, stand_in=bot, stand_in_by=visitor))


def replaced(seat_rows: SeatRows, visitor: str, seat: str, absent: bool, slow: bool) -> SeatRows:
    """Another player has the service's own bot play for a seat whose people are not there.

    At a slow table that is not enough: their time must be up, for being away is how it is played.
    """
    seat_row = _held(seat_rows, seat)
    if not seats_of(seat_rows, visitor):
        raise Refusal("not_seated", status=403)
    if visitor in seat_row.people:
        raise Refusal("your_own_seat", field="seat", seat=seat)
    if seat_row.stand_in is not None:
        return seat_rows
    if seat_row.late is None and slow:
        raise Refusal("her_time_runs", field="seat", seat=seat)
    if seat_row.late is None and not absent:
        raise Refusal("holder_present", field="seat", seat=seat)
    return with_row(seat_rows, replace(seat_row, stand_in=FILLER, stand_in_by=visitor))


def _held(seat_rows: SeatRows, seat: str) -> SeatRow:
    """A seat that is somebody's."""
    seat_row = row_of(seat_rows, seat)
    if seat_row.visitor is None:
        raise Refusal("bot_seat", field="seat", seat=seat)
    return seat_row


def late(seat_rows: SeatRows, seat: str, at: float) -> SeatRows:
    """The time of a seat was up."""
    return with_row(seat_rows, replace(row_of(seat_rows, seat), late=at))


def decided(seat_rows: SeatRows, seat: str) -> SeatRows:
    """One of a seat's people has decided something: somebody is there."""
    seat_row = row_of(seat_rows, seat)
    return seat_rows if seat_row.late is None else with_row(seat_rows, replace(seat_row, late=None))


def saw(seat_rows: SeatRows, visitor: str, at: float) -> SeatRows:
    """A visitor sees the race for the first time."""
    return tuple(
        replace(seat_row, seen=at)
        if visitor in seat_row.people and seat_row.seen is None
        else seat_row
        for seat_row in seat_rows
    )


def rotated(seat_rows: SeatRows) -> SeatRows:
    """The seats of a rematch: everybody moves up one seat, the last one to the first.

    Whoever let a bot finish the last race plays in person again.
    """
    shifted = (seat_rows[-1], *seat_rows[:-1])
    return tuple(
        replace(
            one,
            seat=seat_row.seat,
            stand_in=None,
            stand_in_by=None,
            late=None,
            seen=None,
            rematch=None,
            asking=(),
            lets_back=None,
            bank=None,
        )
        for seat_row, one in zip(seat_rows, shifted, strict=True)
    )


def with_row(seat_rows: SeatRows, changed: SeatRow) -> SeatRows:
    """The seats with one of them changed; the very same ones if it has not."""
    if any(seat_row is changed for seat_row in seat_rows):
        return seat_rows
    return tuple(changed if seat_row.seat == changed.seat else seat_row for seat_row in seat_rows)
