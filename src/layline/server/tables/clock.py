"""The clock of a table: what counts as slow, how long people are waited for around a race, and the
option `clock` of some games, which is the same clock."""

from __future__ import annotations

from dataclasses import replace

from ...games import UnknownGame, find_game
from ..schemas.tables import Clock, NewTable
from .rows import SeatRow, TableRow

DAY = 24 * 3600
SLOW = 3600
"""A table is slow when a decision may take an hour or more: all tables played over days are. At
faster ones people stay at the page."""
PACES = {"calm": 0.9, "brisk": 0.35, "instant": 0.0}
"""Seconds before a bot plays, so that people can follow."""
_SOON = 120
_A_WHILE = 600


def is_slow(clock_seconds: int | None) -> bool:
    """Whether people come and go between their decisions at a table with such a clock."""
    return clock_seconds is not None and clock_seconds >= SLOW


def start_grace(clock_seconds: int) -> int:
    """Seconds for which clocks wait, after the start, for whoever has not seen the race yet.

    Two minutes; at a slow table as long as a decision may take, at most a day.
    """
    return min(clock_seconds, DAY) if is_slow(clock_seconds) else _SOON


def offer_lasts(clock_seconds: int | None) -> int:
    """Seconds for which a rematch is on offer: ten minutes where a clock keeps people at the page.

    At a slow table as long as a decision may take; without a clock, a day.
    """
    if clock_seconds is None:
        return DAY
    return clock_seconds if is_slow(clock_seconds) else _A_WHILE


def due_at(row: TableRow, seat_row: SeatRow, at: float) -> float | None:
    """When a decision that has been awaited since `at` is due.

    After the start a clock begins when one of the seat's people has seen the race, or when it has
    waited long enough.
    """
    if seat_row.machine is not None:
        return at + PACES[row.pace]
    if row.clock_seconds is None:
        return None
    begins = at
    if row.clocks_wait_until is not None:
        wait = row.clocks_wait_until
        begins = max(at, wait if seat_row.seen is None else min(seat_row.seen, wait))
    return begins + bank_of(row, seat_row)


def bank_of(row: TableRow, seat_row: SeatRow) -> float:
    """The seconds a seat has when its clock begins: for a decision, or what is left in its bank."""
    if row.clock_seconds is None:
        return 0.0
    if row.clock_increment is None or seat_row.bank is None:
        return row.clock_seconds
    return seat_row.bank


def stopped(row: TableRow, seat_row: SeatRow, at: float, gains: bool) -> SeatRow:
    """A seat whose clock stops: what is left is in its bank, and what a turn adds to it.

    Without banks nothing is kept.
    """
    if row.clock_increment is None or row.due is None or seat_row.machine is not None:
        return seat_row
    left = min(bank_of(row, seat_row), max(0.0, row.due - at))
    return replace(seat_row, bank=left + (row.clock_increment if gains else 0))


def taken_over(
    row: TableRow, before: SeatRow, seat_row: SeatRow, at: float, since: float | None
) -> tuple[SeatRow, float | None]:
    """The seat that is to decide and is played by others now, and when its decision is due.

    What is left of a person's time is in the bank of the seat. For people who were there before,
    time has run `since` the decision was awaited, unless it would be up already.
    """
    if before.machine is None:
        seat_row = replace(seat_row, bank=stopped(row, before, at, gains=False).bank)
    due = due_at(row, seat_row, at)
    if since is not None and seat_row.machine is None and row.clock_increment is None:
        went_on = due_at(row, seat_row, since)
        due = went_on if went_on is not None and went_on > at else due
    return seat_row, due


def timed(wish: NewTable) -> NewTable:
    """A wish whose clock and option agree: whichever of them was given decides, the option first.

    An option that cannot be read is left to whoever checks the options.
    """
    try:
        known = "clock" in find_game(wish.game).codec.options.model_fields
    except UnknownGame:
        return wish
    if not known:
        return wish
    if "clock" in wish.options:
        seconds = _seconds(wish.options["clock"])
        clock = Clock(seconds=seconds) if seconds else wish.clock
        return wish.model_copy(update={"clock": clock})
    options = {**wish.options, "clock": _option(wish.clock)}
    return wish.model_copy(update={"options": options})


def _option(clock: Clock | None) -> int | str:
    """A clock as games know it: seconds up to ten minutes, else whole days, at most a fortnight."""
    if clock is None or clock.increment is not None:
        return 0  # a bank is no clock of a turn
    if clock.seconds <= 600:
        return max(clock.seconds, 30)
    return f"{min(max(round(clock.seconds / DAY), 1), 14)}d"


def _seconds(option: object) -> int | None:
    """The seconds of an option; None if it sets no clock, or cannot be read."""
    if isinstance(option, str) and option[:-1].isdecimal() and option.endswith("d"):
        return min(int(option[:-1]), 14) * DAY or None
    if isinstance(option, int) and not isinstance(option, bool) and 30 <= option <= 600:
        return option
    return None
