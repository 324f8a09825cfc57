"""Looks back on tables when asked to: results, statistics, proofs. The work is done in threads."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ..engine.game import Json
from ..play.results import Look, look_back
from . import proofs
from .cards_results import ChainCard, CheckRecord, ResultsCard, StatisticsCard, VerificationCard
from .career import chain_card, statistics_card
from .ledger import Ledger
from .problems import Refusal
from .retrospect import results_card
from .roster import seats_of
from .sitting import Sitting
from .storage import Storage
from .tables import Tables
from .visitors import Visitor

KEPT = 64
"""Races looked back on that are kept, each as it stood after one entry."""
MOST_RACES = 200
"""A visitor's statistics are about so many races, the latest."""


class Historian:
    """Looks back, one race at a time: tables in play come first."""

    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._tables = tables
        self._ledger = Ledger(storage)
        self._looks: OrderedDict[tuple[str, int], Look] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def results(self, table: str, visitor: Visitor, lang: str) -> ResultsCard:
        """A table's results, as far as its race has gone."""
        berth = await self._tables.berth(table, visitor)
        sitting = berth.sitting
        look = await self._look(sitting)
        card = results_card(look, sitting, berth.names, visitor.id, lang)
        card.chain = await self._chain(sitting, visitor, lang)
        return card

    async def _look(self, sitting: Sitting) -> Look:
        async with self._turn:
            key, race = (sitting.sheet.id, sitting.seq), sitting.race.copy()
            if key not in self._looks:
                self._looks[key] = await asyncio.to_thread(look_back, race)
            self._looks.move_to_end(key)
            while len(self._looks) > KEPT:
                self._looks.popitem(last=False)
            return self._looks[key]

    async def _chain(self, sitting: Sitting, visitor: Visitor, lang: str) -> ChainCard | None:
        """The rematches; those of a private table are the business of those who sit at it."""
        sheet = sitting.sheet
        mine = seats_of(sitting.chairs, visitor.id) or sheet.owner == visitor.id
        if not sheet.public and not mine:
            return None
        heads = await self._ledger.chain_of(sheet.id)
        if not heads:
            return None
        over = await self._ledger.finished([head[0].id for head in heads])
        return chain_card(heads, over, sheet.id, visitor.id, lang)

    async def statistics(self, visitor: Visitor, lang: str) -> StatisticsCard:
        """What a visitor has done so far."""
        races, more = await self._ledger.races_of(visitor.id, MOST_RACES)
        return statistics_card(await self._ledger.finished(races), more, visitor.id, lang)

    async def verify_table(
        self, table: str, promised: str | None, visitor: Visitor, lang: str
    ) -> VerificationCard:
        """Whether the dice of a table that is over were fair."""
        record = await self._tables.record(table, visitor)
        return await self._verified(record, record, promised, lang)

    async def verify_record(
        self, wish: CheckRecord, visitor: Visitor, lang: str
    ) -> VerificationCard:
        """The same for a record from anywhere."""
        table = proofs.table_named(wish.record)
        kept = None
        if table is not None:
            try:
                kept = await self._tables.record(table, visitor)
            except Refusal:
                kept = None
        return await self._verified(wish.record, kept, wish.hash, lang)

    async def _verified(
        self, record: Json, kept: Json | None, promised: str | None, lang: str
    ) -> VerificationCard:
        async with self._turn:
            return await asyncio.to_thread(
                proofs.verification, record, kept, promised or None, lang
            )
