"""Riding: where a rider can get with the squares he has, and the rule against any other square.

Since steps mix freely, he can stop wherever he is neither more columns nor more lanes away than he
has squares. Only where riders may not be passed does the way itself matter. The lanes that can
be reached are kept as bits, column by column, in `scratch.reach`.
"""

from __future__ import annotations

from ....engine.rules import Ints, rule
from .actions import ASIDE, TO
from .course import normal_limit, stars
from .state import (
    FINISH,
    LAST,
    MOST_LANES,
    NONE,
    OPEN,
    RIDE,
    SIDE_BY_SIDE,
    START,
    Race,
    Rider,
    Scratch,
)


@rule
def allowance(race: Race) -> int:
    """MJ-12, MJ-29: the squares there are to ride: normal ones, or those of the break-away."""
    return stars(race, race.turn.rider) if race.phase == RIDE else race.turn.left


@rule
def last_column(race: Race, column: int) -> int:
    """MJ-18, MJ-29: how far this move may lead; break-away squares know no change of terrain."""
    return normal_limit(race, column) if race.phase == RIDE else FINISH


@rule
def is_pursued(race: Race) -> bool:
    """MJ-47, MJ-53: somebody is in his wheel, and he has not moved yet."""
    turn = race.turn
    held = turn.draft == OPEN or turn.draft == SIDE_BY_SIDE
    return held and turn.pursuer != NONE and turn.moved == 0


# Lanes as bits.


@rule
def all_lanes(race: Race) -> int:
    """MJ-17: every lane of the road."""
    return (1 << race.lanes) - 1


@rule
def widened(race: Race, lanes: int, steps: int) -> int:
    """MJ-13, MJ-17: these lanes and all that this many steps to the side lead to."""
    for _ in range(min(steps, MOST_LANES - 1)):
        lanes |= lanes << 1 | lanes >> 1
    return lanes & all_lanes(race)


@rule
def neighbours(race: Race, lane: int) -> int:
    """MJ-13: the lanes beside this one."""
    return (1 << lane << 1 | 1 << lane >> 1) & all_lanes(race)


@rule
def find_reach(race: Race, aside: bool, scratch: Scratch) -> None:
    """MJ-06, MJ-12, MJ-13, MJ-16, MJ-29, MJ-38, MJ-55: the squares this move could end on.

    `aside` is for a shift, whose first step goes sideways and which then goes forward. How far
    normal squares lead (MJ-18) is left to whoever asks.
    """
    rider = race.riders[race.turn.rider]
    squares = allowance(race)
    if aside:
        squares -= 1
    if race.solid == 1:
        spread_over_free_squares(race, rider, aside, squares, scratch)
        return
    lanes = all_lanes(race)
    if aside:
        lanes = widened(race, neighbours(race, rider.lane), squares)
    elif rider.column != START:
        lanes = widened(race, 1 << rider.lane, squares)
    for column in range(max(rider.column, 1), min(rider.column + squares, LAST) + 1):
        scratch.reach[column] = lanes & ~race.road[column]
    scratch.reach[FINISH] = 1 if rider.column + squares >= FINISH else 0


@rule
def spread_over_free_squares(
    race: Race, rider: Rider, aside: bool, squares: int, scratch: Scratch
) -> None:
    """MJ-16: with `passing: solid` one rides step by step, over free squares only.

    A pursued rider who goes forward has to set off forward, or else it is a shift.
    """
    here = rider.column
    end = min(here + squares, LAST)
    for column in range(here, end + 1):
        scratch.reach[column] = 0
    scratch.reach[FINISH] = 0
    steps = squares
    sets_off = not aside and here < LAST and is_pursued(race)
    if aside:
        scratch.reach[here] = neighbours(race, rider.lane) & ~race.road[here]
    elif sets_off:
        steps -= 1
        scratch.reach[here + 1] = widened(race, 1 << rider.lane, 1) & ~race.road[here + 1]
    else:
        scratch.reach[here] = all_lanes(race) if here == START else 1 << rider.lane
    for _ in range(steps):
        if end == LAST and scratch.reach[LAST] != 0:
            scratch.reach[FINISH] = 1
        for back in range(end - here):
            column = end - back
            entered = widened(race, scratch.reach[column] | scratch.reach[column - 1], 1)
            scratch.reach[column] |= entered & ~race.road[column]
        if here != START:
            scratch.reach[here] |= widened(race, scratch.reach[here], 1) & ~race.road[here]
    if sets_off:
        lanes = 1 << rider.lane
        for _ in range(min(squares, MOST_LANES - 1)):
            lanes |= widened(race, lanes, 1) & ~race.road[here]
        scratch.reach[here] = lanes


# What may be played.


@rule
def ride_choices(race: Race, n: int, out: Ints, scratch: Scratch) -> int:
    """MJ-13, MJ-16, MJ-18, MJ-55: list rides, and shifts if there is a pursuer to shake off."""
    rider = race.riders[race.turn.rider]
    limit = last_column(race, rider.column)
    furthest = rider.column + allowance(race)
    for way in range(2 if is_pursued(race) else 1):
        first = TO if way == 0 else ASIDE
        find_reach(race, way == 1, scratch)
        for column in range(max(rider.column + way, 1), min(furthest - way, limit, LAST) + 1):
            lanes = scratch.reach[column] & ~race.road[column]
            for lane in range(race.lanes):
                if lanes >> lane & 1 == 1:
                    out[n] = first + MOST_LANES * (column - 1) + lane
                    n += 1
        if limit == FINISH and scratch.reach[FINISH] == 1:
            out[n] = first + MOST_LANES * LAST
            n += 1
    return n


@rule
def why_not_ride(race: Race, where: int, aside: bool, scratch: Scratch) -> int:
    """MJ-14, MJ-15, MJ-16, MJ-17, MJ-18, MJ-38, MJ-55, MJ-56: the rule against ending there."""
    rider = race.riders[race.turn.rider]
    column = where // MOST_LANES + 1
    lane = where % MOST_LANES
    if column < FINISH and lane >= race.lanes:
        return 17
    if column < rider.column:
        return 14
    if column == rider.column and lane == rider.lane:
        return 15
    forward = column - rider.column
    across = abs(lane - rider.lane) if rider.column != START and column != FINISH else 0
    squares = allowance(race)
    if max(forward, across) > squares:
        return 12 if race.phase == RIDE else 29
    if column > last_column(race, rider.column):
        return 18
    if column < FINISH and race.road[column] >> lane & 1 == 1:
        return 16
    beside_first = abs(across - 1) if column != FINISH else 0
    shifts = is_pursued(race) and forward > 0 and max(forward, beside_first) < squares
    if race.solid == 1:
        find_reach(race, aside and shifts, scratch)
        if scratch.reach[column] >> (lane if column < FINISH else 0) & 1 == 0:
            return 16
    return 55 if aside and not shifts else 0
