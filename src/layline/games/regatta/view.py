"""What leaves the table for a seat. Nothing is hidden in a regatta, so every seat sees it all."""

from __future__ import annotations

from functools import cached_property
from itertools import islice

from ...engine.view import Json, View
from .codec.options import point_text
from .rules.events import DrawnFirst, Sails
from .rules.state import NONE, Race

LOOK_BACK = 60  # steps, enough for two rounds of six yachts


class RegattaView(View[Race]):
    """The view of a seat at a regatta."""

    game = "regatta"

    @cached_property
    def headings(self) -> dict[str, str]:
        """Where each yacht sailed last, for pictures of the basic game, which knows no headings."""
        if self.position["options"]["rules"] == "advanced":
            return {}
        boats = self.position["boats"]
        afloat = [name for name, boat in boats.items() if boat["at"] is not None]
        found: dict[str, str] = {}
        for events in islice(self.told(), LOOK_BACK):
            for event in reversed(events):
                if isinstance(event, Sails):
                    found.setdefault(str(event.who), str(event.direction))
            if len(found) >= len(afloat) or any(isinstance(event, DrawnFirst) for event in events):
                break
        return {name: found[name] for name in afloat if name in found}

    @cached_property
    def moves(self) -> list[Json]:
        """The legs sailed in the last play, for the arrow on the board."""
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
            if isinstance(event, Sails)
        ]


def _at(race: Race, seat: int) -> str | None:
    boat = race.boats[seat]
    return None if boat.x == NONE else point_text(boat.x, boat.y)
