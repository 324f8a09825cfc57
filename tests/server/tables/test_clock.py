"""A table's clock and a game's option for it say the same."""

from __future__ import annotations

from typing import Any

import pytest

from layline.server.schemas.tables import Clock, NewSeat, NewTable
from layline.server.tables.clock import timed

DAY = 24 * 3600


def wish(game: str = "race-the-wind", clock: int | None = None, **options: Any) -> NewTable:
    seats = [NewSeat(kind="me"), NewSeat(kind="bot")]
    given = None if clock is None else Clock(seconds=clock)
    return NewTable(game=game, options=options, seats=seats, clock=given)


@pytest.mark.parametrize(
    ("seconds", "option"),
    [(None, 0), (10, 30), (120, 120), (600, 600), (3600, "1d"), (3 * DAY, "3d"), (30 * DAY, "14d")],
)
def test_the_clock_of_the_table_becomes_the_option(seconds: int | None, option: int | str) -> None:
    found = timed(wish(clock=seconds))
    assert found.options == {"clock": option}
    assert (None if found.clock is None else found.clock.seconds) == seconds


@pytest.mark.parametrize(("option", "seconds"), [(0, None), (90, 90), ("2d", 2 * DAY), ("x", None)])
def test_an_option_that_is_given_becomes_the_clock(option: Any, seconds: int | None) -> None:
    found = timed(wish().model_copy(update={"options": {"clock": option}}))
    assert (None if found.clock is None else found.clock.seconds) == seconds


@pytest.mark.parametrize("game", ["regatta", "no-such-game"])
def test_games_without_such_an_option_are_left_alone(game: str) -> None:
    asked = wish(game, 60)
    assert timed(asked) is asked
