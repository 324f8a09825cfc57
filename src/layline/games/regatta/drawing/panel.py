"""What stands beside the board of Regatta: the news, the wind dial, the die, the players, a key."""

from __future__ import annotations

import math
from functools import cache

from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape, Text
from ....engine.strokes import arrow_head, centred, pair, rounded
from ...sailing import DIRECTIONS, point_of_sail
from ...sailing_panel import DIAL_TOP, ROW, WIDTH, Block, Panel
from ...sailing_pictures import hatched, hull, wind_arrow
from ..codec.notation import LETTERS, PHASES, RULE_SETS, STATUSES
from ..rules.legs import SPACES
from ..rules.state import OVER, PLAY, RACING, ROLL, Boat
from ..table.sentences import TEXTS
from .sight import WORDS, Sight
from .yachts import sails_for


def panel(sight: Sight) -> Panel:
    """News, wind and die, apart from each other as they change at different times; the players."""
    return Panel(
        instruments=(
            Block("news", 0, 0, _news(sight)),
            Block("dial", 4.95, DIAL_TOP + 5.0, dial(sight)),
            Block("wind", 11.45, DIAL_TOP + 1.2, wind_name(sight)),
            Block("throw", 11.45, DIAL_TOP + 5.6, die_block(sight)),
        ),
        rows=[(f"player:{LETTERS[boat.seat]}", _row(sight, boat)) for boat in sight.yachts],
        key=_key(sight),
    )


def status(sight: Sight) -> str:
    """The sentence that says what is awaited, or how it ended."""
    race = sight.race
    if race.phase == OVER:
        winners = [LETTERS[seat] for seat in range(race.yachts) if race.won[seat]]
        who = TEXTS.listed(winners, sight.lang)
        return sight.say("status.over", n=len(winners), who=who)
    awaited = race.first if race.phase == ROLL else race.todo[0]
    return sight.say(f"status.{PHASES[race.phase]}", who=LETTERS[awaited], n=race.number)


def rule_set(sight: Sight) -> str:
    """Whether the game is basic or advanced."""
    return sight.say(f"rules.{RULE_SETS[sight.race.advanced]}")


def _news(sight: Sight) -> tuple[Shape, ...]:
    """The head of the panel: round and race, what is awaited, how long to the start."""
    notes = [rule_set(sight)]
    if sight.race.rounds < 3 and not sight.ended:
        notes.append(sight.say("news.start_in", n=3 - sight.race.rounds))
    return (
        Text(role="heading", x=0, y=1.5, text=moment(sight), size=1.7, width=WIDTH),
        Text(role="status", x=0, y=2.95, text=status(sight), size=1.12, width=WIDTH),
        Text(role="note", x=0, y=4.15, text=" · ".join(notes), size=0.86, width=WIDTH),
    )


def moment(sight: Sight) -> str:
    """When it is: the round, and in a series the race."""
    race = sight.race
    named = sight.say("news.round", n=race.rounds) if race.rounds else sight.say("news.setup")
    if race.races == 1:
        return named
    return f"{sight.say('news.race', n=race.number, races=race.races)} · {named}"


def dial(sight: Sight) -> tuple[Shape, ...]:
    """The length of a leg in each direction, turning with the wind that blows on the dial."""
    return _dial(sight.race.wind, sight.lang)


@cache
def _dial(wind: int, lang: str) -> tuple[Shape, ...]:
    ring, reach = 4.05, 1.14
    names = [WORDS.sentence(f"direction.{name}", lang) for name in DIRECTIONS]
    shapes: list[Shape] = [Circle(role="dial", x=0, y=0, r=ring)]
    ticks = "".join(
        f"M{pair(_polar(ring - 0.22, k * 15), 2)}L{pair(_polar(ring, k * 15), 2)}"
        for k in range(24)
    )
    shapes.append(Path(role="dial-tick", d=ticks))
    lengths = [SPACES[point_of_sail(direction, wind)] for direction in range(8)]
    ends = [_polar(reach * length, d * 45) for d, length in enumerate(lengths)]
    shapes.append(Path(role="polar", d="M" + "L".join(pair(end) for end in ends) + "Z"))
    shapes.append(Path(role="spoke", d="".join(f"M0 0L{pair(end)}" for end in ends)))
    x, y = _polar(2.42, wind * 45)
    arrow = Group(
        role="dial-wind",
        id="dial:wind",
        title=WORDS.sentence("instruments.wind", lang, way=names[wind]),
        x=x,
        y=y,
        turn=wind * 45.0,
        shapes=(wind_arrow(1.3),),
    )
    shapes.append(arrow)
    for length, (x, y) in zip(lengths, ends, strict=True):
        role = "dial-zero" if length == 0 else "dial-leg"
        shapes.append(Circle(role=role, x=x, y=y, r=0.56))
        shapes.append(centred(x, y, str(length), 0.92, f"{role}-number"))
    for direction, name in enumerate(names):
        x, y = _polar(ring + 0.6, direction * 45)
        size, role = (0.92, "cardinal") if direction % 2 == 0 else (0.72, "ordinal")
        shapes.append(centred(x, y, name, size, role))
    return tuple(shapes)


