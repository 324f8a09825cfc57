"""What a seat may know of a race. Nothing is hidden in Race the Wind: every seat sees it all."""

from __future__ import annotations

from itertools import islice

from ...engine.events import Space
from ..sailing import DX, DY, N
from ..sailing_view import SailingView
from .rules.events import Moves, WindBlows, WindReturns
from .rules.state import HOME, NONE, RACING, Boat, Race

LOOK_BACK = 320  # steps
WINDS = 5


def on_move(race: Race) -> Boat:
    """The boat whose turn it is, also while the die is thrown for her."""
    return race.boats[race.turns[race.at]]


def is_afloat(boat: Boat) -> bool:
    """On the board, racing, with a heading."""
    return boat.status == RACING and boat.x != NONE and boat.heading != NONE


def ahead(boat: Boat) -> Space:
    """The next point straight ahead of a boat."""
    return Space(boat.x + DX[boat.heading], boat.y + DY[boat.heading])


class RaceTheWindView(SailingView[Race]):
    """The view of a seat in a race."""

    game = "race-the-wind"
    sailing = Moves

    @staticmethod
    def place(race: Race, seat: int) -> Space | None:
        boat = race.boats[seat]
        return None if boat.x == NONE else Space(boat.x, boat.y)

    @property
    def winds(self) -> tuple[int, ...]:
        """The present wind and those before it, the latest first; none before the first change.

        The race remembers how many throws there have been; which winds they brought is looked up in
        what happened, as far back as is worthwhile.
        """
        return self.common(_winds)


def _winds(view: RaceTheWindView) -> tuple[int, ...]:
    race = view.race
    throws = sum(number % (HOME + 1) != HOME for number in race.fires[: race.fired])
    if throws == 0:
        return ()
    found: list[int] = []
    thrown = 0
    for events in islice(view.told(), LOOK_BACK):
        changes = [one for one in reversed(events) if isinstance(one, WindBlows | WindReturns)]
        found += [int(change.direction) for change in changes]
        thrown += sum(isinstance(change, WindBlows) for change in changes)
        if len(found) >= WINDS or thrown == throws:
            break
    if thrown == throws:
        found.append(N)  # RTW-08: the wind of the start
    return tuple(found[:WINDS])
