"""Choosing a few of many places that a game proposes: good ones, and not all the same."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from .answers import Point

MANY = 6
"""So few choices need no suggestions."""

PROPOSED = 3
"""How many are proposed at most."""


class Candidate(NamedTuple):
    """A choice, how much is still to do from there (less is better), and where it lies."""

    cost: int
    action: str
    at: Point


def spread(candidates: Iterable[Candidate], apart: float) -> list[Candidate]:
    """The best candidates, each at least so far from the others; the best of all comes first."""
    found: list[Candidate] = []
    for one in sorted(candidates, key=lambda one: one.cost):
        if all(math.dist(one.at, other.at) >= apart for other in found):
            found.append(one)
            if len(found) == PROPOSED:
                break
    return found
