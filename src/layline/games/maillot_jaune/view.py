"""What leaves the table for a seat. Nothing is hidden in a tour, so every seat sees it all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

_MOVED = re.compile(r"MJ-\d\d (?P<who>\S+) (?P<how>rides|drawn) (?P<start>\S+) to (?P<end>\S+)")


def view(
    seat: str | None,
    position: dict[str, Any],
    derived: dict[str, Any],
    choices: list[str],
    events: list[str],
    before: dict[str, Any] | None,
    told: Iterator[list[str]],
) -> dict[str, Any]:
    """The view of a seat (None: of a spectator), as JSON; `events` is what happened last."""
    concerned = seat is None or decider(position) in ("chance", seat)
    return {
        "game": "maillot-jaune",
        "seat": seat,
        "position": position,
        "choices": choices if concerned else [],
        "derived": derived,
        "events": events,
        "moves": [
            {"who": moved["who"], "how": moved["how"], "from": moved["start"], "to": moved["end"]}
            for line in events
            if (moved := _MOVED.fullmatch(line))
        ],
        "last": None,
    }


def decider(position: dict[str, Any]) -> str | None:
    """The seat that decides, "chance", or None when all is over."""
    to_move: str | None = position["to_move"]
    rider = position["riders"].get(to_move)
    return to_move if rider is None else rider["owner"]
