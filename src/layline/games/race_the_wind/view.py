"""What leaves the table for a seat. Nothing is hidden in Race the Wind: every seat sees it all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from ...engine.events import Event
from .events import Moves, WindBlows, WindReturns

LOOK_BACK = 320  # steps
WINDS = 5
START_WIND = "N"  # RTW-08


def view(
    seat: str | None,
    position: dict[str, Any],
    derived: dict[str, Any],
    choices: list[str],
    events: Sequence[Event],
    before: dict[str, Any] | None,
    told: Iterator[Sequence[Event]],
) -> dict[str, Any]:
    """The view of a seat (None: of a spectator), as JSON.

    `events` is what happened last, `before` the position before that, and `told` goes back through
    all that happened, latest first. `winds` are the present wind and those before it, the latest
    first; none before the first change.
    """
    decides = position["to_move"]
    concerned = seat is None or decides in ("chance", seat)
    return {
        "game": "race-the-wind",
        "seat": seat,
        "position": position,
        "choices": choices if concerned else [],
        "derived": derived,
        "events": [str(event) for event in events],
        "moves": _moves(events, before),
        "winds": _winds(position, told),
    }


def _winds(position: dict[str, Any], told: Iterator[Sequence[Event]]) -> list[str]:
    """The latest changes of the wind, as far as a look back finds them, and the wind of the start.

    Most of them are throws, of which `fired` tells how many there have been.
    """
    throws = sum(not fired.endswith("home") for fired in position["fired"])
    if throws == 0:
        return []
    found: list[str] = []
    thrown = 0
    for events in islice(told, LOOK_BACK):
        changes = [one for one in reversed(events) if isinstance(one, WindBlows | WindReturns)]
        found += [str(change.direction) for change in changes]
        thrown += sum(isinstance(change, WindBlows) for change in changes)
        if len(found) >= WINDS or thrown == throws:
            break
    return [*found, START_WIND][:WINDS] if thrown == throws else found[:WINDS]


def _moves(events: Sequence[Event], before: dict[str, Any] | None) -> list[dict[str, str]]:
    """The movement of the last play, for the wake on the board."""
    if before is None:
        return []
    return [
        {
            "who": str(event.who),
            "from": before["boats"][str(event.who)]["at"],
            "to": str(event.at),
        }
        for event in events
        if isinstance(event, Moves)
    ]