def _polar(radius: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return rounded((radius * math.sin(turn), -radius * math.cos(turn)))


def wind_name(sight: Sight) -> tuple[Shape, ...]:
    """Where the wind comes from, in letters."""
    wind, name = sight.say("instruments.wind_title"), sight.way(sight.race.wind)
    return (
        Text(role="note", x=0, y=0, text=wind, size=0.82, anchor="middle", width=2.9),
        Text(role="wind-name", x=0, y=1.45, text=name, size=1.6, anchor="middle", width=2.9),
    )


PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.27, 0.27), (0.27, -0.27)),
    3: ((-0.29, 0.29), (0.0, 0.0), (0.29, -0.29)),
}


def _die(face: int, size: float) -> tuple[Shape, ...]:
    """A die around its origin showing the legs of the round; blank before it is rolled."""
    half = size / 2
    shapes: list[Shape] = [
        Rect(role="die" if face else "die-blank", x=-half, y=-half, w=size, h=size, r=size * 0.2)
    ]
    for x, y in PIPS.get(face, ()):
        shapes.append(Circle(role="pip", x=x * size, y=y * size, r=size * 0.1))
    return tuple(shapes)


def die_block(sight: Sight) -> tuple[Shape, ...]:
    """The die, the legs it gives every turn of the round, and those left of the turn."""
    race = sight.race
    legs = (
        sight.say("instruments.legs", n=race.die) if race.die else sight.say("instruments.no_die")
    )
    shapes: list[Shape] = [
        Group(role="die", id="die", title=legs, shapes=_die(race.die, 2.0)),
        Text(role="die-legs", x=0, y=2.0, text=legs, size=0.92, anchor="middle", width=2.9),
    ]
    if race.die and race.phase == PLAY:
        left = sight.say("instruments.legs_left", n=race.turn.legs)
        shapes.append(
            Text(role="note", x=0, y=3.05, text=left, size=0.82, anchor="middle", width=2.9)
        )
    return tuple(shapes)


def _row(sight: Sight, boat: Boat) -> tuple[Shape, ...]:
    """One player: yacht, colour, next mark; die, place or points; puff cards and spinnaker."""
    race, seat, letter, ended = sight.race, boat.seat, LETTERS[boat.seat], sight.ended
    name = TEXTS.sentence(f"colour.{letter}", sight.lang)
    craft = (*hull(seat), centred(0, 0.05, letter, 0.86, "letter", seat))
    flag = f"M.5 0V{ROW}H.4Q0 {ROW} 0 {ROW - 0.4:g}V.4Q0 0 .4 0Z"
    card = "card-moving" if boat is sight.moving else "card"
    shapes: list[Shape] = [
        Rect(role=card, x=0, y=0, w=WIDTH, h=ROW, r=0.4),
        Path(role="card-flag", seat=seat, d=flag),
        Group(role="craft", x=1.75, y=ROW / 2 + 0.1, scale=1.42, shapes=craft),
        Text(role="name", x=3.1, y=1.28, text=name, size=1.0, width=4.9),
        Text(role="card-note", x=3.1, y=2.36, text=_standing(sight, boat), size=0.82, width=5.8),
    ]
    corner = right = WIDTH - 0.5
    if seat == race.first and not ended:
        title = f"{letter} {sight.say('yacht.holds_die')}"
        face = _die(race.die or 3, 0.92)
        shapes.append(Group(role="die", title=title, x=right - 0.46, y=0.95, shapes=face))
        corner -= 1.3
    points = sight.say("yacht.points", n=race.points[seat]) if race.races > 1 or ended else ""
    if boat.place:
        shapes.append(_at_right("result", corner, 1.28, sight.say(f"place.{boat.place}"), 1.0))
    elif points and not ended:
        shapes.append(_at_right("card-note", corner, 1.28, points, 0.82))
    if boat.status == RACING and not ended:
        shapes.append(_puff_cards(sight, boat, right))
        if boat.spinnaker:
            shapes.append(_spinnaker_sign(sight, boat, right - 2.5))
    elif points:
        shapes.append(_at_right("card-note", right, 2.36, points, 0.82))
    return tuple(shapes)


