"""The table top: water, the line, the marks with their rays, rocks and islands."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from ....engine.scene import Circle, Group, Line, Path, Rect, Shape, Text
from ....engine.strokes import around, arrow_head, centred, num, pair
from ..codec.course_checks import to_edge
from ..rules.course import MARKS
from ..rules.shapes import RADII
from ..rules.state import ADVANCED, GIGAMIC, RACING, Race
from ..words import TEXTS
from .sight import MARGIN, centre, extent, length, on_screen, solids
from .sight import line as ends_of_line

BUOY = 0.24
"""The radius of a buoy in units of the drawing."""


def table(race: Race) -> list[Shape]:
    """The wooden edge and the water in it."""
    width, height = extent(race)
    return [
        Rect(role="table", id="edge", x=0.25, y=0.25, w=width - 0.5, h=height - 0.5, r=0.3),
        Rect(role="water", x=MARGIN, y=MARGIN, w=width - 2 * MARGIN, h=height - 2 * MARGIN),
        Path(role="breeze", d=_ripples(width, height)),
    ]


@cache
def _ripples(width: float, height: float) -> str:
    """Short waves strewn evenly over the water, but not in rows."""
    d = ""
    for k in range(int(width * height / 16)):
        x = MARGIN + 0.8 + (width - 2 * MARGIN - 2.4) * ((0.5 + k * 0.7548776662) % 1)
        y = MARGIN + 0.6 + (height - 2 * MARGIN - 1.2) * ((k * 0.569840291) % 1)
        d += f"M{num(x, 2)} {num(y, 2)}q.2-.16 .4 0t.4 0"
    return d


def line(race: Race, lang: str) -> list[Shape]:
    """The plank, or the rope between two white buoys, and its name."""
    west, east = ends_of_line(race)
    words = TEXTS.sentence("picture.line", lang)
    name = Text(role="label", x=east[0] + 0.6, y=east[1] + 0.2, text=words, size=0.6, width=6.0)
    white = [(id, solid) for id, solid in solids(race) if id.startswith("white")]
    if not white:
        wide = east[0] - west[0]
        return [Rect(role="plank", id="line", x=west[0], y=west[1] - 0.04, w=wide, h=0.08), name]
    shapes: list[Shape] = [Line(role="rope", id="line", points=(west, east)), name]
    for id, solid in white:
        x, y = centre(race, solid)
        title = TEXTS.sentence("picture.white", lang)
        shapes.append(Circle(role="buoy-white", id=id, title=title, x=x, y=y, r=BUOY))
    return shapes


class Bearing(NamedTuple):
    """A mark and the ray over which it is rounded, in steps of 15 degrees."""

    x: int
    y: int
    ray: int


def ways_round(race: Race) -> list[Shape]:
    """The way round each mark."""
    marks = [Bearing(mark.x, mark.y, mark.ray) for mark in race.marks]
    ways = (way_round(race.width, race.height, race.way, mark) for mark in marks)
    return [shape for way in ways for shape in way]


def way_round(width: int, height: int, way: int, mark: Bearing, emphasis: str = "") -> list[Shape]:
    """The ray of a mark, out to the edge of the table, and an arrow for the way."""
    at, ray = on_screen((mark.x, mark.y), height), 15 * mark.ray
    reach = length(to_edge((mark.x, mark.y), ray, width, height))
    swing = 42.0 * way
    radius = min(1.7, reach * 0.7)
    begin, end = (around(at, radius, ray + turn) for turn in (-swing, swing))
    heading = ray + swing + math.copysign(90, swing)
    arc = f"M{pair(begin)}A{num(radius)} {num(radius)} 0 0 {1 if swing > 0 else 0} {pair(end)}"
    points = around(at, 0.4, ray), around(at, reach, ray)
    return [
        Line(role=f"rounding{emphasis}", points=points),
        Path(role=f"rounding-arc{emphasis}", d=arc),
        arrow_head(around(end, 0.34, heading), heading, 0.55, f"rounding-arrow{emphasis}"),
    ]


def marks(race: Race, lang: str) -> list[Shape]:
    """The numbered buoys, red and green in gigamic."""
    gigamic = race.rules == GIGAMIC
    number = "buoy-number" if gigamic else "mark-number"
    shapes: list[Shape] = []
    for n, (id, solid) in enumerate(solids(race)[:MARKS], start=1):
        x, y = centre(race, solid)
        role = ("buoy-red", "buoy-green")[n - 1] if gigamic else "mark"
        parts = (
            Circle(role="mark-shade", x=0.05, y=0.07, r=BUOY),
            Circle(role=role, x=0, y=0, r=BUOY),
            centred(0, 0, str(n), 0.34, number),
        )
        name = TEXTS.sentence("picture.mark", lang, n=n)
        shapes.append(Group(role="buoy", id=id, title=name, x=x, y=y, shapes=parts))
    return shapes


def rocks(race: Race, lang: str) -> list[Shape]:
    """Rocks and islands."""
    shapes: list[Shape] = []
    for id, solid in solids(race):
        if not solid.obstacle:
            continue
        x, y = centre(race, solid)
        r = length(RADII[solid.breadth])
        parts: list[Shape] = [
            Circle(role="shallows", x=0, y=0, r=r + 0.16),
            Circle(role="island", x=0, y=0, r=r),
        ]
        if r > 0.7:
            parts.append(Circle(role="island-green", x=-0.05, y=-0.05, r=round(r * 0.6, 3)))
        name = TEXTS.sentence("picture.rock", lang)
        shapes.append(Group(role="isle", id=id, title=name, x=x, y=y, shapes=tuple(parts)))
    return shapes


def start_area(race: Race) -> list[Shape]:
    """The water behind the line, shaded while somebody has still to start (advanced)."""
    boats = race.boats[: race.boats_out]
    if race.rules != ADVANCED or all(boat.started or boat.status != RACING for boat in boats):
        return []
    top = ends_of_line(race)[0][1]
    width, bottom = length(race.width), MARGIN + length(race.height)
    high = round(bottom - top - 0.08, 4)
    return [Rect(role="prestart", x=MARGIN, y=round(top + 0.08, 4), w=width, h=high)]
