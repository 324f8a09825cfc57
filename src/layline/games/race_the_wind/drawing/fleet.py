"""What floats: tokens, boats with their badges, wind shadows and shadow markers."""

from __future__ import annotations

import math
from functools import cache

from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape
from ....engine.strokes import centred, pair
from ...sailing import DX, DY, PORT, point_of_sail
from ...sailing_pictures import BOOM, Place, hull, jib, mainsail, placed, stepped
from ..codec.notation import tokens_on
from ..codec.options import LETTERS
from ..rules.state import BLUE, NONE, PLAY, WIND, YELLOW, Boat, Race
from ..rules.terms import tack
from ..rules.water import on_board
from ..table.sentences import burdens, sailing, say, status_of
from ..view import is_afloat, on_move
from .sight import Sight, goal_of

SIZE = 1.1
"""A boat on the board, compared with her plan."""

SIGNS = {YELLOW: "m-.14 .03q.07-.1 .14 0t.14 0", BLUE: "m-.13-.1l.1 .1l-.1 .1m.13-.2l.1 .1l-.1 .1"}
"""What is written on a token: a ripple on a lull, two chevrons on a gust."""


def tokens(sight: Sight) -> list[Shape]:
    """RTW-18: lulls and gusts, as discs with signs."""
    shapes: list[Shape] = []
    for colour, role in ((YELLOW, "lull"), (BLUE, "gust")):
        places = [pair(sight.chart.on_screen(at)) for at in tokens_on(sight.race, colour)]
        if places:
            discs = "".join(f"M{at}h0" for at in places)
            signs = "".join(f"M{at}{SIGNS[colour]}" for at in places)
            title = sight.chart.say(f"{role}s")
            shapes.append(Path(role=role, id=f"{role}s", title=title, d=discs))
            shapes.append(Path(role=f"{role}-sign", d=signs))
    return shapes


# Wind shadow.


def lee_of(race: Race, boat: Boat) -> Place | None:
    """RTW-94: the point downwind of a boat, where she takes the wind; None: off the board."""
    lee = (boat.x - DX[race.wind], boat.y - DY[race.wind])
    return lee if on_board(race, *lee) else None


def shadows(sight: Sight) -> list[Shape]:
    """RTW-94: a dark dot on the point downwind of each boat."""
    shapes: list[Shape] = []
    for boat in sight.afloat:
        lee = lee_of(sight.race, boat)
        if lee is not None:
            x, y = sight.chart.on_screen(lee)
            who = LETTERS[boat.seat]
            title = sight.chart.say("lee", who=who)
            shapes.append(Circle(role="lee", id=f"lee:{who}", title=title, x=x, y=y, r=0.17))
    return shapes


def markers(sight: Sight) -> list[Shape]:
    """RTW-95: hollow lulls with the letter of their boat, and a thread to her."""
    shapes: list[Shape] = []
    for boat in sight.afloat:
        if boat.marker_x != NONE:
            who = LETTERS[boat.seat]
            end = sight.chart.on_screen((boat.marker_x, boat.marker_y))
            title = sight.chart.say("marker", who=who)
            shapes += marker(boat, sight.at(boat), end, id=f"marker:{who}", title=title)
    return shapes


def marker(
    boat: Boat, start: Point, end: Point, id: str | None = None, title: str | None = None
) -> list[Shape]:
    """RTW-95: a boat's marker, and the thread to her."""
    disc = Circle(role="marker", x=0, y=0, r=0.36)
    letter = centred(0, 0, LETTERS[boat.seat], 0.46, "marker-letter", boat.seat)
    return [
        Line(role="thread", points=(start, end)),
        placed(end, "lull-of", disc, letter, id=id, title=title),
    ]


# Boats.


def spotlight(sight: Sight) -> list[Shape]:
    """A patch of light under the boat on move."""
    if sight.on_move == NONE or sight.race.boats[sight.on_move].x == NONE:
        return []
    x, y = sight.at(sight.race.boats[sight.on_move])
    return [Circle(role="on-move", id="on-move", x=x, y=y, r=round(1.15 * sight.chart.bold, 3))]


def boats(sight: Sight) -> list[Shape]:
    """Every boat, then every letter and badge, so that no sail hides whose boat it is."""
    race, afloat = sight.race, sight.afloat
    unheaded = [b for b in race.boats[: race.fleet] if b.x != NONE and not is_afloat(b)]
    return [
        *(_unheaded(sight, boat) for boat in unheaded),
        *(_boat(sight, boat) for boat in afloat),
        *(_letter(sight, boat) for boat in afloat),
        *(badges for boat in afloat for badges in _badges(sight, boat)),
    ]


def _unheaded(sight: Sight, boat: Boat) -> Group:
    """A boat that is placed and has no heading yet: a ring with her letter."""
    who = LETTERS[boat.seat]
    ring = Circle(role="contest", seat=boat.seat, x=0, y=0, r=0.6)
    letter = centred(0, 0.03, who, 0.8, "contest-letter")
    return placed(sight.at(boat), "boat", ring, letter, id=f"boat:{who}", title=told(sight, boat))


def _boat(sight: Sight, boat: Boat) -> Group:
    return placed(
        sight.at(boat),
        "boat",
        *under_sail(boat.seat, boat.heading, sight.race.wind),
        id=f"boat:{LETTERS[boat.seat]}",
        seat=boat.seat,
        title=told(sight, boat),
        turn=boat.heading * 45.0,
        scale=round(SIZE * sight.chart.bold, 3),
    )


