"""What leaves the table for a seat. Nothing is hidden in a tour, so every seat sees it all.

At the table the seats are A, B, ...; positions and events call the players seat:0, seat:1, ...
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...engine.events import Event
from .events import IsDrawn, Rides


def view(
    seat: str | None,
    position: dict[str, Any],
    derived: dict[str, Any],
    choices: list[str],
    events: Sequence[Event],
    before: dict[str, Any] | None,
    told: Iterator[Sequence[Event]],
) -> dict[str, Any]:
    """The view of a seat (None: of a spectator), as JSON; `events` is what happened last."""
    player = None if seat is None else player_of(seat)
    concerned = player is None or decider(position) in ("chance", player)
    return {
        "game": "maillot-jaune",
        "seat": seat,
        "player": player,
        "position": position,
        "choices": choices if concerned else [],
        "derived": derived,
        "events": [str(event) for event in events],
        "moves": [
            {
                "who": str(event.who),
                "how": "rides" if isinstance(event, Rides) else "drawn",
                "from": str(event.start),
                "to": str(event.end),
            }
            for event in events
            if isinstance(event, Rides | IsDrawn)
        ],
        "last": None,
    }


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
