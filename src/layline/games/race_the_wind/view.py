"""What leaves the table for a seat. Nothing is hidden in Race the Wind: every seat sees it all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

_MOVES = re.compile(r"RTW-(?:38|57) (?P<who>[A-E]) moves (?P<to>\d+,\d+)")
_WIND = re.compile(r"RTW-6[47] - wind (?:returns )?(?P<way>[NESW]+)")

LOOK_BACK = 64  # steps
WINDS = 4


def view(
    seat: str | None,
    position: dict[str, Any],
    derived: dict[str, Any],
    choices: list[str],
    events: list[str],
    before: dict[str, Any] | None,
    told: Iterator[list[str]],
) -> dict[str, Any]:
    """The view of a seat (None: of a spectator), as JSON.

    `events` is what happened last, `before` the position before that, and `told` goes back through
    all that happened, latest first. `winds` are the last changes of the wind, the latest first.
    """
    decides = position["to_move"]
    concerned = seat is None or decides in ("chance", seat)
    return {
        "game": "race-the-wind",
        "seat": seat,
        "position": position,
        "choices": choices if concerned else [],
        "derived": derived,
        "events": events,
        "moves": _moves(events, before),
        "winds": _winds(position, told),
    }


def _winds(position: dict[str, Any], told: Iterator[list[str]]) -> list[str]:
    """The latest changes of the wind, as far as a short look back finds them."""
    if not position["fired"]:
        return []
    found: list[str] = []
    for lines in islice(told, LOOK_BACK):
        found += [match["way"] for line in reversed(lines) if (match := _WIND.fullmatch(line))]
        if len(found) >= WINDS:
            break
    return found[:WINDS]


def _moves(events: list[str], before: dict[str, Any] | None) -> list[dict[str, str]]:
    """The movement of the last play, for the wake on the board."""
    if before is None:
        return []
    return [
        {"who": match["who"], "from": before["boats"][match["who"]]["at"], "to": match["to"]}
        for line in events
        if (match := _MOVES.fullmatch(line))
    ]
