"""Race records that visitors bring: checked, and stored once under an id made of their content."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from ...play.race import Race
from ..operations.long_work import LongWork
from ..operations.settings import Settings
from ..refusals import Refusal
from ..schemas.base import WrittenRace
from ..storage import schema
from ..storage.database import Storage
from ..storage.processes import lock_table
from ..visitors.visitor import Visitor
from .starts import from_a_record

USED_EVERY = 12 * 3600.0
"""Seconds after which it is noted again that a record is in use."""
KEPT = 32
"""How many records are kept in memory with their races: those last looked at."""


@dataclass(frozen=True, slots=True)
class Brought:
    """A record that was brought here, and the race it tells."""

    id: str
    record: WrittenRace
    race: Race


class Records:
    """The records of the service."""

    def __init__(self, storage: Storage, settings: Settings, work: LongWork) -> None:
        self._storage, self._work = storage, work
        self._most = settings.records_per_visitor
        self._kept: OrderedDict[str, Brought] = OrderedDict()
        self._used: dict[str, float] = {}  # when we last noted that somebody uses them

    async def bring(self, visitor: Visitor, record: WrittenRace) -> Brought:
        """Store a record, unless it is there already or does not replay."""
        found = await self._work.do(visitor.id, lambda: _checked(record))
        race = found.race
        row = {
            "id": found.id,
            "visitor": visitor.id,
            "game": race.game.id,
            "rules_version": race.version,
            "record": record,
            "created": time.time(),
            "used": time.time(),
        }
        if not await self._storage.write(lambda it: _add(it, row, self._most)):
            raise Refusal("too_many_records", n=self._most)
        self._keep(found)
        return found

    async def find(self, id: str, visitor: Visitor) -> Brought:
        """A record by its id, for a visitor."""
        found = self._kept.get(id)
        if found is None:
            record = await self._storage.read(lambda it: _read(it, id))
            if record is None:
                raise Refusal("unknown_record", status=404)
            race = await self._work.do(visitor.id, lambda: from_a_record(record, "record"))
            found = Brought(id, record, race)
        self._keep(found)
        await self._note_use(id)
        return found

    async def _note_use(self, id: str) -> None:
        """Remember, twice a day, that a record is in use."""
        now = time.time()
        if now - self._used.get(id, 0.0) > USED_EVERY:
            self._used[id] = now
            await self._storage.note(lambda it: _use(it, id, now))

    def let_go(self) -> None:
        """Forget what is in memory: some of it may have been removed."""
        self._kept.clear()
        self._used.clear()

    def _keep(self, found: Brought) -> None:
        self._kept[found.id] = found
        self._kept.move_to_end(found.id)
        if len(self._kept) > KEPT:
            old, _ = self._kept.popitem(last=False)
            self._used.pop(old, None)


def _checked(record: WrittenRace) -> Brought:
    race = from_a_record(record, "record")
    return Brought(content_id(record), record, race)


def content_id(record: WrittenRace) -> str:
    """The id of a record: 80 bits of a hash of all it holds."""
    text = json.dumps(record, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return base64.b32encode(hashlib.sha256(text.encode()).digest()[:10]).decode().lower()


def _add(connection: Connection, row: dict[str, Any], most: int) -> bool:
    """Write down a record that is not there yet, unless its visitor has brought `most` already."""
    own = schema.records.c
    lock_table(connection, row["id"])
    if connection.execute(select(own.id).where(own.id == row["id"])).first() is not None:
        _use(connection, row["id"], row["used"])
        return True
    mine = select(func.count()).where(own.visitor == row["visitor"])
    if connection.execute(mine).scalar_one() >= most:
        return False
    connection.execute(insert(schema.records), row)
    return True


def _use(connection: Connection, id: str, now: float) -> None:
    connection.execute(update(schema.records).where(schema.records.c.id == id).values(used=now))


def _read(connection: Connection, id: str) -> WrittenRace | None:
    row = connection.execute(select(schema.records.c.record).where(schema.records.c.id == id))
    found: WrittenRace | None = row.scalar()
    return found
