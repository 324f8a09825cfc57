"""The pictures of a view of a tour: the road of the stage and the riders on it.

Only the view is read. `scene` is the whole picture with a panel below; a page paints the `board`
over the `ground`, which it fetches once, and shows the `instruments` apart. The parts live in the
folder `drawing`; here they are put in paint order.
"""

from __future__ import annotations

from ...engine.scene import Group, Rect, Scene, Shape, Text
from .describe import describe
from .drawing import moves, panel, riders, road
from .drawing.shapes import die
from .drawing.sight import WIDTH, Json, height
from .sentences import TEXTS, stars_ahead

MARGIN = 0.6
"""Paper around everything."""


def scene(view: Json, lang: str = "en", *, tall: bool = False) -> Scene:
    """What to draw for a view; `tall` gives the panel two columns instead of three."""
    down = height(view["position"]["options"]["lanes"])
    below, panel_height = panel.placed(view, lang, 2 if tall else 3, WIDTH)
    whole = (WIDTH + 2 * MARGIN, round(down + panel_height + 3 * MARGIN, 3))
    shapes: list[Shape] = [
        Rect(role="paper", x=0, y=0, w=whole[0], h=whole[1]),
        Group(
            role="board",
            x=MARGIN,
            y=MARGIN,
            shapes=(
                *road.ground(view["position"]["options"]["lanes"], lang),
                *_on_the_road(view, lang),
                *moves.targets(view, lang),
            ),
        ),
        Group(role="below", x=MARGIN, y=round(down + 2 * MARGIN, 3), shapes=tuple(below)),
    ]
    return Scene(
        width=whole[0],
        height=whole[1],
        title=_title(view, lang),
        description=" ".join(describe(view, lang).splitlines()),
        shapes=tuple(shapes),
        lang=lang,
    )


def ground(view: Json, lang: str = "en") -> Scene:
    """The numbers, the banner and the line, the same for the whole tour."""
    shapes = road.ground(view["position"]["options"]["lanes"], lang)
    return _board_scene(view, TEXTS.sentence("drawing.road", lang), shapes, lang)


def board(view: Json, lang: str = "en") -> Scene:
    """Terrain, riders and where they have just ridden, to be painted over the ground."""
    return _board_scene(view, _title(view, lang), _on_the_road(view, lang), lang)


def instruments(view: Json, lang: str = "en") -> Scene:
    """The order of the round, the dice, and what the rider in turn has left."""
    position = view["position"]
    dice = panel.thrown(view)
    turn = position["turn"]
    shapes: list[Shape] = [
        Text(role="heading", x=0.4, y=1.1, text=panel.moment(position, lang), size=0.95, width=6.6),
        die(dice[0] if dice else None, 8.0, 0.85, 1.05),
        die(dice[1] if dice else None, 9.4, 0.85, 1.05),
        Group(
            role="order",
            id="order",
            title=TEXTS.sentence("drawing.order", lang),
            shapes=tuple(panel.order_strip(position, 0.9, 2.35, 1.08)),
        ),
    ]
    if turn is not None:
        rider = position["riders"][turn["rider"]]
        _, stars = stars_ahead(position, turn["rider"])
        told = (
            TEXTS.sentence("describe.fact.stars", lang, n=stars),
            TEXTS.sentence("describe.fact.energy", lang, n=rider["energy"]),
            TEXTS.sentence("describe.fact.form", lang, n=rider["form"]),
        )
        text = " · ".join(told)
        shapes.append(Text(role="status", x=0.4, y=3.75, text=text, size=0.72, width=9.8))
    return Scene(
        width=10.6,
        height=4.2,
        title=panel.moment(position, lang),
        description="",
        shapes=tuple(shapes),
        lang=lang,
    )


def _board_scene(view: Json, title: str, shapes: list[Shape], lang: str) -> Scene:
    """A picture of the board alone: all of these have one size."""
    return Scene(
        width=WIDTH,
        height=height(view["position"]["options"]["lanes"]),
        title=title,
        description="",
        shapes=tuple(shapes),
        lang=lang,
    )


def _on_the_road(view: Json, lang: str) -> list[Shape]:
    """All that changes, lowest first."""
    position = view["position"]
    return [
        *road.road(position, lang),
        *riders.lost_squares(view, lang),
        *riders.spotlight(position),
        *riders.tracks(view),
        *riders.riders(view, lang),
        *riders.wheels(view),
    ]


def _title(view: Json, lang: str) -> str:
    return f"Maillot Jaune: {panel.moment(view['position'], lang)}"
