"""The HTTP interface as it describes itself."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from layline.server.http.app import create_app
from layline.server.operations.settings import Settings


def description() -> dict[str, Any]:
    """The OpenAPI document, for the caller to change; no service is opened for it."""
    return deepcopy(_described())


@cache
def _described() -> dict[str, Any]:
    """Once for all tests of a process: every worker needs it, if only to list its tests."""
    return create_app(Settings(database="sqlite:///unused.db")).openapi()
