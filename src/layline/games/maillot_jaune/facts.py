"""How each player stands, in a few words: what a page shows beside his name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .sentences import TEXTS, Json, listed, place_name, rider_name, seat_name, stars_ahead
from .view import seat_of


def facts(view: Json, lang: str) -> list[dict[str, Any]]:
    """All seats in their order: name, status, place, and facts with these icons.

    | icon | of which of his riders |
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
    position = view["position"]
    players = [f"seat:{number}" for number in range(position["options"]["players"])]
    return [
        {
            "seat": seat_of(seat),
            "name": _name(position, seat, lang),
            "status": TEXTS.sentence(f"fact.{_status(position, seat)}", lang),
            "place": _place(position, seat),
            "points": None,
            "facts": [{"text": text, "icon": icon} for icon, text in _of_player(view, seat, lang)],
        }
        for seat in players
    ]


def _own(position: Json, seat: str) -> list[str]:
    return [who for who, rider in position["riders"].items() if rider["owner"] == seat]


def _name(position: Json, seat: str, lang: str) -> str:
    own = _own(position, seat)
    if not own:
        return seat_name(seat, lang)
    return listed([rider_name(who, lang, position["options"]["names"]) for who in own], lang)


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


def _of_player(view: Json, seat: str, lang: str) -> Iterator[tuple[str, str]]:
    position = view["position"]
    for side, riders in (position["options"]["teams"] or {}).items():
        if any(who in riders for who in _own(position, seat)):
            yield "side", TEXTS.sentence("fact.side", lang, side=side)
    if position["round"] > 0:
        for who in _own(position, seat):
            yield from _of_rider(view, who, lang)


def _of_rider(view: Json, who: str, lang: str) -> Iterator[tuple[str, str]]:
    position = view["position"]
    rider, names = position["riders"][who], position["options"]["names"]
    name = rider_name(who, lang, names)
    if who == position["jersey"]:
        yield "jersey", TEXTS.sentence("fact.jersey", lang, who=name)
    yield "rider", TEXTS.sentence("fact.rider", lang, who=name, at=place_name(rider["at"], lang))
    if rider["minutes"]:
        yield "minutes", TEXTS.sentence("fact.minutes", lang, who=name, n=sum(rider["minutes"]))
    if rider["at"] == "out" or position["phase"] == "over":
        return
    if rider["at"] != "finish":
        yield "stars", TEXTS.sentence("fact.stars", lang, who=name, n=stars_ahead(position, who)[1])
    yield "energy", TEXTS.sentence("fact.energy", lang, who=name, n=rider["energy"])
    yield "form", TEXTS.sentence("fact.form", lang, who=name, n=rider["form"])
    if rider["flat"] + rider["owed"]:
        waits = rider["flat"] + rider["owed"]
        yield "puncture", TEXTS.sentence("fact.waits", lang, who=name, n=waits)
    pursuer = view["derived"].get(who, {}).get("pursuer")
    if pursuer:
        other = rider_name(pursuer, lang, names)
        yield "pursuer", TEXTS.sentence("fact.pursuer", lang, who=name, other=other)
    pact = position["pact"]
    if pact and who in (pact["first"], pact["second"]):
        other = rider_name(pact["second" if who == pact["first"] else "first"], lang, names)
        yield "pact", TEXTS.sentence("fact.pact", lang, who=name, other=other)
