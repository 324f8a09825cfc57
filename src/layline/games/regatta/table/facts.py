"""How each yacht stands, in a few words: what a page shows beside her name."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Fact, SeatFacts
from ...sailing import DIRECTIONS, point_of_sail
from ..codec.notation import LETTERS, STATUSES, TACKS
from ..rules.blanketing import blanketed_by, partly_blanketed_by
from ..rules.finish import is_better_in_series
from ..rules.state import NEXT_RACE, NONE, OVER, RACING, Boat, Race
from ..view import RegattaView
from .sentences import POINTS_OF_SAIL, say


def facts(view: RegattaView, lang: str) -> tuple[SeatFacts, ...]:
    """All seats in their order: name, status, place, points, and facts with these icons.

    | icon | of whom |
    |---|---|
    | start, mark, finish | what a racing yacht sails for |
    | wrong-way | she has to go back over the line of her mark |
    | heading, tack | the advanced game: how she sails |
    | turning | she has just tacked or jibed |
    | spinnaker | hers is up |
    | puff | puff cards left |
    | shadow | another yacht takes her wind |
    | liable | another yacht may protest against her |
    | die | she is first player |
    """
    race = view.race
    ended, series = race.phase in (NEXT_RACE, OVER), race.races > 1
    decided = series and race.phase == OVER
    return tuple(
        SeatFacts(
            seat=LETTERS[boat.seat],
            name=say(f"colour.{LETTERS[boat.seat]}", lang),
            status=_series_status(race, boat.seat, lang) if decided else _status(boat, ended, lang),
            place=_series_place(race, boat.seat) if decided else boat.place or None,
            points=race.points[boat.seat] if series else None,
            facts=() if ended else tuple(_of_yacht(race, boat, lang)),
        )
        for boat in race.boats[: race.yachts]
    )


def _series_place(race: Race, seat: int) -> int:
    """REG-59: the place in a series that is over; equals share it."""
    return 1 + sum(is_better_in_series(race, other, seat) for other in range(race.yachts))


def _series_status(race: Race, seat: int, lang: str) -> str:
    """The places that a yacht took in the races of a series."""
    places = [str(result.places[seat] or "–") for result in race.results[: race.sailed]]
    return say("fact.places", lang, places=" · ".join(places))


def _status(boat: Boat, ended: bool, lang: str) -> str:
    key = f"status.{STATUSES[boat.status]}"
    if boat.status == RACING and ended:
        key = "fact.unfinished"
    elif boat.status == RACING and boat.x == NONE:
        key = "describe.fact.unplaced"
    return say(key, lang)


def _of_yacht(race: Race, boat: Boat, lang: str) -> Iterator[Fact]:
    def fact(icon: str, key: str, **words: object) -> Fact:
        return Fact(say(f"fact.{key}", lang, **words), icon)

    if boat.seat == race.first:
        yield fact("die", "die")
    if boat.status != RACING or boat.x == NONE:
        return
    mark = boat.rounded + 1
    if not boat.started:
        yield fact("start", "start")
    elif mark > race.roundings:
        yield fact("finish", "finish")
    else:
        yield fact("mark", "mark", n=mark)
    if boat.net < 0:
        yield fact("wrong-way", "wrong_way", n=mark)
    if boat.heading != NONE:
        toward = say(f"toward.{DIRECTIONS[boat.heading]}", lang)
        sail = POINTS_OF_SAIL[point_of_sail(boat.heading, race.wind)]
        yield fact("heading", "heading", toward=toward, sail=say(f"sail.{sail}", lang))
        yield fact("tack", f"tack.{TACKS[boat.tack]}")
    if boat.turning:
        yield fact("turning", "turning")
    if boat.spinnaker:
        yield fact("spinnaker", "spinnaker")
    yield fact("puff", "puffs", n=boat.puffs)
    for other in (blanketed_by(race, boat), partly_blanketed_by(race, boat)):
        if other != NONE:
            yield fact("shadow", "shadow", who=LETTERS[other])
    for owed in race.liable[: race.liabilities]:
        if owed.give == boat.seat:
            yield fact("liable", "liable", who=LETTERS[owed.stand])
