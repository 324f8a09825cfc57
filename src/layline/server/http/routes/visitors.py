"""Routes about the visitor who asks: name, password, devices."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse

from ...live.webhooks import accepted
from ...operations.limits import take
from ...schemas.base import TableId
from ...schemas.visitors import ChangeMe, DeleteMe, LogIn, Me, MoveCode, UseCode, VisitorCard
from ...visitors.export import export_of
from ...visitors.names import name_key
from ...visitors.visitor import NOBODY
from ..bodies import StrictRoute
from ..dependencies import (
    EVERYWHERE,
    FOR_VISITORS,
    WITH_BODY,
    Address,
    Anyone,
    Known,
    Spoken,
    TheLimits,
    TheTables,
    TheVisitors,
)
from ..errors import problems

visitors_router = APIRouter(route_class=StrictRoute, tags=["visitors"], responses=EVERYWHERE)


@visitors_router.get("/api/me")
async def get_me(
    request: Request,
    response: Response,
    visitor: Anyone,
    lang: Spoken,
    address: Address,
    visitors: TheVisitors,
    tables: TheTables,
    limits: TheLimits,
) -> Me:
    """Who I am, and my tables. A new visitor becomes a guest with a name and gets a cookie."""
    if visitor is NOBODY:
        take(limits.guests, address)
        visitor = await visitors.welcome(lang)
        visitors.cookies.write(response, visitor.id, visitor.generation)
        return Me(visitor=visitor.card(), tables=[])
    await visitors.spoke(visitor, lang)
    given = visitors.cookies.read(request)
    if given is not None and given.is_old:
        visitors.cookies.write(response, visitor.id, visitor.generation, given.session)
    return Me(visitor=visitor.card(), tables=await tables.cards_of(visitor, lang))


@visitors_router.patch(
    "/api/me",
    responses={
        **FOR_VISITORS,
        **WITH_BODY,
        **problems(
            s403="The current password is wrong or missing.",
            s409="Somebody else keeps this name.",
        ),
    },
)
async def change_me(
    wish: ChangeMe,
    request: Request,
    response: Response,
    visitor: Known,
    address: Address,
    visitors: TheVisitors,
    tables: TheTables,
    limits: TheLimits,
) -> VisitorCard:
    """Change my name, keep my identity with a password, or set a webhook for slow tables.

    A new password invalidates all my other cookies and unused one-time codes, and closes my other
    live connections.
    """
    if wish.password is not None:
        take(limits.attempts, visitor.id)
        await visitors.prove(visitor, wish.current or "", address)
    if wish.webhook:
        accepted(wish.webhook, request.app.state.settings)
    changed = await visitors.change(visitor, wish.name, wish.password, wish.webhook, address)
    if changed.generation != visitor.generation:
        given = visitors.cookies.read(request)
        session = given.session if given is not None else ""
        visitors.cookies.write(response, changed.id, changed.generation, session)
        await tables.cookies_ended(changed, wish.connection)
    if changed.name != visitor.name:
        await tables.renamed(changed)
    return changed.card()


@visitors_router.delete(
    "/api/me",
    status_code=204,
    responses={
        **FOR_VISITORS,
        **WITH_BODY,
        **problems(s403="The password is wrong or missing."),
    },
)
async def delete_me(
    wish: DeleteMe,
    visitor: Known,
    response: Response,
    visitors: TheVisitors,
    tables: TheTables,
    limits: TheLimits,
) -> None:
    """Delete me: my name, password, webhook, records, courses and what I said go for good.

    The races I took part in stay for those who sailed them with me, where a former player sat in my
    seat. Where a race is still on, a bot plays for me, or I retire if that is what happens to
    whoever is absent there. All my cookies and live connections end.
    """
    if visitor.kept:
        take(limits.attempts, visitor.id)
        await visitors.prove(visitor, wish.current or "")
    await tables.departures.leave_for_good(visitor.id)
    visitors.cookies.remove(response)


@visitors_router.get(
    "/api/me/export",
    response_class=StreamingResponse,
    responses={
        **FOR_VISITORS,
        200: {"description": "The file.", "content": {"application/json": {}}},
    },
)
async def export_me(visitor: Known, visitors: TheVisitors, limits: TheLimits) -> StreamingResponse:
    """All that is stored about me, as a file: what I am, where I sit, what I played and said."""
    take(limits.exports, visitor.id)
    day = time.strftime("%Y-%m-%d", time.gmtime())
    name = f'attachment; filename="layline-{day}.json"'
    return StreamingResponse(
        export_of(visitors.storage, visitor.id),
        media_type="application/json",
        headers={"content-disposition": name},
    )


@visitors_router.delete(
    "/api/me/tables/{table}",
    status_code=204,
    responses={
        **FOR_VISITORS,
        **problems(
            s403="I have no seat there.",
            s404="There is no such table.",
            s409="The race is still on, and I have not said that I want to resign.",
        ),
    },
)
async def remove_table(
    table: TableId, visitor: Known, tables: TheTables, resign: bool = False
) -> None:
    """Remove a table from my list.

    Before the start my seat is free again. While the race is on, I `resign` and leave: whoever
    shares my seat sails on alone. A race that is over stays where it is.
    """
    await tables.departures.remove_from_list(table, visitor, resign)


@visitors_router.post(
    "/api/login", responses={**WITH_BODY, **problems(s403="The name or the password is wrong.")}
)
async def log_in(
    wish: LogIn,
    response: Response,
    address: Address,
    visitors: TheVisitors,
    limits: TheLimits,
) -> VisitorCard:
    """Become the visitor who keeps this name, by password."""
    # Not by the name alone: whoever guesses at it would lock out the one who keeps it.
    take(limits.attempts, f"{address} {name_key(wish.name)}")
    take(limits.address_attempts, address)
    visitor = await visitors.log_in(wish.name, wish.password, address)
    visitors.cookies.write(response, visitor.id, visitor.generation)
    return visitor.card()


@visitors_router.post("/api/logout", status_code=204)
async def log_out(
    request: Request, response: Response, visitor: Anyone, visitors: TheVisitors, tables: TheTables
) -> None:
    """Forget me on this device. An identity without a password cannot be found again.

    The live connections of this browser close.
    """
    given = visitors.cookies.read(request)
    visitors.cookies.remove(response)
    if visitor is not NOBODY and given is not None:
        await tables.logged_out(visitor, given.session)


@visitors_router.post("/api/code", responses=FOR_VISITORS)
async def new_code(visitor: Known, visitors: TheVisitors, limits: TheLimits) -> MoveCode:
    """A code that brings my identity to another device, once, within ten minutes."""
    take(limits.attempts, visitor.id)
    code, expires = await visitors.new_code(visitor)
    return MoveCode(code=code, expires=expires)


@visitors_router.post(
    "/api/code/use", responses={**WITH_BODY, **problems(s403="The code is not valid.")}
)
async def use_code(
    wish: UseCode,
    response: Response,
    address: Address,
    visitors: TheVisitors,
    limits: TheLimits,
) -> VisitorCard:
    """Become the visitor who asked for this code."""
    take(limits.attempts, address)
    visitor = await visitors.use_code(wish.code)
    visitors.cookies.write(response, visitor.id, visitor.generation)
    return visitor.card()
