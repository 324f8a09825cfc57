"""What may be ridden to, what the signs on the squares mean, and what a choice would bring."""

from __future__ import annotations

from ....engine.scene import Circle, Group, Line, Path, Rect, Scene, Shape, Text
from ....engine.strokes import centred
from ..rules.state import CHANGE
from ..table.labels import label
from ..table.sentences import TEXTS, Json, column_of
from ..table.squares import lost_at_change, reachable, shape_of, squares_needed, train_behind
from ..view import TourView
from .riders import arrow, number
from .shapes import die, hatched, jersey
from .sight import WIDTH, centre, height, road_height, standing, strip_top, way

SIGNS = {"plain": "target", "draws": "target-puff", "dice": "target-caution"}
"""How the dot on a square looks: plain, hollow where a pursuer is drawn, red where dice decide."""


LEGEND = ("plain", "draws", "dice", "shift", "lost")
"""The kinds of squares in the order in which they are explained."""


def kind_of(position: Json, action: str) -> str:
    """What a square to ride to is: plain, draws, dice or shift."""
    if action.startswith("shift "):
        return "shift"
    shape = shape_of(position, action)
    return shape if shape in ("draws", "dice") else "plain"


def targets(view: TourView, lang: str) -> list[Shape]:
    """A dot on every square, with the number of squares used, for a picture nobody clicks on.

    Shifts are shown only where no ride leads.
    """
    position = view.position
    lanes = position["options"]["lanes"]
    rides = {choice.partition(" ")[2] for choice in view.choices if choice.startswith("ride ")}
    shapes: list[Shape] = []
    for action in view.choices:
        verb, _, where = action.partition(" ")
        if verb not in ("ride", "shift") or (verb == "shift" and where in rides):
            continue
        x, y = centre(where, lanes)
        kind = kind_of(position, action)
        sign = "↕" if kind == "shift" else str(squares_needed(position, where))
        shapes.append(
            Group(
                role="choice",
                id=f"target:{action}",
                title=label(view, action, lang),
                x=x,
                y=y,
                shapes=_dot(kind, sign),
            )
        )
    return shapes


def _dot(kind: str, sign: str) -> tuple[Shape, ...]:
    role = SIGNS.get(kind, "target")
    return (
        Circle(role=role, x=0, y=0, r=0.3),
        centred(0, 0, sign, 0.36, f"{role}-number"),
    )


def legend(view: TourView, lang: str) -> list[Shape]:
    """What the signs on the squares mean, of those there are; below the road."""
    position = view.position
    rides = [one for one in view.choices if one.startswith(("ride ", "shift "))]
    kinds = {kind_of(position, action) for action in rides}
    kinds |= {"lost"} if rides and lost_at_change(position) else set()
    shown = [kind for kind in LEGEND if kind in kinds and kinds != {"plain"}]
    y, step = road_height(position["options"]["lanes"]) - 0.5, WIDTH / max(len(shown), 3)
    shapes: list[Shape] = []
    for i, kind in enumerate(shown):
        words = TEXTS.sentence(f"drawing.key_{kind}", lang)
        signs: tuple[Shape, ...] = (
            (Path(role="lost", d=hatched(-0.35, -0.35, 0.7, 0.7)),)
            if kind == "lost"
            else _dot(kind, "↕" if kind == "shift" else "2")
        )
        shapes.append(
            Group(
                role="legend",
                id=f"legend:{kind}",
                x=round(i * step + 0.6, 3),
                y=round(y, 3),
                shapes=(*signs, Text(role="key", x=0.5, y=0.17, text=words, size=0.5,
                                     width=round(step - 1.2, 3))),
            )
        )  # fmt: skip
    return shapes


# What a choice would bring, laid over the board.


def picture(view: TourView, action: str) -> Scene | None:
    """The train that would follow, the squares of a break-away, or who would ride together."""
    verb, _, rest = action.partition(" ")
    shapes: list[Shape] = []
    if verb in ("ride", "shift"):
        shapes = _train(view, action)
    elif verb == "break":
        shapes = _reach(view, sum(map(int, rest.split("+"))))
    elif verb in ("pact", "help"):
        shapes = _together(view, rest)
    if not shapes:
        return None
    return Scene(
        width=WIDTH,
        height=height(view.position),
        title=action,
        description="",
        shapes=tuple(shapes),
    )


def _train(view: TourView, action: str) -> list[Shape]:
    """An arrow for each rider who would be drawn along, and the price at the head."""
    position = view.position
    kind = shape_of(position, action)
    if kind not in ("draws", "dice"):
        return []
    lanes, leader = position["options"]["lanes"], position["turn"]["rider"]
    places = standing(position)
    shapes: list[Shape] = []
    for who in train_behind(view, leader):
        at = position["riders"][who]["at"]
        ahead = f"{column_of(at) + 1}{at[-1]}"
        points = way(at, ahead, lanes)
        x, y = points[-1]
        shapes += [
            Group(role="ghost", x=x, y=y, opacity=0.55, shapes=jersey(who, number(who))),
            Line(role="drawn-along", points=tuple(points[-2:])),
            arrow(points[-2], points[-1], "drawn-arrow"),
        ]
    x = places[leader][0]
    strip = 0 if column_of(position["riders"][leader]["at"]) <= CHANGE else 1
    y = strip_top(strip, lanes) - 0.45
    return [*shapes, *_price(x, y, kind)]


def _price(x: float, y: float, kind: str) -> list[Shape]:
    """What the train costs: a unit of energy, or what the dice say."""
    tag = Rect(role="price-tag", x=round(x - 0.62, 3), y=round(y - 0.3, 3), w=1.24, h=0.6, r=0.3)
    if kind == "dice":
        return [tag, die(3, round(x - 0.25, 3), round(y, 3), 0.42),
                die(5, round(x + 0.25, 3), round(y, 3), 0.42)]  # fmt: skip
    unit = Circle(role="energy", x=round(x + 0.3, 3), y=round(y, 3), r=0.15)
    return [tag, centred(x - 0.15, y, "−1", 0.46, "price-words"), unit]


def _reach(view: TourView, squares: int) -> list[Shape]:
    """The free squares that a break-away of so many squares reaches."""
    position = view.position
    lanes = position["options"]["lanes"]
    shapes: list[Shape] = []
    for where in reachable(position, squares):
        x, y = centre(where, lanes)
        if where == "finish":
            shapes.append(Circle(role="reach", x=x, y=y, r=0.5))
        else:
            shapes.append(
                Rect(role="reach", x=round(x - 0.46, 3), y=round(y - 0.46, 3), w=0.92, h=0.92)
            )
    return shapes


def _together(view: TourView, other: str) -> list[Shape]:
    """A band around the two riders it is about."""
    places = standing(view.position)
    rider = view.position["turn"]["rider"]
    if rider not in places or other not in places:
        return []
    (x, y), (across, down) = places[rider], places[other]
    left, top = min(x, across) - 0.58, min(y, down) - 0.58
    return [
        Rect(role="together", x=round(left, 3), y=round(top, 3), w=round(abs(x - across) + 1.16, 3),
             h=round(abs(y - down) + 1.16, 3), r=0.4)
    ]  # fmt: skip
