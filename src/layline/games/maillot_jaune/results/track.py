"""Where the riders are, for the tracks of a replay."""

from __future__ import annotations

from typing import Any

from ..drawing.sight import centre
from ..rules.state import CHANGE, LAST
from ..table.sentences import column_of


def track(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Every rider on the road; a track begins anew on each strip of road and in each stage."""
    found = []
    for name, rider in position["riders"].items():
        column = column_of(rider["at"])
        if not 0 < column <= LAST:
            continue
        x, y = centre(rider["at"], position["options"]["lanes"])
        strip = 0 if column <= CHANGE else 1
        part = 2 * position["stage"] + strip
        seat = int(rider["owner"].removeprefix("seat:"))
        found.append({"piece": name, "seat": seat, "part": part, "x": x, "y": y})
    return found
