"""The course: zones, marks, the line and its extension, the flags, and the way round."""

from __future__ import annotations

from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape, Text
from ....engine.strokes import around, arrow_head, centred, num, pair, rounded
from ...sailing_pictures import EDGE, ORIGIN
from ..rules.state import BUOY, COMMITTEE, FLAGS, WINDWARD
from ..rules.wind import has_fired
from ..table.pointing import MARKS
from .sight import DOWN, FINISH, START, UP, Sight


def zones(sight: Sight) -> list[Shape]:
    """RTW-83: the 25 points around each mark, as soft squares."""
    shapes: list[Shape] = []
    for name, mark in zip(MARKS, sight.race.marks, strict=True):
        x, y = sight.on_screen((mark.x, mark.y))
        title = sight.say("zone")
        square = Rect(
            role="zone", id=f"zone:{name}", title=title, x=x - 2.4, y=y - 2.4, w=4.8, h=4.8, r=0.5
        )
        shapes.append(square)
    return shapes


def line(sight: Sight) -> list[Shape]:
    """RTW-04: the rope between the marks, and the dotted extension of its row."""
    race = sight.race
    buoy = sight.on_screen((race.marks[BUOY].x, race.marks[BUOY].y))
    committee = sight.on_screen((race.marks[COMMITTEE].x, race.marks[COMMITTEE].y))
    west, east = ORIGIN[0] - EDGE, ORIGIN[0] + race.cols - 1 + EDGE
    length = committee[0] - buoy[0]
    twist = "".join(f"M{num(0.2 + k * 0.3)} -.07l.12 .14" for k in range(int(length / 0.3) - 1))
    rope = (
        Line(role="rope", points=((0.0, 0.0), (length, 0.0))),
        Path(role="rope-twist", d=twist),
    )
    return [
        Line(role="extension", points=((west, buoy[1]), buoy)),
        Line(role="extension", points=(committee, (east, buoy[1]))),
        Group(role="line", id="line", title=sight.say("line"), x=buoy[0], y=buoy[1], shapes=rope),
        Text(
            role="label",
            x=committee[0] + 1.1,
            y=committee[1] - 0.22,
            text=sight.say("line"),
            size=0.84 * sight.bold,
            width=max(east - committee[0] - 1.6, 1.0),
        ),
    ]


def marks(sight: Sight) -> list[Shape]:
    """RTW-04, RTW-05: the windward mark, the gate buoy and the committee boat."""
    places = [sight.on_screen((mark.x, mark.y)) for mark in sight.race.marks]
    titles = [
        f"{sight.say(name)} {m.x},{m.y}" for name, m in zip(MARKS, sight.race.marks, strict=True)
    ]
    return [
        _buoy("mark", titles[WINDWARD], places[WINDWARD]),
        _buoy("buoy", titles[BUOY], places[BUOY]),
        _committee(titles[COMMITTEE], places[COMMITTEE]),
    ]


def _buoy(name: str, title: str, at: Point) -> Group:
    return Group(
        role="buoy",
        id=name,
        title=title,
        x=at[0],
        y=at[1],
        shapes=(
            Circle(role="mark-shade", x=0.08, y=0.12, r=0.46),
            Circle(role="mark", x=0, y=0, r=0.46),
            Path(role="pin-pole", d="M0 0V-.9"),
            Path(role="pin-flag", d="M0 -.92L.55 -.72L0 -.5Z"),
        ),
    )


def _committee(title: str, at: Point) -> Group:
    hull = (
        "M0 -.95C.3 -.66 .42 -.3 .42 .1V.7Q.42 .8 .32 .8"
        "H-.32Q-.42 .8 -.42 .7V.1C-.42 -.3 -.3 -.66 0 -.95Z"
    )
    return Group(
        role="committee",
        id="committee",
        title=title,
        x=at[0],
        y=at[1],
        shapes=(
            Path(role="committee-hull", d=hull),
            Rect(role="committee-cabin", x=-0.25, y=-0.28, w=0.5, h=0.56, r=0.1),
            Path(role="committee-glass", d="M-.17 -.17H.17"),
            Path(role="pin-pole", d="M0 .1V-.98"),
            Path(role="committee-flag", d="M0 -1H.66V-.56H0Z"),
        ),
    )


def flag_rows(sight: Sight) -> list[Shape]:
    """RTW-07: a thin line along the row of each flag."""
    west, east = ORIGIN[0] - EDGE, ORIGIN[0] + sight.race.cols - 1 + EDGE
    rows = [sight.on_screen((0, row))[1] for row in sight.race.flag_rows]
    return [Line(role="flag-row", points=((west, y), (east, y))) for y in rows]


def flags(sight: Sight) -> list[Shape]:
    """RTW-66: the flags at the edge, hollow once they have worked on the leader's leg."""
    race = sight.race
    leader = max(boat.leg for boat in race.boats[: race.fleet])
    shapes: list[Shape] = []
    for flag in range(FLAGS):
        row = race.flag_rows[flag]
        used = leader > 0 and has_fired(race, leader, flag)
        role, said = ("flag-used", "flag_used") if used else ("flag", "flag")
        x, y = ORIGIN[0] + race.cols - 1 + EDGE, sight.on_screen((0, row))[1]
        shapes.append(
            Group(
                role="flag",
                id=f"flag:{flag}",
                title=sight.say(said, n=flag + 1, row=row, leg=leader),
                x=x,
                y=y,
                shapes=(
                    Path(role="pin-pole", d="M0 .1V-1"),
                    Path(role=role, d="M0 -1H-1.1L-.86 -.66L-1.1 -.32H0Z"),
                    centred(-0.42, -0.66, str(flag + 1), 0.5, f"{role}-number"),
                ),
            )
        )
    return shapes


