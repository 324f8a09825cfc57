"""What a choice would make of a boat, drawn before it is made: to be laid over the board."""

from __future__ import annotations

from ....engine.scene import Circle, Group, Line, Scene, Shape
from ....engine.strokes import centred
from ...sailing_pictures import SNUG, board_scene, in_a_crowd, on_screen, placed
from ..codec.options import LETTERS
from ..rules.state import HEAD, NONE, PLAY, Boat, Race
from ..table.engaged import can_protest, fouls, points_of
from ..view import is_afloat
from .fleet import SIZE, lee_of, marker, under_sail


def ghost(before: Race, after: Race, seat: int) -> Scene | None:
    """Her route, wind shadow and marker then, who could protest, and the boat if she turns.

    A boat that sails to another point is drawn at the end of her way by whoever draws the way.
    None where she would not be on the board with a heading.
    """
    was, boat = before.boats[seat], after.boats[seat]
    if before.phase not in (HEAD, PLAY) or not is_afloat(boat):
        return None
    shapes = tuple(_around(after, boat))
    if (was.x, was.y) == (boat.x, boat.y) and was.heading != boat.heading:
        shapes = (*shapes, _turned(after, boat))
    return board_scene(after.cols, after.rows, "", shapes, "en")


def _turned(race: Race, boat: Boat) -> Group:
    """RTW-39: the boat on her new heading, on a patch of water that hides her present one."""
    afloat = [(one.x, one.y) for one in race.boats[: race.fleet] if is_afloat(one)]
    near = (boat.x, boat.y) in in_a_crowd(afloat)
    hull = Group(
        role="boat",
        seat=boat.seat,
        turn=boat.heading * 45.0,
        shapes=under_sail(boat.seat, boat.heading, race.wind),
    )
    water = Circle(role="water", x=0, y=0, r=0.86 if near else 1.05)
    letter = centred(0, 0.04, LETTERS[boat.seat], 0.82, "letter", boat.seat)
    at, size = on_screen((boat.x, boat.y), race.rows), SNUG if near else SIZE
    return placed(at, "ghost", water, hull, letter, scale=size)


def _around(race: Race, boat: Boat) -> list[Shape]:
    """RTW-69, RTW-74, RTW-75, RTW-94, RTW-95: where she could go next, and what would follow.

    That is the point whose wind she takes, the lull that a wind shadow would lay for her, and a
    red ring and lines where other boats could protest.
    """
    at = on_screen((boat.x, boat.y), race.rows)
    shapes: list[Shape] = []
    route = points_of(race, boat) if can_protest(boat) else []
    if route:
        ends = (at, on_screen(route[-1], race.rows))
        shapes.append(Line(role="route", seat=boat.seat, points=ends))
    lee = lee_of(race, boat)
    if lee is not None:
        x, y = on_screen(lee, race.rows)
        shapes.append(Circle(role="lee", x=x, y=y, r=0.17))
    if boat.marker_x != NONE:
        shapes += marker(boat, at, on_screen((boat.marker_x, boat.marker_y), race.rows))
    hindered = [race.boats[other] for other, _ in fouls(race, boat)]
    for other in hindered:
        ends = (on_screen((other.x, other.y), race.rows), at)
        shapes.append(Line(role="liability", points=ends))
    if hindered:
        shapes.append(Circle(role="foul", x=at[0], y=at[1], r=0.78))
    return shapes
