"""The `layline` command: play, serve, read the rules, replay, draw, simulate, measure."""

from .app import main

__all__ = ["main"]
