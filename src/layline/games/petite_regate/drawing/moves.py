"""What the viewer sails for, and where the arrows on hand would lead."""

from __future__ import annotations

from typing import Any

from ....engine.scene import Circle, Group, Line, Path, Rect, Shape
from ..contact import OK, ZONE
from ..judging import Trial, trials
from ..options import point
from ..pointing import targets as spots
from .boats import HULL, steps
from .sight import on_screen
from .water import BUOY, way_round

Json = dict[str, Any]


def goal(view: Json) -> list[Shape]:
    """The way round the next mark of the viewer's boat, or rails along the line."""
    position = view["position"]
    name = view["seat"] or position["to_move"]
    boat = position["boats"].get(name)
    if boat is None or boat["status"] != "racing" or boat["at"] is None:
        return []
    if boat["started"] and boat["marks"] < 2:
        n = boat["marks"]
        mark = point(position["course"]["marks"][n]["at"])
        x, y = on_screen(mark, position["board"]["height"])
        halo = Circle(role="mark-halo", id="goal", x=x, y=y, r=BUOY + 0.16)
        return [*way_round(position, n, "-next"), halo]
    ends = position["course"]["line"]
    (x0, y), (x1, _) = (
        on_screen(point(ends[end]), position["board"]["height"]) for end in ("from", "to")
    )
    rails = "".join(f"M{x0 + 0.3:g} {y + dy:g}H{x1 - 0.3:g}" for dy in (-0.16, 0.16))
    return [Path(role="line-next", id="goal", d=rails)]


def ghosts(view: Json) -> list[Shape]:
    """Every arrow on hand with its path and the hull at its end; refused ones are hatched."""
    height = view["position"]["board"]["height"]
    return [_ghost(one, height) for one in trials(view)]


def _ghost(one: Trial, height: int) -> Group:
    path = [on_screen(at, height) for at in one.path]
    kind = "clear" if one.found == OK else "stop" if one.found == ZONE else "penalty"
    if one.rule:
        kind = "no"
    x, y = path[-1]
    hull = Group(
        role="ghost", x=x, y=y, turn=15.0 * one.heading,
        shapes=(Path(role=f"ghost-{kind}", d=HULL),),
    )  # fmt: skip
    track = Path(role=f"ghost-track-{'no' if one.rule else 'clear'}", d=steps(path))
    return Group(
        role=f"ghost-{kind}", id=f"ghost:{one.action}", opacity=0.3 if one.rule else 0.75,
        shapes=(track, hull),
    )  # fmt: skip


def targets(view: Json) -> list[Shape]:
    """The spots a boat may be placed on, and the dial of headings."""
    shapes: list[Shape] = []
    for one in spots(view):
        if one["kind"] == "point" and one["action"].startswith(("slot", "area")):
            shapes.append(Circle(role="target-spot", x=one["x"], y=one["y"], r=0.14))
        elif one["kind"] == "direction":
            needle = Line(role="dial-needle", points=((0.0, -1.1), (0.0, -1.45)))
            shapes.append(
                Group(role="needle", x=one["x"], y=one["y"], turn=one["angle"], shapes=(needle,))
            )
    return shapes


def key(words: tuple[tuple[str, str], ...]) -> list[Shape]:
    """What the ghosts mean, one under the other."""
    from ....engine.scene import Text

    shapes: list[Shape] = []
    for row, (kind, text) in enumerate(words):
        y = 0.5 + row * 0.62
        sign = Group(
            role="ghost",
            x=0.7,
            y=y,
            turn=90.0,
            scale=0.8,
            shapes=(Path(role=f"ghost-{kind}", d=HULL),),
        )
        shapes += [sign, Text(role="key", x=1.0, y=y + 0.12, text=text, size=0.36, width=5.0)]
    return [Rect(role="card", x=0, y=0, w=6.4, h=0.5 + 0.62 * len(words), r=0.15), *shapes]
