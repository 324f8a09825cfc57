"""The live connection, `/api/live`: one WebSocket a visitor, see `messages`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from .... import __version__
from ...language import language_of
from ...live.connections import Connection
from ...live.service import Tables
from ...operations.limits import Bucket
from ...operations.long_work import Turns
from ...operations.metrics import ERRORS, LIVE_CONNECTIONS, REFUSALS
from ...operations.settings import Settings
from ...refusals import Refusal, said
from ...schemas.live import (
    FROM_PAGE,
    Ack,
    AskLook,
    AskMeant,
    AskPreview,
    AskWhyNot,
    FromPage,
    Move,
    Ping,
    Pong,
    RefusalKind,
    Refused,
    Resign,
    Say,
    Skip,
    SpeakLanguage,
    Undo,
    Unwatch,
    Watch,
    Welcome,
)
from ...schemas.tables import Card
from ...visitors.accounts import Visitor, Visitors, visitor_of
from ..security import same_origin

live = APIRouter()

log = structlog.get_logger("layline.live")

LONGEST = 8 * 1024
"""Bytes of one message from the page."""
MOST_WATCHED = 50
"""Tables one connection may watch."""
LONG_TEXT = 50_000
"""Characters of a message to a page from which on it takes a while to be compressed, ..."""
BETWEEN_LONG = 0.01
"""... and seconds between two of them, in which everybody else has her turn."""
_BURST_SECONDS = 4.0
_CHAT_TOKENS = 8.0
_KINDS = frozenset(get_args(RefusalKind))

# Close codes: 1008 and 1013 are the protocol's own; above 4000 they are ours.
NO_VISITOR, LOGGED_OUT, FOREIGN, TOO_SLOW = 4401, 4403, 1008, 1013


@live.websocket("/api/live")
async def talk(websocket: WebSocket) -> None:
    """Listen to a page and answer it, until it goes."""
    if not same_origin(websocket):
        await websocket.close(FOREIGN)
        return
    visitor = await visitor_of(websocket)
    await websocket.accept()
    if visitor is None:
        await websocket.close(NO_VISITOR, "no visitor")
        return
    tables: Tables = websocket.app.state.tables
    visitors: Visitors = websocket.app.state.visitors
    given = visitors.cookies.read(websocket)
    connection = Connection(visitor, language_of(websocket), given.session if given else "")
    connection.send(
        Welcome(
            type="welcome",
            visitor=visitor.card(),
            version=__version__,
            connection=connection.id,
        ).model_dump_json()
    )
    LIVE_CONNECTIONS.inc()
    try:
        await tables.enter(connection)
        # Her cookies may have ended between their being read and our being known.
        if await visitor_of(websocket) is None:
            connection.logged_out.set()
        await _converse(websocket, connection, tables)
    finally:
        LIVE_CONNECTIONS.dec()
        tables.depart(connection)


async def _converse(websocket: WebSocket, connection: Connection, tables: Tables) -> None:
    """Send and receive side by side; when one of them ends, so does the other."""
    tasks = [
        asyncio.create_task(_send(websocket, connection, tables.turns)),
        asyncio.create_task(_receive(websocket, connection, tables)),
        asyncio.create_task(connection.too_slow.wait()),
        asyncio.create_task(connection.logged_out.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.logged_out.is_set():
            await _close(websocket, LOGGED_OUT, "logged out")
        elif connection.too_slow.is_set():
            log.info("a slow connection is cut off", visitor=connection.visitor.id)
            await _close(websocket, TOO_SLOW)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _close(websocket: WebSocket, code: int, reason: str | None = None) -> None:
    try:
        async with asyncio.timeout(1.0):
            await websocket.close(code, reason)
    except (RuntimeError, TimeoutError):
        # It is closed already, or does not listen even to that.
        return


async def _send(websocket: WebSocket, connection: Connection, turns: Turns) -> None:
    try:
        while True:
            text = await connection.outbox.get()
            if len(text) > LONG_TEXT:
                await turns.next(BETWEEN_LONG)
            await websocket.send_text(text)
    except (WebSocketDisconnect, RuntimeError):
        # The page is gone; what it missed it will ask for.
        return


async def _receive(websocket: WebSocket, connection: Connection, tables: Tables) -> None:
    referee = Referee(connection, tables, _bucket(websocket.app.state.settings))
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await referee.hear(message.get("text"))


def _bucket(settings: Settings) -> Bucket | None:
    """How much a connection may say, and at once a few seconds' worth; None: any."""
    rate = settings.messages_per_minute / 60
    return Bucket(rate, max(rate * _BURST_SECONDS, _CHAT_TOKENS)) if rate else None


