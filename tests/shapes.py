"""Looking into pictures."""

from __future__ import annotations

from collections.abc import Iterator

from layline.engine.scene import Group, Scene, Shape


def every_shape(shapes: tuple[Shape, ...]) -> Iterator[Shape]:
    """All shapes, those inside groups included."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from every_shape(shape.shapes)


def roles(drawn: Scene) -> set[str]:
    """The roles of all shapes of a picture."""
    return {shape.role for shape in every_shape(drawn.shapes)}


def painted(drawn: Scene) -> set[str]:
    """The roles of what is painted: a group is only as good as its parts."""
    return {shape.role for shape in every_shape(drawn.shapes) if not isinstance(shape, Group)}
