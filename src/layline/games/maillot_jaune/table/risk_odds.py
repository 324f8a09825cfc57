"""The odds of a break-away with risk: how the 36 throws turn out for a rider."""

from __future__ import annotations

from ..rules.risk import COSTS, PUNCTURE, THROWS_OF_ROW

FLAT = 3
"""How many of the 36 throws are a puncture, whatever the squares."""


def costs(squares: int) -> dict[int, int]:
    """How many of the 36 throws bring each cost, PUNCTURE among them."""
    found: dict[int, int] = {}
    for row, throws in enumerate(THROWS_OF_ROW):
        cost = COSTS[4 * row + squares - 1]
        found[cost] = found.get(cost, 0) + throws
    return dict(sorted(found.items()))


def throws_to_abandon(energy: int, form: int, squares: int) -> int:
    """How many of the 36 throws make a rider abandon; all of them if he is spent already."""
    if energy + form <= 0:
        return 36
    if not squares:
        return 0
    return sum(
        n for cost, n in costs(squares).items() if cost != PUNCTURE and cost >= energy + form
    )
