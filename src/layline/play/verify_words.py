"""The check of a record in words, English or French: on the command line and in the page."""

from __future__ import annotations

from ..engine.errors import RaceError
from ..engine.texts import Texts
from ..games import find_game
from .verify import Check, Fault, Verdict

TEXTS = Texts("layline.play")
LONG = 60
"""A shuffled pile is longer than anybody wants to read in a sentence."""


def how(verdict: Verdict, lang: str) -> list[str]:
    """Why chance can be trusted, in three sentences, as far as it can be at this table."""
    draw = "draw_after" if _opened_with_something(verdict) else "draw"
    return [TEXTS.sentence(f"verify.how.{part}", lang) for part in ("commit", draw, "reveal")]


def headline(verdict: Verdict, lang: str) -> str:
    """Whether all is well."""
    if verdict.fair:
        key = "fair_after" if _opened_with_something(verdict) else "fair"
        return TEXTS.sentence(f"verify.{key}", lang, n=len(verdict.checks))
    return TEXTS.sentence("verify.unfair", lang)


def coverage(verdict: Verdict, lang: str) -> list[str]:
    """What the proof does not reach, and what it does; nothing where it reaches everything."""
    if not _opened_with_something(verdict):
        return []
    cards = "_cards" if find_game(verdict.game).hides else ""
    told = []
    if verdict.laid:
        told.append(TEXTS.sentence(f"verify.laid{cards}", lang))
    if verdict.given:
        told.append(TEXTS.sentence(f"verify.given{cards}", lang, n=verdict.given))
    return [*told, TEXTS.sentence("verify.after", lang, n=len(verdict.checks))]


def _opened_with_something(verdict: Verdict) -> bool:
    """Whether its table began elsewhere than at the beginning of the game."""
    return verdict.laid or verdict.given > 0


def counted(verdict: Verdict, lang: str) -> str:
    """How many results follow from the secret."""
    n = len(verdict.checks)
    return TEXTS.sentence("verify.counted", lang, agreeing=verdict.agreeing, n=n)


def said(fault: Fault, verdict: Verdict, lang: str) -> str:
    """What is wrong, as a sentence."""
    words: dict[str, object] = {"entry": fault.entry, "other": fault.other}
    words |= _quoted(fault, verdict, lang)
    if fault.kind in ("promise", "hash", "differs") and fault.entry is None:
        words |= {"says": fault.says, "should": fault.should}
    if fault.kind == "illegal":
        why = TEXTS.sentence("verify.fault.no_action", lang)
        if fault.should:
            why = find_game(verdict.game).texts.reason(fault.should, lang)
        return TEXTS.sentence("verify.fault.illegal", lang, **words, why=why)
    return TEXTS.sentence(f"verify.fault.{_key(fault)}", lang, **words)


def _quoted(fault: Fault, verdict: Verdict, lang: str) -> dict[str, str]:
    """The two texts of a fault: of a chance result in words, of a move as the record has it."""
    texts = {"says": fault.says, "should": fault.should}
    check = next((one for one in verdict.checks if one.entry == fault.entry), None)
    if check is not None and fault.kind in ("changed", "left_out", "unrelated", "differs"):
        worded = {name: chance(check, text, lang) for name, text in texts.items()}
        # Of two shuffles the words say the same.
        if len(set(worded.values())) == len(worded):
            texts = worded
    return {name: shortened(text) for name, text in texts.items()}


def chance(check: Check, text: str, lang: str) -> str:
    """A result of this chance in words; what could not have been one, as it is written."""
    race = check.race
    try:
        if race.why_not(text) is not None:
            return text
    except RaceError:
        return text
    return race.game.table.label(race.view(), text, lang)


def _key(fault: Fault) -> str:
    if fault.kind != "differs":
        return fault.kind
    if fault.entry is None:
        return "differs_proof" if fault.should else "differs_head"
    if not fault.says:
        return "differs_missing"
    return "differs" if fault.should else "differs_extra"


def shortened(text: str) -> str:
    """A text short enough for a sentence."""
    return text if len(text) <= LONG else f"{text[: LONG - 1].rstrip()}…"
