"""From a view back to the rules: the race as its viewer knows it."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from .loading import load_at_table, read_options
from .notation import RaceTheWindNotation
from .state import Race


def read(view: dict[str, Any]) -> tuple[RaceTheWindNotation, Race]:
    """A race of one's own with the position of a view, and the notation at its table."""
    position = view["position"]
    notation = _table(json.dumps(position["options"]))
    return notation, load_at_table(position, notation.options)


@lru_cache(maxsize=256)
def _table(options: str) -> RaceTheWindNotation:
    """Checking options takes longer than all the rest, and a table's never change."""
    return RaceTheWindNotation(read_options(json.loads(options)))
