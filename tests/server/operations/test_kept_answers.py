"""What takes long is made once for all who ask, kept within bounds, given up when all are gone."""

from __future__ import annotations

import asyncio

import pytest

from layline.play.progress import Tell
from layline.server.operations.kept_answers import KeptAnswers
from layline.server.refusals import Refusal


class Kitchen:
    """Makes answers when it is told to, and counts them."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.given_up: list[str] = []
        self.ready = asyncio.Event()

    async def make(self, tell: Tell, what: str = "dish") -> str:
        self.begun.append(what)
        tell(0, 2)
        try:
            await self.ready.wait()
        except asyncio.CancelledError:
            self.given_up.append(what)
            raise
        tell(1, 2)
        await settled()
        return what


async def settled() -> None:
    """Let everything happen that can happen now."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_the_same_question_of_ten_people_is_answered_once() -> None:
    async def story() -> None:
        kitchen, kept = Kitchen(), KeptAnswers[str](100, len)
        asked = [asyncio.create_task(kept.get("key", kitchen.make)) for _ in range(10)]
        await settled()
        kitchen.ready.set()
        assert await asyncio.gather(*asked) == ["dish"] * 10
        assert await kept.get("key", kitchen.make) == "dish"
        assert kitchen.begun == ["dish"]

    asyncio.run(story())


def test_all_who_wait_hear_how_far_it_is_also_those_who_came_later() -> None:
    async def story() -> None:
        kitchen, kept = Kitchen(), KeptAnswers[str](100, len)
        early: list[tuple[int, int]] = []
        late: list[tuple[int, int]] = []
        first = asyncio.create_task(kept.get("key", kitchen.make, lambda *at: early.append(at)))
        await settled()
        second = asyncio.create_task(kept.get("key", kitchen.make, lambda *at: late.append(at)))
        await settled()
        assert early == late == [(0, 2)]
        kitchen.ready.set()
        assert (await first, await second) == ("dish", "dish")
        assert early == late == [(0, 2), (1, 2)]

    asyncio.run(story())


def test_it_is_made_for_whoever_still_waits_and_given_up_when_all_are_gone() -> None:
    async def story() -> None:
        kitchen, kept = Kitchen(), KeptAnswers[str](100, len)
        first = asyncio.create_task(kept.get("key", kitchen.make))
        second = asyncio.create_task(kept.get("key", kitchen.make))
        await settled()
        first.cancel()
        await settled()
        assert kitchen.given_up == []
        second.cancel()
        await settled()
        assert kitchen.given_up == ["dish"]
        third = asyncio.create_task(kept.get("key", kitchen.make))
        await settled()
        kitchen.ready.set()
        assert await third == "dish"
        assert kitchen.begun == ["dish", "dish"]

    asyncio.run(story())


def test_whoever_hangs_up_before_it_is_begun_leaves_nothing_behind() -> None:
    async def story() -> None:
        kitchen, kept = Kitchen(), KeptAnswers[str](100, len)
        asked = asyncio.create_task(kept.get("key", kitchen.make))
        await asyncio.sleep(0)
        asked.cancel()
        kitchen.ready.set()
        assert await kept.get("key", kitchen.make) == "dish"

    asyncio.run(story())


def test_one_who_asked_for_too_much_does_not_have_the_others_refused() -> None:
    async def refused(tell: Tell) -> str:
        await settled()
        raise Refusal("too_fast", status=429, n=5)

    async def made(tell: Tell) -> str:
        return "made"

    async def story() -> None:
        kept = KeptAnswers[str](100, len)
        greedy = asyncio.create_task(kept.get("key", refused))
        await asyncio.sleep(0)
        modest = [asyncio.create_task(kept.get("key", made)) for _ in range(3)]
        with pytest.raises(Refusal):
            await greedy
        assert await asyncio.gather(*modest) == ["made"] * 3

    asyncio.run(story())


def test_no_more_is_kept_than_there_is_room_for() -> None:
    async def story() -> None:
        kitchen, kept = Kitchen(), KeptAnswers[str](10, len)
        kitchen.ready.set()
        for what in ("aaaa", "bbbb"):
            await kept.get(what, lambda tell, what=what: kitchen.make(tell, what))  # type: ignore[misc]
        assert kept.find("aaaa") == "aaaa", "asked for again: now the other one is the oldest"
        await kept.get("cccc", lambda tell: kitchen.make(tell, "cccc"))
        assert [kept.find(key) for key in ("aaaa", "bbbb", "cccc")] == ["aaaa", None, "cccc"]
        await kept.get("large", lambda tell: kitchen.make(tell, "too large to be kept"))
        assert kept.find("large") is None

    asyncio.run(story())
