"""What the viewer sails for, and where the arrows in hand would lead."""

from __future__ import annotations

from functools import lru_cache

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from ..rules.course import MARKS
from ..rules.state import NONE, PLACE, RACING, Race
from ..table.judging import Trial, trials
from ..table.pointing import target
from ..view import PetiteRegateView
from ..words import TEXTS
from .boats import HULL, steps
from .sight import Micrometres, line, on_screen
from .water import BUOY, Bearing, way_round

HATCHES = "M-.18 .5L.02 .3M-.2 .72L.16 .36M-.17 .93L.2 .56M.02 .98L.19 .81"
"""Strokes across a hull that may not lie there."""


LINE = MARKS
"""The goal of a boat that has the line to cross; others are marks by their number."""


def goal_of(view: PetiteRegateView) -> int:
    """What the viewer's boat sails for, or for a spectator the one on move; NONE: for nothing."""
    boat = view.own or view.mover
    if boat is None or boat.status != RACING:
        return NONE
    return boat.marks if boat.started and boat.marks < MARKS else LINE


def goal(race: Race, goal: int, lang: str) -> tuple[Shape, ...]:
    """The way round the next mark, or rails along the line."""
    if goal == NONE:
        return ()
    if goal == LINE:
        return _rails(*line(race), TEXTS.sentence("picture.line", lang))
    mark, name = race.marks[goal], TEXTS.sentence("picture.mark", lang, n=goal + 1)
    return _next_mark(race.width, race.height, race.way, Bearing(mark.x, mark.y, mark.ray), name)


@lru_cache(maxsize=64)
def _next_mark(width: int, height: int, way: int, mark: Bearing, name: str) -> tuple[Shape, ...]:
    x, y = on_screen((mark.x, mark.y), height)
    halo = Circle(role="mark-halo", id="goal", title=name, x=x, y=y, r=BUOY + 0.16)
    return (*way_round(width, height, way, mark, "-next"), halo)


@lru_cache(maxsize=64)
def _rails(west: Point, east: Point, name: str) -> tuple[Shape, ...]:
    (x0, y), (x1, _) = west, east
    rails = "".join(f"M{x0 + 0.3:g} {y + dy:g}H{x1 - 0.3:g}" for dy in (-0.16, 0.16))
    return (Path(role="line-next", id="goal", title=name, d=rails),)


def ghosts(view: PetiteRegateView) -> list[Shape]:
    """Every arrow in hand with its path and the hull at its end; refused ones are hatched."""
    return [ghost(one, view.race.height, 0.3 if one.rule else 0.75) for one in trials(view)]


@lru_cache(maxsize=512)
def ghost(one: Trial, height: int, opacity: float) -> Group:
    """An arrow with the hull at its end, and fainter where a second arrow may lead from there."""
    later = [
        _rest(way.path[len(one.path) - 1 :], way.heading, one.kind, height) for way in one.onward
    ]
    return Group(
        role="ghosts", id=f"ghost:{one.action}", opacity=opacity,
        shapes=(
            *(Group(role="ghost", opacity=0.5, shapes=shapes) for shapes in later),
            *_rest(one.path, one.heading, one.kind, height),
        ),
    )  # fmt: skip


def _rest(path: tuple[Micrometres, ...], heading: int, kind: str, height: int) -> tuple[Shape, ...]:
    """The water a boat would sweep, its way, and its hull at the end of it."""
    points = [on_screen(at, height) for at in path]
    x, y = points[-1]
    outline: tuple[Shape, ...] = (Path(role=f"ghost-{kind}", d=HULL),)
    if kind == "no":
        outline = (*outline, Path(role="hatch-no", d=HATCHES))
    hull = Group(role="ghost", x=x, y=y, turn=15.0 * heading, shapes=outline)
    if len(points) == 1:
        return (hull,)
    track, d = "no" if kind == "no" else "clear", steps(points)
    return (Path(role=f"sweep-{kind}", d=d), Path(role=f"ghost-track-{track}", d=d), hull)


def targets(view: PetiteRegateView) -> list[Shape]:
    """The spots a boat may be placed on, and the dial of headings."""
    needle = Line(role="dial-needle", points=((0.0, -1.1), (0.0, -1.45)))
    shapes: list[Shape] = []
    for one in (target(view, action) for action in view.choices):
        if one is not None and one.angle is not None:
            shapes.append(Group(role="needle", x=one.x, y=one.y, turn=one.angle, shapes=(needle,)))
        elif one is not None and view.race.phase == PLACE:
            shapes.append(Circle(role="target-spot", x=one.x, y=one.y, r=0.14))
    return shapes
