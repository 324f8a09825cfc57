"""The break-away table: what two dice make of squares with risk."""

from __future__ import annotations

from ....engine.rules import rule, table
from .actions import ROLL

PUNCTURE = -1

# What 1, 2, 3 and 4 squares with risk cost: totals 3 to 11 without doubles, then doubles 1 to 6.
COSTS = table(
    (
        *(3, 4, 5, 6),  # total 3
        *(2, 3, 4, 5),  # 4
        *(3, 4, 5, 6),  # 5
        *(2, 3, 4, 5),  # 6
        *(0, 0, 0, 0),  # 7
        *(2, 3, 4, 5),  # 8
        *(3, 4, 5, 6),  # 9
        *(0, 0, 1, 2),  # 10
        *(4, 5, 6, 7),  # 11
        *(0, 1, 2, 3),  # double 1
        *(0, 0, 0, 1),  # double 2
        *(PUNCTURE, PUNCTURE, PUNCTURE, PUNCTURE),  # double 3
        *(PUNCTURE, PUNCTURE, PUNCTURE, PUNCTURE),  # double 4
        *(PUNCTURE, PUNCTURE, PUNCTURE, PUNCTURE),  # double 5
        *(0, 1, 2, 3),  # double 6
    )
)
FIRST_DOUBLE = 9

# How many of the 36 throws lead to each row.
THROWS_OF_ROW = table((2, 2, 4, 4, 6, 4, 4, 2, 2, 1, 1, 1, 1, 1, 1))


@rule
def table_row(roll: int) -> int:
    """MJ-26: a double has a row of its own, any other throw the row of its total."""
    one = (roll - ROLL) // 6 + 1
    other = (roll - ROLL) % 6 + 1
    return FIRST_DOUBLE + one - 1 if one == other else one + other - 3


@rule
def risk_cost(roll: int, squares: int) -> int:
    """MJ-26, MJ-30: the cost of so many squares with risk, or PUNCTURE."""
    return COSTS[4 * table_row(roll) + squares - 1]
