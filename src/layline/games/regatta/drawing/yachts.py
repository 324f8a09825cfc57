"""The yachts of Regatta: hulls, sails and wind shadows, seen from above."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ....engine.events import Space
from ....engine.scene import Circle, Group, Line, Path, Shape
from ....engine.strokes import centred, num
from ...sailing import PORT, STARBOARD, point_of_sail, tack_on
from ...sailing_pictures import (
    PORT_HALF,
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
from ..rules.state import NONE, RACING, Boat, Liability
from ..table.sentences import POINTS_OF_SAIL, say
from .sight import Sight

SIZE = 1.14
"""A yacht on the board, compared with her plan: a little longer than a space is wide."""


@cache
def _spinnaker(seat: int) -> tuple[Shape, ...]:
    """A balloon sail ahead of its origin, bulging upwards; striped in the yacht's colour."""
    return (
        Path(role="spinnaker", seat=seat, d="M-.64-.08C-.7-.92 .7-.92 .64-.08Q0-.4-.64-.08Z"),
        Path(
            role="spinnaker-stripe",
            d="M-.22-.22Q-.3-.5-.2-.67Q0-.72 .2-.67Q.3-.5 .22-.22Q0-.262-.22-.22Z",
        ),
    )


def spotlight(sight: Sight) -> list[Shape]:
    """A patch of light under the yacht on move."""
    boat = sight.moving
    if boat is None or boat.x == NONE:
        return []
    x, y = sight.on_screen((boat.x, boat.y))
    return [Circle(role="on-move", id="on-move", x=x, y=y, r=round(1.2 * sight.bold, 3))]


def yachts(sight: Sight) -> list[Shape]:
    """Every yacht on the board, then every letter, so that no sail hides whose yacht it is."""
    moving = sight.moving
    afloat = sorted(sight.afloat, key=lambda boat: boat is moving)
    return [*(_yacht(sight, boat) for boat in afloat), *(_sign(sight, boat) for boat in afloat)]


def _yacht(sight: Sight, boat: Boat) -> Group:
    heading, to_port = sight.bearings[boat.seat], _sail_to_port(sight, boat)
    angle = point_of_sail(heading, sight.race.wind)
    parts: list[Shape] = [
        *hull(boat.seat),
        Path(role="hull-shade", d=PORT_HALF if to_port else STARBOARD_HALF),
        *jib(angle, to_port),
        mainsail(angle, to_port),
    ]
    if boat.spinnaker:
        turn = (sight.race.wind + 4 - heading) % 8 * 45.0
        parts.append(Group(role="kite", y=-0.74, turn=turn, shapes=_spinnaker(boat.seat)))
    if boat.turning:
        # a curl of wake at the stern, turning towards the new tack
        side = 1 if to_port else -1
        curl = f"M0 .8C{num(0.5 * side)} 1 {num(0.62 * side)} .5 {num(0.36 * side)} .5"
        curl += f"C{num(0.14 * side)} .5 {num(0.2 * side)} .84 {num(0.62 * side)} .82"
        parts.append(Path(role="curl", d=curl))
    return placed(
        sight.on_screen((boat.x, boat.y)),
        "yacht",
        *parts,
        id=f"boat:{LETTERS[boat.seat]}",
        seat=boat.seat,
        title=told(sight, boat),
        turn=heading * 45.0,
        scale=round(SIZE * sight.bold, 3),
    )


def _sail_to_port(sight: Sight, boat: Boat) -> bool:
    """Where her sails stand; head to wind and dead before it her tack decides, else the wind."""
    return tack_on(sight.bearings[boat.seat], sight.race.wind, boat.tack) != PORT


def _sign(sight: Sight, boat: Boat) -> Group:
    """Her letter, upright whatever her heading."""
    at, letter, scale = (boat.x, boat.y), LETTERS[boat.seat], round(SIZE * sight.bold, 3)
    sign = centred(0, 0.04, letter, 0.9, "letter", boat.seat)
    return placed(sight.on_screen(at), "letter", sign, id=f"letter:{letter}", scale=scale)


