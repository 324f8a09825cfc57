"""Routes of studies: little races that nobody keeps, for the rulebook, lessons and puzzles."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ...encoding import json_bytes
from ...learning import study
from ...schemas.answers import Meant, Preview, WhyNot
from ...schemas.studies import AskAbout, AskWhere, Look, StudyAnswer
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, WITH_BODY, Anyone, Spoken, TheWork
from ..errors import Responses, problems

study_router = APIRouter(route_class=StrictRoute, tags=["studies"], responses=EVERYWHERE)

_PLAYED: Responses = {
    **WITH_BODY,
    **problems(
        s404="There is no such game, or it has no such scenario.",
        s422="Part of it is not valid, or not allowed; `field` and `rule` say what.",
    ),
}
_ASKED: Responses = {
    **_PLAYED,
    **problems(s409="The seat that is looked through has nothing to decide there."),
}


# Each of these plays the study through, in a thread: it takes milliseconds, with bots many of them.
@study_router.post("/api/study", response_model=StudyAnswer, responses=_PLAYED)
async def look(wish: Look, visitor: Anyone, lang: Spoken, work: TheWork) -> Response:
    """How a little race looks after what was played in it."""
    seen = await work.do(visitor.id, lambda: study.look(wish, lang))
    return Response(seen, media_type="application/json")


@study_router.post("/api/study/why-not", responses=_ASKED)
async def ask_why_not(wish: AskAbout, visitor: Anyone, lang: Spoken, work: TheWork) -> WhyNot:
    """Why an action may not be played there."""
    return await work.do(visitor.id, lambda: study.why_not(wish, lang))


@study_router.post("/api/study/meant", responses=_ASKED)
async def ask_meant(wish: AskWhere, visitor: Anyone, lang: Spoken, work: TheWork) -> Meant:
    """What a click on the board means there."""
    return await work.do(visitor.id, lambda: study.meant(wish, lang))


@study_router.post("/api/study/preview", response_model=Preview, responses=_ASKED)
async def ask_preview(wish: AskAbout, visitor: Anyone, lang: Spoken, work: TheWork) -> Response:
    """What a choice would bring there."""
    found = await work.do(visitor.id, lambda: study.preview(wish, lang))
    return Response(json_bytes(found), media_type="application/json")
