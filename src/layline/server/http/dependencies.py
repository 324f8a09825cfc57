"""What routes depend on: the visitor, their language, and the parts of the service."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Security
from fastapi.security import APIKeyCookie

from ..courses.kept import Courses
from ..language import Language, language_of
from ..live.service import Tables
from ..operations.limits import Limits
from ..operations.long_work import LongWork
from ..refusals import Refusal
from ..visitors.accounts import Visitors, visitor_of
from ..visitors.visitor import NOBODY, Visitor
from .errors import Responses, problems
from .security import address_of

_COOKIE = APIKeyCookie(
    name="layline",
    auto_error=False,
    description="The signed cookie of a visitor, given by GET /api/me (`__Host-layline` on https).",
)

EVERYWHERE: Responses = problems(
    s403="The request comes from another site's page.",
    s422="Part of the request is not valid; `field` names it.",
    s429="Too much was asked for; `Retry-After` says when to try again.",
    s503="The database does not answer, or what is stored cannot be read.",
)
"""Problems any route may answer with."""
WITH_BODY: Responses = problems(
    s400="The body cannot be read.",
    s413="The body is larger than 64 KB, a record larger than 512 KB.",
)
FOR_VISITORS: Responses = problems(s401="The request has no valid cookie.")


# These are coroutines, although they await nothing: plain functions would each take a thread.


async def _spoken(request: Request) -> Language:
    return language_of(request)


async def _limits(request: Request) -> Limits:
    found: Limits = request.app.state.limits
    return found


async def _visitors(request: Request) -> Visitors:
    found: Visitors = request.app.state.visitors
    return found


async def _tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


async def _courses(request: Request) -> Courses:
    found: Courses = request.app.state.courses
    return found


async def _work(request: Request) -> LongWork:
    found: LongWork = request.app.state.work
    return found


async def _address(request: Request) -> str:
    return address_of(request)


Spoken = Annotated[Language, Depends(_spoken)]
TheLimits = Annotated[Limits, Depends(_limits)]
TheVisitors = Annotated[Visitors, Depends(_visitors)]
TheTables = Annotated[Tables, Depends(_tables)]
TheCourses = Annotated[Courses, Depends(_courses)]
TheWork = Annotated[LongWork, Depends(_work)]
Address = Annotated[str, Depends(_address)]


async def _anyone(request: Request) -> Visitor:
    return await visitor_of(request) or NOBODY


Anyone = Annotated[Visitor, Depends(_anyone)]


async def _known(visitor: Anyone, cookie: Annotated[str | None, Security(_COOKIE)]) -> Visitor:
    # The cookie itself was read before; naming it here puts it into the schema.
    if visitor is NOBODY:
        raise Refusal("no_visitor", status=401)
    return visitor


Known = Annotated[Visitor, Depends(_known)]
