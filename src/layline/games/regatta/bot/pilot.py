"""What a skipper makes of a position: the knowledge that the bots sail by.

Everything is weighed in hundredths of sixtieths of a leg. The way still to go counts most; then
the wind that a yacht takes from others or may lose to them, the cards in hand, and in the advanced
game the chance of being protested against.
"""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import DX, DY, distance, point_of_sail
from ..rules.course import side, yacht_at
from ..rules.legs import SPACES
from ..rules.order import still_racing
from ..rules.spinnaker import is_downwind
from ..rules.state import DISQUALIFIED, FINISHED, NONE, PLAY, RACING, Boat, Race
from .pilot_course import legs_to_finish
from .pilot_gauge import LEG, legs_for

# The weights were found by racing fleets with different ones against each other.
CERTAIN = 100
"""A chance is counted in hundredths."""

FINISH = 100_000_000
"""Finishing beats everything: in few legs above all, then without needless cards and sails."""

PUFF = 58
"""A puff card in hand: a little less than the leg it saves on a beat."""

PUFF_BEFORE_START = 90
"""A puff card while the line is still to be crossed, when it would save nothing."""

RECALL = 5 * LEG
"""On or over the line without having started."""

LOST_TURN = 80
"""A turn that may be lost to a rival to windward."""

BLANKET = 90
"""A turn that a single rival loses; it is shared between several."""

BLANKET_ADVANCED = 50
"""The same where a yacht can stay on the spot: less than a leg, or she would do so for ever."""

CARE = 3
"""The chance that a rival who can get to windward of her does."""

DISQUALIFICATION = 8
PUT_BACK = 3
"""What the two penalties cost, in legs."""


@rule
def worth(race: Race, seat: int) -> int:
    """How good a position looks for a yacht whose turn has just ended."""
    boat = race.boats[seat]
    if boat.status == FINISHED:
        return FINISH - 10 * boat.finish_leg + 2 * boat.puffs - boat.spinnaker
    if boat.status != RACING or boat.x == NONE:
        return -FINISH
    legs = PUFF * boat.puffs - way_left(race, boat)
    if next_round(race) <= 3:
        legs += (PUFF_BEFORE_START - PUFF) * boat.puffs
    if boat.started == 0 and side(race, boat.x, boat.y) >= 0:
        legs -= RECALL
    value = CERTAIN * legs + wind_taken(race, boat) - LOST_TURN * wind_at_risk(race, boat)
    if race.advanced == 1:
        value += CERTAIN * rivals_trouble(race, seat) - LEG * protest_at_risk(race, boat)
    return value


# The way and the wind.


@rule
def way_left(race: Race, boat: Boat) -> int:
    """REG-15: the way to the finish, with the wind as it is and, in part, as it may shift."""
    aside = 2 + race.advanced
    legs = (16 - 2 * aside) * legs_to_finish(race, boat, race.wind)
    legs += aside * legs_to_finish(race, boat, shifted(race, -1))
    legs += aside * legs_to_finish(race, boat, shifted(race, 1))
    return legs // 16


@rule
def shifted(race: Race, by: int) -> int:
    """REG-15: the wind after a shift; with a limited wind it may stay."""
    wind = (race.wind + by) & 7
    if race.wind_limited == 1 and point_of_sail(wind, race.start) > 2:
        return int(race.wind)
    return wind


# Whose turn comes when.


@rule
def next_round(race: Race) -> int:
    """The round in which a yacht whose turn has just ended has her next one."""
    return race.rounds + 1 if race.phase == PLAY else int(race.rounds)


@rule
def is_waiting(race: Race, seat: int) -> bool:
    """REG-12: she still has her turn in this round."""
    for i in range(race.waiting):
        if race.todo[i] == seat:
            return True
    return False


@rule
def plays_before(race: Race, one: int, other: int) -> bool:
    """REG-12: one seat has its turn before the other, unless the die is passed on."""
    return (one - race.first) % race.yachts < (other - race.first) % race.yachts


# Blanketing.


