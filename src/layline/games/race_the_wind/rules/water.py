"""The water: points, marks, the line, the ray and the zones, and who is where."""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import DX, DY, distance
from .state import BUOY, COMMITTEE, NONE, RACING, WINDWARD, Boat, Race


@rule
def on_board(race: Race, x: int, y: int) -> bool:
    """RTW-03: boats, marks and tokens stand on the points of a rectangular grid."""
    return x >= 0 and x < race.cols and y >= 0 and y < race.rows


@rule
def is_taken(race: Race, x: int, y: int) -> bool:
    """RTW-03, RTW-04, RTW-05: a mark or a boat is on this point of the board."""
    return race.taken[y] >> x & 1 == 1


@rule
def is_closed(race: Race, x: int, y: int) -> bool:
    """RTW-51: off the board, a mark, or occupied by a boat."""
    return not on_board(race, x, y) or is_taken(race, x, y)


@rule
def ahead_is_closed(race: Race, boat: Boat, heading: int) -> bool:
    """RTW-38, RTW-51: the next point on this heading cannot be moved to."""
    return is_closed(race, boat.x + DX[heading], boat.y + DY[heading])


@rule
def boat_at(race: Race, x: int, y: int) -> int:
    """RTW-03: the boat on this point, or NONE."""
    for seat in range(race.fleet):
        boat = race.boats[seat]
        if boat.x == x and boat.y == y and boat.status == RACING:
            return seat
    return NONE


@rule
def is_mark(race: Race, x: int, y: int) -> bool:
    """RTW-04, RTW-05: the windward mark, the gate buoy or the committee boat is on this point."""
    for i in range(3):
        if race.marks[i].x == x and race.marks[i].y == y:
            return True
    return False


@rule
def on_line(race: Race, x: int, y: int) -> bool:
    """RTW-04: the line is what lies strictly between buoy and committee boat."""
    return y == race.marks[BUOY].y and race.marks[BUOY].x < x < race.marks[COMMITTEE].x


@rule
def on_ray(race: Race, x: int, y: int) -> bool:
    """RTW-102: the ray runs due north from the windward mark."""
    return x == race.marks[WINDWARD].x and y > race.marks[WINDWARD].y


@rule
def in_zone(race: Race, mark: int, x: int, y: int) -> bool:
    """RTW-83: the zone is the block of 25 points around a mark, its edge included."""
    return distance(x, y, race.marks[mark].x, race.marks[mark].y) <= 2


@rule
def put_on_board(race: Race, boat: Boat, x: int, y: int) -> None:
    """RTW-03: set a boat on a free point."""
    boat.x = x
    boat.y = y
    race.taken[y] |= 1 << x


@rule
def take_off_board(race: Race, boat: Boat) -> None:
    """RTW-106, RTW-109: her point is free again; her shadow marker goes with her."""
    race.taken[boat.y] &= ~(1 << boat.x)
    boat.x = NONE
    boat.y = NONE
    boat.line_from = NONE
    boat.ray_from = NONE
    boat.marker_x = NONE
    boat.marker_y = NONE
