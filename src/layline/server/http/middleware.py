"""What every request passes through: it is logged, and let in or turned away."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable

import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..language import language_of
from ..operations.limits import Limits, asking_address, take
from ..operations.metrics import REQUEST_SECONDS, REQUESTS
from ..refusals import Refusal
from ..schemas.errors import Problem
from ..visitors.accounts import Visitors
from .errors import problem, route_of
from .security import address_of, must_prove_origin, same_origin

log = structlog.get_logger("layline.requests")

_QUIET = frozenset({"/healthz", "/metrics"})
"""Polled every few seconds by machines; logged only when everything is."""


class Gate:
    """Turns away requests that foreign pages had a browser make, and those that come too fast."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            if must_prove_origin(scope["method"]) and not same_origin(connection):
                raise Refusal("foreign_origin", status=403)
            if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
                raise Refusal("invalid", status=422)  # no database could look for it
            count_request(connection, self.limits)
            asking_address.set(address_of(connection))
        except Refusal as refusal:
            message = refusal.message(language_of(connection))
            wait = refusal.words.get("n")
            answer = problem(
                refusal.status,
                Problem(kind=refusal.kind, message=message),
                {"retry-after": str(wait)} if wait else None,
            )
            await answer(scope, receive, send)
            return
        await self.app(scope, receive, send)


def count_request(connection: HTTPConnection, limits: Limits) -> None:
    """Count a request for its address and its visitor, whatever is asked for.

    Whoever comes without a cookie of ours shares what one visitor may, with everybody else who does
    so from that address. Cookies that have ended count apart: nobody is to pay for a stolen one.
    """
    address = address_of(connection)
    take(limits.addresses, address)
    visitors: Visitors = connection.app.state.visitors
    given = visitors.cookies.read(connection)
    take(limits.visitors, f"{given.visitor} {given.generation}" if given else address)


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
        write: Callable[..., object] = log.debug if route in _QUIET else log.info
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
