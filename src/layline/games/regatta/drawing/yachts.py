"""The yachts of Regatta: hulls, sails and wind shadows, seen from above."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ....engine.events import Space
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
    stepped,
)
from ..codec.notation import LETTERS, STATUSES, TACKS, rule_name
from ..rules.state import NONE, RACING, Liability
from ..table.dues import owing
from ..table.sentences import POINTS_OF_SAIL, say
from .sight import WORDS, Sight, Water, Yacht

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
    r = 0.72 if (boat.x, boat.y) in sight.crowd else round(1.2 * sight.bold, 3)
    return [_light(sight.on_screen((boat.x, boat.y)), r)]


@lru_cache(maxsize=1024)
def _light(at: Point, r: float) -> Circle:
    x, y = at
    return Circle(role="on-move", id="on-move", x=x, y=y, r=r)


class Drawn(NamedTuple):
    """All that is drawn of a yacht: the wind she takes from others, herself, and her letter."""

    seat: int
    shadows: tuple[Group, ...]
    yacht: Group
    letter: Group


def fleet(sight: Sight) -> list[Drawn]:
    """Every yacht on the board by seat, then those that have arrived."""
    water, crowd = sight.water, sight.crowd
    shown = [*map(sight.yacht, sight.afloat), *sight.arrived]
    return [_drawn(water, one, one.at in crowd) for one in shown]


@lru_cache(maxsize=2048)
def _drawn(water: Water, yacht: Yacht, crowded: bool) -> Drawn:
    """A yacht: larger than life alone, as large as a space where others are near."""
    size = SNUG if crowded else round(SIZE * water.bold, 3)
    at = water.on_screen(yacht.at)
    shadows = tuple(_shadows(water, yacht, 0.36 if crowded else 0.46))
    return Drawn(yacht.seat, shadows, _yacht(water, yacht, size), _sign(at, yacht.seat, size))


def yachts(sight: Sight, fleet: Sequence[Drawn]) -> list[Shape]:
    """The yachts, the one on move uppermost, then every letter: no sail hides whose yacht it is."""
    moving = NONE if sight.moving is None else sight.moving.seat
    order = sorted(fleet, key=lambda one: one.seat == moving)
    return [*(one.yacht for one in order), *(one.letter for one in order)]


def shadows(fleet: Iterable[Drawn]) -> list[Shape]:
    """The spaces to leeward whose wind yachts take."""
    return [shadow for one in fleet for shadow in one.shadows]


def _yacht(water: Water, yacht: Yacht, size: float) -> Group:
    x, y = water.on_screen(yacht.at)
    running = (water.wind + 4 - yacht.bearing) % 8
    flown = running * 45.0 if yacht.spinnaker else None
    return Group(
        role="yacht",
        id=f"boat:{yacht.letter}",
        seat=yacht.seat,
        title=told(water, yacht),
        shapes=_rigged(yacht.seat, yacht.sail, yacht.to_port, flown, yacht.turning),
        x=x,
        y=y,
        turn=yacht.bearing * 45.0,
        scale=size,
    )


@cache
def _rigged(
    seat: int, sail: int, to_port: bool, flown: float | None, turning: bool
) -> tuple[Shape, ...]:
    """A yacht under sail, bow up; `flown` is how her spinnaker is turned, if it is up."""
    parts: list[Shape] = [
        *hull(seat),
        Path(role="hull-shade", d=PORT_HALF if to_port else STARBOARD_HALF),
        *jib(sail, to_port),
        mainsail(sail, to_port),
    ]
    if flown is not None:
        parts.append(Group(role="kite", y=-0.74, turn=flown, shapes=spinnaker(seat)))
    if turning:
        parts.append(curl(1 if to_port else -1))
    return tuple(parts)


@lru_cache(maxsize=1024)
def _sign(at: Point, seat: int, size: float) -> Group:
    """Her letter, upright whatever her heading."""
    x, y = at
    id = f"letter:{LETTERS[seat]}"
    return Group(role="letter", id=id, shapes=_letter(seat), x=x, y=y, scale=size)


@cache
def _letter(seat: int) -> tuple[Shape, ...]:
    return (centred(0, 0.04, LETTERS[seat], 0.9, "letter", seat),)


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
        # How she sails is said again and again, wherever she is, on whatever water.
        anywhere = yacht._replace(seat=0, at=Space(0, 0), place=0)
        any_water = water._replace(bold=1.0, cols=0, rows=0, wind=0)
        parts += [water.say("yacht.at", at=yacht.at), _sailing(anywhere, any_water)]
    if yacht.place:
        parts.append(water.say(f"place.{yacht.place}"))
    return ", ".join(parts)


@lru_cache(maxsize=1024)
def _sailing(yacht: Yacht, water: Water) -> str:
    return ", ".join(_how_she_sails(yacht, water))


def _how_she_sails(yacht: Yacht, water: Water) -> Iterator[str]:
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


def _shadows(water: Water, yacht: Yacht, r: float) -> Iterator[Group]:
    """A racing yacht takes the wind of one space to leeward, and under spinnaker of a second."""
    if yacht.status != RACING:
        return
    for steps in (1, 2) if yacht.spinnaker else (1,):
        lee = stepped(yacht.at, water.wind + 4, steps)
        if water.on_board(lee):
            yield _shadow(water, yacht.letter, lee, steps == 2, r)


@lru_cache(maxsize=1024)
def _shadow(water: Water, letter: str, at: Place, light: bool, r: float) -> Group:
    parts = hatched(r, "shadow-light", r / 2) if light else hatched(r, "shadow", round(r / 3, 3))
    id = f"lee:{letter}:2" if light else f"lee:{letter}"
    title, turn = _whose_shadow(letter, water.lang), water.wind * 45.0
    x, y = water.on_screen(at)
    return Group(role="lee", id=id, title=title, shapes=parts, x=x, y=y, turn=turn)


@lru_cache(maxsize=32)
def _whose_shadow(letter: str, lang: str) -> str:
    return WORDS.sentence("yacht.shadow_of", lang, who=letter)


def liabilities(sight: Sight) -> list[Shape]:
    """A red line from each yacht with right of way to the one that did not keep clear of her."""
    shapes: list[Shape] = []
    for owed in owing(sight.race):
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
