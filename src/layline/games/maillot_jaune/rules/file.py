"""A file of riders, one behind the other, in a single number.

Four bits for each, the first one lowest, a rider's number plus one; so 0 is a file of nobody.
"""

from __future__ import annotations

from ....engine.rules import rule
from .state import NONE


@rule
def nth(riders: int, place: int) -> int:
    """Who stands at a place, counted from 0; NONE behind the last."""
    return (riders >> 4 * place & 15) - 1


def members(riders: int) -> list[int]:
    """All of them in their order."""
    return [nth(riders, place) for place in range(length(riders))]


@rule
def length(riders: int) -> int:
    """How many riders there are."""
    count = 0
    while riders != 0:
        riders >>= 4
        count += 1
    return count


@rule
def place_of(riders: int, number: int) -> int:
    """The place of a rider, counted from 0; NONE if he is not there."""
    place = 0
    while riders != 0:
        if (riders & 15) - 1 == number:
            return place
        riders >>= 4
        place += 1
    return NONE


@rule
def inserted(riders: int, place: int, number: int) -> int:
    """The file with one more rider, at this place."""
    before = riders & (1 << 4 * place) - 1
    return before | (riders >> 4 * place << 4 | number + 1) << 4 * place


@rule
def joined(riders: int, number: int) -> int:
    """The file with one more rider, behind the others."""
    return riders | number + 1 << 4 * length(riders)


@rule
def without(riders: int, number: int) -> int:
    """The file without this rider; the others keep their order."""
    kept = 0
    shift = 0
    while riders != 0:
        if (riders & 15) - 1 != number:
            kept |= (riders & 15) << shift
            shift += 4
        riders >>= 4
    return kept
