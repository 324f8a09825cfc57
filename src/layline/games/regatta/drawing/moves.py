"""What has been sailed and what may be: wakes of the last play, and the targets of the choices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from ....engine.events import Space
from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape
from ....engine.strokes import arrow_head, centred, pair, rounded
from ...sailing_pictures import CHEVRON, on_screen, placed
from ..codec.notation import LETTERS
from ..rules.actions import HEADING, LUFF, SPACE, TURN, has_protest, has_puff, is_leg
from ..table.ahead import direction_of, leg, numbered, space_of
from ..view import RegattaView
from .sight import Sight


def wakes(sight: Sight) -> list[Shape]:
    """The legs of the last play, each yacht's as one line that ends in an arrow."""
    tracks: dict[int, list[Space]] = {}
    for one in sight.sailed:
        if one.start is not None:
            track = tracks.setdefault(one.who, [one.start])
            if track[-1] != one.start:
                track.append(one.start)
            track.append(one.end)
    boats, rows = sight.race.boats, sight.race.rows
    return [
        _wake(seat, tuple(track), (boats[seat].x, boats[seat].y) == track[-1], rows)
        for seat, track in tracks.items()
        if track[-2] != track[-1]
    ]


@lru_cache(maxsize=512)
def _wake(seat: int, track: tuple[Space, ...], lies_there: bool, rows: int) -> Group:
    points = [on_screen(at, rows) for at in track]
    before, last = points[-2], points[-1]
    length = math.dist(before, last)
    # the arrow stops at the stern of the yacht that now lies on its last space
    short = 0.86 if lies_there else 0.0
    stay = max(length - short, 0.34) / length
    tip = (before[0] + (last[0] - before[0]) * stay, before[1] + (last[1] - before[1]) * stay)
    degrees = math.degrees(math.atan2(last[0] - before[0], before[1] - last[1]))
    back = math.radians(degrees)
    neck = (tip[0] - 0.3 * math.sin(back), tip[1] + 0.3 * math.cos(back))
    line = (*points[:-1], rounded(neck))
    return Group(
        role="track",
        id=f"wake:{LETTERS[seat]}",
        shapes=(
            Line(role="wake-under", points=line),
            Line(role="wake", points=line, seat=seat),
            *(Circle(role="wake-turn", x=x, y=y, r=0.13, seat=seat) for x, y in points[:-1]),
            arrow_head(tip, degrees, 0.5, "wake-arrow"),
        ),
    )


def leg_ends(view: RegattaView) -> list[Space]:
    """The spaces on which the legs on offer end."""
    ends = (leg(view, number).end for number, _ in numbered(view) if is_leg(number))
    return list(dict.fromkeys(ends))


def courses(sight: Sight, view: RegattaView) -> list[Shape]:
    """Faint lines from the yacht on move to the ends of her legs, under everything that floats."""
    boat, ends = sight.moving, leg_ends(view)
    if boat is None or not ends:
        return []
    start = pair(sight.on_screen((boat.x, boat.y)))
    rays = "".join(f"M{start}L{pair(sight.on_screen(end))}" for end in ends)
    return [Path(role="course", d=rays)]


def targets(sight: Sight, view: RegattaView) -> list[Shape]:
    """The end spaces of the legal legs, the spaces to place on, the headings to turn to."""
    choices = numbered(view)
    free = [space_of(sight.race, number) for number, _ in choices if number >= SPACE]
    if free:
        dots = "".join(f"M{pair(sight.on_screen(at))}h0" for at in free)
        return [Path(role="target-place", d=dots)]
    shapes: list[Shape] = []
    plain: set[Space] = set()
    for number, action in choices:
        if TURN <= number < LUFF or number >= HEADING:
            shapes.append(_heading(sight, action, direction_of(number)))
        elif is_leg(number) and not has_protest(number):
            end = leg(view, number).end
            # a puff that carries her no farther (both legs finish) needs no dot of its own
            if end not in plain:
                plain.add(end)
                shapes.append(_leg(sight, view, number, action))
    protests = (one for one in choices if has_protest(one[0]))
    return shapes + [_protest(sight, view, number, action) for number, action in protests]


def _leg(sight: Sight, view: RegattaView, number: int, action: str) -> Group:
    sailed, puff = leg(view, number), has_puff(number)
    role = "target-puff" if puff else "target"
    radius, size = (0.35, 0.54) if puff else (0.43, 0.7)
    parts: list[Shape] = [
        Circle(role=role, x=0, y=0, r=radius),
        centred(0, 0, str(sailed.spaces), size, f"{role}-number"),
    ]
    if sailed.finishes:
        parts.insert(0, Circle(role="target-finish", x=0, y=0, r=radius + 0.2))
    leads = sight.say("course.finish") if sailed.finishes else sailed.end
    return _choice(sight, sight.on_screen(sailed.end), parts, action, f"{action}: {leads}")


def _heading(sight: Sight, action: str, direction: int) -> Group:
    """A chevron on the ring around the yacht: a heading she may turn to."""
    assert sight.moving is not None
    at = sight.on_screen((sight.moving.x, sight.moving.y))
    return _choice(sight, at, [CHEVRON], action, action, direction * 45.0)


def _protest(sight: Sight, view: RegattaView, number: int, action: str) -> Group:
    """A protest leg, as a red diamond on its end space, or beside the yacht that lies there."""
    sailed, suffix = leg(view, number), "-puff" if has_puff(number) else ""
    half, size = (0.56, 0.5) if suffix else (0.66, 0.62)
    side = half * math.sqrt(2)
    role = f"target-protest{suffix}"
    square = Rect(role=role, x=-side / 2, y=-side / 2, w=side, h=side, r=0.08)
    parts: list[Shape] = [
        Group(role="diamond", turn=45.0, shapes=(square,)),
        centred(0, 0, str(sailed.spaces), size, f"{role}-number"),
    ]
    x, y = sight.on_screen(sailed.end)
    if any((other.x, other.y) == sailed.end for other in sight.afloat):
        # at right angles to the leg, so that neither she nor the next space is hidden
        turn = math.radians(direction_of(number) * 45.0 + 90.0)
        x, y = x + 1.12 * math.sin(turn), y - 1.12 * math.cos(turn)
    return _choice(sight, (x, y), parts, action, f"{action}: {sailed.end}")


def _choice(
    sight: Sight, at: Point, parts: Sequence[Shape], action: str, title: str, turn: float = 0.0
) -> Group:
    id, scale = f"target:{action}", sight.bold
    return placed(at, "choice", *parts, id=id, title=title, turn=turn, scale=scale)
