"""An answer that takes a while begins with how far it is."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncGenerator

import pytest

from layline.play.progress import Tell
from layline.server.operations.progress import from_thread, told
from layline.server.refusals import Refusal


async def read(parts: AsyncGenerator[bytes, None]) -> tuple[list[tuple[int, int]], bytes]:
    """The progress that was told, and the answer; its size must be what was announced."""
    seen: list[tuple[int, int]] = []
    async for line in parts:
        progress = json.loads(line)
        seen.append((progress["done"], progress["of"]))
        if progress["size"] is not None:
            break
    content = b"".join([part async for part in parts])
    assert len(content) == progress["size"]
    return seen, content


def test_progress_comes_first_and_then_the_answer() -> None:
    async def ask(hear: Tell) -> bytes:
        for done in range(3):
            hear(done, 3)
            await asyncio.sleep(0.001)
        return b"x" * 600_000

    async def story() -> None:
        seen, content = await read(told(ask))
        assert seen[0] == (0, 3)
        assert seen[-1] == (3, 3)
        assert seen == sorted(seen)
        assert len(content) == 600_000

    asyncio.run(story())


def test_an_answer_that_is_there_at_once_has_one_line() -> None:
    async def ask(hear: Tell) -> bytes:
        return b"card"

    assert asyncio.run(read(told(ask))) == ([(1, 1)], b"card")


def test_what_is_refused_begins_with_no_line() -> None:
    async def ask(hear: Tell) -> bytes:
        await asyncio.sleep(0)
        raise Refusal("no_table", status=404)

    async def story() -> None:
        with pytest.raises(Refusal):
            await anext(told(ask))

    asyncio.run(story())


def test_whoever_goes_away_no_longer_waits() -> None:
    async def story() -> None:
        gone = asyncio.Event()

        async def ask(hear: Tell) -> bytes:
            hear(0, 1)
            try:
                await asyncio.Event().wait()
            finally:
                gone.set()
            return b""

        parts = told(ask)
        await anext(parts)
        await parts.aclose()
        await asyncio.wait_for(gone.wait(), 60)

    asyncio.run(story())


def test_a_thread_that_tells_much_is_not_heard_all_the_time() -> None:
    async def story() -> None:
        heard: list[tuple[int, int, int]] = []
        loop = threading.get_ident()
        tell = from_thread(lambda done, of: heard.append((done, of, threading.get_ident())))

        def work() -> None:
            for done in range(100_000):
                tell(done, 100_000)

        await asyncio.to_thread(work)
        await asyncio.sleep(0)
        assert heard[0] == (0, 100_000, loop)
        assert len(heard) < 1000

    asyncio.run(story())
