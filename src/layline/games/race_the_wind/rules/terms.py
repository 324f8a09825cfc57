"""The terms of sailing: point of sail, tack, leeward, speed."""

from __future__ import annotations

from ....engine.rules import rule, table
from ...sailing import PORT, STARBOARD, point_of_sail, tack_on, to_windward
from .state import Boat, Race

# Points of sail.
HEAD_ON, CLOSE, BEAM, BROAD, RUN = range(5)

SPEED = table((0, 1, 2, 2, 1))
"""RTW-72: how fast each point of sail is."""


@rule
def sail_on(race: Race, heading: int) -> int:
    """RTW-11: the angle between bow and wind gives the point of sail, from head to wind to run."""
    return point_of_sail(heading, race.wind)


@rule
def head_to_wind(race: Race, boat: Boat) -> bool:
    """RTW-11: she points straight at where the wind comes from."""
    return boat.heading == race.wind


@rule
def tack(heading: int, wind: int) -> int:
    """RTW-12, RTW-13, RTW-14, RTW-16: starboard with the wind from the right, and on a run.

    Head to wind counts as port. The tack follows from the heading alone, so a boat tacks or gybes
    by turning and needs nothing else for it.
    """
    return tack_on(heading, wind, PORT if heading == wind else STARBOARD)


@rule
def upwind(race: Race, x: int, y: int) -> int:
    """RTW-15: how far to windward a point lies; of two boats the smaller is the leeward one."""
    return to_windward(x, y, race.wind)
