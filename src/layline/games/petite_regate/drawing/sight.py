"""Where things lie in the picture: the table to scale, north up, a unit the length of a hull."""

from __future__ import annotations

import math

from ....engine.scene import Point
from ..rules.course import MARKS
from ..rules.state import Boat, Race, Solid

Micrometres = tuple[int, int]
"""A point of the table."""

UNIT = 50_000
"""Micrometres in a unit of the drawing."""

MARGIN = 0.9
"""The edge of the table around the water."""

COLOURS = "AEBC"
"""The colours of the boats A to D in the palette of the themes: red, blue, yellow, green."""

TEAMS = tuple(ord(colour) - ord("A") for colour in COLOURS)
"""The same as numbers of the themes' teams."""


def on_screen(at: Micrometres, height: int) -> Point:
    """A point of a table of this height, in the coordinates of the drawing."""
    x, y = at
    return round(MARGIN + x / UNIT, 4), round(MARGIN + (height - y) / UNIT, 4)


def length(micrometres: float) -> float:
    """A length in units of the drawing."""
    return round(micrometres / UNIT, 4)


def extent(race: Race) -> Point:
    """The size of a picture of the whole table."""
    return length(race.width) + 2 * MARGIN, length(race.height) + 2 * MARGIN


def middle(race: Race, boat: Boat) -> Point:
    """The middle of the hull of a boat."""
    return middle_of(boat.x, boat.y, boat.heading, race.height)


def middle_of(x: int, y: int, heading: int, height: int) -> Point:
    """The middle of a hull with its bow there, on a table of this height."""
    turn = math.radians(15 * heading)
    at = round(x - 25_000 * math.sin(turn)), round(y - 25_000 * math.cos(turn))
    return on_screen(at, height)


def centre(race: Race, solid: Solid) -> Point:
    """The middle of a buoy or an obstacle."""
    return on_screen((solid.x, solid.y), race.height)


def line(race: Race) -> tuple[Point, Point]:
    """The western and the eastern end of the line."""
    west, east = (race.line_west, race.line_y), (race.line_east, race.line_y)
    return on_screen(west, race.height), on_screen(east, race.height)


def solids(race: Race) -> list[tuple[str, Solid]]:
    """Every buoy and obstacle with its id: the marks first, then the white buoys."""
    found = race.solids[: race.solids_out]
    kinds = ["obstacle" if solid.obstacle else "white" for solid in found]
    kinds[:MARKS] = ["mark"] * MARKS
    return [(f"{kind}:{kinds[: n + 1].count(kind)}", found[n]) for n, kind in enumerate(kinds)]
