"""Cards spread out to be looked through: the discard, and what may still be drawn."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache, lru_cache
from typing import NamedTuple

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
    places = range(race.discards - 1, max(0, race.discards - UPPER) - 1, -1)
    title = TEXTS.sentence("picture.discard_all", lang, n=race.discards)
    cards = tuple(_Spread(f"discard:{place}", race.discard[place]) for place in places)
    return _spread((race.width, race.height), title, cards, lang)


def unseen(view: PetiteRegateView, lang: str) -> tuple[Shape, ...]:
    """LPR-R42: which cards may still come: neither played nor held by the viewer."""
    race, counts = view.race, dict(view.common(_not_played))
    for card in view.held:
        counts[card] -= 1
    left = {card: count for card, count in counts.items() if count > 0}
    title = TEXTS.sentence("picture.unseen_all", lang, n=sum(left.values()))
    cards = tuple(_Spread(f"unseen:{card}", card, count) for card, count in left.items())
    return _spread((race.width, race.height), title, cards, lang)


def _not_played(view: PetiteRegateView) -> dict[int, int]:
    """By card, how many have not been seen by everybody."""
    race = view.race
    seen = Counter(race.discard[: race.discards])
    seen[SUN] += sum(boat.becalmed for boat in view.boats)
    return {card: copies_of(race, card) - seen[card] for card in range(KINDS)}


class _Spread(NamedTuple):
    """A card of which so many are shown; by its id it is followed when it moves on."""

    id: str
    card: int
    copies: int = 1


@lru_cache(maxsize=1024)
def _spread(
    size: tuple[int, int], title: str, cards: tuple[_Spread, ...], lang: str
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
    for n, card in enumerate(cards):
        row, column = divmod(n, columns)
        x = MARGIN + SIDE + (column * STEP + WIDTH / 2) * scale
        y = MARGIN + HEAD + (row * ROW + HEIGHT) * scale
        shapes.append(_one_of_many(card, (x, y), scale, lang))
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
def _one_of_many(spread: _Spread, at: Point, scale: float, lang: str) -> Group:
    """A card, and below it how many there are if there are several."""
    id, card, copies = spread
    shapes = _looks(card, copies)
    return Group(
        role="held", id=id, title=card_name(card, lang), x=round(at[0], 3), y=round(at[1], 3),
        scale=scale, shapes=shapes,
    )  # fmt: skip


@cache
def _looks(card: int, count: int) -> tuple[Shape, ...]:
    face_up = Group(role="held", scale=round(upright(card), 4), shapes=face(card))
    return (face_up,) if count == 1 else (face_up, centred(0, 0.28, f"×{count}", 0.42, "name"))
