"""The road: two strips of squares, their terrain, the numbers, the banner and the line."""

from __future__ import annotations

from functools import cache

from ....engine.scene import Group, Line, Path, Rect, Shape, Text
from ....engine.strokes import centred, num
from ..rules.course import sections
from ..rules.squares import LANES
from ..rules.state import CHANGE
from ..table.sentences import TEXTS
from .sight import GAP, LEFT, strip_top

AIM = (11, 12, 13, 14)
"""The squares to aim at before the change of terrain, with 3, 2 and 1 stars, and its own."""


@cache
def ground(lanes: int, lang: str) -> tuple[Shape, ...]:
    """All that stays for the whole tour: numbers, lanes' letters, banner, line and the bend."""
    shapes: list[Shape] = [_bend(lanes)]
    for strip in (0, 1):
        top = strip_top(strip, lanes)
        below = top + lanes + 0.45
        for place in range(CHANGE):
            column = strip * CHANGE + place + 1
            role = "axis-five" if column in AIM else "axis"
            shapes.append(centred(LEFT + place + 0.5, below, str(column), 0.5, role))
        x = LEFT - 0.35 if strip else LEFT + CHANGE + 0.35
        for lane in range(lanes):
            shapes.append(centred(x, top + lane + 0.5, LANES[lane], 0.42, "axis"))
    return (*shapes, _banner(lanes, lang), _line(lanes, lang))


def _bend(lanes: int) -> Path:
    """Where the road goes on from the upper strip to the lower one."""
    upper, lower = strip_top(0, lanes), strip_top(1, lanes)
    right, middle = LEFT + CHANGE, upper + lanes + GAP / 2 + 0.2
    d = f"M{num(right + 0.8)} {num(upper + lanes / 2)}h.5q.7 0 .7 .7V{num(middle - 0.5)}"
    d += "q0 .5 -.5 .5"
    d += f"H{num(LEFT - 1.2)}q-.5 0 -.5 .5V{num(lower + lanes / 2 - 0.5)}q0 .5 .5 .5h.5"
    return Path(role="bend", d=d)


def _banner(lanes: int, lang: str) -> Group:
    top = strip_top(0, lanes)
    name = TEXTS.sentence("drawing.start", lang)
    return Group(
        role="banner",
        id="start",
        title=name,
        shapes=(
            Rect(role="banner", x=LEFT - 0.16, y=top - 0.2, w=0.16, h=lanes + 0.4),
            Text(
                role="label", x=LEFT - 0.2, y=top - 0.45, text=name, size=0.62, anchor="end",
                width=3.4,
            ),
        ),
    )  # fmt: skip


def chequers(x: float, top: float, rows: int) -> str:
    """The dark squares of a chequered line."""
    return "".join(
        f"M{num(x + 0.2 * (row % 2))} {num(top + 0.2 * row)}h.2v.2h-.2Z" for row in range(rows)
    )


def _line(lanes: int, lang: str) -> Group:
    """The chequered line behind column 28."""
    top, x = strip_top(1, lanes), LEFT + CHANGE
    dark = chequers(x, top, 5 * lanes)
    name = TEXTS.sentence("drawing.finish", lang)
    return Group(
        role="finish",
        id="finish",
        title=name,
        shapes=(
            Rect(role="finish", x=x, y=top, w=0.4, h=lanes),
            Path(role="finish-dark", d=dark),
            Text(role="label", x=x + 0.05, y=top - 0.3, text=name, size=0.62, width=4.0),
        ),
    )


@cache
def road(stage: int, lanes: int, lang: str) -> tuple[Shape, ...]:
    """The two strips in the colours of their terrain, and where the terrain changes."""
    shapes: list[Shape] = []
    for strip, terrain in enumerate(sections(stage)):
        top = strip_top(strip, lanes)
        name = TEXTS.sentence(f"terrain.{terrain}", lang)
        parts: tuple[Shape, ...] = (
            Rect(role=f"terrain-{terrain}", x=LEFT, y=top, w=CHANGE, h=lanes),
            Path(role="road-line", d=_squares(top, lanes)),
            Text(
                role="label",
                x=LEFT + CHANGE - 0.1 if strip == 0 else LEFT + 0.1,
                y=top - 0.3,
                text=name.capitalize(),
                size=0.62,
                anchor="end" if strip == 0 else "start",
                width=6.0,
            ),
        )
        shapes.append(Group(role="strip", id=f"strip:{strip + 1}", title=name, shapes=parts))
    top, x = strip_top(0, lanes), LEFT + CHANGE
    change = Line(
        role="change",
        id="change",
        title=TEXTS.sentence("drawing.change", lang),
        points=((x, top - 0.25), (x, round(top + lanes + 0.25, 3))),
    )
    return (*shapes, change)


def _squares(top: float, lanes: int) -> str:
    bottom = top + lanes
    upright = "".join(f"M{num(LEFT + k)} {num(top)}V{num(bottom)}" for k in range(1, CHANGE))
    across = "".join(f"M{num(LEFT)} {num(top + k)}H{num(LEFT + CHANGE)}" for k in range(1, lanes))
    return upright + across
