"""A turn as one line, the way it is written down: `22.A SE move(gust)+turn R90+puff`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

CLAIMS = ("protest", "claim", "retire")
"""What stands apart from the actions of a turn."""


def turn_line(position: dict[str, Any], played: Sequence[tuple[str, Sequence[str]]]) -> str | None:
    """Round, boat and heading as a turn began, and what was played in it with its event lines.

    A gust that was met and a wind that was thrown stand in brackets behind the movement. Before
    the race there are no turns, and None is returned.
    """
    name = position["to_move"]
    if position["phase"] != "play":
        return None
    apart: list[str] = []
    actions: list[str] = []
    for text, lines in played:
        verb = text.split(" ")[0]
        if verb in CLAIMS:
            apart.append(text)
        elif verb == "wind":
            actions[-1] = f"{actions[-1]}({text})"
        else:
            met = f"{name} gust" in (line.partition(" ")[2] for line in lines)
            actions.append(f"{text}(gust)" if met else text)
    said = ", ".join([*apart, "+".join(actions)] if actions else apart)
    return f"{position['round']}.{name} {position['boats'][name]['heading']} {said}"
