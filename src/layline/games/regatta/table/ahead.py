"""Where the choices of a turn lead."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.events import Space
from ...sailing_pictures import VECTORS
from ..rules.actions import HEADING, SPACE, has_protest, has_puff
from ..rules.legs import leg_spaces, may_finish_on, why_not_leg
from ..rules.state import FINISHED, RACING, Boat, Race
from ..view import RegattaView


class Leg(NamedTuple):
    """A leg: its last space, how many it sails, and whether it ends on the finishing line.

    For a leg that a rule forbids, where its course would end.
    """

    end: Space
    spaces: int
    finishes: bool


def leg(view: RegattaView, action: int) -> Leg:
    """A leg of the yacht on move."""
    known = view.once(_known_legs)
    if action not in known:
        known[action] = _leg(view.race, action)
    return known[action]


def _known_legs(view: RegattaView) -> dict[int, Leg]:
    """The legs that somebody has asked for: every one is tried on the board."""
    return {}


def _leg(race: Race, action: int) -> Leg:
    boat, direction, puff = on_move(race), direction_of(action), has_puff(action)
    spaces = 0 if direction == race.wind else leg_spaces(race, boat, direction, puff)
    if may_finish_on(race, boat, direction, spaces):
        # only on the line does a leg end short of its length
        ghost = Boat()
        if why_not_leg(race, boat, direction, puff, has_protest(action), ghost) == 0:
            sailed = max(abs(ghost.x - boat.x), abs(ghost.y - boat.y))
            return Leg(Space(ghost.x, ghost.y), sailed, ghost.status == FINISHED)
    dx, dy = VECTORS[direction]
    return Leg(Space(boat.x + dx * spaces, boat.y + dy * spaces), spaces, False)


def lying(view: RegattaView) -> dict[tuple[int, int], int]:
    """The racing yachts by the spaces they lie on."""
    return view.common(_lying)


def _lying(view: RegattaView) -> dict[tuple[int, int], int]:
    race = view.race
    afloat = reversed(race.boats[: race.yachts])
    return {(boat.x, boat.y): boat.seat for boat in afloat if boat.status == RACING}


def numbered(view: RegattaView) -> list[tuple[int, str]]:
    """The choices that are decisions, each with its number."""
    number, race = view.notation.action_number, view.race
    return [(n, action) for action in view.choices if (n := number(race, action)) is not None]


def on_move(race: Race) -> Boat:
    """The yacht that decides, where one does."""
    return race.boats[race.todo[0]]


def straight(boat: Boat, direction: int, spaces: int) -> list[Space]:
    """A yacht's own space and this many straight on from it."""
    dx, dy = VECTORS[direction]
    return [Space(boat.x + dx * step, boat.y + dy * step) for step in range(spaces + 1)]


def direction_of(action: int) -> int:
    """The direction of a leg, a heading move or a first heading."""
    return action - HEADING if action >= HEADING else action & 7


def space_of(race: Race, action: int) -> Space:
    """The space on which an action places a yacht."""
    y, x = divmod(action - SPACE, race.cols)
    return Space(x, y)
