"""Keeping house: what nobody uses any more is removed, by one of all processes, bit by bit.

Nothing goes that somebody looks at, and nobody who is connected. Between two portions everybody
else gets a turn at the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import structlog
from sqlalchemy import Connection

from ..operations.metrics import ERRORS
from ..operations.settings import Settings
from ..refusals import Refusal
from ..storage.database import Storage
from ..tables import sweeping
from ..tables.sweeping import Due, Kind
from .cluster import Cluster
from .connections import Connections
from .departures import Departures
from .registry import TableRegistry

FIRST = 2.0
"""Seconds after the start until it is first looked for something to remove."""
EVERY = 3600.0
"""Seconds between two such looks."""
PAUSE = 0.05
"""Seconds between two portions."""
DEPARTED = 50
"""The most seats of people who have left that are seen to at a time."""

T = TypeVar("T")

log = structlog.get_logger("layline.housekeeping")


class Housekeeping:
    """Removes what has had its time."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        registry: TableRegistry,
        connections: Connections,
        cluster: Cluster,
        departures: Departures,
    ) -> None:
        self._storage, self._settings = storage, settings
        self._registry, self._connections = registry, connections
        self._cluster, self._departures = cluster, departures

    async def run(self) -> None:
        """Look after everything, for ever; one process does, the others wait to take over."""
        next_at = time.monotonic() + FIRST
        while True:
            await asyncio.sleep(FIRST)
            if not self._cluster.leads or time.monotonic() < next_at:
                continue
            next_at = time.monotonic() + EVERY
            try:
                await self.sweep()
            except Refusal as refusal:
                log.warning("removing waits for the database", kind=refusal.kind)
            except Exception:
                log.exception("removing what is no longer used failed")
                ERRORS.labels("housekeeping").inc()

    async def sweep(self) -> dict[Kind, int]:
        """Remove all that is to go now; how much, by kind."""
        await self._departures.tidy_up(DEPARTED)
        now = time.time()
        removed = {
            kind: await self._swept(kind, before, now)
            for kind, before in Due.by(self._settings, now).before.items()
        }
        while await self._portion(sweeping.strike_departed):
            continue
        if any(removed.values()):
            log.info("removed what is no longer used", **removed)
        return removed

    async def _swept(self, kind: Kind, before: float, now: float) -> int:
        count, after = 0, ""
        while ids := await self._found(kind, before, after):
            after = ids[-1]
            unwanted = [one for one in ids if not self._is_wanted(kind, one)]
            count += await self._removed(kind, before, unwanted, now)
        while await self._portion(sweeping.clear):
            continue
        return count

    def _is_wanted(self, kind: Kind, id: str) -> bool:
        """Whether somebody is there, or at it, right now."""
        if kind == "guests":
            return self._connections.online(id)
        return self._registry.loaded(id) is not None or self._connections.is_watched(id)

    async def _found(self, kind: Kind, before: float, after: str) -> list[str]:
        return await self._storage.read(lambda it: sweeping.candidates(it, kind, before, after))

    async def _removed(self, kind: Kind, before: float, ids: list[str], now: float) -> int:
        return await self._portion(lambda it: sweeping.remove(it, kind, before, ids, now))

    async def _portion(self, work: Callable[[Connection], T]) -> T:
        done = await self._storage.write(work)
        await asyncio.sleep(PAUSE)
        return done
