"""Routes about replays: bringing a record, looking at a race again, taking it away."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from starlette.responses import StreamingResponse

from ....engine.answers import BoardSign
from ....engine.scene import Scene
from ...encoding import json_text
from ...language import Language
from ...operations.limits import take
from ...refusals import Refusal
from ...replay.race import MOST_FRAMES, ReplayedRace
from ...replay.renderer import MOST_PAGES, MOST_PICTURES, FilmWish
from ...replay.replays import Replays
from ...schemas.base import TableId, WrittenRace
from ...schemas.replays import Brought, FramesCard, ReelCard
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, FOR_VISITORS, WITH_BODY, Anyone, Known, Spoken, TheLimits
from ..errors import Responses, problems
from ..hanging_up import unless_hung_up
from ..streams import STREAMED, streamed

replays_router = APIRouter(route_class=StrictRoute, tags=["replays"], responses=EVERYWHERE)

_UNKNOWN = problems(
    s403="You may not look through these eyes yet.",
    s404="There is no such table or record.",
    s409="The race was begun under other rules, or is not over yet.",
)
_BUSY = problems(s429="Too much was asked for, or others are having their pictures made.")

Kind = Annotated[Literal["table", "record"], Path()]
Id = Annotated[TableId, Path()]
Eye = Annotated[str, Query(max_length=16, pattern=r"^[A-Za-z0-9:]+$")]
At = Annotated[int, Query(ge=0, le=1_000_000)]
To = Annotated[int | None, Query(ge=0, le=1_000_000)]
Every = Annotated[int, Query(ge=1, le=1_000_000)]
Theme = Literal["light", "dark"]
Width = Annotated[int, Query(ge=200, le=2000)]
FilmWidth = Annotated[int, Query(ge=200, le=960)]
Seconds = Annotated[float, Query(ge=0.1, le=5)]
Asked = Annotated[Language | None, Query()]


async def _replays(request: Request) -> Replays:
    found: Replays = request.app.state.replays
    return found


TheReplays = Annotated[Replays, Depends(_replays)]


def _file(kind: str, description: str) -> Responses:
    return {200: {"description": description, "content": {kind: {}}}}


def _kept(replay: ReplayedRace | None) -> dict[str, str]:
    """What will never change again may be kept by the browser."""
    over = replay is not None and replay.race.over
    return {
        "cache-control": "private, max-age=3600" if over else "no-store",
        "vary": "accept-language, accept-encoding, cookie",
    }


@replays_router.post(
    "/api/replays",
    status_code=201,
    responses={
        **FOR_VISITORS,
        **WITH_BODY,
        **problems(
            s404="There is no such game.",
            s409="You have brought too many records already.",
            s413="The record is larger than 512 KB.",
        ),
    },
)
async def bring_record(
    record: Annotated[WrittenRace, Body()], visitor: Known, replays: TheReplays
) -> Brought:
    """Bring a race record here. It is replayed; the first entry that is wrong is named."""
    return await replays.bring(visitor, record)


@replays_router.get("/api/replays/{kind}/{id}", response_model=ReelCard, responses=_UNKNOWN)
async def get_reel(
    request: Request,
    kind: Kind,
    id: Id,
    visitor: Anyone,
    spoken: Spoken,
    replays: TheReplays,
    lang: Asked = None,
) -> Response:
    """A race to look at again: its log, what mattered in it, the tracks of all pieces."""
    card = await unless_hung_up(request, replays.card(kind, id, visitor, lang or spoken))
    return Response(card, media_type="application/json")


@replays_router.get(
    "/api/replays/{kind}/{id}/frames", response_model=FramesCard, responses=_UNKNOWN
)
async def get_frames(
    request: Request,
    kind: Kind,
    id: Id,
    eye: Eye,
    visitor: Anyone,
    spoken: Spoken,
    replays: TheReplays,
    first: At = 0,
    last: To = None,
    every: Every = 1,
    lang: Asked = None,
) -> Response:
    """The boards of a run of moments, at most 64 of them, as seen through these eyes."""
    replay = await replays.find(kind, id, visitor)
    replay.must_have(eye)
    moments = replay.moments(first, last, every)
    if len(moments) > MOST_FRAMES:
        raise Refusal("too_many_frames", status=422, field="last", n=MOST_FRAMES)
    spoken = lang or spoken
    key = (replay.key, eye, spoken, *moments)
    text = await unless_hung_up(
        request,
        replays.renderer.kept(visitor, key, lambda: replay.frames(eye, spoken, moments)),
    )
    return Response(text, media_type="application/json", headers=_kept(replay))


@replays_router.get("/api/replays/{kind}/{id}/ground", response_model=Scene, responses=_UNKNOWN)
async def get_reel_ground(
    kind: Kind, id: Id, visitor: Anyone, spoken: Spoken, replays: TheReplays, lang: Asked = None
) -> Response:
    """The scene under the boards."""
    replay, words = await replays.find(kind, id, visitor), lang or spoken

    def drawn() -> str:
        return json_text(replay.race.game.drawing.ground(replay.race.view(), words))

    text = await replays.renderer.kept(visitor, (replay.key, "ground", words), drawn)
    return Response(text, media_type="application/json", headers=_kept(replay))


@replays_router.get(
    "/api/replays/{kind}/{id}/legend", response_model=tuple[BoardSign, ...], responses=_UNKNOWN
)
async def get_reel_legend(
    kind: Kind, id: Id, visitor: Anyone, spoken: Spoken, replays: TheReplays, lang: Asked = None
) -> Response:
    """Every sign that the boards may show, with its picture, and what it means."""
    race = (await replays.find(kind, id, visitor)).race
    signs = race.game.drawing.legend(race.view(), lang or spoken)
    return Response(json_text(signs), media_type="application/json")


@replays_router.get("/api/replays/{kind}/{id}/file", responses=_UNKNOWN)
async def get_record_file(
    kind: Kind, id: Id, visitor: Anyone, response: Response, replays: TheReplays
) -> WrittenRace:
    """The race as a file that replays it, with the proof of fair chance where there is one."""
    record = await replays.record(kind, id, visitor)
    response.headers["content-disposition"] = _named(record["game"], id, "race.json")
    return record


@replays_router.get(
    "/api/replays/{kind}/{id}/picture.png",
    response_class=Response,
    responses={**_UNKNOWN, **_BUSY, **_file("image/png", "The picture.")},
)
async def get_moment_picture(
    kind: Kind,
    id: Id,
    eye: Eye,
    visitor: Anyone,
    spoken: Spoken,
    replays: TheReplays,
    limits: TheLimits,
    at: At = 0,
    theme: Theme = "light",
    width: Width = 1600,
    tracks: bool = False,
    lang: Asked = None,
) -> Response:
    """A moment as a picture; with tracks, the board alone and the paths that led there."""
    replay = await _exported(replays, kind, id, visitor, eye, limits)
    moment = replay.moments(at, at, 1)[0]
    picture = await replays.renderer.picture(
        visitor, replay, moment, eye, lang or spoken, theme, width, tracks
    )
    name = _named(replay.race.game.id, f"{id}-{moment}", "png")
    headers = {"content-disposition": name, "vary": "accept-language, cookie"}
    return Response(picture, media_type="image/png", headers=headers)


@replays_router.get(
    "/api/replays/{kind}/{id}/film",
    response_class=StreamingResponse,
    responses={**_UNKNOWN, **_BUSY, **STREAMED},
)
async def get_film(
    request: Request,
    kind: Kind,
    id: Id,
    eye: Eye,
    visitor: Anyone,
    spoken: Spoken,
    replays: TheReplays,
    limits: TheLimits,
    form: Literal["gif", "html"] = "gif",
    first: At = 0,
    last: To = None,
    theme: Theme = "light",
    width: FilmWidth = 720,
    seconds: Seconds = 0.6,
    tracks: bool = False,
    lang: Asked = None,
) -> Response:
    """A race, or a span of it, as an animated GIF or as a page that plays it by itself.

    This takes a while, so the answer begins with lines of JSON: `{"done", "of", "size"}`. The last
    of them has a size, and that many bytes of the file follow it. Where a race is too long for a
    GIF, every second, third ... moment is shown.
    """
    replay = await _exported(replays, kind, id, visitor, eye, limits)
    words = lang or spoken
    whole = replay.moments(first, last, 1)
    moments = _thinned(whole, MOST_PICTURES if form == "gif" else MOST_PAGES)
    wish = FilmWish(form, tuple(moments), eye, words, theme, width, seconds, tracks)
    return await streamed(request, replays.renderer.film(visitor, replay, wish))


async def _exported(
    replays: Replays, kind: str, id: str, visitor: Anyone, eye: str, limits: TheLimits
) -> ReplayedRace:
    replay = await replays.find(kind, id, visitor)
    replay.must_have(eye)
    take(limits.exports, visitor.id)
    return replay


def _thinned(moments: list[int], most: int) -> list[int]:
    """At most this many of the moments, evenly spread, the last always among them."""
    every = -(-len(moments) // most)
    kept = moments[::every]
    return kept if kept[-1] == moments[-1] else [*kept[: most - 1], moments[-1]]


def _named(game: str, id: str, ending: str) -> str:
    return f'attachment; filename="{game}-{id}.{ending}"'
