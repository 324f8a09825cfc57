"""A turn as one line, the way it is written down: `22.A SE move(gust)+turn R90+puff`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.events import Event
from ..rules.events import Gust

CLAIMS = ("protest", "claim", "retire")
"""What stands apart from the actions of a turn."""


def turn_line(
    position: dict[str, Any], played: Sequence[tuple[str, Sequence[Event]]]
) -> str | None:
    """Round, boat and heading as a turn began, and what was played in it with its events.

    A gust that was met and a wind that was thrown stand in brackets behind the movement. Before
    the race there are no turns, and None is returned.
    """
    name = position["to_move"]
    if position["phase"] != "play":
        return None
    apart: list[str] = []
    actions: list[str] = []
    for text, events in played:
        verb = text.split(" ")[0]
        if verb in CLAIMS:
            apart.append(text)
        elif verb == "wind":
            actions[-1] = f"{actions[-1]}({text})"
        else:
            met = any(isinstance(event, Gust) and str(event.who) == name for event in events)
            actions.append(f"{text}(gust)" if met else text)
    said = ", ".join([*apart, "+".join(actions)] if actions else apart)
    return f"{position['round']}.{name} {position['boats'][name]['heading']} {said}"
