"""Where the riders are, for the tracks of a replay."""

from __future__ import annotations

from ....engine.answers import TrackPoint
from ..codec.notation import ids
from ..codec.options import RIDERS
from ..codec.square_names import square_text
from ..drawing.sight import centre
from ..rules.state import CHANGE, LAST, START, Race


def track(race: Race) -> tuple[TrackPoint, ...]:
    """Every rider on the road; a track begins anew on each strip of road and in each stage."""
    found = []
    for name in ids(race.start_list):
        rider = race.riders[RIDERS.index(name)]
        if START < rider.column <= LAST:
            x, y = centre(square_text(rider.column, rider.lane), race.lanes)
            part = 2 * race.stage + (rider.column > CHANGE)
            found.append(TrackPoint(name, rider.owner, part, x, y))
    return tuple(found)
