"""The advanced game: who has right of way, and who is liable for not having kept clear."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import assign, clear
from ....engine.rules import Ints, rule
from ...sailing import DX, DY, STARBOARD, distance, to_windward
from .course import is_fixed, on_board, side
from .events import IS_LIABLE, LAPSES
from .headings import head_to_wind
from .state import NONE, RACING, Boat, Race


@rule
def is_returning(race: Race, boat: Boat) -> bool:
    """REG-20, REG-75: from round three on, on or beyond the line without having started."""
    return race.rounds >= 3 and boat.started == 0 and side(race, boat.x, boat.y) >= 0


@rule
def inside_at_mark(race: Race, one: Boat, other: Boat) -> int:
    """REG-74: the seat of the inside yacht where the mark decides between two, else NONE.

    It is the same mark even if one of them is to round it a lap later.
    """
    if one.started == 0 or other.started == 0 or one.tack != other.tack:
        return NONE
    if one.rounded == race.roundings or other.rounded == race.roundings:
        return NONE
    mark = race.marks[one.rounded]
    if mark.x != race.marks[other.rounded].x or mark.y != race.marks[other.rounded].y:
        return NONE
    mine = distance(one.x, one.y, mark.x, mark.y)
    hers = distance(other.x, other.y, mark.x, mark.y)
    if mine < hers and mine <= 2:
        return one.seat
    if hers < mine and hers <= 2:
        return other.seat
    return NONE


@rule
def is_to_windward(race: Race, one: Boat, other: Boat) -> bool:
    """REG-72: nearer to where the wind comes from; of yachts equally near, neither is."""
    return to_windward(one.x, one.y, race.wind) > to_windward(other.x, other.y, race.wind)


@rule
def must_keep_clear(race: Race, give: Boat, stand: Boat) -> int:
    """REG-71, REG-72, REG-73, REG-76: the rule by which one yacht keeps clear of the other, or 0.

    A yacht returning to start keeps clear, then the outside yacht at a mark, then a yacht that has
    just tacked or jibed, then port of starboard and on one tack windward of leeward. The first rule
    that decides between the two, whichever way, is the only one used.
    """
    if is_returning(race, give) != is_returning(race, stand):
        return 75 if is_returning(race, give) else 0
    inside = inside_at_mark(race, give, stand)
    if inside != NONE:
        return 74 if inside == stand.seat else 0
    if give.turning != stand.turning:
        return 73 if give.turning == 1 else 0
    if give.tack != stand.tack:
        return 71 if stand.tack == STARBOARD else 0
    return 72 if race.same_tack_rule == 1 and is_to_windward(race, give, stand) else 0


@rule
def in_path(race: Race, boat: Boat, x: int, y: int) -> bool:
    """REG-77: the space lies straight ahead of a yacht, with no fixed piece between."""
    if head_to_wind(race, boat):
        return False
    ahead_x = boat.x + DX[boat.heading]
    ahead_y = boat.y + DY[boat.heading]
    while on_board(race, ahead_x, ahead_y) and not is_fixed(race, ahead_x, ahead_y):
        if ahead_x == x and ahead_y == y:
            return True
        ahead_x += DX[boat.heading]
        ahead_y += DY[boat.heading]
    return False


@rule
def find_liability(race: Race, give: int, stand: int) -> int:
    """REG-77: where the liability of one yacht to another stands in the list, or NONE."""
    for i in range(race.liabilities):
        if race.liable[i].give == give and race.liable[i].stand == stand:
            return i
    return NONE


@rule
def drop_liability(race: Race, at: int) -> None:
    """REG-79: a liability lapses; the others keep their order."""
    race.liabilities -= 1
    for i in range(at, race.liabilities):
        assign(race.liable[i], race.liable[i + 1])
    clear(race.liable[race.liabilities])


@rule
def lapse(race: Race, give: int, stand: int) -> None:
    """REG-79: what this yacht owes, and what is owed to that one, lapses (NONE: nobody)."""
    i = 0
    while i < race.liabilities:
        if race.liable[i].give == give or race.liable[i].stand == stand:
            drop_liability(race, i)
        else:
            i += 1


@rule
def check_liabilities(race: Race, log: Ints) -> None:
    """REG-79: after a shift and at round three, what no longer holds lapses."""
    i = 0
    while i < race.liabilities:
        owed = race.liable[i]
        stand = race.boats[owed.stand]
        reason = must_keep_clear(race, race.boats[owed.give], stand)
        if reason == 0 or head_to_wind(race, stand):
            note(log, 79, owed.give, LAPSES, owed.stand, 0, 0, 0)
            drop_liability(race, i)
        else:
            owed.reason = reason
            i += 1


@rule
def become_liable(race: Race, boat: Boat, log: Ints) -> None:
    """REG-77: she has ended a turn of her own; is she in the path of a yacht with right of way?"""
    for seat in range(race.yachts):
        stand = race.boats[seat]
        if seat == boat.seat or stand.status != RACING or stand.x == NONE:
            continue
        reason = must_keep_clear(race, boat, stand)
        if reason != 0 and in_path(race, stand, boat.x, boat.y):
            owed = race.liable[race.liabilities]
            owed.give = boat.seat
            owed.stand = seat
            owed.x = boat.x
            owed.y = boat.y
            owed.reason = reason
            race.liabilities += 1
            note(log, reason, boat.seat, IS_LIABLE, seat, 0, 0, 0)
