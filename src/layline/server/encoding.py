"""Anything as JSON: what games answer, models of the API, and plain values.

What was encoded once for many recipients is put in as it is: an `orjson.Fragment`. An object that
is sent again and again may carry it along, as `encoded`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from operator import attrgetter
from typing import Any, NamedTuple

import orjson
from orjson import Fragment
from pydantic import BaseModel

from ..engine.scene import Drawn, Scene

_MOST_SCENES = 64

_scenes: dict[int, tuple[Scene, Fragment]] = {}
"""Scenes encoded lately, by identity: several seats are often shown the very same one."""


def json_bytes(value: object) -> bytes:
    """A value as JSON, to be written."""
    return orjson.dumps(value, _plain, orjson.OPT_PASSTHROUGH_DATACLASS)


def json_text(value: object) -> str:
    """A value as JSON, to be sent."""
    return json_bytes(value).decode()


def _plain(value: object) -> object:
    """A value orjson does not know, one step closer to one it does."""
    kind = type(value)
    step = _steps.get(kind)
    if step is None:
        step = _steps[kind] = _step_of(kind)
    return step(value)


_steps: dict[type, Callable[[Any], object]] = {}


def _step_of(kind: type) -> Callable[[Any], object]:
    """How values of a class are brought closer; found out once for each class."""
    if issubclass(kind, Scene):
        return _drawn
    if issubclass(kind, Drawn):
        return kind.to_json
    if issubclass(kind, BaseModel):
        return dict
    if hasattr(kind, "encoded"):
        return attrgetter("encoded")
    if (found := fields_of(kind)) is not None:
        names, values = found.names, found.values
        return lambda value: dict(zip(names, values(value), strict=True))
    if issubclass(kind, tuple):  # a named one
        return list
    raise TypeError(f"{kind.__name__} cannot be written as JSON")


class Fields(NamedTuple):
    """The fields of a dataclass: their names, how to get all values at once, and defaults."""

    names: tuple[str, ...]
    values: Callable[[object], tuple[object, ...]]
    defaults: dict[str, object]


_fields: dict[type, Fields | None] = {}


def fields_of(kind: type) -> Fields | None:
    """The fields of a class, looked up once; None if it is no dataclass."""
    try:
        return _fields[kind]
    except KeyError:
        found = _fields[kind] = _looked_up(kind) if is_dataclass(kind) else None
        return found


def _looked_up(kind: type) -> Fields:
    found = fields(kind)
    names = tuple(field.name for field in found)
    defaults = {field.name: field.default for field in found if field.default is not MISSING}
    if len(names) > 1:
        return Fields(names, attrgetter(*names), defaults)
    return Fields(names, lambda thing: tuple(getattr(thing, name) for name in names), defaults)


def _drawn(scene: Scene) -> Fragment:
    found = _scenes.get(id(scene))
    if found is None:
        if len(_scenes) >= _MOST_SCENES:
            _scenes.clear()
        # Kept together with the scene, so that no other can be given its identity.
        found = _scenes[id(scene)] = scene, Fragment(orjson.dumps(scene.to_json()))
    return found[1]
