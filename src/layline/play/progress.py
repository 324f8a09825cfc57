"""How far something is that takes a while: told by whoever does it to whoever waits for it."""

from __future__ import annotations

from collections.abc import Callable

Tell = Callable[[int, int], None]
"""Told how much is done, and of how much."""


def unheard(done: int, of: int) -> None:
    """Nobody wants to know."""
