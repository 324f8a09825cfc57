"""Where a boat may well begin: below the line, as far off as it takes to cross it in time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ....engine.answers import Suggestions
from ....engine.suggesting import MANY
from ...sailing import distance
from ...sailing_pictures import bearing
from ...sailing_starts import Proposed, Start, proposals
from ..bot.pilot_course import way_left
from ..codec.notation import understood
from ..drawing.fleet import SIZE, under_sail
from ..rules.state import BUOY, COMMITTEE, NONE, PLACE, Boat, Race
from ..view import RaceTheWindView, on_move
from .sentences import say

NEAR = 9
"""Nothing is proposed further from the middle of the line, where there is something nearer."""


def suggestions(view: RaceTheWindView, lang: str) -> Suggestions | None:
    """Three places at most, while boats are placed."""
    race = view.race
    if race.phase != PLACE or len(view.choices) <= MANY:
        return None
    seat = on_move(race).seat
    taken = [(boat.x, boat.y) for boat in race.boats[: race.fleet] if boat.x != NONE]
    boat = Proposed(seat, "boat", SIZE, partial(under_sail, seat, wind=race.wind))
    return proposals(_starts(view), taken, boat, (race.cols, race.rows), say, lang)


def _starts(view: RaceTheWindView) -> Iterator[Start]:
    race = view.trial()
    boat = on_move(race)
    for action in _near(race, view.choices):
        at = understood(action).at
        assert at is not None
        boat.x, boat.y = at
        boat.heading = _heading(race, boat)
        yield Start.of(way_left(race, boat, 1), action, at, boat.heading, race.rows)


def _near(race: Race, choices: Sequence[str]) -> list[str]:
    """RTW-24: places below the line and not far off; all of them, if there is none."""
    gate = race.marks[BUOY]
    middle = (gate.x + race.marks[COMMITTEE].x) // 2
    places = [(action, at) for action in choices if (at := understood(action).at) is not None]
    below = [(action, at) for action, at in places if at[1] < gate.y]
    near = [action for action, at in below if distance(*at, middle, gate.y) <= NEAR]
    return near or [action for action, _ in below or places]


def _heading(race: Race, boat: Boat) -> int:
    """Towards the middle of the line, but never straight into the wind."""
    middle = (race.marks[BUOY].x + race.marks[COMMITTEE].x) / 2
    way = bearing(middle - boat.x, race.marks[BUOY].y - boat.y)
    if way != race.wind:
        return way
    return (race.wind + (1 if middle >= boat.x else -1)) % 8
