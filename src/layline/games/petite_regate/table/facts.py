"""How each boat stands, in a few words: what a page shows beside its name."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Fact, SeatFacts
from ..codec.notation import STATUSES
from ..codec.options import LETTERS
from ..rules.course import MARKS
from ..rules.state import NONE, OVER, RACING, Boat, Race
from ..view import PetiteRegateView
from ..words import TEXTS
from .sentences import line_is_closed


def facts(view: PetiteRegateView, lang: str) -> tuple[SeatFacts, ...]:
    """All seats in their order: name, status, place, points, and facts with these icons.

    | icon | of whom |
    |---|---|
    | start, mark, finish | what a boat sails for |
    | closed | the start line is closed to it (advanced) |
    | cards | how many cards its player holds |
    | sun | a sun lies before it |
    | penalty | turns still to miss |
    | first | the first player |
    """
    over = view.race.phase == OVER
    return tuple(
        SeatFacts(
            seat=LETTERS[boat.seat],
            name=TEXTS.sentence(f"colour.{LETTERS[boat.seat]}", lang),
            status=_status(view.race, boat, lang),
            place=1 if over and view.race.won[boat.seat] else None,
            facts=() if over else tuple(_of_boat(view.race, boat, lang)),
        )
        for boat in view.boats
    )


def _status(race: Race, boat: Boat, lang: str) -> str:
    if race.phase == OVER and race.won[boat.seat]:
        return TEXTS.sentence("fact.winner", lang)
    if race.phase == OVER and boat.status == RACING:
        return TEXTS.sentence("fact.unfinished", lang)
    if boat.status == RACING and boat.heading == NONE:
        return TEXTS.sentence("describe.fact.unplaced", lang)
    return TEXTS.sentence(f"status.{STATUSES[boat.status]}", lang)


def _of_boat(race: Race, boat: Boat, lang: str) -> Iterator[Fact]:
    if boat.seat == race.first:
        yield Fact(TEXTS.sentence("fact.first", lang), "first")
    if boat.status != RACING:
        return
    if boat.heading != NONE:
        if not boat.started:
            yield Fact(TEXTS.sentence("fact.start", lang), "start")
        elif boat.marks < MARKS:
            yield Fact(TEXTS.sentence("fact.mark", lang, n=boat.marks + 1), "mark")
        else:
            yield Fact(TEXTS.sentence("fact.finish", lang), "finish")
        if line_is_closed(race, boat):
            yield Fact(TEXTS.sentence("fact.closed", lang, n=boat.laid), "closed")
    yield Fact(TEXTS.sentence("fact.cards", lang, n=boat.held), "cards")
    if boat.becalmed:
        yield Fact(TEXTS.sentence("fact.becalmed", lang), "sun")
    if boat.penalty:
        yield Fact(TEXTS.sentence("fact.penalty", lang, n=boat.penalty), "penalty")
