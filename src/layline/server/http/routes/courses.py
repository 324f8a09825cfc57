"""Routes about courses laid by hand: drawn and checked while they are laid, kept and shared."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from ...courses import drafts
from ...encoding import json_bytes
from ...schemas.courses import (
    ChangeCourse,
    Chart,
    ChartWish,
    CourseCard,
    CourseId,
    CourseView,
    NewCourse,
)
from ..bodies import StrictRoute
from ..dependencies import (
    EVERYWHERE,
    FOR_VISITORS,
    WITH_BODY,
    Anyone,
    Known,
    Spoken,
    TheCourses,
    TheWork,
)
from ..errors import Responses, problems

courses_router = APIRouter(route_class=StrictRoute, tags=["courses"], responses=EVERYWHERE)

_UNKNOWN: Responses = problems(s404="There is no such course.")
_OWN: Responses = {**FOR_VISITORS, **_UNKNOWN, **problems(s403="The course is not yours.")}


@courses_router.post(
    "/api/games/{game}/chart",
    response_model=Chart,
    responses={**WITH_BODY, **problems(s404="There is no such game, preset, or editor.")},
)
async def draw_chart(
    game: str, wish: ChartWish, visitor: Anyone, lang: Spoken, work: TheWork
) -> Response:
    """A draft of a course drawn, and every rule it breaks; nothing is kept."""
    chart = await work.do(visitor.id, lambda: drafts.chart(game, wish, lang))
    return Response(json_bytes(chart), media_type="application/json")


@courses_router.get("/api/courses")
async def my_courses(
    visitor: Anyone, courses: TheCourses, game: Annotated[str | None, Query()] = None
) -> list[CourseCard]:
    """The courses I keep, of one game or of all."""
    return await courses.mine(visitor, game)


@courses_router.post(
    "/api/courses",
    status_code=201,
    responses={
        **FOR_VISITORS,
        **WITH_BODY,
        **problems(s404="There is no such game.", s409="You keep too many courses already."),
    },
)
async def keep_course(wish: NewCourse, visitor: Known, courses: TheCourses) -> CourseView:
    """Keep a valid course; whoever is given its address may race on it."""
    return await courses.view(await courses.keep(visitor, wish), visitor)


@courses_router.get("/api/courses/{course}", responses=_UNKNOWN)
async def get_course(course: CourseId, visitor: Anyone, courses: TheCourses) -> CourseView:
    """A course, for whoever has its address."""
    return await courses.view(course, visitor)


@courses_router.patch("/api/courses/{course}", responses={**_OWN, **WITH_BODY})
async def change_course(
    course: CourseId, wish: ChangeCourse, visitor: Known, courses: TheCourses
) -> CourseView:
    """Change a course of mine."""
    await courses.change(course, visitor, wish)
    return await courses.view(course, visitor)


@courses_router.delete("/api/courses/{course}", status_code=204, responses=_OWN)
async def delete_course(course: CourseId, visitor: Known, courses: TheCourses) -> None:
    """Delete a course of mine; races on it go on."""
    await courses.remove(course, visitor)
