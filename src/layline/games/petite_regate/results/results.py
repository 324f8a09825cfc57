"""What results are made from: the way that is left, and who was drawn first."""

from __future__ import annotations

from ..bot.pilot_way import way_left
from ..codec.options import LETTERS
from ..rules.state import FINISHED, NONE, RACING, Boat, Race
from ..table.judging import Json
from ..table.words import TEXTS
from ..view import PetiteRegateView

PER_CENTIMETRE = 100
"""The way is counted in tenths of a millimetre."""


def progress(view: PetiteRegateView, lang: str) -> list[Json]:
    """The centimetres that each boat has to go, round the marks that are left."""
    race = view.trial()
    return [
        {
            "piece": name,
            "sign": name,
            "seat": name,
            "name": TEXTS.sentence(f"colour.{name}", lang),
            "left": _centimetres(race, race.boats[LETTERS.index(name)]),
        }
        for name in view.position["boats"]
    ]


def _centimetres(race: Race, boat: Boat) -> int | None:
    if boat.status == FINISHED:
        return 0
    if boat.status != RACING or boat.heading == NONE:
        return None
    left = way_left(race, boat.x, boat.y, boat.heading, boat.started, boat.marks)
    return -(-left // PER_CENTIMETRE)


def chances(text: str) -> list[Json]:
    """LPR-07: who was drawn first; a shuffled pile has too many orders to be counted."""
    what, _, who = text.partition(" ")
    return [{"kind": "first", "value": who}] if what == "first" else []
