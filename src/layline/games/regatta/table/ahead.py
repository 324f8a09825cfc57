"""Where the choices of a view lead: read off the view alone, without asking the rules again."""

from __future__ import annotations

from typing import Any

from ...sailing import DIRECTIONS, DX, DY, point_of_sail
from ..codec.options import point
from ..rules.legs import SPACES
from ..rules.spinnaker import is_downwind
from ..view import RegattaView

Json = dict[str, Any]
Space = tuple[int, int]

LONGEST_LEG = 5


def on_move(view: RegattaView) -> Json:
    """The yacht that decides; KeyError if none does."""
    position = view.position
    boat: Json = position["boats"][position["to_move"]]
    return boat


def leg_end(view: RegattaView, action: str) -> Space:
    """The last space of a legal leg; one that finishes ends on the line."""
    position = view.position
    end = view.derived[position["to_move"]]["reach"][action]
    if end is not None:
        return point(end)
    line = (point(position["course"]["pin"]), point(position["course"]["committee"]))
    spaces = straight(point(on_move(view)["at"]), action, LONGEST_LEG)
    return next(space for space in spaces if _between(space, *line))


def leg_spaces(view: RegattaView, action: str) -> int:
    """How many spaces a leg sails; of one that is no choice, how many it would by its course."""
    position, boat = view.position, on_move(view)
    if action in view.choices:
        (x, y), (end_x, end_y) = point(boat["at"]), leg_end(view, action)
        return max(abs(end_x - x), abs(end_y - y))
    sail = point_of_sail(direction_of(action), DIRECTIONS.index(position["wind"]))
    spaces = int(SPACES[sail]) + (boat["spinnaker"] and is_downwind(sail))
    return spaces + ("+puff" in action) if spaces else 0


def met(view: RegattaView, action: str) -> list[str]:
    """The yachts that lie on the course of a leg, the nearest first."""
    boats = view.position["boats"]
    afloat = {boat["at"]: name for name, boat in boats.items() if boat["at"] is not None}
    spaces = straight(point(on_move(view)["at"]), action, leg_spaces(view, action))
    return [afloat[f"{x},{y}"] for x, y in spaces if f"{x},{y}" in afloat]


def straight(start: Space, action: str, spaces: int) -> list[Space]:
    """The next so many spaces in the direction of an action."""
    direction = direction_of(action)
    dx, dy = DX[direction], DY[direction]
    return [(start[0] + dx * step, start[1] + dy * step) for step in range(1, spaces + 1)]


def direction_of(action: str) -> int:
    """The direction an action names: `leg NE +puff`, `turn S`, `head W`."""
    return DIRECTIONS.index(action.split()[1])


def _between(space: Space, pin: Space, committee: Space) -> bool:
    """Whether a space lies strictly between the ends of the line, which runs along a row."""
    (x, y), (px, py), (cx, cy) = space, pin, committee
    in_row = (cx - px) * (y - py) == (cy - py) * (x - px)
    return in_row and (x - px) * (x - cx) + (y - py) * (y - cy) < 0
