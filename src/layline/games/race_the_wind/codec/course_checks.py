"""What a course laid by hand may break: gate, windward mark, flags, and tokens on their points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....engine.editor import Fault
from ...sailing import distance
from ..rules.state import MOST_TOKENS
from ..rules.tokens import MOST_IN_ZONE

Point = tuple[int, int]

LULL, GUST = "lull", "gust"
NEAREST_EDGE = 3
HIGHEST_GATE = 10
SHORTEST = 8
ROOM_OF_A_FLEET = 17


class Course(NamedTuple):
    """Where everything lies; the gate's width is from buoy to committee boat."""

    cols: int
    rows: int
    gate_row: int
    width: int
    mark_row: int
    flags: Sequence[int]

    @property
    def middle(self) -> int:
        """The column of the windward mark."""
        return (self.cols - 1) // 2

    def marks(self) -> list[tuple[str, Point]]:
        """RTW-04, RTW-05: the pieces that marks belong to, and where they stand."""
        half = self.width // 2
        return [
            ("mark", (self.middle, self.mark_row)),
            ("gate", (self.middle - half, self.gate_row)),
            ("gate", (self.middle + half, self.gate_row)),
        ]


def course_faults(course: Course, boats: int) -> Iterator[Fault]:
    """RTW-03, RTW-04, RTW-05, RTW-06, RTW-07: marks and flags."""
    if boats > 2 and course.cols < course.width + ROOM_OF_A_FLEET:
        wide = {"cols": course.width + ROOM_OF_A_FLEET, "n": boats}
        yield Fault("RTW-03", "narrow", ("gate",), wide)
    if course.gate_row < NEAREST_EDGE:
        yield Fault("RTW-04", "gate_low", ("gate",), {"row": NEAREST_EDGE})
    if course.gate_row > HIGHEST_GATE:
        yield Fault("RTW-04", "gate_high", ("gate",), {"row": HIGHEST_GATE})
    highest = course.rows - 1 - NEAREST_EDGE
    if course.mark_row > highest:
        yield Fault("RTW-05", "mark_high", ("mark",), {"row": highest})
    if course.mark_row - course.gate_row < SHORTEST:
        yield Fault("RTW-06", "short", ("mark", "gate"), {"rows": SHORTEST})
    one, other = course.flags
    if one == other:
        yield Fault("RTW-07", "flags_same", ("flag:1", "flag:2"), {"row": one})
    for n, row in enumerate(course.flags, start=1):
        if not course.gate_row < row < course.mark_row:
            yield Fault("RTW-07", "flag_outside", (f"flag:{n}",), {"piece": f"flag:{n}"})


def token_faults(
    course: Course, lulls: Sequence[Point], gusts: Sequence[Point], boats: int
) -> Iterator[Fault]:
    """RTW-18, RTW-20, RTW-21, RTW-22: tokens laid beforehand."""
    if len(lulls) + boats > MOST_TOKENS:
        room = {"most": MOST_TOKENS - boats, "n": boats}
        yield Fault("RTW-18", "too_many", (f"{LULL}:{len(lulls)}",), room)
    named = [(f"{LULL}:{n}", at) for n, at in enumerate(lulls, start=1)]
    named += [(f"{GUST}:{n}", at) for n, at in enumerate(gusts, start=1)]
    marks = course.marks()
    taken: dict[Point, str] = {at: id for id, at in marks}
    for id, at in named:
        if at in taken:
            words = {"piece": id, "other": taken[at], "at": f"{at[0]},{at[1]}"}
            yield Fault("RTW-20", "taken", (id, taken[at]), words)
        taken.setdefault(at, id)
    for mark, middle in marks:
        inside = [id for id, at in named if distance(*at, *middle) <= 2]
        if len(inside) > MOST_IN_ZONE:
            full = {"piece": mark, "count": len(inside), "most": MOST_IN_ZONE}
            yield Fault("RTW-21", "zone", (mark, *inside), full)
    (_, (west, row)), (_, (east, _)) = marks[1:]
    on_line = [id for id, (x, y) in named if y == row and west < x < east]
    most = (course.width - 1) // 2
    if len(on_line) > most:
        crowd = {"count": len(on_line), "most": most}
        yield Fault("RTW-22", "on_line", ("gate", *on_line), crowd)
