"""What leaves the table for a seat. Nothing is hidden in a regatta, so every seat sees it all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from ...engine.events import Event
from .events import DrawnFirst, Sails

LOOK_BACK = 60  # steps, enough for two rounds of six yachts


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
    all that happened, latest first.
    """
    decides = position["to_move"]
    concerned = seat is None or decides in ("chance", seat)
    return {
        "game": "regatta",
        "seat": seat,
        "position": position,
        "choices": choices if concerned else [],
        "derived": derived,
        "events": [str(event) for event in events],
        "moves": _moves(events, before),
        "headings": _headings(position, told),
    }


def _headings(position: dict[str, Any], told: Iterator[Sequence[Event]]) -> dict[str, str]:
    """Where each yacht sailed last, for pictures of the basic game, which knows no headings."""
    if position["options"]["rules"] == "advanced":
        return {}
    afloat = [name for name, boat in position["boats"].items() if boat["at"] is not None]
    found: dict[str, str] = {}
    for events in islice(told, LOOK_BACK):
        for event in reversed(events):
            if isinstance(event, Sails):
                found.setdefault(str(event.who), str(event.direction))
        if len(found) >= len(afloat) or any(isinstance(event, DrawnFirst) for event in events):
            break
    return {name: found[name] for name in afloat if name in found}


def _moves(events: Sequence[Event], before: dict[str, Any] | None) -> list[dict[str, str]]:
    """The legs sailed in the last play, for the arrow on the board."""
    if before is None:
        return []
    return [
        {
            "who": str(event.who),
            "from": before["boats"][str(event.who)]["at"],
            "to": str(event.at),
        }
        for event in events
        if isinstance(event, Sails)
    ]
