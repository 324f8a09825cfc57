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
from layline.server.tables.table import Table

ANNA, BEA, CARL = "anna", "bea", "carl"
NOON = 1000.0


def open_table(
    *seats: str,
    game: str = "regatta",
    clock: int | None = None,
    increment: int | None = None,
    pace: str = "calm",
    **options: Any,
) -> Table:
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
            "clock": None if clock is None else {"seconds": clock, "increment": increment},
        }
    )
    table = opened(ANNA, wish, NOON)
    table.take(table.opened(NOON))
    return table


def duel(**options: Any) -> Table:
    """Anna and Bea, racing; seats A and B."""
    table = open_table("me", "link", **options)
    table.take(made(table.join(BEA, None, NOON)))
    seen = table.saw([ANNA, BEA], NOON)
    if seen is not None:
        table.take(seen)
    return table


def made(draft: Draft | None) -> Draft:
    """A change, which must not be refused."""
    assert draft is not None
    return draft


def decider(table: Table) -> tuple[str, str]:
    """The visitor who decides, and her seat."""
    seat = table.row.to_move
    assert seat is not None
    visitor = next(seat_row.visitor for seat_row in table.seat_rows if seat_row.seat == seat)
    assert visitor is not None
    return visitor, seat


def play(table: Table, action: str | None = None, at: float = NOON) -> str:
    """Whoever decides plays an action, or what a bot would; the action."""
    visitor, seat = decider(table)
    chosen = action or bot("greedy").choose(table.race.copy())
    table.take(table.move(visitor, f"m{table.seq}", table.seq, seat, chosen, at))
    return chosen


def under_way(**options: Any) -> Table:
    """A duel in which whoever decides has just played the first of several legs."""
    table = duel(**options)
    while True:
        before = table.row.to_move
        chosen = play(table)
        if chosen.startswith("leg") and table.row.to_move == before and table.may_undo(NOON):
            return table


def refusal(work: Callable[[], object]) -> Refusal:
    """Why something is refused."""
    with pytest.raises(Refusal) as caught:
        work()
    return caught.value
