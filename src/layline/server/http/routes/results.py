"""Routes about races looked back on: results, statistics, and the proof of fair chance."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from ....play.progress import unheard
from ...operations.progress import Ask, told
from ...results.results import Results
from ...schemas.base import TableId
from ...schemas.results import CheckRecord, ResultsCard, StatisticsCard, VerificationCard
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, FOR_VISITORS, WITH_BODY, Anyone, Known, Spoken
from ..errors import Responses, problems
from ..hanging_up import unless_hung_up
from ..streams import MEDIA_TYPE, streamed

results_router = APIRouter(route_class=StrictRoute, tags=["results"], responses=EVERYWHERE)


async def _results(request: Request) -> Results:
    found: Results = request.app.state.results
    return found


TheResults = Annotated[Results, Depends(_results)]
Promised = Annotated[str | None, Query(max_length=200)]
WithProgress = Annotated[
    bool,
    Query(
        description="Begin with lines of JSON that tell how far it is: `{done, of, size}`. "
        "The last of them has a size, and that many bytes of the usual answer follow it."
    ),
]
_EITHER: Responses = {200: {"content": {MEDIA_TYPE: {}}}}


@results_router.get(
    "/api/tables/{table}/results",
    response_model=ResultsCard,
    responses={**problems(s404="There is no such table."), **_EITHER},
)
async def get_results(
    request: Request,
    table: TableId,
    visitor: Anyone,
    lang: Spoken,
    results: TheResults,
    progress: WithProgress = False,
) -> Response:
    """Places, series, progress and chance of a race, as far as it has gone."""
    return await _answered(
        request, lambda hear: results.results(table, visitor, lang, hear), progress
    )


@results_router.get("/api/me/statistics", response_model=StatisticsCard, responses=FOR_VISITORS)
async def get_statistics(
    request: Request, visitor: Known, lang: Spoken, results: TheResults
) -> Response:
    """My races so far: places, rivals, how long I think."""
    return await _answered(request, lambda _: results.statistics(visitor, lang))


@results_router.get(
    "/api/tables/{table}/verification",
    response_model=VerificationCard,
    responses={
        **problems(s404="There is no such table.", s409="The race is not over yet."),
        **_EITHER,
    },
)
async def verify_table(
    request: Request,
    table: TableId,
    visitor: Anyone,
    lang: Spoken,
    results: TheResults,
    hash: Promised = None,
    progress: WithProgress = False,
) -> Response:
    """Recompute every chance result of a race that is over; `hash` is one noted before it."""
    return await _answered(
        request, lambda hear: results.verify_table(table, hash, visitor, lang, hear), progress
    )


@results_router.post(
    "/api/verify", response_model=VerificationCard, responses={**WITH_BODY, **_EITHER}
)
async def verify_record(
    request: Request,
    wish: CheckRecord,
    visitor: Anyone,
    lang: Spoken,
    results: TheResults,
    progress: WithProgress = False,
) -> Response:
    """Recompute every chance result of a race from its record. Nothing is stored."""
    return await _answered(
        request, lambda hear: results.verify_record(wish, visitor, lang, hear), progress
    )


async def _answered(request: Request, ask: Ask, progress: bool = False) -> Response:
    """A card that is made in a thread, where a large one holds nobody up."""
    if progress:
        return await streamed(request, told(ask))
    made = await unless_hung_up(request, ask(unheard))
    return Response(made, media_type="application/json")
