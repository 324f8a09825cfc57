"""Reloading, and a service that falls and rises again: nothing is lost or happens twice."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.sitting import Sitting, ready, settled
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me
from tests.server.service import Service

FALLS: dict[str, Callable[[Service], object]] = {
    "kill -9": Service.kill,
    "SIGTERM": lambda service: service.stop(signal.SIGTERM),
}
NO_SERVICE = r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket"


def test_reloading_in_mid_turn_changes_nothing(visitor: Visitor) -> None:
    sitting = Sitting(visitor, visitor.open_table(me(), bot()))
    to_mid_turn(sitting)
    before, asked, offered = sitting.seq, sitting.prompt.inner_text(), sitting.targets.count()
    visitor.page.reload()
    sitting.await_turn()
    assert sitting.seq == before
    assert sitting.prompt.inner_text() == asked
    visitor.wait(lambda: sitting.targets.count() == offered, "the same targets")
    ready(visitor.button("Undo")).click()
    visitor.wait(lambda: sitting.seq > before, "it is taken back")
    assert sitting.told.story[-1].kind == "undo"
    sitting.await_turn()
    sitting.play_well()


@pytest.mark.parametrize("fall", FALLS)
def test_a_move_made_while_the_service_is_down_arrives_once(
    own_service: Service, visitors: NewVisitor, fall: str
) -> None:
    visitor = visitors(own_service)
    visitor.forgive(NO_SERVICE)
    # Two seats at one screen: the race goes on only when this person decides.
    sitting = Sitting(visitor, visitor.open_table(me(), screen("Ann")))
    sitting.sail_until("leg ")
    before, known = sitting.seq, [entry.action for entry in sitting.told.story]

    FALLS[fall](own_service)
    visitor.see("Connection lost. Trying again…")
    choice = sitting.told.good_choice()
    sitting.point_at(choice)
    visitor.see("What you did is kept and will be sent.")
    assert sitting.seq == before

    own_service.start()
    visitor.wait(lambda: sitting.seq > before, "the kept move arrives")
    visitor.page.locator(".banner-lost").wait_for(state="hidden")
    sitting.await_decision(before)
    played = [entry.action for entry in sitting.told.story if entry.kind == "action"]
    told = [entry.action for entry in sitting.told.story]
    assert told[: len(known)] == known
    assert told[len(known)] == choice.action
    assert played.count(choice.action) == known.count(choice.action) + 1
    sitting.play_well()


def test_bots_sail_on_after_the_service_came_back(
    own_service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(own_service)
    visitor.forgive(NO_SERVICE)
    sitting = Sitting(visitor, visitor.open_table(me(), bot()))
    sitting.sail_until("leg ")
    known = sitting.told
    own_service.kill()
    visitor.see("Connection lost. Trying again…")
    own_service.start()
    visitor.page.locator(".banner-lost").wait_for(state="hidden")
    visitor.wait(lambda: sitting.told is not known, "the page is told how the table stands")
    for _ in range(3):
        sitting.await_turn()
        settled(sitting)
        before = sitting.seq
        sitting.play_well()
        sitting.await_decision(before)


def test_without_a_network_the_page_says_so_and_comes_back(visitor: Visitor) -> None:
    visitor.forgive(r"ERR_INTERNET_DISCONNECTED|WebSocket")
    sitting = Sitting(visitor, visitor.open_table(me(), bot()))
    sitting.sail_until("leg ")
    before = sitting.seq
    visitor.context.set_offline(True)
    visitor.page.evaluate("dispatchEvent(new Event('offline'))")
    sitting.point_at(sitting.told.good_choice())
    visitor.context.set_offline(False)
    visitor.wait(lambda: sitting.seq > before, "the move arrives")


def to_mid_turn(sitting: Sitting) -> None:
    """Play until an action of the present turn can be taken back."""
    sitting.sail_until("leg ")
    while not sitting.told.sight.can_undo:
        before = sitting.seq
        sitting.play_well()
        sitting.await_decision(before)
