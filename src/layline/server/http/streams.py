"""Answers that are sent while they are made: lines of progress first, then what was asked for."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing

from starlette.requests import Request
from starlette.responses import StreamingResponse

from .errors import Responses
from .hanging_up import unless_hung_up

MEDIA_TYPE = "application/octet-stream"
STREAMED: Responses = {
    200: {"description": "Lines of progress, then the file.", "content": {MEDIA_TYPE: {}}}
}


async def streamed(request: Request, parts: AsyncGenerator[bytes, None]) -> StreamingResponse:
    """Send what `operations.progress.told` tells, as soon as it does."""
    # Whoever is refused hears it now, before the answer has begun.
    first = await unless_hung_up(request, _next(parts))
    # Progress must go out at once: nothing may hold it back for compression.
    headers = {"content-encoding": "identity", "x-accel-buffering": "no"}
    return StreamingResponse(_going_on(first, parts), media_type=MEDIA_TYPE, headers=headers)


async def _next(parts: AsyncGenerator[bytes, None]) -> bytes:
    return await anext(parts)


async def _going_on(first: bytes, rest: AsyncGenerator[bytes, None]) -> AsyncIterator[bytes]:
    # Whoever goes away in the middle no longer waits for it.
    async with aclosing(rest):
        yield first
        async for part in rest:
            yield part
