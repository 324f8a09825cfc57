"""How squares of the road are written: 14b, start, finish, out."""

from __future__ import annotations

import re

from ..rules.state import FINISH, OUT, START

LANES = "abcdef"


def square_text(column: int, lane: int) -> str:
    """14b; start, finish and out have no lane."""
    if column == START:
        return "start"
    if column == FINISH:
        return "finish"
    return "out" if column == OUT else f"{column}{LANES[lane]}"


def read_square(text: str) -> tuple[int, int] | None:
    """Column and lane of a square, of `start`, `finish` or `out`; None if it is none of them."""
    named = {"start": START, "finish": FINISH, "out": OUT}
    if text in named:
        return named[text], 0
    found = re.fullmatch(r"([1-9][0-9]?)([a-f])", text)
    if not found or int(found[1]) >= FINISH:
        return None
    return int(found[1]), LANES.index(found[2])
