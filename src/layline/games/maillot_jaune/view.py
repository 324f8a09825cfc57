"""What leaves the table for a seat. Nothing is hidden in a tour, so every seat sees it all.

At the table the seats are A, B, ...; positions and events call the players seat:0, seat:1, ...
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ...engine.view import Json, View
from .rules.events import IsDrawn, Rides
from .rules.state import Race


class TourView(View[Race]):
    """The view of a seat in a tour."""

    game = "maillot-jaune"

    @property
    def player(self) -> str | None:
        """The seat as positions call its player."""
        return None if self.seat is None else player_of(self.seat)

    @cached_property
    def moves(self) -> list[Json]:
        """Who rode or was drawn along in the last play: `{"who", "how", "from", "to"}`."""
        return [
            {
                "who": str(event.who),
                "how": "rides" if isinstance(event, Rides) else "drawn",
                "from": str(event.start),
                "to": str(event.end),
            }
            for event in self.events
            if isinstance(event, Rides | IsDrawn)
        ]


def player_of(seat: str) -> str:
    """A seat of the table as positions call its player: A is seat:0."""
    return f"seat:{ord(seat) - ord('A')}"


def seat_of(player: str) -> str:
    """The seat of a player at the table: seat:0 is A."""
    return chr(ord("A") + int(player.removeprefix("seat:")))


def decider(position: dict[str, Any]) -> str | None:
    """The player who decides, "chance", or None when all is over."""
    to_move: str | None = position["to_move"]
    rider = position["riders"].get(to_move)
    return to_move if rider is None else rider["owner"]
