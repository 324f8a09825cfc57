"""Where the riders are, for the tracks of a replay."""

from __future__ import annotations

from ....engine.answers import TrackPoint
from ..drawing.sight import centre
from ..rules.file import members
from ..rules.riders import RIDERS
from ..rules.squares import Square
from ..rules.state import CHANGE, Race


def track(race: Race) -> tuple[TrackPoint, ...]:
    """Every rider on the road; a track begins anew on each strip of road and in each stage."""
    found = []
    for who in members(race.start_list):
        rider = race.riders[who]
        at = Square(rider.column, rider.lane)
        if at.on_road:
            part = 2 * race.stage + (at.column > CHANGE)
            found.append(TrackPoint(RIDERS[who], rider.owner, part, *centre(at, race.lanes)))
    return tuple(found)
