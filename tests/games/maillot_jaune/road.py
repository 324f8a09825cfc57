"""What several tests of Maillot Jaune share: positions on the road."""

from __future__ import annotations

from typing import Any

from layline.games.maillot_jaune.drawing.sight import centre
from layline.games.maillot_jaune.rules.squares import Square
from layline.play.beginning import from_position
from layline.play.race import Race

Json = dict[str, Any]


def on_the_road(machine: str = "interpreted", **position: Any) -> Race:
    """A tour from a partial position; stage 1 and round 3 unless said otherwise."""
    return from_position(
        {"game": "maillot-jaune", "stage": 1, "round": 3, **position}, machine=machine
    )


def middle(at: str, lanes: int = 4) -> tuple[float, float]:
    """The middle of a square on the board."""
    return centre(Square.read(at), lanes)


def seen(**position: Any) -> Any:
    """What the player who decides in a position sees."""
    race = on_the_road(**position)
    return race.view(race.to_move if race.to_move != "chance" else None)


OPEN_ROAD: Json = {"riders": {"la-providence": {"at": "5b"}, "noel": {"at": "1d"}}}
CROWDED: Json = {
    "riders": {"renault": {"at": "5b"}, "ptt": {"at": "6b"}, "noel": {"at": "6a"}},
    "to_move": "renault",
    "queue": [],
}
PURSUED: Json = {
    "options": {"rules": "full"},
    "stage": 2,
    "riders": {"ptt": {"at": "3a"}, "renault": {"at": "3b"}, "vandamme": {"at": "2a"}},
}
SOLID: Json = {
    "options": {"rules": "full", "passing": "solid"},
    "stage": 2,
    "riders": {"ptt": {"at": "3a"}, "renault": {"at": "4a"}, "vandamme": {"at": "2a"}},
    "to_move": "ptt",
    "queue": ["vandamme"],
}
BEFORE_THE_LINE: Json = {"riders": {"renault": {"at": "27b"}, "noel": {"at": "26a"}}}
PLACES = {
    "open road": OPEN_ROAD,
    "crowded": CROWDED,
    "pursued": PURSUED,
    "solid": SOLID,
    "before the line": BEFORE_THE_LINE,
}
