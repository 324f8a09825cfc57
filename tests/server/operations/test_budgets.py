"""Processor time is shared out by the minute: who has used up hers is told how long to wait."""

from __future__ import annotations

import asyncio
import time

import pytest

from layline.server.operations.limits import OF_ADDRESS, Budget, asking_address
from layline.server.operations.long_work import THE_SERVICE, LongWork
from layline.server.refusals import Refusal


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_what_was_used_comes_back_with_time() -> None:
    clock = Hands()
    budget = Budget(30, clock=clock)
    assert budget.wait("anna") == 0
    budget.charge("anna", 31)
    assert budget.wait("anna") == 2, "half a second comes back every second"
    assert budget.wait("bob") == 0
    clock.now += 3
    assert budget.wait("anna") == 0


def test_nobody_gets_deeper_into_debt_than_half_a_minutes_worth() -> None:
    clock = Hands()
    budget = Budget(30, clock=clock)
    for _ in range(10):
        budget.charge("anna", 100)
    assert budget.wait("anna") == 30
    clock.now += 3600
    budget.charge("anna", 29)
    assert budget.wait("anna") == 0, "no more is saved up than a minute's worth"


def test_without_a_limit_nobody_waits() -> None:
    budget = Budget(0)
    budget.charge("anna", 1000)
    assert budget.wait("anna") == 0


def test_what_was_used_in_one_process_is_gone_in_the_others() -> None:
    clock = Hands()
    here, there = Budget(30, clock=clock), Budget(30, clock=clock)
    here.charge("anna", 1)
    assert here.news() == {}, "a second is not worth telling"
    here.charge("anna", 30)
    there.hear(here.news())
    assert there.wait("anna") == here.wait("anna") == 2
    for _ in range(10):
        there.hear({"anna": 100.0})
    assert there.wait("anna") == 30, "nor does anybody get deeper into debt elsewhere"
    assert here.news() == {}, "what was told is not told again"


def busy(seconds: float) -> None:
    """Use so much processor time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_whoever_has_used_it_up_is_refused_and_tables_are_spared() -> None:
    async def story() -> None:
        work = LongWork(visitors=Budget(0.2))
        await work.do("anna", lambda: busy(0.25))
        with pytest.raises(Refusal) as refused:
            await work.do("anna", lambda: None)
        assert refused.value.status == 429
        assert int(str(refused.value.words["n"])) >= 1
        assert "too much at once" in refused.value.message("en")
        assert "trop à la fois" in refused.value.message("fr")
        assert await work.do("anna", lambda: "a table", spared=True) == "a table"
        assert await work.do("bob", lambda: "his") == "his"
        assert await work.do(THE_SERVICE, lambda: "ours") == "ours"
        work.close()

    asyncio.run(story())


def test_many_guests_of_one_address_share_what_a_household_has() -> None:
    async def story() -> None:
        work = LongWork(visitors=Budget(0.1), addresses=Budget(0.1 * OF_ADDRESS))
        asking_address.set("192.0.2.1")
        for n in range(OF_ADDRESS):
            await work.do(f"guest {n}", lambda: busy(0.11))
        with pytest.raises(Refusal, match="too much at once"):
            await work.do("one more", lambda: None)
        asking_address.set("192.0.2.2")
        assert await work.do("a neighbour", lambda: "hers") == "hers"
        work.close()

    asyncio.run(story())
