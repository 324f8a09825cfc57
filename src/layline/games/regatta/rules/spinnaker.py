"""The spinnaker: up or down only at the beginning of a turn."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from ...sailing import BROAD_REACHING
from .events import LOWERS, RAISES
from .headings import head_to_wind
from .state import Boat, Race


@rule
def is_downwind(point: int) -> bool:
    """REG-40: broad reaching and running are what a spinnaker is made for."""
    return point >= BROAD_REACHING


@rule
def why_not_spin_up(race: Race, boat: Boat) -> int:
    """REG-38, REG-43, REG-68: it goes up before anything else, once, and never head to wind."""
    if race.turn.spun == 1:
        return 43
    if race.turn.begun == 1:
        return 38
    if boat.spinnaker == 1:
        return 43
    if head_to_wind(race, boat):
        return 68
    return 0


@rule
def why_not_spin_down(race: Race, boat: Boat) -> int:
    """REG-41, REG-43: it comes down at the beginning of a turn or not at all."""
    if race.turn.spun == 1:
        return 43
    if race.turn.begun == 1 or boat.spinnaker == 0:
        return 41
    return 0


@rule
def spin_up(race: Race, boat: Boat, log: Ints) -> None:
    """REG-38: raising it costs nothing."""
    boat.spinnaker = 1
    race.turn.spun = 1
    race.turn.begun = 1
    note(log, 38, boat.seat, RAISES, 0, 0, 0, 0)


@rule
def spin_down(race: Race, boat: Boat, log: Ints) -> None:
    """REG-41, REG-42: taking it down uses one leg, in a one-leg turn the whole turn."""
    boat.spinnaker = 0
    race.turn.spun = 1
    race.turn.turned = 0
    note(log, 41, boat.seat, LOWERS, 0, 0, 0, 0)
