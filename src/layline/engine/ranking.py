"""Places, and why: whoever is ahead is so by the first of some keys in which two differ.

A game lists the keys of each seat in the order in which its rules compare them. Places and reasons
are both made from that list, so a reason names what truly decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from .answers import Fate, Placing, Reason


class Key(NamedTuple):
    """Something that places are decided by: the lower `value` is ahead.

    `name` says what it is, `said` is what sentences give for it.
    """

    name: str
    value: int
    said: object = None


Keys = tuple[Key, ...]


def deciding(one: Keys, other: Keys) -> tuple[Key, Key] | None:
    """The first keys in which two differ; None: nothing sets them apart."""
    pairs = zip(one, other, strict=False)
    return next(((mine, hers) for mine, hers in pairs if mine.value != hers.value), None)


def is_ahead(one: Keys, other: Keys) -> bool:
    """Whether one is ahead of another."""
    found = deciding(one, other)
    return found is not None and found[0].value < found[1].value


def place(keys: Keys, among: Iterable[Keys]) -> int:
    """The place among all, from 1; equals share it."""
    return 1 + sum(is_ahead(others, keys) for others in among)


class Entrant(NamedTuple):
    """A seat in a ranking: its keys, its place, and whether it has retired all the same."""

    seat: str
    keys: Keys
    place: int
    retired: bool = False


Why = Callable[[Entrant, Entrant], Reason]
"""Puts into words why one is ahead of another, or beside her."""


def placings(entrants: Sequence[Entrant], why: Why) -> tuple[Placing, ...]:
    """Everybody in order, each with what sets her apart from the one before."""
    ranked = sorted(entrants, key=lambda one: (one.place, one.seat))
    found = []
    for at, one in enumerate(ranked):
        before = max(0, at - 1)
        reason = why(ranked[before], ranked[before + 1]) if len(ranked) > 1 else None
        found.append(Placing(one.seat, one.place, _fate(one, ranked), reason))
    return tuple(found)


def placings_of_sides(entrants: Sequence[Entrant], why: Why) -> tuple[Placing, ...]:
    """The same where those who share a place belong together: what sets their side apart."""
    ranked = sorted(entrants, key=lambda one: (one.place, one.seat))
    found = []
    for one in ranked:
        ahead = [other for other in ranked if other.place < one.place]
        behind = [other for other in ranked if other.place > one.place]
        reason = None
        if ahead:
            reason = why(ahead[-1], one)
        elif behind:
            reason = why(one, behind[0])
        found.append(Placing(one.seat, one.place, _fate(one, ranked), reason))
    return tuple(found)


def _fate(one: Entrant, ranked: Sequence[Entrant]) -> Fate:
    if one.retired:
        return "retired"
    return "shared" if sum(other.place == one.place for other in ranked) > 1 else "placed"
