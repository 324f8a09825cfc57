"""Routes for whoever runs the service: is it well, and what is it doing?"""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from .... import __version__
from ...live.service import Tables
from ...operations.metrics import exposition
from ...operations.settings import Settings
from ...refusals import Refusal
from ...schemas.operations import Forwarded, Healthy, Seen
from ...storage.write_probe import WriteProbe
from ..bodies import StrictRoute
from ..errors import problems
from ..security import brings_token, comes_from_here

operations_router = APIRouter(route_class=StrictRoute, tags=["operations"])


@operations_router.get(
    "/healthz", responses=problems(s503="Nothing can be stored; the message says why.")
)
async def get_health(request: Request) -> Healthy:
    """Whether the service is up and its database takes what is written.

    That is really tried, at most once in five seconds, however many ask.
    """
    probe: WriteProbe = request.app.state.write_probe
    tables: Tables = request.app.state.tables
    trouble = await probe.trouble()
    if trouble is not None:
        raise Refusal(trouble, status=503)
    return Healthy(
        status="damaged" if tables.unreadable else "ok",
        version=__version__,
        worker=request.app.state.worker or 1,
        unreadable_tables=tables.unreadable,
    )


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
    if not _may_read_metrics(request):
        raise Refusal("no_metrics", status=403)
    content, kind = exposition(request.app.state.worker)
    return Response(content, media_type=kind)


def _may_read_metrics(request: Request) -> bool:
    settings: Settings = request.app.state.settings
    if settings.metrics == "off":
        return False
    if settings.metrics_token is not None:
        return brings_token(request, settings.metrics_token)
    return settings.metrics == "everyone" or comes_from_here(request)
