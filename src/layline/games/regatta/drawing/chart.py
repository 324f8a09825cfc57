"""The sea chart under the course: water, spaces, scale and island, and the wind over them."""

from __future__ import annotations

import math
from functools import lru_cache

from ....engine.scene import Circle, Path, Point, Shape
from ....engine.strokes import pair
from ...sailing import DIRECTIONS
from ...sailing_pictures import Place, breeze, placed, wind_arrow
from .sight import WORDS, Course, Sight


def streaks(sight: Sight) -> Path:
    """Faint streaks on the water along the wind, clear of the pieces that lie there."""
    return _streaks(sight.course, sight.race.wind)


@lru_cache(maxsize=64)
def _streaks(course: Course, wind: int) -> Path:
    pieces: list[tuple[Place, float]] = [((mark.x, mark.y), 1.9) for mark in course.marks]
    if course.island is not None:
        pieces.append((course.island, 1.8 + 0.7 * course.island_size))
    line = (course.committee, course.start)
    return breeze(course.cols, course.rows, wind, line, tuple(pieces))


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
    if sight.course.island is None:
        return []
    half = sight.race.island_size / 2
    far = Path(role="shallows-far", d=_shore(half + 0.8, 0.16))
    near = Path(role="shallows", d=_shore(half + 0.42, 0.13))
    return [placed(sight.on_screen(sight.course.island), "shallows", far, near)]


def island(sight: Sight) -> list[Shape]:
    """The island."""
    if sight.course.island is None:
        return []
    size = sight.race.island_size
    parts = [Path(role="island", d=_shore(size / 2 - 0.02, 0.07))]
    if size >= 3:
        parts.append(Path(role="island-green", d=_shore(size / 2 - 0.34, 0.1)))
    at, title = sight.on_screen(sight.course.island), sight.say("course.island")
    return [placed(at, "isle", *parts, id="island", title=title)]


def vane(sight: Sight) -> tuple[Shape, ...]:
    """The arrow on the island that shows where the wind blows to."""
    return _vane(sight.course, sight.race.wind, sight.lang)


@lru_cache(maxsize=64)
def _vane(course: Course, wind: int, lang: str) -> tuple[Shape, ...]:
    if course.island is None:
        return ()
    size = 0.92 if course.island_size >= 3 else 0.42
    parts = (Circle(role="vane", x=0, y=0, r=size), wind_arrow(size * 0.82))
    at, title = course.on_screen(course.island), wind_name(wind, lang)
    return (placed(at, "vane", *parts, id="vane", title=title, turn=wind * 45.0),)


def wind_title(sight: Sight) -> str:
    """The wind in two words."""
    return wind_name(sight.race.wind, sight.lang)


def wind_name(wind: int, lang: str) -> str:
    """A wind in two words."""
    way = WORDS.sentence(f"direction.{DIRECTIONS[wind]}", lang)
    return WORDS.sentence("instruments.wind", lang, way=way)
