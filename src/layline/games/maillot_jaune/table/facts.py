"""How each player stands, in a few words: what a page shows beside his name."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Fact, SeatFacts
from ..codec.notation import SEATS
from ..rules.course import stars
from ..rules.standings import ranking, total_minutes, winner
from ..rules.state import FINISH, NONE, OUT, OVER, PICK, STAGES
from ..rules.teams import seat_score
from ..view import TourView
from .sentences import TEXTS, place_name, rider_name, rider_names, seat_name
from .squares import partner


def facts(view: TourView, lang: str) -> tuple[SeatFacts, ...]:
    """All seats in their order: name, status, place, and facts with these icons.

    | icon | of his rider; of several riders each has one fact, with the icon of the first two |
    |---|---|
    | rider | where he is |
    | stars | his stars on the terrain ahead |
    | energy, form | what he has left |
    | puncture | he has to miss turns |
    | pursuer | somebody is in his wheel |
    | pact | he rides side by side with another |
    | minutes | his time so far |
    | jersey | he wears the yellow jersey |
    | side | the team, of the player |
    """
    return tuple(_of_seat(view, seat, lang) for seat in range(view.race.seats))


def _of_seat(view: TourView, seat: int, lang: str) -> SeatFacts:
    race = view.race
    own = [rider for rider in view.riders if race.riders[rider].owner == seat]
    return SeatFacts(
        seat=SEATS[seat],
        name=TEXTS.listed(rider_names(view, own, lang), lang) if own else seat_name(seat, lang),
        status=TEXTS.sentence(f"fact.{_status(view, own)}", lang),
        place=view.common(_places).get(seat),
        facts=tuple(_of_riders(view, own, lang)),
    )


def _places(view: TourView) -> dict[int, int]:
    """MJ-43, MJ-64: by seat, the place among the players of a tour that is over."""
    race = view.race
    if race.phase != OVER:
        return {}
    ranked = ranking(race)
    owners = {race.riders[rider].owner for rider in view.riders}
    scores = {seat: seat_score(race, seat, ranked) for seat in owners}
    return {
        seat: 1 + sum(other > score for other in scores.values()) for seat, score in scores.items()
    }


def _status(view: TourView, own: list[int]) -> str:
    columns = {view.race.riders[rider].column for rider in own}
    if winner(view.race) in own:
        return "won"
    if view.race.phase == PICK or not own:
        return "choosing"
    if columns == {OUT}:
        return "out"
    return "home" if columns <= {FINISH, OUT} else "riding"


def _of_riders(view: TourView, own: list[int], lang: str) -> Iterator[Fact]:
    race = view.race
    if own and race.riders[own[0]].side != NONE:
        side = list(view.options.teams or {})[race.riders[own[0]].side]
        yield Fact(TEXTS.sentence("fact.side", lang, side=side), "side")
    if race.rounds == 0:
        return
    if len(own) == 1:
        yield from _of_rider(view, own[0], lang)
        return
    for rider in own:
        told = TEXTS.joined((one.text for one in _of_rider(view, rider, lang)), "list.comma", lang)
        name = rider_name(view, rider, lang)
        text = TEXTS.sentence("fact.one_of_several", lang, who=name, facts=told)
        yield Fact(text, "jersey" if rider == race.jersey else "rider")


def _of_rider(view: TourView, number: int, lang: str) -> Iterator[Fact]:
    race, rider = view.race, view.race.riders[number]
    if number == race.jersey:
        yield Fact(TEXTS.sentence("fact.jersey", lang), "jersey")
    yield Fact(place_name(view.at(number), lang), "rider")
    if rider.stages:
        minutes = total_minutes(rider, STAGES)
        yield Fact(TEXTS.sentence("fact.minutes", lang, n=minutes), "minutes")
    if race.phase == OVER or rider.column == OUT:
        return
    for key, words in what_is_left(view, number, lang):
        icon = "puncture" if key == "waits" else key
        yield Fact(TEXTS.sentence(f"fact.{key}", lang, **words), icon)
    if (beside := partner(race, number)) != NONE:
        other = rider_name(view, beside, lang)
        yield Fact(TEXTS.sentence("fact.pact", lang, other=other), "pact")


def what_is_left(view: TourView, number: int, lang: str) -> Iterator[tuple[str, dict[str, object]]]:
    """A rider's stars, energy, form, turns to miss and pursuer: keys of sentences, with words."""
    rider = view.race.riders[number]
    if rider.column == OUT:
        return
    if rider.column != FINISH:
        yield "stars", {"n": stars(view.race, number)}
    yield "energy", {"n": rider.energy}
    yield "form", {"n": rider.form}
    if waits := rider.flats + rider.owed:
        yield "waits", {"n": waits}
    if number in view.pursuers:
        name = rider_name(view, view.pursuers[number], lang)
        yield "pursuer", {"who": name, "other": name}
