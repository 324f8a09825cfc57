"""Layline: classic race board games, with the program as the referee.

race = layline.new("regatta", seats=4, seed=7)
race.draw()
race.choices()
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bots import Bot, bot
    from .engine.game import Game
    from .games import UnknownGame
    from .play.beginning import from_position, new
    from .play.errors import (
        AmbiguousAction,
        BadOptions,
        BadPosition,
        BadRaceFile,
        IllegalAction,
        MalformedAction,
        RaceError,
    )
    from .play.race import Race, Refusal
    from .play.race_file import load

__version__ = "0.1.0"

# Where each name lives; it is imported when first used, so that `layline --help` is quick.
_HOMES = {
    ".bots": ("Bot", "bot"),
    ".engine.game": ("Game",),
    ".games": ("UnknownGame",),
    ".play.errors": (
        "AmbiguousAction",
        "BadOptions",
        "BadPosition",
        "BadRaceFile",
        "IllegalAction",
        "MalformedAction",
        "RaceError",
    ),
    ".play.beginning": ("from_position", "new"),
    ".play.race": ("Race", "Refusal"),
    ".play.race_file": ("load",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "AmbiguousAction",
    "BadOptions",
    "BadPosition",
    "BadRaceFile",
    "Bot",
    "Game",
    "IllegalAction",
    "MalformedAction",
    "Race",
    "RaceError",
    "Refusal",
    "UnknownGame",
    "bot",
    "from_position",
    "load",
    "new",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'layline' has no attribute {name!r}")
    return getattr(import_module(_HOME[name], __name__), name)