def _at_right(role: str, x: float, y: float, text: str, size: float) -> Text:
    return Text(role=role, x=x, y=y, text=text, size=size, anchor="end", width=3.6)


def _standing(sight: Sight, boat: Boat) -> str:
    """Under a player's name: what she sails for, or how her race ended."""
    if boat.status != RACING:
        return TEXTS.sentence(f"status.{STATUSES[boat.status]}", sight.lang)
    return TEXTS.sentence("fact.unfinished", sight.lang) if sight.ended else sails_for(sight, boat)


def _puff_cards(sight: Sight, boat: Boat, right: float) -> Group:
    """Two little cards, filled while unused, each with a curl of wind."""
    width, height = 0.78, 1.0
    curls = "M.14 .46H.46a.13 .13 0 1 0 -.13 -.13M.14 .66H.56a.11 .11 0 1 1 -.11 .11"
    cards: list[Shape] = []
    for k in range(max(2, boat.puffs)):
        role = "puff" if k < boat.puffs else "puff-used"
        parts: list[Shape] = [Rect(role=role, x=0, y=0, w=width, h=height, r=0.12)]
        if k < boat.puffs:
            parts.append(Path(role="puff-curl", d=curls))
        left = right - (k + 1) * width - k * 0.16
        cards.append(Group(role="puff", x=left, y=1.56, shapes=tuple(parts)))
    title = sight.say("yacht.puffs", n=boat.puffs)
    return Group(role="puffs", title=title, shapes=tuple(cards))


def _spinnaker_sign(sight: Sight, boat: Boat, x: float) -> Group:
    """A little balloon while the spinnaker is up."""
    balloon = "M-.56 .42C-.68 -.56 .68 -.56 .56 .42Q0 .08 -.56 .42Z"
    panel = "M-.2 .28Q-.24 -.1 -.14 -.3Q0 -.33 .14 -.3Q.24 -.1 .2 .28Q0 .22 -.2 .28Z"
    return Group(
        role="sign",
        title=sight.say("yacht.spinnaker"),
        x=x,
        y=2.08,
        shapes=(
            Path(role="spinnaker", seat=boat.seat, d=balloon),
            Path(role="spinnaker-stripe", d=panel),
        ),
    )


def _key(sight: Sight) -> tuple[Shape, ...]:
    """What the signs on the water mean."""
    half = WIDTH / 2
    square = Rect(role="target-protest", x=-0.34, y=-0.34, w=0.68, h=0.68, r=0.08)
    signs: dict[str, tuple[Shape, ...]] = {
        "leg": _key_dot("target", "2"),
        "puff": _key_dot("target-puff", "3"),
        "protest": (Group(role="diamond", turn=45.0, shapes=(square,)),),
        "shadow": hatched(0.46, "shadow", 0.153),
        "layline": (Line(role="layline", points=((-0.6, 0.35), (0.6, -0.35))),),
        "rounding": (
            Line(role="rounding-next", points=((-0.65, 0.1), (0.65, 0.1))),
            Line(role="rounding-arc-next", points=((0.0, 0.55), (0.0, -0.2))),
            arrow_head((0.0, -0.62), 0, 0.5, "rounding-arrow-next"),
        ),
    }
    if not sight.race.advanced:
        del signs["protest"]
    shapes: list[Shape] = [Line(role="rule", points=((0.0, 0.0), (WIDTH, 0.0)))]
    for k, (name, sign) in enumerate(signs.items()):
        column, row = divmod(k, 3)
        x, y = column * half + 0.7, 1.1 + row * 1.5
        shapes.append(Group(role="sign", x=x, y=y, shapes=sign))
        text = sight.say(f"key.{name}")
        shapes.append(
            Text(role="key", x=x + 0.95, y=y + 0.26, text=text, size=0.66, width=half - 1.75)
        )
    return tuple(shapes)


def _key_dot(role: str, number: str) -> tuple[Shape, ...]:
    radius, size = (0.43, 0.7) if role == "target" else (0.35, 0.54)
    return (Circle(role=role, x=0, y=0, r=radius), centred(0, 0, number, size, f"{role}-number"))
