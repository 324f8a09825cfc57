"""Small geometry for scenes: numbers in path data, points on a circle, arrow heads, cuttings."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .scene import Group, Path, Point, Scene, Text


def num(value: float, digits: int = 3) -> str:
    """A number as short as path data allows."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    if text.startswith(("0.", "-0.")):
        text = text.replace("0.", ".", 1)
    return "0" if text == "-0" else text


def pair(point: Point, digits: int = 3) -> str:
    """A point as path data writes it; a minus parts two numbers as well as a space."""
    x, y = num(point[0], digits), num(point[1], digits)
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"


def rounded(point: Point) -> Point:
    """A point with as many digits as a drawing needs."""
    return round(point[0], 3), round(point[1], 3)


def centred(x: float, y: float, text: str, size: float, role: str, seat: int | None = None) -> Text:
    """Text whose capitals and figures stand in the middle of a point."""
    return Text(
        role=role,
        x=x,
        y=round(y + size * 0.34, 3),
        text=text,
        size=size,
        anchor="middle",
        seat=seat,
    )


def arrow_head(tip: Point, degrees: float, size: float, role: str) -> Path:
    """A swept-back arrow head; at 0 degrees it points up."""
    turn = math.radians(degrees)
    outline = ((0.0, 0.0), (0.45, 1.05), (0.0, 0.78), (-0.45, 1.05))
    points = [
        (
            tip[0] + size * (x * math.cos(turn) - y * math.sin(turn)),
            tip[1] + size * (x * math.sin(turn) + y * math.cos(turn)),
        )
        for x, y in outline
    ]
    return Path(role=role, d="M" + "L".join(pair(point) for point in points) + "Z")


def around(centre: Point, radius: float, degrees: float) -> Point:
    """The point at a distance and compass bearing from another."""
    turn = math.radians(degrees)
    x, y = centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)
    return round(x, 4), round(y, 4)


def cutting(layers: Sequence[Scene], left: float, top: float, width: float, height: float) -> Scene:
    """A part of a picture in several layers; it has the title of the uppermost one."""
    shapes = tuple(shape for layer in layers for shape in layer.shapes)
    return Scene(
        width=width,
        height=height,
        title=layers[-1].title,
        description=layers[-1].description,
        shapes=(Group(role="cutting", x=-left, y=-top, shapes=shapes),),
        lang=layers[-1].lang,
    )
