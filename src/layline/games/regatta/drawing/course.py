"""The course: the start and finish line, the marks and their rounding lines."""

from __future__ import annotations

import math

from ....engine.events import Space
from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape, Text
from ....engine.strokes import around, arrow_head, centred, num, pair, rounded
from ...sailing import PORT, E, N, S, W
from ...sailing_pictures import EDGE, Place, stepped
from ..rules.state import Rounding
from .sight import Sight


def prestart(sight: Sight) -> list[Shape]:
    """The spaces behind the line, shaded until round three begins."""
    race = sight.race
    if race.rounds > 2 or sight.ended:
        return []
    west, south = -EDGE, -EDGE
    east, north = race.cols - 1 + EDGE, race.rows - 1 + EDGE
    if race.start == N:
        north = race.committee_y - 0.5
    elif race.start == E:
        east = race.committee_x - 0.5
    elif race.start == S:
        south = race.committee_y + 0.5
    else:
        west = race.committee_x + 0.5
    x, y = sight.on_screen((west, north))
    return [Rect(role="prestart", x=x, y=y, w=east - west, h=north - south)]


def line(sight: Sight) -> list[Shape]:
    """Pin, rope and committee boat, and the dotted extensions of the line to the edges."""
    pin, committee = sight.on_screen(sight.pin), sight.on_screen(sight.committee)
    start = sight.race.start
    along = (start + 2) % 8  # from pin to committee boat, the right-hand end
    shapes: list[Shape] = []
    for piece, direction in ((sight.pin, along + 4), (sight.committee, along)):
        end = sight.on_screen(stepped(piece, direction, to_edge(sight, piece, direction) + EDGE))
        shapes.append(Line(role="extension", points=(sight.on_screen(piece), end)))
    length = math.dist(pin, committee)
    rope = (
        Line(role="rope", points=((0.0, 0.0), (length, 0.0))),
        Path(role="rope-twist", d=_twist(length)),
    )
    shapes.append(Group(role="line", id="line", x=pin[0], y=pin[1], turn=start * 45.0, shapes=rope))
    shapes.extend(_line_label(sight, along))
    shapes.append(_pin_buoy(sight, pin))
    shapes.append(_committee_boat(sight, committee))
    return shapes


def _twist(length: float) -> str:
    """The lay of the rope: short slanting strokes along it."""
    pitch = 0.3
    count = int((length - 0.2) / pitch)
    return "".join(f"M{num(0.2 + k * pitch)} -.07l.12 .14" for k in range(count))


def to_edge(sight: Sight, start: Place, direction: int) -> int:
    """How many steps lead from a space to the last one of the board in a direction."""
    steps = 0
    while sight.on_board(stepped(start, direction, steps + 1)):
        steps += 1
    return steps


def _line_label(sight: Sight, along: int) -> list[Shape]:
    """The name of the line, written over the longer of its two extensions."""
    ends = ((sight.committee, along % 8), (sight.pin, (along + 4) % 8))
    piece, outward = max(ends, key=lambda end: to_edge(sight, *end))
    room = to_edge(sight, piece, outward)
    size = 0.84 * sight.bold
    x, y = sight.on_screen(stepped(piece, outward, 1.1))
    if outward in (E, W):
        anchor, fits = ("start" if outward == E else "end"), room - 0.6
        y -= 0.22
    else:
        # beside an upright line the words lie on the side it is started from
        race, eastward = sight.race, sight.race.start == E
        anchor = "end" if eastward else "start"
        x += -0.3 if eastward else 0.3
        y += size * 0.34
        fits = float(race.committee_x if eastward else race.cols - 1 - race.committee_x)
    if fits < 3:
        return []
    label = Text(
        role="label",
        x=x,
        y=y,
        text=sight.say("course.line"),
        size=size,
        anchor="start" if anchor == "start" else "end",
        width=min(fits, 8.0),
    )
    return [label]


