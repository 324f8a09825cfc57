"""Two people in two browsers sail a whole race, from the invitation to the rematch."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.service import Service


def test_a_friend_comes_by_link_and_both_sail_to_the_finish(
    service: Service, visitors: NewVisitor
) -> None:
    host, friend = visitors(service), visitors(service)
    link = invitation(host)
    friend.page.goto(link)
    friend.button("Sit down here").click()

    table = host.table_in_sight()
    table_pages = {"A": TablePage(host, table), "B": TablePage(friend, table)}
    while decider := on_move(table_pages):
        decider.play_well()
    for table_page in table_pages.values():
        table_page.result.wait_for()
        rows = table_page.result.locator("tbody tr")
        expect(rows).to_have_count(2)
        expect(rows.first.locator(".result-place")).to_have_text("1")
        expect(table_page.page).to_have_title("Regatta: the result · Layline")
    expect(table_pages["A"].log).to_contain_text("Race 1 is over")

    host.button("Offer a rematch").click()
    friend.button("Accept", exact=True).click()
    friend.page.wait_for_url(lambda url: not url.endswith(table))
    host.page.wait_for_url(friend.page.url)
    new = host.table_in_sight()
    again = {"A": TablePage(friend, new), "B": TablePage(host, new)}
    assert again["A"].told.view.seats[0].you, "whoever sat at B sits at A now"
    decider = on_move(again)
    assert decider is not None
    decider.play_well()


def invitation(host: Visitor) -> str:
    """Open a table for two on the small board by the form; the link to send."""
    host.go("/")
    host.page.get_by_role("link", name="New table Regatta").click()
    page = host.page
    page.get_by_role("radio", name="Friends with a link").check()
    page.get_by_role("radio", name="Quick board").check()
    page.get_by_text("more options").click()
    page.get_by_role("radio", name="Until the winner has finished").check()
    host.button("Open the table").click()
    link = page.get_by_role("textbox", name="Invite somebody").input_value()
    assert link == page.url
    return link


def on_move(table_pages: Mapping[str, TablePage]) -> TablePage | None:
    """Whoever may choose now, as her own page sees it; nobody once the race is over."""
    host = next(iter(table_pages.values())).visitor
    host.wait(lambda: any(one.my_turn or one.over for one in table_pages.values()), "a decision")
    return next((one for one in table_pages.values() if one.my_turn), None)
