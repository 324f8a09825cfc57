"""The arrows on the cards: the track of the bow, and the corridor one beam wide along it.

An arrow is straight, or an arc that leaves the boat's axis and bends to one side. It is sailed in
pieces: an arc in one piece for every 15 degrees, a straight arrow in one, and the run-out, in which
the stern comes up to the tip. Points are given as (starboard, ahead) of the bow, in micrometres.
"""

from __future__ import annotations

from ....engine.rules import rule, table
from .geometry import COS, HEADINGS, SIN, eastward, northward, rounded

HALF_BEAM = 10_000
HULL_LENGTH = 50_000
LARGE, SMALL = 90_000, 60_000
"""The depth of a card as it is laid: lengthwise or across."""

# Size, degrees (to starboard; negative to port) and radius of every arrow.
_ARCS = (
    (LARGE, 15, 347733),
    (LARGE, 30, 180000),
    (LARGE, 45, 102427),
    (LARGE, 60, 60000),
    (LARGE, 75, 40476),
    (LARGE, 90, 30000),
    (LARGE, 120, 20000),
    (SMALL, 45, 84853),
)
ARROWS = (
    (LARGE, 0, 0),
    (SMALL, 0, 0),
    *_ARCS,
    *((size, -degrees, radius) for size, degrees, radius in _ARCS),
)
_NUMBERS = {(size, degrees): number for number, (size, degrees, _) in enumerate(ARROWS)}

Point = tuple[int, int]


def arrow_number(size: int, degrees: int) -> int:
    """LPR-19, LPR-20: the arrow of a large or small card that turns by this much."""
    return _NUMBERS[size, degrees]


def _points(size: int, degrees: int, radius: int) -> list[tuple[Point, Point, Point]]:
    """LPR-17, LPR-25: along an arrow the track and both edges; last the bow's final place."""
    if degrees == 0:
        return [
            ((0, 0), (-HALF_BEAM, 0), (HALF_BEAM, 0)),
            ((0, size), (-HALF_BEAM, size), (HALF_BEAM, size)),
            ((0, size + HULL_LENGTH), (0, 0), (0, 0)),
        ]
    side = 1 if degrees > 0 else -1
    steps = abs(degrees) // 15

    def edge(out: int, k: int) -> Point:
        return side * (radius - rounded(out * COS[k])), rounded(out * SIN[k])

    found = [
        (
            (side * rounded(radius * (1_000_000 - COS[k])), rounded(radius * SIN[k])),
            edge(radius - HALF_BEAM, k),
            edge(radius + HALF_BEAM, k),
        )
        for k in range(steps + 1)
    ]
    (tip_s, tip_a), _, _ = found[-1]
    bow = (
        tip_s + side * rounded(HULL_LENGTH * SIN[steps]),
        tip_a + rounded(HULL_LENGTH * COS[steps]),
    )
    return [*found, (bow, (0, 0), (0, 0))]


_ALONG = [_points(*arrow) for arrow in ARROWS]

PIECES = table(len(points) - 2 for points in _ALONG)
"""How many pieces an arrow has before the run-out."""

BEND = table((degrees > 0) - (degrees < 0) for _, degrees, _ in ARROWS)
"""By how many steps of 15 degrees each piece turns the boat: 1, 0 or -1."""

FIRST_POINT = table(sum(map(len, _ALONG[:number])) for number in range(len(ARROWS)))
TRACK_S = table(track[0] for points in _ALONG for track, _, _ in points)
TRACK_A = table(track[1] for points in _ALONG for track, _, _ in points)
INNER_S = table(inner[0] for points in _ALONG for _, inner, _ in points)
INNER_A = table(inner[1] for points in _ALONG for _, inner, _ in points)
OUTER_S = table(outer[0] for points in _ALONG for _, _, outer in points)
OUTER_A = table(outer[1] for points in _ALONG for _, _, outer in points)

# The hull, from its stern round the bow, and the manoeuvre zone before it.
HULL = ((-8_000, -50_000), (-10_000, -26_000), (0, 0), (10_000, -26_000), (8_000, -50_000))
ZONE = ((-30_000, 0), (30_000, 0), (30_000, 90_000), (-30_000, 90_000))


def _boxes(outlines: list[list[Point]]) -> tuple[int, ...]:
    """West, east, south and north of each outline, one after the other."""
    return tuple(
        number
        for points in outlines
        for number in (
            min(x for x, _ in points),
            max(x for x, _ in points),
            min(y for _, y in points),
            max(y for _, y in points),
        )
    )


def _placed(shape: tuple[Point, ...], heading: int, at: Point = (0, 0)) -> list[Point]:
    x, y = at
    return [(x + eastward(heading, s, a), y + northward(heading, s, a)) for s, a in shape]


def _swept(number: int, heading: int) -> list[Point]:
    """Every corner of every piece of an arrow, seen from the bow.

    A boat that finishes in its run-out is a beam wide up to its bow: wider than the hull is there.
    """
    along, bend = _ALONG[number], BEND[number]
    edges = tuple(point for _, inner, outer in along[:-1] for point in (inner, outer))
    tip, bow = _placed((along[-2][0], along[-1][0]), heading)
    last = (heading + bend * PIECES[number]) % HEADINGS
    finishing = tuple(
        (side, ahead) for side in (-HALF_BEAM, HALF_BEAM) for ahead in (0, HULL_LENGTH)
    )
    return [
        *_placed(edges, heading),
        *_placed(HULL, last, bow),
        *_placed(finishing, last, tip),
    ]


MOVE_BOX = table(
    _boxes([_swept(number, h) for number in range(len(ARROWS)) for h in range(HEADINGS)])
)
"""The box around a whole movement, seen from the bow: four numbers for each arrow and heading."""

HULL_X = table(x for h in range(HEADINGS) for x, _ in _placed(HULL, h))
HULL_Y = table(y for h in range(HEADINGS) for _, y in _placed(HULL, h))
HULL_BOX = table(_boxes([_placed(HULL, h) for h in range(HEADINGS)]))
ZONE_X = table(x for h in range(HEADINGS) for x, _ in _placed(ZONE, h))
ZONE_Y = table(y for h in range(HEADINGS) for _, y in _placed(ZONE, h))
ZONE_BOX = table(_boxes([_placed(ZONE, h) for h in range(HEADINGS)]))


@rule
def track_x(arrow: int, heading: int, k: int) -> int:
    """LPR-17: how far east the bow is after piece k; the one after the tip is its final place."""
    point = FIRST_POINT[arrow] + k
    return eastward(heading, TRACK_S[point], TRACK_A[point])


@rule
def track_y(arrow: int, heading: int, k: int) -> int:
    """LPR-17: how far north the bow is after piece k."""
    point = FIRST_POINT[arrow] + k
    return northward(heading, TRACK_S[point], TRACK_A[point])


@rule
def heading_after(arrow: int, heading: int, k: int) -> int:
    """LPR-17, LPR-19: the heading at the end of piece k; the run-out keeps it."""
    pieces = PIECES[arrow]
    turns = k if k < pieces else pieces
    return (heading + BEND[arrow] * turns) % HEADINGS
