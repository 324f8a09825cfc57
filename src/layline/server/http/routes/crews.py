"""Routes about crews: asking to join one, agreeing, and putting somebody off."""

from __future__ import annotations

from fastapi import APIRouter

from ...schemas.base import TableId
from ...schemas.tables import CrewAnswer, CrewMate, CrewRequests, CrewSeat, TableView
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, FOR_VISITORS, WITH_BODY, Known, Spoken, TheTables
from ..errors import Responses, problems

crews_router = APIRouter(route_class=StrictRoute, tags=["tables"], responses=EVERYWHERE)

_CHANGE: Responses = {
    **FOR_VISITORS,
    **problems(
        s403="That is not for you to do.",
        s404="There is no such table.",
        s409="The table does not allow it now; the message says why.",
    ),
}
_CHANGE_WITH_BODY: Responses = {**_CHANGE, **WITH_BODY}


@crews_router.post("/api/tables/{table}/crew/ask", responses=_CHANGE_WITH_BODY)
async def ask_to_join(
    table: TableId, wish: CrewSeat, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Ask the holder of a seat to be taken along. One asks one holder of a table at a time."""
    await tables.crews.ask(table, visitor, wish.seat)
    return await tables.view(table, visitor, lang)


@crews_router.post("/api/tables/{table}/crew/withdraw", responses=_CHANGE)
async def stop_asking(table: TableId, visitor: Known, lang: Spoken, tables: TheTables) -> TableView:
    """Take back what I asked."""
    await tables.crews.stop_asking(table, visitor)
    return await tables.view(table, visitor, lang)


@crews_router.post("/api/tables/{table}/crew/answer", responses=_CHANGE_WITH_BODY)
async def answer_request(
    table: TableId, wish: CrewAnswer, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Take somebody along who asks to join the crew of my seat, or say no."""
    await tables.crews.answer(table, visitor, wish)
    return await tables.view(table, visitor, lang)


@crews_router.post("/api/tables/{table}/crew/requests", responses=_CHANGE_WITH_BODY)
async def take_requests(
    table: TableId, wish: CrewRequests, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Hear requests to join the crew of my seat, or no more."""
    await tables.crews.take_requests(table, visitor, wish)
    return await tables.view(table, visitor, lang)


@crews_router.post("/api/tables/{table}/crew/put-off", responses=_CHANGE_WITH_BODY)
async def put_off(
    table: TableId, wish: CrewMate, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Put somebody off the crew of my seat; the seat's link changes, so that they stay off."""
    await tables.crews.put_off(table, visitor, wish)
    return await tables.view(table, visitor, lang)
