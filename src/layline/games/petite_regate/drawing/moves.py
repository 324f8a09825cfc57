"""What the viewer sails for, and where the arrows on hand would lead."""

from __future__ import annotations

from typing import Any

from ....engine.scene import Circle, Group, Line, Path, Shape
from ..codec.options import Point as Micrometres
from ..codec.options import point
from ..rules.contact import OK, ZONE
from ..table.judging import Trial, trials
from ..table.pointing import targets as spots
from ..view import PetiteRegateView
from .boats import HULL, steps
from .sight import on_screen
from .water import BUOY, way_round

Json = dict[str, Any]

HATCHES = "M-.18 .5L.02 .3M-.2 .72L.16 .36M-.17 .93L.2 .56M.02 .98L.19 .81"
"""Strokes across a hull that may not come to lie there."""


def goal(view: PetiteRegateView) -> list[Shape]:
    """The way round the next mark of the viewer's boat, or rails along the line."""
    position = view.position
    name = view.seat or position["to_move"]
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


def ghosts(view: PetiteRegateView) -> list[Shape]:
    """Every arrow on hand with its path and the hull at its end; refused ones are hatched."""
    height = view.position["board"]["height"]
    return [ghost(one, height, 0.3 if one.rule else 0.75) for one in trials(view)]


def ghost(one: Trial, height: int, opacity: float) -> Group:
    """An arrow with the hull at its end, and fainter where a second arrow may lead from there."""
    kind = kind_of(one)
    later = [
        rest(pose.path[len(one.path) - 1 :], pose.heading, kind, height) for pose in one.onward
    ]
    return Group(
        role="ghosts", id=f"ghost:{one.action}", opacity=opacity,
        shapes=(
            *(Group(role="ghost", opacity=0.5, shapes=tuple(shapes)) for shapes in later),
            *rest(one.path, one.heading, kind, height),
        ),
    )  # fmt: skip


def kind_of(one: Trial) -> str:
    """How an arrow is drawn: clear, stop, penalty, or no."""
    if one.rule:
        return "no"
    stops = one.found == ZONE and not one.early
    return "clear" if one.found == OK else "stop" if stops else "penalty"


def rest(path: tuple[Micrometres, ...], heading: int, kind: str, height: int) -> list[Shape]:
    """The water a boat would sweep, its way, and its hull at the end of it."""
    points = [on_screen(at, height) for at in path]
    x, y = points[-1]
    track = "no" if kind == "no" else "clear"
    outline: list[Shape] = [Path(role=f"ghost-{kind}", d=HULL)]
    if kind == "no":
        outline.append(Path(role="hatch-no", d=HATCHES))
    shapes: list[Shape] = [
        Group(role="ghost", x=x, y=y, turn=15.0 * heading, shapes=tuple(outline))
    ]
    if len(points) > 1:
        shapes.insert(0, Path(role=f"ghost-track-{track}", d=steps(points)))
        shapes.insert(0, Path(role=f"sweep-{kind}", d=steps(points)))
    return shapes


def targets(view: PetiteRegateView) -> list[Shape]:
    """The spots a boat may be placed on, and the dial of headings."""
    shapes: list[Shape] = []
    for action, one in spots(view):
        if one is None:
            continue
        if action.startswith(("slot", "area")):
            shapes.append(Circle(role="target-spot", x=one.x, y=one.y, r=0.14))
        elif one.kind == "direction":
            needle = Line(role="dial-needle", points=((0.0, -1.1), (0.0, -1.45)))
            shapes.append(
                Group(role="needle", x=one.x, y=one.y, turn=one.angle or 0.0, shapes=(needle,))
            )
    return shapes
