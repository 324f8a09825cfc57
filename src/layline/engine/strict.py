"""Reading what comes from outside: models that guess nothing, and checks that many of them need."""

from __future__ import annotations

import re
from collections.abc import Callable

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """No unknown fields, no silent conversions."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def whole(value: object) -> object:
    """Refuse what would pass for a whole number: true for 1, false for 0, 8.0 for 8."""
    if isinstance(value, bool | float):
        raise ValueError(f"a whole number, not {value!r}")
    return value


def as_tuple(value: object) -> object:
    """A JSON list as something that cannot be changed."""
    return tuple(value) if isinstance(value, list) else value


def written_point(called: str, like: str, digits: int = 2) -> Callable[[object], object]:
    """A check for the text of a point, x,y with so many digits each at most."""
    number = rf"(0|[1-9]\d{{0,{digits - 1}}})"
    pattern = re.compile(f"{number},{number}", re.ASCII)

    def check(value: object) -> object:
        if not isinstance(value, str) or not pattern.fullmatch(value):
            raise ValueError(f"{value!r} is no {called}; write it {like}")
        return value

    return check
