"""Taking back a whole turn, as this process serves it."""

from __future__ import annotations

import time

from ..schemas.tables import TakeBack, TakeBackAnswer
from ..visitors.visitor import Visitor
from .registry import TableRegistry


class TakeBacks:
    """What visitors do about turns that somebody wants back."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def take_back(self, table_id: str, visitor: Visitor, wish: TakeBack) -> None:
        """Take one's last turn back, or ask the others whether one may."""
        loaded = await self._registry.find(table_id, visitor.id)
        await self._registry.change(
            loaded, lambda it: it.take_back(visitor.id, wish.seq, wish.seat, time.time())
        )

    async def answer(self, table_id: str, visitor: Visitor, wish: TakeBackAnswer) -> None:
        """Agree to it or not; whoever has asked withdraws by disagreeing."""
        loaded = await self._registry.find(table_id, visitor.id)
        await self._registry.change(
            loaded, lambda it: it.answer_take_back(visitor.id, wish.agree, time.time())
        )
