"""The bodies of requests, read strictly: JSON in UTF-8, and every text in it really is one.

Python's own reader lets half a surrogate pair through ("\\ud800"). Such a text can neither be
stored nor sent, so whatever came across it first would fall over; it is refused where it comes in.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Coroutine

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic_core import from_json

_MAYBE_INFINITE = re.compile(rb"[eE]\+?\d{3}|\d{200}")
"""Part of every number that is too large: 1e999 would be read as infinity, which is not JSON."""


class StrictRequest(Request):
    """A request whose body must be JSON."""

    async def json(self) -> object:
        """What the body says."""
        if not hasattr(self, "_json"):
            self._json = _read(await self.body())
        return self._json


class StrictRoute(APIRoute):
    """A route that reads its requests strictly; every router of the service makes these."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[None, None, Response]]:
        """What answers a request."""
        answer = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await answer(StrictRequest(request.scope, request.receive))

        return strictly


def _read(body: bytes) -> object:
    try:
        found = from_json(body, allow_inf_nan=False)
        if _MAYBE_INFINITE.search(body):
            json.dumps(found, allow_nan=False)
    except ValueError as error:
        # The one kind of error that the framework answers as "not JSON".
        raise json.JSONDecodeError(str(error), "", 0) from None
    return found
