"""The picture of a tour for the shelf: a train of riders, a break-away, the change of terrain."""

from __future__ import annotations

from ....engine.answers import Json
from ....engine.log import empty_log
from ....engine.scene import Scene
from ....engine.strokes import cutting
from ....engine.view import Situation, Still
from ..codec.loading import load_position
from ..codec.notation import TourNotation
from ..rules.events import Rider, Rides
from ..rules.referee import resume
from ..rules.riders import RIDERS
from ..rules.squares import Square
from ..rules.state import Scratch
from ..view import TourView
from .scene import board, ground

POSITION: Json = {
    "options": {"rules": "full", "riders_per_player": 1},
    "stage": 2,
    "round": 5,
    "jersey": "renault",
    "riders": {
        "ptt": {"at": "13b", "energy": 3, "minutes": [1], "places": [2]},
        "vandamme": {"at": "12b", "minutes": [2], "places": [4]},
        "la-bonnal": {"at": "11b", "minutes": [3], "places": [6]},
        "renault": {"at": "13c", "energy": 4, "minutes": [0], "places": [1]},
        "la-redoute": {"at": "12c", "minutes": [2], "places": [5]},
        "noel": {"at": "17a", "energy": 0, "minutes": [1], "places": [3]},
        "agfa": {"at": "9d", "flat": 1, "minutes": [4], "places": [7]},
    },
}
"""A moment of the second stage: made up, but a position like any other."""

RIDE = Rides(12, Rider(RIDERS.index("noel")), Square(15, 1), Square(17, 0))
"""What has just happened there."""

LEFT, TOP, WIDTH, HEIGHT = 3.6, 0.7, 15.4, 11.9
"""The part of the board that is shown."""


def shelf(lang: str) -> Scene:
    """The lively part of the board, without the panel."""
    options, race, _ = load_position(POSITION)
    resume(race, empty_log(0), Scratch())
    moment = Still(TourNotation(options), race)
    moment.happened = (RIDE,)
    seen = TourView(Situation(moment), None)
    return cutting((ground(seen, lang), board(seen, lang)), LEFT, TOP, WIDTH, HEIGHT)
