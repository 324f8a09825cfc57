"""Routes about tables: opening, finding, joining and leaving them. Play itself is live."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import APIRouter, Header, Query, Response

from ....engine.answers import BoardSign
from ....engine.scene import Scene
from ...encoding import json_bytes
from ...language import Language
from ...schemas.base import TableId, WrittenRace
from ...schemas.tables import (
    JoinTable,
    NewTable,
    Plans,
    PlanVerdicts,
    PublicTableCard,
    Replace,
    StandIn,
    TableView,
)
from ...tables import plans
from ..bodies import StrictRoute
from ..dependencies import (
    EVERYWHERE,
    FOR_VISITORS,
    WITH_BODY,
    Anyone,
    Known,
    Spoken,
    TheCourses,
    TheTables,
    TheWork,
)
from ..errors import Responses, problems

tables_router = APIRouter(route_class=StrictRoute, tags=["tables"], responses=EVERYWHERE)

_UNKNOWN: Responses = problems(s404="There is no such table.")
_CHANGE: Responses = {
    **FOR_VISITORS,
    **problems(
        s403="That is not for you to do.",
        s404="There is no such table.",
        s409="The table does not allow it now; the message says why.",
    ),
}
_CHANGE_WITH_BODY: Responses = {**_CHANGE, **WITH_BODY}


@tables_router.get("/api/tables")
async def list_tables(visitor: Anyone, lang: Spoken, tables: TheTables) -> list[PublicTableCard]:
    """The public tables that are open or racing."""
    return await tables.public(visitor, lang)


@tables_router.post(
    "/api/tables",
    status_code=201,
    responses={
        **FOR_VISITORS,
        **WITH_BODY,
        **problems(
            s404="There is no such game, or course.", s409="You have too many tables already."
        ),
    },
)
async def open_table(
    wish: NewTable, visitor: Known, lang: Spoken, tables: TheTables, courses: TheCourses
) -> TableView:
    """Open a table. The race begins at once when no seat is free."""
    course = None if wish.course is None else await courses.find(wish.course)
    table = await tables.open(visitor, wish, course)
    return await tables.view(table, visitor, lang)


@tables_router.post(
    "/api/plans", responses={**WITH_BODY, **problems(s404="There is no such game, or course.")}
)
async def judge_plans(
    wish: Plans, visitor: Anyone, lang: Spoken, courses: TheCourses, work: TheWork
) -> PlanVerdicts:
    """Whether a table could be opened as planned, or with these options or seats; nothing is kept.

    Who sits down, and where the race begins, are not checked.
    """
    course = None if wish.plan.course is None else await courses.find(wish.plan.course)
    return await work.do(visitor.id, lambda: plans.judged(wish, course, lang))


@tables_router.get("/api/tables/{table}", responses=_UNKNOWN)
async def get_table(table: TableId, visitor: Anyone, lang: Spoken, tables: TheTables) -> TableView:
    """A table in full; whoever has its address may look on."""
    return await tables.view(table, visitor, lang)


@tables_router.post("/api/tables/{table}/join", responses=_CHANGE_WITH_BODY)
async def join_table(
    table: TableId,
    visitor: Known,
    lang: Spoken,
    tables: TheTables,
    wish: JoinTable | None = None,
) -> TableView:
    """Take a free seat, or come into the crew of one to which I am invited."""
    wish = wish or JoinTable()
    await tables.join(table, visitor, wish.seat, wish.invitation)
    return await tables.view(table, visitor, lang)


@tables_router.post("/api/tables/{table}/start", responses=_CHANGE)
async def start_table(table: TableId, visitor: Known, lang: Spoken, tables: TheTables) -> TableView:
    """Begin a table of mine now: bots take the seats that are free."""
    await tables.begin(table, visitor)
    return await tables.view(table, visitor, lang)


@tables_router.post("/api/tables/{table}/leave", status_code=204, responses=_CHANGE)
async def leave_table(table: TableId, visitor: Known, tables: TheTables) -> None:
    """Give up my seat. During a race a bot stands in, and I may come back."""
    await tables.leave(table, visitor)


@tables_router.post("/api/tables/{table}/stand-in", responses=_CHANGE_WITH_BODY)
async def stand_in(
    table: TableId, wish: StandIn, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Let a bot play for a seat of mine, or play myself again."""
    await tables.stand_in(table, visitor, wish)
    return await tables.view(table, visitor, lang)


@tables_router.post("/api/tables/{table}/replace", responses=_CHANGE_WITH_BODY)
async def replace(
    table: TableId, wish: Replace, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Let the service's own bot play for another player who is not there, until they are back."""
    await tables.stand_in_for(table, visitor, wish.seat)
    return await tables.view(table, visitor, lang)


@tables_router.post("/api/tables/{table}/rematch", status_code=201, responses=_CHANGE)
async def rematch(table: TableId, visitor: Known, lang: Spoken, tables: TheTables) -> TableView:
    """Once a race is over, offer the same people a rematch, or accept the one on offer.

    The answer is the new table once everybody has accepted; until then this one, with the offer.
    """
    found = await tables.rematch(table, visitor)
    return await tables.view(found, visitor, lang)


@tables_router.post("/api/tables/{table}/rematch/decline", responses=_CHANGE)
async def decline_rematch(
    table: TableId, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Decline the offer of a rematch, or withdraw mine."""
    await tables.decline_rematch(table, visitor)
    return await tables.view(table, visitor, lang)


@tables_router.post("/api/tables/{table}/rematch/open", status_code=201, responses=_CHANGE)
async def open_rematch(
    table: TableId, visitor: Known, lang: Spoken, tables: TheTables
) -> TableView:
    """Open the rematch I offered at once: the seats of those who have not accepted are free."""
    found = await tables.rematch_without(table, visitor)
    return await tables.view(found, visitor, lang)


@tables_router.get(
    "/api/tables/{table}/record",
    responses={**_UNKNOWN, **problems(s409="The race is not over yet.")},
)
async def get_record(
    table: TableId, visitor: Anyone, response: Response, tables: TheTables
) -> WrittenRace:
    """The whole race as a file that replays it, with the proof of fair chance."""
    record = await tables.record(table, visitor)
    name = f"{record['game']}-{table}.race.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return record


@tables_router.get(
    "/api/tables/{table}/ground",
    response_model=Scene,
    responses={**_UNKNOWN, 304: {"description": "You have the current one already."}},
)
async def get_ground(
    table: TableId,
    visitor: Anyone,
    spoken: Spoken,
    tables: TheTables,
    lang: Annotated[Language | None, Query()] = None,
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """The scene under the board of a table, which stays the same during a race."""
    scene = await tables.ground(table, visitor, lang or spoken)
    content = json_bytes(scene)
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {
        "etag": etag,
        "cache-control": "private, max-age=3600",
        "vary": "accept-language, accept-encoding",
    }
    if if_none_match is not None and etag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/json", headers=headers)


@tables_router.get(
    "/api/tables/{table}/legend", response_model=tuple[BoardSign, ...], responses=_UNKNOWN
)
async def get_legend(
    table: TableId,
    visitor: Anyone,
    spoken: Spoken,
    tables: TheTables,
    lang: Annotated[Language | None, Query()] = None,
) -> Response:
    """Every sign that the board of a table may show, with its picture, and what it means."""
    signs = await tables.legend(table, visitor, lang or spoken)
    return Response(json_bytes(signs), media_type="application/json")
