"""The course: the start and finish line, the marks and their rounding lines."""

from __future__ import annotations

import math

from ....engine.events import Space
from ....engine.scene import Circle, Group, Line, Path, Rect, Shape, Text
from ....engine.strokes import centred, num, rounded
from ...sailing import PORT, E, N, S, W
from ...sailing_pictures import (
    COMMITTEE_DECK,
    COMMITTEE_FLAG,
    EDGE,
    placed,
    stepped,
    way_round,
)
from .sight import Course, Mark, Sight


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
    pin, committee = sight.on_screen(sight.course.pin), sight.on_screen(sight.course.committee)
    start = sight.race.start
    along = (start + 2) % 8  # from pin to committee boat, the right-hand end
    shapes: list[Shape] = []
    for piece, direction in ((sight.course.pin, along + 4), (sight.course.committee, along)):
        end = sight.on_screen(
            stepped(piece, direction, sight.course.to_edge(piece, direction) + EDGE)
        )
        shapes.append(Line(role="extension", points=(sight.on_screen(piece), end)))
    length = math.dist(pin, committee)
    rope = Line(role="rope", points=((0.0, 0.0), (length, 0.0)))
    # the lay of the rope: short slanting strokes along it
    strokes = (f"M{num(0.2 + k * 0.3)} -.07l.12 .14" for k in range(int((length - 0.2) / 0.3)))
    twist = Path(role="rope-twist", d="".join(strokes))
    shapes.append(placed(pin, "line", rope, twist, id="line", turn=start * 45.0))
    shapes.extend(_line_label(sight, along))
    shapes.append(_pin_buoy(sight))
    shapes.append(_committee_boat(sight))
    return shapes


def _line_label(sight: Sight, along: int) -> list[Shape]:
    """The name of the line, written over the longer of its two extensions."""
    ends = ((sight.course.committee, along % 8), (sight.course.pin, (along + 4) % 8))
    piece, outward = max(ends, key=lambda end: sight.course.to_edge(*end))
    room = sight.course.to_edge(piece, outward)
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


def _pin_buoy(sight: Sight) -> Group:
    parts = (
        Circle(role="pin-float", x=0, y=0.08, r=0.36),
        Path(role="pin-pole", d="M0 .08V-.86"),
        Path(role="pin-flag", d="M0 -.88L.62 -.64L0 -.4Z"),
    )
    title = f"{sight.say('course.pin')} {sight.course.pin}"
    return placed(sight.on_screen(sight.course.pin), "pin", *parts, id="pin", title=title)


def _committee_boat(sight: Sight) -> Group:
    deck = Group(role="committee", turn=sight.race.start * 45.0, shapes=COMMITTEE_DECK)
    at, title = sight.course.committee, f"{sight.say('course.committee')} {sight.course.committee}"
    parts = (deck, *COMMITTEE_FLAG)
    return placed(sight.on_screen(at), "committee", *parts, id="committee", title=title)


def roundings(sight: Sight) -> list[Shape]:
    """The dashed rounding lines with their arrows."""
    different = dict.fromkeys(sight.course.marks)
    return [shape for mark in different for shape in rounding(sight.course, mark)]


def rounding(course: Course, mark: Mark, emphasis: str = "") -> list[Shape]:
    """The line that a mark is rounded over, and an arrow for the way."""
    at = (mark.x, mark.y)
    reach = course.to_edge(at, mark.line) + EDGE
    ends = (course.on_screen(stepped(at, mark.line, steps)) for steps in (0.7, reach))
    radius = max(1.3, min(2.1, reach * 0.62))
    middle, swing = mark.line * 45.0, 38.0 if mark.side == PORT else -38.0
    return [
        Line(role=f"rounding{emphasis}", points=tuple(map(rounded, ends))),
        *way_round(course.on_screen(at), radius, middle + swing, middle - swing, emphasis),
    ]


def marks(sight: Sight) -> list[Shape]:
    """The numbered buoys; one that is rounded twice carries both numbers."""
    rounded_at: dict[Space, list[int]] = {}
    for n, mark in enumerate(sight.course.marks):
        rounded_at.setdefault(Space(mark.x, mark.y), []).append(n)
    return [_buoy(sight, at, numbers) for at, numbers in rounded_at.items()]


def _buoy(sight: Sight, at: Space, numbers: list[int]) -> Group:
    label = "·".join(str(n + 1) for n in numbers)
    port = any(sight.course.marks[n].side == PORT for n in numbers)
    side = sight.say("course.port" if port else "course.starboard")
    parts = (
        Circle(role="mark-shade", x=0.08, y=0.12, r=0.6),
        Circle(role="mark", x=0, y=0, r=0.6),
        centred(0, 0, label, 0.86 if len(numbers) == 1 else 0.6, "mark-number"),
    )
    title = f"{sight.say('course.mark', n=label)}, {at}, {side}"
    return placed(sight.on_screen(at), "buoy", *parts, id=f"mark:{numbers[0] + 1}", title=title)
