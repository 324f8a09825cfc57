"""The boards of the rulebook as files: what a page without a connection can still show.

For every scenario of a game and each language there is a file with the moments of its story, what
any other move would bring at each of them, why a refused move is refused, and what a click around
whoever is to move means. They are handed out by `board_files`:

    boards/index.json                        the version, and the files of each game
    boards/GAME/book.LANG.json.gz            the rulebook
    boards/GAME/SCENARIO.LANG.json.gz        a scenario

In a scenario's file every drawing is a number in `scenes`, where a scene has its shapes as numbers
in `shapes`: the boards of neighbouring moves have nearly everything in common.

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
from dataclasses import replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from orjson import Fragment

from ...engine.answers import Point
from ...engine.game import Game, Json
from ...engine.machines.cache import locked
from ...engine.scene import Circle, Group, Scene, Shape
from ...engine.texts import LANGUAGES
from ...games import games
from ...play import library
from ...play.beginning import from_position
from ...play.race import Race
from ..catalogue.rulebook import book
from ..encoding import json_bytes, json_text
from ..views import position
from . import study
from .board_files import current_folder, written_folder
from .board_version import INDEX, fingerprint, version_in
from .study import Played, Told

# One scenario.

_RECENT = 10_000
"""How many shapes are remembered, at most, so that they need not be written again."""
REACH = 3
"""Clicks are answered up to this far from whoever is to move; a unit is the length of a step."""


class Pool:
    """The scenes of a file; one that was there before gets the same number again."""

    def __init__(self) -> None:
        self.shapes: dict[str, int] = {}
        self.scenes: dict[str, int] = {}
        self._recent: dict[int, tuple[Shape, int]] = {}
        """Shapes and their numbers by identity: what a move leaves alone is the same object."""

    def number(self, scene: Json | Scene | None) -> int | None:
        """The number of a scene."""
        if scene is None:
            return None
        if isinstance(scene, Scene):
            numbers = [self._drawn(shape) for shape in scene.shapes]
            plain = replace(scene, shapes=()).to_json()
        else:
            numbers, plain = [self._written(shape) for shape in scene["shapes"]], scene
        return self.scenes.setdefault(json_text({**plain, "shapes": numbers}), len(self.scenes))

    def _drawn(self, shape: Shape) -> int:
        found = self._recent.get(id(shape))
        if found is None:
            if len(self._recent) >= _RECENT:
                self._recent.clear()
            # Kept together with the shape, so that no other can be given its identity.
            found = self._recent[id(shape)] = shape, self._written(shape.to_json())
        return found[1]

    def _written(self, shape: Json) -> int:
        return self.shapes.setdefault(json_text(shape), len(self.shapes))

    def json(self) -> dict[str, object]:
        """All shapes and scenes, to be written as JSON."""
        return {
            "shapes": [Fragment(shape) for shape in self.shapes],
            "scenes": [Fragment(scene) for scene in self.scenes],
        }


def exported(id: str, lang: str, machine: str = "compiled") -> bytes:
    """The file of a scenario in a language, as JSON."""
    return _files(id, (lang,), machine)[lang]


def _files(id: str, langs: Iterable[str], machine: str = "compiled") -> dict[str, bytes]:
    """The files of a scenario; positions are played once for all languages."""
    story = library.story(id)
    pools = {lang: Pool() for lang in langs}
    moments: dict[str, list[Json]] = {lang: [] for lang in pools}
    race = from_position(library.start(id), machine=machine)
    entries: list[Told] = []
    for n in range(len(story) + 1):
        played = study.set_up(race.copy(), list(entries), study.forbidden(id, story[:n]))
        clicks = _clicks(played)
        for lang, pool in pools.items():
            moment = _moment(played, pool, lang)
            moments[lang].append({**moment, "clicks": _answered(clicks, race.game, lang)})
        # One after the other: a move may leave as many choices as there were, and there may be
        # thousands, so that all of them at once would fill the memory.
        for action in race.choices():
            after, told = _tried(race, action)
            for lang, pool in pools.items():
                moments[lang][n]["tries"][action] = _try(after, told, pool, lang)
        if n < len(story):
            seat = race.to_move if race.to_move in race.seats else None
            entries.append(Told(story[n], seat, race.tell(story[n])))
    return {
        lang: _text({"scenario": id, "lang": lang, "story": story, "moments": moments[lang]}, pool)
        for lang, pool in pools.items()
    }


def _text(head: Json, pool: Pool) -> bytes:
    return json_bytes({**head, **pool.json()})


def _tried(race: Race, action: str) -> tuple[Played, Told]:
    """Another move, played on a copy of the race."""
    seat = race.to_move if race.to_move in race.seats else None
    after = race.copy()
    told = Told(action, seat, after.tell(action))
    return study.set_up(after, [], ()), told


def _clicks(played: Played) -> dict[str, object] | None:
    """What clicks around whoever is to move mean: the answers, and which of them each place gets.

    The places are a square around x, y, row by row, each the letter of an answer.
    """
    race, game = played.views.race, played.views.race.game
    if played.seat is None or race.to_move != played.seat:
        return None
    view = played.views.view(played.seat)
    drawn = (one for one in game.drawing.board(view, LANGUAGES[0]).shapes if one.id == "on-move")
    here = next(drawn, None)
    if not isinstance(here, Circle | Group):
        return None
    answers: dict[str, int] = {}
    places = ""
    for down, across in product(range(-REACH, REACH + 1), repeat=2):
        found = game.table.meant(view, Point(here.x + across, here.y + down))
        pieces = [] if found.action is None else game.table.blockers(view, found.action)
        answer = {"actions": found.actions, "rule": found.rule, "pieces": pieces}
        places += chr(ord("A") + answers.setdefault(json_text(answer), len(answers)))
    told = [json.loads(answer) for answer in answers]
    return {"x": here.x, "y": here.y, "reach": REACH, "places": places, "answers": told}


def _answered(clicks: Json | None, game: Game, lang: str) -> dict[str, object] | None:
    """The same, with the referee's words for each answer."""
    if clicks is None:
        return None
    answers = [
        {**one, "message": game.texts.reason(one["rule"], lang) if one["rule"] else ""}
        for one in clicks["answers"]
    ]
    return {**clicks, "answers": answers}


