"""The choices of Race the Wind in words: for buttons, lists and screen readers."""

from __future__ import annotations

from ...sailing import DIRECTIONS, point_of_sail
from ..codec.notation import SAILS, Action, rule_name, understood
from ..codec.options import LETTERS
from ..rules.right_of_way import judge
from ..rules.start import claim_against
from ..rules.state import MOVED, PLAY, WIND, Race
from ..rules.terms import sail_on, tack
from ..view import RaceTheWindView, ahead, is_afloat, on_move
from .sentences import TEXTS, gives_way, say

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


def group(action: str, lang: str) -> str:
    """The heading under which an action is listed."""
    return say(f"group.{GROUPS[understood(action).verb]}", lang)


def label(view: RaceTheWindView, action: str, lang: str) -> str:
    """An action in words, legal or not: "Tack 90° to the left: close-hauled, to the north-west"."""
    race, what, boat = view.race, understood(action), on_move(view.race)
    key = f"label.{what.verb}"
    if what.verb in ("move", "puff", "turn") and not is_afloat(boat):
        raise ValueError(f"{action!r}: no boat is under way")
    if what.at is not None:
        return say(key, lang, at=what.at)
    if what.verb == "order":
        return say(key, lang, order=TEXTS.joined(action.split()[1:], "list.comma", lang))
    if what.verb == "wind":
        return say(key, lang, way=say(f"way.{DIRECTIONS[what.way]}", lang))
    if what.verb == "head":
        return say(key, lang, **_course(race, what.way, lang))
    if what.verb in ("move", "puff"):
        return say(key, lang, at=ahead(boat), **_course(race, boat.heading, lang))
    if what.verb == "turn":
        return _turned(view, what, lang)
    if what.verb in ("protest", "claim"):
        return _protested(view, action, lang)
    if what.verb == "penalty":
        return say(key, lang, side=say(f"side.{'L' if what.turns < 0 else 'R'}", lang))
    return say("label.refuse" if what.verb == "end" and _on_gust(race) else key, lang)


def _course(race: Race, heading: int, lang: str) -> dict[str, object]:
    """A heading and how she would sail on it."""
    sail = SAILS[sail_on(race, heading)]
    toward = say(f"toward.{DIRECTIONS[heading]}", lang)
    return {"toward": toward, "sail": say(f"sail.{sail}", lang)}


def _on_gust(race: Race) -> bool:
    """RTW-61: ending the turn would refuse a gust; after a first movement it is just the end."""
    turn = race.turn
    only_moved = turn.done == 1 and turn.acts[0] == MOVED
    return race.phase in (PLAY, WIND) and turn.gust == 1 and not only_moved


def _turned(view: RaceTheWindView, what: Action, lang: str) -> str:
    race, heading = view.race, on_move(view.race).heading
    after = (heading + what.turns) % 8
    return say(
        "label.give_way" if gives_way(view) else "label.turn",
        lang,
        how=say(f"how.{_how(heading, after, race.wind)}", lang),
        degrees=abs(what.turns) * 45,
        side=say(f"side.{'L' if what.turns < 0 else 'R'}", lang),
        **_course(race, after, lang),
    )


def _how(heading: int, after: int, wind: int) -> str:
    """RTW-16: what sailors call a manoeuvre; a key of `how`."""
    before, now = point_of_sail(heading, wind), point_of_sail(after, wind)
    if tack(heading, wind) != tack(after, wind) and 0 not in (before, now):
        return "tack" if before + now <= 2 else "gybe"
    return "luff" if now < before else "bear_away"


def _protested(view: RaceTheWindView, action: str, lang: str) -> str:
    """A protest or claim, with the rule that upholds it if it is offered."""
    what = understood(action)
    who = LETTERS[what.seat]
    if action not in view.choices:
        return say(f"label.{what.verb}", lang, who=who)
    rule = rule_name(upheld_by(view.race, what))
    reason = f"{TEXTS.reason(rule, lang)} ({rule})"
    return say(f"label.{what.verb}_by", lang, who=who, reason=reason)


def upheld_by(race: Race, what: Action) -> int:
    """RTW-32, RTW-78: the rule that upholds a protest or claim that is offered."""
    if what.verb == "claim":
        return race.claims[claim_against(race, what.seat)].fault
    return judge(race, on_move(race), what.seat)
