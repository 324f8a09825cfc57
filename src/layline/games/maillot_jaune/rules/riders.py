"""Who rides: the names by which positions and actions call the riders."""

from __future__ import annotations

from typing import Literal, get_args

RiderId = Literal[
    "renault",
    "la-providence",
    "la-bonnal",
    "vandamme",
    "ptt",
    "la-redoute",
    "agfa",
    "noel",
    "regional",
]
RIDERS: tuple[RiderId, ...] = get_args(RiderId)
"""The riders by their numbers."""
