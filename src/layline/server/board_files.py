"""Hands out the boards of the rulebook, which `boards` wrote: from disk, compressed as they are.

A file that is asked for with the present version (`?v=`) is kept by browsers for good.
"""

from __future__ import annotations

import gzip
import json
import re
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from .speech import weighed

FOLDER = Path(str(files("layline.server"))) / "boards"
INDEX = "index.json"

NOTHING = {"version": "", "games": {}}
"""The index where no boards were written: a page under development does without."""

_NAME = re.compile(r"[a-z0-9-]+/[A-Za-z0-9-]+\.[a-z]{2}\.json")
_FOREVER = "public, max-age=31536000, immutable"


def version_in(folder: Path) -> str | None:
    """The version of the boards in a folder; None: there are none."""
    try:
        index = json.loads((folder / INDEX).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return str(index.get("version"))


class BoardFiles:
    """The files under /boards/."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._version: str | None = None
        self._read_at = 0

    def answer(self, request: Request, name: str) -> Response | None:
        """A file by its name; None: there is none."""
        version = self._present()
        if version is None:
            return JSONResponse(NOTHING) if name == INDEX else None
        etag = f'W/"{version}"'
        asked = request.query_params.get("v")
        headers = {
            "etag": etag,
            "cache-control": _FOREVER if asked == version else "no-cache",
            "vary": "accept-encoding",
        }
        if name == INDEX:
            content = (self.folder / INDEX).read_bytes()
            return Response(content, media_type="application/json", headers=headers)
        packed = self.folder / f"{name}.gz"
        if not _NAME.fullmatch(name) or not packed.is_file():
            return None
        if etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        content = packed.read_bytes()
        accepted = weighed(request.headers.get("accept-encoding", ""))
        if any(name == "gzip" and weight > 0 for name, weight in accepted):
            headers["content-encoding"] = "gzip"
        else:
            content = gzip.decompress(content)
        return Response(content, media_type="application/json", headers=headers)

    def _present(self) -> str | None:
        """The version there is now: the boards may be written while we run."""
        try:
            changed = (self.folder / INDEX).stat().st_mtime_ns
        except FileNotFoundError:
            return None
        if changed != self._read_at:
            self._version, self._read_at = version_in(self.folder), changed
        return self._version
