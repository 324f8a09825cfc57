"""What has been sailed and what may be: wakes of the last play, and the targets of the choices."""

from __future__ import annotations

import math

from ....engine.scene import Circle, Group, Line, Path, Rect, Shape
from ....engine.strokes import arrow_head, centred, pair, rounded
from ...sailing import DIRECTIONS
from ...sailing_pictures import stepped
from .sight import Sight, Space, Yacht, space


def wakes(sight: Sight) -> list[Shape]:
    """The legs of the last play, each yacht's as one line that ends in an arrow."""
    tracks: dict[str, list[Space]] = {}
    for who, start, end in sight.moves:
        track = tracks.setdefault(who, [start])
        if track[-1] != start:
            track.append(start)
        track.append(end)
    shapes: list[Shape] = []
    for who, track in tracks.items():
        yacht = sight.yacht(who)
        points = [sight.on_screen(at) for at in track]
        before, last = points[-2], points[-1]
        length = math.dist(before, last)
        if length == 0:
            continue
        # the arrow stops at the stern of the yacht that now lies on its last space
        short = 0.86 if yacht is not None and yacht.at == track[-1] else 0.0
        stay = max(length - short, 0.34) / length
        tip = (before[0] + (last[0] - before[0]) * stay, before[1] + (last[1] - before[1]) * stay)
        degrees = math.degrees(math.atan2(last[0] - before[0], before[1] - last[1]))
        back = math.radians(degrees)
        neck = (tip[0] - 0.3 * math.sin(back), tip[1] + 0.3 * math.cos(back))
        seat = None if yacht is None else yacht.seat
        line = (*points[:-1], rounded(neck))
        parts: list[Shape] = [
            Line(role="wake-under", points=line),
            Line(role="wake", points=line, seat=seat),
        ]
        parts += [Circle(role="wake-turn", x=x, y=y, r=0.13, seat=seat) for x, y in points[:-1]]
        parts.append(arrow_head(tip, degrees, 0.5, "wake-arrow"))
        shapes.append(Group(role="track", id=f"wake:{who}", shapes=tuple(parts)))
    return shapes


def courses(sight: Sight) -> list[Shape]:
    """Faint lines from the yacht on move to the ends of her legs, under everything that floats."""
    yacht = sight.yacht(sight.to_move)
    if yacht is None or yacht.at is None or sight.phase != "play":
        return []
    start = sight.on_screen(yacht.at)
    ends = leg_ends(sight)
    if not ends:
        return []
    rays = "".join(f"M{pair(start)}L{pair(sight.on_screen(end))}" for end in ends)
    return [Path(role="course", d=rays)]


def leg_ends(sight: Sight) -> list[Space]:
    """The spaces on which the legs of the yacht on move end."""
    yacht = sight.yacht(sight.to_move)
    if yacht is None:
        return []
    ends = (_end(sight, yacht, action) for action in sight.choices)
    return list(dict.fromkeys(end for end in ends if end is not None))


def targets(sight: Sight) -> list[Shape]:
    """The end spaces of the legal legs, the spaces to place on, the headings to turn to."""
    shapes: list[Shape] = []
    yacht = sight.yacht(sight.to_move)
    free = [at for choice in sight.choices if (at := _placing(choice)) is not None]
    if free:
        dots = "".join(f"M{pair(sight.on_screen(at))}h0" for at in free)
        shapes.append(Path(role="target-place", d=dots))
    if yacht is None or yacht.at is None:
        return shapes
    plain: set[Space] = set()
    for action in sight.choices:
        verb, _, rest = action.partition(" ")
        if verb in ("turn", "head"):
            shapes.append(_heading(sight, yacht.at, action, DIRECTIONS.index(rest)))
        elif verb == "leg" and "protest" not in rest:
            end = _end(sight, yacht, action)
            # a puff that carries her no farther (both legs finish) needs no dot of its own
            if end is not None and end not in plain:
                plain.add(end)
                shapes.append(_leg(sight, yacht, action, end))
    return shapes + _protests(sight, yacht)


