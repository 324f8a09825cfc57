"""Routes about races looked back on: results, statistics, and the proof of fair chance."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from ...results.results import Results
from ...schemas.base import TableId
from ...schemas.results import CheckRecord, ResultsCard, StatisticsCard, VerificationCard
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, FOR_VISITORS, WITH_BODY, Anyone, Known, Spoken
from ..errors import problems
from ..hanging_up import unless_hung_up

results_router = APIRouter(route_class=StrictRoute, tags=["results"], responses=EVERYWHERE)


async def _results(request: Request) -> Results:
    found: Results = request.app.state.results
    return found


TheResults = Annotated[Results, Depends(_results)]
Promised = Annotated[str | None, Query(max_length=200)]


@results_router.get(
    "/api/tables/{table}/results",
    response_model=ResultsCard,
    responses=problems(s404="There is no such table."),
)
async def get_results(
    request: Request, table: TableId, visitor: Anyone, lang: Spoken, results: TheResults
) -> Response:
    """Places, series, progress and chance of a race, as far as it has gone."""
    return _json(await unless_hung_up(request, results.results(table, visitor, lang)))


@results_router.get("/api/me/statistics", response_model=StatisticsCard, responses=FOR_VISITORS)
async def get_statistics(
    request: Request, visitor: Known, lang: Spoken, results: TheResults
) -> Response:
    """My races so far: places, rivals, how long I think."""
    return _json(await unless_hung_up(request, results.statistics(visitor, lang)))


@results_router.get(
    "/api/tables/{table}/verification",
    response_model=VerificationCard,
    responses=problems(s404="There is no such table.", s409="The race is not over yet."),
)
async def verify_table(
    request: Request,
    table: TableId,
    visitor: Anyone,
    lang: Spoken,
    results: TheResults,
    hash: Promised = None,
) -> Response:
    """Recompute every chance result of a race that is over; `hash` is one noted before it."""
    checking = results.verify_table(table, hash, visitor, lang)
    return _json(await unless_hung_up(request, checking))


@results_router.post("/api/verify", response_model=VerificationCard, responses=WITH_BODY)
async def verify_record(
    request: Request, wish: CheckRecord, visitor: Anyone, lang: Spoken, results: TheResults
) -> Response:
    """Recompute every chance result of a race from its record. Nothing is stored."""
    return _json(await unless_hung_up(request, results.verify_record(wish, visitor, lang)))


def _json(made: bytes) -> Response:
    """A card that was made in a thread, where a large one holds nobody up."""
    return Response(made, media_type="application/json")
