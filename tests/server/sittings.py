"""Tables in play without a service: who sits there, and how they play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from layline.bots import bot
from layline.server.refusals import Refusal
from layline.server.schemas.tables import NewTable
from layline.server.tables.opening import opened
from layline.server.tables.rows import Draft
from layline.server.tables.table import Sitting

ANNA, BEA, CARL = "anna", "bea", "carl"
NOON = 1000.0


def table(
    *seats: str,
    game: str = "regatta",
    clock: int | None = None,
    pace: str = "calm",
    **options: Any,
) -> Sitting:
    """A table of Anna's at noon; seats are kinds, or the name of a bot."""
    kinds = ("me", "link", "open", "screen")
    wish = NewTable.model_validate(
        {
            "game": game,
            "options": options,
            "seats": [
                {"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats
            ],
            "pace": pace,
            "clock": None if clock is None else {"seconds": clock},
        }
    )
    sitting = opened(ANNA, wish, NOON)
    sitting.take(sitting.opened(NOON))
    return sitting


def duel(**options: Any) -> Sitting:
    """Anna and Bea, racing; seats A and B."""
    sitting = table("me", "link", **options)
    sitting.take(made(sitting.join(BEA, None, NOON)))
    seen = sitting.saw([ANNA, BEA], NOON)
    if seen is not None:
        sitting.take(seen)
    return sitting


def made(draft: Draft | None) -> Draft:
    """A change that must be one."""
    assert draft is not None
    return draft


def holder(sitting: Sitting) -> tuple[str, str]:
    """The visitor who decides, and her seat."""
    seat = sitting.row.to_move
    assert seat is not None
    visitor = next(seat_row.visitor for seat_row in sitting.seat_rows if seat_row.seat == seat)
    assert visitor is not None
    return visitor, seat


def play(sitting: Sitting, action: str | None = None, at: float = NOON) -> str:
    """Whoever decides plays an action, or what a bot would; the action."""
    visitor, seat = holder(sitting)
    chosen = action or bot("greedy").choose(sitting.race.copy())
    sitting.take(sitting.move(visitor, f"m{sitting.seq}", sitting.seq, seat, chosen, at))
    return chosen


def under_way(**options: Any) -> Sitting:
    """A duel in which whoever decides has just played the first of several legs."""
    sitting = duel(**options)
    while True:
        before = sitting.row.to_move
        chosen = play(sitting)
        if chosen.startswith("leg") and sitting.row.to_move == before and sitting.may_undo(NOON):
            return sitting


def refusal(work: Callable[[], object]) -> Refusal:
    """Why something is refused."""
    with pytest.raises(Refusal) as caught:
        work()
    return caught.value
