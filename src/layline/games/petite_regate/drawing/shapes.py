"""Small geometry for the drawing: numbers in path data, arrow heads, centred text."""

from __future__ import annotations

import math

from ....engine.scene import Path, Point, Text


def num(value: float, digits: int = 3) -> str:
    """A number as short as path data allows."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    if text.startswith(("0.", "-0.")):
        text = text.replace("0.", ".", 1)
    return "0" if text in ("-0", "") else text


def pair(point: Point, digits: int = 3) -> str:
    """A point as path data writes it."""
    return f"{num(point[0], digits)} {num(point[1], digits)}"


def around(centre: Point, radius: float, degrees: float) -> Point:
    """The point at a distance and compass bearing from another."""
    turn = math.radians(degrees)
    return (
        round(centre[0] + radius * math.sin(turn), 4),
        round(centre[1] - radius * math.cos(turn), 4),
    )


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
