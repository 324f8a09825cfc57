"""What results are made from: squares to go, the general classification, the dice."""

from __future__ import annotations

from ....engine.answers import Chance, Moment, Progress, Series, SeriesRow
from ..codec.options import RIDERS
from ..rules.state import FINISH, Race
from ..table.describe import classified
from ..table.sentences import TEXTS, Json, column_of, rider_name
from ..view import TourView, seat_of


def progress(view: TourView, lang: str) -> tuple[Progress, ...]:
    """The squares that each rider has to ride to the end of the stage."""
    position = view.position
    return tuple(
        Progress(
            piece=who,
            sign=str(RIDERS.index(who) + 1),
            seat=seat_of(rider["owner"]),
            name=rider_name(who, lang, position["options"]["names"]),
            left=None if rider["at"] == "out" else FINISH - column_of(rider["at"]),
        )
        for who, rider in position["riders"].items()
        if rider["owner"] is not None and position["round"] > 0
    )


def series(view: TourView, lang: str) -> Series | None:
    """MJ-43, MJ-44: the stages of every rider, and the general classification."""
    position = view.position
    riders, names = position["riders"], position["options"]["names"]
    done = max((len(rider["minutes"]) for rider in riders.values()), default=0)
    if done == 0:
        return None
    classed = classified(position)
    order = classed + [who for who in riders if who not in classed and riders[who]["owner"]]
    stages = (TEXTS.sentence("results.stage", lang, n=n) for n in range(1, done + 1))
    rows = (
        SeriesRow(
            seat=seat_of(riders[who]["owner"]),
            name=rider_name(who, lang, names),
            cells=(
                *(_cell(riders[who], stage, lang) for stage in range(done)),
                _total(riders[who], lang),
            ),
        )
        for who in order
    )
    return Series(
        title=TEXTS.sentence("results.series", lang),
        columns=(*stages, TEXTS.sentence("results.minutes", lang)),
        rows=tuple(rows),
    )


def _cell(rider: Json, stage: int, lang: str) -> str:
    if stage >= len(rider["minutes"]):
        return TEXTS.sentence("results.out" if rider["at"] == "out" else "results.riding", lang)
    place, minutes = rider["places"][stage], rider["minutes"][stage]
    return TEXTS.sentence("results.cell", lang, place=place, minutes=minutes)


def _total(rider: Json, lang: str) -> str:
    if rider["at"] == "out":
        return TEXTS.sentence("results.out", lang)
    return str(sum(rider["minutes"]))


def chances(text: str) -> tuple[Chance, ...]:
    """MJ-26: the two dice of a break-away with risk."""
    what, *faces = text.split(" ")
    return tuple(Chance("die", face) for face in faces) if what == "roll" else ()


def moment(race: Race) -> Moment:
    """The stage of the tour, and its round."""
    return Moment(race.stage, race.rounds)
