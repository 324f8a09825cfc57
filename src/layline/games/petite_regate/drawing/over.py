"""Over the board: a card laid before the bow with all it leads to, and the zones of others."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from ....engine.strokes import centred
from ..codec.options import point
from ..table.judging import Trial
from ..view import PetiteRegateView
from .boats import at_bow, zone_card
from .cards import card
from .moves import ghost
from .sight import MARGIN, TEAMS, length, middle, on_screen
from .water import BUOY

Json = dict[str, Any]

CROSS = "M-.22-.22L.22 .22M-.22 .22L.22-.22"


def laid(view: PetiteRegateView, code: str, found: list[Trial]) -> list[Shape]:
    """A card before the bow of the viewer's boat, and where each of its arrows leads."""
    assert view.seat is not None
    height = view.position["board"]["height"]
    shapes: list[Shape] = [
        Group(
            role="laid-card", opacity=0.45,
            shapes=(at_bow(view, view.seat, "laid-card", card(code)),),
        )
    ]  # fmt: skip
    for one in sorted(found, key=lambda one: one.rule == 0):
        shapes.append(ghost(one, height, 0.7 if one.rule else 1.0))
        if one.rule:
            shapes += _hits(view, one)
    return shapes


# What a refused arrow would touch, enter or cross.


def _hits(view: PetiteRegateView, one: Trial) -> Iterator[Shape]:
    position = view.position
    way = [on_screen(at, position["board"]["height"]) for at in one.path]
    for piece in one.pieces:
        kind, _, name = piece.partition(":")
        if kind == "edge":
            yield from _over_the_edge(position, way)
        elif kind == "zone":
            yield at_bow(view, name, "hit", zone_card("hit-zone"))
        elif kind == "line":
            yield _closed_line(position)
        else:
            centre, radius = _solid(position, kind, name)
            yield Circle(role="hit", x=centre[0], y=centre[1], r=round(radius + 0.14, 3))
            yield _cross(_nearest(way, centre))


def _solid(position: Json, kind: str, name: str) -> tuple[Point, float]:
    """The middle of something that would be touched, and how far it reaches."""
    course, height = position["course"], position["board"]["height"]
    if kind == "boat":
        boat = position["boats"][name]
        return on_screen(middle(boat["at"], boat["heading"]), height), 0.5
    if kind == "obstacle":
        rock = course["obstacles"][int(name) - 1]
        return on_screen(point(rock["at"]), height), length(rock["radius"])
    at = course["marks"][int(name) - 1]["at"] if kind == "mark" else course["white"][int(name) - 1]
    return on_screen(point(at), height), BUOY


def _cross(at: Point) -> Group:
    return Group(
        role="hit", x=round(at[0], 3), y=round(at[1], 3),
        shapes=(Path(role="hit-cross-under", d=CROSS), Path(role="hit-cross", d=CROSS)),
    )  # fmt: skip


def _nearest(way: list[Point], to: Point) -> Point:
    """Where a way comes nearest to a point."""
    steps = 12
    along = [
        (a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps)
        for a, b in pairwise(way)
        for k in range(steps + 1)
    ]
    return min(along, key=lambda at: math.dist(at, to))


def _over_the_edge(position: Json, way: list[Point]) -> Iterator[Shape]:
    """The sides of the table that a way crosses, and where it does."""
    board = position["board"]
    left, top = MARGIN, MARGIN
    right, bottom = MARGIN + length(board["width"]), MARGIN + length(board["height"])
    beam = 0.2
    sides: list[tuple[Point, Point, bool]] = [
        ((left, top), (left, bottom), any(x - beam < left for x, _ in way)),
        ((right, top), (right, bottom), any(x + beam > right for x, _ in way)),
        ((left, top), (right, top), any(y - beam < top for _, y in way)),
        ((left, bottom), (right, bottom), any(y + beam > bottom for _, y in way)),
    ]
    for begin, end, crossed in sides:
        if crossed:
            yield Line(role="hit", points=(begin, end))
    x, y = next((at for at in way if not (left < at[0] < right and top < at[1] < bottom)), way[-1])
    yield _cross((min(max(x, left), right), min(max(y, top), bottom)))


def _closed_line(position: Json) -> Shape:
    ends = (position["course"]["line"][end] for end in ("from", "to"))
    west, east = (on_screen(point(at), position["board"]["height"]) for at in ends)
    return Line(role="hit", points=(west, east))


# On demand.


def zones(view: PetiteRegateView) -> list[Shape]:
    """LPR-28: the zone of every other boat, where no movement may end."""
    shapes: list[Shape] = []
    for name, boat in view.position["boats"].items():
        if boat["at"] is not None and name != view.seat:
            shapes.append(at_bow(view, name, "zone-of", zone_card("zone-shown", TEAMS[name])))
            turn = math.radians(boat["heading"])
            x, y = on_screen(point(boat["at"]), view.position["board"]["height"])
            at = round(x + 0.9 * math.sin(turn), 3), round(y - 0.9 * math.cos(turn), 3)
            shapes.append(centred(*at, name, 0.6, "letter", TEAMS[name]))
    return shapes
