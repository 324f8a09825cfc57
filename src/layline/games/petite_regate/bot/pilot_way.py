"""The way still to go: from a bow round the marks to the line, in tenths of a millimetre.

The way is a broken line: the nearest point of the start line, a point a little outside each mark
on its ray, the nearest point of the line. A boat that points elsewhere has to turn first.
"""

from __future__ import annotations

from ....engine.rules import rule, table
from ..rules.course import MARKS
from ..rules.geometry import COS, SIN, rounded
from ..rules.state import Race

OUTSIDE = 38_000
"""How far outside a mark it is rounded."""

BEHIND = 100_000
"""How far behind the line a boat that has missed it goes back."""

TENTH = 100
"""Micrometres in a tenth of a millimetre."""

# A million times the cosine of 0, 5, 10 ... 180 degrees.
COSINES = table(
    (
        1000000, 996195, 984808, 965926, 939693, 906308, 866025, 819152, 766044, 707107, 642788,
        573576, 500000, 422618, 342020, 258819, 173648, 87156, 0, -87156, -173648, -258819, -342020,
        -422618, -500000, -573576, -642788, -707107, -766044, -819152, -866025, -906308, -939693,
        -965926, -984808, -996195, -1000000,
    )
)  # fmt: skip


@rule
def root(n: int) -> int:
    """The integer part of a square root."""
    if n < 2:
        return n
    guess = 1
    while guess * guess < n:
        guess *= 2
    for _ in range(40):
        better = (guess + n // guess) // 2
        if better >= guess:
            break
        guess = better
    return guess


@rule
def length(dx: int, dy: int) -> int:
    """How long a stretch is, in micrometres."""
    return root(dx * dx + dy * dy)


@rule
def degrees_off(heading: int, dx: int, dy: int) -> int:
    """By how many degrees, in steps of five, a stretch leads off a heading."""
    far = length(dx, dy)
    if far == 0:
        return 0
    cosine = (SIN[heading] * dx + COS[heading] * dy) // far
    step = 0
    while step < 36 and cosine < COSINES[step + 1]:
        step += 1
    return 5 * step


@rule
def turn_x(race: Race, mark: int) -> int:
    """Where a mark is best rounded."""
    return race.marks[mark].x + rounded(OUTSIDE * SIN[race.marks[mark].ray])


@rule
def turn_y(race: Race, mark: int) -> int:
    """Where a mark is best rounded."""
    return race.marks[mark].y + rounded(OUTSIDE * COS[race.marks[mark].ray])


@rule
def line_x(race: Race, x: int) -> int:
    """The point of the line nearest to a place this far east, clear of its ends."""
    return min(max(x, race.line_west + 25_000), race.line_east - 25_000)


@rule
def way_left(race: Race, x: int, y: int, heading: int, started: int, marks: int) -> int:
    """The way to the finish from a pose, with what its heading costs."""
    stage = marks if started == 1 else -1
    at_x = x
    at_y = y
    way = 0
    first = 0
    to_x = 0
    to_y = 0
    for point in range(stage, MARKS + 1):
        if point == -1 and y >= race.line_y:
            # past the end of the line without a start: back behind it
            to_x = line_x(race, at_x)
            to_y = race.line_y - BEHIND
            way += 2 * BEHIND // TENTH
        elif point == -1 or point == MARKS:
            to_x = line_x(race, at_x)
            to_y = race.line_y + (10_000 if point == -1 else 0)
        else:
            to_x = turn_x(race, point)
            to_y = turn_y(race, point)
        stretch = length(to_x - at_x, to_y - at_y)
        way += stretch // TENTH
        if point == stage:
            first = stretch
            off = degrees_off(heading, to_x - at_x, to_y - at_y)
            way += 11 * off * min(stretch, 60_000) // 120_000
        elif point == stage + 1 and first < 150_000:
            way += 5 * degrees_off(heading, to_x - at_x, to_y - at_y) // 2
        at_x = to_x
        at_y = to_y
    return way
