"""The panel of a sea chart: the instruments, a row for every boat, and a key where there is room.

It is laid out in units of its own and scaled by the drawing, so that it keeps its proportions to
boards of all sizes.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..engine.scene import Circle, Group, Line, Path, Point, Rect, Shape, Text
from ..engine.strokes import centred, pair, rounded
from .sailing_pictures import hull, placed, wind_arrow

WIDTH = 12.8
"""The width of one column of the panel."""
ROW = 2.9
"""The height of a boat's row."""
GAP = 0.28
DIAL_TOP = 4.7
ROWS_TOP = 15.6
HEIGHT = 36.4
"""Units of the panel in the height of a drawing with the panel beside the board."""
MARGIN = 0.75
"""Paper around everything."""

Shapes = tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the panel and the place of its upper left corner."""

    id: str
    x: float
    y: float
    shapes: Shapes

    def placed(self, x: float, y: float, scale: float) -> Group:
        """The block in the drawing, with the panel's corner at x,y."""
        return Group(
            role="panel",
            id=self.id,
            x=round(x + self.x * scale, 3),
            y=round(y + self.y * scale, 3),
            scale=round(scale, 4),
            shapes=self.shapes,
        )


@dataclass(frozen=True, slots=True)
class Panel:
    """What a panel shows: instruments in their places, the rows of the boats by id, the key."""

    instruments: Sequence[Block]
    rows: Sequence[tuple[str, Shapes]]
    key: Shapes

    def around(self, across: float, down: float, tall: bool) -> tuple[float, float, list[Group]]:
        """Beside a chart that ends there, or below it; width and height of both, and the panel."""
        if tall:
            width = across + MARGIN
            scale = (width - 2 * MARGIN) / (2 * WIDTH + 1.2)
            blocks, panel_height = self._two_columns()
            height = down + 0.9 + panel_height * scale + MARGIN
            corner = (MARGIN, down + 0.9)
        else:
            height = down + 0.4
            scale = (height - 2 * MARGIN) / HEIGHT
            blocks = self._one_column()
            corner = (across + 1.1, MARGIN)
            width = corner[0] + WIDTH * scale + MARGIN
        placed = [block.placed(*corner, scale) for block in blocks]
        return round(width, 3), round(height, 3), placed

    def _one_column(self) -> list[Block]:
        """The panel as one column, as tall as it may be."""
        blocks = [*self.instruments, *self._rows(0, ROWS_TOP)]
        if HEIGHT - ROWS_TOP - len(self.rows) * (ROW + GAP) > 6.2:
            blocks.append(Block("key", 0, HEIGHT - 5.6, self.key))
        return blocks

    def _two_columns(self) -> tuple[list[Block], float]:
        """The panel as two columns, for narrow screens; with its height."""
        second = WIDTH + 1.2
        used = len(self.rows) * (ROW + GAP)
        height = max(15.2, used - GAP)
        blocks = [*self.instruments, *self._rows(second, 0)]
        if height - used > 5.6:
            blocks.append(Block("key", second, height - 5.2, self.key))
        return blocks, height

    def _rows(self, x: float, y: float) -> list[Block]:
        return [
            Block(id, x, y + k * (ROW + GAP), shapes) for k, (id, shapes) in enumerate(self.rows)
        ]


# What stands on it.


def news(moment: str, status: str, note: str) -> Shapes:
    """The head of the panel: when it is, what is awaited, what else is worth knowing."""
    return (
        Text(role="heading", x=0, y=1.5, text=moment, size=1.7, width=WIDTH),
        Text(role="status", x=0, y=2.95, text=status, size=1.12, width=WIDTH),
        Text(role="note", x=0, y=4.15, text=note, size=0.86, width=WIDTH),
    )


def middle(role: str, y: float, text: str, size: float) -> Text:
    """A line of the narrow column beside the dial."""
    return Text(role=role, x=0, y=y, text=text, size=size, anchor="middle", width=2.9)


def wind_name(title: str, name: str) -> Shapes:
    """Where the wind comes from, in letters."""
    return middle("note", 0, title, 0.82), middle("wind-name", 1.45, name, 1.6)


def wind_dial(
    wind: int, reach: Sequence[float], numbers: Sequence[str], names: Sequence[str], title: str
) -> Shapes:
    """A polar diagram around the wind: by direction how far it reaches, a number, a name."""
    ring = 4.05
    ticks = "".join(
        f"M{pair(_polar(ring - 0.22, k * 15), 2)}L{pair(_polar(ring, k * 15), 2)}"
        for k in range(24)
    )
    ends = [_polar(radius, way * 45) for way, radius in enumerate(reach)]
    at, turn = _polar(2.42, wind * 45), wind * 45.0
    shapes: list[Shape] = [
        Circle(role="dial", x=0, y=0, r=ring),
        Path(role="dial-tick", d=ticks),
        Path(role="polar", d="M" + "L".join(pair(end) for end in ends) + "Z"),
        Path(role="spoke", d="".join(f"M0 0L{pair(end)}" for end in ends)),
        placed(at, "dial-wind", wind_arrow(1.3), id="dial:wind", title=title, turn=turn),
    ]
    for number, (x, y) in zip(numbers, ends, strict=True):
        if number:
            role = "dial-zero" if number == "0" else "dial-leg"
            shapes.append(Circle(role=role, x=x, y=y, r=0.56))
            shapes.append(centred(x, y, number, 0.92, f"{role}-number"))
    for way, name in enumerate(names):
        x, y = _polar(ring + 0.6, way * 45)
        size, role = (0.92, "cardinal") if way % 2 == 0 else (0.72, "ordinal")
        shapes.append(centred(x, y, name, size, role))
    return tuple(shapes)


def _polar(radius: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return rounded((radius * math.sin(turn), -radius * math.cos(turn)))


def card(seat: int, letter: str, name: str, note: str, moving: bool) -> Shapes:
    """The row of a boat: her colour and letter, her name, how she stands."""
    flag = f"M.5 0V{ROW}H.4Q0 {ROW} 0 {ROW - 0.4:g}V.4Q0 0 .4 0Z"
    craft = (*hull(seat), centred(0, 0.05, letter, 0.86, "letter", seat))
    return (
        Rect(role="card-moving" if moving else "card", x=0, y=0, w=WIDTH, h=ROW, r=0.4),
        Path(role="card-flag", seat=seat, d=flag),
        placed((1.75, ROW / 2 + 0.1), "craft", *craft, scale=1.42),
        Text(role="name", x=3.1, y=1.28, text=name, size=1.0, width=4.9),
        Text(role="card-note", x=3.1, y=2.36, text=note, size=0.82, width=5.8),
    )


def key(signs: Mapping[str, Shapes], rows: int, top: float, pitch: float) -> Shapes:
    """What the signs on the water mean, in two columns of this many rows."""
    half = WIDTH / 2
    shapes: list[Shape] = [Line(role="rule", points=((0.0, 0.0), (WIDTH, 0.0)))]
    for k, (text, sign) in enumerate(signs.items()):
        column, row = divmod(k, rows)
        x, y = column * half + 0.7, top + row * pitch
        words = Text(role="key", x=x + 0.95, y=y + 0.26, text=text, size=0.66, width=half - 1.75)
        shapes += [placed((x, y), "sign", *sign), words]
    return tuple(shapes)
