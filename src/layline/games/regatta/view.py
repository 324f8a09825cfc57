"""What leaves the table for a seat. Nothing is hidden in a regatta, so every seat sees it all."""

from __future__ import annotations

import re
from typing import Any

_SAILS = re.compile(r"REG-22 (?P<who>[A-F]) sails \w+ to (?P<to>\d+,\d+)")


def view(
    seat: str | None,
    position: dict[str, Any],
    derived: dict[str, Any],
    choices: list[str],
    events: list[str],
    before: dict[str, Any] | None,
) -> dict[str, Any]:
    """The view of a seat (None: of a spectator), as JSON."""
    decides = position["to_move"]
    concerned = seat is None or decides in ("chance", seat)
    return {
        "game": "regatta",
        "seat": seat,
        "position": position,
        "choices": choices if concerned else [],
        "derived": derived,
        "events": events,
        "moves": _moves(events, before),
    }


def _moves(events: list[str], before: dict[str, Any] | None) -> list[dict[str, str]]:
    """The legs sailed in the last play, for the arrow on the board."""
    if before is None:
        return []
    sailed = [match for line in events if (match := _SAILS.fullmatch(line))]
    return [
        {"who": leg["who"], "from": before["boats"][leg["who"]]["at"], "to": leg["to"]}
        for leg in sailed
    ]
