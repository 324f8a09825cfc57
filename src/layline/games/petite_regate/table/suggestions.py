"""Where a boat may well begin: where the way over the line and round the marks is shortest."""

from __future__ import annotations

from ....engine.answers import Suggestion, Suggestions
from ....engine.scene import Shape
from ....engine.suggesting import MANY, Candidate, spread
from ..bot.pilot_way import way_left
from ..codec.notation import action_number
from ..drawing.boats import suggested
from ..drawing.scene import board_scene
from ..rules.placing import spot_x, spot_y
from ..rules.state import PLACE
from ..view import PetiteRegateView
from ..words import TEXTS
from .pointing import target

APART = 1.4
"""How far apart two places are that are proposed, in lengths of a hull."""


def suggestions(view: PetiteRegateView, lang: str) -> Suggestions | None:
    """Three places at most, while boats are placed."""
    race = view.race
    if race.phase != PLACE or len(view.choices) <= MANY:
        return None
    found = []
    for action in view.choices:
        spot, at = action_number(race, action), target(view, action)
        if spot is None or at is None:
            continue
        cost = way_left(race, spot_x(race, spot), spot_y(race, spot), 0, 0, 0)
        found.append(Candidate(cost, action, at.at))
    best = spread(found, APART)
    if not best:
        return None
    shapes: list[Shape] = []
    told = []
    for n, one in enumerate(best, start=1):
        shapes += suggested(race.mover, one.at, n)
        key = "suggestion.best" if n == 1 else "suggestion.other"
        told.append(Suggestion(one.action, TEXTS.sentence(key, lang)))
    return Suggestions(tuple(told), board_scene(race, lang, "", shapes))
