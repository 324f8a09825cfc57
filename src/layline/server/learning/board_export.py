"""Rulebooks, first races and puzzles as files: what a page without a connection can still show.

For every scenario of a game and each language there is a file with the moments of its story, what
any other move would bring at each of them, why a refused move is refused, and what a click around
whoever is to move means. They are handed out by `board_files`:

    boards/index.json                        the version, and the files of each game
    boards/GAME/book.LANG.json.gz            the rulebook
    boards/GAME/SCENARIO.LANG.json.gz        a scenario (`exported_moments`)
    boards/GAME/first-race.LANG.json.gz      the first race, all that can be tried in it
    boards/GAME/puzzles.LANG.json.gz         the puzzles likewise (`exercise_export`)

They come with the package if `make boards` had written them when it was built. Otherwise the
service has them written, once, into the user's cache, in the background (`layline boards`).
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from ...engine.game import Game
from ...engine.machines.cache import locked
from ...engine.texts import LANGUAGES
from ...games import games
from ...play import library
from ...play.beginning import from_position
from ..catalogue.rulebook import book
from ..encoding import json_bytes
from . import exercise_export, study
from .board_files import current_folder, written_folder
from .board_version import INDEX, fingerprint, version_in
from .exercise_export import KINDS
from .exported_moments import Moments, Pool, file, tell
from .study import Told

# One scenario.


def exported(id: str, lang: str, machine: str = "compiled") -> bytes:
    """The file of a scenario in a language, as JSON."""
    return _files(id, (lang,), machine)[lang]


def _files(id: str, langs: Iterable[str], machine: str = "compiled") -> dict[str, bytes]:
    """The files of a scenario."""
    story = library.story(id)
    pools = {lang: Pool() for lang in langs}
    moments = Moments(pools)
    race = from_position(library.start(id), machine=machine)
    entries: list[Told] = []
    for n in range(len(story) + 1):
        forbidden = study.forbidden(id, story[:n])
        moments.add(story[:n], study.set_up(race.copy(), list(entries), forbidden))
        # One after the other: a move may leave as many choices as there were, and there may be
        # thousands, so that all of them at once would fill the memory.
        for action in race.choices():
            after = race.copy()
            told = tell(after, action)
            moments.add_after([*story[:n], action], study.set_up(after, [], ()), told)
        if n < len(story):
            entries.append(tell(race, story[n]))
    return {
        lang: file({"scenario": id, "lang": lang, **moments.in_language(lang)}, pool)
        for lang, pool in pools.items()
    }


# All of them.


Progress = Callable[[int, int], None]
"""Told how much is written, and of how much."""


def bring_up_to_date(
    progress: Progress, waiting: Callable[[], None], processes: int | None = None
) -> Path | None:
    """Write the boards into the user's cache; their folder, or None if there were boards already.

    `waiting` is called if another process is writing them.
    """
    if current_folder() is not None:
        return None
    version = fingerprint()
    folder = written_folder(version)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with locked(folder.parent / "boards.lock", waiting):
        if current_folder() is not None:
            return None
        write(folder, version, progress, processes)
        _clear_old(folder)
    return folder


def _clear_old(folder: Path, keep: int = 3) -> None:
    """Remove boards of earlier versions but for the newest few, and what was never finished."""
    others = [one for one in folder.parent.glob("boards-*") if one != folder and one.is_dir()]
    finished = [one for one in others if version_in(one) is not None]
    newest = sorted(finished, key=lambda one: -one.stat().st_mtime)[: keep - 1]
    for old in others:
        if old not in newest:
            shutil.rmtree(old, ignore_errors=True)


def write(folder: Path, version: str, progress: Progress, processes: int | None = None) -> None:
    """Write the boards of all games, and put them in their place only when all are there."""
    with TemporaryDirectory(prefix="boards-", dir=folder.parent) as room:
        fresh = Path(room) / folder.name
        _write_all(fresh, progress, processes)
        (fresh / INDEX).write_text(json.dumps(_index(fresh, version), indent=1) + "\n", "utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)


def _write_all(folder: Path, progress: Progress, processes: int | None) -> None:
    work: list[tuple[str, str, str]] = []
    for game in games():
        (folder / game.id).mkdir(parents=True)
        for lang in LANGUAGES:
            _put(folder / game.id / f"book.{lang}.json.gz", _book(game, lang))
        names = (*KINDS, *library.scenarios(game.id))
        work += [(game.id, name, str(folder)) for name in names]
    progress(0, len(work))
    with ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        for done, _ in enumerate(pool.map(_write_one, work, chunksize=2), start=1):
            progress(done, len(work))


def _write_one(work: tuple[str, str, str]) -> None:
    game, name, folder = work
    kind = next((kind for kind in KINDS if kind == name), None)
    files = exercise_export.exported(game, kind, LANGUAGES) if kind else _files(name, LANGUAGES)
    for lang, content in files.items():
        _put(Path(folder) / game / f"{name}.{lang}.json.gz", content)


def _book(game: Game, lang: str) -> bytes:
    return json_bytes(book(game, "fr" if lang == "fr" else "en"))


def _put(path: Path, content: bytes) -> None:
    # No timestamp: the same boards are the same bytes.
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def _index(folder: Path, version: str) -> dict[str, object]:
    return {
        "version": version,
        "games": {
            game.id: {
                lang: [
                    {"file": path.name.removesuffix(".gz"), "bytes": path.stat().st_size}
                    for path in sorted((folder / game.id).glob(f"*.{lang}.json.gz"))
                ]
                for lang in LANGUAGES
            }
            for game in games()
        },
    }


def printed(done: int, total: int) -> None:
    """On a terminal one line, written over again and again; otherwise a line for every tenth."""
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\rwriting the boards of the rulebooks: {done} of {total}", end=end, file=sys.stderr)
    elif done == total or done * 10 // total > (done - 1) * 10 // total:
        print(f"writing the boards of the rulebooks: {done} of {total}", file=sys.stderr)


if __name__ == "__main__":  # as tools/boards.py runs it: into a folder, usually that of the package
    write(Path(sys.argv[1]), fingerprint(), printed)
