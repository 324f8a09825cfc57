"""How games look in a terminal: one module a game, named after it; others have the plain face."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ...engine.game import Game
from ..words import Words
from .plain import Face

__all__ = ["Face", "face_of"]


def face_of(game: Game, words: Words, unicode: bool = True) -> Face:
    """The face of a game in a language."""
    module = f"{__name__}.{game.id.replace('-', '_')}"
    kind = import_module(module).FACE if find_spec(module) else Face
    face: Face = kind(game, words, unicode)
    return face
