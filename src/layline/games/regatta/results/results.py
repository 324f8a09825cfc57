"""What results are made from: the way that is left, the races of a series, the die."""

from __future__ import annotations

from typing import Any

from ..bot.pilot_course import legs_to_finish
from ..bot.pilot_gauge import LEG
from ..codec.notation import LETTERS
from ..drawing.words import WORDS
from ..rules.state import FINISHED, NONE, RACING, Boat, Race
from ..table.ahead import Json
from ..table.sentences import TEXTS
from ..view import RegattaView


def progress(view: RegattaView, lang: str) -> list[dict[str, Any]]:
    """The legs that each yacht needs to the finish if the wind stays as it is."""
    race = view.trial()
    return [
        {
            "piece": name,
            "sign": name,
            "seat": name,
            "name": WORDS[lang].colours[LETTERS.index(name)],
            "left": _legs(race, race.boats[LETTERS.index(name)]),
        }
        for name in view.position["boats"]
    ]


def _legs(race: Race, boat: Boat) -> int | None:
    if boat.status == FINISHED:
        return 0
    if boat.status != RACING or boat.x == NONE:
        return None
    return -(-legs_to_finish(race, boat, race.wind) // LEG)


def series(view: RegattaView, lang: str) -> dict[str, Any] | None:
    """REG-58, REG-59: places and points of every race of a series."""
    position = view.position
    if position["options"]["races"] == 1:
        return None
    races, points = position["history"], position["points"]
    order = sorted(points, key=lambda name: -points[name])
    return {
        "title": TEXTS.sentence("results.series", lang),
        "columns": [
            *(TEXTS.sentence("results.stage", lang, n=n) for n in range(1, len(races) + 1)),
            TEXTS.sentence("results.points", lang),
        ],
        "rows": [
            {
                "seat": name,
                "name": WORDS[lang].colours[LETTERS.index(name)],
                "cells": [*(_cell(race, name, lang) for race in races), str(points[name])],
            }
            for name in order
        ],
    }


def _cell(race: Json, name: str, lang: str) -> str:
    place, points = race["places"][name], race["points"][name]
    if place is None:
        return str(points)
    return TEXTS.sentence("results.cell", lang, place=place, points=points)


def chances(text: str) -> list[dict[str, Any]]:
    """REG-13, REG-15: the faces of the die: legs, or a shift of the wind."""
    what, _, face = text.partition(" ")
    return [{"kind": "die", "value": face}] if what == "roll" else []


def moment(position: Json) -> dict[str, Any]:
    """The race of the series, and its round."""
    return {"stage": position["race"], "round": position["round"]}
