"""What several tests of Regatta share: places to sail in, and the compass as the text has it."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
Space = tuple[int, int]

STEP = {
    "N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1),
    "S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1),
}  # fmt: skip

OPEN_WATER: Json = {"boats": {"A": {"at": "28,20"}, "B": {"at": "34,4"}}}
FLYING: Json = {"boats": {"A": {"at": "28,24", "spinnaker": True}, "B": {"at": "34,4"}}}
HEMMED_IN: Json = {"boats": {"A": {"at": "2,0"}, "B": {"at": "1,1"}, "C": {"at": "4,1"}}}
ADVANCED: Json = {
    "options": {"rules": "advanced"},
    "boats": {"A": {"at": "28,20", "heading": "NE"}, "B": {"at": "34,4", "heading": "E"}},
}
FINISHING: Json = {"boats": {"A": {"at": "19,10", "next": 2}, "B": {"at": "20,12", "next": 2}}}
PLACES = {
    "open water": OPEN_WATER,
    "spinnaker": FLYING,
    "hemmed in": HEMMED_IN,
    "advanced": ADVANCED,
    "finishing": FINISHING,
}


def space(text: str) -> Space:
    """The space that a text such as "19,5" names."""
    x, y = text.split(",")
    return int(x), int(y)
