"""What results and replays are made from: the way still to go, the series, the die, the tracks."""

from __future__ import annotations

from ....engine.answers import Chance, Moment, Progress, Series, SeriesRow, TrackPoint
from ...sailing_pictures import on_screen
from ..bot.pilot_course import legs_to_finish
from ..bot.pilot_gauge import LEG
from ..codec.notation import LETTERS
from ..rules.state import FINISHED, NONE, RACING, Boat, Race, Result
from ..table.sentences import say
from ..view import RegattaView


def moment(race: Race) -> Moment:
    """The race of the series, and its round."""
    return Moment(race.number, race.rounds)


def track(race: Race) -> tuple[TrackPoint, ...]:
    """Every yacht afloat; a track ends with the race of the series."""
    return tuple(
        TrackPoint(
            LETTERS[boat.seat], boat.seat, race.number, *on_screen((boat.x, boat.y), race.rows)
        )
        for boat in race.boats[: race.yachts]
        if boat.status == RACING and boat.x != NONE
    )


def progress(view: RegattaView, lang: str) -> tuple[Progress, ...]:
    """How many legs each yacht needs to the finish if the wind stays as it is."""
    return tuple(
        Progress(name, name, name, say(f"colour.{name}", lang), left)
        for name, left in zip(LETTERS, view.once(_ways_left), strict=False)
    )


def _ways_left(view: RegattaView) -> list[int | None]:
    race = view.trial()
    return [_legs(race, boat) for boat in race.boats[: race.yachts]]


def _legs(race: Race, boat: Boat) -> int | None:
    if boat.status == FINISHED:
        return 0
    if boat.status != RACING or boat.x == NONE:
        return None
    return -(-legs_to_finish(race, boat, race.wind) // LEG)


def series(view: RegattaView, lang: str) -> Series | None:
    """REG-58, REG-59: places and points of every race of a series."""
    race = view.race
    if race.races == 1:
        return None
    sailed = race.results[: race.sailed]
    return Series(
        title=say("results.series", lang),
        columns=(
            *(say("results.stage", lang, n=n + 1) for n in range(race.sailed)),
            say("results.points", lang),
        ),
        rows=tuple(
            SeriesRow(
                seat=LETTERS[seat],
                name=say(f"colour.{LETTERS[seat]}", lang),
                cells=(*(_cell(one, seat, lang) for one in sailed), str(race.points[seat])),
            )
            for seat in sorted(range(race.yachts), key=lambda seat: -race.points[seat])
        ),
    )


def _cell(result: Result, seat: int, lang: str) -> str:
    place, points = result.places[seat], result.points[seat]
    if place == 0:
        return str(points)
    return say("results.cell", lang, place=place, points=points)


def chances(text: str) -> tuple[Chance, ...]:
    """REG-13, REG-15: the faces of the die: legs, or a shift of the wind."""
    what, _, face = text.partition(" ")
    return (Chance("die", face),) if what == "roll" else ()
