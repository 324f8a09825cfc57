"""The riders on the road, who is in whose wheel, and where they have just ridden."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import NamedTuple

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from ....engine.strokes import centred, num
from ..codec.notation import SEATS, awaited
from ..rules.riders import RIDERS
from ..rules.state import NONE, Rider
from ..table.sentences import TEXTS, rider_name
from ..table.squares import lost_at_change
from ..view import TourView
from .shapes import hatched, jersey, yellow_jersey
from .sight import centre, standing, way

SIZE = 0.98

SEAT_COLOURS = "AECGFHDIB"
"""The colours of the seats A, B, ... in the palette: yellow last, as it belongs to the leader."""


def riders(view: TourView, lang: str) -> list[Shape]:
    """Every rider in the tour, with his badges: the yellow jersey, a turn to miss."""
    race = view.race
    return [
        _rider(who, at, told(view, who, lang), _badges(race.riders[who], who == race.jersey))
        for who, at in view.common(standing).items()
    ]


class Badges(NamedTuple):
    """What a rider wears besides his jersey."""

    seat: int
    leads: bool
    waits: bool


def _badges(rider: Rider, leads: bool) -> Badges:
    return Badges(rider.owner, leads, rider.flats + rider.owed > 0)


@lru_cache(maxsize=1024)
def _rider(who: int, at: Point, title: str, badges: Badges) -> Group:
    parts: list[Shape] = [*jersey(who)]
    if badges.leads:
        leader = Group(role="leader", x=-0.38, y=-0.4, scale=0.42, shapes=yellow_jersey())
        parts.append(leader)
    parts += seat_flag(badges.seat, 0.36, 0.33, 0.19)
    if badges.waits:
        parts.append(Circle(role="warning", x=0.36, y=-0.34, r=0.17))
        parts.append(centred(0.36, -0.34, "!", 0.26, "warning-text"))
    x, y = at
    id, shapes = f"rider:{RIDERS[who]}", tuple(parts)
    return Group(
        role="rider", id=id, seat=_colour(badges.seat), title=title, x=x, y=y, scale=SIZE,
        shapes=shapes,
    )  # fmt: skip


def _colour(seat: int) -> int:
    """The colour of a seat in the palette."""
    return SEATS.index(SEAT_COLOURS[seat])


@cache
def seat_flag(seat: int, x: float, y: float, r: float) -> tuple[Shape, ...]:
    """The letter of a seat on its colour."""
    colour = _colour(seat)
    return (
        Circle(role="seat-flag", seat=colour, x=x, y=y, r=r),
        centred(x, y, SEATS[seat], 1.4 * r, "seat-letter", colour),
    )


def told(view: TourView, who: int, lang: str) -> str:
    """A rider in words: name, number, energy, form."""
    rider, name = view.race.riders[who], f"{rider_name(view, who, lang)} ({who + 1})"
    waits, leads = rider.flats + rider.owed, who == view.race.jersey
    return _told(name, rider.energy, rider.form, waits, leads, lang)


@lru_cache(maxsize=1024)
def _told(name: str, energy: int, form: int, waits: int, leads: bool, lang: str) -> str:
    parts = [
        name,
        TEXTS.sentence("describe.fact.energy", lang, n=energy),
        TEXTS.sentence("describe.fact.form", lang, n=form),
    ]
    if waits:
        parts.append(TEXTS.sentence("drawing.waits", lang, n=waits))
    if leads:
        parts.append(TEXTS.sentence("drawing.jersey", lang))
    return ", ".join(parts)


def spotlight(view: TourView) -> list[Shape]:
    """A patch of light under the rider in turn, or the one who is asked."""
    place = view.common(standing).get(awaited(view.race))
    if place is None or view.race.turn.rider == NONE:
        return []
    return [Circle(role="on-move", id="on-move", x=place[0], y=place[1], r=0.62)]


def wheels(view: TourView) -> list[Shape]:
    """A chain between a rider and whoever is in his wheel."""
    places = view.common(standing)
    shapes: list[Shape] = []
    for who in view.pursuers:
        shapes.append(_chain(who, places[who]))
    return shapes


@lru_cache(maxsize=512)
def _chain(who: int, at: Point) -> Group:
    x, y = at
    links = (
        Circle(role="wheel", x=x - 0.57, y=y + 0.04, r=0.1),
        Circle(role="wheel", x=x - 0.43, y=y + 0.04, r=0.1),
    )
    return Group(role="chain", id=f"wheel:{RIDERS[who]}", shapes=links)


def tracks(view: TourView) -> list[Shape]:
    """Where riders have gone in the last play."""
    shapes: list[Shape] = []
    for i, move in enumerate(view.ridden):
        points = way(move.start, move.end, view.race.lanes)
        lines = (*_pieces(points, "wake-under"), *_pieces(points, "wake"))
        head = arrow(points[-2], points[-1])
        shapes.append(Group(role="track", id=f"track:{move.who}:{i}", shapes=(*lines, head)))
    return shapes


def _pieces(points: list[Point], role: str) -> list[Line]:
    """A line in one piece, or in two where it leaves one strip for the other."""
    if len(points) == 2:
        return [Line(role=role, points=tuple(points))]
    return [Line(role=role, points=tuple(points[:2])), Line(role=role, points=tuple(points[2:]))]


def arrow(before: Point, tip: Point, role: str = "wake-arrow") -> Path:
    """The head of an arrow that ends at a point."""
    turn = math.atan2(tip[1] - before[1], tip[0] - before[0])
    sides = [
        (tip[0] - 0.42 * math.cos(turn + by), tip[1] - 0.42 * math.sin(turn + by))
        for by in (0.45, -0.45)
    ]
    points = [tip, *sides]
    return Path(role=role, d="M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z")


def lost_squares(view: TourView, lang: str) -> list[Shape]:
    """The squares behind the change of terrain that the stars of this turn do not reach."""
    corners = [centre(at, view.race.lanes) for at in lost_at_change(view.race)]
    d = "".join(hatched(x - 0.5, y - 0.5, 1.0, 1.0) for x, y in corners)
    return [Path(role="lost", id="lost", title=TEXTS.reason("MJ-18", lang), d=d)] if d else []
