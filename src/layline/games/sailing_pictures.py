"""What drawings of the sailing games share: places on a chart, small geometry, boats from above.

Numbers are those of `sailing`: directions 0 to 7 clockwise from north, the wind by where it comes
from. In a drawing a unit is the distance between two points of the grid, y goes down, north is up.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations

from ..engine.scene import Group, Path, Point, Rect, Scene, Shape, Text
from ..engine.strokes import around, arrow_head, centred, num, pair
from .sailing import DX, DY

Place = tuple[float, float]
"""A point of the grid, x eastward and y northward."""

VECTORS: tuple[tuple[int, int], ...] = tuple(zip(map(int, DX), map(int, DY), strict=True))
ORIGIN: Point = (2.75, 1.75)
"""Where the north-west point lies in a drawing, past the numbers, the scale and some water."""
EDGE = 0.75
"""Water between the outermost points and the scale around the chart."""
SCALE = 0.3
"""The width of the scale."""


def on_screen(at: Place, rows: int) -> Point:
    """A point of a grid with this many rows, in the coordinates of the drawing."""
    return ORIGIN[0] + at[0], ORIGIN[1] + rows - 1 - at[1]


def under(point: Point, rows: int) -> tuple[int, int]:
    """The point of the grid nearest to a point of the drawing; it may lie off the board."""
    x, y = point[0] - ORIGIN[0], ORIGIN[1] + rows - 1 - point[1]
    return math.floor(x + 0.5), math.floor(y + 0.5)


def stepped(start: Place, direction: int, steps: float = 1) -> Place:
    """The point that many steps away in one of the eight directions."""
    dx, dy = VECTORS[direction % 8]
    return start[0] + dx * steps, start[1] + dy * steps


def beyond(at: Place, start: Place, direction: int) -> float:
    """How far a place lies beyond another in one of the four quarters (negative: short of it)."""
    dx, dy = VECTORS[direction]
    return (at[0] - start[0]) * dx + (at[1] - start[1]) * dy


def bearing(dx: float, dy: float) -> int:
    """The one of the eight directions nearest to a way east and north."""
    return round(math.atan2(dx, dy) / (math.pi / 4)) % 8


def wind_arrow(half: float) -> Path:
    """An arrow blowing down the page (a wind from the top), `half` long to each side."""
    a, b, c = num(half * 0.16), num(half * 0.62), num(half * 0.1)
    h = num(half)
    return Path(
        role="wind",
        d=f"M-{a} -{h}L0 -{num(half * 0.78)}L{a} -{h}V{c}H{b}L0 {h}L-{b} {c}H-{a}Z",
    )


def placed(
    at: Point,
    role: str,
    *shapes: Shape,
    id: str | None = None,
    title: str | None = None,
    seat: int | None = None,
    turn: float = 0.0,
    scale: float = 1.0,
) -> Group:
    """Shapes around a point of the drawing."""
    x, y = at
    return Group(
        role=role, seat=seat, id=id, title=title, shapes=shapes, x=x, y=y, turn=turn, scale=scale
    )


# The sea chart.


def extent(cols: int, rows: int) -> Point:
    """Where the chart with its scale and numbers ends, to the right and below."""
    beyond = EDGE + SCALE
    return ORIGIN[0] + cols - 1 + beyond, ORIGIN[1] + rows - 1 + beyond + 1.1


def board_scene(cols: int, rows: int, title: str, shapes: Iterable[Shape], lang: str) -> Scene:
    """A picture of the board alone: all of these have one size."""
    across, down = extent(cols, rows)
    return Scene(
        width=round(across + 0.7, 3),
        height=round(down, 3),
        title=title,
        description="",
        shapes=tuple(shapes),
        lang=lang,
    )


@lru_cache(maxsize=8)
def sea_chart(cols: int, rows: int, tall: bool) -> tuple[Shape, ...]:
    """The parts that never change: water, the scale and its numbers."""
    left, top = ORIGIN
    water = (left - EDGE, top - EDGE, cols - 1 + 2 * EDGE, rows - 1 + 2 * EDGE)
    return (
        Rect(
            role="neatline",
            id="edge",
            x=water[0] - SCALE,
            y=water[1] - SCALE,
            w=water[2] + 2 * SCALE,
            h=water[3] + 2 * SCALE,
            r=0.12,
        ),
        Path(role="scale", d=_scale(cols, rows)),
        Rect(role="water", x=water[0], y=water[1], w=water[2], h=water[3]),
        Group(role="axis", shapes=_numbers(cols, rows, tall)),
    )


@lru_cache(maxsize=8)
def grid(cols: int, rows: int) -> tuple[Shape, ...]:
    """A fine + on every space; every fifth line has darker ones."""
    left, top = ORIGIN
    right, bottom = left + cols - 1, top + rows - 1
    return (
        Path(role="grid", d=_crosses(left, top, right, bottom, 1)),
        Path(role="grid-five", d=_crosses(left, top, right, bottom, 5)),
    )


def _crosses(left: float, top: float, right: float, bottom: float, every: int) -> str:
    """Lines through the spaces; the theme dashes them so that a + stands on each space.

    Counted from the south-west space, so that every fifth line agrees with the numbers.
    """
    span = 0.1
    rows = [bottom - k for k in range(0, round(bottom - top) + 1, every)]
    cols = [left + k for k in range(0, round(right - left) + 1, every)]
    across = "".join(f"M{num(left - span)} {num(y)}H{num(right + span)}" for y in rows)
    upright = "".join(f"M{num(x)} {num(bottom + span)}V{num(top - span)}" for x in cols)
    return across + upright


def _scale(cols: int, rows: int) -> str:
    """The dark bars of the chart's scale: one for every second space, on all four sides."""
    left, top = ORIGIN
    bottom = top + rows - 1
    far_x, far_y = left + cols - 1 + EDGE, bottom + EDGE
    bars = []
    for col in range(0, cols, 2):
        for y in (top - EDGE - SCALE, far_y):
            bars.append(f"M{pair((left + col - 0.5, y))}h1v{SCALE}h-1z")
    for row in range(0, rows, 2):
        for x in (left - EDGE - SCALE, far_x):
            bars.append(f"M{pair((x, bottom - row - 0.5))}h{SCALE}v1h-{SCALE}z")
    return "".join(bars)


