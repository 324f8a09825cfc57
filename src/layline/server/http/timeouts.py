"""Connections that keep us waiting are ended: HTTP as uvicorn speaks it, with a time for each part.

uvicorn closes a connection that was answered and then asks for nothing more. It waits for ever for
one that never asks, sends half of its headers or half of a body, or does not read what it is sent.
Each of them holds a socket and memory, so each has its time here.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import is_ssl

from ..operations.settings import Settings
from .handing_over import HandingOver

if TYPE_CHECKING:
    from uvicorn._types import HTTPScope

MOST_HEADERS = 64 * 1024
"""Bytes that may come before the headers of a request are complete."""

_LAST = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout" + _LAST
_TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large" + _LAST


@dataclass(frozen=True)
class Patience:
    """Seconds for the headers of a request, for its body, and for reading a piece of an answer."""

    headers: float
    body: float
    send: float

    @classmethod
    def of(cls, settings: Settings) -> Patience:
        """Those that the host has set."""
        return cls(settings.header_seconds, settings.body_seconds, settings.send_seconds)


def hang_up(transport: asyncio.Transport) -> None:
    """End a connection at once, and what the system still keeps for it as well.

    Merely closed, it would stay there until the other end has read everything.
    """
    door: socket.socket | None = transport.get_extra_info("socket")
    if door is not None:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class SendWatch:
    """Cuts off a connection whose other end has stopped reading what we send."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport, self._seconds = transport, seconds
        self._timer: asyncio.TimerHandle | None = None
        self._unread = 0

    def begin(self) -> None:
        """Something is waiting to be read: look again later whether it has been."""
        if self._timer is None:
            self._unread = self._transport.get_write_buffer_size()
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def progress(self) -> None:
        """The other end has read most of it; what waits after that is something new."""
        self.end()

    def end(self) -> None:
        """Nothing is to be watched any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        unread = self._transport.get_write_buffer_size()
        if unread and unread >= self._unread:
            hang_up(self._transport)
        elif unread:
            self.begin()


class TimedHttp(HttpToolsProtocol):
    """uvicorn's protocol with a time for each part of a request and of its answer."""

    patience: Patience
    handing_over: HandingOver | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None
        self._awaits_headers = True
        self._in_headers = False
        self._begun = 0  # bytes of headers that are not complete, after the first that came
        self._answering: RequestResponseCycle | None = None

    # What arrives.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects, and is expected to ask for something."""
        super().connection_made(transport)
        self._sending = SendWatch(transport, self.patience.send)
        self._expect_headers()

    def data_received(self, data: bytes) -> None:
        """Take in what came; if that is only the beginning of a request, the rest has to follow."""
        before = self._in_headers
        super().data_received(data)
        if self.transport.is_closing():
            # What cannot be read was answered just now; somebody still has to take the answer.
            self._watch_sending()
        elif self._awaits_headers:
            self._begun += len(data) if before and self._in_headers else 0
            if self._begun > MOST_HEADERS:
                self._cut_off(_TOO_LONG)
            elif not self._is_answering:
                self._expect_headers()

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        super().on_message_begin()
        self._in_headers, self._begun = True, 0
        self._expect_headers()

    def on_headers_complete(self) -> None:
        """The headers are there; the body has its own time."""
        self._awaits_headers = self._in_headers = False
        self._expect(self.patience.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there, and the time is ours."""
        self._stop_waiting()
        self._awaits_headers = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket, which looks after itself, here or in another process."""
        self._stop_waiting()
        self._sending.end()
        self._awaits_headers = False
        if self.handing_over is not None and not is_ssl(self.transport):
            request = as_it_came(self.scope, self.url)
            if self.handing_over.give(self.url, request, self.transport):
                self.transport.abort()  # ours; the connection goes on elsewhere
                return
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop_waiting()
        self._sending.end()
        self._unset_keepalive_if_required()
        # uvicorn tells only the last of several requests that were sent without waiting.
        for cycle in (self._answering, *(waiting for waiting, _ in self.pipeline)):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    # What is sent.

    def pause_writing(self) -> None:
        """The other end reads more slowly than we write."""
        super().pause_writing()
        self._sending.begin()

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self._sending.progress()

    def on_response_complete(self) -> None:
        """Everything is written, though perhaps not read."""
        super().on_response_complete()
        self._watch_sending()

    def _watch_sending(self) -> None:
        if self.transport.get_write_buffer_size():
            self._sending.begin()

    # Waiting.

    @property
    def _is_answering(self) -> bool:
        return self._answering is not None and not self._answering.response_complete

    def _expect_headers(self) -> None:
        """The time for headers begins with their first byte and does not begin again."""
        if self._timer is None:
            self._expect(self.patience.headers)

    def _expect(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._gone_by)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _gone_by(self) -> None:
        self._timer = None
        if self.flow.read_paused:
            # It is us who do not read on: an earlier request is not answered yet.
            self._expect(self.patience.body)
            return
        answered = self._is_answering and self.cycle.response_started
        half = self._in_headers or not self._awaits_headers
        self._cut_off(_TOO_SLOW if half and not answered else b"")

    def _cut_off(self, last: bytes) -> None:
        """End it with a last word, which nobody has to take."""
        if self.transport.is_closing():
            return
        if last:
            self.transport.write(last)
        self.transport.close()
        self._watch_sending()


def as_it_came(scope: HTTPScope, url: bytes) -> bytes:
    """The bytes of a request whose headers were read, for somebody else to read."""
    lines = [scope["method"].encode() + b" " + url + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in scope["headers"]]
    return b"\r\n".join([*lines, b"", b""])


def timed_http(settings: Settings, between: HandingOver | None = None) -> type[TimedHttp]:
    """The protocol with the times that the host has set, for uvicorn to make connections of.

    Where there are several processes, `between` hands connections over.
    """

    class Timed(TimedHttp):
        patience = Patience.of(settings)
        handing_over = between

    return Timed
