"""The riders on the road, who is in whose wheel, and where they have just ridden."""

from __future__ import annotations

import math
from dataclasses import replace

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from ....engine.strokes import centred, num
from ..codec.notation import SEATS
from ..codec.options import RIDERS
from ..table.sentences import TEXTS, rider_name
from ..table.squares import lost_at_change
from ..view import TourView, seat_of
from .shapes import hatched, jersey, yellow_jersey
from .sight import Json, centre, standing, way

SIZE = 0.98

SEAT_COLOURS = "AECGFHDIB"
"""The colours of the seats A, B, ... in the palette: yellow last, as it belongs to the leader."""


def number(rider: str) -> int:
    """The number on a rider's back."""
    return RIDERS.index(rider) + 1


def riders(view: TourView, lang: str) -> list[Shape]:
    """Every rider in the tour, with what stands beside him: yellow jersey, a turn to miss."""
    position = view.position
    shapes: list[Shape] = []
    for who, (x, y) in standing(position).items():
        rider = position["riders"][who]
        parts: list[Shape] = [*jersey(who, number(who))]
        if who == position["jersey"]:
            leader = Group(role="leader", x=-0.38, y=-0.4, scale=0.42, shapes=yellow_jersey())
            parts.append(leader)
        parts += seat_flag(rider["owner"], 0.36, 0.33, 0.19)
        if rider["flat"] + rider["owed"]:
            parts.append(Circle(role="warning", x=0.36, y=-0.34, r=0.17))
            parts.append(centred(0.36, -0.34, "!", 0.26, "warning-text"))
        shapes.append(
            Group(
                role="rider",
                id=f"rider:{who}",
                title=told(view, who, lang),
                x=x,
                y=y,
                scale=SIZE,
                shapes=tuple(parts),
            )
        )
    return shapes


def seat_flag(player: str, x: float, y: float, r: float) -> list[Shape]:
    """The letter of a player's seat on the seat's colour."""
    letter = seat_of(player)
    colour = "ABCDEFGHI".index(SEAT_COLOURS[SEATS.index(letter)])
    return [
        Circle(role="seat-flag", seat=colour, x=x, y=y, r=r),
        replace(centred(x, y, letter, 1.4 * r, "seat-letter"), seat=colour),
    ]


def told(view: TourView, who: str, lang: str) -> str:
    """A rider in words: name, number, energy, form."""
    position = view.position
    rider = position["riders"][who]
    waits = rider["flat"] + rider["owed"]
    parts = [
        f"{rider_name(who, lang, position['options']['names'])} ({number(who)})",
        TEXTS.sentence("describe.fact.energy", lang, n=rider["energy"]),
        TEXTS.sentence("describe.fact.form", lang, n=rider["form"]),
    ]
    if waits:
        parts.append(TEXTS.sentence("drawing.waits", lang, n=waits))
    if who == position["jersey"]:
        parts.append(TEXTS.sentence("drawing.jersey", lang))
    return ", ".join(parts)


def spotlight(position: Json) -> list[Shape]:
    """A patch of light under the rider who decides."""
    turn = position["turn"]
    if turn is None:
        return []
    asked = position["phase"] == "answer"
    who = turn["partner"] if asked else turn["rider"]
    x, y = standing(position).get(who, (None, None))
    if x is None or y is None:
        return []
    return [Circle(role="on-move", id="on-move", x=x, y=y, r=0.62)]


def wheels(view: TourView) -> list[Shape]:
    """A chain between a rider and whoever is in his wheel."""
    places = standing(view.position)
    shapes: list[Shape] = []
    for who, known in view.derived.items():
        if known["pursuer"] is None or who not in places:
            continue
        x, y = places[who]
        links = (
            Circle(role="wheel", x=x - 0.57, y=y + 0.04, r=0.1),
            Circle(role="wheel", x=x - 0.43, y=y + 0.04, r=0.1),
        )
        shapes.append(Group(role="chain", id=f"wheel:{who}", shapes=links))
    return shapes


def tracks(view: TourView) -> list[Shape]:
    """Where riders have gone in the last play."""
    lanes = view.position["options"]["lanes"]
    shapes: list[Shape] = []
    for i, move in enumerate(view.moves):
        if move["from"] == "start" and move["to"] == "start":
            continue
        points = way(move["from"], move["to"], lanes)
        shapes.append(
            Group(
                role="track",
                id=f"track:{move['who']}:{i}",
                shapes=(
                    *_pieces(points, "wake-under"),
                    *_pieces(points, "wake"),
                    arrow(points[-2], points[-1]),
                ),
            )
        )
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
    lanes = view.position["options"]["lanes"]
    corners = [centre(at, lanes) for at in lost_at_change(view.position)]
    d = "".join(hatched(x - 0.5, y - 0.5, 1.0, 1.0) for x, y in corners)
    return [Path(role="lost", id="lost", title=TEXTS.reason("MJ-18", lang), d=d)] if d else []
