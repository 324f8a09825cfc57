"""What a boat has to bear or to do over again, and how that stands."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Due
from ..rules.course import MARKS
from ..rules.state import GIGAMIC, NONE, OVER, RACING, Boat
from ..view import PetiteRegateView
from ..words import TEXTS, rule_id


def dues(view: PetiteRegateView, lang: str) -> tuple[Due, ...]:
    """Turns that the viewer's boat still misses, and the mark it sails for."""
    boat = view.own
    if boat is None or view.race.phase == OVER or boat.status != RACING or boat.heading == NONE:
        return ()
    return tuple(_of_boat(view, boat, lang))


def _of_boat(view: PetiteRegateView, boat: Boat, lang: str) -> Iterator[Due]:
    if boat.penalty:
        text = TEXTS.sentence("due.penalty", lang, n=boat.penalty)
        yield Due("penalty", rule_id(54), text)
    if boat.becalmed:
        rule = 60 if view.race.rules == GIGAMIC else 46
        yield Due("becalmed", rule_id(rule), TEXTS.sentence("due.becalmed", lang))
    if boat.started and boat.marks < MARKS:
        n = boat.marks + 1
        yield Due("mark", rule_id(39), TEXTS.sentence("due.mark", lang, n=n), (), (f"mark:{n}",))
