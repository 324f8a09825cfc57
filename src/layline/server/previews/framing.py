"""What part of a board a small picture shows: the piece that decides, and what goes on around it.

On a whole board a boat would be a dot. A frame has the shape of the room beside the words of a
picture, and never leaves the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine.answers import Point
from ...engine.scene import Circle, Group, Scene
from ...play.draw.cutting import Frame
from ...play.draw.link_card import ROOM

ON_MOVE, GOAL = "on-move", "goal"
"""Ids that every board has for the piece that decides, and for the mark it goes for."""
NEAR = 5.0
"""How far away something may be that still belongs to it."""
AROUND = 2.0
"""How much of the board is seen around it."""
LEAST = 9.0
"""The least height of a frame: less would not tell where on the board it is."""


def frame_of(boards: Sequence[Scene], besides: Iterable[str] = ()) -> Frame | None:
    """What is seen of the first of some boards, one moment after the other; None: all of it.

    That is the piece that decides, all that moves later, `besides` (ids of shapes), and what
    is near.
    """
    moments = [_places(board) for board in boards]
    first = moments[0]
    moved = {id for id, at in first.items() if any(one.get(id, at) != at for one in moments)}
    about = [first[id] for id in (ON_MOVE, *besides) if id in first]
    about += [one[id] for one in moments for id in moved if id in one]
    about = about or [at for id, at in first.items() if id != GOAL]
    if not about:
        return None
    left, top, right, bottom = _around(about, NEAR)
    near = [at for at in first.values() if left <= at.x <= right and top <= at.y <= bottom]
    return _shaped(_around([*about, *near], AROUND), boards[0])


def _places(board: Scene) -> dict[str, Point]:
    """Where the pieces are, and what they are about: the mark they go for."""
    return {
        shape.id: Point(shape.x, shape.y)
        for shape in board.shapes
        if isinstance(shape, Circle | Group) and shape.id is not None
        if shape.id in (ON_MOVE, GOAL) or (isinstance(shape, Group) and shape.seat is not None)
    }


def _around(places: Iterable[Point], margin: float) -> tuple[float, float, float, float]:
    """The left, top, right and bottom edges around places."""
    across, down = zip(*((at.x, at.y) for at in places), strict=True)
    return min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin


def _shaped(edges: tuple[float, float, float, float], board: Scene) -> Frame | None:
    """A frame of the right shape around what is within edges; None if the board is no larger."""
    left, top, right, bottom = edges
    shape = ROOM[0] / ROOM[1]
    height = max(bottom - top, (right - left) / shape, LEAST)
    width = height * shape
    if height >= board.height or width >= board.width:
        return None
    x = (left + right - width) / 2
    y = (top + bottom - height) / 2
    return (
        min(max(x, 0.0), board.width - width),
        min(max(y, 0.0), board.height - height),
        width,
        height,
    )
