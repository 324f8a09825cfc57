"""Sides: who rides together, the minutes of a side, and which side is ahead."""

from __future__ import annotations

from ....engine.rules import rule
from .file import nth
from .order import race_order
from .standings import ranking, side_of
from .state import MOST_RIDERS, NONE, OUT, Race

MOST_COUNTING = 3
UNCLASSIFIED = -1


@rule
def riders_counting(race: Race) -> int:
    """MJ-64: how many riders of a side count: as many as the smallest side has, three at most."""
    fewest = MOST_COUNTING
    for side in range(race.sides):
        count = 0
        for i in range(MOST_RIDERS):
            number = nth(race.start_list, i)
            if number != NONE and race.riders[number].side == side:
                count += 1
        if count > 0:
            fewest = min(fewest, count)
    return fewest


@rule
def stages_held(race: Race) -> int:
    """MJ-64: how many stages count; one that the end of the tour cut short does not."""
    held = 0
    for number in range(MOST_RIDERS):
        held = max(held, race.riders[number].stages)
    return held - 1 if race.crossed != 0 and race_order(race) != 0 else held


@rule
def minutes_of_side(race: Race, side: int) -> int:
    """MJ-64: the minutes of a side's best riders, stage by stage, or UNCLASSIFIED.

    A side with too few riders home in a stage, or left in one that was cut short, is unclassified.
    """
    counting = riders_counting(race)
    left = 0
    for number in range(MOST_RIDERS):
        rider = race.riders[number]
        if rider.owner != NONE and rider.side == side and rider.column != OUT:
            left += 1
    if left < counting and race_order(race) != 0:
        return UNCLASSIFIED
    total = 0
    for stage in range(stages_held(race)):
        counted = 0
        for _ in range(counting):
            best = NONE
            for number in range(MOST_RIDERS):
                rider = race.riders[number]
                if rider.side != side or rider.stages <= stage or counted >> number & 1 == 1:
                    continue
                if best == NONE or rider.minutes[stage] < race.riders[best].minutes[stage]:
                    best = number
            if best == NONE:
                return UNCLASSIFIED
            counted |= 1 << best
            total += race.riders[best].minutes[stage]
    return total


@rule
def best_place(race: Race, side: int, ranked: int) -> int:
    """MJ-63, MJ-64: the place, from 0, of the best rider of a side in a ranking."""
    for place in range(MOST_RIDERS):
        number = nth(ranked, place)
        if number != NONE and side_of(race.riders[number]) == side:
            return place
    return MOST_RIDERS


@rule
def is_side_ahead(race: Race, one: int, other: int, ranked: int) -> bool:
    """MJ-64: fewer minutes if they decide, else and in a tie the side of the better rider."""
    if race.by_minutes == 1:
        mine = minutes_of_side(race, one)
        his = minutes_of_side(race, other)
        if mine != his:
            return his == UNCLASSIFIED or (mine != UNCLASSIFIED and mine < his)
    return best_place(race, one, ranked) < best_place(race, other, ranked)


@rule
def place_of_side(race: Race, side: int, ranked: int) -> int:
    """MJ-64: the place of a side, from 0."""
    place = 0
    for other in range(race.sides):
        if other != side and is_side_ahead(race, other, side, ranked):
            place += 1
    return place


@rule
def seat_score(race: Race, seat: int, ranked: int) -> int:
    """MJ-43, MJ-63, MJ-64: what a ranking is worth to a player: more for a better place.

    With sides a player scores as his side does.
    """
    first = NONE
    for number in range(MOST_RIDERS):
        if race.riders[number].owner == seat:
            first = number
    if first == NONE:
        return 0
    rider = race.riders[first]
    if race.by_minutes == 0 or rider.side == NONE:
        return MOST_RIDERS - best_place(race, side_of(rider), ranked)
    return MOST_RIDERS - place_of_side(race, rider.side, ranked)


def sides_in_order(race: Race) -> list[int]:
    """MJ-64: the sides, the best one first."""
    ranked = ranking(race)
    return sorted(range(race.sides), key=lambda side: place_of_side(race, side, ranked))
