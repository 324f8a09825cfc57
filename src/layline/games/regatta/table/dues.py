"""What a yacht has to make good, and how that stands."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Due
from ..codec.notation import LETTERS, rule_name
from ..rules.blanketing import blanketed_by, partly_blanketed_by
from ..rules.course import side
from ..rules.state import NEXT_RACE, NONE, OVER, RACING, Boat, Race
from ..view import RegattaView
from .pointing import piece_at
from .sentences import say

FIRST_RACING_ROUND = 3


def dues(view: RegattaView, lang: str) -> tuple[Due, ...]:
    """What the viewer's yacht has to do over again, or is still threatened by."""
    race = view.race
    if view.seat is None or race.phase in (NEXT_RACE, OVER):
        return ()
    boat = race.boats[LETTERS.index(view.seat)]
    if boat.status != RACING or boat.x == NONE:
        return ()
    return tuple(_of_yacht(race, boat, lang))


def _of_yacht(race: Race, boat: Boat, lang: str) -> Iterator[Due]:
    if not boat.started and race.rounds >= FIRST_RACING_ROUND:
        where = "over" if side(race, boat.x, boat.y) >= 0 else "behind"
        text = say(f"due.restart_{where}", lang)
        yield Due("restart", rule_name(19), text, (), ("line",))
    for rule, key, find in (
        (44, "shadow", blanketed_by),
        (45, "light_shadow", partly_blanketed_by),
    ):
        other = find(race, boat)
        if other != NONE:
            who = LETTERS[other]
            yield Due(
                "shadow", rule_name(rule), say(f"due.{key}", lang, who=who), (), (f"boat:{who}",)
            )
    if boat.started and boat.rounded < race.roundings:
        mark = race.marks[boat.rounded]
        text = say("due.mark", lang, n=boat.rounded + 1)
        yield Due("mark", rule_name(49), text, (), (piece_at(race, mark.x, mark.y),))
