"""Small things that drawings of a tour are made of: jerseys, dice, stars, hatching."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from ....engine.scene import Circle, Group, Path, Point, Rect, Shape
from ....engine.strokes import centred, num

BODY = "M-.16 -.42Q0 -.32 .16 -.42L.46 -.28L.38 .02L.26 -.04V.42H-.26V-.04L-.38 .02L-.46 -.28Z"
SLEEVES = "M-.16 -.42L-.46 -.28L-.38 .02L-.26 -.04ZM.16 -.42L.46 -.28L.38 .02L.26 -.04Z"
BAND = "M-.26 -.2H.26V-.02H-.26Z"
HEM = "M-.26 .24H.26V.42H-.26Z"
HALF = "M0 -.36Q.1 -.37 .16 -.42L.46 -.28L.38 .02L.26 -.04V.42H0Z"

JERSEYS = (
    ("yellow", "black", BAND),
    ("grey", "blue", SLEEVES),
    ("red", "white", HEM),
    ("white", "sky", SLEEVES),
    ("yellow", "blue", SLEEVES),
    ("green", "black", HEM),
    ("white", "black", HALF),
    ("green", "white", BAND),
    ("violet", "white", SLEEVES),
)
"""By rider: colour, second colour, and what is in the second colour; no two are alike."""


@cache
def jersey(rider: int) -> tuple[Shape, ...]:
    """A rider's jersey around its origin, nearly a square high, with his number on it."""
    colour, trim, part = JERSEYS[rider]
    return (
        Path(role=f"jersey-{colour}", d=BODY),
        Path(role=f"trim-{trim}", d=part),
        Path(role="jersey-edge", d=BODY),
        Circle(role="bib", x=0, y=0.14, r=0.2),
        centred(0, 0.14, str(rider + 1), 0.3, "bib-number"),
    )


@cache
def yellow_jersey() -> tuple[Shape, ...]:
    """The yellow jersey of the leader."""
    return (Path(role="jersey-leader", d=BODY), Path(role="jersey-edge", d=BODY))


PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.27, -0.27), (0.27, 0.27)),
    3: ((-0.27, -0.27), (0.0, 0.0), (0.27, 0.27)),
    4: ((-0.27, -0.27), (0.27, -0.27), (-0.27, 0.27), (0.27, 0.27)),
    5: ((-0.27, -0.27), (0.27, -0.27), (0.0, 0.0), (-0.27, 0.27), (0.27, 0.27)),
    6: ((-0.27, -0.27), (0.27, -0.27), (-0.27, 0.0), (0.27, 0.0), (-0.27, 0.27), (0.27, 0.27)),
}


@cache
def die(face: int | None, x: float, y: float, size: float) -> Group:
    """A die around a point; blank if nothing was thrown."""
    half = size / 2
    role = "die" if face else "die-blank"
    parts: list[Shape] = [Rect(role=role, x=-half, y=-half, w=size, h=size, r=size * 0.2)]
    for px, py in PIPS.get(face or 0, ()):
        parts.append(Circle(role="pip", x=px * size, y=py * size, r=size * 0.1))
    return Group(role="die", x=x, y=y, shapes=tuple(parts))


def dice_shown(
    faces: tuple[int, int] | None, x: float, y: float, size: float, apart: float
) -> list[Group]:
    """The two dice beside each other, the first around a point; blank if nothing was thrown."""
    one, other = faces or (None, None)
    return [die(one, x, y, size), die(other, x + apart, y, size)]


@cache
def _star(size: float) -> str:
    """The outline of a five-pointed star from its tip, in steps."""
    radii = [size * (0.5 if k % 2 == 0 else 0.21) for k in range(10)]
    points = [
        (radius * math.sin(math.pi * k / 5), -radius * math.cos(math.pi * k / 5))
        for k, radius in enumerate(radii)
    ]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    return "l" + " ".join(f"{num(dx)} {num(dy)}" for dx, dy in steps) + "z"


def stars(x: float, y: float, size: float, step: float, count: int) -> str:
    """The outlines of a row of five-pointed stars, the first around a point."""
    tips = [f"M{num(x + i * step)} {num(y - size / 2)}" for i in range(count)]
    return "".join(tip + _star(size) for tip in tips)


def hatched(x: float, y: float, w: float, h: float) -> str:
    """Slanting lines that fill a rectangle."""
    pitch, d = 0.25, ""
    for k in range(1, int((w + h) / pitch)):
        offset = k * pitch
        start = (x + max(offset - h, 0), y + min(offset, h))
        end = (x + min(offset, w), y + max(offset - w, 0))
        d += f"M{num(start[0])} {num(start[1])}L{num(end[0])} {num(end[1])}"
    return d
