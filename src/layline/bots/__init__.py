"""Players made of code, from beginner upwards."""

from __future__ import annotations

from ..engine.errors import RaceError
from .base import Bot
from .gentle import GentleBot
from .greedy import GreedyBot
from .random import RandomBot

__all__ = ["Bot", "bot", "bots", "find_bot"]

_BOTS: tuple[type[Bot], ...] = (RandomBot, GentleBot, GreedyBot)


def bots() -> tuple[str, ...]:
    """The names of all bots, the weakest first."""
    return tuple(kind.name for kind in _BOTS)


def find_bot(name: str) -> type[Bot]:
    """The kind of bot with this name."""
    for kind in _BOTS:
        if kind.name == name:
            return kind
    raise RaceError(f"there is no bot {name!r}; there are: {', '.join(bots())}")


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the seed is for the choices it leaves to chance."""
    return find_bot(name)(seed)
