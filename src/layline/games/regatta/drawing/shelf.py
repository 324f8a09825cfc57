"""The picture of Regatta for the shelf: a fleet turning the second mark, spinnakers going up."""

from __future__ import annotations

from ....engine.answers import JsonObject
from ....engine.events import Space
from ....engine.scene import Scene
from ....engine.strokes import cutting
from ....engine.view import Situation, Still
from ...sailing_view import Sailed
from ..codec.loading import load_position
from ..codec.notation import LETTERS, RegattaNotation
from ..view import RegattaView
from .scene import board, ground

POSITION: JsonObject = {
    "options": {"rules": "advanced", "players": 5},
    "wind": "NW",
    "round": 14,
    "die": 2,
    "first": "D",
    "todo": ["D", "E", "A", "B", "C"],
    "boats": {
        "A": {"at": "11,13", "heading": "SE", "next": 2, "tack": "starboard", "spinnaker": True},
        "B": {"at": "8,13", "heading": "S", "next": 2, "spinnaker": True},
        "C": {"at": "5,16", "heading": "S", "next": 2},
        "D": {"at": "8,20", "heading": "SW", "next": 1},
        "E": {"at": "14,21", "heading": "W", "next": 1},
    },
}
"""A moment of an advanced race: made up, but read like any other position."""

WAKE = Sailed(LETTERS.index("D"), Space(10, 22), Space(8, 20))

LEFT, TOP, WIDTH, HEIGHT = 3.4, 10.9, 18.0, 12.0
"""The part of the board that is shown."""


class _Shown(RegattaView):
    sailed = (WAKE,)


def shelf(lang: str) -> Scene:
    """The lively part of the board, without frame and panel."""
    loaded = load_position(POSITION)
    seen = _Shown(Situation(Still(RegattaNotation(loaded.options), loaded.race)), None)
    return cutting((ground(seen, lang), board(seen, lang)), LEFT, TOP, WIDTH, HEIGHT)
