"""What speaks for a choice: a shorter way to the end of the leg, or the finish."""

from __future__ import annotations

from ....engine.log import empty_log
from ..bot.pilot import next_round
from ..bot.pilot_course import way_left
from ..rules.events import MOST_EVENTS
from ..rules.referee import play
from ..rules.state import FINISHED, PLAY, Scratch
from ..view import RaceTheWindView, is_afloat, on_move
from .sentences import say


def why(view: RaceTheWindView, action: str, lang: str) -> str | None:
    """In one sentence what a boat under way gains by it, with the wind as it is."""
    race = view.trial()
    number = view.notation.action_number(race, action)
    if number is None or race.phase != PLAY or not is_afloat(on_move(race)):
        return None
    seat = on_move(race).seat
    coming = next_round(race, seat)
    before = way_left(race, race.boats[seat], coming)
    play(race, number, empty_log(MOST_EVENTS), Scratch())
    after = race.boats[seat]
    if after.status == FINISHED:
        return say("why.finish", lang)
    nearer = is_afloat(after) and way_left(race, after, coming) < before
    return say("why.nearer", lang) if nearer else None
