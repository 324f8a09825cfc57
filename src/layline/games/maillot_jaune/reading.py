"""From a view back to the rules: the race as its viewer knows it."""

from __future__ import annotations

import json
from functools import lru_cache

from .loading import load_at_table
from .notation import TourNotation
from .options import Options
from .sentences import Json
from .state import Race


def read(view: Json) -> tuple[TourNotation, Race]:
    """A race of one's own with the position of a view, and the notation at its table."""
    position = view["position"]
    notation = _table(json.dumps(position["options"]))
    return notation, load_at_table(position, notation.options)


@lru_cache(maxsize=256)
def _table(options: str) -> TourNotation:
    """A table's options never change."""
    return TourNotation(Options.model_validate_json(options))
