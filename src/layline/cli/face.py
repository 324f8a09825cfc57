"""The face of a game, found by convention: `FACE` of `terminal/face.py` in the game's folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from .. import games
from ..engine.game import Game
from ..terminal import AnyView, Face, Words


def face_of(game: Game, words: Words, unicode: bool = True) -> Face[AnyView]:
    """The face of a game in a language; the plain one if the game has none of its own."""
    module = _module(f"{games.__name__}.{game.folder.name}")
    kind = import_module(module).FACE if module else Face
    face: Face[AnyView] = kind(game, words, unicode)
    return face


def _module(package: str) -> str | None:
    """The module with the face of the game in this package, if there is one."""
    room = f"{package}.terminal"
    spec = find_spec(room)
    if spec is None or spec.submodule_search_locations is None:
        return None
    module = f"{room}.face"
    return module if find_spec(module) else None
