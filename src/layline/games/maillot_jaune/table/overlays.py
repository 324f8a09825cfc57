"""What can be laid over the board on demand: the break-away table."""

from __future__ import annotations

from ....engine.answers import Overlay
from ....engine.scene import Group, Rect
from ..drawing.panel import WIDTH as TABLE
from ..drawing.panel import table
from ..drawing.sight import WIDTH, as_large, height
from ..view import TourView
from .sentences import TEXTS

MARGIN = 0.7


def overlays(view: TourView, lang: str) -> tuple[Overlay, ...]:
    """The table of costs, the row thrown lit up, on a card in the middle of the board."""
    block = table(view, lang)
    down = height(view.race)
    wide, high = TABLE + 2 * MARGIN, block.height + 2 * MARGIN
    scale = round(min(1.0, (down - 1) / high), 4)
    left, top = (WIDTH - wide * scale) / 2, (down - high * scale) / 2
    paper = Rect(role="card", x=0, y=0, w=wide, h=round(high, 3), r=0.4)
    body = Group(role="table", x=MARGIN, y=MARGIN, shapes=block.shapes)
    card = Group(
        role="overlay", x=round(left, 3), y=round(top, 3), scale=scale, shapes=(paper, body)
    )
    label = TEXTS.sentence("drawing.table", lang)
    return (Overlay("table", label, as_large(view.race, label, (card,), lang)),)
