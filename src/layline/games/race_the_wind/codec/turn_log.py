"""A turn as one line, the way it is written down: `22.A SE move(gust)+turn R90+puff`."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.events import Event
from ...sailing import DIRECTIONS
from ..rules.events import Gust
from ..rules.state import PLAY, Race
from .options import LETTERS

CLAIMS = ("protest", "claim", "retire")
"""What stands apart from the actions of a turn."""


def turn_line(before: Race, played: Sequence[tuple[str, Sequence[Event]]]) -> str | None:
    """Round, boat and heading as a turn began, and what was played in it with its events.

    A gust that was met and a wind that was thrown stand in brackets behind the movement. Before
    the race there are no turns, and None is returned.
    """
    if before.phase != PLAY:
        return None
    boat = before.boats[before.turns[before.at]]
    apart: list[str] = []
    actions: list[str] = []
    for text, events in played:
        verb = text.split(" ")[0]
        if verb in CLAIMS:
            apart.append(text)
        elif verb == "wind":
            actions[-1] = f"{actions[-1]}({text})"
        else:
            met = any(isinstance(event, Gust) and event.who == boat.seat for event in events)
            actions.append(f"{text}(gust)" if met else text)
    said = ", ".join([*apart, "+".join(actions)] if actions else apart)
    return f"{before.rounds}.{LETTERS[boat.seat]} {DIRECTIONS[boat.heading]} {said}"
