"""`layline draw`: a race or a position as a picture, or as an animation of all that was played."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from rich.text import Text

from ..engine.scene import Scene
from ..play.beginning import from_position
from ..play.errors import BadRaceFile, RaceError
from ..play.race import Race
from ..play.race_file import from_record
from . import terminal
from .story import Step, by_round, steps
from .words import Words

KINDS = (".svg", ".png", ".gif", ".html")
PICTURE_WIDTH = 1600
ANIMATION_WIDTH = 960


def read_race(path: Path) -> Race:
    """The race of a race file, or one that begins in the position of a JSON file.

    The rules are interpreted: that is fast enough to replay a race, and nothing has to be compiled.
    """
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRaceFile(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise BadRaceFile(f"{path}: neither a race file nor a position: {error}") from None
    try:
        if isinstance(found, dict) and "format" not in found:
            return from_position(found, machine="interpreted")
        return from_record(found, machine="interpreted")
    except ValueError as error:
        raise BadRaceFile(f"{path}: {error}") from None


def time_up(path: Path) -> frozenset[int]:
    """The steps of a race file that were decided because somebody's time was up."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return frozenset(found.get("time_up", ()))


def draw_file(
    path: Path, out: Path, step: int | None, theme: str, seat: str | None, words: Words
) -> None:
    """Draw a file; what comes out depends on the ending of its name."""
    kind = out.suffix.lower()
    if kind not in KINDS:
        raise RaceError(f"--output {out}: the name ends in one of {', '.join(KINDS)}")
    race = read_race(path)
    if step is not None:
        race = race.step_to(step)
    if kind in (".gif", ".html"):
        animate(race, out, theme, seat, words)
        return
    from ..play import draw

    scene = race.scene(seat, words.lang)
    if kind == ".svg":
        content = draw.svg(scene, theme, PICTURE_WIDTH).encode("utf-8")
    else:
        content = draw.png(scene, theme, PICTURE_WIDTH)
    _write(out, content)
    _say_written(out, words("written_picture", step=len(race.history)), words)


def animate(race: Race, out: Path, theme: str, seat: str | None, words: Words) -> None:
    """Write all steps of a race as one GIF or HTML file, with a bar while they are drawn."""
    from ..play import draw

    story = steps(race)
    first = race.step_to(0)
    shown: list[tuple[Race, Step | None]] = [(first, None)]
    shown += [(step.race, step) for step in story]
    headings = {step.number: title for title, group in by_round(story, words) for step in group}
    frames = []
    with terminal.progress(words("drawing"), len(shown)) as done:
        for number, (then, step) in enumerate(shown, start=1):
            scene, tall = _scenes(then, seat, words.lang)
            told = _sentences(race, step, words)
            frames.append(draw.Frame(scene, told, tall, headings.get(number - 1, "")))
            done(number)
    if out.suffix.lower() == ".html":
        content = draw.html(frames, theme=theme, lang=words.lang).encode("utf-8")
    else:
        with terminal.progress(words("writing", path=out), len(frames)) as done:
            watched = _Watched([frame.scene for frame in frames], done)
            content = draw.gif(watched, theme, ANIMATION_WIDTH)
    _write(out, content)
    _say_written(out, words("written_frames", n=len(frames)), words)


def _scenes(race: Race, seat: str | None, lang: str) -> tuple[Scene, Scene | None]:
    """What to draw, and the same for a narrow screen where the game knows how."""
    scene, view = race.game.drawing.scene, race.view(seat)
    if "tall" in inspect.signature(scene).parameters:
        return scene(view, lang), scene(view, lang, tall=True)
    return scene(view, lang), None


def _sentences(race: Race, step: Step | None, words: Words) -> tuple[str, ...]:
    """What happened in a step, each sentence after its rule."""
    told = (
        f"{event.rule_id} {race.game.events.sentence(event, words.lang, race.options)}"
        for event in (step.events if step else ())
    )
    return tuple(told)


class _Watched(list[Scene]):
    """Scenes that tell how far they have been drawn: an animation takes them one after another."""

    def __init__(self, scenes: Sequence[Scene], done: Callable[[int], None]) -> None:
        super().__init__(scenes)
        self._done = done

    def __iter__(self) -> Iterator[Scene]:
        for number, scene in enumerate(super().__iter__(), start=1):
            self._done(number)
            yield scene


def _write(out: Path, content: bytes) -> None:
    try:
        out.write_bytes(content)
    except OSError as error:
        raise RaceError(f"{out}: cannot be written: {error.strerror}") from None


def _say_written(out: Path, what: str, words: Words) -> None:
    terminal.stdout().print(Text(words("written", path=out, what=what)), soft_wrap=True)
