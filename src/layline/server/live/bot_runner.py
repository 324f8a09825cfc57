"""Bots at work: they think in threads of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor

from ...bots import bot
from ...play.race import Race
from ..operations.metrics import BOT_SECONDS
from ..tables.table import bot_seed


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
