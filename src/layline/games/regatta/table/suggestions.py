"""Where a yacht may well begin: just behind the line, with the shortest way round the course."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....engine.answers import Suggestions
from ....engine.suggesting import MANY
from ...sailing_starts import Proposed, Start, proposals
from ..bot.pilot_course import legs_to_finish
from ..drawing.yachts import SIZE, close_hauled
from ..rules.actions import SPACE
from ..rules.course import side
from ..rules.state import NONE, PLACE
from ..view import RegattaView
from .ahead import numbered, on_move, space_of
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


def _starts(view: RegattaView) -> Iterator[Start]:
    """REG-08: the free spaces next to the line, behind it; of equals those nearest its middle."""
    race = view.trial()
    boat = on_move(race)
    middle = race.pin_x + race.committee_x, race.pin_y + race.committee_y
    heading = (race.wind + 1) % 8
    for number, action in numbered(view):
        if number < SPACE:
            continue
        boat.x, boat.y = space_of(race, number)
        if side(race, boat.x, boat.y) != -1:
            continue
        off = max(abs(2 * boat.x - middle[0]), abs(2 * boat.y - middle[1]))
        cost = 100 * legs_to_finish(race, boat, race.wind) + off
        yield Start(cost, action, (boat.x, boat.y), heading)
