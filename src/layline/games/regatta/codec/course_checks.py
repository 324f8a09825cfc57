"""What a course must be like to be sailed: every rule that one laid by hand may break."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.laying import Fault
from ...sailing import DIRECTIONS, DX, DY

if TYPE_CHECKING:
    from .options import CourseOf

Point = tuple[int, int]
Refused = tuple[Fault, str]
"""What is wrong: for the editor of courses, and as the options of a table are refused."""


def point(text: str) -> Point:
    """The space a text such as "19,5" names."""
    x, y = text.split(",")
    return int(x), int(y)


def point_text(x: int, y: int) -> str:
    """The text of a space."""
    return f"{x},{y}"


def island_spaces(course: CourseOf) -> list[Point]:
    """REG-03: the spaces the island occupies."""
    if course.island.size == 0 or course.island.at is None:
        return []
    x, y = point(course.island.at)
    reach = course.island.size // 2
    around = range(-reach, reach + 1)
    return [(x + dx, y + dy) for dx in around for dy in around]


def refusals(course: CourseOf, cols: int, rows: int, yachts: int) -> Iterator[Refused]:
    """REG-03, REG-05: a course must fit the board and be sailable; presets always do."""
    yield from _line(course, yachts)
    if course.island.size > 0 and course.island.at is None:
        message = "course.island.at: an island on the board needs a space (REG-03)"
        yield Fault("REG-03", "no_island", ("island",)), message
    taken: dict[Point, tuple[str, str]] = {}
    yield from _spaces(course, cols, rows, taken)
    yield from _on_the_line(course, yachts, taken)
    yield from _order(course)
    yield from _rounding_lines(course, cols, rows, taken)
    yield from _behind(course, cols, rows, yachts, taken)


def _line(course: CourseOf, yachts: int) -> Iterator[Refused]:
    """REG-05: two spaces of line for each yacht, the committee boat at the right-hand end."""
    right = (DIRECTIONS.index(course.start) + 2) & 7
    pin, apart = point(course.pin), 2 * yachts
    expected = (pin[0] + apart * DX[right], pin[1] + apart * DY[right])
    if point(course.committee) != expected:
        message = (
            f"course.committee: with {yachts} yachts starting {course.start} and the pin "
            f"at {course.pin} it stands at {point_text(*expected)}, not {course.committee} (REG-05)"
        )
        yield Fault("REG-05", "line", ("line",), {"n": yachts}), message


def _spaces(
    course: CourseOf, cols: int, rows: int, taken: dict[Point, tuple[str, str]]
) -> Iterator[Refused]:
    """REG-03: every piece on the board, on spaces of its own; `taken` is filled with them."""
    marks: dict[Point, str] = {}
    for n, rounding in enumerate(course.roundings, start=1):
        marks.setdefault(point(rounding.at), f"mark:{n}")
    named = [("line", "course.pin", [point(course.pin)])]
    named.append(("line", "course.committee", [point(course.committee)]))
    named += [(id, f"course.roundings: mark {point_text(*at)}", [at]) for at, id in marks.items()]
    named.append(("island", "course.island", island_spaces(course)))
    for id, name, spaces in named:
        told: set[str] = set()
        for x, y in spaces:
            at = point_text(x, y)
            if not (0 <= x < cols and 0 <= y < rows):
                if "off" not in told:
                    message = f"{name}: {at} is off the {cols} x {rows} board"
                    yield Fault("REG-03", "off", (id,), {"piece": id, "at": at}), message
                told.add("off")
            elif (x, y) in taken:
                other, theirs = taken[x, y]
                if other not in told:
                    words = {"piece": id, "other": other, "at": at}
                    message = f"{name}: {at} is taken by {theirs} (REG-03)"
                    yield Fault("REG-03", "taken", (id, other), words), message
                told.add(other)
            else:
                taken[x, y] = id, name


def _on_the_line(
    course: CourseOf, yachts: int, taken: dict[Point, tuple[str, str]]
) -> Iterator[Refused]:
    """REG-05: the spaces of the line stay free."""
    right = (DIRECTIONS.index(course.start) + 2) & 7
    x, y = point(course.pin)
    line = {(x + i * DX[right], y + i * DY[right]) for i in range(1, 2 * yachts)}
    told: set[str] = set()
    for space, (id, name) in taken.items():
        if space in line and id not in told:
            at = point_text(*space)
            message = f"{name}: {at} is a space of the line (REG-05)"
            yield Fault("REG-05", "on_line", (id, "line"), {"piece": id, "at": at}), message
            told.add(id)


def _beyond(course: CourseOf, space: Point) -> int:
    """How far beyond the line a space lies; behind it the number is negative."""
    start, (x, y) = DIRECTIONS.index(course.start), point(course.committee)
    return (space[0] - x) * DX[start] + (space[1] - y) * DY[start]


def _order(course: CourseOf) -> Iterator[Refused]:
    """REG-04, REG-48, REG-51: a first mark beyond the line, a last one off it, none twice."""
    last = len(course.roundings)
    if _beyond(course, point(course.roundings[0].at)) <= 0:
        message = "course.roundings: the first mark lies beyond the line, not behind it"
        yield Fault("REG-04", "first_behind", ("mark:1", "line")), message
    if _beyond(course, point(course.roundings[-1].at)) == 0:
        message = "course.roundings: the last mark may not lie on the line's extension"
        yield Fault("REG-51", "last_level", (f"mark:{last}", "line")), message
    for n in range(1, last):
        one, other = course.roundings[n - 1], course.roundings[n]
        if one.at == other.at:
            pieces = (f"mark:{n}", f"mark:{n + 1}")
            message = f"course.roundings: mark {other.at} twice in succession"
            words = {"piece": pieces[0], "other": pieces[1], "at": other.at}
            yield Fault("REG-48", "twice", pieces, words), message


def _rounding_lines(
    course: CourseOf, cols: int, rows: int, taken: dict[Point, tuple[str, str]]
) -> Iterator[Refused]:
    """REG-49: a rounding line needs two free spaces."""
    for n, rounding in enumerate(course.roundings, start=1):
        along = DIRECTIONS.index(str(rounding.line))
        x, y = point(rounding.at)
        x, y, free = x + DX[along], y + DY[along], 0
        while 0 <= x < cols and 0 <= y < rows:
            free += (x, y) not in taken
            x, y = x + DX[along], y + DY[along]
        if free < 2:
            message = (
                f"course.roundings: the line of mark {rounding.at} has {free} free spaces, "
                "2 are needed (REG-49)"
            )
            words = {"piece": f"mark:{n}", "free": free}
            yield Fault("REG-49", "no_room", (f"mark:{n}",), words), message


def _behind(
    course: CourseOf, cols: int, rows: int, yachts: int, taken: dict[Point, tuple[str, str]]
) -> Iterator[Refused]:
    """REG-08: the yachts are placed behind the line, so there must be room."""
    x, y = point(course.committee)
    strips = {"N": cols * y, "S": cols * (rows - 1 - y), "E": rows * x, "W": rows * (cols - 1 - x)}
    behind = strips[course.start] - sum(_beyond(course, space) < 0 for space in taken)
    if behind < 2 * yachts:
        message = f"course: only {behind} spaces lie behind the line, {2 * yachts} are needed"
        words = {"free": behind, "needed": 2 * yachts}
        yield Fault("REG-08", "no_start", ("line",), words), message
