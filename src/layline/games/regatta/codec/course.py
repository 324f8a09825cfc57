"""Courses: those with names, the rounding lines of the others, and how they are written."""

from __future__ import annotations

import math
from typing import NamedTuple

from ....engine.answers import JsonObject
from ....engine.events import Space
from ...sailing import DIRECTIONS, DX, DY, PORT, STARBOARD, E, N, S, W
from ..rules.state import NONE, Race

# Columns, rows, line row, line centre, default round limit.
BOARDS = {"full": (39, 33, 7, 19, 60), "quick": (27, 23, 5, 13, 45), "long": (51, 43, 8, 25, 80)}

SIDES = {"port": PORT, "starboard": STARBOARD}

Spaces = tuple[tuple[int, int], ...]

# Per course: where the rounding lines run; per board the marks in order, and the island last.
COURSES: dict[str, tuple[tuple[int, ...], dict[str, Spaces]]] = {
    "triangle": (
        (N, W),
        {
            "full": ((19, 28), (8, 17), (13, 17)),
            "quick": ((13, 19), (5, 11), (9, 11)),
            "long": ((25, 37), (11, 23), (17, 23)),
        },
    ),
    "windward_leeward": (
        (N, S, N),
        {
            "full": ((19, 28), (19, 12), (19, 28), (8, 18)),
            "quick": ((13, 19), (13, 9), (13, 19), (5, 14)),
            "long": ((25, 37), (25, 14), (25, 37), (11, 25)),
        },
    ),
    "quadrilateral": (
        (E, N, W),
        {
            "full": ((26, 26), (12, 26), (8, 14), (19, 17)),
            "quick": ((18, 18), (8, 18), (5, 10), (13, 12)),
            "long": ((34, 34), (16, 34), (11, 18), (25, 23)),
        },
    ),
}


class Mark(NamedTuple):
    """A mark to be rounded: where it lies, on which side it is left, where its line runs."""

    at: Space
    side: int
    line: int = NONE


class Course(NamedTuple):
    """A course, right or wrong. An island of size 0 stands beside the board."""

    committee: Space
    pin: Space
    start: int
    marks: tuple[Mark, ...]
    island: Space | None = None
    island_size: int = 0

    def island_spaces(self) -> list[Space]:
        """REG-03: the spaces the island occupies."""
        if self.island_size == 0 or self.island is None:
            return []
        x, y = self.island
        reach = self.island_size // 2
        around = range(-reach, reach + 1)
        return [Space(x + dx, y + dy) for dx in around for dy in around]

    def beyond(self, at: Space) -> int:
        """How far beyond the line a space lies; behind it the number is negative."""
        x, y = at.x - self.committee.x, at.y - self.committee.y
        return x * DX[self.start] + y * DY[self.start]

    def with_lines(self) -> Course:
        """The course with every rounding line."""
        return self._replace(
            marks=tuple(
                mark._replace(line=self._rounding_line(i)) if mark.line == NONE else mark
                for i, mark in enumerate(self.marks)
            )
        )

    def _rounding_line(self, i: int) -> int:
        """REG-49: where a line runs if the course does not say: outward, across the turn."""
        middle = (self.pin.x + self.committee.x) / 2, (self.pin.y + self.committee.y) / 2
        around: list[tuple[float, float]] = [middle, *(mark.at for mark in self.marks), middle]
        before, mark, after = around[i : i + 3]
        arriving, leaving = _unit(before, mark), _unit(mark, after)
        bend = (round(arriving[0] + leaving[0], 9), round(arriving[1] + leaving[1], 9))
        if bend == (0, 0):
            out = arriving
        elif self.marks[i].side == PORT:
            out = (bend[1], -bend[0])
        else:
            out = (-bend[1], bend[0])
        if round(abs(out[0]) - abs(out[1]), 9) > 0:
            return E if out[0] > 0 else W
        return N if out[1] > 0 else S

    def lay_out(self, race: Race) -> None:
        """Put the pieces where the course wants them, whether they fit or not."""
        race.start = self.start
        race.pin_x, race.pin_y = self.pin
        race.committee_x, race.committee_y = self.committee
        race.roundings = len(self.marks)
        for mark, piece in zip(self.marks, race.marks, strict=False):
            piece.x, piece.y = mark.at
            piece.side, piece.line = mark.side, mark.line
        race.island_x, race.island_y = self.island or (0, 0)
        race.island_size = self.island_size

    def to_json(self) -> JsonObject:
        """The course as positions and options write it."""
        sides = {number: name for name, number in SIDES.items()}
        return {
            "committee": str(self.committee),
            "pin": str(self.pin),
            "start": DIRECTIONS[self.start],
            "roundings": [
                {"at": str(mark.at), "side": sides[mark.side], "line": DIRECTIONS[mark.line]}
                for mark in self.marks
            ],
            "island": {
                "at": None if self.island is None else str(self.island),
                "size": self.island_size,
            },
        }


def preset(name: str, board: str, yachts: int, side: int, island_size: int) -> Course:
    """REG-04, REG-05: a course by its name, mirrored if the marks are left to starboard."""
    cols, _, row, centre, _ = BOARDS[board]
    lines, spaces = COURSES[name]
    *marks, island = (Space(*at) for at in spaces[board])
    if side == STARBOARD:
        *marks, island = (Space(cols - 1 - x, y) for x, y in (*marks, island))
        lines = tuple(-line & 7 for line in lines)
    return Course(
        committee=Space(centre + yachts, row),
        pin=Space(centre - yachts, row),
        start=N,
        marks=tuple(Mark(at, side, line) for at, line in zip(marks, lines, strict=True)),
        island=island,
        island_size=island_size,
    )


def _unit(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length
