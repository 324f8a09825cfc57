"""The yachts of Regatta: hulls, sails and wind shadows, seen from above."""

from __future__ import annotations

import math
from functools import cache

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from .shapes import centred, num, pair
from .sight import Sight, Yacht, angle_to, stepped
from .words import counted

HULL = (
    "M0-.88C.2-.66 .4-.28 .4 .12C.4 .36 .35 .56 .29 .66Q0 .74-.29 .66"
    "C-.35 .56-.4 .36-.4 .12C-.4-.28-.2-.66 0-.88Z"
)
STARBOARD_HALF = "M0-.88C.2-.66 .4-.28 .4 .12C.4 .36 .35 .56 .29 .66Q.15 .7 0 .7Z"
PORT_HALF = "M0-.88C-.2-.66-.4-.28-.4 .12C-.4 .36-.35 .56-.29 .66Q-.15 .7 0 .7Z"

BOW = "M0-.88C.12-.75 .23-.57 .305-.38Q0-.5-.305-.38C-.23-.57-.12-.75 0-.88Z"
STERN = (
    "M.385 .32C.365 .46 .33 .59 .29 .66Q0 .74-.29 .66C-.33 .59-.365 .46-.385 .32Q0 .42 .385 .32Z"
)
FORE_BAND = "M.235-.55Q.29-.44 .33-.33Q0-.45-.33-.33Q-.29-.44-.235-.55Q0-.65 .235-.55Z"
AFT_BAND = "M.39 .27Q.38 .38 .36 .46Q0 .55-.36 .46Q-.38 .38-.39 .27Q0 .37 .39 .27Z"
SIDES = (
    "M0-.88C.2-.66 .4-.28 .4 .12C.4 .36 .35 .56 .29 .66L.17 .69"
    "C.24 .5 .27 .3 .27 .1C.27-.3 .14-.64 0-.8"
    "C-.14-.64-.27-.3-.27 .1C-.27 .3-.24 .5-.17 .69"
    "L-.29 .66C-.35 .56-.4 .36-.4 .12C-.4-.28-.2-.66 0-.88Z"
)

TRIMS: tuple[tuple[str, ...], ...] = (
    (),
    (BOW,),
    (SIDES,),
    (FORE_BAND, AFT_BAND),
    (STERN,),
    (BOW, STERN),
)
"""What is painted on each hull, by seat: with the letter, the sign that is not a colour."""

SIZE = 1.14
"""A yacht on the board, compared with her plan: a little longer than a space is wide."""

BOOM = (0.0, 18.0, 42.0, 66.0, 84.0)
"""How far the boom is let out, by angle to the wind."""


@cache
def hull(seat: int) -> tuple[Shape, ...]:
    """A hull with its trim, bow up."""
    trim = tuple(Path(role="hull-trim", seat=seat, d=d) for d in TRIMS[seat % len(TRIMS)])
    return (Path(role="hull", seat=seat, d=HULL), *trim)


@cache
def _mainsail(angle: int, to_port: bool) -> Path:
    """The mainsail from mast to boom end, bellied to leeward; head to wind it flutters."""
    mast = (0.0, -0.36)
    if angle == 0:
        ripple = "M0-.36C.2-.12-.12 .08 .04 .3C.18 .5-.04 .66 .06 .86"
        return Path(role="sail", d=ripple + "C-.16 .66 .06 .5-.08 .3C-.24 .08 .08-.12 0-.36Z")
    side = -1 if to_port else 1
    out = math.radians(BOOM[angle])
    length, belly = 1.06, 0.4
    end = (mast[0] + side * length * math.sin(out), mast[1] + length * math.cos(out))
    middle = ((mast[0] + end[0]) / 2, (mast[1] + end[1]) / 2)
    # leeward of the boom: square to it, on the side away from the wind
    lee = (side * math.cos(out), -math.sin(out))
    full = (middle[0] + lee[0] * belly * 1.25, middle[1] + lee[1] * belly * 1.25)
    flat = (middle[0] + lee[0] * belly * 0.3, middle[1] + lee[1] * belly * 0.3)
    return Path(
        role="sail",
        d=f"M{pair(mast, 2)}Q{pair(full, 2)} {pair(end, 2)}Q{pair(flat, 2)} {pair(mast, 2)}Z",
    )


@cache
def _jib(angle: int, to_port: bool) -> tuple[Shape, ...]:
    """The jib, on the courses where it draws."""
    if angle not in (1, 2):
        return ()
    side = -1 if to_port else 1
    out = 0.26 if angle == 1 else 0.44
    tack, clew = (0.0, -0.88), (side * out, -0.26)
    full = (side * (out + 0.24), -0.66)
    flat = (side * (out * 0.5 + 0.06), -0.58)
    d = f"M{pair(tack, 2)}Q{pair(full, 2)} {pair(clew, 2)}Q{pair(flat, 2)} {pair(tack, 2)}Z"
    return (Path(role="sail", d=d),)


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
    parts += [*_jib(angle, to_port), _mainsail(angle, to_port)]
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


@cache
def hatched(radius: float, role: str, pitch: float) -> tuple[Shape, ...]:
    """A round patch of lines along the wind."""
    count = int(radius / pitch - 0.01)
    r = num(radius)
    d = f"M-{r} 0a{r} {r} 0 1 0 {num(2 * radius)} 0a{r} {r} 0 1 0-{num(2 * radius)} 0"
    for k in range(-count, count + 1):
        reach = math.sqrt(radius**2 - (k * pitch) ** 2)
        d += f"M{pair((k * pitch, -reach), 2)}V{num(reach, 2)}"
    return (Path(role=role, d=d),)


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
