"""What of all that happens matters for a race as a whole."""

from __future__ import annotations

from typing import Any

from .sentences import LINES

KINDS = {
    "starts": "start",
    "rounds_mark": "mark",
    "rounds_gate": "mark",
    "finishes": "finish",
    **dict.fromkeys(
        (
            "finish_refused",
            "lull",
            "marker_stop",
            "gust_lost",
            "stays",
            "touches",
            "penalty",
            "penalty_start",
            "retires",
        ),
        "incident",
    ),
}
"""What each kind of event is that is more than a step on the way."""


def milestone(line: str) -> dict[str, Any] | None:
    """What an event line means for the race."""
    return LINES.milestone(line, KINDS)
