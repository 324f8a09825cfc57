"""Nobody works for somebody who has closed the connection."""

from __future__ import annotations

import asyncio

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message

from layline.server.http.hanging_up import HUNG_UP, unless_hung_up


def request_of(*messages: Message) -> Request:
    """A request that says this, and then nothing more."""
    left = list(messages)

    async def receive() -> Message:
        if not left:
            await asyncio.Event().wait()
        return left.pop(0)

    return Request({"type": "http", "method": "GET", "path": "/", "headers": []}, receive)


def test_whoever_waits_gets_her_answer() -> None:
    async def work() -> str:
        await asyncio.sleep(0)
        return "the answer"

    async def story() -> None:
        request = request_of({"type": "http.request", "body": b"", "more_body": False})
        assert await unless_hung_up(request, work()) == "the answer"

    asyncio.run(story())


def test_what_goes_wrong_comes_out() -> None:
    async def work() -> str:
        raise ValueError("no")

    async def story() -> None:
        with pytest.raises(ValueError, match="no"):
            await unless_hung_up(request_of(), work())

    asyncio.run(story())


def test_work_ends_when_the_asker_hangs_up() -> None:
    ended = []

    async def work() -> str:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("work")
        return "never"

    async def story() -> None:
        request = request_of(
            {"type": "http.request", "body": b"", "more_body": False}, {"type": "http.disconnect"}
        )
        with pytest.raises(HTTPException) as gone:
            await unless_hung_up(request, work())
        assert gone.value.status_code == HUNG_UP
        await asyncio.sleep(0)
        assert ended == ["work"]

    asyncio.run(story())
