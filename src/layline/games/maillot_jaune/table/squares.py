"""What a move to a square means: how far it is, what it costs, and who is drawn along."""

from __future__ import annotations

from typing import Literal

from ..codec.actions import Action
from ..rules.course import TERRAINS, rider_at, stars, terrain
from ..rules.reach import is_pursued
from ..rules.squares import GOAL, Square
from ..rules.state import CHANGE, LAST, NONE, RIDE, SIDE_BY_SIDE, Race, Rider
from ..view import TourView

Effect = Literal["plain", "draws", "dice", "shakes", "level", "stays"]
"""What becomes of the pursuer if the rider in turn makes a move.

| `plain` | there is nobody in the wheel, or nobody any more |
| `draws` | he is drawn along for a unit of energy |
| `dice` | he is drawn along, and dice decide what that costs |
| `shakes` | he is shaken off |
| `level` | an agreement holds, so that nothing happens yet |
| `stays` | the rider does not move |
"""


def effect_of(race: Race, action: Action) -> Effect:
    """What an action makes of the pursuer."""
    if not is_pursued(race):
        return "plain"
    if action.verb == "stay":
        return "stays"
    rider = race.riders[race.turn.rider]
    if action.verb == "shift" or action.at.column == rider.column:
        return "shakes"
    if race.turn.draft == SIDE_BY_SIDE:
        return "level"
    return "dice" if rider.energy == 0 else "draws"


def on_last_unit(rider: Rider) -> bool:
    """MJ-34: whether paying one unit would end the tour for him."""
    return rider.energy + rider.form == 1


def squares_needed(view: TourView, where: Square) -> int:
    """How many squares a ride to a square uses; 0 if nobody is in turn."""
    if view.race.turn.rider == NONE:
        return 0
    here = view.at(view.race.turn.rider)
    across = abs(where.lane - here.lane) if here.on_road and where.on_road else 0
    return max(where.column - here.column, across, 0)


def terrain_ahead(race: Race, rider: int) -> str:
    """MJ-12: the terrain that counts for a rider's normal move."""
    column = race.riders[rider].column
    return TERRAINS[terrain(race.stage, column if race.carries else min(column + 1, LAST))]


def partner(race: Race, rider: int) -> int:
    """MJ-58: whom a rider has agreed to ride side by side with; NONE without one."""
    pact = race.pact
    if pact.first == NONE or rider not in (pact.first, pact.second):
        return NONE
    return pact.first if rider == pact.second else pact.second


def punctured(race: Race) -> list[int]:
    """MJ-61: the riders with a puncture beside the rider in turn, the left one first."""
    rider = race.riders[race.turn.rider]
    beside = [rider_at(race, rider.column, rider.lane + by) for by in (-1, 1)]
    return [one for one in beside if one != NONE and race.riders[one].flats]


def train_behind(view: TourView, rider: int) -> list[int]:
    """The riders in line behind one, who would be drawn along with him."""
    train = []
    while rider in view.pursuers:
        rider = view.pursuers[rider]
        train.append(rider)
    return train


def reachable(view: TourView, squares: int) -> list[Square]:
    """MJ-13, MJ-29: the free squares within this many steps of the rider in turn."""
    race = view.race
    column = race.riders[race.turn.rider].column
    ahead = [
        Square(there, lane)
        for there in range(max(column, 1), min(column + squares, LAST) + 1)
        for lane in range(race.lanes)
        if race.road[there] >> lane & 1 == 0
    ]
    found = [one for one in ahead if squares_needed(view, one) <= squares]
    return [*found, GOAL] if column + squares > LAST else found


def lost_at_change(race: Race) -> list[Square]:
    """MJ-18, MJ-19: squares straight ahead that the stars reach but for the change of terrain."""
    if race.phase != RIDE or race.carries:
        return []
    rider = race.riders[race.turn.rider]
    last = rider.column + stars(race, race.turn.rider) if rider.column < CHANGE else CHANGE
    return [Square(beyond, rider.lane) for beyond in range(CHANGE + 1, last + 1)]
