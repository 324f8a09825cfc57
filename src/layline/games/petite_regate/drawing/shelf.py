"""The picture for the shelf: four boats about to turn the red buoy."""

from __future__ import annotations

from ....engine.answers import Json
from ....engine.events import Space
from ....engine.scene import Scene
from ....engine.strokes import cutting
from ....engine.view import Situation, Still
from ..codec.loading import load_position
from ..codec.notation import PetiteRegateNotation
from ..view import PetiteRegateView, Pose
from .scene import board, ground

POSITION: Json = {
    "options": {"rules": "gigamic", "players": 4},
    "phase": "play",
    "round": 7,
    "to_move": "B",
    "boats": {
        "A": {"at": "383301,956962", "heading": 60, "marks": 1, "started": True},
        "B": {"at": "300000,868000", "heading": 0, "started": True},
        "C": {"at": "455000,780000", "heading": 330, "started": True},
        "D": {"at": "545000,660000", "heading": 315, "started": True, "becalmed": True},
    },
    "hands": {
        "A": ["R15", "G45", "B", "SB"],
        "B": ["R30", "G60", "G90", "B", "J30"],
        "C": ["R45", "G30", "B", "BW"],
        "D": ["R60", "G15", "B", "J60"],
    },
    "deck": ["B"],
    "discard": ["G60"],
}
"""A moment of a race: made up, but a position like any other."""

WAKES = {0: [Pose(Space(310_000, 880_000), 0)], 2: [Pose(Space(525_000, 658_756), 22)]}
LEFT, TOP, WIDTH, HEIGHT = 2.6, 7.2, 15.0, 10.0
"""The part of the board that is shown."""


class _Shown(PetiteRegateView):
    wakes = WAKES


def shelf(lang: str) -> Scene:
    """The lively part of the board."""
    options, race, _ = load_position(POSITION)
    seen = _Shown(Situation(Still(PetiteRegateNotation(options), race)), "B")
    return cutting((ground(seen, lang), board(seen, lang)), LEFT, TOP, WIDTH, HEIGHT)
