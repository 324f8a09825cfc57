"""What a course must be like to be sailed: every rule that one laid by hand may break."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.editor import Fault
from ....engine.events import Space
from ...sailing import DIRECTIONS, DX, DY, E, N, S, W
from .course import Course

Refused = tuple[Fault, str]
"""What is wrong: as the course editor says it, and as a table's options are refused for it."""

Taken = dict[Space, tuple[str, str]]
"""The pieces by their spaces: their id and what the options call them."""


def refusals(course: Course, cols: int, rows: int, yachts: int) -> Iterator[Refused]:
    """REG-03, REG-05: a course must fit the board and be sailable; presets always do."""
    yield from _line(course, yachts)
    if course.island_size > 0 and course.island is None:
        message = "course.island.at: an island on the board needs a space (REG-03)"
        yield Fault("REG-03", "no_island", ("island",)), message
    taken: Taken = {}
    yield from _spaces(course, cols, rows, taken)
    yield from _on_the_line(course, yachts, taken)
    yield from _order(course)
    yield from _rounding_lines(course, cols, rows, taken)
    yield from _behind(course, cols, rows, yachts, taken)


def _line_space(course: Course, n: int) -> Space:
    """The space of the line this many steps from the pin."""
    right = (course.start + 2) & 7
    return Space(course.pin.x + n * DX[right], course.pin.y + n * DY[right])


def _line(course: Course, yachts: int) -> Iterator[Refused]:
    """REG-05: two spaces of line for each yacht, the committee boat at the right-hand end."""
    expected = _line_space(course, 2 * yachts)
    if course.committee != expected:
        message = (
            f"course.committee: with {yachts} yachts starting {DIRECTIONS[course.start]} and the "
            f"pin at {course.pin} it stands at {expected}, not {course.committee} (REG-05)"
        )
        yield Fault("REG-05", "line", ("line",), {"n": yachts}), message


def _spaces(course: Course, cols: int, rows: int, taken: Taken) -> Iterator[Refused]:
    """REG-03: every piece on the board, on spaces of its own; `taken` is filled with them."""
    marks: dict[Space, str] = {}
    for n, mark in enumerate(course.marks, start=1):
        marks.setdefault(mark.at, f"mark:{n}")
    named = [
        ("line", "course.pin", [course.pin]),
        ("line", "course.committee", [course.committee]),
        *((id, f"course.roundings: mark {at}", [at]) for at, id in marks.items()),
        ("island", "course.island", course.island_spaces()),
    ]
    for id, name, spaces in named:
        told: set[str] = set()
        for space in spaces:
            words = {"piece": id, "at": str(space)}
            if not (0 <= space.x < cols and 0 <= space.y < rows):
                if "off" not in told:
                    message = f"{name}: {space} is off the {cols} x {rows} board"
                    yield Fault("REG-03", "off", (id,), words), message
                told.add("off")
            elif space in taken:
                other, theirs = taken[space]
                if other not in told:
                    message = f"{name}: {space} is taken by {theirs} (REG-03)"
                    yield Fault("REG-03", "taken", (id, other), words | {"other": other}), message
                told.add(other)
            else:
                taken[space] = id, name


def _on_the_line(course: Course, yachts: int, taken: Taken) -> Iterator[Refused]:
    """REG-05: the spaces of the line stay free."""
    line = {_line_space(course, n) for n in range(1, 2 * yachts)}
    told: set[str] = set()
    for space, (id, name) in taken.items():
        if space in line and id not in told:
            message = f"{name}: {space} is a space of the line (REG-05)"
            yield Fault("REG-05", "on_line", (id, "line"), {"piece": id, "at": str(space)}), message
            told.add(id)


def _order(course: Course) -> Iterator[Refused]:
    """REG-04, REG-48, REG-51: a first mark beyond the line, a last one off it, none twice."""
    last = len(course.marks)
    if course.beyond(course.marks[0].at) <= 0:
        message = "course.roundings: the first mark lies beyond the line, not behind it"
        yield Fault("REG-04", "first_behind", ("mark:1", "line")), message
    if course.beyond(course.marks[-1].at) == 0:
        message = "course.roundings: the last mark may not lie on the line's extension"
        yield Fault("REG-51", "last_level", (f"mark:{last}", "line")), message
    for n in range(1, last):
        one, other = course.marks[n - 1], course.marks[n]
        if one.at == other.at:
            pieces = (f"mark:{n}", f"mark:{n + 1}")
            message = f"course.roundings: mark {other.at} twice in succession"
            words = {"piece": pieces[0], "other": pieces[1], "at": str(other.at)}
            yield Fault("REG-48", "twice", pieces, words), message


def _rounding_lines(course: Course, cols: int, rows: int, taken: Taken) -> Iterator[Refused]:
    """REG-49: a rounding line needs two free spaces."""
    for n, mark in enumerate(course.marks, start=1):
        dx, dy = DX[mark.line], DY[mark.line]
        x, y, free = mark.at.x + dx, mark.at.y + dy, 0
        while 0 <= x < cols and 0 <= y < rows:
            free += (x, y) not in taken
            x, y = x + dx, y + dy
        if free < 2:
            message = (
                f"course.roundings: the line of mark {mark.at} has {free} free spaces, "
                "2 are needed (REG-49)"
            )
            words = {"piece": f"mark:{n}", "free": free}
            yield Fault("REG-49", "no_room", (f"mark:{n}",), words), message


def _behind(course: Course, cols: int, rows: int, yachts: int, taken: Taken) -> Iterator[Refused]:
    """REG-08: the yachts are placed behind the line, so there must be room."""
    x, y = course.committee
    strips = {N: cols * y, S: cols * (rows - 1 - y), E: rows * x, W: rows * (cols - 1 - x)}
    behind = strips[course.start] - sum(course.beyond(space) < 0 for space in taken)
    if behind < 2 * yachts:
        message = f"course: only {behind} spaces lie behind the line, {2 * yachts} are needed"
        words = {"free": behind, "needed": 2 * yachts}
        yield Fault("REG-08", "no_start", ("line",), words), message
