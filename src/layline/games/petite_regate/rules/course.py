"""The line and the marks: what the bow does when it crosses them."""

from __future__ import annotations

from ....engine.rules import rule
from .actions import HAS_CANCELLED, HAS_ROUNDED, HAS_STARTED
from .geometry import COS, SIN
from .state import Ghost, Mark, Race

MARKS = 2


@rule
def touches_line(race: Race, ghost: Ghost, px: int, py: int, qx: int, qy: int) -> bool:
    """LPR-40, LPR-41: the way from p to q has a point of the line; the first is at cut/of of it."""
    if py == qy:
        if py != race.line_y:
            return False
        low = min(px, qx)
        high = max(px, qx)
        if high < race.line_west or low > race.line_east:
            return False
        ghost.cut = 0
        ghost.of = 1
        if px < race.line_west or px > race.line_east:
            end = race.line_west if px < race.line_west else race.line_east
            ghost.cut = abs(end - px)
            ghost.of = abs(qx - px)
        return True
    if (py < race.line_y) == (qy < race.line_y) and py != race.line_y and qy != race.line_y:
        return False
    cut = abs(race.line_y - py)
    of = abs(qy - py)
    x = px * of + (qx - px) * cut
    if x < race.line_west * of or x > race.line_east * of:
        return False
    ghost.cut = cut
    ghost.of = of
    return True


@rule
def crosses_ray(race: Race, mark: Mark, px: int, py: int, qx: int, qy: int) -> int:
    """LPR-38, LPR-39, LPR-63: 1 if the way crosses a mark's ray as it is rounded, -1 if against it.

    The side of the ray on which the marks are approached is positive; the ray has no far end.
    """
    out_x = SIN[mark.ray]
    out_y = COS[mark.ray]
    before = race.way * (out_x * (py - mark.y) - out_y * (px - mark.x))
    after = race.way * (out_x * (qy - mark.y) - out_y * (qx - mark.x))
    if (before >= 0) == (after >= 0):
        return 0
    inside = race.way * ((qx - px) * (mark.y - py) - (qy - py) * (mark.x - px))
    if before >= 0:
        return 1 if inside < 0 else 0
    return -1 if inside > 0 else 0


@rule
def happens(ghost: Ghost, what: int) -> None:
    """Write down what happened on the way."""
    ghost.happened[ghost.happenings] = what
    ghost.happenings += 1


@rule
def follow(race: Race, ghost: Ghost, px: int, py: int, qx: int, qy: int) -> bool:
    """LPR-03, LPR-39, LPR-40, LPR-41, LPR-50, LPR-56: the bow goes from p to q.

    First the start, then one mark rounded or undone, then the finish; whether it finishes.
    """
    ghost.of = 0
    if ghost.started == 0:
        if py < race.line_y <= qy and touches_line(race, ghost, px, py, qx, qy):
            ghost.started = 1
            ghost.early = ghost.closed
            happens(ghost, HAS_STARTED)
        ghost.of = 0
        if ghost.started == 0:
            return False
    if ghost.marks < MARKS and crosses_ray(race, race.marks[ghost.marks], px, py, qx, qy) == 1:
        ghost.marks += 1
        happens(ghost, HAS_ROUNDED)
    elif ghost.marks > 0 and crosses_ray(race, race.marks[ghost.marks - 1], px, py, qx, qy) == -1:
        ghost.marks -= 1
        happens(ghost, HAS_CANCELLED)
    return ghost.marks == MARKS and touches_line(race, ghost, px, py, qx, qy)
