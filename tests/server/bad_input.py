"""Values that no honest client sends, put in every place of what one does send."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

BAD_TEXTS = (
    "\ud800",
    "half a pair: \udfff",
    "\x00",
    "before\x00after",
    "\x1b[31m\r\n\x7f",
    "\u202eevil\u2066",
    "",
    " ",
    "../../etc/passwd",
    "{0}{name}%s%n",
    "long" * 3_000,
    "long" * 12_000,
)
"""Texts for a place where a text belongs."""

WRONG_VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    1 << 70,
    1.5e300,
    float("inf"),
    [],
    ["\ud800"],
    {},
    {"\ud800": "\ud800", "a\x00b": ["\x00"]},
)
"""Values for a place where a value of another kind may belong."""


def spoiled(good: object, longest: int = 60_000) -> Iterator[tuple[str, str]]:
    """A good value, spoiled in one place at a time, as JSON; with it the place.

    What would be longer than `longest` is left out: it would be refused for that alone.
    """
    for place, whole in _spoiled(good):
        written = json.dumps(whole).replace("Infinity", "1e999")
        if len(written) <= longest:
            yield place, written


def _spoiled(good: object) -> Iterator[tuple[str, object]]:
    for bad in (*WRONG_VALUES, *BAD_TEXTS):
        yield f"={bad!r:.30}", bad
    if isinstance(good, Mapping):
        for key, value in good.items():
            for place, bad in _spoiled(value):
                yield f".{key}{place}", {**good, key: bad}
        for key in BAD_TEXTS[:3]:
            yield f"[{key!r}]", {**good, key: key}
    elif isinstance(good, Sequence) and not isinstance(good, str):
        # The first few stand for all.
        for at, value in enumerate(good[:2]):
            for place, bad in _spoiled(value):
                whole: list[Any] = [*good[:at], bad, *good[at + 1 :]]
                yield f".{at}{place}", whole