@cache
def under_sail(seat: int, heading: int, wind: int) -> tuple[Shape, ...]:
    """A boat without her letter, bow up; the edge of her sail shows her tack.

    On a run and head to wind the tack is a convention, and the sail is set accordingly.
    """
    angle = point_of_sail(heading, wind)
    port = tack(heading, wind) == PORT
    edge = Path(role="sail-port" if port else "sail-starboard", d=_boom(angle, not port))
    return (*hull(seat), *jib(angle, not port), mainsail(angle, not port), edge)


def _boom(angle: int, to_port: bool) -> str:
    """The line from mast to boom end; head to wind it lies amidships."""
    side = -1 if to_port else 1
    out = math.radians(BOOM[angle])
    end = (side * 1.06 * math.sin(out), -0.36 + 1.06 * math.cos(out))
    return f"M0 -.36L{pair(end, 2)}"


def _letter(sight: Sight, boat: Boat) -> Group:
    who, scale = LETTERS[boat.seat], round(SIZE * sight.chart.bold, 3)
    letter = centred(0, 0.04, who, 0.82, "letter", boat.seat)
    return placed(sight.at(boat), "letter", letter, id=f"letter:{who}", scale=scale)


BURDENS = {
    "penalties": ("badge-penalty", "!{}"),
    "circle": ("badge-penalty", "↻{}"),
    "becalmed": ("badge-lull", "z z"),
}
"""The signs of what holds a boat up: their roles, and what is written on them."""


def burden_signs(boat: Boat) -> list[tuple[str, str]]:
    """RTW-56, RTW-86: open penalties, quarters left, becalmed, as roles and texts of signs."""
    return [(BURDENS[key][0], BURDENS[key][1].format(n)) for key, n in burdens(boat)]


def _badges(sight: Sight, boat: Boat) -> list[Shape]:
    """Leg and burdens: small signs, clear of the point to leeward."""
    signs = burden_signs(boat)
    if boat.leg > 0:
        signs.insert(0, ("badge", f"{boat.leg}/{2 * sight.race.laps}"))
    if not signs:
        return []
    x, y = sight.at(boat)
    width, bold = 0.84, sight.chart.bold
    left = -width * len(signs) / 2
    parts: list[Shape] = []
    for k, (role, text) in enumerate(signs):
        at = left + k * width
        parts.append(Rect(role=role, x=round(at + 0.03, 3), y=0, w=width - 0.06, h=0.42, r=0.18))
        parts.append(centred(round(at + width / 2, 3), 0.21, text, 0.34, f"{role}-text"))
    below, id = (x, round(y + 0.4 * bold, 3)), f"badges:{LETTERS[boat.seat]}"
    return [placed(below, "badges", *parts, id=id, title=told(sight, boat), scale=bold)]


def told(sight: Sight, boat: Boat) -> str:
    """A boat in words: where she is, how she sails, what she has to do."""
    race, chart = sight.race, sight.chart
    parts = [f"{LETTERS[boat.seat]} ({chart.say(f'colours.{boat.seat}').lower()})"]
    if boat.x == NONE:
        return ", ".join([*parts, say(f"status.{status_of(race, boat)}", chart.lang)])
    parts.append(f"{boat.x},{boat.y}")
    if boat.heading != NONE:
        sail, side = sailing(race, boat)
        parts.append(chart.way(boat.heading))
        parts.append(say(f"sail.{sail}", chart.lang))
        parts.append(say(f"tack.{side}", chart.lang))
        parts.append(aim(sight, boat))
    parts += [say(f"describe.fact.{key}", chart.lang, n=n) for key, n in burdens(boat)]
    return ", ".join(parts)


def aim(sight: Sight, boat: Boat) -> str:
    """What a boat sails for, in a few words."""
    goal = goal_of(sight.race, boat)
    return "" if goal is None else sight.chart.say("next", what=sight.chart.say(goal))


# Wakes.


def wakes(sight: Sight) -> list[Shape]:
    """Behind each boat the way of her last turn."""
    shapes: list[Shape] = []
    for boat in sight.afloat:
        start = _came_from(sight.race, boat)
        if start is None or start == (boat.x, boat.y):
            continue
        x, y = sight.chart.on_screen(start)
        stern = sight.chart.on_screen(stepped((boat.x, boat.y), boat.heading + 4, 0.5))
        parts: tuple[Shape, ...] = (
            Line(role="wake-under", points=((x, y), stern)),
            Line(role="wake", points=((x, y), stern), seat=boat.seat),
            Circle(role="wake-turn", x=x, y=y, r=0.11, seat=boat.seat),
        )
        shapes.append(Group(role="track", id=f"wake:{LETTERS[boat.seat]}", shapes=parts))
    return shapes


def _came_from(race: Race, boat: Boat) -> tuple[int, int] | None:
    """Where the turn under way, or her last one, began, if she has moved in it."""
    if race.phase in (PLAY, WIND) and on_move(race).seat == boat.seat and race.turn.done > 0:
        return (race.turn.start_x, race.turn.start_y) if race.turn.arrived != NONE else None
    if not boat.sailed or boat.last_arrived == NONE:
        return None
    return boat.last_x, boat.last_y
