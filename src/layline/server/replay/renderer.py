"""Draws replays: threads make the scenes, a process paints pictures of them, both within limits.

Drawing the scenes of a race is Python's work and goes on in threads (`long_work`), a little at a
time, so that tables never wait long for it. Painting pictures of them would hold up everything:
that is done by a process of its own, which is started when the first picture is asked for. What is
handed over to it is packed a little at a time as well: no thread runs while Python packs.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import pickle
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from typing import TypeVar

from ...engine.scene import Scene
from ...play.draw import Frame, assembled_gif, html, png, pngs
from ..operations.long_work import COME_BACK, LongWork
from ..refusals import Refusal, said
from ..visitors.visitor import Visitor
from .race import ReplayedRace

T = TypeVar("T")

KEPT_BYTES = 16 * 1024 * 1024
"""How many runs of boards are kept: those last asked for."""
MOST_PICTURES = 200
"""The most pictures in an animation; of a longer race every second, third ... moment is shown."""
MOST_PAGES = 1500
"""The most moments in a page that plays by itself."""
WAITING = 3
"""The most animations being made or waiting to be made; more are refused."""
_BATCH = 6
_CHUNK = 256 * 1024


class Renderer:
    """Draws the boards, pictures and films of replays."""

    def __init__(self, work: LongWork) -> None:
        self._work = work
        self._painter: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[tuple[object, ...], str] = OrderedDict()
        self._size = 0
        self._waiting: list[str] = []  # the visitors who wait for an animation
        self._one_at_a_time = asyncio.Lock()

    def close(self) -> None:
        """No more pictures."""
        if self._painter is not None:
            self._painter.shutdown(wait=False, cancel_futures=True)

    async def kept(self, visitor: Visitor, key: tuple[object, ...], work: Callable[[], str]) -> str:
        """A text that is made once, and made again only when others have taken its place."""
        found = self._kept.get(key)
        if found is None:
            found = await self._work.do(visitor.id, work)
            if key not in self._kept:
                self._kept[key] = found
                self._size += len(found)
            while self._size > KEPT_BYTES:
                _, old = self._kept.popitem(last=False)
                self._size -= len(old)
        if key in self._kept:
            self._kept.move_to_end(key)
        return found

    async def picture(
        self,
        visitor: Visitor,
        replay: ReplayedRace,
        n: int,
        eye: str,
        lang: str,
        theme: str,
        width: int,
        tracks: bool,
    ) -> bytes:
        """A moment as a PNG."""
        scene = await self._work.do(visitor.id, lambda: replay.scene(n, eye, lang, tracks))
        return await asyncio.wrap_future(self._painted(png, scene, theme, width))

    async def gif(
        self,
        visitor: Visitor,
        replay: ReplayedRace,
        moments: Sequence[int],
        eye: str,
        lang: str,
        theme: str,
        width: int,
        seconds: float,
        tracks: bool,
    ) -> AsyncIterator[bytes]:
        """An animation, see `_told`."""
        async with self._turn(visitor):
            pictures: list[bytes] = []
            for batch in _batches(moments):
                drawing = partial(_scenes, replay, batch, eye, lang, tracks)
                scenes = await self._work.do(visitor.id, drawing)
                painted = self._painted(pngs, scenes, theme, width)
                done: list[bytes] = await asyncio.wrap_future(painted)
                pictures += done
                yield _told(len(pictures), len(moments) + 1)
            made = self._painted(assembled_gif, pictures, theme, seconds)
            content = await asyncio.wrap_future(made)
            yield _told(len(moments) + 1, len(moments) + 1, len(content))
            for part in _parts(content):
                yield part

    async def page(
        self,
        visitor: Visitor,
        replay: ReplayedRace,
        moments: Sequence[int],
        eye: str,
        lang: str,
        theme: str,
        seconds: float,
        tracks: bool,
    ) -> AsyncIterator[bytes]:
        """An HTML page that plays the race by itself, see `_told`."""
        async with self._turn(visitor):
            packed: list[bytes] = []
            for batch in _batches(moments):
                drawing = partial(_packed_frames, replay, batch, eye, lang, tracks)
                packed.append(await self._work.do(visitor.id, drawing))
                yield _told(min(len(packed) * _BATCH, len(moments)), len(moments) + 1)
            made = self._painted(_page, packed, theme, lang, seconds)
            content = await asyncio.wrap_future(made)
            yield _told(len(moments) + 1, len(moments) + 1, len(content))
            for part in _parts(content):
                yield part

    def _turn(self, visitor: Visitor) -> _Turn:
        return _Turn(self, visitor)

    def _painted(self, work: Callable[..., T], *given: object) -> Future[T]:
        if self._painter is None:
            # A fork of a process with threads may hang; this one starts afresh.
            context = multiprocessing.get_context("spawn")
            self._painter = ProcessPoolExecutor(1, context)
        return self._painter.submit(work, *given)


class _Turn:
    """One animation at a time; whoever would have to wait for too many is refused.

    A visitor gets one of those places, so that nobody takes all of them.
    """

    def __init__(self, renderer: Renderer, visitor: Visitor) -> None:
        self._renderer, self._visitor = renderer, visitor

    async def __aenter__(self) -> None:
        here = self._renderer
        if self._visitor.id in here._waiting:
            text = said("refused.one_animation", n=COME_BACK)
            raise Refusal("busy", status=429, text=text, n=COME_BACK)
        if len(here._waiting) >= WAITING:
            raise Refusal("busy", status=429, n=20)
        here._waiting.append(self._visitor.id)
        try:
            await here._one_at_a_time.acquire()
        except BaseException:
            here._waiting.remove(self._visitor.id)
            raise

    async def __aexit__(self, *_: object) -> None:
        self._renderer._waiting.remove(self._visitor.id)
        self._renderer._one_at_a_time.release()


def _told(done: int, of: int, size: int | None = None) -> bytes:
    """A line of progress; the last one tells how many bytes of the file itself follow."""
    return json.dumps({"done": done, "of": of, "size": size}).encode() + b"\n"


def _batches(moments: Sequence[int]) -> list[Sequence[int]]:
    return [moments[at : at + _BATCH] for at in range(0, len(moments), _BATCH)]


def _scenes(
    replay: ReplayedRace, moments: Sequence[int], eye: str, lang: str, tracks: bool
) -> list[Scene]:
    return [replay.scene(n, eye, lang, tracks) for n in moments]


def _parts(content: bytes) -> list[bytes]:
    """A file in parts, so that sending a large one leaves room for others."""
    return [content[at : at + _CHUNK] for at in range(0, len(content), _CHUNK)]


def _page(packed: Sequence[bytes], theme: str, lang: str, seconds: float) -> bytes:
    """The painter's part of a page: unpacking the frames, and writing it."""
    frames = [frame for batch in packed for frame in pickle.loads(batch)]
    return html(frames, None, theme, lang, seconds).encode()


def _packed_frames(
    replay: ReplayedRace, moments: Sequence[int], eye: str, lang: str, tracks: bool
) -> bytes:
    return pickle.dumps(_frames(replay, moments, eye, lang, tracks))


def _frames(
    replay: ReplayedRace, moments: Sequence[int], eye: str, lang: str, tracks: bool
) -> list[Frame]:
    return [
        Frame(
            replay.scene(n, eye, lang, tracks),
            replay.sentences(n, lang),
            # With tracks it is the board alone, which is the same on a narrow screen.
            None if tracks else replay.scene(n, eye, lang, tracks, tall=True),
            replay.heading(n, lang),
        )
        for n in moments
    ]
