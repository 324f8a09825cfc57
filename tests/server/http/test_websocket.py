"""Messages are compressed where it pays, and every client can read them; nothing is kept of a
connection that it does not need."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from layline.server.http.routes import live
from layline.server.http.websocket import WORTH_COMPRESSING, SparingDeflateFactory, short_frame
from layline.server.live.connections import Connection
from layline.server.operations.long_work import Turns
from layline.server.visitors.visitor import Visitor


@pytest.mark.parametrize("takeover", [True, False])
def test_short_messages_go_as_they_are_and_long_ones_compressed(takeover: bool) -> None:
    offer = ClientPerMessageDeflateFactory(
        server_no_context_takeover=not takeover, client_max_window_bits=True
    )
    server = SparingDeflateFactory(server_max_window_bits=12, client_max_window_bits=12)
    accepted, ours = server.process_request_params(offer.get_request_params(), [])
    theirs = offer.process_response_params(accepted, [])
    short, long = b'{"type":"pong"}', b'{"type":"update"}' * 100
    assert len(short) < WORTH_COMPRESSING < len(long)
    for text in (long, short, long, short):
        sent = ours.encode(Frame(Opcode.TEXT, text))
        assert sent.rsv1 == (text == long), "the bit that says: compressed"
        assert len(sent.data) == len(text) if text == short else len(sent.data) < len(text) / 4
        assert bytes(theirs.decode(sent).data) == text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 255, 256, WORTH_COMPRESSING - 1])
def test_the_frame_of_a_short_message_is_that_of_the_library(size: int) -> None:
    text = b"x" * size
    assert b"".join(short_frame(text)) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def silence() -> dict[str, Any]:
    """Nothing ever comes."""
    await asyncio.Event().wait()
    return {}


def test_live_connections_pass_none_of_the_layers_for_requests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    came: list[str] = []

    async def layers(scope: Scope, receive: Receive, send: Send) -> None:
        came.append(f"{scope['type']} {scope['path']}")

    async def talk(websocket: WebSocket) -> None:
        came.append("talk")

    async def send(message: Any) -> None:
        came.append(message["type"])

    monkeypatch.setattr(live, "talk", talk)
    door = live.LiveConnections(layers)
    for kind, path in (("websocket", "/api/live"), ("http", "/api/live"), ("websocket", "/other")):
        asyncio.run(_passed(door, {"type": kind, "path": path, "headers": []}, send))
    assert came == ["talk", "http /api/live", "websocket.close"]


async def _passed(door: live.LiveConnections, scope: Scope, send: Send) -> None:
    await door(scope, silence, send)


def test_a_message_that_was_sent_is_not_kept_until_the_next() -> None:
    text = "m" * 10_000
    count = sys.getrefcount(text)
    sent: list[int] = []

    async def send(message: Any) -> None:
        sent.append(len(message["text"]))

    async def sending() -> int:
        connection = Connection(Visitor("v", "Vera", False, None), "en")
        websocket = WebSocket({"type": "websocket"}, silence, send)
        websocket.application_state = websocket.application_state.CONNECTED
        task = asyncio.create_task(live._send(websocket, connection, Turns()))
        connection.answer(text)
        while not sent:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        kept = sys.getrefcount(text)
        task.cancel()
        return kept

    assert asyncio.run(sending()) == count
    assert sent == [len(text)]
