"""What stands beside the board: the news, the wind dial, the last winds, the boats, a key."""

from __future__ import annotations

import math
from functools import cache

from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape, Text
from ....engine.strokes import centred, pair, rounded
from ...sailing import DIRECTIONS, point_of_sail
from ...sailing_panel import DIAL_TOP, ROW, WIDTH, Block, Panel
from ...sailing_pictures import hull, wind_arrow
from ..codec.notation import SAILS
from ..codec.options import LETTERS
from ..rules.start import CLEAR_LINE_ROUND, LAST_START_ROUND
from ..rules.state import HEAD, LAYOUT, NONE, ORDER, OVER, PLACE, PLAY, RACING, TOKENS, WIND, Boat
from ..table.sentences import TEXTS
from .fleet import SIGNS, aim
from .sight import Sight

ACTIONS = (1, 1, 2, 2, 1)
"""RTW-40: the most actions of a turn without gusts, by point of sail."""


def panel(sight: Sight) -> Panel:
    """News, wind and the winds before it; the boats in the order of their turns."""
    race = sight.race
    return Panel(
        instruments=(
            Block("news", 0, 0, news(sight)),
            Block("dial", 4.95, DIAL_TOP + 5.0, dial(sight)),
            Block("wind", 11.45, DIAL_TOP + 1.2, wind_name(sight)),
            Block("winds", 11.45, DIAL_TOP + 5.0, history(sight)),
        ),
        rows=[
            (f"player:{LETTERS[seat]}", _card(sight, race.boats[seat]))
            for seat in race.turns[: race.fleet]
        ],
        key=key(sight),
    )


# News.


def moment(sight: Sight) -> str:
    """When it is."""
    return sight.say("round", n=sight.race.rounds) if sight.race.rounds else sight.say("setup")


def status(sight: Sight) -> str:
    """What is awaited, or how it ended."""
    race = sight.race
    who = LETTERS[race.turns[race.at]]
    said = {
        ORDER: "ordering",
        LAYOUT: "laying",
        TOKENS: "tokens",
        PLACE: "placing",
        HEAD: "heading",
        PLAY: "moving",
        WIND: "throwing",
        OVER: "wins",
    }[race.phase]
    return sight.say(said, who=LETTERS[race.finish[0]] if race.phase == OVER else who)


def menu(sight: Sight) -> str:
    """RTW-40: what the boat in turn may do, in a few words; empty if nobody is."""
    race = sight.race
    if race.phase not in (PLAY, WIND):
        return ""
    boat = race.boats[race.turns[race.at]]
    name = "skip" if boat.skip else "circle" if boat.quarters else SAILS[race.turn.sail]
    return sight.say(f"menu.{name}")


def news(sight: Sight) -> tuple[Shape, ...]:
    """The head of the panel: the round, what is awaited, how long to the start."""
    return (
        Text(role="heading", x=0, y=1.5, text=moment(sight), size=1.7, width=WIDTH),
        Text(role="status", x=0, y=2.95, text=status(sight), size=1.12, width=WIDTH),
        Text(role="note", x=0, y=4.15, text=notes(sight), size=0.86, width=WIDTH),
    )


def notes(sight: Sight) -> str:
    """The menu of the turn, and before the start how long and what is forbidden."""
    found = [menu(sight)]
    left = LAST_START_ROUND + 1 - sight.race.rounds
    if 0 < left <= LAST_START_ROUND:
        found.append(sight.say("countdown", n=left))
        if sight.race.rounds >= CLEAR_LINE_ROUND:
            found.append(sight.say("keep_off"))
    return " · ".join(filter(None, found))


def orderly(sight: Sight) -> tuple[int, ...]:
    """RTW-35: the boats still racing in turn order; none while it is being drawn."""
    race = sight.race
    if race.phase == ORDER:
        return ()
    return tuple(seat for seat in race.turns[: race.fleet] if race.boats[seat].status == RACING)


