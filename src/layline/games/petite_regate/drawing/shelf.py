"""The picture for the shelf: four boats about to turn the red buoy."""

from __future__ import annotations

from ....engine.events import Space
from ....engine.scene import Scene
from ....engine.strokes import cutting
from ....engine.view import Situation, Still
from ..codec.notation import PetiteRegateNotation
from ..codec.options import Options, new_race
from ..rules.state import PLAY
from ..view import PetiteRegateView, Pose
from .scene import board, ground

POSES = (
    Pose(Space(383_301, 956_962), 4),
    Pose(Space(300_000, 868_000), 0),
    Pose(Space(455_000, 780_000), 22),
    Pose(Space(545_000, 660_000), 21),
)
"""A moment of a race, made up. A has turned already, B is on move, a sun lies before D."""

WAKES = {0: [Pose(Space(310_000, 880_000), 0)], 2: [Pose(Space(525_000, 658_756), 22)]}
LEFT, TOP, WIDTH, HEIGHT = 2.6, 7.2, 15.0, 10.0
"""The part of the board that is shown."""


class _Shown(PetiteRegateView):
    wakes = WAKES


def shelf(lang: str) -> Scene:
    """The lively part of the board."""
    options = Options.model_validate({"rules": "gigamic", "players": len(POSES)})
    race = new_race(options)
    race.phase, race.rounds, race.mover = PLAY, 7, 1
    for boat, pose in zip(race.boats, POSES, strict=True):
        (boat.x, boat.y), boat.heading, boat.started = pose.at, pose.heading, 1
    race.boats[0].marks = race.boats[3].becalmed = 1
    seen = _Shown(Situation(Still(PetiteRegateNotation(options), race)), "B")
    return cutting((ground(seen, lang), board(seen, lang)), LEFT, TOP, WIDTH, HEIGHT)
