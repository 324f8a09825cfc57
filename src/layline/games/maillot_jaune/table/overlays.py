"""What can be laid over the board on demand: the break-away table."""

from __future__ import annotations

from ....engine.answers import Overlay
from ....engine.scene import Group, Rect, Scene
from ..drawing.panel import WIDTH as TABLE
from ..drawing.panel import table
from ..drawing.sight import WIDTH, height
from ..view import TourView
from .sentences import TEXTS

MARGIN = 0.7


def overlays(view: TourView, lang: str) -> tuple[Overlay, ...]:
    """The table of costs, the row thrown lit up, on a card in the middle of the board."""
    block = table(view, lang)
    down = height(view.position)
    scale = round(min(1.0, (down - 1) / (block.height + 2 * MARGIN)), 4)
    across = TABLE + 2 * MARGIN
    left, top = (WIDTH - across * scale) / 2, (down - (block.height + 2 * MARGIN) * scale) / 2
    paper = Rect(role="card", x=0, y=0, w=across, h=round(block.height + 2 * MARGIN, 3), r=0.4)
    body = Group(role="table", x=MARGIN, y=MARGIN, shapes=block.shapes)
    label = TEXTS.sentence("drawing.table", lang)
    picture = Scene(
        width=WIDTH,
        height=down,
        title=label,
        description="",
        shapes=(
            Group(role="overlay", x=round(left, 3), y=round(top, 3), scale=scale,
                  shapes=(paper, body)),
        ),
        lang=lang,
    )  # fmt: skip
    return (Overlay("table", label, picture),)