def order(sight: Sight, right: float, y: float) -> list[Shape]:
    """RTW-35: the turn order as a row of letters up to the right, the boat in turn ringed."""
    seats = orderly(sight)
    shapes: list[Shape] = []
    for k, seat in enumerate(seats):
        x = right - 0.55 - (len(seats) - 1 - k) * 1.3
        if seat == sight.on_move:
            shapes.append(Circle(role="on-move", x=x, y=y, r=0.66))
        parts = (
            Rect(role="card-flag", seat=seat, x=-0.46, y=-0.46, w=0.92, h=0.92, r=0.2),
            centred(0, 0, LETTERS[seat], 0.66, "letter", seat),
        )
        title = sight.say("order_title", n=k + 1, who=LETTERS[seat])
        shapes.append(Group(role="sign", title=title, x=x, y=y, shapes=parts))
    return shapes


# Wind.


def dial(sight: Sight) -> tuple[Shape, ...]:
    """How many actions a turn has on each heading, with the wind that blows on the dial."""
    return _dial(sight.race.wind, sight.lang)


@cache
def _dial(wind: int, lang: str) -> tuple[Shape, ...]:
    ring, reach = 4.05, 1.55
    shapes: list[Shape] = [Circle(role="dial", x=0, y=0, r=ring)]
    ticks = "".join(
        f"M{pair(_polar(ring - 0.22, k * 15), 2)}L{pair(_polar(ring, k * 15), 2)}"
        for k in range(24)
    )
    shapes.append(Path(role="dial-tick", d=ticks))
    sails = [point_of_sail(direction, wind) for direction in range(8)]
    lengths = [ACTIONS[sail] if sail else 0 for sail in sails]
    ends = [_polar(reach * max(length, 0.25), d * 45) for d, length in enumerate(lengths)]
    shapes.append(Path(role="polar", d="M" + "L".join(pair(end) for end in ends) + "Z"))
    shapes.append(Path(role="spoke", d="".join(f"M0 0L{pair(end)}" for end in ends)))
    x, y = _polar(2.42, wind * 45)
    name = TEXTS.sentence(f"draw.directions.{DIRECTIONS[wind]}", lang)
    title = TEXTS.sentence("draw.wind", lang, way=name)
    shapes.append(
        Group(
            role="dial-wind",
            id="dial:wind",
            title=title,
            x=x,
            y=y,
            turn=wind * 45.0,
            shapes=(wind_arrow(1.3),),
        )
    )
    for length, (x, y) in zip(lengths, ends, strict=True):
        if length:
            shapes.append(Circle(role="dial-leg", x=x, y=y, r=0.56))
            shapes.append(centred(x, y, str(length), 0.92, "dial-leg-number"))
    for direction, way in enumerate(DIRECTIONS):
        x, y = _polar(ring + 0.6, direction * 45)
        size, role = (0.92, "cardinal") if direction % 2 == 0 else (0.72, "ordinal")
        shapes.append(centred(x, y, TEXTS.sentence(f"draw.directions.{way}", lang), size, role))
    return tuple(shapes)


