"""What stands beside the board of Regatta: the news, the wind dial, the die, the players, a key."""

from __future__ import annotations

import math
from functools import cache

from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape, Text
from ....engine.strokes import arrow_head, centred, pair, rounded
from ...sailing_panel import DIAL_TOP, ROW, WIDTH, Block, Panel
from ...sailing_pictures import hatched, hull, wind_arrow
from ..rules.legs import SPACES
from .sight import Sight, Yacht, angle_to
from .words import WORDS, counted
from .yachts import sails_for


def panel(sight: Sight) -> Panel:
    """News, wind and die, apart from each other as they change at different times; the players."""
    return Panel(
        instruments=(
            Block("news", 0, 0, news(sight)),
            Block("dial", 4.95, DIAL_TOP + 5.0, dial(sight)),
            Block("wind", 11.45, DIAL_TOP + 1.2, wind_name(sight)),
            Block("throw", 11.45, DIAL_TOP + 5.6, die_block(sight)),
        ),
        rows=[(f"player:{yacht.letter}", _row(sight, yacht)) for yacht in sight.yachts],
        key=key(sight),
    )


def status(sight: Sight) -> str:
    """The sentence that says what is awaited, or how it ended."""
    words = sight.words
    if sight.phase == "first":
        return words.drawing_first
    if sight.phase == "place":
        return words.placing.format(sight.to_move)
    if sight.phase == "head":
        return words.heading.format(sight.to_move)
    if sight.phase == "roll":
        return words.rolling.format(sight.holder)
    if sight.phase == "play":
        return words.moving.format(sight.to_move)
    if sight.phase == "next_race":
        return words.race_over.format(sight.race)
    if not sight.winners:
        return words.nobody
    if len(sight.winners) == 1:
        return words.wins.format(sight.winners[0])
    listed = ", ".join(sight.winners[:-1]) + words.both + sight.winners[-1]
    return words.win_together.format(listed)


def news(sight: Sight) -> tuple[Shape, ...]:
    """The head of the panel: round and race, what is awaited, how long to the start."""
    words = sight.words
    notes = [words.rule_sets[sight.rules]]
    if sight.round < 3 and sight.phase not in ("next_race", "over"):
        notes.append(counted(words.start_in, 3 - sight.round))
    return (
        Text(role="heading", x=0, y=1.5, text=moment(sight), size=1.7, width=WIDTH),
        Text(role="status", x=0, y=2.95, text=status(sight), size=1.12, width=WIDTH),
        Text(role="note", x=0, y=4.15, text=" · ".join(notes), size=0.86, width=WIDTH),
    )


def moment(sight: Sight) -> str:
    """When it is: the round, and in a series the race."""
    words = sight.words
    named = words.round.format(sight.round) if sight.round else words.setup
    if sight.races == 1:
        return named
    return f"{words.race.format(sight.race, sight.races)} · {named}"


def dial(sight: Sight) -> tuple[Shape, ...]:
    """The length of a leg in each direction, turning with the wind that blows on the dial."""
    return _dial(sight.wind, sight.lang)


@cache
def _dial(wind: int, lang: str) -> tuple[Shape, ...]:
    words, ring, reach = WORDS[lang], 4.05, 1.14
    shapes: list[Shape] = [Circle(role="dial", x=0, y=0, r=ring)]
    ticks = "".join(
        f"M{pair(_polar(ring - 0.22, k * 15), 2)}L{pair(_polar(ring, k * 15), 2)}"
        for k in range(24)
    )
    shapes.append(Path(role="dial-tick", d=ticks))
    lengths = [int(SPACES[angle_to(direction, wind)]) for direction in range(8)]
    ends = [_polar(reach * length, d * 45) for d, length in enumerate(lengths)]
    shapes.append(Path(role="polar", d="M" + "L".join(pair(end) for end in ends) + "Z"))
    shapes.append(Path(role="spoke", d="".join(f"M0 0L{pair(end)}" for end in ends)))
    x, y = _polar(2.42, wind * 45)
    arrow = Group(
        role="dial-wind",
        id="dial:wind",
        title=words.wind.format(words.directions[wind]),
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
    for direction, name in enumerate(words.directions):
        x, y = _polar(ring + 0.6, direction * 45)
        size, role = (0.92, "cardinal") if direction % 2 == 0 else (0.72, "ordinal")
        shapes.append(centred(x, y, name, size, role))
    return tuple(shapes)


def _polar(radius: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return rounded((radius * math.sin(turn), -radius * math.cos(turn)))


def wind_name(sight: Sight) -> tuple[Shape, ...]:
    """Where the wind comes from, in letters."""
    wind, name = sight.words.wind_title, sight.direction_word(sight.wind)
    return (
        Text(role="note", x=0, y=0, text=wind, size=0.82, anchor="middle", width=2.9),
        Text(role="wind-name", x=0, y=1.45, text=name, size=1.6, anchor="middle", width=2.9),
    )


PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.27, 0.27), (0.27, -0.27)),
    3: ((-0.29, 0.29), (0.0, 0.0), (0.29, -0.29)),
}


