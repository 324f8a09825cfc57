"""The gate: what is asked of every request before anything else looks at it."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ..language import language_of
from ..operations.limits import Limit
from ..operations.settings import Settings
from ..refusals import Refusal
from ..schemas.tables import Problem
from .errors import problem
from .security import address_of, must_prove_origin, same_origin


class Limits:
    """How much may be asked for, by whom."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Limit.per_minute(settings.address_requests_per_minute)
        self.visitors = Limit.per_minute(settings.requests_per_minute)
        self.guests = Limit.per_minute(settings.guests_per_minute)
        self.attempts = Limit.per_minute(settings.attempts_per_minute)
        self.exports = Limit.per_minute(settings.exports_per_minute)


def take(limit: Limit, asker: str) -> None:
    """Count a request against a limit; one too many is refused."""
    wait = limit.take(asker)
    if wait:
        raise Refusal("too_fast", status=429, n=wait)


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
            take(self.limits.addresses, address_of(connection))
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
