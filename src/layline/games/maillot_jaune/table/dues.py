"""Turns that a player's riders still have to miss."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Due
from ..rules.riders import RIDERS
from ..rules.state import FINISH, OUT, OVER
from ..view import TourView
from .sentences import TEXTS, rider_name


def dues(view: TourView, lang: str) -> tuple[Due, ...]:
    """Turns to miss, by rider."""
    return () if view.race.phase == OVER else tuple(_waits(view, lang))


def _waits(view: TourView, lang: str) -> Iterator[Due]:
    """MJ-31, MJ-61, MJ-62: a turn missed through a puncture can be helped, no other."""
    for number in view.riders:
        rider = view.race.riders[number]
        n = rider.flats + rider.owed
        if n == 0 or not view.owns(number) or rider.column in (OUT, FINISH):
            continue
        key = "waits_help" if view.race.helping and rider.flats else "waits"
        text = TEXTS.sentence(f"due.{key}", lang, who=rider_name(view, number, lang), n=n)
        yield Due("waits", "MJ-31", text, (), (f"rider:{RIDERS[number]}",))
