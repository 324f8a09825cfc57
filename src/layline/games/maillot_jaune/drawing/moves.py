"""What may be ridden to, what the signs on the squares mean, and what a choice would bring."""

from __future__ import annotations

from functools import cache

from ....engine.scene import Circle, Group, Line, Path, Rect, Scene, Shape, Text
from ....engine.strokes import centred
from ..codec.actions import Action
from ..rules.squares import GOAL, Square
from ..rules.state import CHANGE, PICK
from ..table.labels import label
from ..table.sentences import TEXTS
from ..table.squares import effect_of, lost_at_change, reachable, squares_needed, train_behind
from ..view import TourView
from .riders import arrow
from .shapes import dice_shown, hatched, jersey
from .sight import WIDTH, as_large, centre, road_height, standing, strip_top, way

SIGNS = {"draws": "target-puff", "dice": "target-caution"}
"""How the dot on a square looks: hollow where a pursuer is drawn, red where dice decide."""


LEGEND = ("plain", "draws", "dice", "shift", "lost")
"""The kinds of squares in the order in which they are explained."""


def kind_of(view: TourView, action: Action) -> str:
    """What a square to ride to is: plain, draws, dice or shift."""
    if action.verb == "shift":
        return "shift"
    effect = effect_of(view.race, action)
    return effect if effect in SIGNS else "plain"


def targets(view: TourView, lang: str) -> list[Shape]:
    """A dot on every square, with the number of squares used, for a picture nobody clicks on.

    Shifts are shown only where no ride leads.
    """
    rides = {action.at for action in view.actions if action.verb == "ride"}
    shapes: list[Shape] = []
    for action in view.actions:
        if not action.leads or (action.verb == "shift" and action.at in rides):
            continue
        x, y = centre(action.at, view.race.lanes)
        kind = kind_of(view, action)
        sign = "↕" if kind == "shift" else str(squares_needed(view, action.at))
        shapes.append(
            Group(
                role="choice",
                id=f"target:{action.text}",
                title=label(view, action.text, lang),
                x=x,
                y=y,
                shapes=_dot(kind, sign),
            )
        )
    return shapes


def _dot(kind: str, sign: str) -> tuple[Shape, ...]:
    role = SIGNS.get(kind, "target")
    return Circle(role=role, x=0, y=0, r=0.3), centred(0, 0, sign, 0.36, f"{role}-number")


def signs_shown(view: TourView) -> tuple[str, ...]:
    """The kinds of the squares on which there are signs now, unless all are plain."""
    if view.race.phase == PICK:
        return ()
    kinds = {kind_of(view, action) for action in view.actions if action.leads}
    kinds |= {"lost"} if kinds and lost_at_change(view.race) else set()
    return tuple(kind for kind in LEGEND if kind in kinds and kinds != {"plain"})


@cache
def legend(shown: tuple[str, ...], lanes: int, lang: str) -> tuple[Shape, ...]:
    """What the signs on the squares mean, below the road."""
    y, step = road_height(lanes) - 0.5, WIDTH / max(len(shown), 3)
    shapes: list[Shape] = []
    for i, kind in enumerate(shown):
        words = TEXTS.sentence(f"drawing.key_{kind}", lang)
        text = Text(role="key", x=0.5, y=0.17, text=words, size=0.5, width=round(step - 1.2, 3))
        signs = _dot(kind, "↕" if kind == "shift" else "2")
        if kind == "lost":
            signs = (Path(role="lost", d=hatched(-0.35, -0.35, 0.7, 0.7)),)
        x = round(i * step + 0.6, 3)
        shapes.append(
            Group(role="legend", id=f"legend:{kind}", x=x, y=round(y, 3), shapes=(*signs, text))
        )
    return tuple(shapes)


# What a choice would bring, laid over the board.


def picture(view: TourView, action: Action) -> Scene | None:
    """The train that would follow, the squares of a break-away, or who would ride together."""
    shapes: list[Shape] = []
    if action.leads:
        shapes = _train(view, action)
    elif action.verb == "break":
        shapes = _reach(view, sum(action.pair))
    elif action.verb in ("pact", "help"):
        shapes = _together(view, action.rider)
    return as_large(view.race, action.text, shapes) if shapes else None


def _train(view: TourView, action: Action) -> list[Shape]:
    """An arrow for each rider who would be drawn along, and the price at the head."""
    race, leader = view.race, view.race.turn.rider
    kind = effect_of(race, action)
    if kind not in SIGNS:
        return []
    shapes: list[Shape] = []
    for who in train_behind(view, leader):
        column, lane = view.at(who)
        points = way(view.at(who), Square(column + 1, lane), race.lanes)
        x, y = points[-1]
        shapes += [
            Group(role="ghost", x=x, y=y, opacity=0.55, shapes=jersey(who)),
            Line(role="drawn-along", points=tuple(points[-2:])),
            arrow(points[-2], points[-1], "drawn-arrow"),
        ]
    x, _ = view.common(standing)[leader]
    strip = 0 if view.at(leader).column <= CHANGE else 1
    return [*shapes, *_price(x, strip_top(strip, race.lanes) - 0.45, kind)]


def _price(x: float, y: float, kind: str) -> list[Shape]:
    """What the train costs: a unit of energy, or what the dice say."""
    tag = Rect(role="price-tag", x=round(x - 0.62, 3), y=round(y - 0.3, 3), w=1.24, h=0.6, r=0.3)
    if kind == "dice":
        return [tag, *dice_shown((3, 5), round(x - 0.25, 3), round(y, 3), 0.42, 0.5)]
    unit = Circle(role="energy", x=round(x + 0.3, 3), y=round(y, 3), r=0.15)
    return [tag, centred(x - 0.15, y, "−1", 0.46, "price-words"), unit]


def _reach(view: TourView, squares: int) -> list[Shape]:
    """The free squares that a break-away of this many squares reaches."""
    shapes: list[Shape] = []
    for where in reachable(view, squares):
        x, y = centre(where, view.race.lanes)
        if where == GOAL:
            shapes.append(Circle(role="reach", x=x, y=y, r=0.5))
        else:
            x, y = round(x - 0.46, 3), round(y - 0.46, 3)
            shapes.append(Rect(role="reach", x=x, y=y, w=0.92, h=0.92))
    return shapes


def _together(view: TourView, other: int) -> list[Shape]:
    """A band around the two riders it is about."""
    places = view.common(standing)
    (x, y), (across, down) = places[view.race.turn.rider], places[other]
    left, top = round(min(x, across) - 0.58, 3), round(min(y, down) - 0.58, 3)
    w, h = round(abs(x - across) + 1.16, 3), round(abs(y - down) + 1.16, 3)
    return [Rect(role="together", x=left, y=top, w=w, h=h, r=0.4)]
