"""What floats: tokens, boats with their badges, wind shadows and shadow markers."""

from __future__ import annotations

import math
from functools import cache

from ....engine.scene import Circle, Group, Line, Path, Rect, Shape
from ....engine.strokes import centred, pair
from ...sailing import DX, DY, PORT, point_of_sail
from ...sailing_pictures import BOOM, hull, jib, mainsail, stepped
from ..codec.notation import SAILS
from ..codec.options import LETTERS
from ..rules.state import BLUE, MOST_TOKENS, NONE, PLAY, WIND, YELLOW, Boat, Race
from ..rules.terms import tack
from ..rules.water import on_board
from ..table.sentences import TEXTS
from .sight import Sight, goal_of, is_afloat

SIZE = 1.1
"""A boat on the board, compared with her plan."""

SIGNS = {YELLOW: "m-.14 .03q.07-.1 .14 0t.14 0", BLUE: "m-.13-.1l.1 .1l-.1 .1m.13-.2l.1 .1l-.1 .1"}
"""What is written on a token: a ripple on a lull, two chevrons on a gust."""


def tokens(sight: Sight) -> list[Shape]:
    """RTW-18: lulls and gusts, as discs with signs."""
    race = sight.race
    shapes: list[Shape] = []
    for colour, role in ((YELLOW, "lull"), (BLUE, "gust")):
        points = race.tokens[colour * MOST_TOKENS : colour * MOST_TOKENS + race.laid[colour]]
        if points:
            places = [sight.on_screen((p % race.cols, p // race.cols)) for p in points]
            discs = "".join(f"M{pair(at)}h0" for at in places)
            signs = "".join(f"M{pair(at)}{SIGNS[colour]}" for at in places)
            title = sight.say(f"{role}s")
            shapes.append(Path(role=role, id=f"{role}s", title=title, d=discs))
            shapes.append(Path(role=f"{role}-sign", d=signs))
    return shapes


# Wind shadow.


def shadows(sight: Sight) -> list[Shape]:
    """RTW-94: a dark dot on the point downwind of each boat."""
    race = sight.race
    shapes: list[Shape] = []
    for boat in sight.afloat:
        lee = (boat.x - DX[race.wind], boat.y - DY[race.wind])
        if on_board(race, *lee):
            x, y = sight.on_screen(lee)
            name = LETTERS[boat.seat]
            dot = Circle(
                role="lee", id=f"lee:{name}", title=sight.say("lee", who=name), x=x, y=y, r=0.17
            )
            shapes.append(dot)
    return shapes


def markers(sight: Sight) -> list[Shape]:
    """RTW-95: hollow lulls with the letter of their boat, and a thread to her."""
    shapes: list[Shape] = []
    for boat in sight.afloat:
        if boat.marker_x == NONE:
            continue
        name = LETTERS[boat.seat]
        start, end = (
            sight.on_screen((boat.x, boat.y)),
            sight.on_screen((boat.marker_x, boat.marker_y)),
        )
        parts = (
            Circle(role="marker", x=0, y=0, r=0.36),
            centred(0, 0, name, 0.46, "marker-letter", boat.seat),
        )
        shapes.append(Line(role="thread", points=(start, end)))
        shapes.append(
            Group(
                role="lull-of",
                id=f"marker:{name}",
                title=sight.say("marker", who=name),
                x=end[0],
                y=end[1],
                shapes=parts,
            )
        )
    return shapes


# Boats.


def spotlight(sight: Sight) -> list[Shape]:
    """A patch of light under the boat on move."""
    boat = sight.race.boats[sight.on_move] if sight.on_move != NONE else None
    if boat is None or boat.x == NONE:
        return []
    x, y = sight.on_screen((boat.x, boat.y))
    return [Circle(role="on-move", id="on-move", x=x, y=y, r=round(1.15 * sight.bold, 3))]


def boats(sight: Sight) -> list[Shape]:
    """Every boat, then every letter and badge, so that no sail hides whose boat it is."""
    afloat = sight.afloat
    return [
        *_unheaded(sight),
        *(_boat(sight, boat) for boat in afloat),
        *(_letter(sight, boat) for boat in afloat),
        *(badge for boat in afloat for badge in _badges(sight, boat)),
    ]


def _unheaded(sight: Sight) -> list[Shape]:
    """A boat that is placed and has no heading yet: a ring with her letter."""
    shapes: list[Shape] = []
    for boat in sight.race.boats[: sight.race.fleet]:
        if boat.x == NONE or is_afloat(boat):
            continue
        x, y = sight.on_screen((boat.x, boat.y))
        name = LETTERS[boat.seat]
        parts = (
            Circle(role="contest", seat=boat.seat, x=0, y=0, r=0.6),
            centred(0, 0.03, name, 0.8, "contest-letter"),
        )
        shapes.append(
            Group(role="boat", id=f"boat:{name}", title=told(sight, boat), x=x, y=y, shapes=parts)
        )
    return shapes


def _boat(sight: Sight, boat: Boat) -> Group:
    x, y = sight.on_screen((boat.x, boat.y))
    return Group(
        role="boat",
        id=f"boat:{LETTERS[boat.seat]}",
        seat=boat.seat,
        title=told(sight, boat),
        x=x,
        y=y,
        turn=boat.heading * 45.0,
        scale=round(SIZE * sight.bold, 3),
        shapes=under_sail(boat.seat, boat.heading, sight.race.wind),
    )


@cache
def under_sail(seat: int, heading: int, wind: int) -> tuple[Shape, ...]:
    """A boat without her letter, bow up; the edge of her sail shows her tack.

    On a run and head to wind the tack is one by convention, and the sail stands accordingly.
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
    x, y = sight.on_screen((boat.x, boat.y))
    return Group(
        role="letter",
        id=f"letter:{LETTERS[boat.seat]}",
        x=x,
        y=y,
        scale=round(SIZE * sight.bold, 3),
        shapes=(centred(0, 0.04, LETTERS[boat.seat], 0.82, "letter", boat.seat),),
    )


def _badges(sight: Sight, boat: Boat) -> list[Shape]:
    """Leg, open penalties, becalmed, quarters left: small signs, clear of the point to leeward."""
    race = sight.race
    signs: list[tuple[str, str]] = []
    if boat.leg > 0:
        signs.append(("badge", f"{boat.leg}/{2 * race.laps}"))
    if boat.penalties > 0:
        signs.append(("badge-penalty", f"!{boat.penalties}"))
    if boat.quarters > 0:
        signs.append(("badge-penalty", f"↻{boat.quarters}"))
    if boat.skip:
        signs.append(("badge-lull", "z z"))
    if not signs:
        return []
    x, y = sight.on_screen((boat.x, boat.y))
    width = 0.84
    left = -width * len(signs) / 2
    parts: list[Shape] = []
    for k, (role, text) in enumerate(signs):
        at = left + k * width
        parts.append(Rect(role=role, x=round(at + 0.03, 3), y=0, w=width - 0.06, h=0.42, r=0.18))
        parts.append(centred(round(at + width / 2, 3), 0.21, text, 0.34, f"{role}-text"))
    return [
        Group(
            role="badges",
            id=f"badges:{LETTERS[boat.seat]}",
            title=told(sight, boat),
            x=x,
            y=round(y + 0.4 * sight.bold, 3),
            scale=sight.bold,
            shapes=tuple(parts),
        )
    ]


def told(sight: Sight, boat: Boat) -> str:
    """A boat in words: where she is, how she sails, what she has to do."""
    race, lang = sight.race, sight.lang
    colour = sight.say(f"colours.{boat.seat}").lower()
    parts = [f"{LETTERS[boat.seat]} ({colour})"]
    if boat.x == NONE:
        parts.append(
            TEXTS.sentence(f"status.{('unplaced', 'finished', 'retired')[boat.status]}", lang)
        )
        return ", ".join(parts)
    parts.append(f"{boat.x},{boat.y}")
    if boat.heading != NONE:
        side = "port" if tack(boat.heading, race.wind) == PORT else "starboard"
        parts.append(sight.way(boat.heading))
        parts.append(TEXTS.sentence(f"sail.{SAILS[point_of_sail(boat.heading, race.wind)]}", lang))
        parts.append(TEXTS.sentence(f"tack.{side}", lang))
        parts.append(aim(sight, boat))
    if boat.penalties:
        parts.append(TEXTS.sentence("describe.fact.penalties", lang, n=boat.penalties))
    if boat.quarters:
        parts.append(TEXTS.sentence("describe.fact.circle", lang, n=boat.quarters))
    if boat.skip:
        parts.append(TEXTS.sentence("describe.fact.becalmed", lang))
    return ", ".join(parts)


def aim(sight: Sight, boat: Boat) -> str:
    """What a boat sails for, in a few words."""
    goal = goal_of(sight.race, boat)
    return "" if goal is None else sight.say("next", what=sight.say(goal))


# Wakes.


def wakes(sight: Sight) -> list[Shape]:
    """Behind each boat the way of her last turn."""
    race = sight.race
    shapes: list[Shape] = []
    for boat in sight.afloat:
        start = _came_from(race, boat)
        if start is None or start == (boat.x, boat.y):
            continue
        x, y = sight.on_screen(start)
        line = ((x, y), sight.on_screen(stepped((boat.x, boat.y), boat.heading + 4, 0.5)))
        parts: tuple[Shape, ...] = (
            Line(role="wake-under", points=line),
            Line(role="wake", points=line, seat=boat.seat),
            Circle(role="wake-turn", x=x, y=y, r=0.11, seat=boat.seat),
        )
        shapes.append(Group(role="track", id=f"wake:{LETTERS[boat.seat]}", shapes=parts))
    return shapes


def _came_from(race: Race, boat: Boat) -> tuple[int, int] | None:
    """Where the turn under way, or her last one, began, if she has moved in it."""
    in_turn = race.phase in (PLAY, WIND) and race.turns[race.at] == boat.seat
    if in_turn and race.turn.done > 0:
        return (race.turn.start_x, race.turn.start_y) if race.turn.arrived != NONE else None
    if not boat.sailed or boat.last_arrived == NONE:
        return None
    return boat.last_x, boat.last_y
