"""The sea chart under the course: water, spaces, scale and island, and the wind over them."""

from __future__ import annotations

import math
from functools import lru_cache

from ....engine.scene import Circle, Group, Path, Point, Rect, Shape, Text
from .shapes import centred, num, pair, wind_arrow
from .sight import ORIGIN, VECTORS, Sight, Space, beyond, on_screen

EDGE = 0.75
"""Water between the outermost spaces and the scale around the chart."""
SCALE = 0.3
"""Breadth of the scale."""


@lru_cache(maxsize=8)
def chart(cols: int, rows: int, tall: bool) -> tuple[Shape, ...]:
    """The parts that never change: water, the scale and its numbers."""
    left, top = ORIGIN
    water = (left - EDGE, top - EDGE, cols - 1 + 2 * EDGE, rows - 1 + 2 * EDGE)
    return (
        Rect(
            role="neatline",
            id="edge",
            x=water[0] - SCALE,
            y=water[1] - SCALE,
            w=water[2] + 2 * SCALE,
            h=water[3] + 2 * SCALE,
            r=0.12,
        ),
        Path(role="scale", d=_scale(cols, rows)),
        Rect(role="water", x=water[0], y=water[1], w=water[2], h=water[3]),
        Group(role="axis", shapes=_numbers(cols, rows, tall)),
    )


@lru_cache(maxsize=8)
def grid(cols: int, rows: int) -> tuple[Shape, ...]:
    """A fine + on every space; every fifth line has darker ones."""
    left, top = ORIGIN
    right, bottom = left + cols - 1, top + rows - 1
    return (
        Path(role="grid", d=_crosses(left, top, right, bottom, 1)),
        Path(role="grid-five", d=_crosses(left, top, right, bottom, 5)),
    )


def _crosses(left: float, top: float, right: float, bottom: float, every: int) -> str:
    """Lines through the spaces; the theme dashes them so that a + stands on each space.

    Counted from the south-west space, so that every fifth line agrees with the numbers.
    """
    span = 0.1
    rows = [bottom - k for k in range(0, round(bottom - top) + 1, every)]
    cols = [left + k for k in range(0, round(right - left) + 1, every)]
    across = "".join(f"M{num(left - span)} {num(y)}H{num(right + span)}" for y in rows)
    upright = "".join(f"M{num(x)} {num(bottom + span)}V{num(top - span)}" for x in cols)
    return across + upright


def _scale(cols: int, rows: int) -> str:
    """The dark bars of the chart's scale: one for every second space, on all four sides."""
    left, top = ORIGIN
    bottom = top + rows - 1
    far_x, far_y = left + cols - 1 + EDGE, bottom + EDGE
    bars = []
    for col in range(0, cols, 2):
        for y in (top - EDGE - SCALE, far_y):
            bars.append(f"M{pair((left + col - 0.5, y))}h1v{SCALE}h-1z")
    for row in range(0, rows, 2):
        for x in (left - EDGE - SCALE, far_x):
            bars.append(f"M{pair((x, bottom - row - 0.5))}h{SCALE}v1h-{SCALE}z")
    return "".join(bars)


def _numbers(cols: int, rows: int, tall: bool) -> tuple[Shape, ...]:
    """The numbers along the scale; a narrow screen has room for every fifth only."""
    left, top = ORIGIN
    bottom = top + rows - 1
    below = bottom + EDGE + SCALE + 0.62
    before = left - EDGE - SCALE - 0.62

    def number(x: float, y: float, value: int) -> Text:
        if value % 5:
            return centred(x, y, str(value), 0.52, "axis")
        return centred(x, y, str(value), 1.05 if tall else 0.8, "axis-five")

    every = 5 if tall else 1
    return (
        *(number(left + col, below, col) for col in range(0, cols, every)),
        *(number(before, bottom - row, row) for row in range(0, rows, every)),
    )


def breeze(sight: Sight) -> Path:
    """Faint streaks on the water along the wind, clear of the pieces that lie there."""
    pieces = [(rounding.at, 1.9) for rounding in sight.roundings]
    if sight.island is not None and sight.island_size:
        pieces.append((sight.island, 1.8 + 0.7 * sight.island_size))
    line = (sight.committee, sight.start)
    return _streaks(sight.cols, sight.rows, sight.wind, line, tuple(pieces))


