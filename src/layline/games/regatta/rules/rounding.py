"""Starting, rounding marks and finishing: what a single step can bring about."""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import DX, DY, PORT
from .course import on_line, side
from .state import FINISHED, Boat, Race

# What a step brought about.
NOTHING, STARTED, ROUNDED, CANCELLED, CROSSED, ARRIVED = range(6)


@rule
def crossing(race: Race, mark: int, x: int, y: int, to_x: int, to_y: int) -> int:
    """REG-49: 1 if this step crosses a mark's rounding line forward, -1 backward, else 0."""
    rounding = race.marks[mark]
    across = (rounding.line - 2 if rounding.side == PORT else rounding.line + 2) & 7
    before = (x - rounding.x) * DX[across] + (y - rounding.y) * DY[across]
    after = (to_x - rounding.x) * DX[across] + (to_y - rounding.y) * DY[across]
    if before + after != -1:
        return 0
    along_x = x + to_x - 2 * rounding.x
    along_y = y + to_y - 2 * rounding.y
    if along_x * DX[rounding.line] + along_y * DY[rounding.line] <= 0:
        return 0
    return after - before


@rule
def starts(race: Race, x: int, y: int, to_x: int, to_y: int) -> bool:
    """REG-19, REG-20: from round three on, she starts by reaching the line from right behind it."""
    return race.rounds >= 3 and side(race, x, y) == -1 and on_line(race, to_x, to_y)


@rule
def arrives(race: Race, x: int, y: int, to_x: int, to_y: int) -> bool:
    """REG-51: she finishes by reaching the line from the side on which the last mark lies."""
    if not on_line(race, to_x, to_y):
        return False
    last = race.marks[race.roundings - 1]
    return side(race, x, y) * side(race, last.x, last.y) > 0


@rule
def step(race: Race, boat: Boat, direction: int) -> int:
    """REG-48, REG-50: move a yacht one space and do the one thing this brings about.

    The start comes before everything else; then turning back over the line of the mark rounded
    last, crossing the line of the next mark, and with all marks rounded the finish.
    """
    x = boat.x
    y = boat.y
    to_x = x + DX[direction]
    to_y = y + DY[direction]
    boat.x = to_x
    boat.y = to_y
    if boat.started == 0:
        if not starts(race, x, y, to_x, to_y):
            return NOTHING
        boat.started = 1
        return STARTED
    if boat.rounded > 0 and crossing(race, boat.rounded - 1, x, y, to_x, to_y) == -1:
        boat.rounded -= 1
        boat.net = 0
        return CANCELLED
    if boat.rounded < race.roundings:
        crossed = crossing(race, boat.rounded, x, y, to_x, to_y)
        if crossed == 0:
            return NOTHING
        boat.net += crossed
        if boat.net < 1:
            return CROSSED
        boat.rounded += 1
        boat.net = 0
        return ROUNDED
    if arrives(race, x, y, to_x, to_y):
        boat.status = FINISHED
        return ARRIVED
    return NOTHING
