"""What waits in little room wakes whoever waits, once, and in order."""

from __future__ import annotations

import asyncio

import pytest

from layline.server.operations.signals import Inbox, Signal


def test_a_signal_wakes_whoever_waits_and_holds_until_it_is_taken_back() -> None:
    async def waiting() -> None:
        signal = Signal()
        waiter = asyncio.create_task(signal.wait())
        await asyncio.sleep(0)
        assert not waiter.done()
        signal.set()
        signal.set()
        await waiter
        await signal.wait()
        signal.clear()
        assert not signal.is_set()

    asyncio.run(waiting())


def test_a_signal_that_is_taken_back_at_once_still_wakes() -> None:
    async def waiting() -> None:
        signal = Signal()
        waiter = asyncio.create_task(signal.wait())
        await asyncio.sleep(0)
        signal.set()
        signal.clear()
        await waiter

    asyncio.run(waiting())


def test_messages_come_in_their_order_before_and_while_somebody_waits() -> None:
    async def taking() -> list[int]:
        inbox = Inbox[int]()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        taken = [await inbox.get(), await inbox.get()]
        assert inbox.empty()
        waiter = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        return [*taken, await waiter, await inbox.get()]

    assert asyncio.run(taking()) == [1, 2, 3, 4]


def test_who_gives_up_waiting_takes_no_message() -> None:
    async def taking() -> int:
        inbox = Inbox[int]()
        waiter = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        waiter.cancel()
        inbox.put_nowait(1)
        with pytest.raises(asyncio.CancelledError):
            await waiter
        return await inbox.get()

    assert asyncio.run(taking()) == 1


@pytest.mark.parametrize("made", [Signal, Inbox[int]])
def test_two_cannot_wait_for_the_same(made: type[Signal] | type[Inbox[int]]) -> None:
    async def waiting() -> None:
        one = made()
        wait = one.wait if isinstance(one, Signal) else one.get
        first = asyncio.create_task(wait())
        await asyncio.sleep(0)
        with pytest.raises(RuntimeError):
            await wait()
        first.cancel()

    asyncio.run(waiting())
