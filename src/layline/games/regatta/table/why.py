"""What speaks for a choice: a shorter way round the course, or the finish."""

from __future__ import annotations

from ....engine.log import empty_log
from ..bot.pilot_course import legs_to_finish
from ..rules.events import MOST_EVENTS
from ..rules.referee import play
from ..rules.state import FINISHED, NONE, PLAY, Scratch
from ..view import RegattaView
from .ahead import on_move
from .sentences import say


def why(view: RegattaView, action: str, lang: str) -> str | None:
    """In one sentence what a yacht under way gains by it, with the wind as it is."""
    race = view.trial()
    number = view.notation.action_number(race, action)
    if number is None or race.phase != PLAY or on_move(race).x == NONE:
        return None
    boat = on_move(race)
    before = legs_to_finish(race, boat, race.wind)
    play(race, number, empty_log(MOST_EVENTS), Scratch())
    after = race.boats[boat.seat]
    if after.status == FINISHED:
        return say("why.finish", lang)
    nearer = after.x != NONE and legs_to_finish(race, after, race.wind) < before
    return say("why.nearer", lang) if nearer else None