def _numbers(cols: int, rows: int, tall: bool) -> tuple[Shape, ...]:
    """The numbers along the scale; a narrow screen has room for every fifth only."""
    left, top = ORIGIN
    bottom = top + rows - 1
    below = bottom + EDGE + SCALE + 0.62
    before = left - EDGE - SCALE - 0.62

    def number(x: float, y: float, value: int) -> Text:
        if value % 5:
            return centred(x, y, str(value), 0.52, "axis")
        return centred(x, y, str(value), 1.05 if tall else 0.8, "axis-five")

    every = 5 if tall else 1
    return (
        *(number(left + col, below, col) for col in range(0, cols, every)),
        *(number(before, bottom - row, row) for row in range(0, rows, every)),
    )


@lru_cache(maxsize=256)
def breeze(
    cols: int,
    rows: int,
    wind: int,
    line: tuple[Place, int],
    pieces: tuple[tuple[Place, float], ...],
) -> Path:
    """Faint streaks along the wind, strewn evenly but not in rows.

    None comes near the line through a place at right angles to a direction, or nearer to a piece
    than the room it asks for.
    """
    dx, dy = VECTORS[wind]
    norm = math.hypot(dx, dy)
    along = (-dx / norm, dy / norm)
    d = ""
    for k in range(cols * rows // 50):
        # steps of the plastic number spread points over a rectangle without clumps
        at = (cols - 1) * ((0.5 + k * 0.7548776662) % 1), (rows - 1) * ((k * 0.569840291) % 1)
        if abs(beyond(at, *line)) < 1.9:
            continue
        if any(math.dist(at, piece) < room for piece, room in pieces):
            continue
        x, y = on_screen(at, rows)
        half = 0.65 + 0.35 * (k % 3)
        begin = (x - along[0] * half, y - along[1] * half)
        middle = (along[0] * half + along[1] * 0.16, along[1] * half - along[0] * 0.16)
        end = (along[0] * half * 2, along[1] * half * 2)
        d += f"M{pair(begin, 1)}q{pair(middle, 2)} {pair(end, 1)}"
    return Path(role="breeze", d=d)


# The course.

COMMITTEE_DECK: tuple[Shape, ...] = (
    Path(
        role="committee-hull",
        d="M0 -.95C.3 -.66 .42 -.3 .42 .1V.7Q.42 .8 .32 .8"
        "H-.32Q-.42 .8 -.42 .7V.1C-.42 -.3 -.3 -.66 0 -.95Z",
    ),
    Rect(role="committee-cabin", x=-0.25, y=-0.28, w=0.5, h=0.56, r=0.1),
    Path(role="committee-glass", d="M-.17 -.17H.17"),
)
COMMITTEE_FLAG: tuple[Shape, ...] = (
    Path(role="pin-pole", d="M0 .1V-.98"),
    Path(role="committee-flag", d="M0 -1H.66V-.56H0Z"),
)
"""The committee boat, bow up, and the flag that stays upright however she lies."""


def way_round(
    centre: Point, radius: float, begin: float, end: float, emphasis: str = ""
) -> tuple[Shape, ...]:
    """An arrow around a mark, between two bearings."""
    clockwise = end > begin
    start, stop = (around(centre, radius, turn) for turn in (begin, end))
    heading = end + (90 if clockwise else -90)
    arc = f"M{pair(start)}A{num(radius)} {num(radius)} 0 0 {int(clockwise)} {pair(stop)}"
    tip = around(stop, 0.42, heading)
    return (
        Path(role=f"rounding-arc{emphasis}", d=arc),
        arrow_head(tip, heading, 0.7, f"rounding-arrow{emphasis}"),
    )


def notice(at: Point, width: float, text: str) -> Group:
    """The notice that a boat has gone the wrong way."""
    size = 0.78
    words = Text(
        role="warning-text",
        x=width / 2,
        y=NOTICE_HEIGHT / 2 + round(size * 0.34, 3),
        text=text,
        size=size,
        anchor="middle",
        width=width - 1,
    )
    frame = Rect(role="warning", x=0, y=0, w=width, h=NOTICE_HEIGHT, r=NOTICE_HEIGHT / 2)
    return placed(at, "notice", frame, words, id="wrong-way")


NOTICE_HEIGHT = 1.3

CHEVRON = Path(role="target-turn", d="M-.34 -1.08L0 -1.48L.34 -1.08L0 -1.18Z")
"""A heading to turn to, on the ring around a boat."""


# Boats, seen from above, bow up.

SNUG = 0.64
"""A boat that just fills her point of the grid, compared with her plan: others are near."""
CROWD = 2
"""Within so many points others are near."""


def in_a_crowd(places: Iterable[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    """Those of some points that have another of them near."""
    found: set[tuple[int, int]] = set()
    for one, other in combinations(places, 2):
        if abs(one[0] - other[0]) <= CROWD and abs(one[1] - other[1]) <= CROWD:
            found.add(one)
            found.add(other)
    return frozenset(found)


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
"""What is painted on each hull, by seat: besides the letter, a sign that is not a colour."""

BOOM = (0.0, 18.0, 42.0, 66.0, 84.0)
"""How far the boom is let out, by angle to the wind."""


@cache
def hull(seat: int) -> tuple[Shape, ...]:
    """A hull with its trim, bow up."""
    trim = tuple(Path(role="hull-trim", seat=seat, d=d) for d in TRIMS[seat % len(TRIMS)])
    return (Path(role="hull", seat=seat, d=HULL), *trim)


@cache
def mainsail(angle: int, to_port: bool) -> Path:
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
    # leeward of the boom: at right angles to it, on the side away from the wind
    lee = (side * math.cos(out), -math.sin(out))
    full = (middle[0] + lee[0] * belly * 1.25, middle[1] + lee[1] * belly * 1.25)
    flat = (middle[0] + lee[0] * belly * 0.3, middle[1] + lee[1] * belly * 0.3)
    return Path(
        role="sail",
        d=f"M{pair(mast, 2)}Q{pair(full, 2)} {pair(end, 2)}Q{pair(flat, 2)} {pair(mast, 2)}Z",
    )


@cache
def jib(angle: int, to_port: bool) -> tuple[Shape, ...]:
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
def hatched(radius: float, role: str, pitch: float) -> tuple[Shape, ...]:
    """A round patch of lines along the wind."""
    count = int(radius / pitch - 0.01)
    r = num(radius)
    d = f"M-{r} 0a{r} {r} 0 1 0 {num(2 * radius)} 0a{r} {r} 0 1 0-{num(2 * radius)} 0"
    for k in range(-count, count + 1):
        reach = math.sqrt(radius**2 - (k * pitch) ** 2)
        d += f"M{pair((k * pitch, -reach), 2)}V{num(reach, 2)}"
    return (Path(role=role, d=d),)
