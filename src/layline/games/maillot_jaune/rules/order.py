"""Who plays when: the order of the race, and riders who are moved up in it."""

from __future__ import annotations

from ....engine.rules import rule
from .course import on_road
from .file import inserted, nth, place_of, without
from .state import MOST_RIDERS, NONE, OUT, Race


@rule
def in_tour(race: Race) -> int:
    """MJ-46: how many riders are still in the tour, those across the line included."""
    count = 0
    for number in range(MOST_RIDERS):
        if race.riders[number].owner != NONE and race.riders[number].column != OUT:
            count += 1
    return count


@rule
def rides_ahead(race: Race, one: int, other: int) -> bool:
    """MJ-09, MJ-10: on a higher column, or level and further to the left."""
    first = race.riders[one]
    second = race.riders[other]
    if first.column != second.column:
        return first.column > second.column
    return first.lane < second.lane


@rule
def race_order(race: Race) -> int:
    """MJ-09, MJ-10: the riders on the road, the leader first.

    Riders on the start line have no lanes and keep the order of the round before, or before the
    first round that of the start list.
    """
    order = 0
    count = 0
    for i in range(2 * MOST_RIDERS):
        former = race.last_order if i < MOST_RIDERS else race.start_list
        number = nth(former, i % MOST_RIDERS)
        if number == NONE or not on_road(race.riders[number]) or place_of(order, number) != NONE:
            continue
        place = count
        while place > 0 and rides_ahead(race, number, nth(order, place - 1)):
            place -= 1
        order = inserted(order, place, number)
        count += 1
    return order


@rule
def put_first(riders: int, front: int) -> int:
    """MJ-50, MJ-58, MJ-60: the queue with these riders before all others, who keep their order."""
    count = 0
    while nth(front, count) != NONE:
        riders = without(riders, nth(front, count))
        count += 1
    return riders << 4 * count | front
