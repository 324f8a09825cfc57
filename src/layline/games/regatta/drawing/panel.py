"""What stands beside the board of Regatta: the news, the wind dial, the die, the players, a key."""

from __future__ import annotations

from functools import cache

from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape, Text
from ....engine.strokes import arrow_head, centred
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
from ...sailing_pictures import hatched, placed
from ..codec.notation import LETTERS, PHASES, RULE_SETS, STATUSES
from ..rules.legs import SPACES
from ..rules.state import OVER, PLAY, RACING, ROLL, Boat, Race
from ..table.sentences import TEXTS, say
from .sight import WORDS, Sight
from .yachts import sails_for


def panel(sight: Sight) -> Panel:
    """News, wind and die, each on its own as they change at different times; the players."""
    race = sight.race
    throw = die_block(race.die, legs_left(race), sight.lang)
    return Panel(
        instruments=(
            Block("news", 0, 0, _news(sight)),
            Block("dial", 4.95, DIAL_TOP + 5.0, dial(race.wind, sight.lang)),
            Block("wind", 11.45, DIAL_TOP + 1.2, wind_sign(race.wind, sight.lang)),
            Block("throw", 11.45, DIAL_TOP + 5.6, throw),
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


def _news(sight: Sight) -> Shapes:
    """The head of the panel: round and race, what is awaited, how long to the start."""
    notes = [rule_set(sight)]
    if sight.race.rounds < 3 and not sight.ended:
        notes.append(sight.say("news.start_in", n=3 - sight.race.rounds))
    return news(moment(sight), status(sight), " · ".join(notes))


def moment(sight: Sight) -> str:
    """When it is: the round, and in a series the race."""
    race = sight.race
    named = sight.say("news.round", n=race.rounds) if race.rounds else sight.say("news.setup")
    if race.races == 1:
        return named
    return f"{sight.say('news.race', n=race.number, races=race.races)} · {named}"


@cache
def dial(wind: int, lang: str) -> Shapes:
    """The length of a leg in each direction, turning with the wind that blows on the dial."""
    lengths = [SPACES[point_of_sail(direction, wind)] for direction in range(8)]
    names = [WORDS.sentence(f"direction.{name}", lang) for name in DIRECTIONS]
    title = WORDS.sentence("instruments.wind", lang, way=names[wind])
    reach = [1.14 * length for length in lengths]
    return wind_dial(wind, reach, [str(length) for length in lengths], names, title)


@cache
def wind_sign(wind: int, lang: str) -> Shapes:
    """Where the wind comes from, in letters."""
    way = WORDS.sentence(f"direction.{DIRECTIONS[wind]}", lang)
    return wind_name(WORDS.sentence("instruments.wind_title", lang), way)


PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.27, 0.27), (0.27, -0.27)),
    3: ((-0.29, 0.29), (0.0, 0.0), (0.29, -0.29)),
}


def _die(face: int, size: float) -> Shapes:
    """A die around its origin showing the legs of the round; blank before it is rolled."""
    half = size / 2
    shapes: list[Shape] = [
        Rect(role="die" if face else "die-blank", x=-half, y=-half, w=size, h=size, r=size * 0.2)
    ]
    for x, y in PIPS.get(face, ()):
        shapes.append(Circle(role="pip", x=x * size, y=y * size, r=size * 0.1))
    return tuple(shapes)


def legs_left(race: Race) -> int | None:
    """The legs left of a turn; None between turns."""
    return race.turn.legs if race.die and race.phase == PLAY else None


@cache
def die_block(die: int, left: int | None, lang: str) -> Shapes:
    """The die, the legs it gives every turn of the round, and those left of the turn."""
    legs = WORDS.sentence("instruments.legs" if die else "instruments.no_die", lang, n=die)
    shapes: list[Shape] = [
        Group(role="die", id="die", title=legs, shapes=_die(die, 2.0)),
        middle("die-legs", 2.0, legs, 0.92),
    ]
    if left is not None:
        words = WORDS.sentence("instruments.legs_left", lang, n=left)
        shapes.append(middle("note", 3.05, words, 0.82))
    return tuple(shapes)


def _row(sight: Sight, boat: Boat) -> Shapes:
    """One player: yacht, colour, next mark; die, place or points; puff cards and spinnaker."""
    race, seat, letter, ended = sight.race, boat.seat, LETTERS[boat.seat], sight.ended
    name = say(f"colour.{letter}", sight.lang)
    moving = boat is sight.moving
    shapes = [*card(seat, letter, name, _standing(sight, boat), moving)]
    corner = right = WIDTH - 0.5
    if seat == race.first and not ended:
        title = f"{letter} {sight.say('yacht.holds_die')}"
        face = _die(race.die or 3, 0.92)
        shapes.append(placed((right - 0.46, 0.95), "die", *face, title=title))
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
        return say(f"status.{STATUSES[boat.status]}", sight.lang)
    return say("fact.unfinished", sight.lang) if sight.ended else _aim(sight, boat)


def _aim(sight: Sight, boat: Boat) -> str:
    return sails_for(sight.water, boat.rounded + 1 if boat.started else 0)


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
        cards.append(placed((left, 1.56), "puff", *parts))
    title = sight.say("yacht.puffs", n=boat.puffs)
    return Group(role="puffs", title=title, shapes=tuple(cards))


def _spinnaker_sign(sight: Sight, boat: Boat, x: float) -> Group:
    """A little balloon while the spinnaker is up."""
    balloon = "M-.56 .42C-.68 -.56 .68 -.56 .56 .42Q0 .08 -.56 .42Z"
    panel = "M-.2 .28Q-.24 -.1 -.14 -.3Q0 -.33 .14 -.3Q.24 -.1 .2 .28Q0 .22 -.2 .28Z"
    parts = (
        Path(role="spinnaker", seat=boat.seat, d=balloon),
        Path(role="spinnaker-stripe", d=panel),
    )
    return placed((x, 2.08), "sign", *parts, title=sight.say("yacht.spinnaker"))


def _key(sight: Sight) -> Shapes:
    """What the signs on the water mean."""
    square = Rect(role="target-protest", x=-0.34, y=-0.34, w=0.68, h=0.68, r=0.08)
    signs: dict[str, Shapes] = {
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
    said = {sight.say(f"key.{name}"): sign for name, sign in signs.items()}
    return key(said, rows=3, top=1.1, pitch=1.5)


def _key_dot(role: str, number: str) -> Shapes:
    radius, size = (0.43, 0.7) if role == "target" else (0.35, 0.54)
    return (Circle(role=role, x=0, y=0, r=radius), centred(0, 0, number, size, f"{role}-number"))
