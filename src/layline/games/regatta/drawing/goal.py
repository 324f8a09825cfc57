"""What the viewer's yacht sails for: her next mark or the line, and the way there."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from ....engine.strokes import pair, rounded
from ...sailing_pictures import EDGE, NOTICE_HEIGHT, ORIGIN, Place, notice, stepped
from ..codec.notation import LETTERS
from ..rules.state import RACING, ROLL, Boat
from .course import rounding
from .sight import WORDS, Course, Mark, Sight


class Goal(NamedTuple):
    """What a yacht sails for: her next mark, and whether the line is to be crossed.

    `goes_back`: she has crossed the line of her mark the wrong way.
    """

    mark: Mark | None = None
    line: bool = False
    goes_back: bool = False


def goal_of(sight: Sight, seat: str | None) -> Goal:
    """The goal of the viewer's yacht, else of the one on move or with the die."""
    boat, marks = _watched(sight, seat), sight.course.marks
    if boat is None or boat.status != RACING:
        return Goal()
    if boat.rounded == len(marks):
        return Goal(line=True)
    return Goal(marks[boat.rounded], not boat.started, boat.net < 0)


def _watched(sight: Sight, seat: str | None) -> Boat | None:
    race = sight.race
    if seat is not None:
        return race.boats[LETTERS.index(seat)]
    return race.boats[race.first] if race.phase == ROLL else sight.moving


@lru_cache(maxsize=256)
def signs(course: Course, goal: Goal, lang: str) -> tuple[Shape, ...]:
    """Rails along the line while it is to be crossed; the way round the next mark and its halo.

    Whatever comes first of these has the id "goal".
    """
    rails = (_rails(course, WORDS.sentence("course.line", lang)),) if goal.line else ()
    if goal.mark is None:
        return rails
    x, y = course.on_screen((goal.mark.x, goal.mark.y))
    n = course.marks.index(goal.mark) + 1
    id, title = None if goal.line else "goal", WORDS.sentence("course.mark", lang, n=n)
    halo = Circle(role="mark-halo", id=id, title=title, x=x, y=y, r=0.9)
    return (*rails, *rounding(course, goal.mark, "-next"), halo)


def _rails(course: Course, title: str) -> Path:
    """A fine line on either side of the rope."""
    ahead, along = course.start, course.start + 2
    ends = [
        course.on_screen(stepped(space, ahead + 4 * back, 0.4))
        for back in (0, 1)
        for space in (
            stepped(course.pin, along, 0.7),
            stepped(course.committee, along + 4, 0.9),
        )
    ]
    return Path(
        role="line-next",
        id="goal",
        title=title,
        d="".join(f"M{pair(begin)}L{pair(end)}" for begin, end in (ends[:2], ends[2:])),
    )


@lru_cache(maxsize=256)
def laylines(course: Course, wind: int, mark: Mark | None) -> tuple[Shape, ...]:
    """The two courses on which a yacht beats up to her next mark."""
    if mark is None:
        return ()
    return tuple(
        Line(role="layline", points=(rounded(begin), rounded(end)))
        for beat in (wind + 1, wind - 1)
        for begin, end in _over_water(course, (mark.x, mark.y), (beat + 4) % 8)
    )


def _over_water(course: Course, start: Place, direction: int) -> list[tuple[Point, Point]]:
    """The ray from a piece to the edge, cut out where the island or another piece lies."""
    edge = course.to_edge(start, direction)
    spans, begin = [], 0.7
    for step in range(1, edge + 1):
        if course.is_fixed(stepped(start, direction, step)):
            spans.append((begin, step - 0.7))
            begin = step + 0.7
    spans.append((begin, edge + EDGE * 0.8))
    ends = [[course.on_screen(stepped(start, direction, at)) for at in span] for span in spans]
    return [(near, far) for (near, far), span in zip(ends, spans, strict=True) if span[0] < span[1]]


def wrong_way(sight: Sight, mark: Mark, busy: list[Point]) -> Group:
    """The notice at the mark of a yacht that goes back.

    `busy` points, of yachts and targets, are kept clear as far as possible.
    """
    x, y = sight.on_screen((mark.x, mark.y))
    width, height = 11.6, NOTICE_HEIGHT
    west, east = ORIGIN[0], ORIGIN[0] + sight.race.cols - 1 - width
    north, south = ORIGIN[1], ORIGIN[1] + sight.race.rows - 1 - height
    spots = [
        (min(max(x + aside, west), east), min(max(y + down, north), south))
        for down in (1.3, -2.6, 3.3, -4.6, 5.3)
        for aside in (-width / 2, 1.3, -width - 1.3)
    ]

    def crowd(spot: Point) -> int:
        return sum(
            spot[0] - 0.6 < px < spot[0] + width + 0.6
            and spot[1] - 0.6 < py < spot[1] + height + 0.6
            for px, py in (*busy, (x, y))
        )

    return notice(min(spots, key=crowd), width, sight.say("course.wrong_way"))
