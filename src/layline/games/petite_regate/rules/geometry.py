"""Exact geometry in whole micrometres: sines from a table, and one rounding for each point."""

from __future__ import annotations

from ....engine.rules import rule, table

MILLION = 1_000_000
HEADINGS = 24

_QUARTER = (0, 258819, 500000, 707107, 866025, 965926, 1000000)
_HALF = _QUARTER + _QUARTER[-2:0:-1]

SIN = table((*_HALF, *(-sine for sine in _HALF)))
"""A million times the sine of each heading."""

COS = table(SIN[(step + 6) % HEADINGS] for step in range(HEADINGS))


@rule
def rounded(n: int) -> int:
    """The nearest whole number of millionths; halves go away from zero, so that mirrors agree."""
    if n >= 0:
        return (n + 500_000) // MILLION
    return -((500_000 - n) // MILLION)


@rule
def ratio(n: int, m: int) -> int:
    """The whole number nearest to n/m for m > 0; halves go away from zero."""
    if n >= 0:
        return (2 * n + m) // (2 * m)
    return -((m - 2 * n) // (2 * m))


@rule
def eastward(heading: int, starboard: int, ahead: int) -> int:
    """How far east a point lies that is this far to starboard and ahead on this heading."""
    return rounded(starboard * COS[heading] + ahead * SIN[heading])


@rule
def northward(heading: int, starboard: int, ahead: int) -> int:
    """How far north a point lies that is this far to starboard and ahead on this heading."""
    return rounded(ahead * COS[heading] - starboard * SIN[heading])


@rule
def turned(heading: int, steps: int) -> int:
    """The heading this many steps of 15 degrees further clockwise."""
    return (heading + steps) % HEADINGS
