"""What visitors have learnt: kept with them, so that it follows them to every device."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Literal

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from ..storage import schema
from ..storage.database import Storage
from ..visitors.visitor import NOBODY, Visitor

Kind = Literal["step", "puzzle"]


async def learnt(storage: Storage, visitor: Visitor, game: str, kind: Kind) -> list[str]:
    """The steps or puzzles of a game a visitor has done, in the order in which they were done."""
    table = schema.learnt

    def work(database: Connection) -> list[str]:
        hers = (table.c.visitor == visitor.id) & (table.c.game == game) & (table.c.kind == kind)
        found = database.execute(select(table.c.item).where(hers).order_by(table.c.at))
        return [str(item) for item in found.scalars()]

    return [] if visitor is NOBODY else await storage.read(work)


async def remember(storage: Storage, visitor: Visitor, game: str, kind: Kind, item: str) -> None:
    """Remember that a visitor has done a step or a puzzle; doing it again changes nothing."""
    row = {"visitor": visitor.id, "game": game, "kind": kind, "item": item, "at": time.time()}

    def work(database: Connection) -> None:
        with suppress(IntegrityError), database.begin_nested():
            database.execute(insert(schema.learnt).values(**row))

    if visitor is not NOBODY and item not in await learnt(storage, visitor, game, kind):
        await storage.write(work)
