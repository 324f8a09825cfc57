"""What stands beside the board: the news, the wind dial, the last winds, the boats, a key."""

from __future__ import annotations

from functools import cache, lru_cache

from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape, Text
from ....engine.strokes import centred
from ...sailing import DIRECTIONS, point_of_sail
from ...sailing_panel import (
    DIAL_TOP,
    WIDTH,
    Block,
    Panel,
    Shapes,
    card,
    key,
    middle,
    news,
    wind_dial,
    wind_name,
)
from ...sailing_pictures import placed, wind_arrow
from ..codec.notation import SAILS, STATUSES
from ..codec.options import LETTERS
from ..rules.start import CLEAR_LINE_ROUND, LAST_START_ROUND
from ..rules.state import BLUE, NONE, ORDER, OVER, PLAY, RACING, WIND, YELLOW, Boat
from ..table.sentences import burdens, place_of, say
from ..view import on_move
from .fleet import SIGNS, aim, burden_signs
from .sight import Chart, Sight, goal_of

ACTIONS = (1, 1, 2, 2, 1)
"""RTW-40: the most actions of a turn without gusts, by point of sail."""


def panel(sight: Sight) -> Panel:
    """News, wind and the winds before it; the boats in the order of their turns."""
    race = sight.race
    return Panel(
        instruments=(
            Block("news", 0, 0, _news(sight)),
            Block("dial", 4.95, DIAL_TOP + 5.0, dial(race.wind, sight.chart.lang)),
            Block("wind", 11.45, DIAL_TOP + 1.2, wind_sign(sight)),
            Block("winds", 11.45, DIAL_TOP + 5.0, history(sight)),
        ),
        rows=[
            (f"player:{LETTERS[seat]}", _card(sight, race.boats[seat]))
            for seat in race.turns[: race.fleet]
        ],
        key=_key(sight.chart),
    )


# News.


AWAITED = (
    "ordering", "laying", "tokens", "placing", "heading", "moving", "throwing", "wins",
)  # fmt: skip
"""By phase: what is awaited, or how it ended; keys of `draw`."""


def moment(sight: Sight) -> str:
    """When it is."""
    rounds = sight.race.rounds
    return sight.chart.say("round" if rounds else "setup", n=rounds)


def status(sight: Sight) -> str:
    """What is awaited, or how it ended."""
    race = sight.race
    who = race.finish[0] if race.phase == OVER else on_move(race).seat
    return sight.chart.say(AWAITED[race.phase], who=LETTERS[who])


def notes(sight: Sight) -> str:
    """RTW-40: what the boat in turn may do; before the start how long and what is forbidden."""
    race, chart = sight.race, sight.chart
    found = []
    if race.phase in (PLAY, WIND):
        boat = on_move(race)
        menu = "skip" if boat.skip else "circle" if boat.quarters else SAILS[race.turn.sail]
        found.append(chart.say(f"menu.{menu}"))
    if 0 < race.rounds <= LAST_START_ROUND:
        found.append(chart.say("countdown", n=LAST_START_ROUND + 1 - race.rounds))
        if race.rounds >= CLEAR_LINE_ROUND:
            found.append(chart.say("keep_off"))
    return " · ".join(found)


def _news(sight: Sight) -> Shapes:
    """The head of the panel: the round, what is awaited, how long to the start."""
    return news(moment(sight), status(sight), notes(sight))


def order(sight: Sight, right: float, y: float) -> list[Shape]:
    """RTW-35: the boats still racing in turn order, up to the right, the one in turn ringed."""
    race = sight.race
    seats = [seat for seat in race.turns[: race.fleet] if race.boats[seat].status == RACING]
    shapes: list[Shape] = []
    for k, seat in enumerate(seats if race.phase != ORDER else ()):
        x = right - 0.55 - (len(seats) - 1 - k) * 1.3
        if seat == sight.on_move:
            shapes.append(Circle(role="on-move", x=x, y=y, r=0.66))
        shapes.append(_next(seat, k + 1, (x, y), sight.chart.lang))
    return shapes


@lru_cache(maxsize=256)
def _next(seat: int, place: int, at: Point, lang: str) -> Group:
    """A boat in turn order."""
    flag = Rect(role="card-flag", seat=seat, x=-0.46, y=-0.46, w=0.92, h=0.92, r=0.2)
    letter = centred(0, 0, LETTERS[seat], 0.66, "letter", seat)
    title = say("draw.order_title", lang, n=place, who=LETTERS[seat])
    return placed(at, "sign", flag, letter, title=title)


# Wind.


