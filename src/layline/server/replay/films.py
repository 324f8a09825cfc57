"""Films of races as they are made: in turn, once for all who want the same, while somebody waits.

A film takes long, so its makers take turns after every few moments of it: a short one is soon done
beside a long one. Whoever asks for a film that is being made hears of the same progress; when the
last of those who wait for it is gone, it is given up. Films that are made are kept for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Hashable

from ...play.progress import Tell
from ..operations.kept_answers import KeptAnswers, Make
from ..operations.long_work import COME_BACK
from ..operations.progress import told
from ..refusals import Refusal, said

KEPT_BYTES = 32 * 1024 * 1024
"""How many films are kept: those last asked for."""
AT_ONCE = 4
"""The most films being made; more are refused."""


class Films:
    """The films being made, and those that were made lately."""

    def __init__(self) -> None:
        self._kept: KeptAnswers[bytes] = KeptAnswers(KEPT_BYTES, len)
        self._asked_by: dict[Hashable, str] = {}
        self._turns = asyncio.Lock()

    def turn(self) -> asyncio.Lock:
        """To be held while a few moments are drawn; all who wait get it in the order they came."""
        return self._turns

    def told(
        self, visitor: str, key: Hashable, begin: Callable[[], None], make: Make[bytes]
    ) -> AsyncGenerator[bytes, None]:
        """Lines of progress, and the film.

        `begin` may refuse a film that would have to be made for this visitor.
        """

        async def film(hear: Tell) -> bytes:
            if self._kept.find(key) is None and key not in self._kept.making:
                self._must_have_room(visitor)
                begin()
                self._asked_by[key] = visitor
            return await self._kept.get(key, begun, hear)

        async def begun(tell: Tell) -> bytes:
            tell(0, 1)
            return await make(tell)

        return told(film)

    def _must_have_room(self, visitor: str) -> None:
        """A visitor may have one film at a time, and all together a few."""
        making = self._kept.making
        self._asked_by = {key: by for key, by in self._asked_by.items() if key in making}
        if visitor in self._asked_by.values():
            text = said("refused.one_animation", n=COME_BACK)
            raise Refusal("busy", status=429, text=text, n=COME_BACK)
        if len(making) >= AT_ONCE:
            raise Refusal("busy", status=429, n=20)
