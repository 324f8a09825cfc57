"""The choices in words: for buttons, lists and screen readers."""

from __future__ import annotations

from ..codec.options import LETTERS
from ..rules.cards import CODES, EXIT_NAMES, EXITS
from ..rules.contact import BUOY, RANK, ZONE
from ..view import PetiteRegateView
from ..words import (
    TEXTS,
    card_name,
    colour_of,
    is_buoy_card,
    spot_name,
    way_name,
    whole_card_name,
)
from .judging import trial_of

PLAIN = {
    "done": "done",
    "stop": "stop",
    "end": "end",
    "sun self": "sun_self",
    "heave turn": "heave_turn",
    "heave swap": "heave_swap",
}
"""Actions that are one sentence."""

GROUPS = {
    "again": "again",
    "head": "headings",
    "slot": "places",
    "area": "places",
    "drop": "drop",
    "swap": "swap",
    "done": "end",
    "stop": "end",
    "end": "end",
    "sun": "suns",
    "heave": "heave",
    "first": "chance",
    "shuffle": "chance",
}
"""The heading over an action by its verb; cards are grouped by their colour."""


def label(view: PetiteRegateView, action: str, lang: str) -> str:
    """An action in words, legal or not: "45° to port (red 45), stopping at the zone"."""
    verb, _, rest = action.partition(" ")
    if action in PLAIN:
        return TEXTS.sentence(f"label.{PLAIN[action]}", lang)
    if verb == "play":
        return _play(view, action, lang)
    if verb == "again" and rest in EXIT_NAMES:
        said = TEXTS.sentence("label.again", lang, way=way_name(rest, lang))
        return _with_consequence(view, action, said, lang)
    if verb == "head" and len(rest) == 3 and rest.isdigit():
        return _heading(view, rest, lang)
    if verb in ("slot", "area"):
        column, row = map(int, (rest if verb == "area" else f"{rest},0").split(","))
        return spot_name(column, row, "label", lang)
    if verb in ("drop", "swap") and rest in CODES:
        return TEXTS.sentence(f"label.{verb}", lang, card=card_name(CODES.index(rest), lang))
    if verb in ("sun", "first") and rest and rest in LETTERS:
        return TEXTS.sentence(f"label.{verb}", lang, who=rest)
    if verb == "shuffle":
        return TEXTS.sentence("label.shuffle", lang)
    raise ValueError(f"not an action of La Petite Régate: {action!r}")


def _play(view: PetiteRegateView, action: str, lang: str) -> str:
    code, *exits = action.split(" ")[1:] or [""]
    if code not in CODES or len(exits) > 1:
        raise ValueError(f"not an action of La Petite Régate: {action!r}")
    card = CODES.index(code)
    named, own = card_name(card, lang), EXITS[card]
    exit = exits[0] if exits else own[0] if len(own) == 1 else None
    if exit is None:
        return TEXTS.sentence("label.no_arrow", lang, card=whole_card_name(card, lang))
    if exit not in own:
        return TEXTS.sentence("label.unknown_arrow", lang, exit=exit, card=named)
    if exit == "S":
        said = TEXTS.sentence("label.play_straight", lang, card=named)
    else:
        said = TEXTS.sentence("label.play", lang, way=way_name(exit, lang), card=named)
    return _with_consequence(view, action, said, lang)


def _with_consequence(view: PetiteRegateView, action: str, said: str, lang: str) -> str:
    """What is special about a legal arrow: it finishes, stops short, or costs turns."""
    trial = trial_of(view, action)
    if trial is None or trial.rule:
        return said
    if trial.finishes:
        return TEXTS.sentence("label.finish", lang, play=said)
    turns = view.race.penalty_turns
    if RANK[trial.found] == RANK[BUOY]:
        return TEXTS.sentence("label.contact", lang, play=said, n=turns)
    if trial.found == ZONE:
        said = TEXTS.sentence("label.stops", lang, play=said)
    return TEXTS.sentence("label.early", lang, play=said, n=turns) if trial.early else said


def _heading(view: PetiteRegateView, heading: str, lang: str) -> str:
    kept = view.mover is not None and 15 * view.mover.heading == int(heading)
    return TEXTS.sentence("label.keep" if kept else "label.head", lang, heading=heading)


def group(action: str, lang: str) -> str:
    """The heading under which an action is listed."""
    verb, *rest = action.split(" ")
    if verb == "play" and rest and rest[0] in CODES:
        card = CODES.index(rest[0])
        name = "buoy" if is_buoy_card(card) else colour_of(card)
        return TEXTS.sentence(f"group.{'suns' if name == 'sun' else name}", lang)
    if verb not in GROUPS:
        raise ValueError(f"not an action of La Petite Régate: {action!r}")
    return TEXTS.sentence(f"group.{GROUPS[verb]}", lang)
