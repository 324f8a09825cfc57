"""What the table does unasked: offers, shortcuts, and playing when time is up."""

from __future__ import annotations

from zlib import crc32

from ....engine.answers import Answer, Offer, Shortcut
from ....engine.events import Space
from ....engine.log import empty_log
from ..codec.notation import COLOURS, Action, rule_name, tokens_on, understood
from ..codec.options import LETTERS
from ..rules import actions as act
from ..rules.menu import may_end
from ..rules.referee import play
from ..rules.state import NONE, PLAY, TOKENS, WINDWARD, Race, Scratch
from ..rules.terms import BROAD
from ..view import RaceTheWindView, ahead, on_move
from .labels import label, upheld_by
from .sentences import TEXTS, say

# Protests.


def offer(view: RaceTheWindView, lang: str) -> Offer | None:
    """RTW-32, RTW-77: the protests and claims of this moment as one question, or None."""
    if view.race.phase != PLAY:
        return None
    texts = [action for action in view.choices if action.startswith(("protest", "claim"))]
    asks = {text: understood(text) for text in texts}
    if not asks:
        return None
    first = next(iter(asks.values()))
    who = [LETTERS[seat] for seat in sorted({what.seat for what in asks.values()})]
    told = [_told(view.race, what, lang) for what in asks.values()]
    return Offer(
        title=say(f"offer.{first.verb}.title", lang, who=TEXTS.listed(who, lang)),
        text=" ".join([*told, say(f"offer.{first.verb}.cost", lang)]),
        rule=rule_name(upheld_by(view.race, first)),
        pieces=tuple(f"boat:{name}" for name in who),
        by=None,
        answers=tuple(
            Answer(text, say(f"label.{what.verb}", lang, who=LETTERS[what.seat]), "yes")
            for text, what in asks.items()
        ),
    )


def _told(race: Race, what: Action, lang: str) -> str:
    """What the other boat did, and the rule against it."""
    other, rule = race.boats[what.seat], upheld_by(race, what)
    who, reason = LETTERS[what.seat], TEXTS.reason(rule_name(rule), lang)
    if what.verb == "claim":
        return say("offer.claim.text", lang, who=who, reason=reason)
    how, at = "escaped", Space(other.last_x, other.last_y)
    if rule != 85:
        how, at = ("stayed" if other.last_arrived == NONE else "took"), Space(other.x, other.y)
    return say(f"offer.protest.{how}", lang, who=who, at=at, reason=reason)


# Shortcuts.


def shortcuts(view: RaceTheWindView, lang: str) -> tuple[Shortcut, ...]:
    """What need not be decided step by step.

    RTW-19: the rest of one's tokens. RTW-49: on a broad reach to sail on and hold, unless a gust or
    a throw of the die comes between. RTW-56, RTW-90: a lone skip or quarter turn is played
    automatically.
    """
    race, choices = view.race, view.choices
    if not choices:
        return ()
    if race.phase == TOKENS:
        return (Shortcut("lay", say("shortcut.lay", lang), (_fair_token(view),), "again"),)
    if choices in (["pass"], ["quarter"]):
        (only,) = choices
        return (Shortcut(only, label(view, only, lang), (only,), "itself"),)
    if _holds(view):
        said = say("shortcut.hold", lang, at=ahead(on_move(race)))
        return (Shortcut("hold", said, ("move", "end"), "once"),)
    return ()


def _holds(view: RaceTheWindView) -> bool:
    """RTW-49: a movement can be followed by ending the turn, and nothing else is tempting."""
    if "move" not in view.choices or view.race.turn.sail != BROAD:
        return False
    race = view.trial()
    seat = on_move(race).seat
    play(race, act.MOVE, empty_log(0), Scratch())
    same_turn = race.phase == PLAY and on_move(race).seat == seat and race.turn.done > 0
    return same_turn and race.turn.gust == 0 and may_end(race)


def _fair_token(view: RaceTheWindView) -> str:
    """RTW-R16: where a fair hand would lay the next token.

    It mirrors a token that has no mirror image yet; otherwise it is of the colour with more left,
    anywhere, by a hash of everything laid: the same for everybody who looks, and different each
    time.
    """
    race, choices = view.race, view.choices
    laid = {name: tokens_on(race, colour) for colour, name in enumerate(COLOURS)}
    for name, points in laid.items():
        for x, y in reversed(points):
            mirror = Space(2 * race.marks[WINDWARD].x - x, y)
            if mirror not in points and f"{name} {mirror}" in choices:
                return f"{name} {mirror}"
    more = max(COLOURS, key=lambda name: race.stock[COLOURS.index(name)])
    free = [choice for choice in choices if choice.startswith(more)] or choices
    lies = repr({name: [str(at) for at in points] for name, points in laid.items()})
    return free[crc32(lies.encode()) % len(free)]


# When her time is up.

USUAL = ("pass", "quarter", "end", "move", "turn L45", "turn R45", "turn L90", "turn R90")
"""What the referee plays for a boat, the first of these that is legal."""


def absent(view: RaceTheWindView) -> str:
    """RTW-36: what is due, else the end of the turn, a movement, a manoeuvre; else the first."""
    choices = view.choices
    return next((action for action in USUAL if action in choices), choices[0])
