"""The panel of a sea chart: the instruments, a row for every boat, and a key where there is room.

It is laid out in units of its own and scaled by the drawing, so that it keeps its proportions to
boards of all sizes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.scene import Group, Shape

WIDTH = 12.8
"""Breadth of one column of the panel."""
ROW = 2.9
"""Height of the row of a boat."""
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
