"""How a race came out: everybody's place, and the rule that decided it."""

from __future__ import annotations

from ....engine.answers import Ending, Reason
from ....engine.ranking import Entrant, Key, Keys, deciding, placings
from ....engine.texts import Texts
from ..codec.notation import rule_name
from ..codec.options import LETTERS
from ..rules.finish import still_racing
from ..rules.rounding import is_upwind_leg
from ..rules.state import FINISHED, OVER, RACING, RETIRED, Boat, Race
from ..table.sentences import say
from ..view import RaceTheWindView

WORDS = Texts("layline.games.race_the_wind", "texts/ending")


def ending(view: RaceTheWindView, lang: str) -> Ending | None:
    """RTW-10, RTW-106 to RTW-109: the places of a race that is over, and why."""
    race = view.race
    if race.phase != OVER:
        return None
    ranked = race.finish[: race.home]
    entrants = [
        Entrant(
            LETTERS[seat],
            keys(race, race.boats[seat]),
            place,
            retired=race.boats[seat].status == RETIRED,
        )
        for place, seat in enumerate(ranked, start=1)
    ]

    def why(ahead: Entrant, behind: Entrant) -> Reason:
        return _reason(race, ahead, behind, lang)

    return Ending(placings(entrants, why))


def keys(race: Race, boat: Boat) -> Keys:
    """RTW-106, RTW-108, RTW-109: what decides between two boats of a race, in order."""
    ranked = race.finish[: race.home].index(boat.seat)
    if boat.status == FINISHED:
        return (Key("home", 0, "finished"), Key("line", ranked))
    if boat.status != RACING:
        gone = race.retired[: race.gone].index(boat.seat)
        return (Key("home", 2, "retired"), Key("later", -gone))
    passed = min(1, max(0, boat.net))
    northward = boat.leg == 0 or is_upwind_leg(boat.leg) == (passed == 0)
    return (
        Key("home", 1, "racing"),
        Key("leg", -boat.leg, boat.leg),
        Key("passed", -passed, boat.leg),
        Key("row", -boat.y if northward else boat.y, boat.y),
        Key("penalties", boat.penalties, boat.penalties),
        Key("turn", race.turns[: race.fleet].index(boat.seat)),
    )


def _reason(race: Race, ahead: Entrant, behind: Entrant, lang: str) -> Reason:
    found = deciding(ahead.keys, behind.keys)
    if found is None:
        raise ValueError(f"nothing sets {ahead.seat} apart from {behind.seat}")
    mine, hers = found
    key, rule = mine.name, 108
    if key == "home":
        key = f"home.{hers.said}"
        rule = 109 if hers.said == "retired" else 107 if still_racing(race) == 1 else 108
    elif key == "leg" and not hers.said:
        key = "start"
    elif key == "line":
        rule = 106
    elif key == "later":
        rule = 109
    names = {"ahead": _name(ahead.seat, lang), "behind": _name(behind.seat, lang)}
    text = WORDS.sentence(key, lang, **names, mine=mine.said, hers=hers.said)
    return Reason(rule_name(rule), mine.name, text)


def _name(letter: str, lang: str) -> str:
    return say(f"draw.colours.{LETTERS.index(letter)}", lang)
