"""The choices of Regatta in words: for buttons, lists and screen readers."""

from __future__ import annotations

from ..codec.notation import FACES, HEAD_ACTIONS, NEXT_RACE_TEXT, TURN_ACTIONS
from ..view import RegattaView
from .ahead import leg_spaces, met
from .sentences import TEXTS

_WELL_FORMED = {*TURN_ACTIONS, *HEAD_ACTIONS, *FACES.values(), NEXT_RACE_TEXT}

GROUPS = {
    "leg": "legs",
    "turn": "turns",
    "luff": "sails",
    "spin": "sails",
    "head": "headings",
    "place": "places",
    "first": "chance",
    "roll": "chance",
    NEXT_RACE_TEXT: "chance",
}
"""The heading over an action by its verb; legs with a puff or a protest have their own."""


def label(view: RegattaView, action: str, lang: str) -> str:
    """An action in words, legal or not: "Sail north-east, 2 spaces, with a puff card"."""
    verb, _, rest = action.partition(" ")
    if verb == "place":
        return TEXTS.sentence("label.place", lang, at=rest)
    if verb == "first":
        return TEXTS.sentence("label.first", lang, who=rest)
    if action not in _WELL_FORMED:
        raise ValueError(f"not an action of Regatta: {action!r}")
    if verb == "leg":
        return _leg(view, action, lang)
    if verb in ("turn", "head"):
        toward = TEXTS.sentence(f"toward.{rest}", lang)
        return TEXTS.sentence(f"label.{verb}", lang, toward=toward)
    if verb == "roll":
        kind = "roll" if rest.isdigit() else f"roll_{rest}"
        return TEXTS.sentence(f"label.{kind}", lang, face=rest)
    return TEXTS.sentence(f"label.{action.replace(' ', '_')}", lang)


def _leg(view: RegattaView, action: str, lang: str) -> str:
    way = action.split()[1]
    said = TEXTS.sentence(
        "label.leg",
        lang,
        n=leg_spaces(view, action),
        way=TEXTS.sentence(f"way.{way}", lang),
    )
    reach = view.derived[view.position["to_move"]]["reach"]
    if action in reach and reach[action] is None:
        said = TEXTS.sentence("label.finish", lang, leg=said)
    if "+puff" in action:
        said = TEXTS.sentence("label.puff", lang, leg=said)
    if "protest" in action:
        against = met(view, action)
        kind = "protest" if against else "protest_nobody"
        said = TEXTS.sentence(f"label.{kind}", lang, leg=said, who=TEXTS.listed(against, lang))
    return said


def group(action: str, lang: str) -> str:
    """The heading under which an action is listed."""
    verb = action.split(" ")[0]
    if verb not in GROUPS:
        raise ValueError(f"not an action of Regatta: {action!r}")
    name = GROUPS[verb]
    if "protest" in action:
        name = "protests"
    elif "+puff" in action:
        name = "puffs"
    return TEXTS.sentence(f"group.{name}", lang)
