"""Taking back a whole turn: how far that goes, and who has to agree.

Against bots alone it is done at once. Where others play, they are asked, and all of them must agree
before anything else happens. What was drawn is not drawn anew: the k-th chance of a table is the
same however often it comes, so whoever plays the same again meets the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ...play.race import Race
from ..refusals import Refusal
from .rows import LogEntry, SeatRow, SeatRows, TableRow
from .seats import row_of

FARTHEST = 1000
"""How many entries are looked through at most for the beginning of a turn."""


def steps_to_turn(race: Race, counting: Iterable[LogEntry], seat: str, given: int) -> int:
    """How many steps lead back to where the last turn of a seat began; `counting`: newest first."""
    for steps, entry in enumerate(counting, start=1):
        if entry.seq <= given or entry.kind == "retire" or steps > FARTHEST:
            break
        hers = entry.kind == "action" and entry.seat == seat
        if hers and not race.step_to(race.played - steps).in_turn:
            return steps
    raise Refusal("no_take_back")


def to_be_asked(seat_rows: SeatRows, seat: str) -> Iterator[SeatRow]:
    """The seats whose people must agree: those that are played by others, and not by a bot now."""
    asking = set(row_of(seat_rows, seat).people)
    for seat_row in seat_rows:
        if seat_row.machine is None:
            people = seat_row.people
            if people and asking.isdisjoint(people):
                yield seat_row


def must_ask(seat_rows: SeatRows, seat: str) -> bool:
    """Whether there is such a seat."""
    return next(to_be_asked(seat_rows, seat), None) is not None


def pending(row: TableRow) -> str | None:
    """The seat that asks, if one does; a request lapses as soon as anything is played."""
    return row.asks_back if row.asks_back_at == row.seq else None


def waits_for(row: TableRow, seat_rows: SeatRows) -> list[SeatRow]:
    """The seats that have not agreed yet."""
    seat = pending(row)
    if seat is None:
        return []
    return [one for one in to_be_asked(seat_rows, seat) if one.lets_back != row.seq]


def asked(row: TableRow, seat: str) -> TableRow:
    """A seat asks the others."""
    return replace(row, asks_back=seat, asks_back_at=row.seq)


def agreed(row: TableRow, seat_rows: SeatRows, visitor: str) -> SeatRows:
    """A visitor agrees, with every seat of theirs that is asked."""
    asked = {one.seat for one in waits_for(row, seat_rows) if visitor in one.people}
    if not asked:
        raise Refusal("not_asked")
    return tuple(replace(one, lets_back=row.seq) if one.seat in asked else one for one in seat_rows)


def forgotten(row: TableRow) -> TableRow:
    """Nobody asks any more."""
    return replace(row, asks_back=None, asks_back_at=None)
