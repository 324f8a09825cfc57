"""Answers that take a while begin with how far they are.

They begin with lines of JSON, `{"done", "of", "size"}`. The last of them has a size: that many
bytes of the answer itself follow it.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Callable, Coroutine

from ...play.progress import Tell

EVERY = 0.1
"""Seconds between two news of progress: nobody sees more of them."""
_CHUNK = 256 * 1024

Ask = Callable[[Tell], Coroutine[None, None, bytes]]
"""Asks for an answer; who asks is told how far it is."""


def from_thread(tell: Tell) -> Tell:
    """The same to be told from a thread, which may do so as often as it likes."""
    loop, last = asyncio.get_running_loop(), float("-inf")

    def told(done: int, of: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= EVERY:
            last = now
            loop.call_soon_threadsafe(tell, done, of)

    return told


async def told(ask: Ask) -> AsyncGenerator[bytes, None]:
    """Lines of progress and the answer; what is refused before it is begun begins with no line.

    Whoever closes this no longer waits for the answer.
    """
    at, news = (0, 1), asyncio.Event()

    def hear(done: int, of: int) -> None:
        nonlocal at
        at = (done, of)
        news.set()

    asking = asyncio.create_task(ask(hear))
    asking.add_done_callback(lambda _: news.set())
    try:
        await news.wait()
        while not asking.done():
            news.clear()
            yield _line(*at)
            await news.wait()
        content = asking.result()
    finally:
        asking.cancel()
    yield _line(at[1], at[1], len(content))
    for start in range(0, len(content), _CHUNK):
        yield content[start : start + _CHUNK]


def _line(done: int, of: int, size: int | None = None) -> bytes:
    return json.dumps({"done": done, "of": of, "size": size}).encode() + b"\n"
