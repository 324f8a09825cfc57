"""Whose wind is taken, and by whom: what everybody is told about it is told of all at once."""

from __future__ import annotations

from ..rules.blanketing import blanketed_by, partly_blanketed_by
from ..rules.state import NONE, RACING
from ..view import RegattaView

Shadows = tuple[int, int]
"""The yacht that takes all of another's wind, and the one that takes some of it; or NONE."""

CLEAR: Shadows = (NONE, NONE)


def shadows(view: RegattaView) -> list[Shadows]:
    """REG-44, REG-45: by seat, the yachts that take a yacht's wind."""
    return view.common(_shadows)


def _shadows(view: RegattaView) -> list[Shadows]:
    race = view.race
    return [
        (blanketed_by(race, boat), partly_blanketed_by(race, boat))
        if boat.status == RACING and boat.x != NONE
        else CLEAR
        for boat in race.boats[: race.yachts]
    ]
