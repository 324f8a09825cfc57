"""`layline serve`: the web service, until somebody stops it."""

from __future__ import annotations

import errno
import gc
import signal
import socket
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from rich.text import Text
from sqlalchemy.exc import SQLAlchemyError

from ..server.http.app import create_app
from ..server.http.security import is_loopback
from ..server.http.websocket import LiveProtocol
from ..server.operations.logs import set_up_logs
from ..server.operations.settings import BadSettings, Settings, read_settings
from . import terminal
from .db import bring_up_to_date, complain, unusable
from .words import Words

_PATIENCE = 10
"""Seconds that answers under way are given to finish when the service is stopped."""
_LONGEST_MESSAGE = 16 * 1024
_SWITCH = 0.001
"""Seconds a busy thread may keep the event loop waiting for its turn; Python's default is five
times as long, and an answer takes several turns."""


def serve(words: Words, file: Path | None, **given: Any) -> int:
    """Serve with the settings of a file, of the environment and those given here; the status."""
    try:
        settings = read_settings(file, **given)
    except BadSettings as mistakes:
        return complain(*mistakes.lines(words.lang))
    try:
        bring_up_to_date(settings)
    except (OSError, SQLAlchemyError) as error:
        return complain(unusable(settings, error, words))
    try:
        door = _open(settings)
    except OSError as error:
        return complain(_why_closed(error, settings, words))
    with door:
        chosen: dict[str, object] = {"port": door.getsockname()[1]}
        if "log_level" not in settings.model_fields_set and sys.stderr.isatty():
            # Whoever sits here wants to see the address, not every request.
            chosen["log_level"] = "warning"
        settings = settings.model_copy(update=chosen)
        set_up_logs(settings)
        service = _Service(_config(settings, words), settings, words)
        # Asked to stop, uvicorn ends in good order and then hands the signal on to us.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):
            service.run(sockets=[door])
    return 0 if service.started else 1


class _Service(uvicorn.Server):
    """uvicorn, with a friendly line once the service can be reached."""

    def __init__(self, config: uvicorn.Config, settings: Settings, words: Words) -> None:
        super().__init__(config)
        self._settings, self._words = settings, words

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        _spare_the_collector()
        sys.setswitchinterval(_SWITCH)
        console = terminal.stdout()
        address = self._settings.address
        console.print(Text(self._words("serving", address=address)), soft_wrap=True)
        if not is_loopback(self._settings.host):
            console.print(Text(self._words("serving_all")), soft_wrap=True)
        sys.stdout.flush()


def _say(words: Words, what: str, **facts: object) -> None:
    terminal.stderr().print(Text(words(what, **facts)), soft_wrap=True)


def _spare_the_collector() -> None:
    """Take what lives as long as the service out of the garbage collector's sight.

    Looking through the hundred thousand objects of the modules stops every table for a good part
    of a second, and none of them is ever garbage.
    """
    gc.collect()
    gc.freeze()
    # Few at a time: a hundred thousand young ones would hold up everybody, too.
    gc.set_threshold(10_000, 5, 800)


def _config(settings: Settings, words: Words) -> uvicorn.Config:
    # Whoever sits here is told in their language what goes on in the background; else it is logged.
    tell = partial(_say, words) if sys.stderr.isatty() else None
    return uvicorn.Config(
        create_app(settings, tell),
        lifespan="on",
        ws=LiveProtocol,
        ws_max_size=_LONGEST_MESSAGE,
        proxy_headers=True,
        forwarded_allow_ips=",".join(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=_PATIENCE,
    )


def _open(settings: Settings) -> socket.socket:
    """The socket people connect to. A port that is in use is noticed before anything starts."""
    found = socket.getaddrinfo(
        settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    family, *_, address = found[0]
    everywhere = settings.host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server(
        address[:2],
        family=socket.AF_INET6 if everywhere else family,
        backlog=2048,
        dualstack_ipv6=everywhere,
    )


def _why_closed(error: OSError, settings: Settings, words: Words) -> str:
    where = {"host": settings.host, "port": settings.port}
    if error.errno == errno.EADDRINUSE:
        return words("port_in_use", **where)
    if error.errno == errno.EACCES:
        return words("port_forbidden", **where)
    return words("no_port", **where, why=error.strerror or error)
