"""What of all that happens matters for a race as a whole."""

from __future__ import annotations

from typing import Any

from .sentences import event_kind

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
    event, found = event_kind(line)
    if event not in KINDS:
        return None
    who = [found[part] for part in ("who", "other") if part in found]
    return {"kind": KINDS[event], "who": who[::-1] if event == "lays_sun" else who}
