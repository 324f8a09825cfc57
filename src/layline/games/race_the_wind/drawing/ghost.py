"""What a choice would make of a boat, drawn before it is made: to be laid over the board."""

from __future__ import annotations

from ....engine.scene import Circle, Group, Line, Scene, Shape
from ....engine.strokes import centred
from ...sailing import DX, DY
from ...sailing_pictures import on_screen
from ..codec.options import LETTERS
from ..rules.state import HEAD, PLAY, Boat, Race
from ..rules.water import on_board
from ..table.engaged import can_protest, fouls, points_of
from .fleet import SIZE, under_sail
from .sight import board_size, is_afloat


def ghost(before: Race, after: Race, seat: int) -> Scene | None:
    """Her route, wind shadow and marker then, who could protest, and the boat if she turns.

    A boat that sails to another point is drawn at the end of her way by whoever draws the way.
    None where she would not be on the board with a heading.
    """
    was, boat = before.boats[seat], after.boats[seat]
    if before.phase not in (HEAD, PLAY) or not is_afloat(boat):
        return None
    width, height = board_size(after)
    turns = (was.x, was.y) == (boat.x, boat.y) and was.heading != boat.heading
    shapes = (
        *_route(after, boat),
        *_shadow(after, boat),
        *_marker(after, boat),
        *_protests(after, boat),
        *([_turned(after, boat)] if turns else []),
    )
    return Scene(width=width, height=height, title="", description="", shapes=shapes)


def _turned(race: Race, boat: Boat) -> Group:
    """RTW-39: the boat on her new heading, on a patch of water that hides her present one."""
    x, y = on_screen((boat.x, boat.y), race.rows)
    letter = centred(0, 0.04, LETTERS[boat.seat], 0.82, "letter", boat.seat)
    hull = Group(
        role="boat",
        seat=boat.seat,
        turn=boat.heading * 45.0,
        shapes=under_sail(boat.seat, boat.heading, race.wind),
    )
    water = Circle(role="water", x=0, y=0, r=1.05)
    return Group(role="ghost", x=x, y=y, scale=SIZE, shapes=(water, hull, letter))


def _route(race: Race, boat: Boat) -> list[Shape]:
    """RTW-69: where she could go next."""
    route = points_of(race, boat) if can_protest(boat) else []
    if not route:
        return []
    ends = on_screen((boat.x, boat.y), race.rows), on_screen(route[-1], race.rows)
    return [Line(role="route", seat=boat.seat, points=ends)]


def _shadow(race: Race, boat: Boat) -> list[Shape]:
    """RTW-94: the point on which she would dirty the wind."""
    lee = (boat.x - DX[race.wind], boat.y - DY[race.wind])
    if not on_board(race, *lee):
        return []
    x, y = on_screen(lee, race.rows)
    return [Circle(role="lee", x=x, y=y, r=0.17)]


def _marker(race: Race, boat: Boat) -> list[Shape]:
    """RTW-95: the lull that a wind shadow would lay for her."""
    if boat.marker_x < 0:
        return []
    x, y = on_screen((boat.marker_x, boat.marker_y), race.rows)
    thread = Line(role="thread", points=(on_screen((boat.x, boat.y), race.rows), (x, y)))
    letter = centred(0, 0, LETTERS[boat.seat], 0.46, "marker-letter", boat.seat)
    disc = Group(role="lull-of", x=x, y=y, shapes=(Circle(role="marker", x=0, y=0, r=0.36), letter))
    return [thread, disc]


def _protests(race: Race, boat: Boat) -> list[Shape]:
    """RTW-74, RTW-75: a red ring, and a line from each boat that could protest."""
    end = on_screen((boat.x, boat.y), race.rows)
    found = [race.boats[other] for other, _ in fouls(race, boat)]
    lines: list[Shape] = [
        Line(role="liability", points=(on_screen((other.x, other.y), race.rows), end))
        for other in found
    ]
    return [*lines, Circle(role="foul", x=end[0], y=end[1], r=0.78)] if found else []
