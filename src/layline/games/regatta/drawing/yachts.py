"""The yachts of Regatta: hulls, sails and wind shadows, seen from above."""

from __future__ import annotations

from functools import cache

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from ....engine.strokes import centred, num
from ...sailing_pictures import hatched, hull, jib, mainsail, stepped
from .sight import Sight, Yacht, angle_to
from .words import counted

STARBOARD_HALF = "M0-.88C.2-.66 .4-.28 .4 .12C.4 .36 .35 .56 .29 .66Q.15 .7 0 .7Z"
PORT_HALF = "M0-.88C-.2-.66-.4-.28-.4 .12C-.4 .36-.35 .56-.29 .66Q-.15 .7 0 .7Z"

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


def under_sail(
    seat: int, heading: float, wind: float, *, to_port: bool, up: bool
) -> tuple[Shape, ...]:
    """A yacht without her letter, bow up; bearings in degrees, the wind by where it comes from."""
    rel = round((heading - wind) / 45) % 8
    angle = min(rel, 8 - rel)
    parts: list[Shape] = [
        *hull(seat),
        Path(role="hull-shade", d=PORT_HALF if to_port else STARBOARD_HALF),
    ]
    parts += [*jib(angle, to_port), mainsail(angle, to_port)]
    if up:
        turn = (wind + 180 - heading) % 360
        parts.append(Group(role="kite", y=-0.74, turn=turn, shapes=_spinnaker(seat)))
    return tuple(parts)


def spotlight(sight: Sight) -> list[Shape]:
    """A patch of light under the yacht on move."""
    yacht = sight.yacht(sight.to_move)
    if yacht is None or yacht.at is None:
        return []
    x, y = sight.on_screen(yacht.at)
    return [Circle(role="on-move", id="on-move", x=x, y=y, r=round(1.2 * sight.bold, 3))]


def yachts(sight: Sight) -> list[Shape]:
    """Every yacht on the board, then every letter, so that no sail hides whose yacht it is."""
    afloat = [yacht for yacht in sight.yachts if yacht.afloat]
    afloat.sort(key=lambda yacht: yacht.letter == sight.to_move)
    return [*(_yacht(sight, yacht) for yacht in afloat), *(_sign(sight, one) for one in afloat)]


def _yacht(sight: Sight, yacht: Yacht) -> Group:
    assert yacht.at is not None
    x, y = sight.on_screen(yacht.at)
    parts = under_sail(
        yacht.seat,
        yacht.heading * 45.0,
        sight.wind * 45.0,
        to_port=yacht.sail_to_port,
        up=yacht.spinnaker,
    )
    if yacht.turning:
        # a curl of wake at the stern, turning towards the new tack
        side = 1 if yacht.sail_to_port else -1
        curl = f"M0 .8C{num(0.5 * side)} 1 {num(0.62 * side)} .5 {num(0.36 * side)} .5"
        curl += f"C{num(0.14 * side)} .5 {num(0.2 * side)} .84 {num(0.62 * side)} .82"
        parts = (*parts, Path(role="curl", d=curl))
    return Group(
        role="yacht",
        id=f"boat:{yacht.letter}",
        seat=yacht.seat,
        title=told(sight, yacht),
        x=x,
        y=y,
        turn=yacht.heading * 45.0,
        scale=round(SIZE * sight.bold, 3),
        shapes=parts,
    )


def _sign(sight: Sight, yacht: Yacht) -> Group:
    """Her letter, upright whatever her heading."""
    assert yacht.at is not None
    x, y = sight.on_screen(yacht.at)
    return Group(
        role="letter",
        id=f"letter:{yacht.letter}",
        x=x,
        y=y,
        scale=round(SIZE * sight.bold, 3),
        shapes=(centred(0, 0.04, yacht.letter, 0.9, "letter", yacht.seat),),
    )


def told(sight: Sight, yacht: Yacht) -> str:
    """A yacht in words: where she is, how she sails, what she needs."""
    words = sight.words
    colour = words.colours[yacht.seat % len(words.colours)].lower()
    parts = [f"{yacht.letter} ({colour})"]
    if yacht.status != "racing":
        parts.append(words.statuses[yacht.status])
    elif yacht.at is None:
        parts.append(words.not_placed)
    else:
        parts.append(words.at.format(f"{yacht.at[0]},{yacht.at[1]}"))
        if sight.rules == "advanced":
            parts.append(words.sails.format(sight.direction_word(yacht.heading)))
            parts.append(words.tacks["starboard" if yacht.sail_to_port else "port"])
            parts.append(words.points_of_sail[angle_to(yacht.heading, sight.wind)])
        if yacht.turning:
            parts.append(words.turning)
        if yacht.spinnaker:
            parts.append(words.spinnaker)
        parts.append(counted(words.puffs, yacht.puffs))
        parts.append(words.next.format(sails_for(sight, yacht).lower()))
    if yacht.place is not None:
        parts.append(words.ordinals[yacht.place - 1])
    return ", ".join(parts)


def sails_for(sight: Sight, yacht: Yacht) -> str:
    """What a racing yacht has to reach next: the start, a mark or the finish."""
    if not yacht.started:
        return sight.words.start
    if yacht.next >= len(sight.roundings):
        return sight.words.finish
    return sight.words.mark.format(yacht.next + 1)


def shadows(sight: Sight) -> list[Shape]:
    """The spaces to leeward whose wind a yacht takes: one, and under spinnaker a second."""
    shapes: list[Shape] = []
    for yacht in sight.yachts:
        if not yacht.afloat or yacht.at is None:
            continue
        for steps in (1, 2) if yacht.spinnaker else (1,):
            lee = stepped(yacht.at, sight.wind + 4, steps)
            if sight.on_board(lee):
                shapes.append(_shadow(sight, yacht, lee, light=steps == 2))
    return shapes


def _shadow(sight: Sight, yacht: Yacht, at: Point, *, light: bool) -> Group:
    x, y = sight.on_screen(at)
    role = "shadow-light" if light else "shadow"
    return Group(
        role="lee",
        id=f"lee:{yacht.letter}:2" if light else f"lee:{yacht.letter}",
        title=sight.words.shadow_of.format(yacht.letter),
        x=x,
        y=y,
        turn=sight.wind * 45.0,
        shapes=hatched(0.46, role, 0.23 if light else 0.153),
    )


def liabilities(sight: Sight) -> list[Shape]:
    """A red line from each yacht with right of way to the one that did not keep clear of her."""
    shapes: list[Shape] = []
    for give, stand, rule in sight.liable:
        guilty, right = sight.yacht(give), sight.yacht(stand)
        if guilty is None or right is None or guilty.at is None or right.at is None:
            continue
        start, end = sight.on_screen(right.at), sight.on_screen(guilty.at)
        title = sight.words.liable.format(give, stand, rule)
        shapes.append(Line(role="liability", points=(start, end), title=title))
        shapes.append(Circle(role="liability-ring", x=end[0], y=end[1], r=1.02, title=title))
    return shapes