@cache
def dial(wind: int, lang: str) -> Shapes:
    """How many actions a turn has on each heading, with the wind that blows on the dial."""
    sails = [point_of_sail(direction, wind) for direction in range(8)]
    lengths = [ACTIONS[sail] if sail else 0 for sail in sails]
    names = [say(f"draw.directions.{way}", lang) for way in DIRECTIONS]
    reach = [1.55 * max(length, 0.25) for length in lengths]
    numbers = [str(length) if length else "" for length in lengths]
    return wind_dial(wind, reach, numbers, names, say("draw.wind", lang, way=names[wind]))


def wind_sign(sight: Sight) -> Shapes:
    """Where the wind comes from, in letters."""
    return _wind_sign(sight.race.wind, sight.chart.lang)


@cache
def _wind_sign(wind: int, lang: str) -> Shapes:
    way = say(f"draw.directions.{DIRECTIONS[wind]}", lang)
    return wind_name(say("draw.wind_title", lang), way)


def history(sight: Sight) -> Shapes:
    """RTW-64: the winds before this one, the latest first, each with its arrow."""
    return _history(sight.winds[1:], sight.chart.lang)


@lru_cache(maxsize=256)
def _history(past: tuple[int, ...], lang: str) -> Shapes:
    words = say("draw.winds", lang)
    shapes: list[Shape] = []
    if past:
        shapes.append(middle("note", 0, words, 0.72))
    for k, wind in enumerate(past):
        y = 1.0 + k * 1.3
        shapes.append(placed((-0.55, y), "past-wind", wind_arrow(0.5), turn=wind * 45.0))
        way = say(f"draw.directions.{DIRECTIONS[wind]}", lang)
        shapes.append(centred(0.55, y, way, 0.78, "ordinal"))
    return tuple(shapes)


# The boats.


def _card(sight: Sight, boat: Boat) -> Shapes:
    """One boat, in turn order: colour, what she sails for, leg, penalties, becalmed."""
    race, chart, seat = sight.race, sight.chart, boat.seat
    colour, moving = chart.say(f"colours.{seat}"), seat == sight.on_move
    shapes = [*card(seat, LETTERS[seat], colour, _standing(sight, boat), moving)]
    right, place = WIDTH - 0.5, place_of(race, boat)
    if place is not None:
        shapes.append(_at_right("result", right, 1.28, chart.say(f"places.{place}"), 1.0))
    elif boat.status == RACING and boat.leg > 0:
        leg = chart.say("leg", leg=boat.leg, legs=2 * race.laps)
        shapes.append(_at_right("card-note", right, 1.28, leg, 0.82))
    sails = boat.status == RACING and race.phase != OVER
    for k, (role, text) in enumerate(burden_signs(burdens(boat)) if sails else ()):
        x = right - 1.5 - k * 1.7
        shapes.append(Rect(role=role, x=x, y=1.66, w=1.5, h=0.86, r=0.3))
        shapes.append(centred(x + 0.75, 2.09, text, 0.62, f"{role}-text"))
    return tuple(shapes)


def _at_right(role: str, x: float, y: float, text: str, size: float) -> Text:
    return Text(role=role, x=x, y=y, text=text, size=size, anchor="end", width=4.0)


def _standing(sight: Sight, boat: Boat) -> str:
    """Under a boat's name: what she sails for, or how her race ended."""
    if boat.status != RACING:
        return say(f"status.{STATUSES[boat.status]}", sight.chart.lang)
    if boat.x == NONE:
        return sight.chart.say("unplaced")
    return aim(sight.chart, goal_of(sight.race, boat))


def _key(chart: Chart) -> Shapes:
    """What the signs on the water mean."""
    return key({chart.say(f"key_{name}"): sign for name, sign in KEY.items()}, 4, 0.95, 1.2)


def _token(role: str, colour: int) -> Shapes:
    return (Path(role=role, d="M0 0h0"), Path(role=f"{role}-sign", d=f"M0 0{SIGNS[colour]}"))


KEY: dict[str, Shapes] = {
    "move": (Circle(role="target", x=0, y=0, r=0.34),),
    "turn": (Path(role="target-turn", d="M-.4 .3L0 -.3L.4 .3L0 .12Z"),),
    "lull": _token("lull", YELLOW),
    "gust": _token("gust", BLUE),
    "shadow": (Circle(role="lee", x=0, y=0, r=0.2),),
    "marker": (Circle(role="marker", x=0, y=0, r=0.36),),
    "contest": (Circle(role="contest", seat=0, x=0, y=0, r=0.32),),
    "layline": (Line(role="layline", points=((-0.6, 0.35), (0.6, -0.35))),),
}
"""The signs on the water."""
