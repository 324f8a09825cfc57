"""Films of races as they are made: in turn, once for all who want the same, while somebody waits.

A film takes long, so its makers take turns after every few moments of it: a short one is soon done
beside a long one. Whoever asks for a film that is being made hears of the same progress; when the
last of those who wait for it is gone, it is given up. Films that are made are kept for a while.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Coroutine, Hashable
from typing import Any

from ..operations.kept_answers import KeptAnswers
from ..operations.long_work import COME_BACK
from ..refusals import Refusal, said

KEPT_BYTES = 32 * 1024 * 1024
"""How many films are kept: those last asked for."""
AT_ONCE = 4
"""The most films being made; more are refused."""
_CHUNK = 256 * 1024

Tell = Callable[[int, int], None]
"""Told how much of a film is done, and of how much."""
Make = Callable[[Tell], Coroutine[Any, Any, bytes]]


class _Film:
    """A film that is being made for a visitor: how far it is, and how many wait for it."""

    def __init__(self, by: str, make: Make) -> None:
        self.by = by
        self.done, self.of = 0, 1
        self.waiting = 0
        self._news = asyncio.Event()
        self.task = asyncio.create_task(make(self._tell))
        self.task.add_done_callback(lambda _: self._news.set())

    def _tell(self, done: int, of: int) -> None:
        self.done, self.of = done, of
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def news(self) -> None:
        """Wait until there is more of it."""
        if not self.task.done():
            await self._news.wait()


class Films:
    """The films being made, and those that were made lately."""

    def __init__(self) -> None:
        self._kept: KeptAnswers[bytes] = KeptAnswers(KEPT_BYTES, len)
        self._making: dict[Hashable, _Film] = {}
        self._turns = asyncio.Lock()

    def turn(self) -> asyncio.Lock:
        """To be held while a few moments are drawn; all who wait get it in the order they came."""
        return self._turns

    async def told(
        self, visitor: str, key: Hashable, begin: Callable[[], None], make: Make
    ) -> AsyncGenerator[bytes, None]:
        """Lines of progress; the last one tells how many bytes of the film itself follow.

        `begin` may refuse a film that would have to be made for this visitor.
        """
        content, of = self._kept.find(key), 1
        if content is None:
            film = self._making.get(key) or self._begun(visitor, key, begin, make)
            film.waiting += 1
            try:
                while not film.task.done():
                    yield _line(film.done, film.of)
                    await film.news()
                content, of = film.task.result(), film.of
            finally:
                film.waiting -= 1
                if not film.waiting and not film.task.done():
                    film.task.cancel()
                    self._forget(key, film)
        yield _line(of, of, len(content))
        for at in range(0, len(content), _CHUNK):
            yield content[at : at + _CHUNK]

    def _begun(self, visitor: str, key: Hashable, begin: Callable[[], None], make: Make) -> _Film:
        """A film of this visitor's, who may have one at a time."""
        if any(film.by == visitor for film in self._making.values()):
            text = said("refused.one_animation", n=COME_BACK)
            raise Refusal("busy", status=429, text=text, n=COME_BACK)
        if len(self._making) >= AT_ONCE:
            raise Refusal("busy", status=429, n=20)
        begin()
        film = self._making[key] = _Film(visitor, make)
        film.task.add_done_callback(lambda _: self._made(key, film))
        return film

    def _made(self, key: Hashable, film: _Film) -> None:
        self._forget(key, film)
        if not film.task.cancelled() and film.task.exception() is None:
            self._kept.keep(key, film.task.result())

    def _forget(self, key: Hashable, film: _Film) -> None:
        if self._making.get(key) is film:
            del self._making[key]


def _line(done: int, of: int, size: int | None = None) -> bytes:
    return json.dumps({"done": done, "of": of, "size": size}).encode() + b"\n"
