"""A stranger's first minute: three clicks, no documentation, and little to load."""

from __future__ import annotations

from playwright.sync_api import Response, expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, press
from tests.browser.visitor import Visitor
from tests.server.service import Service

KILOBYTE = 1000


def test_three_clicks_from_the_home_page_to_the_first_move_against_bots(visitor: Visitor) -> None:
    clicks = 0
    visitor.go("/")
    visitor.button("Play now Regatta").click()
    clicks += 1
    visitor.page.wait_for_url("**/t/*")
    table_page = TablePage(visitor, visitor.table_in_sight())
    table_page.await_turn()
    expect(table_page.prompt).to_contain_text("Place your yacht")

    before = table_page.seq
    press(table_page.target(table_page.told.good_choice()))
    clicks += 1
    visitor.wait(lambda: table_page.seq > before, "the first move is played")
    assert clicks <= 3
    mine = [entry for entry in table_page.told.story if entry.seat == table_page.told.sight.seat]
    assert mine[0].kind == "action"


def test_the_home_page_weighs_less_than_150_kilobytes(
    own_service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(own_service)  # where nobody else's tables are listed
    visitor.go("/")
    visitor.page.get_by_role("img", name="The board of Regatta").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    sizes = {answer.url: over_the_wire(answer) for answer in visitor.answers}
    assert len(sizes) > 5
    assert sum(sizes.values()) < 150 * KILOBYTE, sizes


def test_what_has_a_hashed_name_is_fetched_once(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.button("Play now Regatta").wait_for()
    visitor.answers.clear()
    visitor.page.reload()
    visitor.button("Play now Regatta").wait_for()
    assets = [answer for answer in visitor.answers if "/assets/" in answer.url]
    assert assets
    assert [answer.url for answer in assets if over_the_wire(answer) > 0] == []


def over_the_wire(answer: Response) -> int:
    """How many bytes an answer took; none when the browser had it already."""
    sizes = answer.request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


def test_an_address_that_leads_nowhere_says_so(visitor: Visitor) -> None:
    visitor.go("/somewhere/else")
    visitor.see("No such page")
    visitor.page.get_by_role("link", name="To the home page").click()
    visitor.see("On the shelf")


def test_a_table_that_does_not_exist_says_so(visitor: Visitor) -> None:
    visitor.go("/t/aaaaaaaaaaaaaaaa")
    visitor.see("No such table")
    visitor.page.get_by_role("link", name="To the home page").click()
    visitor.see("On the shelf")
