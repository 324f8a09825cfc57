"""LPR-R56: what a course laid by hand must be like, so that boats can start, round and finish.

Lengths are micrometres. A ruling of our own, since the printed rules leave the course to the
players: everything whole on the table, water for a boat between any two things, room behind the
line to start and outside the marks to round them, and the marks in the order of the course.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.editor import Fault

if TYPE_CHECKING:
    from .options import Course, Point

MM = 1000
BOAT_LENGTH = 50 * MM
BUOY = 12 * MM
PASSAGE = 60 * MM
"""Clear water between two things: a hull is 20 mm wide."""
OUTSIDE = 100 * MM
"""Water outside a mark, along its ray."""
BEYOND = 200 * MM
"""How far beyond the line the marks lie, and how far apart."""
BEHIND = {"base": 80 * MM, "advanced": 270 * MM, "gigamic": 80 * MM}
"""Table behind the line, by rule set: hulls, or the start area."""
AHEAD = 120 * MM
"""Free water ahead of the line."""
FLATTEST = 40_000 * MM * MM
"""Twice the least area of the triangle of line and marks: a flatter one has no clear way round."""
MOST_SLOTS = 6
LINE_RULES = {"base": "LPR-04", "advanced": "LPR-04", "gigamic": "LPR-05"}
START_RULES = {"base": "LPR-08", "advanced": "LPR-11", "gigamic": "LPR-09"}


def boat_lengths(micrometres: int) -> str:
    """What is at least as long, in boats and halves of them: "5½"."""
    whole, half = divmod(-(-2 * micrometres // BOAT_LENGTH), 2)
    return f"{whole}{'½' * half}"


def ray_of(before: Point, mark: Point, after: Point) -> int:
    """LPR-38: a ray points outward, midway between the two legs, in steps of 15 degrees."""
    legs = []
    for x, y in (before, after):
        dx, dy = x - mark[0], y - mark[1]
        far = math.hypot(dx, dy) or 1.0
        legs.append((dx / far, dy / far))
    out_x, out_y = -(legs[0][0] + legs[1][0]), -(legs[0][1] + legs[1][1])
    return round(math.degrees(math.atan2(out_x, out_y)) / 15) * 15 % 360


def course_faults(course: Course, rules: str, direction: str) -> Iterator[Fault]:
    """LPR-R56: every condition that a course breaks."""
    yield from _line(course, rules)
    yield from _marks(course, rules, direction)
    yield from _solids(course)
    yield from _start(course, rules)


def _line(course: Course, rules: str) -> Iterator[Fault]:
    (west, y), (east, _) = course.line
    if west < BUOY or east > course.width - BUOY or y > course.height - BUOY:
        yield Fault(LINE_RULES[rules], "line_off", ("line",))
    if y < BEHIND[rules]:
        yield Fault(
            START_RULES[rules], "no_room", ("line",), {"lengths": boat_lengths(BEHIND[rules])}
        )


def _marks(course: Course, rules: str, direction: str) -> Iterator[Fault]:
    """LPR-04, LPR-05, LPR-38, LPR-39, LPR-63, LPR-64: beyond the line, apart, in order."""
    (west, y), (east, _) = course.line
    one, two = (mark.at for mark in course.marks)
    for n, mark in enumerate(course.marks, start=1):
        id = f"mark:{n}"
        if mark.at[1] - y < BEYOND:
            words = {"piece": id, "lengths": boat_lengths(BEYOND)}
            yield Fault(LINE_RULES[rules], "near_line", (id, "line"), words)
        room = to_edge(mark.at, mark.ray, course.width, course.height) - BUOY
        if room < OUTSIDE:
            yield Fault(
                "LPR-39", "no_way_round", (id,), {"piece": id, "lengths": boat_lengths(OUTSIDE)}
            )
    if math.dist(one, two) < BEYOND:
        yield Fault("LPR-64", "near_marks", ("mark:1", "mark:2"), {"lengths": boat_lengths(BEYOND)})
    middle = ((west + east) // 2, y)
    turn = (one[0] - middle[0]) * (two[1] - y) - (one[1] - y) * (two[0] - middle[0])
    turn = -turn if direction == "cw" else turn
    if turn < FLATTEST:
        rule = "LPR-38" if direction == "cw" else "LPR-63"
        key = "flat" if turn > -FLATTEST else f"wrong_way_{direction}"
        yield Fault(rule, key, ("mark:1", "mark:2"))


def to_edge(at: Point, ray: int, width: int, height: int) -> float:
    """How far it is to the edge of the table along a ray, given in degrees."""
    turn = math.radians(ray)
    ways = ((math.sin(turn), at[0], width), (math.cos(turn), at[1], height))
    return min((size - x if d > 0 else -x) / d for d, x, size in ways if abs(d) > 1e-9)


def _solids(course: Course) -> Iterator[Fault]:
    """LPR-26, LPR-65: everything whole on the table, with water for a boat between any two."""
    named = [(f"mark:{n}", mark.at, BUOY) for n, mark in enumerate(course.marks, start=1)]
    named += [("line", at, BUOY) for at in course.white]
    named += [
        (f"obstacle:{n}", at, radius) for n, (at, radius) in enumerate(course.obstacles, start=1)
    ]
    told: set[tuple[str, str]] = set()
    for k, (id, (x, y), radius) in enumerate(named):
        edges = (x, y, course.width - x, course.height - y)
        if id != "line" and min(edges) < radius:
            yield Fault("LPR-65" if id[0] == "o" else "LPR-04", "off", (id,), {"piece": id})
        for other, at, theirs in named[:k]:
            # Line with line, and mark with mark, have checks of their own.
            if other.partition(":")[0] == id.partition(":")[0] != "obstacle":
                continue
            if math.dist((x, y), at) < radius + theirs + PASSAGE and (id, other) not in told:
                told.add((id, other))
                words = {"piece": id, "other": other, "lengths": boat_lengths(PASSAGE)}
                yield Fault("LPR-26", "near", (id, other), words)


def _start(course: Course, rules: str) -> Iterator[Fault]:
    """LPR-13: no obstacle where boats are placed and start."""
    (west, y), (east, _) = course.line
    for n, ((x, at), radius) in enumerate(course.obstacles, start=1):
        dx = max(west - x, x - east, 0)
        dy = max(y - BEHIND[rules] - at, at - y - AHEAD, 0)
        if math.hypot(dx, dy) < radius:
            id = f"obstacle:{n}"
            yield Fault("LPR-13", "in_start", (id, "line"), {"piece": id})
