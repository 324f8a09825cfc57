"""Draws replays: threads make the scenes, a process paints pictures of them, both within limits.

Drawing the scenes of a race is Python's work and goes on in threads (`long_work`), a little at a
time, so that tables never wait long for it. Painting pictures of them would hold up everything:
that is done by a process of its own, which is started when the first picture is asked for. What is
handed over to it is packed a little at a time as well: no thread runs while Python packs.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import threading
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeVar, cast

from ...engine.scene import Scene
from ...play.draw import Frame, LinkCard, assembled_gif, html, link_card, png, pngs
from ...play.progress import Tell
from ..operations.kept_answers import KeptAnswers
from ..operations.long_work import LongWork
from ..visitors.visitor import Visitor
from .films import Films
from .race import ReplayedRace

T = TypeVar("T")

KEPT_BYTES = 16 * 1024 * 1024
"""How many runs of boards are kept: those last asked for."""
MOST_PICTURES = 200
"""The most pictures in an animation; of a longer race every second, third ... moment is shown."""
MOST_PAGES = 1500
"""The most moments in a page that plays by itself."""
_BATCH = 6


@dataclass(frozen=True, slots=True)
class FilmWish:
    """What a film is to show: these moments of a race, through whose eyes and how."""

    form: Literal["gif", "html"]
    moments: tuple[int, ...]
    eye: str
    lang: str
    theme: str
    width: int
    seconds: float
    tracks: bool


class Renderer:
    """Draws the boards, pictures and films of replays."""

    def __init__(self, work: LongWork) -> None:
        self._work = work
        self._painter: ProcessPoolExecutor | None = None
        self._texts: KeptAnswers[str] = KeptAnswers(KEPT_BYTES, len)
        self._films = Films()

    def close(self) -> None:
        """No more pictures."""
        if self._painter is not None:
            self._painter.shutdown(wait=False, cancel_futures=True)

    async def kept(self, visitor: Visitor, key: tuple[object, ...], work: Callable[[], str]) -> str:
        """A text that is made once, and made again only when others have taken its place."""
        return await self._texts.get(key, lambda _: self._work.do(visitor.id, work))

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
        return await self._painted(visitor, png, scene, theme, width)

    async def link_picture(self, visitor: Visitor, make: Callable[[], LinkCard]) -> bytes:
        """The picture of a link as a PNG; `make` says what is on it."""
        card = await self._work.do(visitor.id, make)
        return await self._painted(visitor, link_card, card)

    def film(
        self, visitor: Visitor, replay: ReplayedRace, wish: FilmWish
    ) -> AsyncGenerator[bytes, None]:
        """An animation, or an HTML page that plays the race by itself, see `operations.progress`.

        It is made a few moments at a time, in turn with the films of others.
        """

        async def make(tell: Tell) -> bytes:
            made: list[bytes] = []
            of = len(wish.moments) + 1
            for first in range(0, len(wish.moments), _BATCH):
                batch = wish.moments[first : first + _BATCH]
                async with self._films.turn():
                    made += await self._drawn(visitor, replay, wish, batch)
                tell(first + len(batch), of)
            async with self._films.turn():
                return await self._assembled(visitor, wish, made)

        def begin() -> None:
            self._work.must_have_time(visitor.id)

        return self._films.told(visitor.id, (replay.key, wish), begin, make)

    async def _drawn(
        self, visitor: Visitor, replay: ReplayedRace, wish: FilmWish, batch: Sequence[int]
    ) -> list[bytes]:
        """Some moments: pictures of them, or all of them packed."""
        eye, lang, tracks = wish.eye, wish.lang, wish.tracks
        if wish.form == "html":
            drawing = partial(_packed_frames, replay, batch, eye, lang, tracks)
            return [await self._spared(visitor, drawing)]
        scenes = await self._spared(visitor, partial(_scenes, replay, batch, eye, lang, tracks))
        return await self._painted(visitor, pngs, scenes, wish.theme, wish.width)

    async def _assembled(self, visitor: Visitor, wish: FilmWish, made: Sequence[bytes]) -> bytes:
        if wish.form == "html":
            return await self._painted(visitor, _page, made, wish.theme, wish.lang, wish.seconds)
        return await self._painted(visitor, assembled_gif, made, wish.theme, wish.seconds)

    async def _spared(self, visitor: Visitor, drawing: Callable[[], T]) -> T:
        """Draw for a film that was begun: it is charged, but comes to its end."""

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return drawing(), time.thread_time() - began

        drawn, seconds = await self._work.do(visitor.id, timed, spared=True)
        self._work.charge(visitor.id, seconds)
        return drawn

    async def _painted(self, visitor: Visitor, work: Callable[..., T], *given: object) -> T:
        try:
            answer, seconds = await self._submitted(work, *given)
        except BrokenProcessPool:
            # The painter was killed, for want of memory perhaps: there is another by now.
            answer, seconds = await self._submitted(work, *given)
        self._work.charge(visitor.id, seconds)
        return cast("T", answer)

    async def _submitted(self, work: Callable[..., T], *given: object) -> tuple[object, float]:
        if self._painter is None:
            # A fork of a process with threads may hang; this one starts afresh.
            context = multiprocessing.get_context("spawn")
            self._painter = ProcessPoolExecutor(1, context, _end_with_the_service)
        painter = self._painter
        try:
            return await asyncio.wrap_future(painter.submit(_timed, work, *given))
        except BrokenProcessPool:
            if self._painter is painter:
                self._painter = None
            raise


def _end_with_the_service() -> None:
    """The painter ends when the service is killed: nobody would ever give it work again."""
    service = multiprocessing.parent_process()
    assert service is not None

    def wait() -> None:
        service.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _timed(work: Callable[..., object], *given: object) -> tuple[object, float]:
    """The painter's work, and how much processor time it took."""
    began = time.process_time()
    return work(*given), time.process_time() - began


def _scenes(
    replay: ReplayedRace, moments: Sequence[int], eye: str, lang: str, tracks: bool
) -> list[Scene]:
    return [replay.scene(n, eye, lang, tracks) for n in moments]


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
