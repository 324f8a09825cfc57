"""From a view back to the rules: the race as its viewer knows it."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from .loading import load_at_table
from .notation import PetiteRegateNotation
from .options import Options
from .state import Race
from .view import HIDDEN

UNKNOWN = "B"
"""Stands for every card that the viewer cannot see."""


def read(view: dict[str, Any]) -> tuple[PetiteRegateNotation, Race]:
    """A race of one's own with the position of a view, and the notation at its table."""
    position = view["position"]
    notation = _table(json.dumps(position["options"]))
    hands = {
        name: hand if HIDDEN not in hand else _guessed(view, name)
        for name, hand in position["hands"].items()
    }
    seen = position | {"hands": hands, "deck": [UNKNOWN] * position["deck_size"]}
    return notation, load_at_table(seen, notation.options)


def _guessed(view: dict[str, Any], name: str) -> list[str]:
    """As many cards as that boat holds; one that may lay a sun is known to hold one."""
    position = view["position"]
    size = view["derived"][name]["hand_size"] if view["derived"] else 0
    sun = position["phase"] == "end" and position["to_move"] == name
    return ["SUN"] * sun + [UNKNOWN] * (size - sun)


@lru_cache(maxsize=256)
def _table(options: str) -> PetiteRegateNotation:
    """A table's course never changes."""
    return PetiteRegateNotation(Options.model_validate_json(options))