def die(face: int | None, size: float) -> tuple[Shape, ...]:
    """A die around its origin showing the legs of the round; blank before it is rolled."""
    half = size / 2
    shapes: list[Shape] = [
        Rect(role="die" if face else "die-blank", x=-half, y=-half, w=size, h=size, r=size * 0.2)
    ]
    for x, y in PIPS.get(face or 0, ()):
        shapes.append(Circle(role="pip", x=x * size, y=y * size, r=size * 0.1))
    return tuple(shapes)


def die_block(sight: Sight) -> tuple[Shape, ...]:
    """The die, the legs it gives every turn of the round, and those left of the turn."""
    words = sight.words
    legs = counted(words.legs, sight.die) if sight.die else words.no_die
    shapes: list[Shape] = [
        Group(role="die", id="die", title=legs, shapes=die(sight.die, 2.0)),
        Text(role="die-legs", x=0, y=2.0, text=legs, size=0.92, anchor="middle", width=2.9),
    ]
    if sight.die and sight.legs_left is not None:
        left = counted(words.legs_left, sight.legs_left)
        shapes.append(
            Text(role="note", x=0, y=3.05, text=left, size=0.82, anchor="middle", width=2.9)
        )
    return tuple(shapes)


def _row(sight: Sight, yacht: Yacht) -> tuple[Shape, ...]:
    """One player: yacht, colour, next mark; die, place or points; puff cards and spinnaker."""
    words = sight.words
    moving = yacht.letter == sight.to_move
    shapes: list[Shape] = [
        Rect(role="card-moving" if moving else "card", x=0, y=0, w=WIDTH, h=ROW, r=0.4),
        Path(
            role="card-flag",
            seat=yacht.seat,
            d=f"M.5 0V{ROW}H.4Q0 {ROW} 0 {ROW - 0.4:g}V.4Q0 0 .4 0Z",
        ),
    ]
    craft = (*hull(yacht.seat), centred(0, 0.05, yacht.letter, 0.86, "letter", yacht.seat))
    shapes.append(Group(role="craft", x=1.75, y=ROW / 2 + 0.1, scale=1.42, shapes=craft))
    name = words.colours[yacht.seat % len(words.colours)]
    shapes.append(Text(role="name", x=3.1, y=1.28, text=name, size=1.0, width=4.9))
    shapes.append(
        Text(role="card-note", x=3.1, y=2.36, text=_standing(sight, yacht), size=0.82, width=5.8)
    )
    right = WIDTH - 0.5
    ended = sight.phase in ("next_race", "over")
    points = words.points.format(f"{yacht.points:g}") if sight.races > 1 or ended else ""
    corner = right
    if yacht.letter == sight.first and not ended:
        title = f"{yacht.letter} {words.holds_die}"
        face = die(sight.die or 3, 0.92)
        shapes.append(Group(role="die", title=title, x=right - 0.46, y=0.95, shapes=face))
        corner -= 1.3
    if yacht.place is not None:
        place = words.ordinals[yacht.place - 1]
        shapes.append(_at_right("result", corner, 1.28, place, 1.0))
    elif points and not ended:
        shapes.append(_at_right("card-note", corner, 1.28, points, 0.82))
    if yacht.status == "racing" and not ended:
        shapes.append(_puff_cards(sight, yacht, right))
        if yacht.spinnaker:
            shapes.append(_spinnaker_sign(sight, yacht, right - 2.5))
    elif points:
        shapes.append(_at_right("card-note", right, 2.36, points, 0.82))
    return tuple(shapes)


