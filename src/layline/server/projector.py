"""Where replays are shown from: threads that draw, a process that paints, and limits on both.

Drawing the scenes of a race is Python's work and goes on in a few threads, a little at a time, so
that tables never wait long for it. Painting pictures of them would hold up everything: that is done
by a process of its own, which is started when the first picture is asked for.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from ..engine.scene import Scene
from ..play.draw import Frame, assembled_gif, html, png, pngs
from .problems import Refusal
from .reels import Reel

T = TypeVar("T")

THREADS = 2
KEPT_BYTES = 16 * 1024 * 1024
"""Runs of boards that are kept, the last asked for."""
MOST_PICTURES = 200
"""Pictures of an animation; of a longer race every second, third ... moment is shown."""
MOST_PAGES = 1500
"""Moments in a page that plays by itself."""
WAITING = 3
"""Animations that are made or wait to be made; more are refused."""
_BATCH = 6


class Projector:
    """Shows reels."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "layline-replay")
        self._painter: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[tuple[object, ...], str] = OrderedDict()
        self._size = 0
        self._waiting = 0
        self._one_at_a_time = asyncio.Lock()

    def close(self) -> None:
        """No more pictures."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._painter is not None:
            self._painter.shutdown(wait=False, cancel_futures=True)

    async def do(self, work: Callable[[], T]) -> T:
        """Do something in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def kept(self, key: tuple[object, ...], work: Callable[[], str]) -> str:
        """A text that is made once, and again only when others have taken its place."""
        found = self._kept.get(key)
        if found is None:
            found = await self.do(work)
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
        self, reel: Reel, n: int, eye: str, lang: str, theme: str, width: int, tracks: bool
    ) -> bytes:
        """A moment as a PNG."""
        scene = await self.do(lambda: reel.scene(n, eye, lang, tracks))
        return await asyncio.wrap_future(self._painted(png, scene, theme, width))

    async def gif(
        self,
        reel: Reel,
        moments: Sequence[int],
        eye: str,
        lang: str,
        theme: str,
        width: int,
        seconds: float,
        tracks: bool,
    ) -> AsyncIterator[bytes]:
        """An animation, see `_told`."""
        async with self._turn():
            pictures: list[bytes] = []
            for batch in _batches(moments):
                drawing = partial(_scenes, reel, batch, eye, lang, tracks)
                painted = self._painted(pngs, await self.do(drawing), theme, width)
                done: list[bytes] = await asyncio.wrap_future(painted)
                pictures += done
                yield _told(len(pictures), len(moments) + 1)
            made = self._painted(assembled_gif, pictures, theme, seconds)
            content = await asyncio.wrap_future(made)
            yield _told(len(moments) + 1, len(moments) + 1, len(content))
            yield content

    async def page(
        self,
        reel: Reel,
        moments: Sequence[int],
        eye: str,
        lang: str,
        theme: str,
        seconds: float,
        tracks: bool,
    ) -> AsyncIterator[bytes]:
        """An HTML page that plays the race by itself, see `_told`."""
        async with self._turn():
            frames: list[Frame] = []
            for batch in _batches(moments):
                frames += await self.do(partial(_frames, reel, batch, eye, lang, tracks))
                yield _told(len(frames), len(moments) + 1)
            made = self._painted(html, frames, None, theme, lang, seconds)
            content = (await asyncio.wrap_future(made)).encode()
            yield _told(len(moments) + 1, len(moments) + 1, len(content))
            yield content

    def _turn(self) -> _Turn:
        return _Turn(self)

    def _painted(self, work: Callable[..., T], *given: object) -> Future[T]:
        if self._painter is None:
            # A fork of a process with threads may hang; this one starts from nothing.
            context = multiprocessing.get_context("spawn")
            self._painter = ProcessPoolExecutor(1, context)
        return self._painter.submit(work, *given)


class _Turn:
    """One animation at a time; whoever would have to wait for too many is refused."""

    def __init__(self, projector: Projector) -> None:
        self._projector = projector

    async def __aenter__(self) -> None:
        here = self._projector
        if here._waiting >= WAITING:
            raise Refusal("busy", status=429, n=20)
        here._waiting += 1
        try:
            await here._one_at_a_time.acquire()
        except BaseException:
            here._waiting -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self._projector._waiting -= 1
        self._projector._one_at_a_time.release()


def _told(done: int, of: int, size: int | None = None) -> bytes:
    """A line of progress; the last one tells how many bytes of the file itself follow."""
    return json.dumps({"done": done, "of": of, "size": size}).encode() + b"\n"


def _batches(moments: Sequence[int]) -> list[Sequence[int]]:
    return [moments[at : at + _BATCH] for at in range(0, len(moments), _BATCH)]


def _scenes(reel: Reel, moments: Sequence[int], eye: str, lang: str, tracks: bool) -> list[Scene]:
    return [reel.scene(n, eye, lang, tracks) for n in moments]


def _frames(reel: Reel, moments: Sequence[int], eye: str, lang: str, tracks: bool) -> list[Frame]:
    return [
        Frame(
            reel.scene(n, eye, lang, tracks),
            reel.sentences(n, lang),
            # With tracks it is the board alone, which is the same on a narrow screen.
            None if tracks else reel.scene(n, eye, lang, tracks, tall=True),
            reel.heading(n, lang),
        )
        for n in moments
    ]
