"""What a yacht has to make good, and how that stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....engine.answers import Due
from ..codec.notation import LETTERS, rule_name
from ..rules.course import side
from ..rules.state import NEXT_RACE, NONE, OVER, RACING, Liability, Race
from ..view import RegattaView
from .pointing import piece_at
from .sentences import say
from .shadowed import Shadows, shadows

FIRST_RACING_ROUND = 3


def dues(view: RegattaView, lang: str) -> tuple[Due, ...]:
    """What the viewer's yacht has to do over again, or is still threatened by."""
    race = view.race
    if view.seat is None or race.phase in (NEXT_RACE, OVER):
        return ()
    boat = race.boats[LETTERS.index(view.seat)]
    if boat.status != RACING or boat.x == NONE:
        return ()
    restart = ""
    if not boat.started and race.rounds >= FIRST_RACING_ROUND:
        restart = "over" if side(race, boat.x, boat.y) >= 0 else "behind"
    number, mark = 0, ""
    if boat.started and boat.rounded < race.roundings:
        rounding = race.marks[boat.rounded]
        number, mark = boat.rounded + 1, piece_at(race, rounding.x, rounding.y)
    return _told(restart, shadows(view)[boat.seat], number, mark, lang)


def owing(race: Race) -> Sequence[Liability]:
    """REG-77: who may be protested against; mostly nobody, and then there is nothing to read."""
    return race.liable[: race.liabilities] if race.liabilities else ()


@lru_cache(maxsize=1024)
def _told(restart: str, shadows: Shadows, number: int, mark: str, lang: str) -> tuple[Due, ...]:
    """What a yacht is told of these, of which each may be empty, NONE or 0.

    `restart` says on which side of the line she is that has to start again, `number` and `mark`
    which mark is her next one, and which shape of the board.
    """
    found = []
    if restart:
        text = say(f"due.restart_{restart}", lang)
        found.append(Due("restart", rule_name(19), text, (), ("line",)))
    for rule, key, other in zip((44, 45), ("shadow", "light_shadow"), shadows, strict=True):
        if other != NONE:
            who = LETTERS[other]
            text = say(f"due.{key}", lang, who=who)
            found.append(Due("shadow", rule_name(rule), text, (), (f"boat:{who}",)))
    if number:
        text = say("due.mark", lang, n=number)
        found.append(Due("mark", rule_name(49), text, (), (mark,)))
    return tuple(found)