def _pin_buoy(sight: Sight, at: Point) -> Group:
    return Group(
        role="pin",
        id="pin",
        title=f"{sight.say('course.pin')} {sight.pin}",
        x=at[0],
        y=at[1],
        shapes=(
            Circle(role="pin-float", x=0, y=0.08, r=0.36),
            Path(role="pin-pole", d="M0 .08V-.86"),
            Path(role="pin-flag", d="M0 -.88L.62 -.64L0 -.4Z"),
        ),
    )


def _committee_boat(sight: Sight, at: Point) -> Group:
    hull = (
        "M0 -.95C.3 -.66 .42 -.3 .42 .1V.7Q.42 .8 .32 .8"
        "H-.32Q-.42 .8 -.42 .7V.1C-.42 -.3 -.3 -.66 0 -.95Z"
    )
    return Group(
        role="committee",
        id="committee",
        title=f"{sight.say('course.committee')} {sight.committee}",
        x=at[0],
        y=at[1],
        shapes=(
            Group(
                role="committee",
                turn=sight.race.start * 45.0,
                shapes=(
                    Path(role="committee-hull", d=hull),
                    Rect(role="committee-cabin", x=-0.25, y=-0.28, w=0.5, h=0.56, r=0.1),
                    Path(role="committee-glass", d="M-.17 -.17H.17"),
                ),
            ),
            Path(role="pin-pole", d="M0 .1V-.98"),
            Path(role="committee-flag", d="M0 -1H.66V-.56H0Z"),
        ),
    )


def roundings(sight: Sight) -> list[Shape]:
    """The dashed rounding lines with their arrows."""
    different = {(mark.x, mark.y, mark.side, mark.line): mark for mark in sight.marks}
    return [shape for mark in different.values() for shape in way_round(sight, mark)]


def way_round(sight: Sight, mark: Rounding, emphasis: str = "") -> list[Shape]:
    """The line that a mark is rounded over, and an arrow for the way."""
    at, port = (mark.x, mark.y), mark.side == PORT
    reach = to_edge(sight, at, mark.line) + EDGE
    near = sight.on_screen(stepped(at, mark.line, 0.7))
    far = sight.on_screen(stepped(at, mark.line, reach))
    centre = sight.on_screen(at)
    radius = max(1.3, min(2.1, reach * 0.62))
    middle = mark.line * 45.0
    swing = 38.0 if port else -38.0
    begin, end = (around(centre, radius, middle + turn) for turn in (swing, -swing))
    heading = middle - swing + (-90 if port else 90)
    arc = f"M{pair(begin)}A{num(radius)} {num(radius)} 0 0 {0 if port else 1} {pair(end)}"
    tip = around(end, 0.42, heading)
    return [
        Line(role=f"rounding{emphasis}", points=(rounded(near), rounded(far))),
        Path(role=f"rounding-arc{emphasis}", d=arc),
        arrow_head(tip, heading, 0.7, f"rounding-arrow{emphasis}"),
    ]


def marks(sight: Sight) -> list[Shape]:
    """The numbered buoys; one that is rounded twice carries both numbers."""
    rounded_at: dict[Space, list[int]] = {}
    for n, mark in enumerate(sight.marks):
        rounded_at.setdefault(Space(mark.x, mark.y), []).append(n)
    return [_buoy(sight, at, numbers) for at, numbers in rounded_at.items()]


def _buoy(sight: Sight, at: Space, numbers: list[int]) -> Group:
    x, y = sight.on_screen(at)
    label = "·".join(str(n + 1) for n in numbers)
    port = any(sight.marks[n].side == PORT for n in numbers)
    side = sight.say("course.port" if port else "course.starboard")
    return Group(
        role="buoy",
        id=f"mark:{numbers[0] + 1}",
        title=f"{sight.say('course.mark', n=label)}, {at}, {side}",
        x=x,
        y=y,
        shapes=(
            Circle(role="mark-shade", x=0.08, y=0.12, r=0.6),
            Circle(role="mark", x=0, y=0, r=0.6),
            centred(0, 0, label, 0.86 if len(numbers) == 1 else 0.6, "mark-number"),
        ),
    )
