"""The yachts of Regatta: hulls, sails and wind shadows, seen from above."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from ....engine.strokes import centred, num
from ...sailing import DIRECTIONS, PORT, STARBOARD, point_of_sail, tack_on
from ...sailing_pictures import (
    PORT_HALF,
    SNUG,
    STARBOARD_HALF,
    Place,
    hatched,
    hull,
    jib,
    mainsail,
    placed,
    stepped,
)
from ..codec.notation import LETTERS, STATUSES, TACKS, rule_name
from ..rules.state import NONE, RACING, Liability
from ..table.sentences import POINTS_OF_SAIL, say
from .sight import Sight, Water, Yacht

SIZE = 1.14
"""A yacht alone on the water, compared with her plan: longer than a space is wide."""


@cache
def spinnaker(seat: int) -> tuple[Shape, ...]:
    """A balloon sail ahead of its origin, bulging upwards; striped in the yacht's colour."""
    return (
        Path(role="spinnaker", seat=seat, d="M-.64-.08C-.7-.92 .7-.92 .64-.08Q0-.4-.64-.08Z"),
        Path(
            role="spinnaker-stripe",
            d="M-.22-.22Q-.3-.5-.2-.67Q0-.72 .2-.67Q.3-.5 .22-.22Q0-.262-.22-.22Z",
        ),
    )


@cache
def curl(side: int) -> Path:
    """A curl of wake at the stern, turning towards the new tack: to starboard (1) or port (-1)."""
    d = f"M0 .8C{num(0.5 * side)} 1 {num(0.62 * side)} .5 {num(0.36 * side)} .5"
    d += f"C{num(0.14 * side)} .5 {num(0.2 * side)} .84 {num(0.62 * side)} .82"
    return Path(role="curl", d=d)


@cache
def close_hauled(seat: int, heading: int, wind: int) -> tuple[Shape, ...]:
    """A yacht without her letter, bow up, as she begins: close to the wind."""
    angle = point_of_sail(heading, wind)
    to_port = tack_on(heading, wind, PORT) != PORT
    return (*hull(seat), *jib(angle, to_port), mainsail(angle, to_port))


def spotlight(sight: Sight) -> list[Shape]:
    """A patch of light under the yacht on move."""
    boat = sight.moving
    if boat is None or boat.x == NONE:
        return []
    x, y = sight.on_screen((boat.x, boat.y))
    r = 0.72 if (boat.x, boat.y) in sight.crowd else round(1.2 * sight.bold, 3)
    return [Circle(role="on-move", id="on-move", x=x, y=y, r=r)]


def yachts(sight: Sight) -> list[Shape]:
    """Every yacht on the board, then every letter, so that no sail hides whose yacht it is."""
    moving, water = sight.moving, sight.water
    afloat = [sight.yacht(boat) for boat in sorted(sight.afloat, key=lambda boat: boat is moving)]
    afloat += sight.arrived
    sizes = [_size(sight, one) for one in afloat]
    drawn = list(zip(afloat, sizes, strict=True))
    letters = (_sign(water.on_screen(one.at), one.seat, size) for one, size in drawn)
    return [*(_yacht(water, one, size) for one, size in drawn), *letters]


def _size(sight: Sight, yacht: Yacht) -> float:
    """Larger than life alone, as large as a space where others are near."""
    return SNUG if yacht.at in sight.crowd else round(SIZE * sight.bold, 3)


@lru_cache(maxsize=1024)
def _yacht(water: Water, yacht: Yacht, size: float) -> Group:
    seat, to_port = yacht.seat, yacht.to_port
    parts: list[Shape] = [
        *hull(seat),
        Path(role="hull-shade", d=PORT_HALF if to_port else STARBOARD_HALF),
        *jib(yacht.sail, to_port),
        mainsail(yacht.sail, to_port),
    ]
    if yacht.spinnaker:
        turn = (water.wind + 4 - yacht.bearing) % 8 * 45.0
        parts.append(Group(role="kite", y=-0.74, turn=turn, shapes=spinnaker(seat)))
    if yacht.turning:
        parts.append(curl(1 if to_port else -1))
    return placed(
        water.on_screen(yacht.at),
        "yacht",
        *parts,
        id=f"boat:{yacht.letter}",
        seat=seat,
        title=told(water, yacht),
        turn=yacht.bearing * 45.0,
        scale=size,
    )


