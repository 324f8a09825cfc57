"""Answers the messages of a live connection, see `schemas.live`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import structlog
from pydantic import ValidationError

from ..encoding import json_text
from ..operations.limits import CHAT_TOKENS, Limits, take
from ..operations.metrics import ERRORS, REFUSALS
from ..refusals import Refusal, said
from ..schemas.base import ApiModel
from ..schemas.live import (
    FROM_PAGE,
    MESSAGE_ID,
    AskDescription,
    AskHint,
    AskLook,
    AskMeant,
    AskPreview,
    AskTrails,
    AskWhyNot,
    DescriptionAnswer,
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
    TrailsAnswer,
    Undo,
    Unwatch,
    Watch,
)
from ..visitors.visitor import Visitor
from .connections import Connection
from .service import Tables

log = structlog.get_logger("layline.live")

LONGEST = 8 * 1024
"""The most bytes in one message from the page."""
MOST_WATCHED = 50
"""The most tables one connection may watch."""
REST = 1.0
"""Seconds for which a connection is not listened to after it has said too much."""
_KINDS: dict[str, RefusalKind] = {kind: kind for kind in get_args(RefusalKind)}


class SocketHandler:
    """Answers the messages of one connection, one after the other."""

    def __init__(self, connection: Connection, tables: Tables, limits: Limits) -> None:
        self._connection, self._tables, self._limits = connection, tables, limits
        self._said_too_much = False

    async def receive(self, text: str | None) -> None:
        """Answer one message, whatever it is; None stands for one that is not text."""
        if self._connection.logged_out:
            return
        try:
            self._count(1.0)
            message = self._read(text)
        except Refusal as refusal:
            self._refuse(refusal, _id_in(text), None)
            return
        id, table = getattr(message, "id", None), getattr(message, "table", None)
        try:
            if isinstance(message, Say):
                self._count(CHAT_TOKENS - 1)
            await _ANSWERS[type(message)](self, message)
        except Refusal as refusal:
            self._refuse(refusal, id, table)
        except Exception:
            log.exception("a message could not be answered", kind=message.type, table=table)
            ERRORS.labels("live").inc()
            self._refuse(Refusal("unavailable"), id, table)

    def _count(self, tokens: float) -> None:
        """Count a message: over all connections of its visitor, and of its address."""
        take(self._limits.messages, self._visitor.id, tokens)
        take(self._limits.address_messages, self._connection.address, tokens)

    async def rest(self) -> None:
        """Listen no more for a while to whoever says too much: to refuse it costs time as well."""
        if self._said_too_much:
            self._said_too_much = False
            await asyncio.sleep(REST)

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
        kind = _KINDS.get(refusal.kind, "unavailable")
        self._said_too_much = kind == "too_fast"
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

    def _send(self, message: ApiModel) -> None:
        self._connection.answer(json_text(message))

    @property
    def _visitor(self) -> Visitor:
        return self._connection.visitor

    # Watching.

    async def _watch(self, message: Watch) -> None:
        watching = self._connection.watching
        if message.table not in watching and len(watching) >= MOST_WATCHED:
            await self._tables.watching.unwatch(self._connection, next(iter(watching)))
        await self._tables.watching.watch(self._connection, message.table, message.since)

    async def _unwatch(self, message: Unwatch) -> None:
        await self._tables.watching.unwatch(self._connection, message.table)

    async def _speak(self, message: SpeakLanguage) -> None:
        self._connection.lang = message.lang
        for table in list(self._connection.watching):
            await self._tables.watching.watch(self._connection, table, 0)
            # Each is a few milliseconds' work; others get their turn between two.
            await asyncio.sleep(0)

    # Playing.

    def _acknowledging(self, id: str) -> Callable[[int], None]:
        def acknowledge(seq: int) -> None:
            # Whoever moved watches the table, and is told at once what came of it.
            ack = {"type": "ack", "id": id, "seq": seq}  # an `Ack`
            self._connection.answer(json_text(ack), more_follows=True)

        return acknowledge

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
        views = await self._tables.views(message.table, self._visitor)
        lang = self._connection.lang
        self._send(views.why_not(self._visitor.id, message.id, message.action, lang))

    async def _meant(self, message: AskMeant) -> None:
        views = await self._tables.views(message.table, self._visitor)
        lang = self._connection.lang
        self._send(views.meant(self._visitor.id, message.id, message.x, message.y, lang))

    async def _preview(self, message: AskPreview) -> None:
        views = await self._tables.views(message.table, self._visitor)
        lang = self._connection.lang
        actions = (message.action, *message.and_then)
        self._send(views.preview(self._visitor.id, message.id, actions, lang))

    async def _hint(self, message: AskHint) -> None:
        lang = self._connection.lang
        self._send(await self._tables.hints.hint(self._visitor, message, lang))

    async def _look(self, message: AskLook) -> None:
        views = await self._tables.views(message.table, self._visitor)
        sight = views.look(self._visitor.id, self._connection.lang, message.seq)
        answer = {"type": "look", "id": message.id, "sight": sight}  # a `LookAnswer`
        self._connection.answer(json_text(answer))

    async def _describe(self, message: AskDescription) -> None:
        views = await self._tables.views(message.table, self._visitor)
        text = views.describe(self._visitor.id, self._connection.lang, message.seq)
        self._send(DescriptionAnswer(type="describe", id=message.id, text=text))

    async def _trails(self, message: AskTrails) -> None:
        views = await self._tables.views(message.table, self._visitor)
        trails = views.trails(message.since)
        self._send(TrailsAnswer(type="trails", id=message.id, trails=trails))

    async def _pong(self, message: Ping) -> None:
        self._send(Pong(type="pong"))


_ANSWERS: dict[type[ApiModel], Callable[[SocketHandler, Any], Awaitable[None]]] = {
    Watch: SocketHandler._watch,
    Unwatch: SocketHandler._unwatch,
    SpeakLanguage: SocketHandler._speak,
    Move: SocketHandler._move,
    Undo: SocketHandler._undo,
    Resign: SocketHandler._resign,
    AskWhyNot: SocketHandler._why_not,
    AskMeant: SocketHandler._meant,
    AskPreview: SocketHandler._preview,
    AskHint: SocketHandler._hint,
    AskLook: SocketHandler._look,
    AskDescription: SocketHandler._describe,
    AskTrails: SocketHandler._trails,
    Say: SocketHandler._say,
    Skip: SocketHandler._skip,
    Ping: SocketHandler._pong,
}
"""Who answers which message: once for all connections, of which there may be thousands."""


def _id_in(text: str | None) -> str | None:
    """The id of an otherwise invalid message, so that the page knows which one it was.

    It is sent back, so it must be one: anything else might not even be text.
    """
    if text is None:
        return None
    try:
        return MESSAGE_ID.validate_python(json.loads(text)["id"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _wrong(error: ValidationError) -> Callable[[str], str]:
    """Which part of a message is wrong; the path to it leaves out the message's type."""
    first = error.errors(include_url=False, include_input=False)[0]
    where = [str(part) for part in first["loc"]]
    if first["type"].startswith(("union_tag", "json")) or not where:
        what = "type" if first["type"].startswith("union_tag") else "JSON"
    else:
        what = ".".join(where[1:] or where)
    return said("refused.bad_message", what=what)
