"""How a race or a series came out: everybody's place, and the rule that decided it."""

from __future__ import annotations

from ....engine.answers import Ending, Fate, Placing, Reason
from ....engine.ranking import Entrant, Key, Keys, deciding, place, placings
from ....engine.texts import Texts
from ..codec.notation import LETTERS, rule_name
from ..rules.finish import count_places, way_to_go
from ..rules.order import still_racing
from ..rules.state import (
    ALL,
    DISQUALIFIED,
    FINISHED,
    OVER,
    PODIUM,
    RACING,
    RETIRED,
    Boat,
    Race,
)
from ..table.sentences import say
from ..view import RegattaView

WORDS = Texts("layline.games.regatta", "texts/ending")

OUT = {DISQUALIFIED: 81, RETIRED: 83}
"""The rule by which a yacht that is out of a race has no place."""


def ending(view: RegattaView, lang: str) -> Ending | None:
    """REG-53 to REG-59: the places of a race or of a series that is over, and why."""
    if view.race.phase != OVER:
        return None
    if view.race.races == 1:
        return Ending(race_placings(view.race, lang))
    return Ending(_series_placings(view.race, lang), points_words(view.race, lang))


def points_words(race: Race, lang: str) -> Reason:
    """REG-58: how the points of a series come about."""
    key = "points.average" if race.average_ties else "points.best"
    return Reason("REG-58", "points", WORDS.sentence(key, lang, last=1100 - 100 * race.yachts))


# One race.


def race_keys(race: Race, boat: Boat) -> Keys:
    """REG-53, REG-56: what decides between two yachts of a race that is over, in order."""
    if boat.status == FINISHED:
        return (
            Key("home", 0, "finished"),
            Key("round", boat.finish_round, boat.finish_round),
            Key("leg", boat.finish_leg, boat.finish_leg),
        )
    if boat.status != RACING:
        return (Key("home", 2),)
    marks, way = boat.rounded if boat.started else 0, way_to_go(race, boat)
    return (
        Key("home", 1, "racing"),
        Key("start", 1 - boat.started),
        Key("marks", -marks, marks),
        Key("way", way, way),
    )


def race_placings(race: Race, lang: str) -> tuple[Placing, ...]:
    """REG-53 to REG-56: the places of the race that was sailed last, and why."""
    boats = race.boats[: race.yachts]
    entrants = [
        Entrant(LETTERS[boat.seat], race_keys(race, boat), boat.place)
        for boat in boats
        if boat.status not in OUT
    ]
    out = (_out(boat, lang) for boat in boats if boat.status in OUT)

    def why(ahead: Entrant, behind: Entrant) -> Reason:
        return _race_reason(race, ahead, behind, lang)

    return (*placings(entrants, why), *out)


def _out(boat: Boat, lang: str) -> Placing:
    fate: Fate = "disqualified" if boat.status == DISQUALIFIED else "retired"
    text = WORDS.sentence(f"out.{fate}", lang, who=_name(LETTERS[boat.seat], lang))
    return Placing(LETTERS[boat.seat], None, fate, Reason(rule_name(OUT[boat.status]), fate, text))


def _race_reason(race: Race, ahead: Entrant, behind: Entrant, lang: str) -> Reason:
    names = {"ahead": _name(ahead.seat, lang), "behind": _name(behind.seat, lang)}
    found = deciding(ahead.keys, behind.keys)
    if found is None:
        home = ahead.keys[0].said == "finished"
        text = WORDS.sentence("tie.finished" if home else "tie.racing", lang, **names)
        return Reason("REG-54" if home else "REG-56", "tie", text)
    mine, hers = found
    rule = {"home": _ended_by(race), "round": 53, "leg": 53}.get(mine.name, 56)
    # What both have in common says how close it was.
    common = {key.name: key.said for key in ahead.keys}
    words = {**names, "mine": mine.said, "hers": hers.said}
    if mine.name in ("leg", "way"):
        words["n"] = common["round" if mine.name == "leg" else "marks"]
    text = WORDS.sentence(f"race.{mine.name}", lang, **words)
    return Reason(rule_name(rule), mine.name, text)


def _ended_by(race: Race) -> int:
    """REG-55, REG-56: the rule that ended the race for those who had not finished."""
    if still_racing(race) <= 1:
        return 55
    home = sum(boat.status == FINISHED for boat in race.boats[: race.yachts])
    enough = 3 if race.stop_after == PODIUM else 1
    return 55 if race.stop_after != ALL and home >= enough else 56


# A series.


def series_keys(race: Race, seat: int) -> Keys:
    """REG-59: what decides between two yachts of a series, in order."""
    points, last = race.points[seat], race.boats[seat].place
    counts = [count_places(race, seat, n) for n in range(1, race.yachts + 1)]
    return (
        Key("points", -points, points),
        *(Key(f"places.{n}", -count, count) for n, count in enumerate(counts, start=1)),
        Key("latest", last or race.yachts + 1, last),
    )


def series_place(race: Race, seat: int) -> int:
    """REG-59: the place in a series; equals share it."""
    keys = [series_keys(race, one) for one in range(race.yachts)]
    return place(keys[seat], keys)


def _series_placings(race: Race, lang: str) -> tuple[Placing, ...]:
    entrants = [
        Entrant(LETTERS[seat], series_keys(race, seat), series_place(race, seat))
        for seat in range(race.yachts)
    ]

    def why(ahead: Entrant, behind: Entrant) -> Reason:
        return _series_reason(ahead, behind, lang)

    return placings(entrants, why)


def _series_reason(ahead: Entrant, behind: Entrant, lang: str) -> Reason:
    names = {"ahead": _name(ahead.seat, lang), "behind": _name(behind.seat, lang)}
    found = deciding(ahead.keys, behind.keys)
    if found is None:
        return Reason("REG-59", "tie", WORDS.sentence("tie.series", lang, **names))
    mine, hers = found
    words = {**names, "mine": mine.said, "hers": hers.said, "points": ahead.keys[0].said}
    name, _, nth = mine.name.partition(".")
    if nth:
        words["place"] = say(f"ordinal.{nth}", lang)
    if name == "latest" and not hers.said:
        name = "latest_out"
    return Reason("REG-59", mine.name, WORDS.sentence(f"series.{name}", lang, **words))


def _name(letter: str, lang: str) -> str:
    return say(f"colour.{letter}", lang)
