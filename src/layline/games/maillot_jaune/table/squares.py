"""What a move to a square means, read off a position alone: how far, and who is drawn along."""

from __future__ import annotations

from ..codec.square_names import LANES
from ..rules.state import CHANGE
from ..view import TourView
from .sentences import Json, column_of, stars_ahead


def rider_in_turn(position: Json) -> Json:
    """The rider who plays; KeyError if nobody does."""
    rider: Json = position["riders"][position["turn"]["rider"]]
    return rider


def lane_of(at: str) -> int | None:
    """The lane of a square; None where there are no lanes."""
    return None if at in ("start", "finish", "out") else LANES.index(at[-1])


def squares_needed(position: Json, where: str) -> int:
    """How many squares a ride to a square uses; 0 if nobody is in turn."""
    if position["turn"] is None:
        return 0
    at = rider_in_turn(position)["at"]
    forward = column_of(where) - column_of(at)
    here, there = lane_of(at), lane_of(where)
    across = 0 if here is None or there is None else abs(there - here)
    return max(forward, across, 0)


def shape_of(position: Json, action: str) -> str:
    """What becomes of the pursuer if the rider in turn makes this move.

    | `plain` | there is nobody in the wheel, or nobody any more |
    | `draws` | he is drawn along for a unit of energy |
    | `dice` | he is drawn along, and dice decide what that costs |
    | `shakes` | he is shaken off |
    | `level` | an agreement holds, so that nothing happens yet |
    | `stays` | the rider does not move |
    """
    turn = position["turn"]
    verb, _, where = action.partition(" ")
    if turn is None or turn["pursuer"] is None or turn["moved"]:
        return "plain"
    if turn["draft"] not in ("open", "pact"):
        return "plain"
    if verb == "stay":
        return "stays"
    at = rider_in_turn(position)["at"]
    if verb == "shift" or column_of(where) == column_of(at):
        return "shakes"
    if turn["draft"] == "pact":
        return "level"
    return "dice" if rider_in_turn(position)["energy"] == 0 else "draws"


def train_behind(view: TourView, rider: str) -> list[str]:
    """The riders in line behind one, who would be drawn along with him."""
    train: list[str] = []
    follower = view.derived.get(rider, {}).get("pursuer")
    while follower is not None:
        train.append(follower)
        follower = view.derived.get(follower, {}).get("pursuer")
    return train


def reachable(position: Json, squares: int) -> list[str]:
    """MJ-13, MJ-29: the free squares that so many steps reach from the rider in turn."""
    at, lanes = rider_in_turn(position)["at"], position["options"]["lanes"]
    taken = {rider["at"] for rider in position["riders"].values()}
    column, last = column_of(at), min(column_of(at) + squares, 28)
    found = [
        f"{there}{LANES[lane]}"
        for there in range(max(column, 1), last + 1)
        for lane in range(lanes)
    ]
    free = [one for one in found if one not in taken and squares_needed(position, one) <= squares]
    return free + (["finish"] if column + squares > 28 else [])


def lost_at_change(position: Json) -> list[str]:
    """MJ-18, MJ-19: squares straight ahead that the stars reach but for the change of terrain."""
    turn = position["turn"]
    if position["phase"] != "ride" or position["options"]["border"] != "stop":
        return []
    at = rider_in_turn(position)["at"]
    column, lane = column_of(at), at[-1] if lane_of(at) is not None else LANES[0]
    if column >= CHANGE:
        return []
    last = column + stars_ahead(position, turn["rider"])[1]
    return [f"{beyond}{lane}" for beyond in range(CHANGE + 1, last + 1)]
