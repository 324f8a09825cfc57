"""What can be laid over the board on demand: the break-away table."""

from __future__ import annotations

from functools import lru_cache

from ....engine.answers import Overlay
from ....engine.scene import Group, Rect, Scene
from ..drawing.order import thrown
from ..drawing.panel import WIDTH as TABLE
from ..drawing.panel import table
from ..drawing.sight import WIDTH, height
from ..view import TourView
from .sentences import TEXTS

MARGIN = 0.7


def overlays(view: TourView, lang: str) -> tuple[Overlay, ...]:
    """The table of costs, the row thrown lit up, on a card in the middle of the board."""
    return view.shared(_overlays, lang)


def _overlays(view: TourView, lang: str) -> tuple[Overlay, ...]:
    return _with_table(thrown(view), height(view.race), lang)


@lru_cache(maxsize=256)
def _with_table(dice: tuple[int, int] | None, down: float, lang: str) -> tuple[Overlay, ...]:
    block = table(dice, lang)
    wide, high = TABLE + 2 * MARGIN, block.height + 2 * MARGIN
    scale = round(min(1.0, (down - 1) / high), 4)
    left, top = (WIDTH - wide * scale) / 2, (down - high * scale) / 2
    paper = Rect(role="card", x=0, y=0, w=wide, h=round(high, 3), r=0.4)
    body = Group(role="table", x=MARGIN, y=MARGIN, shapes=block.shapes)
    card = Group(
        role="overlay", x=round(left, 3), y=round(top, 3), scale=scale, shapes=(paper, body)
    )
    label = TEXTS.sentence("drawing.table", lang)
    picture = Scene(
        width=WIDTH, height=down, title=label, description="", shapes=(card,), lang=lang
    )
    return (Overlay("table", label, picture),)
