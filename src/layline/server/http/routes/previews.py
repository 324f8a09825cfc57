"""The route of the pictures that go with links."""

from __future__ import annotations

import hashlib
from typing import Annotated
from urllib.parse import parse_qsl, urlsplit

from fastapi import APIRouter, Header, Query, Request, Response

from ...language import Language
from ...operations.limits import take
from ...previews.pictures import LinkPictures, must_be_there
from ...previews.subjects import LONGEST, subject_of
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, Address, Spoken, TheLimits
from ..errors import problems

previews_router = APIRouter(route_class=StrictRoute, tags=["links"], responses=EVERYWHERE)


Of = Annotated[
    str,
    Query(
        max_length=LONGEST,
        pattern=r"^/[!-~]*$",
        description="The path of a page, such as `/t/...`.",
    ),
]


@previews_router.get(
    "/api/link-picture.png",
    response_class=Response,
    responses={
        200: {"description": "The picture.", "content": {"image/png": {}}},
        304: {"description": "You have the current one already."},
        **problems(
            s404="There is no such page, or nothing to show of it.",
            s409="The race was begun under other rules.",
        ),
    },
)
async def get_link_picture(
    request: Request,
    of: Of,
    spoken: Spoken,
    address: Address,
    limits: TheLimits,
    lang: Annotated[Language | None, Query()] = None,
    v: Annotated[str, Query(max_length=40, description="Tells pictures of one page apart.")] = "",
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """The picture that chats show of a link: what a stranger may see there, 1200 by 630."""
    parts = urlsplit(of)
    subject = subject_of(parts.path, dict(parse_qsl(parts.query)))
    words = lang or spoken
    must_be_there(subject, words)
    pictures: LinkPictures = request.app.state.link_pictures
    picture = pictures.kept(subject, words)
    if picture is None:
        take(limits.link_pictures, address)
        picture = await pictures.picture(subject, words)
    headers = {
        "etag": f'"{hashlib.sha256(picture).hexdigest()[:20]}"',
        "cache-control": f"public, max-age={300 if subject.stored else 86400}",
        "vary": "accept-language",
        # Chats in a browser show it on pages of theirs.
        "cross-origin-resource-policy": "cross-origin",
        "x-robots-tag": "noindex",
    }
    if if_none_match is not None and headers["etag"] in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(picture, media_type="image/png", headers=headers)
