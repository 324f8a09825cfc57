"""Where things lie in the picture: the table to scale, north up, a unit the length of a hull."""

from __future__ import annotations

import math

from ....engine.scene import Point
from ..codec.options import Point as Micrometres
from ..codec.options import point

UNIT = 50_000
"""Micrometres in a unit of the drawing."""

MARGIN = 0.9
"""The edge of the table around the water."""

COLOURS = "AEBC"
"""The colours of the boats A to D in the palette of the themes: red, blue, yellow, green."""

TEAMS = {boat: ord(colour) - ord("A") for boat, colour in zip("ABCD", COLOURS, strict=True)}
"""The same as numbers of the themes' teams."""


def on_screen(at: Micrometres, height: int) -> Point:
    """A point of a table so high in the coordinates of the drawing."""
    x, y = at
    return round(MARGIN + x / UNIT, 4), round(MARGIN + (height - y) / UNIT, 4)


def length(micrometres: float) -> float:
    """A length in units of the drawing."""
    return round(micrometres / UNIT, 4)


def middle(at: str, heading: float) -> Micrometres:
    """The middle of the hull of a boat with this bow and heading in degrees."""
    x, y = point(at)
    turn = math.radians(heading)
    return round(x - 25_000 * math.sin(turn)), round(y - 25_000 * math.cos(turn))
