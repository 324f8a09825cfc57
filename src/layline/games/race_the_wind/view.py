"""What leaves the table for a seat. Nothing is hidden in Race the Wind: every seat sees it all."""

from __future__ import annotations

from functools import cached_property
from itertools import islice

from ...engine.view import Json, View
from .codec.options import point_text
from .rules.events import Moves, WindBlows, WindReturns
from .rules.state import NONE, Race

LOOK_BACK = 320  # steps
WINDS = 5
START_WIND = "N"  # RTW-08


class RaceTheWindView(View[Race]):
    """The view of a seat in a race."""

    game = "race-the-wind"

    @cached_property
    def winds(self) -> list[str]:
        """The present wind and those before it, the latest first; none before the first change.

        They are found as far as a look back goes. Most of them are throws, of which `fired` tells
        how many there have been.
        """
        throws = sum(not fired.endswith("home") for fired in self.position["fired"])
        if throws == 0:
            return []
        found: list[str] = []
        thrown = 0
        for events in islice(self.told(), LOOK_BACK):
            changes = [one for one in reversed(events) if isinstance(one, WindBlows | WindReturns)]
            found += [str(change.direction) for change in changes]
            thrown += sum(isinstance(change, WindBlows) for change in changes)
            if len(found) >= WINDS or thrown == throws:
                break
        return [*found, START_WIND][:WINDS] if thrown == throws else found[:WINDS]

    @cached_property
    def moves(self) -> list[Json]:
        """The movement of the last play, for the wake on the board."""
        before = self.before
        if before is None:
            return []
        return [
            {
                "who": str(event.who),
                "from": _at(before, event.who),
                "to": str(event.at),
            }
            for event in self.events
            if isinstance(event, Moves)
        ]


def _at(race: Race, seat: int) -> str | None:
    boat = race.boats[seat]
    return None if boat.x == NONE else point_text(boat.x, boat.y)
