"""What leaves the table for a seat. Nothing is hidden in Race the Wind: every seat sees it all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

_MOVES = re.compile(r"RTW-(?:38|57) (?P<who>[A-E]) moves (?P<to>\d+,\d+)")
_WIND = re.compile(r"RTW-(?:(?P<thrown>64)|67) - wind (?:returns )?(?P<way>[NESW]+)")

LOOK_BACK = 320  # steps
WINDS = 5
START_WIND = "N"  # RTW-08


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
        "events": events,
        "moves": _moves(events, before),
        "winds": _winds(position, told),
    }


def _winds(position: dict[str, Any], told: Iterator[list[str]]) -> list[str]:
    """The latest changes of the wind, as far as a look back finds them, and the wind of the start.

    Most of them are throws, of which `fired` tells how many there have been.
    """
    throws = sum(not fired.endswith("home") for fired in position["fired"])
    if throws == 0:
        return []
    found: list[str] = []
    thrown = 0
    for lines in islice(told, LOOK_BACK):
        changes = [match for line in reversed(lines) if (match := _WIND.fullmatch(line))]
        found += [match["way"] for match in changes]
        thrown += sum(match["thrown"] is not None for match in changes)
        if len(found) >= WINDS or thrown == throws:
            break
    return [*found, START_WIND][:WINDS] if thrown == throws else found[:WINDS]


def _moves(events: list[str], before: dict[str, Any] | None) -> list[dict[str, str]]:
    """The movement of the last play, for the wake on the board."""
    if before is None:
        return []
    return [
        {"who": match["who"], "from": before["boats"][match["who"]]["at"], "to": match["to"]}
        for line in events
        if (match := _MOVES.fullmatch(line))
    ]
