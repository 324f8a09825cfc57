"""How each player stands, in a few words: what a page shows beside his name."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Fact, SeatFacts
from ..view import TourView, seat_of
from .sentences import TEXTS, Json, place_name, rider_name, seat_name, stars_ahead


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
    position = view.position
    players = [f"seat:{number}" for number in range(position["options"]["players"])]
    return tuple(
        SeatFacts(
            seat=seat_of(seat),
            name=_name(position, seat, lang),
            status=TEXTS.sentence(f"fact.{_status(position, seat)}", lang),
            place=_place(position, seat),
            facts=tuple(_of_player(view, seat, lang)),
        )
        for seat in players
    )


def _own(position: Json, seat: str) -> list[str]:
    return [who for who, rider in position["riders"].items() if rider["owner"] == seat]


def _name(position: Json, seat: str, lang: str) -> str:
    own = _own(position, seat)
    if not own:
        return seat_name(seat, lang)
    return TEXTS.listed([rider_name(who, lang, position["options"]["names"]) for who in own], lang)


def _status(position: Json, seat: str) -> str:
    at = [position["riders"][who]["at"] for who in _own(position, seat)]
    if position["winner"] in _own(position, seat):
        return "won"
    if position["phase"] == "pick" or not at:
        return "choosing"
    if all(where == "out" for where in at):
        return "out"
    return "home" if all(where in ("finish", "out") for where in at) else "riding"


def _place(position: Json, seat: str) -> int | None:
    """The place of the player's best rider when all is over."""
    own = _own(position, seat)
    for place, who in enumerate(position["result"] or (), start=1):
        if who in own:
            return place
    return None


def _of_player(view: TourView, seat: str, lang: str) -> Iterator[Fact]:
    position = view.position
    for side, riders in (position["options"]["teams"] or {}).items():
        if any(who in riders for who in _own(position, seat)):
            yield Fact(TEXTS.sentence("fact.side", lang, side=side), "side")
    own = _own(position, seat)
    if position["round"] == 0 or not own:
        return
    if len(own) == 1:
        yield from _of_rider(view, own[0], lang)
        return
    # Of several riders each has one fact that says it all.
    for who in own:
        name = rider_name(who, lang, position["options"]["names"])
        told = [fact.text for fact in _of_rider(view, who, lang)]
        facts = TEXTS.joined(told, "list.comma", lang)
        icon = "jersey" if who == position["jersey"] else "rider"
        yield Fact(TEXTS.sentence("fact.one_of_several", lang, who=name, facts=facts), icon)


def _of_rider(view: TourView, who: str, lang: str) -> Iterator[Fact]:
    position = view.position
    rider, names = position["riders"][who], position["options"]["names"]
    if who == position["jersey"]:
        yield Fact(TEXTS.sentence("fact.jersey", lang), "jersey")
    yield Fact(place_name(rider["at"], lang), "rider")
    if rider["minutes"]:
        yield Fact(TEXTS.sentence("fact.minutes", lang, n=sum(rider["minutes"])), "minutes")
    if rider["at"] == "out" or position["phase"] == "over":
        return
    if rider["at"] != "finish":
        yield Fact(TEXTS.sentence("fact.stars", lang, n=stars_ahead(position, who)[1]), "stars")
    yield Fact(TEXTS.sentence("fact.energy", lang, n=rider["energy"]), "energy")
    yield Fact(TEXTS.sentence("fact.form", lang, n=rider["form"]), "form")
    if rider["flat"] + rider["owed"]:
        yield Fact(TEXTS.sentence("fact.waits", lang, n=rider["flat"] + rider["owed"]), "puncture")
    pursuer = view.derived.get(who, {}).get("pursuer")
    if pursuer:
        other = rider_name(pursuer, lang, names)
        yield Fact(TEXTS.sentence("fact.pursuer", lang, other=other), "pursuer")
    pact = position["pact"]
    if pact and who in (pact["first"], pact["second"]):
        other = rider_name(pact["second" if who == pact["first"] else "first"], lang, names)
        yield Fact(TEXTS.sentence("fact.pact", lang, other=other), "pact")
