"""The table top: water, the line, the marks with their rays, rocks and islands."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape, Text
from ....engine.strokes import around, arrow_head, centred, num, pair
from ..codec.options import point
from ..table.words import TEXTS
from .sight import MARGIN, length, on_screen

Json = dict[str, Any]

BUOY = 0.24
"""The radius of a buoy in units of the drawing."""


def table(position: Json) -> list[Shape]:
    """The wooden edge and the water in it."""
    width, height = _extent(position)
    return [
        Rect(
            role="table", id="edge", x=0.25, y=0.25,
            w=width - 0.5, h=height - 0.5, r=0.3,
        ),
        Rect(role="water", x=MARGIN, y=MARGIN, w=width - 2 * MARGIN, h=height - 2 * MARGIN),
        Path(role="breeze", d=_ripples(width, height)),
    ]  # fmt: skip


def _extent(position: Json) -> Point:
    board = position["board"]
    return length(board["width"]) + 2 * MARGIN, length(board["height"]) + 2 * MARGIN


@cache
def _ripples(width: float, height: float) -> str:
    """Short waves strewn evenly over the water, but not in rows."""
    d = ""
    for k in range(int(width * height / 16)):
        x = MARGIN + 0.8 + (width - 2 * MARGIN - 2.4) * ((0.5 + k * 0.7548776662) % 1)
        y = MARGIN + 0.6 + (height - 2 * MARGIN - 1.2) * ((k * 0.569840291) % 1)
        d += f"M{num(x, 2)} {num(y, 2)}q.2-.16 .4 0t.4 0"
    return d


def line(position: Json, lang: str) -> list[Shape]:
    """The plank, or the rope between two white buoys, and its name."""
    course, height = position["course"], position["board"]["height"]
    start = on_screen(point(course["line"]["from"]), height)
    end = on_screen(point(course["line"]["to"]), height)
    shapes: list[Shape] = []
    if course["white"]:
        shapes.append(Line(role="rope", id="line", points=(start, end)))
    else:
        wood = Rect(
            role="plank", id="line", x=start[0], y=start[1] - 0.04, w=end[0] - start[0], h=0.08
        )
        shapes.append(wood)
    words = TEXTS.sentence("picture.line", lang)
    shapes.append(
        Text(role="label", x=end[0] + 0.6, y=end[1] + 0.2, text=words, size=0.6, width=6.0)
    )
    for n, at in enumerate(course["white"], start=1):
        x, y = on_screen(point(at), height)
        shapes.append(
            Circle(
                role="buoy-white", id=f"white:{n}", x=x, y=y, r=BUOY,
                title=TEXTS.sentence("picture.white", lang),
            )
        )  # fmt: skip
    return shapes


def rays(position: Json) -> list[Shape]:
    """The dashed rays that are crossed in rounding the marks."""
    return [shape for n in (0, 1) for shape in way_round(position, n)]


def way_round(position: Json, n: int, emphasis: str = "") -> list[Shape]:
    """The ray of a mark, out to the edge of the table, and an arrow for the way."""
    mark = position["course"]["marks"][n]
    height = position["board"]["height"]
    centre = on_screen(point(mark["at"]), height)
    reach = _to_edge(position, point(mark["at"]), mark["ray"])
    swing = 42.0 if position["options"]["direction"] == "cw" else -42.0
    radius = min(1.7, reach * 0.7)
    begin, end = (around(centre, radius, mark["ray"] + turn) for turn in (-swing, swing))
    heading = mark["ray"] + swing + math.copysign(90, swing)
    arc = f"M{pair(begin)}A{num(radius)} {num(radius)} 0 0 {1 if swing > 0 else 0} {pair(end)}"
    return [
        Line(
            role=f"rounding{emphasis}",
            points=(around(centre, 0.4, mark["ray"]), around(centre, reach, mark["ray"])),
        ),
        Path(role=f"rounding-arc{emphasis}", d=arc),
        arrow_head(around(end, 0.34, heading), heading, 0.55, f"rounding-arrow{emphasis}"),
    ]


def _to_edge(position: Json, at: tuple[int, int], ray: int) -> float:
    """How far it is to the edge of the table along a ray, in units of the drawing."""
    dx, dy = math.sin(math.radians(ray)), math.cos(math.radians(ray))
    board = position["board"]
    room = []
    if abs(dx) > 1e-9:
        room.append((board["width"] - at[0] if dx > 0 else -at[0]) / dx)
    if abs(dy) > 1e-9:
        room.append((board["height"] - at[1] if dy > 0 else -at[1]) / dy)
    return length(min(room))


def marks(position: Json, lang: str) -> list[Shape]:
    """The numbered buoys, red and green in gigamic."""
    gigamic = position["options"]["rules"] == "gigamic"
    shapes: list[Shape] = []
    for n, mark in enumerate(position["course"]["marks"], start=1):
        x, y = on_screen(point(mark["at"]), position["board"]["height"])
        role = ("buoy-red", "buoy-green")[n - 1] if gigamic else "mark"
        number = "buoy-number" if gigamic else "mark-number"
        parts = (
            Circle(role="mark-shade", x=0.05, y=0.07, r=BUOY),
            Circle(role=role, x=0, y=0, r=BUOY),
            centred(0, 0, str(n), 0.34, number),
        )
        name = TEXTS.sentence("picture.mark", lang, n=n)
        shapes.append(Group(role="buoy", id=f"mark:{n}", title=name, x=x, y=y, shapes=parts))
    return shapes


def rocks(position: Json, lang: str) -> list[Shape]:
    """Rocks and islands."""
    shapes: list[Shape] = []
    for n, rock in enumerate(position["course"]["obstacles"], start=1):
        x, y = on_screen(point(rock["at"]), position["board"]["height"])
        r = length(rock["radius"])
        parts: list[Shape] = [
            Circle(role="shallows", x=0, y=0, r=r + 0.16),
            Circle(role="island", x=0, y=0, r=r),
        ]
        if r > 0.7:
            parts.append(Circle(role="island-green", x=-0.05, y=-0.05, r=round(r * 0.6, 3)))
        name = TEXTS.sentence("picture.rock", lang)
        shapes.append(
            Group(role="isle", id=f"obstacle:{n}", title=name, x=x, y=y, shapes=tuple(parts))
        )
    return shapes


def start_area(position: Json) -> list[Shape]:
    """The water behind the line, shaded while somebody has still to start (advanced)."""
    boats = [boat for boat in position["boats"].values() if boat["status"] == "racing"]
    if position["options"]["rules"] != "advanced" or all(boat["started"] for boat in boats):
        return []
    board = position["board"]
    _, top = on_screen(point(position["course"]["line"]["from"]), board["height"])
    bottom = MARGIN + length(board["height"])
    return [
        Rect(
            role="prestart", x=MARGIN, y=round(top + 0.08, 4),
            w=length(board["width"]), h=round(bottom - top - 0.08, 4),
        )
    ]  # fmt: skip
