"""WebSockets as uvicorn speaks them, sent without detours and compressed only where it pays.

What fits into one packet arrives no sooner when it is smaller, and goes as it is: many updates do.
Longer messages are compressed each by itself, to a third or a quarter. Remembering the ones before
would make that an eighth, but cost memory for every connection, for as long as it lasts.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import zlib
from collections.abc import Sequence
from functools import lru_cache
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from ..operations.settings import Settings
from ..operations.signals import Inbox
from .timeouts import SendWatch, hang_up

WIRE = "layline.wire"
"""The name of our extension of the scope."""
SYSTEM_HOLDS = 256 * 1024
"""Bytes that the system itself may hold for a client that does not read; else it is megabytes."""
LETS_GO_AFTER = 15.0
"""Seconds after the end of a conversation in which whoever does not read may still see its end."""
FOLLOWS_WITHIN = 0.005
"""Seconds that a message may wait for the next one, to share its packet."""
WORTH_COMPRESSING = 1400
"""The fewest bytes of a message that is compressed: shorter ones fit into one packet."""
_WINDOW_BITS = 12
_LEVEL, _MEMORY = 3, 5
"""So small that compressing does not drive everything else out of the processor's cache."""
_WHOLE_TEXT, _LONG_SIZE = 0x81, 126
"""The first byte of a frame that is a message, and what says that its size has two bytes."""
_SYNCED = b"\x00\x00\xff\xff"
"""The end of what was compressed and flushed; the protocol leaves it out."""


class SparingDeflate(PerMessageDeflate):
    """Leaves short messages as they are, which the protocol allows for each message."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent; ours are whole messages."""
        if len(frame.data) < WORTH_COMPRESSING:
            return frame
        data = _compressed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, rsv1=True)


@lru_cache(maxsize=8)
def _compressed(data: bytes, window_bits: int) -> bytes:
    """A message, compressed by itself; several people at a table are often told the very same."""
    encoder = zlib.compressobj(_LEVEL, wbits=-window_bits, memLevel=_MEMORY)
    written = encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)
    return written.removesuffix(_SYNCED)


def short_frame(data: bytes) -> tuple[bytes, bytes]:
    """A whole message as it is sent uncompressed, and unmasked as servers send: its head, and it.

    The library takes ten times as long, and nearly all messages are of this kind.
    """
    size = len(data)
    if size < _LONG_SIZE:
        return bytes((_WHOLE_TEXT, size)), data
    return bytes((_WHOLE_TEXT, _LONG_SIZE, size >> 8, size & 0xFF)), data


class SparingDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on how to compress."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What we accept of a client's offer, and the extension that does it."""
        accepted, agreed = super().process_request_params(params, accepted_extensions)
        return accepted, SparingDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class LiveProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with our compression, and a way to the transport for the application.

    That way (`live.outbox.Wire`) is an extension of the scope, under `WIRE`; servers without it do
    as well. Whoever stops reading is cut off with all that is still meant for them, even while we
    are closing.
    """

    send_seconds: float

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._flush: asyncio.TimerHandle | None = None
        self.queue = Inbox()  # type: ignore[assignment]
        sparing = SparingDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=_WINDOW_BITS,
            client_max_window_bits=_WINDOW_BITS,
        )
        self.conn = ServerProtocol(
            extensions=[sparing],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def handle_connect(self, event: Request) -> None:
        """Somebody comes: the application will be told, and how to send to them."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            wire = self.transport.get_extra_info("socket")
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_HOLDS)
            extensions = self.scope["extensions"] or {}
            self.scope["extensions"] = {**extensions, WIRE: {WIRE: self}}

    def start_keepalive(self) -> None:
        """We have agreed, so what both said for that can go: the scope has what was asked.

        websockets would keep it for as long as the connection lasts.
        """
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is here: from now on it counts whether they read."""
        super().connection_made(transport)
        self._sending = SendWatch(self.transport, self.send_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._sending.end()
        if self._flush is not None:
            self._flush.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The other end reads more slowly than we write."""
        super().pause_writing()
        self._sending.begin()

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self._sending.progress()

    def keepalive_timeout(self) -> None:
        """A ping was not answered: nobody is there who could read what was sent meanwhile."""
        super().keepalive_timeout()
        hang_up(self.transport)

    def send_now(self, text: str, more_follows: bool = False) -> bool:
        """Send a message; False if that has to wait because the client is slow, or not there.

        If `more_follows`, it may wait a moment to leave in one packet with the next one.
        """
        ready = self.handshake_complete and self.writable.is_set()
        if not ready or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        data = text.encode()
        if len(data) < WORTH_COMPRESSING:
            self.conn.writes += short_frame(data)
        else:
            self.conn.send_text(data)
        if not more_follows:
            self._write()
        elif self._flush is None:
            self._flush = self.loop.call_later(FOLLOWS_WITHIN, self._write)
        return True

    def _write(self) -> None:
        """Hand over all that is to be sent."""
        if self._flush is not None:
            self._flush.cancel()
            self._flush = None
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def unsent(self) -> int:
        """Bytes that the transport holds because the client has not read them."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    async def drained(self) -> None:
        """Wait until the transport holds little."""
        await self.writable.wait()

    def abort(self) -> None:
        """Hang up at once, and let go of what was not sent."""
        if not self.disconnected:
            self.transport.abort()

    async def run_asgi(self) -> None:
        """Let the application talk; afterwards nobody may hold anything for long.

        To close a transport is to send first what it holds, which takes for ever if nobody reads.
        """
        await super().run_asgi()
        self.loop.call_later(LETS_GO_AFTER, self.abort)


def live_protocol(settings: Settings) -> type[LiveProtocol]:
    """The protocol with the times that the host has set, for uvicorn to make connections of."""

    class Live(LiveProtocol):
        send_seconds = settings.send_seconds

    return Live
