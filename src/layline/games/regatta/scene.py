"""The picture of a view of Regatta: the chart of the course, the yachts on it, a panel beside.

Only the view is read, so nothing can be seen that the seat may not know. The parts live in
the folder `drawing`; here they are put in paint order.
"""

from __future__ import annotations

from typing import Any

from ...engine.scene import Rect, Scene, Shape
from .drawing import chart, course, moves, panel, yachts
from .drawing.sight import ORIGIN, Sight, read

MARGIN = 0.75
"""Paper around everything."""
PANEL_HEIGHT = 36.4
"""Units of the panel in the height of a drawing with the panel beside the board."""


def scene(view: dict[str, Any], lang: str = "en", *, tall: bool = False) -> Scene:
    """What to draw for a view; `tall` puts the panel below the board, for narrow screens."""
    sight = read(view, lang, tall=tall)
    across = ORIGIN[0] + sight.cols - 1 + chart.EDGE + chart.SCALE
    down = ORIGIN[1] + sight.rows - 1 + chart.EDGE + chart.SCALE + 1.1
    if tall:
        width = across + MARGIN
        scale = (width - 2 * MARGIN) / (2 * panel.WIDTH + 1.2)
        blocks, panel_height = panel.below(sight)
        height = down + 0.9 + panel_height * scale + MARGIN
        corner = (MARGIN, down + 0.9)
    else:
        height = down + 0.4
        scale = (height - 2 * MARGIN) / PANEL_HEIGHT
        blocks = panel.beside(sight, PANEL_HEIGHT)
        corner = (across + 1.1, MARGIN)
        width = corner[0] + panel.WIDTH * scale + MARGIN
    shapes: list[Shape] = [
        Rect(role="paper", x=0, y=0, w=width, h=height),
        *on_the_water(sight),
        *(block.placed(*corner, scale) for block in blocks),
    ]
    return Scene(
        width=round(width, 3),
        height=round(height, 3),
        title=f"{sight.words.game}: {_headline(sight)}",
        description=described(sight),
        shapes=tuple(shapes),
        lang=lang,
    )


def on_the_water(sight: Sight) -> list[Shape]:
    """The board and all that floats on it, lowest first."""
    afloat = [yacht.at for yacht in sight.yachts if yacht.afloat and yacht.at is not None]
    busy = [sight.on_screen(at) for at in (*afloat, *moves.leg_ends(sight))]
    return [
        *chart.chart(sight.cols, sight.rows, sight.tall),
        *course.prestart(sight),
        chart.breeze(sight.cols, sight.rows, sight.wind),
        *chart.shallows(sight),
        *chart.grid(sight.cols, sight.rows),
        *course.laylines(sight),
        *course.roundings(sight),
        *moves.courses(sight),
        *course.line(sight),
        *chart.island(sight),
        *yachts.spotlight(sight),
        *yachts.shadows(sight),
        *course.marks(sight),
        *moves.wakes(sight),
        *yachts.liabilities(sight),
        *yachts.yachts(sight),
        *moves.targets(sight),
        *course.wrong_way(sight, busy),
    ]


def _headline(sight: Sight) -> str:
    return f"{panel.moment(sight)}, {panel.status(sight)}"


def described(sight: Sight) -> str:
    """The drawing in words, for those who cannot see it."""
    words = sight.words
    sentences = [
        f"{words.game}, {words.rule_sets[sight.rules]}",
        _headline(sight),
        words.wind.format(sight.direction_word(sight.wind)),
        *(yachts.told(sight, yacht) for yacht in sight.yachts),
        *(words.liable.format(*liability) for liability in sight.liable),
    ]
    return ". ".join(sentences) + "."
