"""Wind shadow: the boat to leeward lays a lull ahead of herself."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from ...sailing import DX, DY
from .events import COVERED, LAYS_MARKER, REMOVES_MARKER
from .state import NONE, RACING, Boat, Race
from .water import boat_at, is_mark, on_board


@rule
def covered_by(race: Race, boat: Boat) -> int:
    """RTW-94, RTW-100: whom this boat covers: the one on the next point downwind, or NONE.

    It does not matter how either of them sails.
    """
    if boat.status != RACING:
        return NONE
    return boat_at(race, boat.x - DX[race.wind], boat.y - DY[race.wind])


@rule
def read_shadows(race: Race, log: Ints) -> None:
    """RTW-95, RTW-98: at the end of every turn; only a cover that is new lays a marker."""
    for seat in range(race.fleet):
        lee = covered_by(race, race.boats[seat])
        if lee != NONE and lee != race.covers[seat]:
            note(log, 94, lee, COVERED, seat, 0, 0, 0)
            lay_marker(race, race.boats[lee], log)
        race.covers[seat] = lee


@rule
def lay_marker(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-95, RTW-98, RTW-99: two points straight ahead; one marker a boat, none if becalmed."""
    x = boat.x + 2 * DX[boat.heading]
    y = boat.y + 2 * DY[boat.heading]
    if boat.marker_x != NONE or boat.skip == 1:
        return
    if not on_board(race, x, y) or is_mark(race, x, y):
        return
    boat.marker_x = x
    boat.marker_y = y
    note(log, 95, boat.seat, LAYS_MARKER, x, y, 0, 0)


@rule
def lift_marker(boat: Boat, log: Ints) -> None:
    """RTW-97: reached or not, a manoeuvre or the marker's own point brings it back into hand."""
    if boat.marker_x != NONE:
        boat.marker_x = NONE
        boat.marker_y = NONE
        note(log, 97, boat.seat, REMOVES_MARKER, 0, 0, 0, 0)