def _placing(choice: str) -> Space | None:
    verb, _, where = choice.partition(" ")
    return space(where) if verb == "place" else None


def _end(sight: Sight, yacht: Yacht, action: str) -> Space | None:
    """Where a leg ends; a finishing leg ends on the space of the line that it reaches."""
    if not action.startswith("leg ") or yacht.at is None:
        return None
    end = sight.reach.get(action)
    if end is not None:
        return end
    direction = DIRECTIONS.index(action.split()[1])
    for steps in range(1, 6):
        x, y = stepped(yacht.at, direction, steps)
        if sight.on_line((x, y)):
            return int(x), int(y)
    return None


def _leg(sight: Sight, yacht: Yacht, action: str, end: Space) -> Group:
    assert yacht.at is not None
    spaces = str(max(abs(end[0] - yacht.at[0]), abs(end[1] - yacht.at[1])))
    x, y = sight.on_screen(end)
    puff = "+puff" in action
    finish = sight.reach.get(action, end) is None
    role = "target-puff" if puff else "target"
    radius, size = (0.35, 0.54) if puff else (0.43, 0.7)
    parts: list[Shape] = [Circle(role=role, x=0, y=0, r=radius)]
    if finish:
        parts.insert(0, Circle(role="target-finish", x=0, y=0, r=radius + 0.2))
    parts.append(centred(0, 0, spaces, size, f"{role}-number"))
    title = f"{action}: {sight.words.finish}" if finish else f"{action}: {end[0]},{end[1]}"
    return Group(
        role="choice",
        id=f"target:{action}",
        title=title,
        x=x,
        y=y,
        scale=sight.bold,
        shapes=tuple(parts),
    )


def _heading(sight: Sight, at: Space, action: str, direction: int) -> Group:
    """A chevron on the ring around the yacht: a heading she may turn to."""
    x, y = sight.on_screen(at)
    chevron = Path(role="target-turn", d="M-.34 -1.08L0 -1.48L.34 -1.08L0 -1.18Z")
    return Group(
        role="choice",
        id=f"target:{action}",
        title=action,
        x=x,
        y=y,
        turn=direction * 45.0,
        scale=sight.bold,
        shapes=(chevron,),
    )


def _protests(sight: Sight, yacht: Yacht) -> list[Shape]:
    """The protest legs, as red diamonds on or beside their end spaces."""
    assert yacht.at is not None
    occupied = {other.at for other in sight.yachts if other.afloat}
    shapes: list[Shape] = []
    for action in sight.choices:
        end = _end(sight, yacht, action) if "protest" in action else None
        if end is not None:
            spaces = str(max(abs(end[0] - yacht.at[0]), abs(end[1] - yacht.at[1])))
            shapes.append(_protest(sight, action, end, spaces, taken=end in occupied))
    return shapes


def _protest(sight: Sight, action: str, end: Space, spaces: str, *, taken: bool) -> Group:
    x, y = sight.on_screen(end)
    puff = "+puff" in action
    parts = _protest_dot(spaces, puff=puff)
    if taken:
        # beside the yacht, square to the leg, so that neither she nor the next space is hidden
        turn = math.radians(DIRECTIONS.index(action.split()[1]) * 45.0 + 90.0)
        x, y = x + 1.12 * math.sin(turn), y - 1.12 * math.cos(turn)
    return Group(
        role="choice",
        id=f"target:{action}",
        title=f"{action}: {end[0]},{end[1]}",
        x=x,
        y=y,
        scale=sight.bold,
        shapes=parts,
    )


def _protest_dot(spaces: str, *, puff: bool) -> tuple[Shape, ...]:
    suffix = "-puff" if puff else ""
    return (
        _diamond(f"target-protest{suffix}", 0.56 if puff else 0.66),
        centred(0, 0, spaces, 0.5 if puff else 0.62, f"target-protest{suffix}-number"),
    )


def _diamond(role: str, half: float) -> Group:
    side = half * math.sqrt(2)
    square = Rect(role=role, x=-side / 2, y=-side / 2, w=side, h=side, r=0.08)
    return Group(role="diamond", turn=45.0, shapes=(square,))
