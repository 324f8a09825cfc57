"""What floats: tokens, boats with their badges, wind shadows and shadow markers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache, lru_cache

from ....engine.events import Space
from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape
from ....engine.strokes import centred, pair
from ...sailing import DX, DY, PORT, point_of_sail
from ...sailing_pictures import BOOM, SNUG, Place, hull, jib, mainsail, placed, stepped
from ..codec.notation import token_points
from ..codec.options import LETTERS
from ..rules.state import BLUE, NONE, PLAY, WIND, YELLOW, Boat, Race
from ..rules.terms import tack
from ..rules.water import on_board
from ..table.sentences import say
from ..view import is_afloat, on_move
from .sight import Chart, Craft, Sight, craft_of

SIZE = 1.1
"""A boat alone on the water, compared with her plan: longer than points are apart."""

SIGNS = {YELLOW: "m-.14 .03q.07-.1 .14 0t.14 0", BLUE: "m-.13-.1l.1 .1l-.1 .1m.13-.2l.1 .1l-.1 .1"}
"""What is written on a token: a ripple on a lull, two chevrons on a gust."""


def tokens(sight: Sight) -> list[Shape]:
    """RTW-18: lulls and gusts, as discs with signs."""
    race, chart = sight.race, sight.chart
    return [
        *_tokens(chart, YELLOW, "lull", tuple(token_points(race, YELLOW))),
        *_tokens(chart, BLUE, "gust", tuple(token_points(race, BLUE))),
    ]


@lru_cache(maxsize=256)
def _tokens(chart: Chart, colour: int, role: str, laid: tuple[int, ...]) -> tuple[Shape, ...]:
    if not laid:
        return ()
    spaces = (divmod(point, chart.cols) for point in laid)
    places = [pair(chart.on_screen((x, y))) for y, x in spaces]
    discs = "".join(f"M{at}h0" for at in places)
    signs = "".join(f"M{at}{SIGNS[colour]}" for at in places)
    return (
        Path(role=role, id=f"{role}s", title=chart.say(f"{role}s"), d=discs),
        Path(role=f"{role}-sign", d=signs),
    )


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
            shapes.append(_lee(sight.chart, LETTERS[boat.seat], lee))
    return shapes


@lru_cache(maxsize=1024)
def _lee(chart: Chart, who: str, lee: Place) -> Circle:
    x, y = chart.on_screen(lee)
    title = chart.say("lee", who=who)
    return Circle(role="lee", id=f"lee:{who}", title=title, x=x, y=y, r=0.17)


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
    boat = sight.race.boats[sight.on_move]
    x, y = sight.at(boat)
    r = 0.66 if (boat.x, boat.y) in sight.crowd else round(1.15 * sight.chart.bold, 3)
    return [Circle(role="on-move", id="on-move", x=x, y=y, r=r)]


def boats(sight: Sight) -> list[Shape]:
    """Every boat, then every letter and badge, so that no sail hides whose boat it is."""
    race, chart = sight.race, sight.chart
    afloat = [craft_of(race, boat) for boat in sight.afloat]
    unheaded = [b for b in race.boats[: race.fleet] if b.x != NONE and not is_afloat(b)]
    crowd = sight.crowd
    all_boats = (*sight.arrived, *afloat)
    sizes = [SNUG if boat.at in crowd else round(SIZE * chart.bold, 3) for boat in all_boats]
    drawn = list(zip(all_boats, sizes, strict=True))
    return [
        *(_unheaded(chart, craft_of(race, boat)) for boat in unheaded),
        *(_boat(chart, boat, race.wind, size) for boat, size in drawn),
        *(_letter(chart, boat.seat, boat.at, size) for boat, size in drawn),
        *(
            badges
            for boat in afloat
            for badges in _badges(
                chart, boat, _free_side(boat.at, crowd) if boat.at in crowd else 0
            )
        ),
    ]


def _free_side(at: Space, crowd: frozenset[tuple[int, int]]) -> int:
    """Where the signs of a boat hide no other boat: below her (1), else above (-1), if she may."""
    below, above = (at.x, at.y - 1), (at.x, at.y + 1)
    return -1 if below in crowd and above not in crowd else 1


@lru_cache(maxsize=256)
def _unheaded(chart: Chart, boat: Craft) -> Group:
    """A boat that is placed and has no heading yet: a ring with her letter."""
    ring = Circle(role="contest", seat=boat.seat, x=0, y=0, r=0.6)
    letter = centred(0, 0.03, boat.name, 0.8, "contest-letter")
    at, id, title = chart.on_screen(boat.at), f"boat:{boat.name}", told(chart, boat)
    return placed(at, "boat", ring, letter, id=id, seat=boat.seat, title=title)


@lru_cache(maxsize=1024)
def _boat(chart: Chart, boat: Craft, wind: int, size: float) -> Group:
    return placed(
        chart.on_screen(boat.at),
        "boat",
        *under_sail(boat.seat, boat.heading, wind),
        id=f"boat:{boat.name}",
        seat=boat.seat,
        title=told(chart, boat),
        turn=boat.heading * 45.0,
        scale=size,
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


@lru_cache(maxsize=1024)
def _letter(chart: Chart, seat: int, at: Space, size: float) -> Group:
    who = LETTERS[seat]
    letter = centred(0, 0.04, who, 0.82, "letter", seat)
    return placed(chart.on_screen(at), "letter", letter, id=f"letter:{who}", scale=size)


BURDENS = {
    "penalties": ("badge-penalty", "!{}"),
    "circle": ("badge-penalty", "↻{}"),
    "becalmed": ("badge-lull", "z z"),
}
"""The signs of what holds a boat up: their roles, and what is written on them."""


def burden_signs(burdens: Iterable[tuple[str, int]]) -> list[tuple[str, str]]:
    """RTW-56, RTW-86: open penalties, quarters left, becalmed, as roles and texts of signs."""
    return [(BURDENS[key][0], BURDENS[key][1].format(n)) for key, n in burdens]


@lru_cache(maxsize=1024)
def _badges(chart: Chart, boat: Craft, side: int) -> tuple[Shape, ...]:
    """Leg and burdens: small signs, clear of the point to leeward.

    Where others are near only what holds her up is shown, on the `side` that is given: in the race
    the leg of a boat stands beside her name too.
    """
    signs = burden_signs(boat.burdens)
    if boat.leg > 0 and side == 0:
        signs.insert(0, ("badge", f"{boat.leg}/{boat.legs}"))
    if not signs:
        return ()
    x, y = chart.on_screen(boat.at)
    width, bold = 0.84, chart.bold
    left = -width * len(signs) / 2
    parts: list[Shape] = []
    for k, (role, text) in enumerate(signs):
        at = left + k * width
        parts.append(Rect(role=role, x=round(at + 0.03, 3), y=0, w=width - 0.06, h=0.42, r=0.18))
        parts.append(centred(round(at + width / 2, 3), 0.21, text, 0.34, f"{role}-text"))
    size = 0.72 if side else bold
    down = 0.4 * bold if side == 0 else 0.3 if side > 0 else -0.3 - 0.42 * size
    corner, id = (x, round(y + down, 3)), f"badges:{boat.name}"
    return (placed(corner, "badges", *parts, id=id, title=told(chart, boat), scale=size),)


@lru_cache(maxsize=1024)
def told(chart: Chart, boat: Craft) -> str:
    """A boat in words: where she is, how she sails, what she has to do."""
    parts = [f"{boat.name} ({chart.say(f'colours.{boat.seat}').lower()})"]
    if boat.at.x == NONE:
        return ", ".join([*parts, say(f"status.{boat.status}", chart.lang)])
    parts.append(str(boat.at))
    if boat.heading != NONE:
        parts.append(chart.way(boat.heading))
        parts.append(say(f"sail.{boat.sail}", chart.lang))
        parts.append(say(f"tack.{boat.side}", chart.lang))
        parts.append(aim(chart, boat.goal))
    parts += [say(f"describe.fact.{key}", chart.lang, n=n) for key, n in boat.burdens]
    return ", ".join(parts)


def aim(chart: Chart, goal: str | None) -> str:
    """What a boat sails for, in a few words."""
    return "" if goal is None else chart.say("next", what=chart.say(goal))


# Wakes.


def wakes(sight: Sight) -> list[Shape]:
    """Behind each boat the way of her last turn."""
    shapes: list[Shape] = []
    for boat in sight.afloat:
        start = _came_from(sight.race, boat)
        if start is None or start == (boat.x, boat.y):
            continue
        end = Space(boat.x, boat.y)
        shapes.append(_wake(sight.chart, boat.seat, start, end, boat.heading))
    return shapes


@lru_cache(maxsize=1024)
def _wake(chart: Chart, seat: int, start: Place, end: Space, heading: int) -> Group:
    x, y = chart.on_screen(start)
    stern = chart.on_screen(stepped(end, heading + 4, 0.5))
    parts: tuple[Shape, ...] = (
        Line(role="wake-under", points=((x, y), stern)),
        Line(role="wake", points=((x, y), stern), seat=seat),
        Circle(role="wake-turn", x=x, y=y, r=0.11, seat=seat),
    )
    return Group(role="track", id=f"wake:{LETTERS[seat]}", shapes=parts)


def _came_from(race: Race, boat: Boat) -> tuple[int, int] | None:
    """Where the turn under way, or her last one, began, if she has moved in it."""
    if race.phase in (PLAY, WIND) and on_move(race).seat == boat.seat and race.turn.done > 0:
        return (race.turn.start_x, race.turn.start_y) if race.turn.arrived != NONE else None
    if not boat.sailed or boat.last_arrived == NONE:
        return None
    return boat.last_x, boat.last_y
