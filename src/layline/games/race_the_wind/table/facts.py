"""How each boat stands, in a few words: what a page shows beside her name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..codec.options import LETTERS
from ..view import RaceTheWindView
from .sentences import TEXTS, sailing

Json = dict[str, Any]


def facts(view: RaceTheWindView, lang: str) -> list[Json]:
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
    position = view.position
    over = position["phase"] == "over"
    return [
        {
            "seat": name,
            "name": TEXTS.sentence(f"draw.colours.{LETTERS.index(name)}", lang),
            "status": TEXTS.sentence(f"status.{_status(boat, over)}", lang),
            "place": position["finish"].index(name) + 1 if name in position["finish"] else None,
            "points": None,
            "facts": [
                {"text": text, "icon": icon}
                for icon, text in (() if over else _of_boat(position, name, lang))
            ],
        }
        for name, boat in position["boats"].items()
    ]


def _status(boat: Json, over: bool) -> str:
    if boat["status"] == "racing":
        if over:
            return "unfinished"
        if boat["at"] is None:
            return "unplaced"
    status: str = boat["status"]
    return status


def _of_boat(position: Json, name: str, lang: str) -> Iterator[tuple[str, str]]:
    boat = position["boats"][name]
    if boat["status"] != "racing" or boat["at"] is None or boat["heading"] is None:
        return
    if boat["leg"] == 0:
        yield "start", TEXTS.sentence("fact.start", lang)
    else:
        legs = 2 * position["course"]["laps"]
        yield "leg", TEXTS.sentence("fact.leg", lang, leg=boat["leg"], legs=legs)
    if boat["net"] < 0:
        yield "wrong-way", TEXTS.sentence("fact.wrong_way", lang)
    sail, tack = sailing(position, boat)
    toward = TEXTS.sentence(f"toward.{boat['heading']}", lang)
    said = TEXTS.sentence(f"sail.{sail}", lang)
    yield "heading", TEXTS.sentence("fact.heading", lang, toward=toward, sail=said)
    yield "tack", TEXTS.sentence(f"fact.tack.{tack}", lang)
    if boat["penalties"]:
        yield "penalty", TEXTS.sentence("fact.penalties", lang, n=boat["penalties"])
    if boat["circle"]:
        yield "circle", TEXTS.sentence("fact.circle", lang, n=boat["circle"]["left"])
    if boat["skip"]:
        yield "becalmed", TEXTS.sentence("fact.becalmed", lang)
    if any(claim["boat"] == name for claim in position["claims"]):
        yield "fault", TEXTS.sentence("fact.fault", lang)
    for coverer, covered in position["covers"]:
        if covered == name:
            yield "shadow", TEXTS.sentence("fact.covered", lang, who=coverer)
    if boat["marker"]:
        yield "marker", TEXTS.sentence("fact.marker", lang, at=boat["marker"])