@lru_cache(maxsize=1024)
def _sign(at: Point, seat: int, size: float) -> Group:
    """Her letter, upright whatever her heading."""
    letter = LETTERS[seat]
    sign = centred(0, 0.04, letter, 0.9, "letter", seat)
    return placed(at, "letter", sign, id=f"letter:{letter}", scale=size)


def told(water: Water, yacht: Yacht) -> str:
    """A yacht in words: where she is, how she sails, what she needs."""
    letter = yacht.letter
    colour = say(f"colour.{letter}", water.lang).lower()
    parts = [f"{letter} ({colour})"]
    if yacht.status != RACING:
        parts.append(say(f"status.{STATUSES[yacht.status]}", water.lang))
    elif yacht.at.x == NONE:
        parts.append(water.say("yacht.not_placed"))
    else:
        parts += _sailing(water, yacht)
    if yacht.place:
        parts.append(water.say(f"place.{yacht.place}"))
    return ", ".join(parts)


def _sailing(water: Water, yacht: Yacht) -> Iterator[str]:
    yield water.say("yacht.at", at=yacht.at)
    if water.advanced:
        tack = TACKS[STARBOARD if yacht.to_port else PORT]
        way = water.say(f"direction.{DIRECTIONS[yacht.bearing]}")
        yield water.say("yacht.sails", way=way)
        yield say(f"tack.{tack}", water.lang)
        yield water.say(f"sail.{POINTS_OF_SAIL[yacht.sail]}")
    if yacht.turning:
        yield water.say("yacht.turning")
    if yacht.spinnaker:
        yield water.say("yacht.spinnaker")
    yield water.say("yacht.puffs", n=yacht.puffs)
    yield sails_for(water, yacht.next)


def sails_for(water: Water, next: int) -> str:
    """What a racing yacht has to reach next: the start, a mark or the finish."""
    if next == 0:
        goal = water.say("course.start")
    elif next > water.roundings:
        goal = water.say("course.finish")
    else:
        goal = water.say("course.mark", n=next)
    return water.say("yacht.next", goal=goal.lower())


def shadows(sight: Sight) -> list[Shape]:
    """The spaces to leeward whose wind a yacht takes: one, and under spinnaker a second."""
    shapes: list[Shape] = []
    for boat in sight.afloat:
        for steps in (1, 2) if boat.spinnaker else (1,):
            lee = stepped((boat.x, boat.y), sight.race.wind + 4, steps)
            if sight.course.on_board(lee):
                r = 0.36 if (boat.x, boat.y) in sight.crowd else 0.46
                shapes.append(_shadow(sight.water, LETTERS[boat.seat], lee, steps == 2, r))
    return shapes


@lru_cache(maxsize=1024)
def _shadow(water: Water, letter: str, at: Place, light: bool, r: float) -> Group:
    parts = hatched(r, "shadow-light", r / 2) if light else hatched(r, "shadow", round(r / 3, 3))
    id = f"lee:{letter}:2" if light else f"lee:{letter}"
    title, turn = water.say("yacht.shadow_of", who=letter), water.wind * 45.0
    return placed(water.on_screen(at), "lee", *parts, id=id, title=title, turn=turn)


def liabilities(sight: Sight) -> list[Shape]:
    """A red line from each yacht with right of way to the one that did not keep clear of her."""
    shapes: list[Shape] = []
    for owed in sight.race.liable[: sight.race.liabilities]:
        guilty, right = (sight.race.boats[seat] for seat in (owed.give, owed.stand))
        if NONE not in (guilty.x, right.x):
            start, end = (sight.on_screen((boat.x, boat.y)) for boat in (right, guilty))
            title = liability(sight, owed)
            shapes.append(Line(role="liability", points=(start, end), title=title))
            r = 0.66 if (guilty.x, guilty.y) in sight.crowd else 1.02
            shapes.append(Circle(role="liability-ring", x=end[0], y=end[1], r=r, title=title))
    return shapes


def liability(sight: Sight, owed: Liability) -> str:
    """Who did not keep clear of whom, and by which rule she should have."""
    who, other = LETTERS[owed.give], LETTERS[owed.stand]
    return sight.say("yacht.liable", who=who, other=other, rule=rule_name(owed.reason))
