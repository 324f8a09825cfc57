"""Whoever asks for something that takes long may go away: then nobody works on it any longer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request

T = TypeVar("T")

HUNG_UP = 499
"""The status, heard by nobody but the log, of a request whose asker has gone."""


async def unless_hung_up(request: Request, work: Coroutine[None, None, T]) -> T:
    """Do some work for whoever has asked; it is given up when they close the connection."""
    working = asyncio.create_task(work)
    gone = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait([working, gone], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HTTPException(HUNG_UP, "hung up")
        return working.result()
    finally:
        gone.cancel()
        working.cancel()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        continue
