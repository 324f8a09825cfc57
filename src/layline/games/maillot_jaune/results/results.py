"""What results are made from: squares to go, the general classification, the dice."""

from __future__ import annotations

from ....engine.answers import Chance, Moment, Progress, Series, SeriesRow
from ..codec.notation import SEATS
from ..drawing.looks import CLOTH
from ..drawing.shapes import JERSEYS
from ..rules.riders import RIDERS
from ..rules.standings import total_minutes
from ..rules.state import FINISH, OUT, STAGES, Race, Rider
from ..table.sentences import TEXTS, rider_name
from ..view import TourView


def progress(view: TourView, lang: str) -> tuple[Progress, ...]:
    """The squares that each rider has to ride to the end of the stage."""
    return tuple(
        Progress(
            piece=RIDERS[who],
            sign=str(who + 1),
            seat=SEATS[view.race.riders[who].owner],
            name=rider_name(view, who, lang),
            cloth=cloth_of(who),
            left=None if view.at(who).column == OUT else FINISH - view.at(who).column,
        )
        for who in (view.riders if view.race.rounds else ())
    )


def cloth_of(rider: int) -> tuple[str, str]:
    """The two colours of a rider's jersey."""
    colour, trim, _ = JERSEYS[rider]
    return CLOTH[colour], CLOTH[trim]


def series(view: TourView, lang: str) -> Series | None:
    """MJ-43, MJ-44: the stages of every rider, and the general classification."""
    race = view.race
    done = max(rider.stages for rider in race.riders)
    if done == 0:
        return None
    stages = (TEXTS.sentence("results.stage", lang, n=n) for n in range(1, done + 1))
    rows = (
        SeriesRow(
            seat=SEATS[race.riders[who].owner],
            name=rider_name(view, who, lang),
            cells=tuple(_cells(race.riders[who], done, lang)),
        )
        for who in dict.fromkeys((*view.classified, *view.riders))
    )
    return Series(
        title=TEXTS.sentence("results.series", lang),
        columns=(*stages, TEXTS.sentence("results.minutes", lang)),
        rows=tuple(rows),
    )


def _cells(rider: Rider, done: int, lang: str) -> list[str]:
    """Place and minutes of each stage, and the minutes in all."""
    out = rider.column == OUT
    missing = TEXTS.sentence("results.out" if out else "results.riding", lang)
    cells = [
        TEXTS.sentence("results.cell", lang, place=rider.places[k], minutes=rider.minutes[k])
        for k in range(rider.stages)
    ]
    total = missing if out else str(total_minutes(rider, STAGES))
    return [*cells, *[missing] * (done - rider.stages), total]


def chances(text: str) -> tuple[Chance, ...]:
    """MJ-26: the two dice of a break-away with risk."""
    what, *faces = text.split(" ")
    return tuple(Chance("die", face) for face in faces) if what == "roll" else ()


def moment(race: Race) -> Moment:
    """The stage of the tour, and its round."""
    return Moment(race.stage, race.rounds)
