"""A second referee, written from the specification alone: slow, plain, and nothing shared.

It knows one thing: what becomes of an arrow. Shapes are lists of points, the tests of overlap look
at every edge, and movements are followed piece by piece without any shortcut.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from typing import Any

Point = tuple[int, int]
Shape = list[Point]

_SINES = {0: 0, 15: 258819, 30: 500000, 45: 707107, 60: 866025, 75: 965926, 90: 1000000}
RADII = {15: 347733, 30: 180000, 45: 102427, 60: 60000, 75: 40476, 90: 30000, 120: 20000}
SMALL_RADII = {45: 84853}
HULL = [(-8000, -50000), (-10000, -26000), (0, 0), (10000, -26000), (8000, -50000)]
ZONE = [(-30000, 0), (30000, 0), (30000, 90000), (-30000, 90000)]


def sin(degrees: int) -> int:
    degrees %= 360
    if degrees >= 180:
        return -sin(degrees - 180)
    return _SINES[min(degrees, 180 - degrees)]


def cos(degrees: int) -> int:
    return sin(degrees + 90)


def rdiv(n: int, m: int = 1_000_000) -> int:
    """To the nearest whole number, halves away from zero."""
    exact = abs(Fraction(n, m))
    whole = int(exact)
    if exact - whole >= Fraction(1, 2):
        whole += 1
    return whole if (n >= 0) == (m > 0) else -whole


def rot(h: int, point: Point) -> Point:
    s, a = point
    return rdiv(s * cos(h) + a * sin(h)), rdiv(-s * sin(h) + a * cos(h))


def placed(shape: list[Point], at: Point, h: int) -> Shape:
    return [(at[0] + dx, at[1] + dy) for dx, dy in (rot(h, point) for point in shape)]


@cache
def disc(at: Point, radius: int) -> Shape:
    """The same few buoys and rocks are in the way of every arrow."""
    return [
        (at[0] + rdiv(radius * sin(15 * k)), at[1] + rdiv(radius * cos(15 * k))) for k in range(24)
    ]


def overlap(one: Shape, other: Shape, closed: bool) -> bool:
    """Separating axes over the edge normals of both."""
    for shape in (one, other):
        for (x0, y0), (x1, y1) in zip(shape, shape[1:] + shape[:1], strict=True):
            normal = (y1 - y0, x0 - x1)
            first = [x * normal[0] + y * normal[1] for x, y in one]
            second = [x * normal[0] + y * normal[1] for x, y in other]
            if closed:
                apart = max(first) < min(second) or max(second) < min(first)
            else:
                apart = max(first) <= min(second) or max(second) <= min(first)
            if apart and normal != (0, 0):
                return False
    return True


@dataclass
class Piece:
    """One piece of a movement: the way of the bow, its shape, and the headings at its ends."""

    start: Point
    end: Point
    shape: Shape
    before: int
    after: int
    run_out: bool


def exit_of(name: str) -> tuple[int, int]:
    """The side (1 starboard, -1 port, 0 none) and degrees of an exit."""
    if name == "S":
        return 0, 0
    return (1 if name[0] == "R" else -1), int(name[1:])


def pieces(at: Point, h: int, exit: str, small: bool) -> list[Piece]:
    """The arrow pieces and the run-out of one play."""
    side, degrees = exit_of(exit)
    w = 10_000
    if degrees == 0:
        size = 60_000 if small else 90_000
        track = [(0, 0), (0, size)]
        corridors = [[(-w, 0), (w, 0), (w, size), (-w, size)]]
        bow = (0, size + 50_000)
    else:
        radius = (SMALL_RADII if small else RADII)[degrees]
        n = degrees // 15
        track = [
            (side * rdiv(radius * (1_000_000 - cos(15 * k))), rdiv(radius * sin(15 * k)))
            for k in range(n + 1)
        ]

        def edge(rho: int, k: int) -> Point:
            return side * (radius - rdiv(rho * cos(15 * k))), rdiv(rho * sin(15 * k))

        corridors = [
            [
                edge(radius - w, k - 1),
                edge(radius + w, k - 1),
                edge(radius + w, k),
                edge(radius - w, k),
            ]
            for k in range(1, n + 1)
        ]
        bow = (
            track[-1][0] + side * rdiv(50_000 * sin(degrees)),
            track[-1][1] + rdiv(50_000 * cos(degrees)),
        )
    points = placed(track, at, h)
    (end,) = placed([bow], at, h)
    last = (h + side * degrees) % 360
    turned = [(h + side * min(15 * k, degrees)) % 360 for k in range(len(points))]
    found = [
        Piece(
            points[k - 1],
            points[k],
            placed(corridors[k - 1], at, h),
            turned[k - 1],
            turned[k],
            False,
        )
        for k in range(1, len(points))
    ]
    return [*found, Piece(points[-1], end, placed(HULL, end, last), last, last, True)]


@dataclass
class Sailor:
    """A boat under way, and what happened to it."""

    at: Point
    heading: int
    started: bool
    marks: int
    early: bool = False
    finished: bool = False
    happened: list[str] = field(default_factory=list)


@dataclass
class Water:
    """All that a movement can meet."""

    position: dict[str, Any]
    who: str

    @property
    def options(self) -> dict[str, Any]:
        options: dict[str, Any] = self.position["options"]
        return options

    def others(self) -> list[tuple[Point, int]]:
        return [
            (point(boat["at"]), boat["heading"])
            for name, boat in self.position["boats"].items()
            if name != self.who and boat["at"] is not None
        ]

    def contact(self, shape: Shape) -> str | None:
        board, course = self.position["board"], self.position["course"]
        if any(not (0 <= x <= board["width"] and 0 <= y <= board["height"]) for x, y in shape):
            return "edge"
        buoys = [mark["at"] for mark in course["marks"]] + course["white"]
        if any(overlap(shape, disc(point(at), 12_000), True) for at in buoys):
            return "buoy"
        for rock in course["obstacles"]:
            if overlap(shape, disc(point(rock["at"]), rock["radius"]), True):
                return "obstacle"
        for at, heading in self.others():
            if overlap(shape, placed(HULL, at, heading), True):
                return "boat"
        return None

    def in_zone(self, at: Point, h: int) -> bool:
        hull = placed(HULL, at, h)
        return any(overlap(hull, placed(ZONE, *other), False) for other in self.others())

    def touch(self, p: Point, q: Point) -> Fraction | None:
        """Where a segment first meets the line, as a fraction of it."""
        line = self.position["course"]["line"]
        (xa, yl), (xb, _) = point(line["from"]), point(line["to"])
        (px, py), (qx, qy) = p, q
        if py == qy:
            if py != yl:
                return None
            if xa <= px <= xb:
                return Fraction(0)
            near = xa if px < xa else xb
            if not min(px, qx) <= near <= max(px, qx):
                return None
            return Fraction(abs(near - px), abs(qx - px))
        part = Fraction(yl - py, qy - py)
        if not 0 <= part <= 1 or not xa <= px + (qx - px) * part <= xb:
            return None
        return part

    def ray(self, n: int, p: Point, q: Point) -> int:
        """1 if the ray of a mark is crossed in the rounding sense, -1 against it."""
        mark = self.position["course"]["marks"][n]
        mx, my = point(mark["at"])
        d = (sin(mark["ray"]), cos(mark["ray"]))
        sense = 1 if self.options["direction"] == "cw" else -1

        def cross(u: Point, v: Point) -> int:
            return sense * (u[0] * v[1] - u[1] * v[0])

        before = cross(d, (p[0] - mx, p[1] - my))
        after = cross(d, (q[0] - mx, q[1] - my))
        inside = cross((q[0] - p[0], q[1] - p[1]), (mx - p[0], my - p[1]))
        if before >= 0 and after < 0 and inside < 0:
            return 1
        return -1 if before < 0 and after >= 0 and inside > 0 else 0

    def follow(self, sailor: Sailor, p: Point, q: Point, closed: bool) -> Fraction | None:
        """The events of one segment; where it finishes, if it does."""
        touch = self.touch(p, q)
        line_y = point(self.position["course"]["line"]["from"])[1]
        if not sailor.started and p[1] < line_y <= q[1] and touch is not None:
            sailor.started, sailor.early = True, closed
            sailor.happened.append("starts")
        if not sailor.started:
            return None
        if sailor.marks < 2 and self.ray(sailor.marks, p, q) == 1:
            sailor.marks += 1
            sailor.happened.append(f"rounds mark {sailor.marks}")
        elif sailor.marks > 0 and self.ray(sailor.marks - 1, p, q) == -1:
            sailor.happened.append(f"cancels mark {sailor.marks}")
            sailor.marks -= 1
        return touch if sailor.marks == 2 else None


def point(text: str) -> Point:
    x, y = text.split(",")
    return int(x), int(y)


def cut(piece: Piece, part: Fraction) -> Shape:
    """The shape of a finishing piece, up to the touch."""
    a, b = part.numerator, part.denominator
    if piece.run_out:
        ahead = rdiv(50_000 * a, b)
        frame = [(-10_000, 0), (10_000, 0), (10_000, ahead), (-10_000, ahead)]
        return placed(frame, piece.start, piece.after)

    def along(begin: Point, end: Point) -> Point:
        return (
            begin[0] + rdiv((end[0] - begin[0]) * a, b),
            begin[1] + rdiv((end[1] - begin[1]) * a, b),
        )

    v0, v1, v2, v3 = piece.shape
    return [v0, v1, along(v1, v2), along(v0, v3)]


def sail(water: Water, sailor: Sailor, exit: str, small: bool, closed: bool) -> str | None:
    """One play: the contact it ends in, if any; the sailor is where the boat would be."""
    for piece in pieces(sailor.at, sailor.heading, exit, small):
        part = water.follow(sailor, piece.start, piece.end, closed)
        shape = piece.shape if part is None else cut(piece, part)
        contact = water.contact(shape)
        if contact:
            return contact
        sailor.at, sailor.heading = piece.end, piece.after
        if part is not None:
            a, b = part.numerator, part.denominator
            sailor.at = (
                piece.start[0] + rdiv((piece.end[0] - piece.start[0]) * a, b),
                piece.start[1] + rdiv((piece.end[1] - piece.start[1]) * a, b),
            )
            sailor.finished = True
            return None
    return None


RANKS = {"ok": 0, "early": 1, "zone": 1, "boat": 2, "buoy": 2, "obstacle": 3, "edge": 3}


def judge(
    water: Water,
    sailor: Sailor,
    exits: list[str],
    first: str,
    small: bool,
    wind: bool,
    closed: bool,
) -> tuple[str, Sailor]:
    """The status of an arrow (2.4), and where the boat would be after its best play."""
    contact = sail(water, sailor, first, small, closed)
    if contact:
        return contact, sailor
    if not wind or sailor.finished:
        return ended(water, sailor), sailor
    best: tuple[str, Sailor] | None = None
    for second in exits:
        onward = replace(sailor, happened=list(sailor.happened))
        contact = sail(water, onward, second, small, closed)
        found = contact or ended(water, onward)
        if best is None or RANKS[found] < RANKS[best[0]]:
            best = found, onward
    assert best is not None
    return best


def ended(water: Water, sailor: Sailor) -> str:
    if sailor.finished:
        return "ok"
    if water.in_zone(sailor.at, sailor.heading):
        return "zone"
    return "early" if sailor.early else "ok"


# -------------------- stopping short


def stop(
    water: Water, sailor: Sailor, exits: list[str], small: bool, closed: bool, contact: bool
) -> Sailor:
    """Where a movement through these exits ends: at a zone, or before a contact."""
    way: list[Piece] = []
    at, heading = sailor.at, sailor.heading
    for exit in exits:
        play = pieces(at, heading, exit, small)
        way += play
        at, heading = play[-1].end, play[-1].after
    probe = replace(sailor, happened=[])
    hit, finish = len(way), None
    if contact:
        for number, piece in enumerate(way):
            part = water.follow(probe, piece.start, piece.end, closed)
            if water.contact(piece.shape if part is None else cut(piece, part)):
                hit, finish = number, part
                break
    best: tuple[int, int] | None = None  # piece and station
    for number, piece in enumerate(way[: hit + 1]):
        before = best
        for j in range(1, 9):
            if number == hit and finish is not None and Fraction(j, 8) >= finish:
                break
            x, y = (p + rdiv((q - p) * j, 8) for p, q in zip(piece.start, piece.end, strict=True))
            h = piece.after if j == 8 else piece.before
            if water.contact(placed(HULL, (x, y), h)):
                if contact:
                    return sail_to(water, sailor, way, best, closed)
            elif not water.in_zone((x, y), h):
                best = number, j
        if number == hit:
            return sail_to(water, sailor, way, before, closed)
    return sail_to(water, sailor, way, best, closed)


def sail_to(
    water: Water, sailor: Sailor, way: list[Piece], station: tuple[int, int] | None, closed: bool
) -> Sailor:
    """The boat at a station, with what happened to it on the way there."""
    if station is None:
        return sailor
    last, j = station
    for number, piece in enumerate(way[: last + 1]):
        steps = 8 if number < last else j
        x, y = (p + rdiv((q - p) * steps, 8) for p, q in zip(piece.start, piece.end, strict=True))
        water.follow(sailor, piece.start, (x, y), closed)
        sailor.at, sailor.heading = (x, y), piece.after if steps == 8 else piece.before
    return sailor
