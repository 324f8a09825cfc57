"""Results, statistics and proofs of fair chance for whoever asks; worked out in threads."""

from __future__ import annotations

import hashlib
import json

from ...play.progress import Tell, unheard
from ...play.results import Look, look_back
from ..live.service import Tables
from ..operations.kept_answers import KeptAnswers
from ..operations.long_work import LongWork
from ..operations.progress import from_thread
from ..refusals import Refusal
from ..schemas.base import WrittenRace
from ..schemas.results import ChainCard, CheckRecord
from ..storage.database import Storage
from ..tables.seats import seats_of
from ..tables.table import Table
from ..visitors.visitor import Visitor
from . import verification
from .finished_tables import FinishedTables
from .race_results import Snapshot, results_card
from .rematches import chain_card
from .statistics import statistics_card

LOOKS_BYTES = 32 * 1024 * 1024
"""How many looks back are kept, each at a race as it stood after one entry."""
VERDICTS_BYTES = 16 * 1024 * 1024
"""How many checked proofs are kept."""
MOST_RACES = 200
"""A visitor's statistics cover at most this many races, the latest."""


class Results:
    """Every answer is made as JSON, in a thread, since a long race makes a large card.

    What takes long with a long race tells how far it is.
    """

    def __init__(self, storage: Storage, tables: Tables, work: LongWork) -> None:
        self._tables, self._work = tables, work
        self._finished_tables = FinishedTables(storage, work)
        self._looks: KeptAnswers[Look] = KeptAnswers(LOOKS_BYTES, _bytes_of)
        self._verdicts: KeptAnswers[bytes] = KeptAnswers(VERDICTS_BYTES, len)

    async def results(
        self, table_id: str, visitor: Visitor, lang: str, hear: Tell = unheard
    ) -> bytes:
        """A table's results, as far as its race has gone: a `ResultsCard`."""
        loaded = await self._tables.find(table_id, visitor)
        table, names = loaded.table, dict(loaded.names)
        chain = await self._chain(table, visitor, lang)
        # As of one moment: the race may go on while a thread looks back on it.
        snapshot = Snapshot.of(table)
        look = await self._looks.get(
            snapshot.key, lambda tell: self._looked_back(visitor, snapshot, tell), hear
        )

        def made() -> bytes:
            card = results_card(look, snapshot, names, visitor.id, lang)
            card.chain = chain
            return card.model_dump_json().encode()

        return await self._work.do(visitor.id, made)

    async def _looked_back(self, visitor: Visitor, snapshot: Snapshot, tell: Tell) -> Look:
        told = from_thread(tell)
        return await self._work.do(visitor.id, lambda: look_back(snapshot.race, told))

    async def _chain(self, table: Table, visitor: Visitor, lang: str) -> ChainCard | None:
        """The rematches; those of a private table are the business of those who sit at it."""
        row = table.row
        mine = seats_of(table.seat_rows, visitor.id) or row.owner == visitor.id
        if not row.public and not mine:
            return None
        heads = await self._finished_tables.chain_of(row.id)
        if not heads:
            return None
        over = await self._finished_tables.finished([head[0].id for head in heads], visitor)
        return chain_card(heads, over, row.id, visitor.id, lang)

    async def statistics(self, visitor: Visitor, lang: str) -> bytes:
        """What a visitor has done so far: a `StatisticsCard`."""
        races, more = await self._finished_tables.races_of(visitor.id, MOST_RACES)
        over = await self._finished_tables.finished(races, visitor)

        def made() -> bytes:
            return statistics_card(over, more, visitor.id, lang).model_dump_json().encode()

        return await self._work.do(visitor.id, made)

    async def verify_table(
        self,
        table_id: str,
        promised: str | None,
        visitor: Visitor,
        lang: str,
        hear: Tell = unheard,
    ) -> bytes:
        """Whether the dice of a table that is over were fair: a `VerificationCard`."""
        table = (await self._tables.find(table_id, visitor)).table

        async def made(tell: Tell) -> bytes:
            record = await self._tables.record(table_id, visitor)
            return await self._verified(visitor, record, record, promised, lang, tell)

        return await self._verdicts.get((table_id, table.seq, promised, lang), made, hear)

    async def verify_record(
        self, wish: CheckRecord, visitor: Visitor, lang: str, hear: Tell = unheard
    ) -> bytes:
        """The same for a record from anywhere."""
        table_id = verification.table_named(wish.record)
        kept = None
        if table_id is not None:
            try:
                kept = await self._tables.record(table_id, visitor)
            except Refusal as refusal:
                if refusal.status == 429:
                    raise
                kept = None
        content = hashlib.sha256(json.dumps(wish.record).encode()).digest()
        return await self._verdicts.get(
            (content, kept is None, wish.hash, lang),
            lambda tell: self._verified(visitor, wish.record, kept, wish.hash, lang, tell),
            hear,
        )

    async def _verified(
        self,
        visitor: Visitor,
        record: WrittenRace,
        kept: WrittenRace | None,
        promised: str | None,
        lang: str,
        tell: Tell,
    ) -> bytes:
        told = from_thread(tell)

        def made() -> bytes:
            card = verification.verified(record, kept, promised or None, lang, told)
            return card.model_dump_json().encode()

        return await self._work.do(visitor.id, made)


def _bytes_of(look: Look) -> int:
    """About how much memory a look back takes."""
    pieces = len(look.soundings[0].left)
    return 4096 + len(look.soundings) * (200 + 100 * pieces) + 400 * len(look.landmarks)
