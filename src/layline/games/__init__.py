"""The games, one folder each. A folder that has a `GAME` is a game; nothing else lists it.

Folders of games elsewhere can be named in $LAYLINE_GAMES: each is looked through like this one.
A package there that is broken is named in a warning and left out; the others play on.
"""

from __future__ import annotations

import copyreg
import logging
import os
import pickle
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from traceback import extract_tb

from ..engine.errors import RaceError
from ..engine.game import Game
from ..engine.texts import LANGUAGES

_OURS = tuple(__path__)
_THEIRS = tuple(filter(None, os.environ.get("LAYLINE_GAMES", "").split(os.pathsep)))
__path__.extend(_THEIRS)

log = logging.getLogger("layline.games")


class UnknownGame(RaceError):
    """There is no game of this name."""


class NoGame(Exception):
    """What a package of $LAYLINE_GAMES lacks to be a game."""


@dataclass(frozen=True)
class LeftOut:
    """A package or folder of $LAYLINE_GAMES that cannot be used, and why."""

    path: Path
    why: str

    def __str__(self) -> str:
        return f"{self.path} of LAYLINE_GAMES is left out: {self.why}"

    def is_called(self, name: object) -> bool:
        """Whether somebody who asks for a game of this name may mean this one."""
        return isinstance(name, str) and self.path.name == name.replace("-", "_")


@cache
def _found() -> tuple[tuple[Game, ...], tuple[LeftOut, ...]]:
    """Every game that can be played, by id, and what was left out; each is warned about once."""
    found: list[Game] = [
        import_module(f"{__name__}.{module.name}").GAME
        for module in pkgutil.iter_modules(_OURS)
        if module.ispkg
    ]
    left_out: list[LeftOut] = []
    for folder in map(Path, _THEIRS):
        try:
            paths = list(_packages(folder))
        except NoGame as error:
            left_out.append(LeftOut(folder, str(error)))
            continue
        for path in paths:
            try:
                found.append(_game_in(path, found))
            # Whatever a package does when it is imported, sys.exit() included, is its own affair.
            except (Exception, SystemExit) as error:
                left_out.append(LeftOut(path, _said(error, path)))
    for one in left_out:
        log.warning("layline: %s", one)
    return tuple(sorted(found, key=lambda game: game.id)), tuple(left_out)


def _packages(folder: Path) -> Iterator[Path]:
    """The packages in a folder of $LAYLINE_GAMES, by name."""
    if not folder.is_dir():
        raise NoGame("there is no such folder")
    names = sorted(module.name for module in pkgutil.iter_modules([str(folder)]) if module.ispkg)
    if not names:
        inside = (folder / "__init__.py").exists()
        hint = "; name the folder around it" if inside else ""
        raise NoGame(f"there is no game in it{hint}")
    for name in names:
        yield folder / name


def _game_in(path: Path, before: list[Game]) -> Game:
    """The game of a package, if it can stand beside those found before."""
    first = next(Path(folder) for folder in __path__ if (Path(folder) / path.name).is_dir())
    if first.resolve() != path.parent.resolve():
        raise NoGame(f"there is another package of this name, in {first}")
    game = getattr(import_module(f"{__name__}.{path.name}"), "GAME", None)
    if not isinstance(game, Game):
        raise NoGame("it has no GAME" if game is None else f"its GAME is not a Game but {game!r}")
    for other in before:
        if game.id == other.id:
            raise NoGame(f"its id {game.id!r} is that of {other.name}, in {other.folder}")
        if game.prefix == other.prefix:
            raise NoGame(f"its rules are numbered {game.prefix}-…, as those of {other.name} are")
    _try_out(game)
    return game


def _try_out(game: Game) -> None:
    """Do what every list of games will do, so that a failure shows here."""
    game.codec.new(game.codec.options())
    for lang in LANGUAGES:
        game.texts.rules(lang), game.texts.rulings(lang), game.texts.options(lang)
        for key in ("shelf.tagline", "shelf.length"):
            game.texts.sentence(key, lang)


def _said(error: BaseException, path: Path) -> str:
    """What is wrong with a package, in one line, and where in it."""
    if isinstance(error, NoGame):
        return str(error)
    inside = [step for step in extract_tb(error.__traceback__) if str(path) in step.filename]
    where = f" ({Path(inside[-1].filename).name}, line {inside[-1].lineno})" if inside else ""
    return f"{type(error).__name__}: {' '.join(str(error).split())}{where}"


def games() -> tuple[Game, ...]:
    """Every game there is, by id."""
    return _found()[0]


def left_out() -> tuple[LeftOut, ...]:
    """What $LAYLINE_GAMES names that cannot be used."""
    return _found()[1]


def is_known(name: str) -> bool:
    """Whether there is a game with this id."""
    return any(game.id == name for game in games())


def find_game(name: str) -> Game:
    """The game with this id."""
    for game in games():
        if game.id == name:
            return game
    for broken in left_out():
        if broken.is_called(name):
            raise UnknownGame(f"there is no game {name!r}: {broken}")
    known = ", ".join(game.id for game in games())
    raise UnknownGame(f"there is no game {name!r}; there are: {known}")


def _by_its_id(game: Game) -> tuple[object, ...]:
    """A game in a pickle is its name: whoever reads it has the game."""
    if not any(game is one for one in games()):
        raise pickle.PicklingError(f"{game.id} is not among the games of this installation")
    return find_game, (game.id,)


copyreg.pickle(Game, _by_its_id)  # type: ignore[arg-type]