@rule
def wind_taken(race: Race, boat: Boat) -> int:
    """REG-44, REG-45: what it is worth that a rival in her lee loses a turn.

    A leg is worth half as much. A rival who plays later in the same round has lost it for certain,
    the others if the wind holds.
    """
    if next_round(race) < 4:
        return 0
    chance = CERTAIN
    lee = yacht_at(race, boat.x - DX[race.wind], boat.y - DY[race.wind])
    if lee == NONE and boat.spinnaker == 1:
        lee = yacht_at(race, boat.x - 2 * DX[race.wind], boat.y - 2 * DY[race.wind])
        chance = CERTAIN // 2
    if lee == NONE:
        return 0
    if plays_before(race, lee, boat.seat) and not is_waiting(race, lee):
        chance = chance * 6 // 10
    rivals = still_racing(race) - 1
    value = BLANKET_ADVANCED if race.advanced == 1 else BLANKET
    return 2 * value * chance // (rivals * (rivals + 1))


@rule
def wind_at_risk(race: Race, boat: Boat) -> int:
    """REG-44, REG-46: the chance that she is blanketed when her next turn begins.

    Before the start it costs her nothing.
    """
    if next_round(race) < 3:
        return 0
    chance = 0
    for seat in range(race.yachts):
        rival = race.boats[seat]
        if seat != boat.seat and rival.status == RACING and rival.x != NONE:
            chance += chance_to_blanket(race, rival, boat)
    return min(chance, CERTAIN)


@rule
def chance_to_blanket(race: Race, rival: Boat, boat: Boat) -> int:
    """REG-44, REG-45, REG-46: the chance that this rival is to windward of her at that moment."""
    dx = rival.x - boat.x
    dy = rival.y - boat.y
    to_windward = dx == DX[race.wind] and dy == DY[race.wind]
    waiting = is_waiting(race, rival.seat)
    if waiting or plays_before(race, rival.seat, boat.seat):
        if to_windward:
            return 10
        legs = race.die if waiting else 2
        needed = legs_for(DX[race.wind] - dx, DY[race.wind] - dy, race.wind)
        return CARE if needed <= legs * LEG else 0
    if to_windward:
        return 65
    if dx == 2 * DX[race.wind] and dy == 2 * DY[race.wind]:
        return 30 if rival.spinnaker == 1 else 0
    for by in range(-1, 2, 2):
        wind = shifted(race, by)
        if dx == DX[wind] and dy == DY[wind]:
            return 15
    return 0


# Right of way.


@rule
def protest_at_risk(race: Race, boat: Boat) -> int:
    """REG-77, REG-78: the legs, in hundredths, that her liabilities may cost her."""
    chance = 0
    for i in range(race.liabilities):
        if race.liable[i].give == boat.seat:
            chance += chance_to_reach(race, race.boats[race.liable[i].stand], boat)
    return min(chance, CERTAIN) * (DISQUALIFICATION if race.disqualifies == 1 else PUT_BACK)


@rule
def chance_to_reach(race: Race, stand: Boat, give: Boat) -> int:
    """REG-78: the chance that a yacht sailing straight on reaches another in her next turn."""
    point = point_of_sail(stand.heading, race.wind)
    spaces = SPACES[point]
    if stand.spinnaker == 1 and is_downwind(point):
        spaces += 1
    far = distance(stand.x, stand.y, give.x, give.y)
    if stand.puffs > 0:
        far -= 1
    if is_waiting(race, stand.seat):
        return 90 if far <= race.die * spaces else 0
    if far <= spaces:
        return 60
    if far <= 2 * spaces:
        return 45
    return 15 if far <= 3 * spaces else 0


@rule
def rivals_trouble(race: Race, seat: int) -> int:
    """REG-81, REG-82: what a successful protest is worth: rivals out, or with further to go."""
    legs = 0
    for other in range(race.yachts):
        rival = race.boats[other]
        if other == seat:
            continue
        if race.disqualifies == 1:
            if rival.status == DISQUALIFIED:
                legs += DISQUALIFICATION * LEG
        elif rival.status == RACING and rival.x != NONE:
            legs += legs_to_finish(race, rival, race.wind)
    return legs // (2 * (race.yachts - 1))
