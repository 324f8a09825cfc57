"""What of all that happens matters for a race as a whole, and when it happens."""

from __future__ import annotations

from typing import Any

from .sentences import LINES

KINDS = {
    "legs": "round",
    "race_over": "stage",
    "race_over_limit": "stage",
    "starts": "start",
    "rounds_mark": "mark",
    "finishes": "finish",
    **dict.fromkeys(
        (
            "recalled",
            "blanketed",
            "partly_blanketed",
            "no_leg_left",
            "protests",
            "disqualified",
            "put_back",
            "cancels_mark",
            "retires",
        ),
        "incident",
    ),
}
"""What each kind of event is that is more than a step on the way."""


def milestone(line: str) -> dict[str, Any] | None:
    """What an event line means for the race; of a protest, the yacht it is lodged against first."""
    return LINES.milestone(line, KINDS, suffered=("protests",))


def moment(view: dict[str, Any]) -> dict[str, Any]:
    """The race of the series, and its round."""
    position = view["position"]
    return {"stage": position["race"], "round": position["round"]}
