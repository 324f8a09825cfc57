"""What stands below the road: news, order of play, dice and their table, classification, riders."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.scene import Circle, Group, Line, Rect, Shape, Text
from ..course import STARS
from ..describe import classified
from ..options import RIDERS
from ..risk import COSTS, PUNCTURE
from ..sentences import TERRAINS, TEXTS, prompt, rider_name, stars_ahead
from .riders import number, told
from .shapes import centred, die, jersey, star, yellow_jersey
from .sight import Json

WIDTH = 10.6
"""Breadth of one column of the panel."""
GAP = 0.35
CARD = 2.15
TABLE_ROW = 0.72


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the panel: its shapes around its upper left corner, and its height."""

    id: str
    height: float
    shapes: tuple[Shape, ...]


def blocks(view: Json, lang: str) -> list[Block]:
    """Everything that a panel shows, in its order."""
    position = view["position"]
    found = [news(view, lang)]
    if position["round"]:
        found.append(order(view, lang))
    found += [card(view, who, lang) for who in position["riders"]]
    if any(rider["minutes"] for rider in position["riders"].values()):
        found.append(classification(position, lang))
    found.append(table(view, lang))
    return found


def moment(position: Json, lang: str) -> str:
    """Stage and round in a few words."""
    if not position["round"]:
        return TEXTS.sentence("drawing.setup", lang)
    stage = TEXTS.sentence("drawing.stage", lang, n=position["stage"])
    return f"{stage} · {TEXTS.sentence('drawing.round', lang, n=position['round'])}"


def news(view: Json, lang: str) -> Block:
    """When it is, and what is awaited, in up to four lines."""
    shapes: list[Shape] = [
        Text(role="heading", x=0, y=1.2, text=moment(view["position"], lang), size=1.2, width=WIDTH)
    ]
    for i, line in enumerate(_lines(prompt(view, lang), 40)[:4]):
        shapes.append(Text(role="status", x=0, y=2.1 + 0.72 * i, text=line, size=0.58, width=WIDTH))
    return Block("news", 4.5, tuple(shapes))


def _lines(text: str, most: int) -> list[str]:
    """A text broken into lines of so many characters."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) >= most and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def in_order(position: Json) -> list[str]:
    """The rider in turn and those who still play in this round."""
    turn = position["turn"]
    return [*([turn["rider"]] if turn else []), *position["queue"]]


def order(view: Json, lang: str) -> Block:
    """The order of the round as a strip of jerseys, the rider in turn first."""
    position = view["position"]
    title = TEXTS.sentence("drawing.order", lang)
    shapes: list[Shape] = [Text(role="note", x=0, y=0.6, text=title, size=0.6, width=WIDTH)]
    shapes += order_strip(position, 0.7, 1.45, 1.1)
    return Block("order", 2.3, tuple(shapes))


def order_strip(position: Json, x: float, y: float, step: float) -> list[Shape]:
    """Jerseys in the order of play; a ring is around the one in turn."""
    shapes: list[Shape] = []
    for i, who in enumerate(in_order(position)):
        if i == 0 and position["turn"]:
            shapes.append(Circle(role="lit", x=x, y=y, r=0.56))
        shapes.append(
            Group(role="next", id=f"next:{who}", x=round(x + i * step, 3), y=y,
                  shapes=jersey(who, number(who)))
        )  # fmt: skip
    return shapes


def card(view: Json, who: str, lang: str) -> Block:
    """A rider's card: jersey, name, stars by terrain, energy, form, minutes."""
    position = view["position"]
    rider = position["riders"][who]
    turn = position["turn"]
    moving = turn is not None and turn["rider"] == who
    shapes: list[Shape] = [
        Rect(role="card-moving" if moving else "card", x=0, y=0, w=WIDTH, h=CARD, r=0.3),
        Group(role="craft", x=0.95, y=CARD / 2, scale=1.5, shapes=jersey(who, number(who))),
        Text(role="name", x=1.9, y=0.82, text=rider_name(who, lang, position["options"]["names"]),
             size=0.68, width=3.9),
    ]  # fmt: skip
    if who == position["jersey"]:
        title = TEXTS.sentence("drawing.jersey", lang)
        shapes.append(
            Group(role="leader", title=title, x=6.15, y=0.62, scale=0.8, shapes=yellow_jersey())
        )
    shapes.append(
        Text(
            role="card-note", x=1.9, y=1.68, text=_where(position, who, lang), size=0.52, width=3.9
        )
    )
    shapes += _stars(position, who)
    if rider["at"] != "out":
        shapes += [*_energy(rider["energy"], lang), *_form(rider["form"], lang)]
    return Block(f"card:{who}", CARD, (Group(role="card", title=told(view, who, lang),
                                             shapes=tuple(shapes)),))  # fmt: skip


def _where(position: Json, who: str, lang: str) -> str:
    rider = position["riders"][who]
    at = rider["at"]
    if at in ("finish", "out"):
        said = TEXTS.sentence(f"drawing.{'home' if at == 'finish' else 'out'}", lang)
    else:
        said = TEXTS.sentence("drawing.start", lang) if at == "start" else at
    parts = [said]
    if rider["flat"] + rider["owed"]:
        waits = rider["flat"] + rider["owed"]
        parts.append(TEXTS.sentence("drawing.waits", lang, n=waits))
    if rider["minutes"]:
        parts.append(TEXTS.sentence("drawing.minutes", lang, n=sum(rider["minutes"])))
    return " · ".join(parts)


