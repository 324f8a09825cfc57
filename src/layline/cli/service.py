"""One process that serves: uvicorn with the application in it."""

from __future__ import annotations

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
from ..server.http.timeouts import timed_http
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
        self, settings: Settings, words: Words, ready: Callable[[], None], worker: int | None = None
    ) -> None:
        set_up_logs(settings, worker=worker)
        super().__init__(_config(settings, words, worker))
        self._ready = ready

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
            self._ready()


def _spare_the_collector() -> None:
    """Take what lives as long as the service out of the garbage collector's sight.

    Looking through the hundred thousand objects of the modules stops every table for a good part
    of a second, and none of them is ever garbage.
    """
    gc.collect()
    gc.freeze()
    # Few at a time: a hundred thousand young ones would hold up everybody, too.
    gc.set_threshold(10_000, 5, 800)


def _say(words: Words, what: str, **facts: object) -> None:
    terminal.stderr().print(Text(words(what, **facts)), soft_wrap=True)


def _config(settings: Settings, words: Words, worker: int | None) -> uvicorn.Config:
    # Whoever sits here is told in their language what goes on in the background; else it is logged.
    tell = partial(_say, words) if sys.stderr.isatty() else None
    return uvicorn.Config(
        create_app(settings, tell, worker),
        lifespan="on",
        http=timed_http(settings),
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
