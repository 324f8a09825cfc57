"""What stands below the road: news, order of play, dice and their table, classification, riders."""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import NamedTuple

from ....engine.scene import Group, Line, Rect, Shape, Text
from ....engine.strokes import centred
from ..rules.riders import RIDERS
from ..rules.risk import COSTS, PUNCTURE
from ..rules.state import Race
from ..table.sentences import TEXTS, prompt
from ..view import TourView
from .cards import card, laid
from .classification import standings
from .order import strip, thrown
from .shapes import dice_shown
from .sight import CARD

WIDTH = 10.6
"""The width of one column of the panel."""
GAP = 0.35
TABLE_ROW = 0.72


class Block(NamedTuple):
    """A part of the panel: its shapes around its upper left corner, and its height."""

    id: str
    height: float
    shapes: tuple[Shape, ...]


def blocks(view: TourView, lang: str) -> list[Block]:
    """Everything that a panel shows, in its order."""
    found = [news(view, lang)]
    if view.race.rounds:
        found.append(order(view.race, lang))
    riders = view.riders
    found += [cards_of(view, riders[i : i + 2], lang) for i in range(0, len(riders), 2)]
    ranked = classification(view, lang)
    found += [ranked] if ranked is not None else []
    found.append(table(thrown(view), lang))
    return found


def moment(race: Race, lang: str) -> str:
    """Stage and round in a few words."""
    return " · ".join(part for part in (stage(race, lang), round_words(race, lang)) if part)


def stage(race: Race, lang: str) -> str:
    """The stage in a few words."""
    if not race.rounds:
        return TEXTS.sentence("drawing.setup", lang)
    return TEXTS.sentence("drawing.stage", lang, n=race.stage)


def round_words(race: Race, lang: str) -> str:
    """The round in a few words; none before the start."""
    return TEXTS.sentence("drawing.round", lang, n=race.rounds) if race.rounds else ""


def news(view: TourView, lang: str) -> Block:
    """Stage and round, and the prompt in up to four lines."""
    shapes: list[Shape] = [
        Text(role="heading", x=0, y=1.2, text=moment(view.race, lang), size=1.2, width=WIDTH)
    ]
    said = wrap(prompt(view, lang), 40, break_long_words=False, break_on_hyphens=False)
    for i, line in enumerate(said[:4]):
        shapes.append(Text(role="status", x=0, y=2.1 + 0.72 * i, text=line, size=0.58, width=WIDTH))
    return Block("news", 4.5, tuple(shapes))


def order(race: Race, lang: str) -> Block:
    """The order of the round as a strip of jerseys, the rider in turn first."""
    title = TEXTS.sentence("drawing.order", lang)
    shapes: list[Shape] = [Text(role="note", x=0, y=0.6, text=title, size=0.6, width=WIDTH)]
    shapes += strip(race, 0.7, 1.45, 1.1, 9)
    return Block("order", 2.3, tuple(shapes))


def cards_of(view: TourView, pair: list[int], lang: str) -> Block:
    """The cards of two riders beside each other."""
    shapes = [
        laid(who, (round(i * (CARD[0] + 0.2), 3), 0, 1), card(view, who, lang))
        for i, who in enumerate(pair)
    ]
    return Block(f"cards:{RIDERS[pair[0]]}", CARD[1], tuple(shapes))


def classification(view: TourView, lang: str) -> Block | None:
    """The general classification with its gap chart, once a stage is over."""
    drawn = standings(view, lang)
    if drawn is None:
        return None
    scale = round(WIDTH / drawn.width, 4)
    title = Text(role="note", x=0, y=0.6, text=drawn.title, size=0.6, width=WIDTH)
    chart = Group(role="chart", y=0.7, scale=scale, shapes=drawn.shapes)
    return Block("classification", round(0.9 + drawn.height * scale, 3), (title, chart))


ROWS = (9, 0, 10, 1, 2, 11, 3, 4, 12, 5, 6, 13, 7, 8, 14)
"""The rows of the table of costs, as the printed table orders them."""


@cache
def table(dice: tuple[int, int] | None, lang: str) -> Block:
    """The dice and the break-away table, the row thrown lit up."""
    title = TEXTS.sentence("drawing.table", lang)
    shapes: list[Shape] = [
        Text(role="note", x=0, y=0.6, text=title, size=0.6, width=7.0),
        *dice_shown(dice, WIDTH - 2.0, 0.55, 0.9, 1.2),
        Line(role="rule", points=((0.0, 1.8), (WIDTH, 1.8))),
    ]
    for k in range(4):
        shapes.append(centred(4.2 + 1.75 * k, 1.45, str(k + 1), 0.5, "key"))
    lit = _row(dice) if dice else None
    for i, row in enumerate(ROWS):
        y = 2.15 + TABLE_ROW * i
        if row == lit:
            shapes.append(Rect(role="lit", x=0, y=round(y - 0.36, 3), w=WIDTH, h=TABLE_ROW))
        shapes.append(
            Text(role="key", x=0.2, y=y + 0.18, text=_throw(row, lang), size=0.5, width=3.0)
        )
        shapes += _prices(row, y, lang)
    return Block("table", 2.2 + TABLE_ROW * len(ROWS), tuple(shapes))


def _row(dice: tuple[int, int]) -> int:
    return 8 + dice[0] if dice[0] == dice[1] else sum(dice) - 3


def _throw(row: int, lang: str) -> str:
    kind, n = ("double", row - 8) if row >= 9 else ("total", row + 3)
    return TEXTS.sentence(f"drawing.{kind}", lang, n=n)


def _prices(row: int, y: float, lang: str) -> list[Shape]:
    found = [COSTS[4 * row + k] for k in range(4)]
    if PUNCTURE in found:
        word = TEXTS.sentence("drawing.puncture", lang)
        return [centred(4.2 + 1.75 * 1.5, y, word, 0.5, "puncture")]
    return [centred(4.2 + 1.75 * k, y, str(cost), 0.5, "price") for k, cost in enumerate(found)]


def placed(view: TourView, lang: str, columns: int, width: float) -> tuple[list[Shape], float]:
    """The blocks in this many columns, scaled to a width, and the height they take."""
    found = blocks(view, lang)
    scale = width / (columns * WIDTH + (columns - 1) * 0.9)
    whole = sum(block.height + GAP for block in found)
    shapes: list[Shape] = []
    column, y, deepest = 0, 0.0, 0.0
    for block in found:
        if y > 0 and y + block.height / 2 > whole / columns and column < columns - 1:
            column, y = column + 1, 0.0
        x = column * (WIDTH + 0.9)
        shapes.append(
            Group(role="panel", id=block.id, x=round(x * scale, 3), y=round(y * scale, 3),
                  scale=round(scale, 4), shapes=block.shapes)
        )  # fmt: skip
        y += block.height + GAP
        deepest = max(deepest, y)
    return shapes, round(deepest * scale, 3)
