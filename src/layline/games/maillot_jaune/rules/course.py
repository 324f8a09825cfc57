"""The road and the riders: two terrains a stage, and the stars on the riders' cards."""

from __future__ import annotations

from ....engine.rules import rule, table
from .state import CHANGE, LAST, NONE, START, Race, Rider

TERRAINS = ("plain", "climb", "descent")

PLAIN, CLIMB, DESCENT = range(3)

# By rider: plain, climb, descent.
STARS = table(
    (
        *(2, 3, 1),  # renault
        *(3, 1, 2),  # la-providence
        *(2, 1, 3),  # la-bonnal
        *(1, 2, 3),  # vandamme
        *(1, 3, 2),  # ptt
        *(3, 2, 1),  # la-redoute
        *(3, 1, 2),  # agfa
        *(1, 2, 3),  # noel
        *(2, 3, 1),  # regional
    )
)


@rule
def terrain(stage: int, column: int) -> int:
    """MJ-04: stage 1 plain then climb, stage 2 climb then descent, stage 3 descent then plain."""
    return (stage - 1 + (1 if column > CHANGE else 0)) % 3


@rule
def stars(race: Race, number: int) -> int:
    """MJ-03, MJ-12: a rider's squares: his stars on the terrain in front of him.

    With `border: carry` the terrain he stands on counts, the start line as the first one.
    """
    column = race.riders[number].column
    if race.carries == 0:
        column = min(column + 1, LAST)
    return STARS[3 * number + terrain(race.stage, column)]


@rule
def normal_limit(race: Race, column: int) -> int:
    """MJ-18, MJ-38: the last column of a normal move: the change of terrain, then the finish."""
    return CHANGE if race.carries == 0 and column < CHANGE else LAST + 1


@rule
def on_road(rider: Rider) -> bool:
    """MJ-41: in the tour and not across the line yet."""
    return rider.owner != NONE and START <= rider.column <= LAST


@rule
def is_waiting(rider: Rider) -> bool:
    """MJ-31: he must miss a turn, through a puncture or as a helper."""
    return rider.flats + rider.owed > 0


@rule
def rider_at(race: Race, column: int, lane: int) -> int:
    """MJ-16: who is on a square; NONE if it is free or no square at all."""
    if column <= START or column > LAST or lane < 0 or race.road[column] >> lane & 1 == 0:
        return NONE
    for number in range(len(race.riders)):
        if race.riders[number].column == column and race.riders[number].lane == lane:
            return number
    return NONE


@rule
def are_alongside(one: Rider, other: Rider) -> bool:
    """MJ-57, MJ-61: on the same column in neighbouring lanes."""
    return (
        START < one.column <= LAST
        and one.column == other.column
        and (abs(one.lane - other.lane) == 1)
    )


@rule
def put_on(race: Race, rider: Rider, column: int, lane: int) -> None:
    """MJ-16: take him from where he is and put him on a square; there are no lanes off the road."""
    if START < rider.column <= LAST:
        race.road[rider.column] &= ~(1 << rider.lane)
    rider.column = column
    rider.lane = lane if START < column <= LAST else 0
    if START < column <= LAST:
        race.road[column] |= 1 << lane


def sections(stage: int) -> tuple[str, str]:
    """The two terrains of a stage."""
    first, second = (TERRAINS[terrain(stage, column)] for column in (CHANGE, CHANGE + 1))
    return first, second
