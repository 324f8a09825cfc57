"""How each yacht stands, in a few words: what a page shows beside her name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ....engine.answers import Fact, SeatFacts
from ...sailing import DIRECTIONS, point_of_sail
from ..codec.notation import LETTERS, STATUSES, TACKS
from ..rules.finish import is_better_in_series
from ..rules.state import NEXT_RACE, NONE, OVER, RACING, Boat, Race
from ..view import RegattaView
from .dues import owing
from .sentences import POINTS_OF_SAIL, say
from .shadowed import Shadows, shadows


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
    if race.phase not in (NEXT_RACE, OVER):
        taken = zip(race.boats[: race.yachts], shadows(view), strict=True)
        return tuple(_sailing(_standing(race, boat, wind), lang) for boat, wind in taken)
    series = race.races > 1
    decided = series and race.phase == OVER
    return tuple(
        SeatFacts(
            seat=LETTERS[boat.seat],
            name=say(f"colour.{LETTERS[boat.seat]}", lang),
            status=_series_status(race, boat.seat, lang) if decided else _ended(boat, lang),
            place=_series_place(race, boat.seat) if decided else boat.place or None,
            points=race.points[boat.seat] if series else None,
            facts=(),
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


def _ended(boat: Boat, lang: str) -> str:
    """How a race that is over ended for a yacht."""
    unfinished = boat.status == RACING
    return say("fact.unfinished" if unfinished else f"status.{STATUSES[boat.status]}", lang)


class _Standing(NamedTuple):
    """All that is said of a yacht while a race is sailed.

    `mark` is her next one, counted from 1; `sail` her angle to the wind and `heading` are NONE in
    the basic game, `points` in a single race. `liable` are those who may protest against her.
    """

    seat: int
    status: int
    afloat: bool
    place: int
    points: int
    first: bool
    started: bool
    mark: int
    roundings: int
    goes_back: bool
    heading: int
    sail: int
    tack: int
    turning: bool
    spinnaker: bool
    puffs: int
    shadows: Shadows
    liable: tuple[int, ...]


def _standing(race: Race, boat: Boat, shadows: Shadows) -> _Standing:
    seat, heading = boat.seat, boat.heading
    return _Standing(
        seat,
        boat.status,
        boat.x != NONE,
        boat.place,
        race.points[seat] if race.races > 1 else NONE,
        seat == race.first,
        boat.started != 0,
        boat.rounded + 1,
        race.roundings,
        boat.net < 0,
        heading,
        NONE if heading == NONE else point_of_sail(heading, race.wind),
        boat.tack,
        boat.turning != 0,
        boat.spinnaker != 0,
        boat.puffs,
        shadows,
        tuple(owed.stand for owed in owing(race) if owed.give == seat),
    )


@lru_cache(maxsize=4096)
def _sailing(yacht: _Standing, lang: str) -> SeatFacts:
    status = f"status.{STATUSES[yacht.status]}"
    if yacht.status == RACING and not yacht.afloat:
        status = "describe.fact.unplaced"
    return SeatFacts(
        seat=LETTERS[yacht.seat],
        name=say(f"colour.{LETTERS[yacht.seat]}", lang),
        status=say(status, lang),
        place=yacht.place or None,
        points=None if yacht.points == NONE else yacht.points,
        facts=tuple(_facts(yacht, lang)),
    )


def _facts(yacht: _Standing, lang: str) -> Iterator[Fact]:
    def fact(icon: str, key: str, **words: object) -> Fact:
        return Fact(say(f"fact.{key}", lang, **words), icon)

    if yacht.first:
        yield fact("die", "die")
    if yacht.status != RACING or not yacht.afloat:
        return
    if not yacht.started:
        yield fact("start", "start")
    elif yacht.mark > yacht.roundings:
        yield fact("finish", "finish")
    else:
        yield fact("mark", "mark", n=yacht.mark)
    if yacht.goes_back:
        yield fact("wrong-way", "wrong_way", n=yacht.mark)
    if yacht.heading != NONE:
        toward = say(f"toward.{DIRECTIONS[yacht.heading]}", lang)
        sail = say(f"sail.{POINTS_OF_SAIL[yacht.sail]}", lang)
        yield fact("heading", "heading", toward=toward, sail=sail)
        yield fact("tack", f"tack.{TACKS[yacht.tack]}")
    if yacht.turning:
        yield fact("turning", "turning")
    if yacht.spinnaker:
        yield fact("spinnaker", "spinnaker")
    yield fact("puff", "puffs", n=yacht.puffs)
    for other in yacht.shadows:
        if other != NONE:
            yield fact("shadow", "shadow", who=LETTERS[other])
    for other in yacht.liable:
        yield fact("liable", "liable", who=LETTERS[other])
