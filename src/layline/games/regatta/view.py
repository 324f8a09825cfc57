"""What leaves the table for a seat. Nothing is hidden in a regatta, so every seat sees it all."""

from __future__ import annotations

from functools import cached_property
from itertools import islice

from ...engine.events import Space
from ..sailing_view import SailingView
from .codec.notation import RegattaNotation
from .rules.events import DrawnFirst, Sails
from .rules.state import NONE, Race

LOOK_BACK = 60  # steps, enough for two rounds of six yachts


class RegattaView(SailingView[Race]):
    """The view of a seat at a regatta."""

    game = "regatta"
    sailing = Sails

    @property
    def notation(self) -> RegattaNotation:
        found: RegattaNotation = super().notation
        return found

    @staticmethod
    def place(race: Race, seat: int) -> Space | None:
        boat = race.boats[seat]
        return None if boat.x == NONE else Space(boat.x, boat.y)

    @cached_property
    def headings(self) -> dict[str, str]:
        """Where each yacht sailed last, for pictures of the basic game, which knows no headings."""
        if self.race.advanced:
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
