"""Hands out the boards of the rulebook that `board_export` wrote: from disk, still compressed.

They came with the package, or were written into the user's cache while the service ran.
A file that is asked for with the present version (`?v=`) is kept by browsers for good.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ...engine.machines.cache import cache_root
from ..language import weighed
from .board_version import FOLDER, INDEX, fingerprint, version_in

NOTHING = {"version": "", "games": {}}
"""The index where no boards were written: a page under development does without."""

_NAME = re.compile(r"[a-z0-9-]+/[A-Za-z0-9-]+\.[a-z]{2}\.json")
_FOREVER = "public, max-age=31536000, immutable"


def written_folder(version: str) -> Path:
    """Where boards are written that did not come with the package."""
    return cache_root() / f"boards-{version}"


def current_folder() -> Path | None:
    """Where the boards of this package are; None: they are not written yet.

    It reads every file they are made from, which is too much for an event loop.
    """
    version = fingerprint()
    for folder in (FOLDER, written_folder(version)):
        if version_in(folder) == version:
            return folder
    return None


class BoardFiles:
    """The files under /boards/."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._version: str | None = None
        self._read: tuple[Path, int] | None = None

    def find(self) -> bool:
        """Switch to the boards of this package, if they are written; whether they are."""
        found = current_folder()
        self.folder = found or self.folder
        return found is not None

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
        if (self.folder, changed) != self._read:
            self._version, self._read = version_in(self.folder), (self.folder, changed)
        return self._version
