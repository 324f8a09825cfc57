"""The `layline` command: play, read the rules, check scenarios, replay, draw, simulate, measure."""

from .app import main

__all__ = ["main"]
