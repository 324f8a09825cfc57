"""Cards spread out to be looked through: the discard, and what may still be drawn."""

from __future__ import annotations

import math
from collections import Counter
from functools import lru_cache

from ....engine.scene import Group, Point, Rect, Shape, Text
from ....engine.strokes import centred
from ..rules.cards import KINDS, SUN, copies_of
from ..rules.state import Race
from ..view import PetiteRegateView
from ..words import TEXTS, card_name
from .cards import HEIGHT, STEP, WIDTH, face, upright
from .sight import MARGIN, length

ROW = HEIGHT + 0.6
"""From row to row."""

UPPER = 24
"""How many cards of the discard are shown."""

SIDE, HEAD = 0.7, 2.3
"""The room beside the cards, and above them for a heading."""


def discard(race: Race, lang: str) -> tuple[Shape, ...]:
    """LPR-21: the cards played, face up, the last one first; of a high pile only the top."""
    upper = race.discard[max(0, race.discards - UPPER) : race.discards]
    title = TEXTS.sentence("picture.discard_all", lang, n=race.discards)
    cards = tuple((card, 1) for card in reversed(upper))
    return _spread((race.width, race.height), title, cards, lang)


def unseen(view: PetiteRegateView, lang: str) -> tuple[Shape, ...]:
    """LPR-R42: which cards may still come: neither played nor held by the viewer."""
    race, counts = view.race, view.common(_not_played)
    for card in view.held:
        counts = {**counts, card: counts[card] - 1}
    left = tuple((card, count) for card, count in counts.items() if count > 0)
    title = TEXTS.sentence("picture.unseen_all", lang, n=sum(count for _, count in left))
    return _spread((race.width, race.height), title, left, lang)


def _not_played(view: PetiteRegateView) -> dict[int, int]:
    """By card, how many have not been seen by everybody."""
    race = view.race
    seen = Counter(race.discard[: race.discards])
    seen[SUN] += sum(boat.becalmed for boat in view.boats)
    return {card: copies_of(race, card) - seen[card] for card in range(KINDS)}


@lru_cache(64)
def _spread(
    size: tuple[int, int], title: str, cards: tuple[tuple[int, int], ...], lang: str
) -> tuple[Shape, ...]:
    """Cards in rows on a sheet that covers the table, as large as they fit."""
    width, height = map(length, size)
    room = width - 2 * SIDE
    shapes: list[Shape] = [
        Rect(role="sheet", x=MARGIN, y=MARGIN, w=width, h=height, r=0.3),
        Text(role="heading", x=MARGIN + SIDE, y=MARGIN + 1.5, text=title, size=1.0, width=room),
    ]
    scale = _largest(len(cards), room, height - HEAD - SIDE)
    columns = _columns(room, scale)
    for n, (card, count) in enumerate(cards):
        row, column = divmod(n, columns)
        x = MARGIN + SIDE + (column * STEP + WIDTH / 2) * scale
        y = MARGIN + HEAD + (row * ROW + HEIGHT) * scale
        shapes.append(_one_of_many(card, count, (x, y), scale, lang))
    return tuple(shapes)


def _columns(width: float, scale: float) -> int:
    return max(1, int(width / (STEP * scale)))


@lru_cache(maxsize=256)
def _largest(cards: int, width: float, height: float) -> float:
    """How large this many cards can be drawn in rows."""
    scale = 2.2
    while scale > 0.6 and math.ceil(cards / _columns(width, scale)) * ROW * scale > height:
        scale -= 0.05
    return round(scale, 3)


@lru_cache(maxsize=2048)
def _one_of_many(card: int, count: int, at: Point, scale: float, lang: str) -> Group:
    """A card, and below it how many there are if there are several."""
    shapes: tuple[Shape, ...] = (
        Group(role="held", scale=round(upright(card), 4), shapes=face(card)),
    )
    if count > 1:
        shapes = (*shapes, centred(0, 0.28, f"×{count}", 0.42, "name"))
    return Group(
        role="held", title=card_name(card, lang), x=round(at[0], 3), y=round(at[1], 3),
        scale=scale, shapes=shapes,
    )  # fmt: skip
