"""What speaks for a choice: a shorter way round the buoys, or the finish."""

from __future__ import annotations

from ..bot.pilot_way import way_left
from ..view import PetiteRegateView
from ..words import TEXTS
from .judging import trial_of


def why(view: PetiteRegateView, action: str, lang: str) -> str | None:
    """In one sentence what a boat gains by an arrow."""
    trial, boat = trial_of(view, action), view.mover
    if trial is None or trial.rule or boat is None:
        return None
    if trial.finishes:
        return TEXTS.sentence("why.finish", lang)
    race = view.race
    before = way_left(race, boat.x, boat.y, boat.heading, boat.started, boat.marks)
    x, y = trial.path[-1]
    after = way_left(race, x, y, trial.heading, boat.started, boat.marks)
    return TEXTS.sentence("why.nearer", lang) if after < before else None
