"""The choices of a tour in words: for buttons, lists and screen readers."""

from __future__ import annotations

from ..codec.notation import NUMBERS
from ..codec.options import RIDERS
from ..rules.course import STARS
from ..view import TourView
from .sentences import TEXTS, place_name, rider_name
from .squares import shape_of, squares_needed

GROUPS = {
    "pick": "pick",
    "stay": "stay",
    "ride": "ride",
    "shift": "shift",
    "pact": "pact",
    "agree": "answer",
    "refuse": "answer",
    "end": "end",
    "break": "break",
    "help": "help",
    "pass": "help",
    "first": "chance",
    "roll": "chance",
}
"""The heading over an action by its verb."""


def label(view: TourView, action: str, lang: str) -> str:
    """An action in words, legal or not: "Ride to 8b, 3 squares, drawing Vandamme along"."""
    if action not in NUMBERS:
        raise ValueError(f"not an action of Maillot Jaune: {action!r}")
    verb, _, rest = action.partition(" ")
    names = view.position["options"]["names"]
    if verb == "pick":
        plain, climb, descent = STARS[3 * RIDERS.index(rest) : 3 * RIDERS.index(rest) + 3]
        return TEXTS.sentence(
            "label.pick",
            lang,
            rider=rider_name(rest, lang, names),
            plain=plain,
            climb=climb,
            descent=descent,
        )
    if verb in ("pact", "help", "first"):
        return TEXTS.sentence(f"label.{verb}", lang, rider=rider_name(rest, lang, names))
    if verb == "break":
        return _break_away(rest, lang)
    if verb == "roll":
        one, other = rest.split()
        return TEXTS.sentence("label.roll", lang, one=one, other=other)
    if verb == "shift":
        kind = "shift_finish" if rest == "finish" else "shift"
        return TEXTS.sentence(f"label.{kind}", lang, at=rest)
    if verb == "ride":
        return _ride(view, rest, lang)
    if verb == "stay":
        return _stay(view, lang)
    return TEXTS.sentence(f"label.{verb}", lang)


def _break_away(announced: str, lang: str) -> str:
    safe, risk = map(int, announced.split("+"))
    if not risk:
        return TEXTS.sentence("label.break_safe", lang, n=safe)
    if not safe:
        return TEXTS.sentence("label.break_risk", lang, n=risk)
    return TEXTS.sentence("label.break_both", lang, safe=safe, risk=risk)


def _stay(view: TourView, lang: str) -> str:
    position = view.position
    turn = position["turn"]
    at = position["riders"][turn["rider"]]["at"] if turn else "start"
    if at == "start":
        return TEXTS.sentence("label.stay_start", lang)
    return TEXTS.sentence("label.stay", lang, at=place_name(at, lang))


def _ride(view: TourView, where: str, lang: str) -> str:
    position = view.position
    kind = "finish" if where == "finish" else "ride"
    said = TEXTS.sentence(f"label.{kind}", lang, n=squares_needed(position, where), at=where)
    draws = shape_of(position, f"ride {where}")
    if draws in ("draws", "dice"):
        who = rider_name(position["turn"]["pursuer"], lang, position["options"]["names"])
        key = "drawing" if draws == "draws" else "drawing_dice"
        return TEXTS.sentence(f"label.{key}", lang, ride=said, who=who)
    return said


def group(action: str, lang: str) -> str:
    """The heading under which an action is listed."""
    verb = action.split(" ")[0]
    if verb not in GROUPS:
        raise ValueError(f"not an action of Maillot Jaune: {action!r}")
    return TEXTS.sentence(f"group.{GROUPS[verb]}", lang)