def _at_right(role: str, x: float, y: float, text: str, size: float) -> Text:
    return Text(role=role, x=x, y=y, text=text, size=size, anchor="end", width=3.6)


def _standing(sight: Sight, yacht: Yacht) -> str:
    """Under a player's name: what she sails for, or how her race ended."""
    if yacht.status != "racing":
        return sight.words.statuses[yacht.status]
    if sight.phase in ("next_race", "over"):
        return sight.words.unfinished
    return sight.words.next.format(sails_for(sight, yacht).lower())


def _puff_cards(sight: Sight, yacht: Yacht, right: float) -> Group:
    """Two little cards, filled while unused, each with a curl of wind."""
    cards: list[Shape] = []
    width, height = 0.78, 1.0
    for k in range(max(2, yacht.puffs)):
        left = right - (k + 1) * width - k * 0.16
        frame = Rect(
            role="puff" if k < yacht.puffs else "puff-used",
            x=0,
            y=0,
            w=width,
            h=height,
            r=0.12,
        )
        curls = "M.14 .46H.46a.13 .13 0 1 0 -.13 -.13M.14 .66H.56a.11 .11 0 1 1 -.11 .11"
        curl = (Path(role="puff-curl", d=curls),) if k < yacht.puffs else ()
        cards.append(Group(role="puff", x=left, y=1.56, shapes=(frame, *curl)))
    title = counted(sight.words.puffs, yacht.puffs)
    return Group(role="puffs", title=title, shapes=tuple(cards))


def _spinnaker_sign(sight: Sight, yacht: Yacht, x: float) -> Group:
    """A little balloon while the spinnaker is up."""
    balloon = "M-.56 .42C-.68 -.56 .68 -.56 .56 .42Q0 .08 -.56 .42Z"
    panel = "M-.2 .28Q-.24 -.1 -.14 -.3Q0 -.33 .14 -.3Q.24 -.1 .2 .28Q0 .22 -.2 .28Z"
    return Group(
        role="sign",
        title=sight.words.spinnaker,
        x=x,
        y=2.08,
        shapes=(
            Path(role="spinnaker", seat=yacht.seat, d=balloon),
            Path(role="spinnaker-stripe", d=panel),
        ),
    )


def key(sight: Sight) -> tuple[Shape, ...]:
    """What the signs on the water mean."""
    words = sight.words
    half = WIDTH / 2
    entries: list[tuple[tuple[Shape, ...], str]] = [
        (_key_dot("target", "2"), words.key_leg),
        (_key_dot("target-puff", "3"), words.key_puff),
        (hatched(0.46, "shadow", 0.153), words.key_shadow),
        ((Line(role="layline", points=((-0.6, 0.35), (0.6, -0.35))),), words.key_layline),
        (
            (
                Line(role="rounding-next", points=((-0.65, 0.1), (0.65, 0.1))),
                Line(role="rounding-arc-next", points=((0.0, 0.55), (0.0, -0.2))),
                arrow_head((0.0, -0.62), 0, 0.5, "rounding-arrow-next"),
            ),
            words.key_rounding,
        ),
    ]
    if sight.rules == "advanced":
        square = Rect(role="target-protest", x=-0.34, y=-0.34, w=0.68, h=0.68, r=0.08)
        entries.insert(
            2, ((Group(role="diamond", turn=45.0, shapes=(square,)),), words.key_protest)
        )
    shapes: list[Shape] = [Line(role="rule", points=((0.0, 0.0), (WIDTH, 0.0)))]
    for k, (sign, text) in enumerate(entries):
        column, row = divmod(k, 3)
        x, y = column * half + 0.7, 1.1 + row * 1.5
        shapes.append(Group(role="sign", x=x, y=y, shapes=sign))
        shapes.append(
            Text(role="key", x=x + 0.95, y=y + 0.26, text=text, size=0.66, width=half - 1.75)
        )
    return tuple(shapes)


def _key_dot(role: str, number: str) -> tuple[Shape, ...]:
    radius, size = (0.43, 0.7) if role == "target" else (0.35, 0.54)
    return (Circle(role=role, x=0, y=0, r=radius), centred(0, 0, number, size, f"{role}-number"))
