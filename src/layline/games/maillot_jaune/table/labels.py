"""The choices of a tour in words: for buttons, lists and screen readers."""

from __future__ import annotations

from ..codec.actions import VERBS, Action, read
from ..rules.course import STARS, TERRAINS
from ..rules.squares import GOAL
from ..rules.state import NONE, START
from ..view import TourView
from .sentences import TEXTS, rider_name
from .squares import effect_of, squares_needed

GROUPS = {
    "agree": "answer",
    "refuse": "answer",
    "pass": "help",
    "first": "chance",
    "roll": "chance",
}
"""The heading over an action by its verb, where it is not the verb itself."""


def label(view: TourView, action: str, lang: str) -> str:
    """An action in words, legal or not: "Ride to 8b, 3 squares, drawing Vandamme along"."""
    said = read(action)
    if said.verb == "ride":
        return _ride(view, said, lang)
    key, words = said.verb, {"at": said.at, "one": said.pair[0], "other": said.pair[1]}
    if said.rider != NONE:
        stars = STARS[3 * said.rider : 3 * said.rider + 3]
        words = dict(zip(TERRAINS, stars, strict=True))
        words["rider"] = rider_name(view, said.rider, lang)
    elif said.verb == "break":
        safe, risk = said.pair
        key = "break_safe" if not risk else "break_both" if safe else "break_risk"
        words = {"n": safe + risk, "safe": safe, "risk": risk}
    elif said.verb == "shift" and said.at == GOAL:
        key = "shift_finish"
    elif said.verb == "stay":
        turn = view.race.turn
        waits = turn.rider == NONE or view.race.riders[turn.rider].column == START
        key, words = ("stay_start", {}) if waits else ("stay", {"at": view.at(turn.rider)})
    return TEXTS.sentence(f"label.{key}", lang, **words)


def _ride(view: TourView, ride: Action, lang: str) -> str:
    key = "finish" if ride.at == GOAL else "ride"
    said = TEXTS.sentence(f"label.{key}", lang, n=squares_needed(view, ride.at), at=ride.at)
    effect = effect_of(view.race, ride)
    if effect not in ("draws", "dice"):
        return said
    key = "drawing" if effect == "draws" else "drawing_dice"
    who = rider_name(view, view.race.turn.pursuer, lang)
    return TEXTS.sentence(f"label.{key}", lang, ride=said, who=who)


def group(action: str, lang: str) -> str:
    """The heading under which an action is listed."""
    verb = action.split(" ")[0]
    if verb not in VERBS:
        raise ValueError(f"not an action of Maillot Jaune: {action!r}")
    return TEXTS.sentence(f"group.{GROUPS.get(verb, verb)}", lang)
