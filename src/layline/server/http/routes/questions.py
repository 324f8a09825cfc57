"""Routes of questions to the referee that are passed on as links."""

from __future__ import annotations

from fastapi import APIRouter

from ...learning import questions, study
from ...refusals import Refusal
from ...schemas.base import TableId
from ...schemas.questions import AskTable, QuestionCard, QuestionLink, Token
from ...schemas.studies import AskAbout
from ...tables.seats import row_of
from ..bodies import StrictRoute
from ..dependencies import (
    EVERYWHERE,
    FOR_VISITORS,
    WITH_BODY,
    Anyone,
    Known,
    Spoken,
    TheTables,
    TheWork,
)
from ..errors import Responses, problems

questions_router = APIRouter(route_class=StrictRoute, tags=["links"], responses=EVERYWHERE)

_SHARED: Responses = {
    **WITH_BODY,
    **problems(
        s404="There is no such game, scenario or table.",
        s409="Nothing is to be decided there, or the question does not fit into a link.",
    ),
}


@questions_router.post("/api/study/question", responses=_SHARED)
async def share_study_question(wish: AskAbout, visitor: Anyone, work: TheWork) -> QuestionLink:
    """The link of a question about an action in a study."""
    return await work.do(visitor.id, lambda: study.shared(wish))


@questions_router.post(
    "/api/tables/{table}/question",
    responses={**_SHARED, **FOR_VISITORS, **problems(s403="It is not your turn there.")},
)
async def share_table_question(
    table: TableId, wish: AskTable, visitor: Known, tables: TheTables, work: TheWork
) -> QuestionLink:
    """The link of a question about the decision that is yours at a table: with what you know."""
    found = (await tables.find(table, visitor)).table
    seat = found.row.to_move
    if found.row.status != "racing" or seat is None:
        raise Refusal("not_racing")
    if visitor.id not in row_of(found.seat_rows, seat).people:
        raise Refusal("not_your_turn", status=403, to_move=seat)
    race = found.race.copy()
    return await work.do(visitor.id, lambda: questions.shared(race, seat, wish.action))


@questions_router.get(
    "/api/questions/{token}", responses=problems(s404="There is no question in this link.")
)
async def get_question(token: Token, visitor: Anyone, lang: Spoken, work: TheWork) -> QuestionCard:
    """The question in a link, and the referee's answer."""
    return await work.do(visitor.id, lambda: questions.answered(token, lang))
