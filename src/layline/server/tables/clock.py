"""The clock of a table: what counts as slow, how long people are waited for around a race, and the
option `clock` of some games, which is one and the same thing."""

from __future__ import annotations

from ...games import UnknownGame, find_game
from ..schemas.tables import Clock, NewTable

DAY = 24 * 3600
SLOW = 3600
"""A table is slow when a decision may take an hour or more: all tables of days are. Faster ones are
played at the page."""
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

    At a slow table as long as a decision may take, where there is no clock a day.
    """
    if clock_seconds is None:
        return DAY
    return clock_seconds if is_slow(clock_seconds) else _A_WHILE


def timed(wish: NewTable) -> NewTable:
    """A wish in which both say the same: whichever of them was given decides, the option first.

    An option that cannot be read is left to whoever checks the options.
    """
    try:
        known = "clock" in find_game(wish.game).options.model_fields
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
    if clock is None:
        return 0
    if clock.seconds <= 600:
        return max(clock.seconds, 30)
    return f"{min(max(round(clock.seconds / DAY), 1), 14)}d"


def _seconds(option: object) -> int | None:
    """The seconds of an option; None if it has none, or is none."""
    if isinstance(option, str) and option[:-1].isdecimal() and option.endswith("d"):
        return min(int(option[:-1]), 14) * DAY or None
    if isinstance(option, int) and not isinstance(option, bool) and 30 <= option <= 600:
        return option
    return None
