"""Routes for whoever runs the service: is it well, and what is it doing?"""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response
from sqlalchemy import text

from .... import __version__
from ...operations.metrics import exposition
from ...operations.settings import Settings
from ...refusals import Refusal
from ...schemas.operations import Forwarded, Healthy, Seen
from ...storage.database import Storage
from ..errors import problems
from ..security import is_loopback

operations_router = APIRouter(tags=["operations"])

_PATIENCE = 3.0
"""Seconds within which a healthy database answers."""


@operations_router.get("/healthz", responses=problems(s503="The database does not answer."))
async def get_health(request: Request) -> Healthy:
    """Whether the service is up and its database answers."""
    storage: Storage = request.app.state.storage
    try:
        async with asyncio.timeout(_PATIENCE):
            await storage.read(lambda database: database.execute(text("SELECT 1")).scalar_one())
    except TimeoutError:
        raise Refusal("no_database", status=503) from None
    return Healthy(status="ok", version=__version__, worker=request.app.state.worker or 1)


@operations_router.get("/healthz/seen")
async def get_seen(request: Request) -> Seen:
    """How the service sees you, so that a host can tell whether the proxy in front is set up."""
    address = request.client.host if request.client else ""
    return Seen(address=address, https=request.url.scheme == "https", forwarded=_forwarded(request))


def _forwarded(request: Request) -> Forwarded:
    """Whether the address was named by somebody in front, and whether that is what we go by.

    What is believed has no port, or the one that was named; a connection of its own has another.
    """
    named = request.headers.getlist("x-forwarded-for")
    if not any(named) or request.client is None:
        return "no"
    host, port = request.client
    each = {one.strip() for line in named for one in line.split(",")}
    shown = {host} if port == 0 else {f"{host}:{port}", f"[{host}]:{port}"}
    return "believed" if shown & each else "ignored"


@operations_router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"description": "Metrics for Prometheus.", "content": {"text/plain": {}}},
        **problems(s403="The settings do not let you read them."),
    },
)
def get_metrics(request: Request) -> Response:
    """What the service counts and times, for Prometheus."""
    settings: Settings = request.app.state.settings
    here = request.client is not None and is_loopback(request.client.host)
    if settings.metrics == "off" or (settings.metrics == "loopback" and not here):
        raise Refusal("no_metrics", status=403)
    content, kind = exposition(request.app.state.worker)
    return Response(content, media_type=kind)
