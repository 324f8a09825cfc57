"""What leaves the table for a seat. Nothing is hidden in a regatta, so every seat sees it all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

_SAILS = re.compile(r"REG-22 (?P<who>[A-F]) sails (?P<way>[NESW]+) to (?P<to>\d+,\d+)")

LOOK_BACK = 60  # steps, enough for two rounds of six yachts


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
        "events": events,
        "moves": _moves(events, before),
        "headings": _headings(position, told),
    }


def _headings(position: dict[str, Any], told: Iterator[list[str]]) -> dict[str, str]:
    """Where each yacht sailed last, for pictures of the basic game, which knows no headings."""
    if position["options"]["rules"] == "advanced":
        return {}
    afloat = [name for name, boat in position["boats"].items() if boat["at"] is not None]
    found: dict[str, str] = {}
    for lines in islice(told, LOOK_BACK):
        for line in reversed(lines):
            sailed = _SAILS.fullmatch(line)
            if sailed:
                found.setdefault(sailed["who"], sailed["way"])
        if len(found) >= len(afloat) or any(line.endswith(" drawn first") for line in lines):
            break
    return {name: found[name] for name in afloat if name in found}


def _moves(events: list[str], before: dict[str, Any] | None) -> list[dict[str, str]]:
    """The legs sailed in the last play, for the arrow on the board."""
    if before is None:
        return []
    sailed = [match for line in events if (match := _SAILS.fullmatch(line))]
    return [
        {"who": leg["who"], "from": before["boats"][leg["who"]]["at"], "to": leg["to"]}
        for leg in sailed
    ]
