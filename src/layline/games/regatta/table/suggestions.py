"""Where a yacht may well begin: just behind the line, with the shortest way round the course."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import product
from typing import NamedTuple

from ....engine.answers import Suggestions
from ....engine.suggesting import MANY
from ...sailing_starts import Proposed, Start, proposals
from ..bot.pilot_course import legs_to_finish
from ..codec.course import Course
from ..codec.notation import placing
from ..drawing.yachts import SIZE, close_hauled
from ..rules.course import side
from ..rules.state import NONE, PLACE, Boat, Race
from ..view import RegattaView
from .ahead import on_move
from .sentences import say


def suggestions(view: RegattaView, lang: str) -> Suggestions | None:
    """Three places at most, while yachts are placed."""
    race = view.race
    if race.phase != PLACE or len(view.choices) <= MANY:
        return None
    seat = on_move(race).seat
    taken = [(boat.x, boat.y) for boat in race.boats[: race.yachts] if boat.x != NONE]
    yacht = Proposed(seat, "yacht", SIZE, partial(close_hauled, seat, wind=race.wind))
    return proposals(_starts(view), taken, yacht, (race.cols, race.rows), say, lang)


class _Water(NamedTuple):
    """What the way round a course depends on, besides the yacht."""

    course: Course
    cols: int
    rows: int
    yachts: int
    advanced: int
    wind: int


class _Crew(NamedTuple):
    """What it depends on of a yacht that is still to be placed; a position may say anything."""

    spinnaker: int
    started: int
    rounded: int
    net: int
    heading: int
    tack: int


def _starts(view: RegattaView) -> list[Start]:
    """REG-08: the free spaces next to the line, behind it."""
    race = view.race
    boat = on_move(race)
    course = view.notation.course
    water = _Water(course, race.cols, race.rows, race.yachts, race.advanced, race.wind)
    crew = _Crew(boat.spinnaker, boat.started, boat.rounded, boat.net, boat.heading, boat.tack)
    known = _beside_the_line(water, crew)
    return [known[action] for action in view.choices if action in known]


@lru_cache(maxsize=128)
def _beside_the_line(water: _Water, crew: _Crew) -> dict[str, Start]:
    """The spaces next to the line, behind it, by what places a yacht there.

    Of equals those nearest the middle of the line are better.
    """
    race, boat = Race(), Boat()
    water.course.lay_out(race)
    _, race.cols, race.rows, race.yachts, race.advanced, race.wind = water
    boat.spinnaker, boat.started, boat.rounded, boat.net, boat.heading, boat.tack = crew
    middle = race.pin_x + race.committee_x, race.pin_y + race.committee_y
    heading = (race.wind + 1) % 8
    found = {}
    for x, y in product(range(race.cols), range(race.rows)):
        if side(race, x, y) == -1:
            boat.x, boat.y = x, y
            off = max(abs(2 * x - middle[0]), abs(2 * y - middle[1]))
            cost = 100 * legs_to_finish(race, boat, race.wind) + off
            action = placing(x, y)
            found[action] = Start.of(cost, action, (x, y), heading, race.rows)
    return found