def _stars(position: Json, who: str) -> list[Shape]:
    """Stars for plain, climb and descent, those of the terrain ahead lit up."""
    ahead = stars_ahead(position, who)[0]
    racing = position["riders"][who]["at"] not in ("finish", "out") and position["round"] > 0
    shapes: list[Shape] = []
    for k, terrain in enumerate(TERRAINS):
        x = 6.95 + 1.25 * k
        lit = racing and terrain == ahead
        shapes.append(Rect(role=f"terrain-{terrain}", x=x - 0.56, y=0.2, w=1.12, h=0.72, r=0.12))
        if lit:
            shapes.append(Rect(role="lit", x=x - 0.56, y=0.2, w=1.12, h=0.72, r=0.12))
        count = STARS[3 * RIDERS.index(who) + k]
        first = x - 0.17 * (count - 1)
        shapes += [star(first + 0.34 * i, 0.56, 0.36, "star") for i in range(count)]
    return shapes


def _energy(left: int, lang: str) -> list[Shape]:
    """The energy dial, 0 to 6, as a row of cells."""
    title = f"{TEXTS.sentence('drawing.energy', lang)} {left}"
    cells: list[Shape] = [
        Rect(role="energy" if k < left else "spent", x=6.0 + 0.3 * k, y=1.3, w=0.26, h=0.5, r=0.06)
        for k in range(6)
    ]
    number = Text(role="card-note", x=7.95, y=1.74, text=str(left), size=0.52)
    return [Group(role="energy", title=title, shapes=(*cells, number))]


def _form(left: int, lang: str) -> list[Shape]:
    """The form track, 0 to 20, as a bar."""
    title = f"{TEXTS.sentence('drawing.form', lang)} {left}"
    parts: list[Shape] = [Rect(role="spent", x=8.4, y=1.42, w=1.4, h=0.26, r=0.08)]
    if left:
        parts.append(Rect(role="form", x=8.4, y=1.42, w=round(0.07 * left, 3), h=0.26, r=0.08))
    parts.append(Text(role="card-note", x=9.9, y=1.74, text=str(left), size=0.52))
    return [Group(role="form", title=title, shapes=tuple(parts))]


def classification(position: Json, lang: str) -> Block:
    """The general classification: minutes per stage, the gap, the sum of places, a gap chart."""
    title = TEXTS.sentence("drawing.classification", lang)
    shapes: list[Shape] = [Text(role="note", x=0, y=0.6, text=title, size=0.6, width=WIDTH)]
    riders = position["riders"]
    listed = [who for who in classified(position) if riders[who]["minutes"]]
    best = sum(riders[listed[0]]["minutes"]) if listed else 0
    worst = max((sum(riders[who]["minutes"]) for who in listed), default=0)
    for i, who in enumerate(listed):
        y = 1.25 + 0.86 * i
        minutes, places = riders[who]["minutes"], riders[who]["places"]
        gap = sum(minutes) - best
        shapes.append(Group(role="next", x=0.45, y=y, scale=0.8, shapes=jersey(who, number(who))))
        name = rider_name(who, lang, position["options"]["names"])
        shapes.append(Text(role="key", x=1.0, y=y + 0.2, text=name, size=0.55, width=3.0))
        told = " + ".join(str(one) for one in minutes)
        shapes.append(Text(role="key", x=4.2, y=y + 0.2, text=told, size=0.55, width=1.9))
        after = (
            TEXTS.sentence("drawing.gap", lang, n=gap)
            if gap
            else TEXTS.sentence("drawing.minutes", lang, n=sum(minutes))
        )
        shapes.append(Text(role="name", x=6.2, y=y + 0.2, text=after, size=0.55, width=1.5))
        sum_of_places = TEXTS.sentence("drawing.places", lang, n=sum(places))
        shapes.append(Text(role="key", x=7.8, y=y + 0.2, text=sum_of_places, size=0.45, width=1.3))
        length = 1.4 * gap / (worst - best) if worst > best else 0.0
        shapes.append(
            Rect(role="form", x=9.15, y=round(y - 0.12, 3), w=round(length + 0.05, 3), h=0.3)
        )
    return Block("classification", 1.1 + 0.86 * len(listed), tuple(shapes))


def thrown(view: Json) -> tuple[int, int] | None:
    """The dice of the last play, if it was a throw."""
    last = view.get("last") or ""
    if not last.startswith("roll "):
        return None
    one, other = map(int, last.split()[1:])
    return one, other


ROWS = (9, 0, 10, 1, 2, 11, 3, 4, 12, 5, 6, 13, 7, 8, 14)
"""The rows of the table of costs in the order in which the printed table has them."""


def table(view: Json, lang: str) -> Block:
    """The dice and the break-away table, the row thrown lit up."""
    dice = thrown(view)
    title = TEXTS.sentence("drawing.table", lang)
    shapes: list[Shape] = [
        Text(role="note", x=0, y=0.6, text=title, size=0.6, width=7.0),
        die(dice[0] if dice else None, WIDTH - 2.0, 0.55, 0.9),
        die(dice[1] if dice else None, WIDTH - 0.8, 0.55, 0.9),
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


def placed(view: Json, lang: str, columns: int, width: float) -> tuple[list[Shape], float]:
    """The panel in so many columns below each other's beginning, and its height, both scaled."""
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
