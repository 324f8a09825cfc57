"""The choices of Race the Wind in words: for buttons, lists and screen readers."""

from __future__ import annotations

from typing import Any

from ...sailing import DIRECTIONS, DX, DY, point_of_sail
from ..codec.notation import SAILS, TURN_ACTIONS, rule_name
from ..codec.options import LETTERS, point
from ..rules.right_of_way import judge
from ..rules.terms import tack
from ..view import RaceTheWindView
from .sentences import TEXTS, gives_way

Json = dict[str, Any]

GROUPS = {
    "move": "movement",
    "turn": "manoeuvres",
    "puff": "ending",
    "end": "ending",
    "penalty": "penalty",
    "quarter": "penalty",
    "pass": "lull",
    "protest": "protests",
    "claim": "protests",
    "head": "headings",
    "place": "places",
    "yellow": "lulls",
    "blue": "gusts",
    "wind": "chance",
    "order": "chance",
    "layout": "chance",
}
"""The heading over an action by its verb."""

ROTATIONS = {"L45": -1, "L90": -2, "R45": 1, "R90": 2}


def turned(heading: int, action: str) -> int:
    """The heading after a manoeuvre such as `turn L45`."""
    return (heading + ROTATIONS[action.split()[1]]) % 8


def label(view: RaceTheWindView, action: str, lang: str) -> str:
    """An action in words, legal or not: "Tack 90° to the left: close-hauled, to the north-west"."""
    verb, _, rest = action.partition(" ")
    if verb in ("place", "yellow", "blue"):
        return TEXTS.sentence(f"label.{verb}", lang, at=rest)
    if verb == "order":
        order = TEXTS.joined(rest.split(), "list.comma", lang)
        return TEXTS.sentence("label.order", lang, order=order)
    if verb == "layout":
        return TEXTS.sentence("label.layout", lang)
    if verb in ("wind", "head") and rest in DIRECTIONS:
        return _directed(view, verb, rest, lang)
    if action not in TURN_ACTIONS:
        raise ValueError(f"not an action of Race the Wind: {action!r}")
    if verb in ("move", "puff", "turn"):
        return _sailed(view, action, lang)
    if verb in ("protest", "claim"):
        return _protested(view, action, lang)
    if verb == "penalty":
        return TEXTS.sentence("label.penalty", lang, side=TEXTS.sentence(f"side.{rest}", lang))
    turn = view.position["turn"]
    refuses = verb == "end" and turn and turn["gust"] and turn["acts"] != ["move"]
    return TEXTS.sentence("label.refuse" if refuses else f"label.{verb}", lang)


def _directed(view: RaceTheWindView, verb: str, way: str, lang: str) -> str:
    if verb == "wind":
        return TEXTS.sentence("label.wind", lang, way=TEXTS.sentence(f"way.{way}", lang))
    wind = DIRECTIONS.index(view.position["wind"])
    sail = SAILS[point_of_sail(DIRECTIONS.index(way), wind)]
    toward = TEXTS.sentence(f"toward.{way}", lang)
    return TEXTS.sentence(
        "label.head", lang, toward=toward, sail=TEXTS.sentence(f"sail.{sail}", lang)
    )


def _sailed(view: RaceTheWindView, action: str, lang: str) -> str:
    position = view.position
    boat = position["boats"][position["to_move"]]
    heading, wind = DIRECTIONS.index(boat["heading"]), DIRECTIONS.index(position["wind"])
    if not action.startswith("turn"):
        x, y = point(boat["at"])
        at = f"{x + DX[heading]},{y + DY[heading]}"
        toward = TEXTS.sentence(f"toward.{boat['heading']}", lang)
        return TEXTS.sentence(f"label.{action}", lang, toward=toward, at=at)
    side, degrees = action[5], action[6:]
    after = turned(heading, action)
    return TEXTS.sentence(
        "label.give_way" if gives_way(view) else "label.turn",
        lang,
        how=TEXTS.sentence(f"how.{how(heading, after, wind)}", lang),
        degrees=degrees,
        side=TEXTS.sentence(f"side.{side}", lang),
        sail=TEXTS.sentence(f"sail.{SAILS[point_of_sail(after, wind)]}", lang),
        toward=TEXTS.sentence(f"toward.{DIRECTIONS[after]}", lang),
    )


def how(heading: int, after: int, wind: int) -> str:
    """RTW-16: what sailors call a manoeuvre; a key of `how`."""
    before, now = point_of_sail(heading, wind), point_of_sail(after, wind)
    if tack(heading, wind) != tack(after, wind) and 0 not in (before, now):
        return "tack" if before + now <= 2 else "gybe"
    return "luff" if now < before else "bear_away"


def _protested(view: RaceTheWindView, action: str, lang: str) -> str:
    """With the rule that upholds it, if it is offered."""
    verb, who = action.split()
    if action not in view.choices:
        return TEXTS.sentence(f"label.{verb}", lang, who=who)
    rule = upheld_by(view, action)
    reason = f"{TEXTS.reason(rule, lang)} ({rule})"
    return TEXTS.sentence(f"label.{verb}_by", lang, who=who, reason=reason)


def upheld_by(view: RaceTheWindView, action: str) -> str:
    """RTW-32, RTW-78: the rule that upholds a protest or claim that is offered."""
    verb, who = action.split()
    if verb == "claim":
        return str(next(c["rule"] for c in view.position["claims"] if c["boat"] == who))
    race = view.race
    return rule_name(judge(race, race.boats[race.turns[race.at]], LETTERS.index(who)))


def group(action: str, lang: str) -> str:
    """The heading under which an action is listed."""
    verb = action.split(" ")[0]
    if verb not in GROUPS:
        raise ValueError(f"not an action of Race the Wind: {action!r}")
    return TEXTS.sentence(f"group.{GROUPS[verb]}", lang)
