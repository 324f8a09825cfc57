"""Routes about whole turns that somebody wants back."""

from __future__ import annotations

from fastapi import APIRouter

from ...schemas.base import TableId
from ...schemas.tables import TableView, TakeBack, TakeBackAnswer
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, FOR_VISITORS, WITH_BODY, Known, Spoken, TheTables
from ..errors import Responses, problems

take_backs_router = APIRouter(route_class=StrictRoute, tags=["tables"], responses=EVERYWHERE)

_CHANGE: Responses = {
    **FOR_VISITORS,
    **WITH_BODY,
    **problems(
        s403="That is not for you to do.",
        s404="There is no such table.",
        s409="The table does not allow it now; the message says why.",
    ),
}


@take_backs_router.post("/api/tables/{table}/take-back", responses=_CHANGE)
async def take_back(
    table: TableId, wish: TakeBack, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Take my whole last turn back: at once where all others are bots, else they are asked."""
    await tables.take_backs.take_back(table, visitor, wish)
    return await tables.view(table, visitor, lang)


@take_backs_router.post("/api/tables/{table}/take-back/answer", responses=_CHANGE)
async def answer_take_back(
    table: TableId, wish: TakeBackAnswer, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Agree that somebody takes a turn back, or not; or withdraw what I asked."""
    await tables.take_backs.answer(table, visitor, wish)
    return await tables.view(table, visitor, lang)