def told(sight: Sight, boat: Boat) -> str:
    """A yacht in words: where she is, how she sails, what she needs."""
    letter = LETTERS[boat.seat]
    colour = say(f"colour.{letter}", sight.lang).lower()
    parts = [f"{letter} ({colour})"]
    if boat.status != RACING:
        parts.append(say(f"status.{STATUSES[boat.status]}", sight.lang))
    elif boat.x == NONE:
        parts.append(sight.say("yacht.not_placed"))
    else:
        parts += _sailing(sight, boat)
    if boat.place:
        parts.append(sight.say(f"place.{boat.place}"))
    return ", ".join(parts)


def _sailing(sight: Sight, boat: Boat) -> Iterator[str]:
    yield sight.say("yacht.at", at=Space(boat.x, boat.y))
    if sight.race.advanced:
        heading = sight.bearings[boat.seat]
        tack = TACKS[STARBOARD if _sail_to_port(sight, boat) else PORT]
        yield sight.say("yacht.sails", way=sight.way(heading))
        yield say(f"tack.{tack}", sight.lang)
        yield sight.say(f"sail.{POINTS_OF_SAIL[point_of_sail(heading, sight.race.wind)]}")
    if boat.turning:
        yield sight.say("yacht.turning")
    if boat.spinnaker:
        yield sight.say("yacht.spinnaker")
    yield sight.say("yacht.puffs", n=boat.puffs)
    yield sails_for(sight, boat)


def sails_for(sight: Sight, boat: Boat) -> str:
    """What a racing yacht has to reach next: the start, a mark or the finish."""
    if not boat.started:
        goal = sight.say("course.start")
    elif boat.rounded == sight.race.roundings:
        goal = sight.say("course.finish")
    else:
        goal = sight.say("course.mark", n=boat.rounded + 1)
    return sight.say("yacht.next", goal=goal.lower())


def shadows(sight: Sight) -> list[Shape]:
    """The spaces to leeward whose wind a yacht takes: one, and under spinnaker a second."""
    shapes: list[Shape] = []
    for boat in sight.afloat:
        for steps in (1, 2) if boat.spinnaker else (1,):
            lee = stepped((boat.x, boat.y), sight.race.wind + 4, steps)
            if sight.course.on_board(lee):
                shapes.append(_shadow(sight, LETTERS[boat.seat], lee, light=steps == 2))
    return shapes


def _shadow(sight: Sight, letter: str, at: Place, *, light: bool) -> Group:
    parts = hatched(0.46, "shadow-light", 0.23) if light else hatched(0.46, "shadow", 0.153)
    id = f"lee:{letter}:2" if light else f"lee:{letter}"
    title, turn = sight.say("yacht.shadow_of", who=letter), sight.race.wind * 45.0
    return placed(sight.on_screen(at), "lee", *parts, id=id, title=title, turn=turn)


def liabilities(sight: Sight) -> list[Shape]:
    """A red line from each yacht with right of way to the one that did not keep clear of her."""
    shapes: list[Shape] = []
    for owed in sight.race.liable[: sight.race.liabilities]:
        guilty, right = (sight.race.boats[seat] for seat in (owed.give, owed.stand))
        if NONE not in (guilty.x, right.x):
            start, end = (sight.on_screen((boat.x, boat.y)) for boat in (right, guilty))
            title = liability(sight, owed)
            shapes.append(Line(role="liability", points=(start, end), title=title))
            shapes.append(Circle(role="liability-ring", x=end[0], y=end[1], r=1.02, title=title))
    return shapes


def liability(sight: Sight, owed: Liability) -> str:
    """Who did not keep clear of whom, and by which rule she should have."""
    who, other = LETTERS[owed.give], LETTERS[owed.stand]
    return sight.say("yacht.liable", who=who, other=other, rule=rule_name(owed.reason))
