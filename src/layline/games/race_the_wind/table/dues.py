"""What a boat has to make good or to bear, and whether that can be done now."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Due
from ....engine.events import Space
from ...sailing import distance
from ..codec.notation import MARKS, rule_name
from ..codec.options import LETTERS
from ..rules.start import claim_against
from ..rules.state import NONE, OVER, PLAY, RACING, Boat, Race
from ..view import RaceTheWindView, is_afloat
from .sentences import say

CLEARANCE = 2
"""RTW-88, RTW-89: points to every mark and boat when a circle is declared."""


def dues(view: RaceTheWindView, lang: str) -> tuple[Due, ...]:
    """What the viewer's boat owes: penalties, a turn to skip, a fault, her shadow marker."""
    if view.seat is None or view.race.phase == OVER:
        return ()
    boat = view.race.boats[LETTERS.index(view.seat)]
    return tuple(_of_boat(view, boat, lang)) if is_afloat(boat) else ()


def _of_boat(view: RaceTheWindView, boat: Boat, lang: str) -> Iterator[Due]:
    race = view.race
    if boat.penalties:
        yield _penalty(view, boat, lang)
    if boat.skip:
        now = _among(view, "pass")
        text = say("due.skip_now" if now else "due.skip", lang)
        yield Due("skip", rule_name(56), text, now)
    if claim_against(race, boat.seat) != NONE:
        yield Due("claim", rule_name(32), say("due.claim", lang))
    if boat.marker_x != NONE:
        at = Space(boat.marker_x, boat.marker_y)
        piece = f"marker:{LETTERS[boat.seat]}"
        yield Due("marker", rule_name(97), say("due.marker", lang, at=at), (), (piece,))


def _penalty(view: RaceTheWindView, boat: Boat, lang: str) -> Due:
    """RTW-86 to RTW-90: a circle, and what still stands against it."""

    def due(
        rule: int, key: str, *pieces: str, actions: tuple[str, ...] = (), **words: object
    ) -> Due:
        text = say(f"due.penalty.{key}", lang, **words)
        return Due("penalty", rule_name(rule), text, actions, pieces)

    race = view.race
    if boat.quarters:
        return due(90, "circle", actions=_among(view, "quarter"), n=boat.quarters)
    if actions := _among(view, "penalty L", "penalty R"):
        return due(87, "now", actions=actions, n=boat.penalties)
    if boat.leg == 0:
        return due(87, "start", "line")
    for number, mark in enumerate(race.marks):
        if distance(boat.x, boat.y, mark.x, mark.y) < CLEARANCE:
            return due(88, "mark", MARKS[number])
    for other in _others(race, boat):
        if distance(boat.x, boat.y, other.x, other.y) < CLEARANCE:
            who = LETTERS[other.seat]
            return due(89, "boat", f"boat:{who}", who=who)
    return due(87, "later" if view.asked and race.phase == PLAY else "turn")


def _others(race: Race, boat: Boat) -> Iterator[Boat]:
    for other in race.boats[: race.fleet]:
        if other.seat != boat.seat and other.status == RACING:
            yield other


def _among(view: RaceTheWindView, *actions: str) -> tuple[str, ...]:
    """Those of the actions that are choices now."""
    return tuple(one for one in actions if view.asked and one in view.choices)
