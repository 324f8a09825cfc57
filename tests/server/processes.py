"""Which processes belong to a service, as Linux lists them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def started_by(process: int) -> list[int]:
    """The processes that one has started, and those that they have."""
    found: list[int] = []
    with suppress(FileNotFoundError, ProcessLookupError):
        for listed in Path(f"/proc/{process}/task").glob("*/children"):
            for child in map(int, listed.read_text("ascii").split()):
                found += [child, *started_by(child)]
    return found
