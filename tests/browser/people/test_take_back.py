"""A turn is taken back: at once against bots, by asking where others play."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, ready
from tests.browser.visitor import Visitor
from tests.server.guest import bot, link, me
from tests.server.service import Service


def play_turn(table_page: TablePage) -> list[str]:
    """Play well until the turn is over; what was on offer when it began."""
    table_page.await_turn()
    offered = [choice.action for choice in table_page.told.sight.choices]
    table_page.play_well()
    return offered


def test_against_bots_a_turn_is_taken_back_with_their_answers(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    offered = play_turn(table_page)
    table_page.await_turn()
    before = table_page.seq
    ready(visitor.button("Take my turn back")).click()
    visitor.wait(lambda: table_page.seq > before, "the turn is taken back")
    table_page.await_turn()
    assert [choice.action for choice in table_page.told.sight.choices] == offered
    expect(table_page.log).to_contain_text("takes the last turn back")
    expect(table_page.log.locator("s").first).to_be_attached()
    expect(visitor.button("Take my turn back")).to_have_count(0)


def test_a_finger_has_to_say_so_twice(service: Service, visitors: NewVisitor) -> None:
    phone = visitors(
        service, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    table_page = TablePage(phone, phone.open_table(me(), bot()))
    play_turn(table_page)
    table_page.await_turn()
    before = table_page.seq
    ready(phone.button("Take my turn back")).tap()
    phone.button("Leave it as it is").tap()
    ready(phone.button("Take my turn back")).tap()
    ready(phone.button("Yes, take my whole turn back")).tap()
    phone.wait(lambda: table_page.seq > before, "the turn is taken back")
    assert table_page.seq == before + 1


def test_where_others_play_they_are_asked(service: Service, visitors: NewVisitor) -> None:
    anna, bea = visitors(service), visitors(service, viewport={"width": 390, "height": 844})
    anna.take_name("Anna")
    bea.take_name("Bea")
    table = anna.open_table(me(), link())
    pages = {"A": TablePage(anna, table)}
    reply = bea.context.request.post(
        f"{bea.url}/api/tables/{table}/join", data={}, headers={"Origin": bea.url}
    )
    assert reply.ok, reply.text()
    pages["B"] = TablePage(bea, table)
    anna.wait(lambda: pages["A"].told.sight.to_move in pages, "the race is on")
    seat = pages["A"].told.sight.to_move
    assert seat is not None
    asking, other = pages[seat], pages["B" if seat == "A" else "A"]
    offered = play_turn(asking)
    other.await_turn()
    before = asking.seq
    ready(asking.visitor.button("Ask to take my turn back")).click()
    expect(asking.page.get_by_text("Still to answer:")).to_be_visible()
    name = "Anna" if seat == "A" else "Bea"
    expect(other.page.get_by_text(f"{name} would like to take the last turn back")).to_be_visible()
    other.visitor.button("Agree", exact=True).click()
    asking.visitor.wait(lambda: asking.seq > before, "the turn is taken back")
    asking.await_turn()
    assert [choice.action for choice in asking.told.sight.choices] == offered
    expect(other.page.get_by_text("would like to take")).to_have_count(0)