# The way round.


def ways_round(sight: Sight) -> list[Shape]:
    """RTW-102, RTW-104: arrows round the windward mark and outward round both gate marks."""
    shapes: list[Shape] = []
    for mark, begin, end in _TURNS:
        shapes += _arc(sight, mark, begin, end, "")
    return shapes


_TURNS = ((WINDWARD, -70.0, 70.0), (BUOY, 125.0, 250.0), (COMMITTEE, 235.0, 110.0))
"""Mark, and the bearings between which the arrow runs."""


def goal(sight: Sight) -> list[Shape]:
    """What the viewer's boat sails for: the line, the windward mark or the gate."""
    shapes: list[Shape] = []
    if sight.goal in (START, FINISH):
        shapes.append(_rails(sight))
    if sight.goal == UP:
        shapes += [*_ray(sight), *_arc(sight, *_TURNS[0], "-next"), _halo(sight)]
    if sight.goal == DOWN:
        shapes.append(_rails(sight))
        for turn in _TURNS[1:]:
            shapes += _arc(sight, *turn, "-next")
    return shapes


def _halo(sight: Sight) -> Circle:
    mark = sight.race.marks[WINDWARD]
    x, y = sight.on_screen((mark.x, mark.y))
    return Circle(role="mark-halo", id="goal", x=x, y=y, r=0.75)


def _arc(sight: Sight, mark: int, begin: float, end: float, emphasis: str) -> list[Shape]:
    at = sight.race.marks[mark]
    centre, radius = sight.on_screen((at.x, at.y)), 1.5
    clockwise = end > begin
    start, stop = around(centre, radius, begin), around(centre, radius, end)
    heading = end + (90 if clockwise else -90)
    arc = f"M{pair(start)}A{num(radius)} {num(radius)} 0 0 {int(clockwise)} {pair(stop)}"
    tip = around(stop, 0.42, heading)
    return [
        Path(role=f"rounding-arc{emphasis}", d=arc),
        arrow_head(tip, heading, 0.7, f"rounding-arrow{emphasis}"),
    ]


def _ray(sight: Sight) -> list[Shape]:
    """RTW-102: the ray that has to be crossed from west to east."""
    mark = sight.race.marks[WINDWARD]
    near, far = sight.on_screen((mark.x, mark.y + 0.7)), sight.on_screen((mark.x, sight.rows - 0.3))
    return [Line(role="rounding-next", points=(rounded(near), rounded(far)))]


def _rails(sight: Sight) -> Path:
    """A fine line on either side of the rope."""
    buoy, committee = sight.race.marks[BUOY], sight.race.marks[COMMITTEE]
    (west, y), (east, _) = (
        sight.on_screen((buoy.x + 0.7, buoy.y)),
        sight.on_screen((committee.x - 0.7, buoy.y)),
    )
    sides = (y - 0.4, y + 0.4)
    return Path(role="line-next", d="".join(f"M{pair((west, s))}L{pair((east, s))}" for s in sides))


def laylines(sight: Sight) -> list[Shape]:
    """RTW-17: the two close-hauled courses that lead to the windward mark in the present wind.

    They are drawn for a boat that sails for it, and for nobody before the race.
    """
    if sight.goal != UP:
        return []
    race = sight.race
    mark = race.marks[WINDWARD]
    shapes: list[Shape] = []
    for beat in (race.wind + 1, race.wind - 1):
        x, y, steps = mark.x, mark.y, 0
        dx, dy = _BACK[(beat + 4) % 8]
        while 0 <= x + dx < race.cols and 0 <= y + dy < race.rows:
            x, y, steps = x + dx, y + dy, steps + 1
        if steps > 1:
            near = sight.on_screen((mark.x + 0.7 * dx, mark.y + 0.7 * dy))
            shapes.append(Line(role="layline", points=(rounded(near), sight.on_screen((x, y)))))
    return shapes


_BACK = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def wrong_way(sight: Sight) -> list[Shape]:
    """A notice at the mark while the viewer's boat has crossed the wrong way."""
    if not sight.wrong_way:
        return []
    mark = sight.race.marks[WINDWARD if sight.goal == UP else BUOY]
    x, y = sight.on_screen((mark.x, mark.y))
    width, height, size = 10.0, 1.3, 0.78
    left = min(max(x - width / 2, ORIGIN[0]), ORIGIN[0] + sight.race.cols - 1 - width)
    notice = (
        Rect(role="warning", x=0, y=0, w=width, h=height, r=height / 2),
        Text(
            role="warning-text",
            x=width / 2,
            y=height / 2 + round(size * 0.34, 3),
            text=sight.say("wrong_way"),
            size=size,
            anchor="middle",
            width=width - 1,
        ),
    )
    return [Group(role="notice", id="wrong-way", x=left, y=y + 2.8, shapes=notice)]
