"""A part of a board as a picture of its own: what a page or a shared link is about."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.scene import Circle, Group, Line, Rect, Scene, Shape, Text

Frame = tuple[float, float, float, float]
"""What is seen of a board: x, y, width and height, in its units."""

_LETTER = 0.52
"""How wide a letter is, at most, for its height."""


def cut(shapes: Iterable[Shape], frame: Frame, said: str, lang: str) -> Scene:
    """What is seen of a board within a frame, as a picture of its own."""
    x, y, width, height = frame
    seen = tuple(shape for shape in shapes if _is_seen(shape, frame))
    return Scene(
        width=width,
        height=height,
        title=said,
        description=said,
        shapes=(Group(role="paper", x=-x, y=-y, shapes=seen),),
        lang=lang,
    )


def _is_seen(shape: Shape, frame: Frame) -> bool:
    """Whether a shape may lie within a frame: the others need not be sent. No text is cut off."""
    corners = list(_corners(shape))
    if not corners:
        return True
    x, y, width, height = frame
    across, down = [x for x, _ in corners], [y for _, y in corners]
    if isinstance(shape, Text):
        return (
            x <= min(across)
            and max(across) <= x + width
            and y <= min(down)
            and max(down) <= y + height
        )
    return (
        max(across) >= x - 1
        and min(across) <= x + width + 1
        and max(down) >= y - 1
        and min(down) <= y + height + 1
    )


def _corners(shape: Shape) -> Iterable[tuple[float, float]]:
    """Points around a shape; none where that is not told easily."""
    if isinstance(shape, Circle):
        return ((shape.x - shape.r, shape.y - shape.r), (shape.x + shape.r, shape.y + shape.r))
    if isinstance(shape, Rect):
        return ((shape.x, shape.y), (shape.x + shape.w, shape.y + shape.h))
    if isinstance(shape, Line):
        return shape.points
    if isinstance(shape, Text):
        width = _LETTER * shape.size * len(shape.text)
        left = shape.x - {"start": 0, "middle": 0.5, "end": 1}[shape.anchor] * width
        return ((left, shape.y - 0.75 * shape.size), (left + width, shape.y))
    return ()
