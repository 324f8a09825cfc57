"""Cards spread out to be looked through: the discard, and what may still be drawn."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from ....engine.scene import Group, Rect, Shape, Text
from ....engine.strokes import centred
from ..codec.options import RULE_SETS
from ..rules.cards import CODES, COPIES, KINDS, is_small
from ..table.words import TEXTS, card_name
from ..view import PetiteRegateView
from .cards import HEIGHT, STEP, WIDTH, card
from .sight import MARGIN, length

Json = dict[str, Any]

ROW = HEIGHT + 0.6
"""From row to row."""

UPPER = 24
"""How many cards of the discard are shown."""

SIDE, HEAD = 0.7, 2.3
"""The room beside the cards, and above them for a heading."""


def discard(view: PetiteRegateView, lang: str) -> list[Shape]:
    """LPR-21: the cards played, face up, the last one first; of a high pile the upper part."""
    pile = view.position["discard"]
    title = TEXTS.sentence("picture.discard_all", lang, n=len(pile))
    return _spread(view, title, [(code, 1) for code in pile[: -UPPER - 1 : -1]], lang)


def unseen(view: PetiteRegateView, lang: str) -> list[Shape]:
    """LPR-R42: which cards may still come: neither played nor held by the viewer."""
    position = view.position
    seen = Counter([*position["discard"], *(position["hands"].get(view.seat) or [])])
    seen["SUN"] += sum(boat["becalmed"] for boat in position["boats"].values())
    rules = RULE_SETS.index(position["options"]["rules"])
    whole = zip(CODES, COPIES[rules * KINDS : (rules + 1) * KINDS], strict=True)
    unseen = [(code, int(copies) - seen[code]) for code, copies in whole]
    left = [(code, count) for code, count in unseen if count > 0]
    title = TEXTS.sentence("picture.unseen_all", lang, n=sum(count for _, count in left))
    return _spread(view, title, left, lang)


def _spread(
    view: PetiteRegateView, title: str, cards: list[tuple[str, int]], lang: str
) -> list[Shape]:
    """Cards in rows on a sheet that covers the table, as large as they fit."""
    board = view.position["board"]
    width, height = length(board["width"]), length(board["height"])
    room = width - 2 * SIDE
    shapes: list[Shape] = [
        Rect(role="sheet", x=MARGIN, y=MARGIN, w=width, h=height, r=0.3),
        Text(role="heading", x=MARGIN + SIDE, y=MARGIN + 1.5, text=title, size=1.0, width=room),
    ]
    scale = _largest(len(cards), room, height - HEAD - SIDE)
    columns = _columns(room, scale)
    for n, (code, count) in enumerate(cards):
        row, column = divmod(n, columns)
        x = MARGIN + SIDE + (column * STEP + WIDTH / 2) * scale
        y = MARGIN + HEAD + (row * ROW + HEIGHT) * scale
        shapes.append(_one_of_many(code, count, (x, y), scale, lang))
    return shapes


def _columns(width: float, scale: float) -> int:
    return max(1, int(width / (STEP * scale)))


def _largest(cards: int, width: float, height: float) -> float:
    """How large so many cards can be drawn in rows."""
    scale = 2.2
    while scale > 0.6 and math.ceil(cards / _columns(width, scale)) * ROW * scale > height:
        scale -= 0.05
    return round(scale, 3)


def _one_of_many(code: str, count: int, at: tuple[float, float], scale: float, lang: str) -> Group:
    """A card, and below it how many there are if there are several."""
    small = WIDTH / HEIGHT if is_small(code) else 1.0
    shapes: list[Shape] = [Group(role="held", scale=round(small, 4), shapes=card(code))]
    if count > 1:
        shapes.append(centred(0, 0.28, f"×{count}", 0.42, "name"))
    return Group(
        role="held", title=card_name(code, lang), x=round(at[0], 3), y=round(at[1], 3),
        scale=scale, shapes=tuple(shapes),
    )  # fmt: skip
