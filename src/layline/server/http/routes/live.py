"""The live connection, `/api/live`: one WebSocket per page, see `schemas.live`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

from .... import __version__
from ...language import language_of
from ...live.connections import LONG_TEXT, AskerKind, Connection
from ...live.service import Tables
from ...live.socket import SocketHandler
from ...operations.limits import Limits, asking_address
from ...operations.long_work import Turns
from ...operations.metrics import LIVE_CONNECTIONS, REFUSALS
from ...refusals import Refusal, said
from ...schemas.live import Welcome
from ...visitors.accounts import Visitors, visitor_of
from ..middleware import count_request
from ..security import address_of, same_origin
from ..websocket import WIRE

PATH = "/api/live"

log = structlog.get_logger("layline.live")

BETWEEN_LONG = 0.01
"""Seconds between two long messages, in which everybody else gets a turn."""

# Close codes: 1008 and 1013 are the protocol's own; above 4000 they are ours.
NO_VISITOR, LOGGED_OUT, FOREIGN, TOO_SLOW, TOO_MANY = 4401, 4403, 1008, 1013, 4429


class LiveConnections:
    """Leads live connections past all that is there for requests.

    It does nothing for them, and every layer of it takes memory for as long as somebody is
    connected: ten kilobytes together. At any other address there is nobody to talk to.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass a request on, or talk."""
        if scope["type"] != "websocket":
            return self.app(scope, receive, send)
        websocket = WebSocket(scope, receive, send)
        return talk(websocket) if scope["path"] == PATH else websocket.close()


async def talk(websocket: WebSocket) -> None:
    """Listen to a page and answer it, until it goes."""
    try:
        connection = await _let_in(websocket)
        if connection is not None:
            await _serve(websocket, connection)
    except Refusal as refusal:
        # The database cannot be asked now. The page comes back by itself.
        REFUSALS.labels(kind=refusal.kind).inc()


async def _let_in(websocket: WebSocket) -> Connection | None:
    """The connection of a page that may talk to us; any other is told why not."""
    if not same_origin(websocket):
        await websocket.close(FOREIGN)
        return None
    lang = language_of(websocket)
    try:
        count_request(websocket, websocket.app.state.limits)
    except Refusal as refusal:
        await websocket.accept()
        await _close(websocket, TOO_MANY, refusal.message(lang))
        return None
    asking_address.set(address_of(websocket))
    visitor = await visitor_of(websocket)
    await websocket.accept()
    if visitor is None:
        await _close(websocket, NO_VISITOR, "no visitor")
        return None
    tables: Tables = websocket.app.state.tables
    visitors: Visitors = websocket.app.state.visitors
    given = visitors.cookies.read(websocket)
    connection = Connection(
        visitor,
        lang,
        given.session if given else "",
        address_of(websocket),
        websocket.scope.get("extensions", {}).get(WIRE, {}).get(WIRE),
        tables.unread,
    )
    crowded = tables.admission.enter(connection)
    if crowded is not None:
        log.info("one connection too many", of=crowded, visitor=visitor.id)
        await _close(websocket, TOO_MANY, _too_many(connection, tables, crowded))
        return None
    return connection


async def _serve(websocket: WebSocket, connection: Connection) -> None:
    """Welcome a page, and talk to it until one of us ends that."""
    tables: Tables = websocket.app.state.tables
    LIVE_CONNECTIONS.inc()
    try:
        connection.send(
            Welcome(
                type="welcome",
                visitor=connection.visitor.card(),
                version=__version__,
                connection=connection.id,
            ).model_dump_json()
        )
        await tables.watching.enter(connection)
        # The cookie may have been revoked after it was read, before this connection was known.
        if await visitor_of(websocket) is None:
            connection.log_out()
        await _converse(websocket, connection, tables)
    finally:
        LIVE_CONNECTIONS.dec()
        connection.outbox.close()
        tables.admission.leave(connection)
        tables.watching.depart(connection)


async def _converse(websocket: WebSocket, connection: Connection, tables: Tables) -> None:
    """Send and receive side by side, until one of them ends or the connection is to be closed."""
    tasks = [
        asyncio.create_task(_send(websocket, connection, tables.turns)),
        asyncio.create_task(_receive(websocket, connection, tables)),
    ]
    for task in tasks:
        task.add_done_callback(lambda _: connection.ended.set())
    try:
        await connection.ended.wait()
        if connection.logged_out:
            await _close(websocket, LOGGED_OUT, "logged out")
        elif connection.crowded is not None:
            reason = _too_many(connection, tables, connection.crowded)
            await _close(websocket, TOO_MANY, reason)
        elif connection.outbox.why_cut_off is not None:
            why = connection.outbox.why_cut_off
            log.info("a slow connection is cut off", visitor=connection.visitor.id, why=why)
            await _close(websocket, TOO_SLOW)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _too_many(connection: Connection, tables: Tables, who: AskerKind) -> str:
    """Why a connection is refused, for its page to show: the protocol leaves room for 123 bytes."""
    return said(f"refused.crowded_{who}", n=tables.admission.most(who))(connection.lang)


async def _close(websocket: WebSocket, code: int, reason: str | None = None) -> None:
    try:
        async with asyncio.timeout(1.0):
            await websocket.close(code, reason)
    except (RuntimeError, TimeoutError, WebSocketDisconnect):
        # It is closed already, or does not listen even to that.
        return


async def _send(websocket: WebSocket, connection: Connection, turns: Turns) -> None:
    try:
        while True:
            text = await connection.next_waiting()
            if len(text) > LONG_TEXT:
                await turns.next(BETWEEN_LONG)
            await websocket.send_text(text)
            connection.sent(text)
            del text  # it may be long, and the next one long in coming
    except (WebSocketDisconnect, RuntimeError):
        # The page is gone; what it missed it will ask for.
        return


async def _receive(websocket: WebSocket, connection: Connection, tables: Tables) -> None:
    limits: Limits = websocket.app.state.limits
    handler = SocketHandler(connection, tables, limits)
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        # Answers would only wait.
        await connection.outbox.room()
        await handler.receive(message.get("text"))
        await handler.rest()
