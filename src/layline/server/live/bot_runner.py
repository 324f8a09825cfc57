"""Bots at work: they think in threads of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import hashlib
import os
import time
from concurrent.futures import ThreadPoolExecutor

from ...bots import bot
from ...play.race import Race
from ..operations.metrics import BOT_SECONDS


class BotRunner:
    """The threads in which bots think."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max(2, os.cpu_count() or 1), "layline-bot")

    async def choose(self, name: str, table: str, seat: str, race: Race) -> str:
        """What a bot plays for the seat that decides. It gets the race, never its secret."""

        def think() -> str:
            began = time.perf_counter()
            chosen = bot(name, bot_seed(table, seat)).choose(race)
            BOT_SECONDS.labels(name).observe(time.perf_counter() - began)
            return chosen

        return await asyncio.get_running_loop().run_in_executor(self._threads, think)

    def close(self) -> None:
        """No more thinking."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def bot_seed(table: str, seat: str) -> int:
    """The seed of a seat's bot: from what everybody knows, never from the secret."""
    return int.from_bytes(hashlib.sha256(f"{table}:{seat}".encode()).digest()[:8], "big") >> 1
