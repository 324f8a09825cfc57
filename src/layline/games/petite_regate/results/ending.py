"""How a race came out: who has won, and the rule that decided it."""

from __future__ import annotations

from math import isqrt

from ....engine.answers import Ending, Fate, Placing, Reason
from ....engine.ranking import Key, Keys, deciding, is_ahead
from ....engine.texts import Texts
from ..codec.options import LETTERS
from ..rules.ending import distance_left, still_racing
from ..rules.state import FINISHED, OVER, RACING, Boat, Race
from ..view import PetiteRegateView
from ..words import TEXTS

WORDS = Texts("layline.games.petite_regate", "texts/ending")

PER_MILLIMETRE = 1000


def ending(view: PetiteRegateView, lang: str) -> Ending | None:
    """LPR-03, LPR-66, LPR-67: the winner of a race that is over, and why; nobody is second."""
    race = view.race
    if race.phase != OVER:
        return None
    boats = race.boats[: race.boats_out]
    winners = [boat for boat in boats if race.won[boat.seat]]
    others = sorted((boat for boat in boats if not race.won[boat.seat]), key=_Order(race).key)
    fate: Fate = "placed" if len(winners) == 1 else "shared"
    placings = [
        Placing(LETTERS[boat.seat], 1, fate, _why_won(race, boat, winners, others, lang))
        for boat in winners
    ]
    for boat in others:
        why = _reason(race, winners[0], boat, lang) if winners else _retired(boat, lang)
        out: Fate = "beaten" if boat.status == RACING else "retired"
        placings.append(Placing(LETTERS[boat.seat], None, out, why))
    return Ending(tuple(placings))


def keys(race: Race, boat: Boat) -> Keys:
    """LPR-03, LPR-66, LPR-67: what decides between two boats of a race, in order."""
    if boat.status == FINISHED:
        return (Key("home", 0),)
    if boat.status != RACING:
        return (Key("home", 2),)
    way = distance_left(race, boat)
    return (
        Key("home", 1),
        Key("start", -boat.started),
        Key("marks", -boat.marks, boat.marks),
        Key("way", way, isqrt(way) // PER_MILLIMETRE),
    )


class _Order:
    """Boats in the order of their keys."""

    def __init__(self, race: Race) -> None:
        boats = race.boats[: race.boats_out]
        self._keys = {boat.seat: keys(race, boat) for boat in boats}

    def key(self, boat: Boat) -> tuple[int, int]:
        mine = self._keys[boat.seat]
        return sum(is_ahead(other, mine) for other in self._keys.values()), boat.seat


def _why_won(
    race: Race, boat: Boat, winners: list[Boat], others: list[Boat], lang: str
) -> Reason | None:
    """What set a winner apart from the best of the others, or that another was level with it."""
    if len(winners) > 1:
        names = TEXTS.listed([_name(one, lang) for one in winners], lang)
        return Reason("LPR-66", "tie", WORDS.sentence("tie", lang, who=names))
    return _reason(race, boat, others[0], lang) if others else None


def _reason(race: Race, winner: Boat, other: Boat, lang: str) -> Reason:
    if other.status not in (RACING, FINISHED) and winner.status == FINISHED:
        return _retired(other, lang)
    found = deciding(keys(race, winner), keys(race, other))
    if found is None:
        raise ValueError(f"nothing sets {winner.seat} apart from {other.seat}")
    mine, its = found
    words = {"ahead": _name(winner, lang), "behind": _name(other, lang)}
    words |= {"mine": _said(mine, lang), "its": _said(its, lang)}
    if mine.name == "home":
        if its.value == 1:
            return Reason("LPR-03", "home", WORDS.sentence("home", lang, **words))
        if still_racing(race) > 1:
            return _retired(other, lang)
        return Reason("LPR-67", "home", WORDS.sentence("left", lang, **words))
    close = mine.name == "way" and mine.said == its.said
    key = f"limit.{'close' if close else mine.name}"
    return Reason("LPR-66", mine.name, WORDS.sentence(key, lang, **words))


def _said(key: Key, lang: str) -> str:
    if key.name != "way" or not isinstance(key.said, int):
        return str(key.said)
    whole, tenth = divmod(key.said, 10)
    return WORDS.sentence("centimetres", lang, whole=whole, tenth=tenth)


def _retired(boat: Boat, lang: str) -> Reason:
    return Reason("LPR-67", "retired", WORDS.sentence("retired", lang, who=_name(boat, lang)))


def _name(boat: Boat, lang: str) -> str:
    return TEXTS.sentence(f"colour.{LETTERS[boat.seat]}", lang)
