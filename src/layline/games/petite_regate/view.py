"""What leaves the table for a seat: everything but the other hands and the draw pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from ...engine.events import Event
from .events import Moves, Turns

Json = dict[str, Any]

HIDDEN = "?"
LOOK_BACK = 24  # steps, enough for two turns of four boats
PUBLIC = ("first", "shuffle", "place", "head")
"""The phases whose choices betray no hand."""


def view(
    seat: str | None,
    position: Json,
    derived: Json,
    choices: list[str],
    events: Sequence[Event],
    before: Json | None,
    told: Iterator[Sequence[Event]],
) -> Json:
    """The view of a seat (None: of a spectator, who sees no hand), as JSON.

    `events` is what happened last, `before` the position before that, and `told` goes back through
    all that happened, latest first.
    """
    decides = position["to_move"]
    own = seat is not None and seat == decides
    public = position["phase"] in PUBLIC and (seat is None or decides == "chance")
    return {
        "game": "petite-regate",
        "seat": seat,
        "position": _veiled(position, seat),
        "choices": choices if own or public else [],
        "derived": derived if own else _sizes(derived),
        "events": [str(event) for event in events],
        "moves": _moves(events, before),
        "wakes": _wakes(position, before, told),
    }


def _veiled(position: Json, seat: str | None) -> Json:
    """LPR-06: a position as a seat may know it."""
    hands = {
        name: hand if name == seat or not hand else [HIDDEN]
        for name, hand in position["hands"].items()
    }
    return position | {"hands": hands, "deck": [HIDDEN] if position["deck"] else []}


def _sizes(derived: Json) -> Json:
    return {name: {"hand_size": known["hand_size"]} for name, known in derived.items()}


def entry_shown(entry: str) -> str:
    """LPR-23: an action or chance result as everybody may read it: of a shuffle not the order."""
    return "shuffle" if entry.startswith("shuffle ") else entry


def _moves(events: Sequence[Event], before: Json | None) -> list[Json]:
    """The movements of the last play: whose, from where, to where."""
    if before is None:
        return []
    return [
        {
            "who": str(event.who),
            "from": before["boats"][str(event.who)]["at"],
            "to": str(event.at),
        }
        for event in events
        if isinstance(event, Moves)
    ]


def _wakes(position: Json, before: Json | None, told: Iterator[Sequence[Event]]) -> Json:
    """By boat, where its bow was before its last two moves, the latest place first.

    Each is {"at", "heading"}; a boat that was turned on the spot leaves no older wake.
    """
    afloat = [name for name, boat in position["boats"].items() if boat["at"] is not None]
    found: dict[str, list[Json]] = {name: [] for name in afloat}
    turned: set[str] = set()
    for events in islice(told, LOOK_BACK):
        for event in reversed(events):
            who = str(event.who)
            if isinstance(event, Turns) and who in found:
                turned.add(who)
            if isinstance(event, Moves) and who in found:
                poses = found[who]
                if who not in turned and len(poses) < 3:
                    poses.append({"at": str(event.at), "heading": int(str(event.heading))})
    wakes = {name: poses[1:] for name, poses in found.items()}
    for name in afloat if before is not None else ():
        assert before is not None
        old = before["boats"][name]
        new = position["boats"][name]
        if old["at"] not in (None, new["at"]) and name not in turned and not wakes[name]:
            wakes[name] = [{"at": old["at"], "heading": old["heading"]}]
    return {name: poses for name, poses in wakes.items() if poses}
