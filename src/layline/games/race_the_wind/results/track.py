"""Where the boats are, for the tracks of a replay."""

from __future__ import annotations

from typing import Any

from ...sailing_pictures import on_screen


def track(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Every boat that is on the board and racing."""
    found = []
    for number, (name, boat) in enumerate(position["boats"].items()):
        if boat["at"] is None or boat["status"] != "racing":
            continue
        column, row = map(int, boat["at"].split(","))
        x, y = on_screen((column, row), position["board"]["rows"])
        found.append({"piece": name, "seat": number, "part": 1, "x": x, "y": y})
    return found
