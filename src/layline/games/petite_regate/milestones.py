"""What of all that happens matters for a race as a whole."""

from __future__ import annotations

from typing import Any

from .sentences import LINES

KINDS = {
    "starts": "start",
    "rounds_mark": "mark",
    "finishes_wood": "finish",
    "finishes_line": "finish",
    **dict.fromkeys(
        (
            "cancels_mark",
            "misses_sun",
            "misses_penalty",
            "stops_before_contact",
            "over_early",
            "lays_sun",
            "blocked",
            "retires",
        ),
        "incident",
    ),
}
"""What each kind of event is that is more than a step on the way."""


def milestone(line: str) -> dict[str, Any] | None:
    """What an event line means for the race; of a sun, the boat it is laid on first."""
    return LINES.milestone(line, KINDS, suffered=("lays_sun",))
