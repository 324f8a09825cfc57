"""One process that serves: uvicorn with the application in it."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import uvicorn
from rich.text import Text

from ..server.http.app import create_app
from ..server.http.handing_over import HandingOver
from ..server.http.timeouts import TimedHttp, timed_http
from ..server.http.websocket import live_protocol
from ..server.operations.logs import set_up_logs
from ..server.operations.settings import Settings
from . import terminal
from .words import Words

PATIENCE = 10
"""Seconds that answers under way are given to finish when the service is stopped."""
_LONGEST_MESSAGE = 16 * 1024
_SWITCH = 0.001
"""Seconds a busy thread may keep the event loop waiting for its turn; Python's default is five
times as long, and an answer takes several turns."""


class Service(uvicorn.Server):
    """uvicorn with our settings; `ready` is called once the service can be reached.

    `worker` is its number where several processes serve together.
    """

    def __init__(
        self,
        settings: Settings,
        words: Words,
        ready: Callable[[], None],
        worker: int | None = None,
        between: HandingOver | None = None,
    ) -> None:
        set_up_logs(settings, worker=worker)
        super().__init__(_config(settings, words, worker, between))
        self._ready, self._between = ready, between
        self._keeping = timed_http(settings)  # what was handed over once stays
        self._taken: set[asyncio.Task[None]] = set()

    def serve_until_stopped(self, door: socket.socket) -> bool:
        """Serve whoever comes through a door; whether that was ever possible."""
        # Asked to stop, uvicorn ends in good order and then hands the signal on to us.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):
            self.run(sockets=[door])
        return self.started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            _spare_the_collector()
            sys.setswitchinterval(_SWITCH)
            if self._between is not None:
                self._between.open(self._take)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End in good order; from now on the other processes keep whoever comes to them."""
        if self._between is not None:
            self._between.close()
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another process was asked for."""
        task = asyncio.create_task(self._go_on_with(connection, request))
        self._taken.add(task)
        task.add_done_callback(self._taken.discard)

    async def _go_on_with(self, connection: socket.socket, request: bytes) -> None:
        connection.setblocking(False)

        def protocol() -> TimedHttp:
            return self._keeping(self.config, self.server_state, self.lifespan.state)

        loop = asyncio.get_running_loop()
        try:
            _, reading = await loop.connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()  # they have gone meanwhile
            return
        reading.data_received(request)


def _spare_the_collector() -> None:
    """Take what lives as long as the service out of the garbage collector's sight.

    Looking through the hundred thousand objects of the modules stops every table for a good part
    of a second, and none of them is ever garbage.
    """
    gc.collect()
    gc.freeze()
    # What tables make goes by itself, nearly all of it, when the next decision takes its place. As
    # long as it lasts it counts as young, and to look through it stops everybody for up to a tenth
    # of a second. So that is done rarely; what it finds are some megabytes at most.
    gc.set_threshold(50_000, 5, 160)
    gc.enable()


def _say(words: Words, what: str, **facts: object) -> None:
    terminal.stderr().print(Text(words(what, **facts)), soft_wrap=True)


def _config(
    settings: Settings, words: Words, worker: int | None, between: HandingOver | None
) -> uvicorn.Config:
    # Whoever sits here is told in their language what goes on in the background; else it is logged.
    tell = partial(_say, words) if sys.stderr.isatty() else None
    return uvicorn.Config(
        create_app(settings, tell, worker),
        lifespan="on",
        http=timed_http(settings, between),
        timeout_keep_alive=settings.idle_seconds,
        ws=live_protocol(settings),
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_max_size=_LONGEST_MESSAGE,
        proxy_headers=True,
        forwarded_allow_ips=",".join(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=PATIENCE,
    )
