"""The picture of Race the Wind for the shelf: boats crossing on the way up, lulls and gusts."""

from __future__ import annotations

from ....engine.answers import JsonObject
from ....engine.scene import Scene
from ....engine.strokes import cutting
from ....engine.view import Situation, Still
from ..codec.loading import load_position
from ..codec.notation import RaceTheWindNotation
from ..view import RaceTheWindView
from .scene import board, ground

POSITION: JsonObject = {
    "options": {"players": 4},
    "round": 24,
    "wind": "N",
    "order": ["B", "A", "D", "C"],
    "to_move": "B",
    "fired": ["1:0", "1:1"],
    "tokens": {
        "yellow": ["6,22", "16,24", "9,20", "18,21", "13,22"],
        "blue": ["8,24", "14,20", "11,23", "17,27", "5,25"],
    },
    "turn": {"sail": "close", "start": "9,24"},
    "boats": {
        "A": {
            "at": "11,24",
            "heading": "NW",
            "last": {"start": "12,23", "first": "move", "arrived": "NW"},
        },
        "B": {
            "at": "9,24",
            "heading": "NE",
            "last": {"start": "8,23", "first": "move", "arrived": "NE"},
        },
        "C": {
            "at": "7,22",
            "heading": "NE",
            "penalties": 1,
            "last": {"start": "6,21", "first": "move", "arrived": "NE"},
        },
        "D": {
            "at": "14,26",
            "heading": "SE",
            "leg": 2,
            "last": {"start": "13,27", "first": "move", "arrived": "SE"},
        },
    },
}
"""A moment of a fleet race: made up, but written like any other position."""

LEFT, TOP, WIDTH, HEIGHT = 6.2, 5.0, 18.0, 12.0
"""The part of the board that is shown."""


def shelf(lang: str) -> Scene:
    """The lively part of the board, without frame and panel."""
    options, race, _ = load_position(POSITION)
    seen = RaceTheWindView(Situation(Still(RaceTheWindNotation(options), race)), None)
    return cutting((ground(seen, lang), board(seen, lang)), LEFT, TOP, WIDTH, HEIGHT)
