"""Anything as JSON. What was made once for many is put in as it is: an `orjson.Fragment`."""

from __future__ import annotations

import orjson


def json_bytes(value: object) -> bytes:
    """A value as JSON, to be written."""
    return orjson.dumps(value)


def json_text(value: object) -> str:
    """A value as JSON, to be sent."""
    return orjson.dumps(value).decode()