def _moment(played: Played, pool: Pool, lang: str) -> dict[str, object]:
    """A moment of the story; what any other move would bring is still to be added."""
    answer: Json = json.loads(study.shown(played, lang))
    sight = answer["sight"]
    answer["ground"] = pool.number(answer["ground"])
    for name in ("board", "instruments", "standings"):
        sight[name] = pool.number(sight[name])
    for thing in (*sight["hand"], *sight["overlays"]):
        for name in ("picture", "over"):
            if name in thing:
                thing[name] = pool.number(thing[name])
    greyed = [one["action"] for one in sight["refused"]]
    seat = played.seat
    return {
        "answer": answer,
        "tries": {},
        "refusals": {
            action: position.why_not(played.views, seat, action, lang) for action in greyed
        },
    }


def _try(after: Played, told: Told, pool: Pool, lang: str) -> dict[str, object]:
    """What another move brings: its end as a picture and in words, without what could follow."""
    race, game, view = after.views.race, after.views.race.game, after.views.view(after.seat)
    return {
        "entry": told.worded(race, lang),
        "seat": after.seat,
        "to_move": race.to_move,
        "over": race.over,
        "prompt": game.table.prompt(view, lang),
        "board": pool.number(game.drawing.board(view, lang)),
        "instruments": pool.number(game.drawing.instruments(view, lang)),
    }


# All of them.


Progress = Callable[[int, int], None]
"""Told how many scenarios are written, and of how many."""


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
    work = []
    for game in games():
        (folder / game.id).mkdir(parents=True)
        for lang in LANGUAGES:
            _put(folder / game.id / f"book.{lang}.json.gz", _book(game, lang))
        work += [(game.id, id, str(folder)) for id in library.scenarios(game.id)]
    progress(0, len(work))
    with ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        for done, _ in enumerate(pool.map(_write_one, work, chunksize=2), start=1):
            progress(done, len(work))


def _write_one(work: tuple[str, str, str]) -> None:
    game, id, folder = work
    for lang, content in _files(id, LANGUAGES).items():
        _put(Path(folder) / game / f"{id}.{lang}.json.gz", content)


def _book(game: Game, lang: str) -> bytes:
    return book(game, "fr" if lang == "fr" else "en").model_dump_json().encode()


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
