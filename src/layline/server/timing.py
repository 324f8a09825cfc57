"""The clock of a table and the option `clock`, which some games have: one and the same thing."""

from __future__ import annotations

from ..games import UnknownGame, find_game
from .cards import Clock, NewTable

DAY = 24 * 3600


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
