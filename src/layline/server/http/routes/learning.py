"""Routes of first races and puzzles."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from ....play.exercises import Exercise
from ...catalogue.game_cards import game_named
from ...learning import exercises
from ...learning.progress import Kind, learnt, remember
from ...operations.long_work import LongWork
from ...schemas.exercises import FirstRace, PuzzleShelf, Solution, Try, TryAnswer
from ...visitors.visitor import Visitor
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, WITH_BODY, Anyone, Spoken, TheWork
from ..errors import Responses, problems

learning_router = APIRouter(route_class=StrictRoute, tags=["learning"], responses=EVERYWHERE)

_NO_GAME = problems(s404="There is no such game.")
_NO_FIRST_RACE = problems(s404="There is no such game, or it has no first race.")
_NO_EXERCISE = problems(s404="There is no such game, or it has no such exercise.")
_TRIED: Responses = {**WITH_BODY, **_NO_EXERCISE}

Shown = Annotated[bool, Query(description="The solution was shown, so nothing is remembered.")]


@learning_router.get("/api/games/{game}/first-race", responses=_NO_FIRST_RACE)
async def get_first_race(
    game: str, request: Request, visitor: Anyone, lang: Spoken, work: TheWork
) -> FirstRace:
    """The first race of a game, and how far this visitor has come."""
    id = game_named(game).id
    done = await learnt(request.app.state.storage, visitor, id, "step")
    return await work.do(visitor.id, lambda: exercises.first_race(id, lang, done))


@learning_router.post("/api/games/{game}/first-race/{step}/tries", responses=_TRIED)
async def try_step(
    game: str,
    step: str,
    wish: Try,
    request: Request,
    visitor: Anyone,
    lang: Spoken,
    shown: Shown = False,
) -> TryAnswer:
    """The referee's answer to a try at a step; a step that is done is remembered."""
    return await _tried(request, visitor, "step", exercises.step(game, step), wish, lang, shown)


@learning_router.get("/api/games/{game}/first-race/{step}/solution", responses=_NO_EXERCISE)
async def solve_step(game: str, step: str, visitor: Anyone, work: TheWork) -> Solution:
    """How a step is done."""
    found = exercises.step(game, step)
    return await work.do(visitor.id, lambda: exercises.solution(*found))


@learning_router.get("/api/games/{game}/puzzles", responses=_NO_GAME)
async def get_puzzles(
    game: str, request: Request, visitor: Anyone, lang: Spoken, work: TheWork
) -> PuzzleShelf:
    """The puzzles of a game, and those this visitor has solved."""
    id = game_named(game).id
    solved = await learnt(request.app.state.storage, visitor, id, "puzzle")
    return await work.do(visitor.id, lambda: exercises.puzzle_shelf(id, lang, solved))


@learning_router.post("/api/games/{game}/puzzles/{puzzle}/tries", responses=_TRIED)
async def try_puzzle(
    game: str,
    puzzle: str,
    wish: Try,
    request: Request,
    visitor: Anyone,
    lang: Spoken,
    shown: Shown = False,
) -> TryAnswer:
    """The referee's answer to a try at a puzzle; a puzzle that is solved is remembered."""
    return await _tried(
        request, visitor, "puzzle", exercises.puzzle(game, puzzle), wish, lang, shown
    )


@learning_router.get("/api/games/{game}/puzzles/{puzzle}/solution", responses=_NO_EXERCISE)
async def solve_puzzle(game: str, puzzle: str, visitor: Anyone, work: TheWork) -> Solution:
    """How a puzzle is solved."""
    found = exercises.puzzle(game, puzzle)
    return await work.do(visitor.id, lambda: exercises.solution(*found))


async def _tried(
    request: Request,
    visitor: Visitor,
    kind: Kind,
    found: tuple[str, Exercise],
    wish: Try,
    lang: str,
    shown: bool,
) -> TryAnswer:
    id, exercise = found
    work: LongWork = request.app.state.work
    answer = await work.do(visitor.id, lambda: exercises.tried(id, exercise, wish, lang))
    if answer.outcome == "done" and not shown:
        await remember(request.app.state.storage, visitor, id, kind, exercise.id)
    return answer
