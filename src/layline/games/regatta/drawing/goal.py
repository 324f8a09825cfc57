"""What the viewer's yacht sails for: her next mark or the line, and the way there."""

from __future__ import annotations

from ....engine.scene import Circle, Group, Line, Path, Point, Shape
from ....engine.strokes import pair, rounded
from ...sailing_pictures import EDGE, NOTICE_HEIGHT, ORIGIN, Place, notice, stepped
from ..rules.course import is_fixed
from ..rules.state import RACING, Rounding
from .course import rounding, to_edge
from .sight import Sight


def next_rounding(sight: Sight) -> Rounding | None:
    """The mark that the eye's yacht has to round next."""
    eye = sight.eye
    if eye is None or eye.status != RACING or eye.rounded == sight.race.roundings:
        return None
    return sight.race.marks[eye.rounded]


def goal(sight: Sight) -> list[Shape]:
    """Rails along the line while it is to be crossed; the way round the next mark and its halo."""
    eye, wanted = sight.eye, next_rounding(sight)
    shapes: list[Shape] = []
    if eye is not None and eye.status == RACING and (not eye.started or wanted is None):
        shapes.append(_rails(sight))
    if wanted is not None:
        x, y = sight.on_screen((wanted.x, wanted.y))
        shapes += rounding(sight, wanted, "-next")
        shapes.append(Circle(role="mark-halo", id="goal", x=x, y=y, r=0.9))
    return shapes


def _rails(sight: Sight) -> Path:
    """A fine line on either side of the rope."""
    ahead, along = sight.race.start, sight.race.start + 2
    ends = [
        sight.on_screen(stepped(space, ahead + 4 * back, 0.4))
        for back in (0, 1)
        for space in (
            stepped(sight.pin, along, 0.7),
            stepped(sight.committee, along + 4, 0.9),
        )
    ]
    return Path(
        role="line-next",
        d="".join(f"M{pair(begin)}L{pair(end)}" for begin, end in (ends[:2], ends[2:])),
    )


def laylines(sight: Sight) -> list[Shape]:
    """The two courses on which a yacht beats up to the next mark of the eye's yacht."""
    wanted = next_rounding(sight)
    if wanted is None:
        return []
    return [
        Line(role="layline", points=(rounded(begin), rounded(end)))
        for beat in (sight.race.wind + 1, sight.race.wind - 1)
        for begin, end in _over_water(sight, (wanted.x, wanted.y), (beat + 4) % 8)
    ]


def _over_water(sight: Sight, start: Place, direction: int) -> list[tuple[Point, Point]]:
    """The ray from a piece to the edge, cut out where the island or another piece lies."""
    edge = to_edge(sight, start, direction)
    spans, begin = [], 0.7
    for step in range(1, edge + 1):
        x, y = stepped(start, direction, step)
        if is_fixed(sight.race, round(x), round(y)):
            spans.append((begin, step - 0.7))
            begin = step + 0.7
    spans.append((begin, edge + EDGE * 0.8))
    ends = [[sight.on_screen(stepped(start, direction, at)) for at in span] for span in spans]
    return [(near, far) for (near, far), span in zip(ends, spans, strict=True) if span[0] < span[1]]


def goes_back(sight: Sight) -> bool:
    """Whether the eye's yacht has crossed the line of her mark the wrong way."""
    return next_rounding(sight) is not None and sight.eye is not None and sight.eye.net < 0


def wrong_way(sight: Sight, busy: list[Point]) -> Group:
    """The notice at the mark of a yacht that goes back.

    `busy` points, of yachts and targets, are kept clear as far as possible.
    """
    wanted = next_rounding(sight)
    assert wanted is not None
    x, y = sight.on_screen((wanted.x, wanted.y))
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