@lru_cache(maxsize=256)
def _streaks(
    cols: int,
    rows: int,
    wind: int,
    line: tuple[Space, int],
    pieces: tuple[tuple[Space, float], ...],
) -> Path:
    """Short curved strokes, strewn evenly but not in rows, none near the line or a piece."""
    dx, dy = VECTORS[wind]
    norm = math.hypot(dx, dy)
    along = (-dx / norm, dy / norm)
    d = ""
    for k in range(cols * rows // 50):
        # steps of the plastic number spread points over a rectangle without clumps
        at = (cols - 1) * ((0.5 + k * 0.7548776662) % 1), (rows - 1) * ((k * 0.569840291) % 1)
        if abs(beyond(at, *line)) < 1.9:
            continue
        if any(math.dist(at, piece) < room for piece, room in pieces):
            continue
        x, y = on_screen(at, rows)
        half = 0.65 + 0.35 * (k % 3)
        begin = (x - along[0] * half, y - along[1] * half)
        middle = (along[0] * half + along[1] * 0.16, along[1] * half - along[0] * 0.16)
        end = (along[0] * half * 2, along[1] * half * 2)
        d += f"M{pair(begin, 1)}q{pair(middle, 2)} {pair(end, 1)}"
    return Path(role="breeze", d=d)


@lru_cache(maxsize=16)
def _shore(half: float, bays: float) -> str:
    """A closed shore around a square of spaces, uneven by `bays`, through smooth curves."""
    count = 18
    points: list[Point] = []
    for k in range(count):
        turn = 2 * math.pi * k / count
        rounded_square = (abs(math.cos(turn)) ** 3 + abs(math.sin(turn)) ** 3) ** (-1 / 3)
        uneven = math.sin(2 * turn + 0.8) + math.sin(5 * turn + 2.1) * 0.7
        radius = half * rounded_square + bays * uneven
        points.append((radius * math.cos(turn), radius * math.sin(turn)))
    d = "M" + pair(points[0])
    for k in range(count):
        before, here, there, beyond = (points[(k + j) % count] for j in (-1, 0, 1, 2))
        pull = [
            (a[0] + (c[0] - b[0]) / 6, a[1] + (c[1] - b[1]) / 6)
            for a, b, c in ((here, before, there), (there, beyond, here))
        ]
        d += f"C{pair(pull[0])} {pair(pull[1])} {pair(there)}"
    return d + "Z"


def shallows(sight: Sight) -> list[Shape]:
    """Lighter water around the island, as charts show it."""
    if sight.island is None or sight.island_size == 0:
        return []
    x, y = sight.on_screen(sight.island)
    half = sight.island_size / 2
    return [
        Group(
            role="shallows",
            x=x,
            y=y,
            shapes=(
                Path(role="shallows-far", d=_shore(half + 0.8, 0.16)),
                Path(role="shallows", d=_shore(half + 0.42, 0.13)),
            ),
        )
    ]


def island(sight: Sight) -> list[Shape]:
    """The island."""
    if sight.island is None or sight.island_size == 0:
        return []
    x, y = sight.on_screen(sight.island)
    half = sight.island_size / 2
    parts: list[Shape] = [Path(role="island", d=_shore(half - 0.02, 0.07))]
    if sight.island_size >= 3:
        parts.append(Path(role="island-green", d=_shore(half - 0.34, 0.1)))
    return [
        Group(role="isle", id="island", title=sight.words.island, x=x, y=y, shapes=tuple(parts))
    ]


def vane(sight: Sight) -> list[Shape]:
    """The arrow on the island that shows where the wind blows to."""
    if sight.island is None or sight.island_size == 0:
        return []
    x, y = sight.on_screen(sight.island)
    size = 0.92 if sight.island_size >= 3 else 0.42
    return [
        Group(
            role="vane",
            id="vane",
            title=sight.words.wind.format(sight.direction_word(sight.wind)),
            x=x,
            y=y,
            turn=sight.wind * 45.0,
            shapes=(Circle(role="vane", x=0, y=0, r=size), wind_arrow(size * 0.82)),
        )
    ]
