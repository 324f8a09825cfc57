"""What a seat may know of a regatta. Nothing is hidden, so every seat sees it all."""

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
        found: RegattaNotation = self._situation.source.notation
        return found

    @staticmethod
    def place(race: Race, seat: int) -> Space | None:
        boat = race.boats[seat]
        return None if boat.x == NONE else Space(boat.x, boat.y)

    def earlier(self, back: int) -> Race | None:
        """The position so many steps ago; None before the first."""
        found: Race | None = self._situation.source.look(back)
        return found

    @cached_property
    def headings(self) -> dict[int, int]:
        """Where each yacht sailed last, for pictures of the basic game, which knows no headings."""
        race, found = self.race, dict[int, int]()
        if race.advanced:
            return found
        afloat = [boat.seat for boat in race.boats[: race.yachts] if boat.x != NONE]
        began = False
        for events in islice(self.told(), LOOK_BACK):
            for event in reversed(events):
                if type(event) is Sails:
                    if event.who not in found:
                        found[int(event.who)] = int(event.direction)
                elif type(event) is DrawnFirst:
                    began = True
            if began or len(found) >= len(afloat):
                break
        return {seat: found[seat] for seat in afloat if seat in found}
