"""Where the yachts are, for the tracks of a replay."""

from __future__ import annotations

from typing import Any

from ...sailing_pictures import on_screen
from ..drawing.sight import space


def track(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Every yacht afloat; a track ends with the race of the series."""
    found = []
    for number, (name, boat) in enumerate(position["boats"].items()):
        at = space(boat["at"])
        if at is not None and boat["status"] == "racing":
            x, y = on_screen(at, position["board"]["rows"])
            found.append({"piece": name, "seat": number, "part": position["race"], "x": x, "y": y})
    return found
