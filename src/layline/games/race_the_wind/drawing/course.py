"""The course: zones, marks, the line and its extension, the flags, and the way round."""

from __future__ import annotations

from functools import lru_cache

from ....engine.scene import Circle, Group, Line, Path, Rect, Shape, Text
from ....engine.strokes import centred, num, pair, rounded
from ...sailing_panel import Shapes
from ...sailing_pictures import (
    COMMITTEE_DECK,
    COMMITTEE_FLAG,
    ORIGIN,
    VECTORS,
    notice,
    placed,
    stepped,
    way_round,
)
from ..codec.notation import MARKS
from ..rules.state import BUOY, COMMITTEE, WINDWARD
from ..rules.wind import has_fired
from .sight import DOWN, FINISH, START, UP, WEST, Chart, Sight


def zones(chart: Chart) -> list[Shape]:
    """RTW-83: the 25 points around each mark, as soft squares."""
    title = chart.say("zone")
    places = [(name, *chart.on_screen(at)) for name, at in zip(MARKS, chart.marks, strict=True)]
    return [
        Rect(role="zone", id=f"zone:{name}", title=title, x=x - 2.4, y=y - 2.4, w=4.8, h=4.8, r=0.5)
        for name, x, y in places
    ]


def line(chart: Chart) -> list[Shape]:
    """RTW-04: the rope between the marks, and the dotted extension of its row."""
    buoy, committee = (chart.on_screen(chart.marks[i]) for i in (BUOY, COMMITTEE))
    length, title = committee[0] - buoy[0], chart.say("line")
    twist = "".join(f"M{num(0.2 + k * 0.3)} -.07l.12 .14" for k in range(int(length / 0.3) - 1))
    rope = Line(role="rope", points=((0.0, 0.0), (length, 0.0)))
    return [
        Line(role="extension", points=((WEST, buoy[1]), buoy)),
        Line(role="extension", points=(committee, (chart.east, buoy[1]))),
        placed(buoy, "line", rope, Path(role="rope-twist", d=twist), id="line", title=title),
        Text(
            role="label",
            x=committee[0] + 1.1,
            y=committee[1] - 0.22,
            text=title,
            size=0.84 * chart.bold,
            width=max(chart.east - committee[0] - 1.6, 1.0),
        ),
    ]


PIN = (
    Circle(role="mark-shade", x=0.08, y=0.12, r=0.46),
    Circle(role="mark", x=0, y=0, r=0.46),
    Path(role="pin-pole", d="M0 0V-.9"),
    Path(role="pin-flag", d="M0 -.92L.55 -.72L0 -.5Z"),
)


def marks(chart: Chart) -> list[Shape]:
    """RTW-04, RTW-05: the windward mark, the gate buoy and the committee boat."""
    drawn = (("buoy", PIN), ("buoy", PIN), ("committee", (*COMMITTEE_DECK, *COMMITTEE_FLAG)))
    return [
        placed(chart.on_screen(at), role, *shapes, id=name, title=f"{chart.say(name)} {at}")
        for name, at, (role, shapes) in zip(MARKS, chart.marks, drawn, strict=True)
    ]


def flag_rows(chart: Chart) -> list[Shape]:
    """RTW-07: a thin line along the row of each flag."""
    rows = [chart.on_screen((0, row))[1] for row in chart.flag_rows]
    return [Line(role="flag-row", points=((WEST, y), (chart.east, y))) for y in rows]


def flags(sight: Sight) -> list[Shape]:
    """RTW-66: the flags at the edge, hollow once they have worked on the leader's leg."""
    race = sight.race
    leader = max(boat.leg for boat in race.boats)
    return [
        _flag(sight.chart, flag, row, leader, leader > 0 and has_fired(race, leader, flag))
        for flag, row in enumerate(race.flag_rows)
    ]


@lru_cache(maxsize=256)
def _flag(chart: Chart, flag: int, row: int, leader: int, used: bool) -> Group:
    return placed(
        (chart.east, chart.on_screen((0, row))[1]),
        "flag",
        *flag_shapes(flag, used),
        id=f"flag:{flag}",
        title=chart.say("flag_used" if used else "flag", n=flag + 1, row=row, leg=leader),
    )


