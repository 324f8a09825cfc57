"""What replays and results are made from: tracks, the way still to go, who was drawn first."""

from __future__ import annotations

from ....engine.answers import Chance, Moment, Progress, TrackPoint
from ..bot.pilot_way import way_left
from ..codec.options import LETTERS
from ..drawing.sight import TEAMS, middle
from ..rules.state import FINISHED, NONE, RACING, Boat, Race
from ..view import PetiteRegateView
from ..words import TEXTS

PER_LENGTH = 500
"""The way is counted in tenths of a millimetre; a boat is 50 mm long."""


def moment(race: Race) -> Moment:
    """The one race of a sitting, and its round."""
    return Moment(1, race.rounds)


def track(race: Race) -> tuple[TrackPoint, ...]:
    """The middle of every hull on the water."""
    return tuple(
        TrackPoint(LETTERS[boat.seat], TEAMS[boat.seat], 1, *middle(race, boat))
        for boat in race.boats[: race.boats_out]
        if boat.heading != NONE and boat.status == RACING
    )


def progress(view: PetiteRegateView, lang: str) -> tuple[Progress, ...]:
    """How many boat lengths each boat has to go, round the marks that are left."""
    return tuple(
        Progress(
            piece=name,
            sign=name,
            seat=name,
            name=TEXTS.sentence(f"colour.{name}", lang),
            left=_lengths(view.race, boat),
        )
        for name, boat in zip(LETTERS, view.boats, strict=False)
    )


def _lengths(race: Race, boat: Boat) -> int | None:
    if boat.status == FINISHED:
        return 0
    if boat.status != RACING or boat.heading == NONE:
        return None
    left = way_left(race, boat.x, boat.y, boat.heading, boat.started, boat.marks)
    return -(-left // PER_LENGTH)


def chances(text: str) -> tuple[Chance, ...]:
    """LPR-07: who was drawn first; a shuffled pile has too many orders to be counted."""
    what, _, who = text.partition(" ")
    return (Chance("first", who),) if what == "first" else ()
