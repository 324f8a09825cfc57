"""The vocabulary of a drawing: what a game says about its picture, and nothing about colours.

A game describes its board as a `Scene`: a size, a title, a description in words, and shapes in
paint order (later ones cover earlier ones). Every shape carries a *role*, a word such as
`water`, `mark` or `hull`; the theme of whoever renders the scene turns roles into fills and
strokes. So one scene serves the SVG of a notebook, a PNG, a web page and a screen reader.

Coordinates are board units, x to the right and y *downwards*. A unit is about the length of a
boat (one space of a grid): themes count on it for the thickness of lines. Angles are degrees,
clockwise. Team colours are asked for with `seat`, an index from 0 to 8.

Everything is immutable, and `Scene.from_json(scene.to_json()) == scene`. What is read from JSON is
checked; games draw after every move of every race, so theirs is checked by the compliance suite.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Literal, TypeVar

SEATS = 9
"""How many team colours a theme has to offer."""

Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]

_ROLE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_ANCHORS = ("start", "middle", "end")
_AS_SENT = {"extra": "forbid", "json_schema_serialization_defaults_required": False}
"""For whoever makes a schema of scenes: fields at their default are left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """What all shapes share.

    role: the word the theme looks up; lower-case words joined by hyphens.
    seat: the team whose colour the shape takes, where the theme has one for the role.
    id: a name that stays the same from scene to scene ("boat:A"), so that a page can follow it.
    title: what a pointer resting on the shape, or a screen reader, is told.
    """

    __pydantic_config__: ClassVar[Any] = _AS_SENT

    shape: str
    role: str
    seat: int | None = None
    id: str | None = None
    title: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The shape as plain lists and dicts; fields at their default are left out."""
        return _plain(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Path(Drawn):
    """Any outline: `d` is SVG path data in board units."""

    shape: Literal["path"] = "path"
    d: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Circle(Drawn):
    """A circle around x,y."""

    shape: Literal["circle"] = "circle"
    x: float
    y: float
    r: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Rect(Drawn):
    """A rectangle with its upper left corner at x,y and corners rounded by `r`."""

    shape: Literal["rect"] = "rect"
    x: float
    y: float
    w: float
    h: float
    r: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Drawn):
    """A straight line through two or more points; `closed` makes it a polygon."""

    shape: Literal["line"] = "line"
    points: tuple[Point, ...]
    closed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Drawn):
    """One line of text: x,y is on its baseline, `size` the height of the type.

    `width`, where given, is the room there is: a renderer shrinks the text to fit it.
    """

    shape: Literal["text"] = "text"
    x: float
    y: float
    text: str
    size: float = 1.0
    anchor: Anchor = "start"
    width: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Group(Drawn):
    """Shapes with an origin of their own: scaled, then turned clockwise, then moved to x,y."""

    shape: Literal["group"] = "group"
    shapes: tuple[Shape, ...]
    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A drawing: its size in board units, its name, itself in words, and its shapes."""

    __pydantic_config__: ClassVar[Any] = _AS_SENT

    width: float
    height: float
    title: str
    description: str
    shapes: tuple[Shape, ...]
    lang: str = "en"

    def __post_init__(self) -> None:
        if not (0 < self.width < math.inf and 0 < self.height < math.inf):
            raise ValueError(f"a scene of {self.width} by {self.height} cannot be drawn")

    def to_json(self) -> dict[str, Any]:
        """The scene as plain lists and dicts; fields at their default are left out."""
        return _plain(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Scene:
        """The scene that `to_json` wrote; ValueError if it is not one."""
        scene = _built(Scene, data)
        scene.check()
        return scene

    def check(self) -> None:
        """ValueError names the first shape that could not be drawn."""
        waiting = list(self.shapes)
        while waiting:
            shape = waiting.pop()
            _check(shape)
            if isinstance(shape, Group):
                waiting.extend(shape.shapes)

    def named(self) -> dict[str, Shape]:
        """Every shape that has an id, by id, groups searched through."""
        found: dict[str, Shape] = {}
        waiting = list(self.shapes)
        while waiting:
            shape = waiting.pop()
            if shape.id is not None:
                found[shape.id] = shape
            if isinstance(shape, Group):
                waiting.extend(shape.shapes)
        return found


Shape = Path | Circle | Rect | Line | Text | Group
"""Anything that can be drawn."""

SHAPES: dict[str, type[Shape]] = {
    "path": Path,
    "circle": Circle,
    "rect": Rect,
    "line": Line,
    "text": Text,
    "group": Group,
}


_Thing = TypeVar("_Thing", bound=Scene | Drawn)


def _plain(thing: Scene | Drawn) -> dict[str, Any]:
    """Pictures are written after every move of every race, so fields are looked up once."""
    names, values, defaults = _written("scene" if isinstance(thing, Scene) else thing.shape)
    plain = {
        name: value
        for name, value, default in zip(names, values(thing), defaults, strict=True)
        if value is not default and value != default
    }
    if "shapes" in plain:
        plain["shapes"] = [_plain(shape) for shape in plain["shapes"]]
    if "points" in plain:
        plain["points"] = _pairs(plain["points"])
    return plain


@cache
def _written(kind: str) -> tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]], list[Any]]:
    """The fields of a kind of shape, or of a scene: names, values and defaults.

    A shape always says what it is: that field counts as having no default.
    """
    found = fields(SHAPES.get(kind, Scene))
    names = tuple(one.name for one in found)
    defaults = [MISSING if one.name == "shape" else one.default for one in found]
    return names, attrgetter(*names), defaults


def _pairs(points: tuple[Point, ...]) -> list[list[float]]:
    return [[x, y] for x, y in points]


# Checks.


def _check(shape: Shape) -> None:
    if not _is_role(shape.role):
        raise ValueError(f"not a role: {shape.role!r}")
    if shape.seat is not None and not 0 <= shape.seat < SEATS:
        raise ValueError(f"seat {shape.seat} of {shape.role!r} is not in 0..{SEATS - 1}")
    numbers = [getattr(shape, name) for name in _measures(shape.shape)]
    if isinstance(shape, Line):
        if len(shape.points) < 2:
            raise ValueError(f"line {shape.role!r} needs two points")
        numbers += [number for point in shape.points for number in point]
    if not all(number is None or math.isfinite(number) for number in numbers):
        raise ValueError(f"{shape.role!r} has a coordinate that is not finite")
    if isinstance(shape, Text) and shape.anchor not in _ANCHORS:
        raise ValueError(f"not an anchor: {shape.anchor!r}")


@cache
def _measures(kind: str) -> tuple[str, ...]:
    """The fields of a kind of shape that are coordinates or measures."""
    return tuple(one.name for one in fields(SHAPES[kind]) if "float" in str(one.type))


@cache
def _is_role(text: str) -> bool:
    return _ROLE.fullmatch(text) is not None


# Reading.


def _built(kind: type[_Thing], data: Mapping[str, Any]) -> _Thing:
    given = dict(data)
    if "shapes" in given:
        given["shapes"] = tuple(_shape(item) for item in given["shapes"])
    if "points" in given:
        given["points"] = tuple((x, y) for x, y in given["points"])
    try:
        return kind(**given)
    except TypeError as error:
        raise ValueError(f"not a {kind.__name__.lower()}: {error}") from None


def _shape(data: Mapping[str, Any]) -> Shape:
    kind = SHAPES.get(data.get("shape", ""))
    if kind is None:
        raise ValueError(f"unknown shape {data.get('shape')!r}")
    return _built(kind, data)
