"""Tables whose race, stage or race of a series is over after a move or two."""

from __future__ import annotations

from typing import Any

from tests.browser.visitor import Visitor

Json = dict[str, Any]

CLOSE_FINISH: Json = {
    "wind": "N",
    "round": 16,
    "die": 2,
    "todo": ["A", "B", "C"],
    "boats": {
        "A": {"at": "19,10", "next": 2},
        "B": {"at": "20,8", "next": 2},
        "C": {"at": "30,12"},
    },
}
"""A and B finish in the same round; B needs fewer legs although she sails later."""

RACE_ONE: Json = {
    "options": {"races": 3},
    "wind": "N",
    "round": 16,
    "die": 1,
    "race": 1,
    "todo": ["A", "B"],
    "boats": {"A": {"at": "19,8", "next": 2}, "B": {"at": "30,12", "next": 1}},
}
"""A wins race 1 of a series by her next leg; B is the last one racing."""

STAGE_ONE: Json = {
    "stage": 1,
    "round": 9,
    "winner_round": 8,
    "crossed": ["ptt", "agfa"],
    "riders": {
        "renault": {"owner": "seat:0", "at": "28c"},
        "ptt": {"owner": "seat:1", "at": "finish", "minutes": [0], "places": [1]},
        "agfa": {"owner": "seat:0", "at": "finish", "minutes": [0], "places": [2]},
        "noel": {"owner": "seat:1", "at": "28a"},
    },
    "options": {"riders_per_player": 2, "players": 2},
}
"""Renault and Noël are the last to cross the line of stage 1; A has Renault and Agfa."""

STAGE_THREE: Json = {
    "stage": 3,
    "round": 10,
    "winner_round": 8,
    "jersey": "ptt",
    "crossed": ["ptt"],
    "riders": {
        "renault": {"at": "28c", "minutes": [0, 0], "places": [1, 1]},
        "ptt": {"at": "finish", "minutes": [1, 1, 0], "places": [2, 2, 1]},
    },
}
"""Renault is home two minutes after PTT: equal minutes, and the sum of places decides."""

NEAR_THE_WOOD: Json = {
    "boats": {
        "A": {"at": "650000,200000", "heading": 0, "marks": 2},
        "B": {"at": "1000000,400000", "heading": 0},
    },
    "hands": {"A": ["R15", "R30", "R90", "G90", "B"], "B": ["R45", "G45", "B", "B", "J30"]},
    "deck": ["G15", "R15", "B", "B", "B"],
}
"""A touches the wood with a straight card."""

AT_THE_GATE: Json = {
    "boats": {
        "A": {"at": "12,6", "heading": "S", "leg": 6, "line_from": "N"},
        "B": {"at": "14,6", "heading": "S", "leg": 6, "line_from": "N"},
        "C": {"at": "14,20", "heading": "S", "leg": 6},
    },
    "round": 150,
    "fired": ["6:0", "6:1"],
}
"""A and then B cross the finish line with one move each; C is the last one racing."""

ENDS: dict[str, tuple[str, Json, tuple[str, ...]]] = {
    "close finish": ("regatta", CLOSE_FINISH, ("leg S", "leg S", "leg S", "leg E", "leg E")),
    "race one": ("regatta", RACE_ONE, ("leg S", "leg E")),
    "stage one": ("maillot-jaune", STAGE_ONE, ("ride finish", "ride finish")),
    "stage three": ("maillot-jaune", STAGE_THREE, ("ride finish",)),
    "wood": ("petite-regate", NEAR_THE_WOOD, ("play B",)),
    "gate": ("race-the-wind", AT_THE_GATE, ("move", "move")),
}
"""By name: the game, a position near the end, and what is played until it comes."""


def laid(visitor: Visitor, name: str, *seats: Json, **more: Any) -> str:
    """Open a table near an end."""
    game, position, _ = ENDS[name]
    wish = {
        "game": game,
        "seats": list(seats),
        "pace": "instant",
        "start": {"position": position},
        **more,
    }
    visitor.take_name("Zoe")
    reply = visitor.context.request.post(
        f"{visitor.url}/api/tables", data=wish, headers={"Origin": visitor.url}
    )
    assert reply.status == 201, reply.text()
    found: str = reply.json()["id"]
    return found
