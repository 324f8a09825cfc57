"""The choices of Regatta in words: for buttons, lists and screen readers."""

from __future__ import annotations

from functools import lru_cache

from ...sailing import DIRECTIONS
from ..codec.notation import FACES, HEAD_ACTIONS, LETTERS, NEXT_RACE_TEXT, TURN_ACTIONS
from ..rules.actions import has_protest, has_puff, is_leg
from ..view import RegattaView
from .ahead import direction_of, leg, lying, on_move, straight
from .sentences import TEXTS, say

_LEGS = {text: number for number, text in enumerate(TURN_ACTIONS) if is_leg(number)}
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
    number = _LEGS.get(action)
    return _in_words(action, lang) if number is None else _leg(view, number, lang)


@lru_cache(maxsize=8192)
def _in_words(action: str, lang: str) -> str:
    """An action other than a leg, whose words are the same in every position."""
    verb, _, rest = action.partition(" ")
    if verb == "place":
        return say("label.place", lang, at=rest)
    if verb == "first":
        return say("label.first", lang, who=rest)
    if action not in _WELL_FORMED:
        raise ValueError(f"not an action of Regatta: {action!r}")
    if verb in ("turn", "head"):
        toward = say(f"toward.{rest}", lang)
        return say(f"label.{verb}", lang, toward=toward)
    if verb == "roll":
        kind = "roll" if rest.isdigit() else f"roll_{rest}"
        return say(f"label.{kind}", lang, face=rest)
    return say(f"label.{action.replace(' ', '_')}", lang)


def _leg(view: RegattaView, action: int, lang: str) -> str:
    sailed, met = leg(view, action), ""
    if has_protest(action):
        seats = lying(view)
        path = straight(on_move(view.race), direction_of(action), sailed.spaces)[1:]
        met = "".join(LETTERS[seats[at]] for at in path if at in seats)
    return _leg_in_words(action, sailed.spaces, sailed.finishes, met, lang)


@lru_cache(maxsize=1024)
def _leg_in_words(action: int, spaces: int, finishes: bool, met: str, lang: str) -> str:
    way = say(f"way.{DIRECTIONS[direction_of(action)]}", lang)
    said = say("label.leg", lang, n=spaces, way=way)
    if finishes:
        said = say("label.finish", lang, leg=said)
    if has_puff(action):
        said = say("label.puff", lang, leg=said)
    if has_protest(action):
        kind = "protest" if met else "protest_nobody"
        said = say(f"label.{kind}", lang, leg=said, who=TEXTS.listed(list(met), lang))
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
    return say(f"group.{name}", lang)
