"""Who sails along at a seat, as this process serves it: asking, agreeing, putting off."""

from __future__ import annotations

from ..schemas.tables import CrewAnswer, CrewMate, CrewRequests
from ..tables.rows import Draft
from ..tables.table import Table
from ..visitors.visitor import Visitor
from .registry import TableRegistry


class Crews:
    """What visitors do about the crews of the tables in a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def ask(self, table_id: str, visitor: Visitor, seat: str) -> None:
        """Ask the holder of a seat to be taken along."""
        loaded = await self._registry.find(table_id, visitor.id)

        def decide(table: Table) -> Draft | None:
            draft = table.ask(visitor.id, seat)
            # Only now: those who are refused need no name here, however many they are.
            self._registry.know(loaded, {visitor.id: visitor.name})
            return draft

        await self._registry.change(loaded, decide)

    async def stop_asking(self, table_id: str, visitor: Visitor) -> None:
        """Take back what one has asked."""
        loaded = await self._registry.find(table_id, visitor.id)
        await self._registry.change(loaded, lambda it: it.stop_asking(visitor.id))

    async def answer(self, table_id: str, visitor: Visitor, wish: CrewAnswer) -> None:
        """Take along somebody who asks, or say no."""
        loaded = await self._registry.find(table_id, visitor.id)
        await self._registry.change(
            loaded, lambda it: it.answer(visitor.id, wish.seat, wish.visitor, wish.agree)
        )

    async def take_requests(self, table_id: str, visitor: Visitor, wish: CrewRequests) -> None:
        """Hear requests, or no more."""
        loaded = await self._registry.find(table_id, visitor.id)
        await self._registry.change(
            loaded, lambda it: it.take_requests(visitor.id, wish.seat, wish.taken)
        )

    async def put_off(self, table_id: str, visitor: Visitor, wish: CrewMate) -> None:
        """Put somebody off one's crew."""
        loaded = await self._registry.find(table_id, visitor.id)
        await self._registry.change(
            loaded, lambda it: it.put_off(visitor.id, wish.seat, wish.visitor)
        )
