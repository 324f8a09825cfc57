"""Cards: a hand with its arrows drawn to scale, the draw pile and the discard."""

from __future__ import annotations

import math
from functools import cache

from ....engine.scene import Circle, Group, Path, Point, Rect, Shape, Text
from ....engine.strokes import arrow_head, centred, num, pair
from ..rules.arrows import ARROWS, LARGE, SMALL
from ..rules.cards import CODES, EXITS, HAS_HELM, HAS_WIND, SUN, exit_degrees, is_small
from ..rules.state import PLAY, REPLAY, Race
from ..table.judging import trials
from ..view import PetiteRegateView
from ..words import TEXTS, card_name, is_buoy_card
from .boats import sun
from .sight import UNIT

WIDTH, HEIGHT = 1.2, 1.8
"""A card in units of the drawing: 60 by 90 mm."""

STEP = 1.45
"""From card to card in a hand."""

_RADIUS = {(size, abs(degrees)): radius for size, degrees, radius in ARROWS}


def size(card: int) -> Point:
    """How wide and how deep a card lies before the bow; a small one lies across."""
    return (HEIGHT, WIDTH) if is_small(card) else (WIDTH, HEIGHT)


def upright(card: int) -> float:
    """The scale at which a card is drawn where all have the same room."""
    return WIDTH / HEIGHT if is_small(card) else 1.0


@cache
def face(card: int) -> tuple[Shape, ...]:
    """The face of a card with its arrows; the origin is the bow, midway along its lower edge."""
    across, deep = size(card)
    shapes: list[Shape] = [
        Rect(role="playing-card", x=-across / 2, y=-deep, w=across, h=deep, r=0.09)
    ]
    if card == SUN:
        shapes.append(Group(role="symbol", x=0, y=-deep / 2, shapes=sun(0.3)))
    if is_buoy_card(card):
        shapes.append(Circle(role="card-buoy", x=0, y=-deep * 0.62, r=0.16))
    for exit in EXITS[card]:
        shapes += _arrow(exit_degrees(exit), SMALL if is_small(card) else LARGE)
    if HAS_HELM[card]:
        shapes.append(_helm(across / 2 - 0.24, -deep + 0.26))
    if HAS_WIND[card]:
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
    playable = {SUN, *(one.card for one in trials(view) if one.rule == 0)}
    barred = view.asked and view.race.phase in (PLAY, REPLAY)
    shapes: list[Shape] = []
    for place, (card, name) in enumerate(named(view.held)):
        parts = face(card)
        if barred and card not in playable:
            across, deep = size(card)
            veil = Rect(role="card-no", x=-across / 2, y=-deep, w=across, h=deep, r=0.09)
            parts = (*parts, veil)
        shapes.append(_shown(card, place * STEP, f"card:{name}", lang, parts))
    return shapes


def named(held: list[int]) -> list[tuple[int, str]]:
    """The cards of a hand, each with a name of its own: equal ones are numbered."""
    copies = [held[: place + 1].count(card) for place, card in enumerate(held)]
    return [
        (card, CODES[card] if copy == 1 else f"{CODES[card]}:{copy}")
        for card, copy in zip(held, copies, strict=True)
    ]


def _shown(card: int, x: float, id: str, lang: str, parts: tuple[Shape, ...]) -> Group:
    """A card in its place."""
    return Group(
        role="held", id=id, title=card_name(card, lang),
        x=round(x + WIDTH / 2, 3), y=HEIGHT, scale=round(upright(card), 4), shapes=parts,
    )  # fmt: skip


def piles(race: Race, lang: str) -> list[Shape]:
    """The draw pile face down with its size, and the discard with its last card."""
    back = "card-back" if race.pile else "card-place"
    shapes: list[Shape] = [
        Rect(role=back, x=0, y=0, w=WIDTH, h=HEIGHT, r=0.09),
        centred(WIDTH / 2, HEIGHT / 2, str(race.pile), 0.6, "pile-number"),
        _under(TEXTS.sentence("picture.pile", lang), WIDTH / 2),
    ]
    x, name = STEP + 0.3, TEXTS.sentence("picture.discard", lang)
    if race.discards:
        card = race.discard[race.discards - 1]
        shapes.append(_shown(card, x, "discard", lang, face(card)))
        name = f"{name} {race.discards}"
    else:
        shapes.append(Rect(role="card-place", x=x, y=0, w=WIDTH, h=HEIGHT, r=0.09))
    return [*shapes, _under(name, x + WIDTH / 2)]


def _under(text: str, x: float) -> Text:
    return Text(role="note", x=x, y=HEIGHT + 0.42, text=text, size=0.32, anchor="middle", width=1.6)
