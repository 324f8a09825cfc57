"""The legend of a board: every sign on it, drawn with the shapes of the board itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from .answers import BoardSign, Target
from .scene import Scene, Shape

AROUND = 4.0
"""The size of a picture whose shapes lie around their origin; whoever shows it crops it."""


def drawn(text: str, shapes: Iterable[Shape], lang: str) -> BoardSign:
    """A sign that is drawn on the board."""
    picture = Scene(
        width=AROUND, height=AROUND, title=text, description="", shapes=tuple(shapes), lang=lang
    )
    return BoardSign(text, picture)


def picked(
    text: str,
    sign: str = "",
    tone: Literal["plain", "extra", "caution"] = "plain",
    kind: Literal["point", "direction"] = "point",
) -> BoardSign:
    """A kind of target: the board draws it as it draws its targets."""
    return BoardSign(text, target=Target(0, 0, kind, sign=sign, tone=tone))


def named_in(*scenes: Scene) -> tuple[BoardSign, ...]:
    """What pictures name by themselves: of each role the first shape that has a title."""
    found: dict[str, BoardSign] = {}
    for scene in scenes:
        for shape in scene.shapes:
            if shape.title is not None and shape.role not in found:
                found[shape.role] = drawn(shape.title, (shape,), scene.lang)
    return tuple(found.values())
