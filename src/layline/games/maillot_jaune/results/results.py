"""What results are made from: squares to go, the general classification, the dice."""

from __future__ import annotations

from typing import Any

from ..codec.options import RIDERS
from ..rules.state import FINISH
from ..table.describe import classified
from ..table.sentences import TEXTS, Json, column_of, rider_name
from ..view import TourView, seat_of


def progress(view: TourView, lang: str) -> list[dict[str, Any]]:
    """The squares that each rider has to ride to the end of the stage."""
    position = view.position
    return [
        {
            "piece": who,
            "sign": str(RIDERS.index(who) + 1),
            "seat": seat_of(rider["owner"]),
            "name": rider_name(who, lang, position["options"]["names"]),
            "left": None if rider["at"] == "out" else FINISH - column_of(rider["at"]),
        }
        for who, rider in position["riders"].items()
        if rider["owner"] is not None and position["round"] > 0
    ]


def series(view: TourView, lang: str) -> dict[str, Any] | None:
    """MJ-43, MJ-44: the stages of every rider, and the general classification."""
    position = view.position
    riders, names = position["riders"], position["options"]["names"]
    done = max((len(rider["minutes"]) for rider in riders.values()), default=0)
    if done == 0:
        return None
    classed = classified(position)
    order = classed + [who for who in riders if who not in classed and riders[who]["owner"]]
    return {
        "title": TEXTS.sentence("results.series", lang),
        "columns": [
            *(TEXTS.sentence("results.stage", lang, n=n) for n in range(1, done + 1)),
            TEXTS.sentence("results.minutes", lang),
        ],
        "rows": [
            {
                "seat": seat_of(riders[who]["owner"]),
                "name": rider_name(who, lang, names),
                "cells": [
                    *(_cell(riders[who], stage, lang) for stage in range(done)),
                    _total(riders[who], lang),
                ],
            }
            for who in order
        ],
    }


def _cell(rider: Json, stage: int, lang: str) -> str:
    if stage >= len(rider["minutes"]):
        return TEXTS.sentence("results.out" if rider["at"] == "out" else "results.riding", lang)
    place, minutes = rider["places"][stage], rider["minutes"][stage]
    return TEXTS.sentence("results.cell", lang, place=place, minutes=minutes)


def _total(rider: Json, lang: str) -> str:
    if rider["at"] == "out":
        return TEXTS.sentence("results.out", lang)
    return str(sum(rider["minutes"]))


def chances(text: str) -> list[dict[str, Any]]:
    """MJ-26: the two dice of a break-away with risk."""
    what, *faces = text.split(" ")
    return [{"kind": "die", "value": face} for face in faces] if what == "roll" else []


def moment(position: Json) -> dict[str, Any]:
    """The stage of the tour, and its round."""
    return {"stage": position["stage"], "round": position["round"]}
