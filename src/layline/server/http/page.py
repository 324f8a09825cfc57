"""The page: the files Vite built, served from memory.

Files under `assets/` have a hash in their name and are kept by browsers for good; everything else
is asked for again each time, and its ETag tells whether it has changed. Whatever is neither a file
nor under `/api/` is a route of the page itself and answered with `index.html`, its head saying what
is to be seen there (`previews`). `/boards/` has the boards of the rulebooks.
"""

from __future__ import annotations

import hashlib
import html
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from ..language import TEXTS, language_of, weighed
from ..learning.board_files import BoardFiles
from ..previews.heads import Heads
from ..previews.subjects import subject_of
from .head import asked_language, base_of, etag_of, linked_language, written
from .security import address_of

FOLDER = Path(str(files("layline.server"))) / "page"

_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_FOREVER = "public, max-age=31536000, immutable"
_KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True)
class PageFile:
    """A file of the page with its compressed forms, by encoding."""

    kind: str
    etag: str
    forms: Mapping[str, bytes]

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The best form a browser accepts, and its encoding."""
        offered = {name for name, weight in weighed(accepted) if weight > 0}
        for encoding, _ in _ENCODINGS:
            if encoding in offered and encoding in self.forms:
                return encoding, self.forms[encoding]
        return "identity", self.forms["identity"]


class Page:
    """The built page. It is an ASGI application, for whatever no route answers.

    Without `heads` every route of it has the head that it was built with.
    """

    def __init__(self, folder: Path = FOLDER, heads: Heads | None = None) -> None:
        self.folder, self._heads = folder, heads
        self.boards = BoardFiles()
        self._files: dict[str, PageFile] = {}
        self._read_at = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file, with the page, or with "not found"."""
        if scope["type"] != "http":
            raise HTTPException(404)
        request = Request(scope)
        path = scope["path"].lstrip("/")
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        scope["route"] = self
        answer = self._answer(request, path)
        if answer is None:
            assert self._heads is not None
            answer = await self._with_head(request, self._heads)
        await answer(scope, receive, send)

    path = "page"
    """What the metrics call its route."""

    def _answer(self, request: Request, path: str) -> Response | None:
        """A file, or "not found"; None for the page itself if it gets a head."""
        self._refresh()
        if path.startswith("boards/"):
            board = self.boards.answer(request, path.removeprefix("boards/"))
            if board is None:
                raise HTTPException(404)
            return board
        found = self._files.get(path)
        if found is None:
            # The last part of a file's name has a dot, that of a page's route has none.
            if "." in path.rpartition("/")[2]:
                raise HTTPException(404)
            path = "index.html"
            found = self._files.get(path)
        if found is None:
            return _unbuilt(request)
        if path == "index.html" and self._heads is not None:
            return None
        headers = {
            "etag": found.etag,
            "cache-control": _FOREVER if path.startswith("assets/") else "no-cache",
            "vary": "accept-encoding",
        }
        if found.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        encoding, content = found.best(request.headers.get("accept-encoding", ""))
        if encoding != "identity":
            headers["content-encoding"] = encoding
        return Response(content, media_type=found.kind, headers=headers)

    async def _with_head(self, request: Request, heads: Heads) -> Response:
        """The page, with a head that says what is to be seen at this address."""
        template = self._files["index.html"].forms["identity"].decode()
        subject = subject_of(request.url.path, request.query_params)
        head = await heads.of(subject, asked_language(request), address_of(request))
        page = written(template, head, base_of(request), linked_language(request))
        headers = {
            "etag": etag_of(page),
            "cache-control": "no-cache",
            "content-language": head.lang,
            "vary": "accept-encoding, accept-language",
        }
        if headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        # The middleware compresses it: it is small.
        return HTMLResponse(page, headers=headers)

    def _refresh(self) -> None:
        """Read the files when there are new ones: the page may be built while we run."""
        try:
            changed = (self.folder / "index.html").stat().st_mtime_ns
        except FileNotFoundError:
            self._files, self._read_at = {}, 0
            return
        if changed != self._read_at:
            self._files = dict(_read(self.folder))
            self._read_at = changed


def _read(folder: Path) -> Mapping[str, PageFile]:
    endings = tuple(ending for _, ending in _ENCODINGS)
    found = {}
    for file in sorted(folder.rglob("*")):
        if not file.is_file() or file.name.endswith(endings):
            continue
        content = file.read_bytes()
        forms = {"identity": content}
        for encoding, ending in _ENCODINGS:
            twin = file.with_name(file.name + ending)
            if twin.is_file():
                forms[encoding] = twin.read_bytes()
        kind = _KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        etag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
        name = file.relative_to(folder).as_posix()
        found[name] = PageFile(kind or "application/octet-stream", etag, forms)
    return found


def _unbuilt(request: Request) -> Response:
    lang = language_of(request)
    title = html.escape(TEXTS.sentence("unbuilt.title", lang))
    text = html.escape(TEXTS.sentence("unbuilt.text", lang))
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )
    return HTMLResponse(body, 503, headers={"cache-control": "no-store"})
