"""Reloading, and a service that dies and comes back: nothing is lost or happens twice."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, ready, settled
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me
from tests.server.service import Service

FALLS: dict[str, Callable[[Service], object]] = {
    "kill -9": Service.kill,
    "SIGTERM": lambda service: service.stop(signal.SIGTERM),
}
NO_SERVICE = r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket"


def test_nothing_can_be_picked_on_a_board_that_is_not_there_yet(visitor: Visitor) -> None:
    held: list[Route] = []
    visitor.page.route("**/ground?*", lambda route: held.append(route))
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.await_turn()
    visitor.wait(lambda: held, "the ground is asked for")
    expect(table_page.choices.first, "the list is there at once").to_be_attached()
    expect(table_page.targets).to_have_count(0)
    held[0].continue_()
    visitor.wait(lambda: table_page.targets.count(), "the targets, in their places")
    table_page.play_well()


def test_reloading_in_mid_turn_changes_nothing(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    to_mid_turn(table_page)
    before, asked, offered = (
        table_page.seq,
        table_page.prompt.inner_text(),
        table_page.targets.count(),
    )
    visitor.page.reload()
    table_page.await_turn()
    assert table_page.seq == before
    expect(table_page.prompt).to_have_text(asked)
    visitor.wait(lambda: table_page.targets.count() == offered, "the same targets")
    ready(visitor.button("Undo")).click()
    visitor.wait(lambda: table_page.seq > before, "it is taken back")
    assert table_page.told.story[-1].kind == "undo"
    table_page.await_turn()
    table_page.play_well()


@pytest.mark.parametrize("fall", FALLS)
def test_a_move_made_while_the_service_is_down_arrives_once(
    own_service: Service, visitors: NewVisitor, fall: str
) -> None:
    visitor = visitors(own_service)
    visitor.forgive(NO_SERVICE)
    # Two seats at one screen: the race goes on only when this person decides.
    table_page = TablePage(visitor, visitor.open_table(me(), screen("Ann")))
    table_page.sail_until("leg ")
    before, known = table_page.seq, [entry.action for entry in table_page.told.story]

    FALLS[fall](own_service)
    visitor.see("Connection lost. Trying again…")
    choice = table_page.told.good_choice()
    table_page.point_at(choice)
    kept = visitor.page.get_by_text("What you did is kept and will be sent.")
    table_page.insist(kept.is_visible, "the move is kept")
    assert table_page.seq == before

    own_service.start()
    visitor.wait(lambda: table_page.seq > before, "the kept move arrives")
    visitor.page.locator(".banner-lost").wait_for(state="hidden")
    table_page.await_decision(before)
    played = [entry.action for entry in table_page.told.story if entry.kind == "action"]
    told = [entry.action for entry in table_page.told.story]
    assert told[: len(known)] == known
    assert told[len(known)] == choice.action
    assert played.count(choice.action) == known.count(choice.action) + 1
    table_page.play_well()


def test_bots_sail_on_after_the_service_came_back(
    own_service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(own_service)
    visitor.forgive(NO_SERVICE)
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    known = table_page.told
    own_service.kill()
    visitor.see("Connection lost. Trying again…")
    own_service.start()
    visitor.page.locator(".banner-lost").wait_for(state="hidden")
    visitor.wait(lambda: table_page.told is not known, "the page is told how the table stands")
    for _ in range(3):
        table_page.await_turn()
        settled(table_page)
        before = table_page.seq
        table_page.play_well()
        table_page.await_decision(before)


def test_without_a_network_the_page_says_so_and_comes_back(visitor: Visitor) -> None:
    visitor.forgive(r"ERR_INTERNET_DISCONNECTED|WebSocket")
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    before = table_page.seq
    visitor.context.set_offline(True)
    visitor.page.evaluate("dispatchEvent(new Event('offline'))")
    table_page.point_at(table_page.told.good_choice())
    visitor.context.set_offline(False)
    table_page.insist(lambda: table_page.seq > before, "the move arrives")


def to_mid_turn(table_page: TablePage) -> None:
    """Play until an action of the present turn can be taken back."""
    table_page.sail_until("leg ")
    while not table_page.told.sight.can_undo:
        before = table_page.seq
        table_page.play_well()
        table_page.await_decision(before)
    table_page.read_notices()
