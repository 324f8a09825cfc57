"""What several tests of Race the Wind share: races from positions, and places to sail in."""

from __future__ import annotations

from typing import Any

from layline.play.beginning import from_position
from layline.play.race import Race

Json = dict[str, Any]

MACHINES = ("interpreted", "compiled")


def afloat(machine: str = "interpreted", **position: Any) -> Race:
    """A race from a partial position."""
    return from_position({"game": "race-the-wind", **position}, machine=machine)


def view(**position: Any) -> Any:
    """What the boat on move sees of a partial position."""
    race = afloat(**position)
    return race.view(race.to_move if race.to_move != "chance" else None)


CLOSE: Json = {
    "boats": {"A": {"at": "10,15", "heading": "NE"}, "B": {"at": "18,15", "heading": "NW"}}
}
BEAM: Json = {"boats": {"A": {"at": "10,15", "heading": "E"}, "B": {"at": "18,20", "heading": "W"}}}
BROAD: Json = {
    "boats": {
        "A": {"at": "10,15", "heading": "SE", "leg": 2},
        "B": {"at": "18,15", "heading": "SW", "leg": 2},
    }
}
GUSTS: Json = {
    "boats": {
        "A": {"at": "10,14", "heading": "NE"},
        "B": {"at": "5,20", "heading": "SE", "leg": 2},
    },
    "tokens": {"yellow": ["7,18"], "blue": ["11,15", "12,16", "6,19"]},
}
CROWD: Json = {
    "boats": {
        "A": {"at": "10,24", "heading": "NE", "penalties": 1},
        "B": {"at": "11,23", "heading": "NE"},
        "C": {"at": "13,25", "heading": "NW"},
        "D": {"at": "12,27", "heading": "E", "ray_from": "W"},
        "E": {"at": "14,27", "heading": "SE", "net": 1},
    },
    "fired": ["1:0", "1:1"],
}
START: Json = {
    "boats": {"A": {"at": "10,4", "heading": "NE"}, "B": {"at": "14,4", "heading": "NW"}},
    "round": 6,
}
PLACES = {
    "close": CLOSE,
    "beam": BEAM,
    "broad": BROAD,
    "gusts": GUSTS,
    "crowd": CROWD,
    "start": START,
}
