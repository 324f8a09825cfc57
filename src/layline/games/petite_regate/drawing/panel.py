"""Beside the table: the moment, the boats with how they stand, the cards."""

from __future__ import annotations

from textwrap import wrap

from ....engine.answers import SeatFacts
from ....engine.scene import Group, Path, Rect, Shape, Text
from ..codec.options import LETTERS
from ..rules.state import Race
from ..table.facts import facts
from ..table.sentences import prompt
from ..view import PUBLIC, PetiteRegateView
from ..words import TEXTS
from .boats import HULL
from .cards import HEIGHT, STEP, hand, piles
from .sight import TEAMS

WIDTH = 11.0
"""The panel, in units of the drawing."""

CARD = 1.42
"""How much larger than life the cards of the panel are."""


def moment(race: Race, lang: str) -> str:
    """Which round it is."""
    if race.phase in PUBLIC and race.rounds == 1:
        return TEXTS.sentence("picture.setup", lang)
    n, limit = min(race.rounds, race.most_rounds), race.most_rounds
    return TEXTS.sentence("picture.round", lang, n=n, limit=limit)


def panel(view: PetiteRegateView, lang: str) -> tuple[list[Shape], float]:
    """The whole panel from its upper left corner, and how high it is."""
    shapes: list[Shape] = [
        _text("heading", 0, 0.9, TEXTS.sentence("picture.game", lang), 0.95),
        _text("note", 0, 1.6, moment(view.race, lang), 0.5),
    ]
    y = 2.3
    for line in wrap(prompt(view, lang), 44, break_long_words=False, break_on_hyphens=False):
        shapes.append(_text("status", 0, y, line, 0.46))
        y += 0.6
    y += 0.2
    for one in facts(view, lang):
        height = 1.0 + 0.5 * ((len(one.facts) + 1) // 2)
        shapes.append(Group(role="seat", y=round(y, 3), shapes=tuple(_seat(view, one, height))))
        y += height + 0.25
    y += 0.2
    shapes.append(_group(y, "piles", piles(view.race, lang), CARD))
    y += CARD * HEIGHT + 1.6
    held = hand(view, lang)
    if held:
        shapes.append(_text("note", 0, y, TEXTS.sentence("picture.hand", lang), 0.42))
        size = min(CARD + 0.1, WIDTH / (STEP * len(held)))
        shapes.append(_group(y + 0.25, "hand", held, size))
        y += size * HEIGHT + 0.6
    return shapes, y


def _group(y: float, role: str, shapes: list[Shape], scale: float) -> Group:
    return Group(role=role, y=round(y, 3), scale=round(scale, 4), shapes=tuple(shapes))


def _text(role: str, x: float, y: float, text: str, size: float) -> Text:
    return Text(role=role, x=x, y=round(y, 3), text=text, size=size, width=WIDTH - x)


def _seat(view: PetiteRegateView, one: SeatFacts, height: float) -> list[Shape]:
    moving = view.to_move == one.seat
    flag = Group(
        role="flag", x=0.95, y=0.5, turn=90.0, scale=0.8,
        shapes=(Path(role="hull", seat=TEAMS[LETTERS.index(one.seat)], d=HULL),),
    )  # fmt: skip
    shapes: list[Shape] = [
        Rect(role="card-moving" if moving else "card", x=0, y=0, w=WIDTH, h=height, r=0.18),
        flag,
        _text("name", 1.25, 0.66, f"{one.seat}  {one.name}", 0.5),
        Text(
            role="card-note", x=WIDTH - 0.3, y=0.66, text=one.status, size=0.4,
            anchor="end", width=3.6,
        ),
    ]  # fmt: skip
    for n, fact in enumerate(one.facts):
        row, col = divmod(n, 2)
        x, y = 0.35 + col * WIDTH / 2, 1.22 + 0.5 * row
        half = WIDTH / 2 - 0.5
        shapes.append(
            Text(role="card-note", x=x, y=round(y, 3), text=fact.text, size=0.38, width=half)
        )
    return shapes
