"""How each boat stands, in a few words: what a page shows beside her name."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Fact, SeatFacts
from ....engine.events import Space
from ...sailing import DIRECTIONS
from ..codec.options import LETTERS
from ..rules.start import claim_against
from ..rules.state import NONE, OVER, RACING, Boat, Race
from ..view import RaceTheWindView, is_afloat
from .sentences import burdens, coverers, place_of, sailing, say, status_of

ICONS = {"penalties": "penalty"}
"""The icons of burdens whose names differ from theirs."""


def facts(view: RaceTheWindView, lang: str) -> tuple[SeatFacts, ...]:
    """All seats in their order: name, status, place, and facts with these icons.

    | icon | of whom |
    |---|---|
    | start, leg | where she is on the course |
    | wrong-way | she crossed the wrong way |
    | heading, tack | how she sails |
    | penalty, circle | what she owes, and the circle she is making |
    | becalmed | a lull has stopped her |
    | fault | a start fault may be claimed |
    | shadow, marker | whose wind shadow she is in, and the lull that it laid |
    """
    race = view.race
    return tuple(_of_seat(race, boat, lang) for boat in race.boats[: race.fleet])


def _of_seat(race: Race, boat: Boat, lang: str) -> SeatFacts:
    over = race.phase == OVER
    status = "unfinished" if over and boat.status == RACING else status_of(race, boat)
    return SeatFacts(
        seat=LETTERS[boat.seat],
        name=say(f"draw.colours.{boat.seat}", lang),
        status=say(f"status.{status}", lang),
        place=place_of(race, boat),
        facts=tuple(_of_boat(race, boat, lang)) if is_afloat(boat) and not over else (),
    )


def _of_boat(race: Race, boat: Boat, lang: str) -> Iterator[Fact]:
    if boat.leg == 0:
        yield Fact(say("fact.start", lang), "start")
    else:
        yield Fact(say("fact.leg", lang, leg=boat.leg, legs=2 * race.laps), "leg")
    if boat.net < 0:
        yield Fact(say("fact.wrong_way", lang), "wrong-way")
    sail, tack = sailing(race, boat)
    toward = say(f"toward.{DIRECTIONS[boat.heading]}", lang)
    heading = say("fact.heading", lang, toward=toward, sail=say(f"sail.{sail}", lang))
    yield Fact(heading, "heading")
    yield Fact(say(f"fact.tack.{tack}", lang), "tack")
    for key, n in burdens(boat):
        yield Fact(say(f"fact.{key}", lang, n=n), ICONS.get(key, key))
    if claim_against(race, boat.seat) != NONE:
        yield Fact(say("fact.fault", lang), "fault")
    for who in coverers(race, boat):
        yield Fact(say("fact.covered", lang, who=who), "shadow")
    if boat.marker_x != NONE:
        marker = Space(boat.marker_x, boat.marker_y)
        yield Fact(say("fact.marker", lang, at=marker), "marker")
