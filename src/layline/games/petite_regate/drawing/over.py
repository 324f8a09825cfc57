"""Over the board: a card laid before the bow with all it leads to, and the zones of others."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from ....engine.strokes import centred
from ..codec.options import LETTERS
from ..rules.shapes import RADII
from ..rules.state import Boat, Race
from ..table.judging import Trial
from ..view import PetiteRegateView
from .boats import Lying, at_bow, lying, zone_card
from .cards import face
from .moves import ghost
from .sight import MARGIN, TEAMS, centre, length, line, middle, on_screen, solids
from .water import BUOY

CROSS = "M-.22-.22L.22 .22M-.22 .22L.22-.22"


def laid(race: Race, boat: Boat, card: int, found: list[Trial]) -> list[Shape]:
    """A card before the bow of a boat, and where each of its arrows leads."""
    shapes: list[Shape] = [_before_bow(lying(race, boat), card)]
    for one in sorted(found, key=lambda one: one.rule == 0):
        shapes.append(ghost(one, race.height, 0.7 if one.rule else 1.0))
        if one.rule:
            shapes += _hits(race, one)
    return shapes


@lru_cache(maxsize=512)
def _before_bow(boat: Lying, card: int) -> Group:
    over = at_bow(boat, "laid-card", face(card))
    return Group(role="laid-card", opacity=0.45, shapes=(over,))


# What a refused arrow would touch, enter or cross.


def _hits(race: Race, one: Trial) -> Iterator[Shape]:
    way = [on_screen(at, race.height) for at in one.path]
    for piece in one.pieces:
        kind, _, name = piece.partition(":")
        if kind == "edge":
            yield from _over_the_edge(race, way)
        elif kind == "zone":
            entered = lying(race, race.boats[LETTERS.index(name)])
            yield at_bow(entered, "hit", zone_card("hit-zone"))
        elif kind == "line":
            yield Line(role="hit", points=line(race))
        else:
            at, radius = _solid(race, piece)
            yield Circle(role="hit", x=at[0], y=at[1], r=round(radius + 0.14, 3))
            yield _cross(_nearest(way, at))


def _solid(race: Race, piece: str) -> tuple[Point, float]:
    """The middle of something that would be touched, and how far it reaches."""
    kind, _, name = piece.partition(":")
    if kind == "boat":
        return middle(race, race.boats[LETTERS.index(name)]), 0.5
    solid = dict(solids(race))[piece]
    return centre(race, solid), length(RADII[solid.breadth]) if solid.obstacle else BUOY


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


def _over_the_edge(race: Race, way: list[Point]) -> Iterator[Shape]:
    """The sides of the table that a way crosses, and where it does."""
    left, top = MARGIN, MARGIN
    right, bottom = MARGIN + length(race.width), MARGIN + length(race.height)
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


# On demand.


def zones(view: PetiteRegateView) -> list[Shape]:
    """LPR-28: the zone of every other boat, where no movement may end."""
    others = (boat for boat in view.afloat if boat.seat != view.number)
    return [shape for boat in others for shape in _zone_of(lying(view.race, boat))]


@lru_cache(maxsize=512)
def _zone_of(boat: Lying) -> tuple[Shape, ...]:
    team = TEAMS[boat.seat]
    turn = math.radians(15 * boat.pose.heading)
    x, y = boat.bow
    at = round(x + 0.9 * math.sin(turn), 3), round(y - 0.9 * math.cos(turn), 3)
    return (
        at_bow(boat, "zone-of", zone_card("zone-shown", team)),
        centred(*at, boat.name, 0.6, "letter", team),
    )
