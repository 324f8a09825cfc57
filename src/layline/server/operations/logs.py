"""The log of the service: one event a line, as text for people or as JSON for programs.

What libraries log goes the same way. Neither headers, cookies, bodies nor query strings are ever
logged, so no secret can be among them.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any, TextIO

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..http.errors import route_of
from .metrics import REQUEST_SECONDS, REQUESTS
from .settings import Settings

log = structlog.get_logger("layline.requests")

_QUIET = frozenset({"/healthz", "/metrics"})
"""Asked every few seconds by machines; logged only when everything is."""


def set_up_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Send everything that is logged to the error stream, in the form that was asked for."""
    stream = sys.stderr if stream is None else stream
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.ExtraAdder(),
        _without_colours,
    ]
    rendering: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if settings.log_format == "json":
        rendering.append(structlog.processors.dict_tracebacks)
        rendering.append(structlog.processors.JSONRenderer(ensure_ascii=False))
    else:
        plain = structlog.dev.plain_traceback
        colours = stream.isatty()
        rendering.append(structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=plain))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=rendering)
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Only our own parts may tell everything: libraries would tell headers and query strings.
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("layline").setLevel(level)


def _without_colours(logger: Any, method: str, event: Any) -> Any:
    """uvicorn says everything a second time, in colours."""
    event.pop("color_message", None)
    return event


class RequestLog:
    """Gives each request an id, counts and times it, and writes one line about it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, watching how it is answered."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})["request_id"] = request = _request_id(scope)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request)
        began = time.perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).setdefault("x-request-id", request)
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            self._write(scope, status, time.perf_counter() - began)

    def _write(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_of(scope)
        REQUESTS.labels(route=route, method=scope["method"], status=status).inc()
        REQUEST_SECONDS.labels(route=route).observe(seconds)
        write: Callable[..., Any] = log.debug if route in _QUIET else log.info
        write(
            "request",
            method=scope["method"],
            path=scope["path"],
            status=status,
            ms=round(seconds * 1000, 1),
            address=scope["client"][0] if scope.get("client") else None,
        )


def _request_id(scope: Scope) -> str:
    for name, value in scope["headers"]:
        if name == b"x-request-id" and re.fullmatch(rb"[A-Za-z0-9._-]{8,64}", value):
            return str(value.decode())
    return secrets.token_hex(8)