def _polar(radius: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return rounded((radius * math.sin(turn), -radius * math.cos(turn)))


def wind_name(sight: Sight) -> tuple[Shape, ...]:
    """Where the wind comes from, in letters."""
    title, name = sight.say("wind_title"), sight.way(sight.race.wind)
    return (
        Text(role="note", x=0, y=0, text=title, size=0.82, anchor="middle", width=2.9),
        Text(role="wind-name", x=0, y=1.45, text=name, size=1.6, anchor="middle", width=2.9),
    )


def history(sight: Sight) -> tuple[Shape, ...]:
    """RTW-64: the winds before this one, the latest first, each with its arrow."""
    past = sight.winds[1:]
    shapes: list[Shape] = []
    if past:
        shapes.append(
            Text(
                role="note",
                x=0,
                y=0,
                text=sight.say("winds"),
                size=0.72,
                anchor="middle",
                width=2.9,
            )
        )
    for k, wind in enumerate(past):
        y = 1.0 + k * 1.3
        arrow = Group(role="past-wind", x=-0.55, y=y, turn=wind * 45.0, shapes=(wind_arrow(0.5),))
        shapes += [arrow, centred(0.55, y, sight.way(wind), 0.78, "ordinal")]
    return tuple(shapes)


# The boats.


def _card(sight: Sight, boat: Boat) -> tuple[Shape, ...]:
    """One boat, in turn order: colour, what she sails for, leg, penalties, becalmed."""
    race, name = sight.race, LETTERS[boat.seat]
    moving = boat.seat == sight.on_move
    shapes: list[Shape] = [
        Rect(role="card-moving" if moving else "card", x=0, y=0, w=WIDTH, h=ROW, r=0.4),
        Path(
            role="card-flag",
            seat=boat.seat,
            d=f"M.5 0V{ROW}H.4Q0 {ROW} 0 {ROW - 0.4:g}V.4Q0 0 .4 0Z",
        ),
    ]
    craft = (*hull(boat.seat), centred(0, 0.05, name, 0.86, "letter", boat.seat))
    shapes.append(Group(role="craft", x=1.75, y=ROW / 2 + 0.1, scale=1.42, shapes=craft))
    colour = sight.say(f"colours.{boat.seat}")
    shapes.append(Text(role="name", x=3.1, y=1.28, text=colour, size=1.0, width=4.9))
    shapes.append(
        Text(role="card-note", x=3.1, y=2.36, text=_standing(sight, boat), size=0.82, width=5.8)
    )
    right = WIDTH - 0.5
    if boat.seat in race.finish[: race.home]:
        place = sight.say(f"places.{race.finish.index(boat.seat) + 1}")
        shapes.append(_at_right("result", right, 1.28, place, 1.0))
    elif boat.status == RACING and boat.leg > 0:
        leg = sight.say("leg", leg=boat.leg, legs=2 * race.laps)
        shapes.append(_at_right("card-note", right, 1.28, leg, 0.82))
    for k, (role, text) in enumerate(_signs(sight, boat)):
        x = right - 1.5 - k * 1.7
        shapes.append(Rect(role=role, x=x, y=1.66, w=1.5, h=0.86, r=0.3))
        shapes.append(centred(x + 0.75, 2.09, text, 0.62, f"{role}-text"))
    return tuple(shapes)


def _signs(sight: Sight, boat: Boat) -> list[tuple[str, str]]:
    if boat.status != RACING or sight.race.phase == OVER:
        return []
    signs = []
    if boat.penalties:
        signs.append(("badge-penalty", f"!{boat.penalties}"))
    if boat.quarters:
        signs.append(("badge-penalty", f"↻{boat.quarters}"))
    if boat.skip:
        signs.append(("badge-lull", "z z"))
    return signs


def _at_right(role: str, x: float, y: float, text: str, size: float) -> Text:
    return Text(role=role, x=x, y=y, text=text, size=size, anchor="end", width=4.0)


def _standing(sight: Sight, boat: Boat) -> str:
    """Under a boat's name: what she sails for, or how her race ended."""
    if boat.status != RACING:
        return TEXTS.sentence(
            f"status.{('racing', 'finished', 'retired')[boat.status]}", sight.lang
        )
    if boat.x == NONE:
        return sight.say("unplaced")
    return aim(sight, boat)


def key(sight: Sight) -> tuple[Shape, ...]:
    """What the signs on the water mean."""
    half = WIDTH / 2
    entries: list[tuple[tuple[Shape, ...], str]] = [
        ((Circle(role="target", x=0, y=0, r=0.34),), "key_move"),
        ((Path(role="target-turn", d="M-.4 .3L0 -.3L.4 .3L0 .12Z"),), "key_turn"),
        (_token("lull", 0), "key_lull"),
        (_token("gust", 1), "key_gust"),
        ((Circle(role="lee", x=0, y=0, r=0.2),), "key_shadow"),
        ((Circle(role="marker", x=0, y=0, r=0.36),), "key_marker"),
        ((Circle(role="contest", seat=0, x=0, y=0, r=0.32),), "key_contest"),
        ((Line(role="layline", points=((-0.6, 0.35), (0.6, -0.35))),), "key_layline"),
    ]
    shapes: list[Shape] = [Line(role="rule", points=((0.0, 0.0), (WIDTH, 0.0)))]
    for k, (sign, name) in enumerate(entries):
        column, row = divmod(k, 4)
        x, y = column * half + 0.7, 0.95 + row * 1.2
        shapes.append(Group(role="sign", x=x, y=y, shapes=sign))
        shapes.append(
            Text(
                role="key",
                x=x + 0.95,
                y=y + 0.26,
                text=sight.say(name),
                size=0.66,
                width=half - 1.75,
            )
        )
    return tuple(shapes)


def _token(role: str, colour: int) -> tuple[Shape, ...]:
    return (Path(role=role, d="M0 0h0"), Path(role=f"{role}-sign", d=f"M0 0{SIGNS[colour]}"))
