"""Where the boats are, for the tracks of a replay."""

from __future__ import annotations

from typing import Any

from ..drawing.sight import TEAMS, middle, on_screen


def track(position: dict[str, Any]) -> list[dict[str, Any]]:
    """The middle of every hull on the water."""
    found = []
    for name, boat in position["boats"].items():
        if boat["at"] is None or boat["status"] != "racing":
            continue
        x, y = on_screen(middle(boat["at"], boat["heading"] or 0), position["board"]["height"])
        found.append({"piece": name, "seat": TEAMS[name], "part": 1, "x": x, "y": y})
    return found