def flag_shapes(flag: int, used: bool) -> tuple[Shape, ...]:
    """A flag on its pole."""
    role = "flag-used" if used else "flag"
    return (
        Path(role="pin-pole", d="M0 .1V-1"),
        Path(role=role, d="M0 -1H-1.1L-.86 -.66L-1.1 -.32H0Z"),
        centred(-0.42, -0.66, str(flag + 1), 0.5, f"{role}-number"),
    )


# The way round.

TURNS = ((WINDWARD, -70.0, 70.0), (BUOY, 125.0, 250.0), (COMMITTEE, 235.0, 110.0))
"""Mark, and the bearings between which the arrow runs."""


def ways_round(chart: Chart) -> list[Shape]:
    """RTW-102, RTW-104: arrows round the windward mark and outward round both gate marks."""
    return [shape for turn in TURNS for shape in _arc(chart, *turn)]


@lru_cache(maxsize=128)
def goal_signs(chart: Chart, goal: str | None) -> tuple[Shape, ...]:
    """What a boat sails for: the line, the windward mark or the gate."""
    shapes: list[Shape] = []
    if goal in (START, FINISH, DOWN):
        shapes.append(_rails(chart))
    if goal == UP:
        x, y = chart.on_screen(chart.marks[WINDWARD])
        title = chart.say(MARKS[WINDWARD])
        halo = Circle(role="mark-halo", id="goal", title=title, x=x, y=y, r=0.75)
        shapes += [_ray(chart), *_arc(chart, *TURNS[0], "-next"), halo]
    if goal == DOWN:
        shapes += [shape for turn in TURNS[1:] for shape in _arc(chart, *turn, "-next")]
    return tuple(shapes)


def _arc(chart: Chart, mark: int, begin: float, end: float, emphasis: str = "") -> Shapes:
    return way_round(chart.on_screen(chart.marks[mark]), 1.5, begin, end, emphasis)


def _ray(chart: Chart) -> Line:
    """RTW-102: the ray that has to be crossed from west to east."""
    mark = chart.marks[WINDWARD]
    near, far = (chart.on_screen((mark.x, y)) for y in (mark.y + 0.7, chart.rows - 0.3))
    return Line(role="rounding-next", points=(rounded(near), rounded(far)))


def _rails(chart: Chart) -> Path:
    """A fine line on either side of the rope."""
    buoy, committee = chart.marks[BUOY], chart.marks[COMMITTEE]
    west, y = chart.on_screen((buoy.x + 0.7, buoy.y))
    east, _ = chart.on_screen((committee.x - 0.7, buoy.y))
    sides = (y - 0.4, y + 0.4)
    d = "".join(f"M{pair((west, s))}L{pair((east, s))}" for s in sides)
    return Path(role="line-next", id="goal", title=chart.say("line"), d=d)


@lru_cache(maxsize=128)
def laylines(chart: Chart, wind: int, goal: str | None) -> tuple[Shape, ...]:
    """RTW-17: the two close-hauled courses that lead to the windward mark in the present wind.

    They are drawn for a boat that sails for it, and for nobody before the race.
    """
    if goal != UP:
        return ()
    mark = chart.marks[WINDWARD]
    shapes: list[Shape] = []
    for back in ((wind + 5) % 8, (wind + 3) % 8):
        (x, y), (dx, dy), steps = mark, VECTORS[back], 0
        while 0 <= x + dx < chart.cols and 0 <= y + dy < chart.rows:
            x, y, steps = x + dx, y + dy, steps + 1
        if steps > 1:
            near = rounded(chart.on_screen(stepped(mark, back, 0.7)))
            shapes.append(Line(role="layline", points=(near, chart.on_screen((x, y)))))
    return tuple(shapes)


def wrong_way(sight: Sight) -> list[Shape]:
    """A notice at the mark while the viewer's boat has crossed the wrong way."""
    if not sight.wrong_way:
        return []
    chart = sight.chart
    x, y = chart.on_screen(chart.marks[WINDWARD if sight.goal == UP else BUOY])
    width = 10.0
    left = min(max(x - width / 2, ORIGIN[0]), ORIGIN[0] + chart.cols - 1 - width)
    return [notice((left, y + 2.8), width, chart.say("wrong_way"))]
