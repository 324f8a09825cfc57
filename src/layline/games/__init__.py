"""The games, one folder each. A folder that has a `GAME` is a game; nothing else lists it.

Folders of games elsewhere can be named in $LAYLINE_GAMES: each is looked through like this one.
"""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module

from ..engine.errors import RaceError
from ..engine.game import Game

__path__.extend(filter(None, os.environ.get("LAYLINE_GAMES", "").split(os.pathsep)))


class UnknownGame(RaceError):
    """There is no game of this name."""


@cache
def games() -> tuple[Game, ...]:
    """Every game there is, by id."""
    found = [
        import_module(f"{__name__}.{module.name}").GAME
        for module in pkgutil.iter_modules(__path__)
        if module.ispkg
    ]
    return tuple(sorted(found, key=lambda game: game.id))


def find_game(name: str) -> Game:
    """The game with this id."""
    for game in games():
        if game.id == name:
            return game
    known = ", ".join(game.id for game in games())
    raise UnknownGame(f"there is no game {name!r}; there are: {known}")
