"""What of all that happens matters for a tour as a whole, and when it happens."""

from __future__ import annotations

from typing import Any

from .sentences import LINES, Json

KINDS = {
    "round": "round",
    "stage": "stage",
    "wins_stage": "finish",
    "finishes": "finish",
    **dict.fromkeys(
        ("puncture", "apart", "abandons_spent", "abandons_cost", "abandons_time", "abandons"),
        "incident",
    ),
}
"""What each kind of event is that is more than a step on the way."""


def milestone(line: str) -> dict[str, Any] | None:
    """What an event line means for the tour."""
    return LINES.milestone(line, KINDS)


def moment(view: Json) -> dict[str, Any]:
    """The stage of the tour, and its round."""
    position = view["position"]
    return {"stage": position["stage"], "round": position["round"]}
