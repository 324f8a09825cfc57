"""What the table does of its own accord: offers, shortcuts, and playing when time is up."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from ....engine.log import empty_log
from ..codec.options import point
from ..rules import actions as act
from ..rules.menu import may_end
from ..rules.referee import play
from ..rules.state import PLAY, Scratch
from ..view import RaceTheWindView
from .labels import label, upheld_by
from .pointing import ahead, on_move
from .sentences import TEXTS

Json = dict[str, Any]


# Protests.


def offer(view: RaceTheWindView, lang: str) -> Json | None:
    """RTW-32, RTW-77: the protests and claims of this moment as one question, or None."""
    asks = [action for action in view.choices if action.split()[0] in ("protest", "claim")]
    if not asks:
        return None
    verb, names = asks[0].split()[0], TEXTS.listed(sorted({ask.split()[1] for ask in asks}), lang)
    return {
        "title": TEXTS.sentence(f"offer.{verb}.title", lang, who=names),
        "text": " ".join([*(_told(view, ask, lang) for ask in asks), _cost(verb, lang)]),
        "rule": upheld_by(view, asks[0]),
        "pieces": [f"boat:{who}" for who in sorted({ask.split()[1] for ask in asks})],
        "from": None,
        "answers": [{"action": ask, "label": _answer(ask, lang), "tone": "yes"} for ask in asks],
    }


def _answer(action: str, lang: str) -> str:
    verb, who = action.split()
    return TEXTS.sentence(f"label.{verb}", lang, who=who)


def _cost(verb: str, lang: str) -> str:
    return TEXTS.sentence(f"offer.{verb}.cost", lang)


def _told(view: RaceTheWindView, action: str, lang: str) -> str:
    """What the other boat did, and the rule against it."""
    verb, who = action.split()
    rule = upheld_by(view, action)
    reason = TEXTS.reason(rule, lang)
    if verb == "claim":
        return TEXTS.sentence("offer.claim.text", lang, who=who, reason=reason)
    other = view.position["boats"][who]
    if rule == "RTW-85":
        how, at = "escaped", other["last"]["start"]
    else:
        how, at = ("took" if other["last"]["arrived"] else "stayed"), other["at"]
    return TEXTS.sentence(f"offer.protest.{how}", lang, who=who, at=at, reason=reason)


# Shortcuts.


def shortcuts(view: RaceTheWindView, lang: str) -> list[Json]:
    """What need not be decided step by step.

    RTW-19: the rest of one's tokens. RTW-49: on a broad reach to sail on and hold, unless a gust or
    a throw of the die comes between. RTW-56, RTW-90: a lone skip or quarter turn plays itself.
    """
    choices = view.choices
    if not choices:
        return []
    if view.position["phase"] == "tokens":
        said = TEXTS.sentence("shortcut.lay", lang)
        return [_shortcut("lay", said, [propose_token(view)], "again")]
    if choices in (["pass"], ["quarter"]):
        return [_shortcut(choices[0], label(view, choices[0], lang), choices, "itself")]
    if holds(view):
        at = ahead(on_move(view))
        said = TEXTS.sentence("shortcut.hold", lang, at=f"{at[0]},{at[1]}")
        return [_shortcut("hold", said, ["move", "end"], "once")]
    return []


def _shortcut(id: str, said: str, actions: list[str], how: str) -> Json:
    return {"id": id, "label": said, "actions": actions, "how": how}


def holds(view: RaceTheWindView) -> bool:
    """RTW-49: a movement can be followed by ending the turn, and by nothing that tempts."""
    turn = view.position["turn"]
    if "move" not in view.choices or turn["sail"] != "broad":
        return False
    race = view.trial()
    seat = race.turns[race.at]
    play(race, act.MOVE, empty_log(0), Scratch())
    same_turn = race.phase == PLAY and race.turns[race.at] == seat and race.turn.done > 0
    return same_turn and race.turn.gust == 0 and may_end(race)


def propose_token(view: RaceTheWindView) -> str:
    """RTW-R16: where a fair hand would lay the next token.

    The mirror of one that has none; else of the colour of which more are left, anywhere, by a hash
    of all that lies: the same for everybody who looks, and different each time.
    """
    position, choices = view.position, view.choices
    middle = point(position["course"]["mark"])[0]
    for colour in ("yellow", "blue"):
        laid = position["tokens"][colour]
        for at in reversed(laid):
            x, y = point(at)
            mirror = f"{2 * middle - x},{y}"
            if mirror not in laid and f"{colour} {mirror}" in choices:
                return f"{colour} {mirror}"
    more = max(("yellow", "blue"), key=lambda colour: position["stock"][colour])
    free = [choice for choice in choices if choice.startswith(more)] or choices
    return str(free[crc32(repr(position["tokens"]).encode()) % len(free)])


# When her time is up.

USUAL = ("pass", "quarter", "end", "move", "turn L45", "turn R45", "turn L90", "turn R90")
"""What the referee plays for a boat, the first of these that is legal."""


def absent(view: RaceTheWindView) -> str:
    """RTW-36: what is due, else the end of the turn, a movement, a manoeuvre; else the first."""
    choices = view.choices
    return next((action for action in USUAL if action in choices), choices[0])
