"""Blanketing: taking another yacht's wind."""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import DX, DY
from .course import yacht_at
from .state import NONE, Boat, Race


@rule
def blanketed_by(race: Race, boat: Boat) -> int:
    """REG-44, REG-47: the racing yacht on the space directly to windward, or NONE."""
    return yacht_at(race, boat.x + DX[race.wind], boat.y + DY[race.wind])


@rule
def partly_blanketed_by(race: Race, boat: Boat) -> int:
    """REG-45: the racing yacht flying a spinnaker on the second space to windward, or NONE."""
    other = yacht_at(race, boat.x + 2 * DX[race.wind], boat.y + 2 * DY[race.wind])
    if other != NONE and race.boats[other].spinnaker == 1:
        return other
    return NONE


@rule
def would_blanket(race: Race, x: int, y: int) -> bool:
    """REG-09: a yacht on this space would blanket one that is already placed."""
    return yacht_at(race, x - DX[race.wind], y - DY[race.wind]) != NONE
