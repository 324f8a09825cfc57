"""Cards: a hand with its arrows drawn to scale, the draw pile and the discard."""

from __future__ import annotations

import math
from typing import Any

from ....engine.scene import Circle, Group, Path, Point, Rect, Shape, Text
from ....engine.strokes import arrow_head, centred, num, pair
from ..rules.arrows import ARROWS, LARGE, SMALL
from ..rules.cards import CODES, EXITS, exit_degrees, is_small
from ..table.judging import trials
from ..table.words import TEXTS, card_name, is_buoy_card, symbol_of
from ..view import PetiteRegateView
from .boats import sun
from .sight import UNIT

Json = dict[str, Any]

WIDTH, HEIGHT = 1.2, 1.8
"""A card in units of the drawing: 60 by 90 mm."""

STEP = 1.45
"""From card to card in a hand."""

_RADIUS = {(size, abs(degrees)): radius for size, degrees, radius in ARROWS}


def card(code: str) -> tuple[Shape, ...]:
    """The face of a card with its arrows, the bow in the middle of its lower edge.

    The origin is the bow; a small card lies across.
    """
    across, deep = (HEIGHT, WIDTH) if is_small(code) else (WIDTH, HEIGHT)
    shapes: list[Shape] = [
        Rect(role="playing-card", x=-across / 2, y=-deep, w=across, h=deep, r=0.09)
    ]
    if code == "SUN":
        shapes.append(Group(role="symbol", x=0, y=-deep / 2, shapes=sun(0.3)))
        return tuple(shapes)
    if is_buoy_card(code):
        shapes.append(Circle(role="card-buoy", x=0, y=-deep * 0.62, r=0.16))
    for exit in EXITS[CODES.index(code)]:
        shapes += _arrow(exit_degrees(exit), SMALL if is_small(code) else LARGE)
    symbol = symbol_of(code)
    if symbol == "helm":
        shapes.append(_helm(across / 2 - 0.24, -deep + 0.26))
    elif symbol == "wind":
        shapes.append(_cloud(-across / 2 + 0.3, -deep + 0.26))
    return tuple(shapes)


def _arrow(degrees: int, size: int) -> list[Shape]:
    """An arrow to scale: the arc that the bow follows."""
    name = "straight" if degrees == 0 else "starboard" if degrees > 0 else "port"
    if degrees == 0:
        tip: Point = (0.0, -size / UNIT + 0.22)
        d = f"M0-.06V{num(tip[1])}"
        return [
            Path(role=f"arrow-{name}", d=d),
            arrow_head((0, tip[1] - 0.16), 0, 0.3, f"tip-{name}"),
        ]
    radius, side = _RADIUS[size, abs(degrees)] / UNIT, math.copysign(1, degrees)
    # the shaft ends where the head begins, a little before the tip
    turn = math.radians(abs(degrees)) - 0.16 / radius
    end = (side * radius * (1 - math.cos(turn)), -radius * math.sin(turn))
    d = f"M0-.06A{num(radius)} {num(radius)} 0 0 {1 if side > 0 else 0} {pair(end)}"
    tip = (
        side * radius * (1 - math.cos(math.radians(degrees))),
        -radius * math.sin(math.radians(abs(degrees))),
    )
    return [Path(role=f"arrow-{name}", d=d), arrow_head(tip, degrees, 0.3, f"tip-{name}")]


def _helm(x: float, y: float) -> Group:
    spokes = "".join(
        f"M0 0L{pair((0.2 * math.sin(math.pi * k / 4), 0.2 * math.cos(math.pi * k / 4)))}"
        for k in range(8)
    )
    wheel = (Circle(role="symbol", x=0, y=0, r=0.13), Path(role="symbol", d=spokes))
    return Group(role="symbol", x=x, y=y, shapes=wheel)


def _cloud(x: float, y: float) -> Group:
    puff = "M-.2 .1a.1 .1 0 0 1 .02-.2a.14 .14 0 0 1 .26-.04a.12 .12 0 0 1 .1 .24Z"
    return Group(role="symbol", x=x, y=y, shapes=(Path(role="symbol", d=puff),))


def hand(view: PetiteRegateView, lang: str) -> list[Shape]:
    """The viewer's cards side by side; one that cannot be played now is veiled."""
    position = view.position
    held = position["hands"].get(view.seat) or []
    playable = {one.card for one in trials(view) if one.rule == 0}
    barred = position["to_move"] == view.seat and position["phase"] in ("play", "replay")
    shapes: list[Shape] = []
    for place, code in enumerate(held):
        copy = held[:place].count(code)
        name = f"card:{code}:{copy + 1}" if copy else f"card:{code}"
        parts = list(card(code))
        if barred and code != "SUN" and code not in playable:
            across, deep = (HEIGHT, WIDTH) if is_small(code) else (WIDTH, HEIGHT)
            parts.append(Rect(role="card-no", x=-across / 2, y=-deep, w=across, h=deep, r=0.09))
        shapes.append(_shown(code, place * STEP, name, lang, parts))
    return shapes


def _shown(code: str, x: float, id: str, lang: str, parts: list[Shape]) -> Group:
    """A card in its place; a small one, which lies across, is drawn smaller to fit."""
    return Group(
        role="held",
        id=id,
        title=card_name(code, lang),
        x=round(x + WIDTH / 2, 3),
        y=HEIGHT,
        scale=round(WIDTH / HEIGHT, 4) if is_small(code) else 1.0,
        shapes=tuple(parts),
    )


def piles(view: PetiteRegateView, lang: str) -> list[Shape]:
    """The draw pile face down with its size, and the discard with its last card."""
    position = view.position
    left = len(position["discard"])
    shapes: list[Shape] = []
    if position["deck_size"]:
        shapes.append(Rect(role="card-back", x=0, y=0, w=WIDTH, h=HEIGHT, r=0.09))
    else:
        shapes.append(Rect(role="card-place", x=0, y=0, w=WIDTH, h=HEIGHT, r=0.09))
    shapes.append(centred(WIDTH / 2, HEIGHT / 2, str(position["deck_size"]), 0.6, "pile-number"))
    shapes.append(_under(TEXTS.sentence("picture.pile", lang), WIDTH / 2))
    x = STEP + 0.3
    if left:
        code = position["discard"][-1]
        shapes.append(_shown(code, x, "discard", lang, list(card(code))))
    else:
        shapes.append(Rect(role="card-place", x=x, y=0, w=WIDTH, h=HEIGHT, r=0.09))
    name = TEXTS.sentence("picture.discard", lang)
    shapes.append(_under(f"{name} {left}" if left else name, x + WIDTH / 2))
    return shapes


def _under(text: str, x: float) -> Text:
    return Text(role="note", x=x, y=HEIGHT + 0.42, text=text, size=0.32, anchor="middle", width=1.6)


def backs(count: int) -> list[Shape]:
    """So many cards seen from behind."""
    return [
        Rect(role="card-back", x=round(k * 0.4, 3), y=0, w=0.6, h=0.9, r=0.06) for k in range(count)
    ]
