"""Passwords are hashed a few at a time, in turn for everybody, and never too many wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from layline.server.refusals import Refusal
from layline.server.visitors.hash_queue import HashQueue


class Press:
    """A queue of one thread whose work begins when it is let go, and notes its order."""

    def __init__(self, each: int = 4, most: int = 24) -> None:
        self.queue = HashQueue(1, each, most)
        self.let_go = threading.Event()
        self.done: list[str] = []

    def ask(self, name: str) -> asyncio.Task[str]:
        """Ask for work; the first letter is the address."""

        def work() -> str:
            self.let_go.wait()
            self.done.append(name)
            return name

        return asyncio.create_task(self.queue.do(name[0], work))


def played(story: Callable[[Press], Awaitable[None]], **limits: int) -> None:
    async def play() -> None:
        press = Press(**limits)
        try:
            await story(press)
        finally:
            press.let_go.set()
            press.queue.close()

    asyncio.run(play())


async def asked(press: Press, *names: str) -> list[asyncio.Task[str]]:
    tasks = []
    for name in names:
        tasks.append(press.ask(name))
        await asyncio.sleep(0)  # it is in the queue, or refused
    return tasks


def test_addresses_take_turns() -> None:
    async def story(press: Press) -> None:
        tasks = await asked(press, "a1", "a2", "a3", "a4", "b1", "c1", "b2")
        press.let_go.set()
        assert await asyncio.gather(*tasks) == ["a1", "a2", "a3", "a4", "b1", "c1", "b2"]
        assert press.done == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]

    played(story)


def test_an_address_that_has_enough_waiting_is_asked_to_come_back() -> None:
    async def story(press: Press) -> None:
        tasks = await asked(press, "a1", "a2", "a3")
        with pytest.raises(Refusal) as caught:
            await tasks[2]
        assert (caught.value.kind, caught.value.status) == ("too_fast", 429)
        assert isinstance(caught.value.words["n"], int)
        assert caught.value.words["n"] >= 1
        press.let_go.set()
        assert await asyncio.gather(*tasks[:2]) == ["a1", "a2"]
        (again,) = await asked(press, "a4")
        assert await again == "a4"

    played(story, each=2)


def test_when_all_is_full_whoever_has_most_waiting_makes_room() -> None:
    async def story(press: Press) -> None:
        tasks = await asked(press, "a1", "a2", "a3", "b1")
        with pytest.raises(Refusal):
            await tasks[2]
        late = await asked(press, "c1")
        with pytest.raises(Refusal):
            await tasks[1]
        (refused,) = await asked(press, "d1")
        with pytest.raises(Refusal) as caught:
            await refused
        assert caught.value.status == 429
        press.let_go.set()
        assert await asyncio.gather(tasks[0], tasks[3], *late) == ["a1", "b1", "c1"]

    played(story, most=3)


def test_whoever_stops_waiting_leaves_the_queue() -> None:
    async def story(press: Press) -> None:
        first, second, third = await asked(press, "a1", "b1", "c1")
        second.cancel()
        press.let_go.set()
        assert list(await asyncio.gather(first, third)) == ["a1", "c1"]
        assert press.done == ["a1", "c1"]

    played(story)


def test_what_fails_fails_for_whoever_asked() -> None:
    async def story(press: Press) -> None:
        def fail() -> None:
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await press.queue.do("a", fail)
        press.let_go.set()
        assert await press.ask("a1") == "a1"

    played(story)
