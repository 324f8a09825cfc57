"""What results and replays are made from: tracks, the way still to go, and the wind's die."""

from __future__ import annotations

from ....engine.answers import Chance, Moment, Progress, TrackPoint
from ...sailing import N
from ...sailing_pictures import on_screen
from ..bot.pilot_course import turns_down, turns_to_line, turns_up
from ..bot.pilot_gauge import TURN, turns_for
from ..codec.options import LETTERS
from ..rules.rounding import is_upwind_leg
from ..rules.state import BUOY, FINISHED, NONE, RACING, WINDWARD, Boat, Race
from ..table.sentences import say
from ..view import RaceTheWindView, is_afloat


def moment(race: Race) -> Moment:
    """A race is one stage."""
    return Moment(1, race.rounds)


def track(race: Race) -> tuple[TrackPoint, ...]:
    """Every boat that is on the board and racing."""
    return tuple(
        TrackPoint(LETTERS[boat.seat], boat.seat, 1, *on_screen((boat.x, boat.y), race.rows))
        for boat in race.boats[: race.fleet]
        if boat.x != NONE and boat.status == RACING
    )


def progress(view: RaceTheWindView, lang: str) -> tuple[Progress, ...]:
    """The turns that each boat needs to the finish.

    The wind is assumed to stay until the end of her leg, and to blow from the north on the legs
    after it, since it always returns there (RTW-67).
    """
    race = view.race
    return tuple(
        Progress(
            name, name, name, say(f"draw.colours.{seat}", lang), _turns(race, race.boats[seat])
        )
        for seat, name in enumerate(LETTERS[: race.fleet])
    )


def _turns(race: Race, boat: Boat) -> int | None:
    if boat.status == FINISHED:
        return 0
    if not is_afloat(boat):
        return None
    gate = race.marks[BUOY].y
    if boat.leg == 0:
        left = turns_to_line(race, boat, gate if boat.y < gate else gate - 1, race.wind)
    elif is_upwind_leg(boat.leg):
        left = turns_up(race, boat, race.wind)
    else:
        left = turns_down(race, boat, race.wind)
    height = race.marks[WINDWARD].y - gate
    for leg in range(boat.leg + 1, 2 * race.laps + 1):
        left += turns_for(0, height if is_upwind_leg(leg) else -height, N)
    return -(-left // TURN)


def chances(text: str) -> tuple[Chance, ...]:
    """RTW-64: where the compass die makes the wind blow from."""
    what, _, direction = text.partition(" ")
    return (Chance("wind", direction),) if what == "wind" else ()
