"""How each boat stands, in a few words: what a page shows beside its name."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Fact, SeatFacts
from ..view import PetiteRegateView
from .judging import Json
from .sentences import line_is_closed
from .words import TEXTS


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
    position = view.position
    ended = position["phase"] == "over"
    return tuple(
        SeatFacts(
            seat=name,
            name=TEXTS.sentence(f"colour.{name}", lang),
            status=_status(position, name, lang),
            place=1 if ended and position["ranking"][name] == 1 else None,
            facts=() if ended else tuple(_of_boat(view, name, lang)),
        )
        for name in position["boats"]
    )


def _status(position: Json, name: str, lang: str) -> str:
    boat = position["boats"][name]
    if position["phase"] == "over":
        if position["ranking"][name] == 1:
            return TEXTS.sentence("fact.winner", lang)
        if boat["status"] == "racing":
            return TEXTS.sentence("fact.unfinished", lang)
    if boat["status"] == "racing" and boat["at"] is None:
        return TEXTS.sentence("describe.fact.unplaced", lang)
    return TEXTS.sentence(f"status.{boat['status']}", lang)


def _of_boat(view: PetiteRegateView, name: str, lang: str) -> Iterator[Fact]:
    position = view.position
    boat = position["boats"][name]
    if name == position["first"]:
        yield Fact(TEXTS.sentence("fact.first", lang), "first")
    if boat["status"] != "racing":
        return
    if boat["at"] is not None:
        if not boat["started"]:
            yield Fact(TEXTS.sentence("fact.start", lang), "start")
        elif boat["marks"] < 2:
            yield Fact(TEXTS.sentence("fact.mark", lang, n=boat["marks"] + 1), "mark")
        else:
            yield Fact(TEXTS.sentence("fact.finish", lang), "finish")
        if line_is_closed(position, name):
            yield Fact(TEXTS.sentence("fact.closed", lang, n=boat["laid"]), "closed")
    yield Fact(TEXTS.sentence("fact.cards", lang, n=view.derived[name]["hand_size"]), "cards")
    if boat["becalmed"]:
        yield Fact(TEXTS.sentence("fact.becalmed", lang), "sun")
    if boat["penalty_left"]:
        yield Fact(TEXTS.sentence("fact.penalty", lang, n=boat["penalty_left"]), "penalty")