class Referee:
    """Answers the messages of one connection, one after the other."""

    def __init__(self, connection: Connection, tables: Tables, bucket: Bucket | None) -> None:
        self._connection, self._tables, self._bucket = connection, tables, bucket
        self._answers: dict[type[Card], Callable[[Any], Awaitable[None]]] = {
            Watch: self._watch,
            Unwatch: self._unwatch,
            SpeakLanguage: self._speak,
            Move: self._move,
            Undo: self._undo,
            Resign: self._resign,
            AskWhyNot: self._why_not,
            AskMeant: self._meant,
            AskPreview: self._preview,
            AskLook: self._look,
            Say: self._say,
            Skip: self._skip,
            Ping: self._pong,
        }

    async def hear(self, text: str | None) -> None:
        """Answer one message, whatever it is; None is one that is no text."""
        if self._connection.logged_out.is_set():
            return
        try:
            message = self._read(text)
        except Refusal as refusal:
            self._refuse(refusal, _id_in(text), None)
            return
        id, table = getattr(message, "id", None), getattr(message, "table", None)
        try:
            self._count(message)
            await self._answers[type(message)](message)
        except Refusal as refusal:
            self._refuse(refusal, id, table)
        except Exception:
            log.exception("a message could not be answered", kind=message.type, table=table)
            ERRORS.labels("live").inc()
            self._refuse(Refusal("unavailable"), id, table)

    def _count(self, message: FromPage) -> None:
        tokens = _CHAT_TOKENS if isinstance(message, Say) else 1.0
        wait = self._bucket.take(tokens) if self._bucket is not None else 0.0
        if wait:
            raise Refusal("too_fast", n=max(1, round(wait)))

    @staticmethod
    def _read(text: str | None) -> FromPage:
        if text is None:
            raise Refusal("malformed", text=said("refused.binary_message"))
        if len(text.encode()) > LONGEST:
            raise Refusal("malformed", text=said("refused.long_message"))
        try:
            return FROM_PAGE.validate_json(text)
        except ValidationError as error:
            raise Refusal("malformed", text=_wrong(error)) from None

    def _refuse(self, refusal: Refusal, id: str | None, table: str | None) -> None:
        kind: Any = refusal.kind if refusal.kind in _KINDS else "unavailable"
        REFUSALS.labels(kind).inc()
        self._send(
            Refused(
                type="refused",
                id=id,
                table=table,
                kind=kind,
                message=refusal.message(self._connection.lang),
                rule=refusal.rule,
                pieces=list(refusal.pieces),
            )
        )

    def _send(self, message: Card) -> None:
        self._connection.send(message.model_dump_json())

    @property
    def _visitor(self) -> Visitor:
        return self._connection.visitor

    # Watching.

    async def _watch(self, message: Watch) -> None:
        watching = self._connection.watching
        if message.table not in watching and len(watching) >= MOST_WATCHED:
            await self._tables.unwatch(self._connection, next(iter(watching)))
        await self._tables.watch(self._connection, message.table, message.since)

    async def _unwatch(self, message: Unwatch) -> None:
        await self._tables.unwatch(self._connection, message.table)

    async def _speak(self, message: SpeakLanguage) -> None:
        self._connection.lang = message.lang
        for table in list(self._connection.watching):
            await self._tables.watch(self._connection, table, 0)
            # Each is a few milliseconds' work; others get their turn between two.
            await asyncio.sleep(0)

    # Playing.

    def _acknowledging(self, id: str) -> Callable[[int], None]:
        return lambda seq: self._send(Ack(type="ack", id=id, seq=seq))

    async def _move(self, message: Move) -> None:
        await self._tables.move(self._visitor, message, self._acknowledging(message.id))

    async def _undo(self, message: Undo) -> None:
        await self._tables.undo(self._visitor, message, self._acknowledging(message.id))

    async def _resign(self, message: Resign) -> None:
        await self._tables.resign(self._visitor, message, self._acknowledging(message.id))

    async def _say(self, message: Say) -> None:
        await self._tables.say(self._visitor, message, self._acknowledging(message.id))

    async def _skip(self, message: Skip) -> None:
        await self._tables.skip(self._visitor, message.table)

    # Asking.

    async def _why_not(self, message: AskWhyNot) -> None:
        lookout = await self._tables.lookout(message.table, self._visitor)
        lang = self._connection.lang
        self._send(lookout.why_not(self._visitor.id, message.id, message.action, lang))

    async def _meant(self, message: AskMeant) -> None:
        lookout = await self._tables.lookout(message.table, self._visitor)
        lang = self._connection.lang
        self._send(lookout.meant(self._visitor.id, message.id, message.x, message.y, lang))

    async def _preview(self, message: AskPreview) -> None:
        lookout = await self._tables.lookout(message.table, self._visitor)
        lang = self._connection.lang
        self._send(lookout.preview(self._visitor.id, message.id, message.action, lang))

    async def _look(self, message: AskLook) -> None:
        lookout = await self._tables.lookout(message.table, self._visitor)
        sight = lookout.look(self._visitor.id, self._connection.lang, message.seq)
        # A `LookAnswer`; the id is made of letters and digits.
        self._connection.send(f'{{"type":"look","id":"{message.id}","sight":{sight}}}')

    async def _pong(self, message: Ping) -> None:
        self._send(Pong(type="pong"))


def _id_in(text: str | None) -> str | None:
    """The id of a message that is wrong otherwise, so that the page knows which one it was."""
    if text is None:
        return None
    try:
        found = json.loads(text)["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return found[:64] if isinstance(found, str) else None


def _wrong(error: ValidationError) -> Callable[[str], str]:
    """Which part of a message is wrong; its type is not part of the way there."""
    first = error.errors(include_url=False, include_input=False)[0]
    where = [str(part) for part in first["loc"]]
    if first["type"].startswith(("union_tag", "json")) or not where:
        what = "type" if first["type"].startswith("union_tag") else "JSON"
    else:
        what = ".".join(where[1:] or where)
    return said("refused.bad_message", what=what)
