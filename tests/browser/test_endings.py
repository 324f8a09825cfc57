"""The end of a race and of a stage as people read it: the result first, with its reason."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.last_moves import ENDS, laid
from tests.browser.positions import typed
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me
from tests.server.service import Service

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def played(visitor: Visitor, name: str, *seats: dict[str, object], moves: int = 9) -> TablePage:
    """A table near an end, played on by so many of the moves that bring it."""
    table_page = TablePage(visitor, laid(visitor, name, *seats))
    for action in ENDS[name][2][:moves]:
        typed(table_page, action)
    return table_page


def test_a_close_finish_is_told_to_the_one_who_came_second(visitor: Visitor) -> None:
    table_page, page = played(visitor, "close finish", me(), bot(), bot(), moves=2), visitor.page
    result = page.locator("section.over")
    expect(result.get_by_role("heading").first).to_have_text("You came second")
    why = result.locator(".over-why")
    expect(why).to_contain_text("Both finished in round 16: Yellow on leg 1 of her turn, Red on")
    # Results first, buttons after.
    above, below = table_page.result.bounding_box(), page.locator(".over-deeds").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    for who in "ABC":
        expect(page.locator(f"#board [data-id='boat:{who}']")).to_have_count(1)
    assert barriers(page) == []
    why.get_by_role("button", name=re.compile("REG-53")).click()
    visitor.see("Rule REG-53")


def test_one_screen_reads_it_by_names_in_french_on_a_phone(
    service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(service, "fr-FR", **PHONE)
    played(visitor, "gate", me(), screen("Bob"), screen("Cleo"))
    result = visitor.page.locator("section.over")
    expect(result.get_by_role("heading").first).to_have_text(
        "Zoe a gagné, Bob termine deuxième, Cleo termine troisième"
    )
    expect(result).not_to_contain_text("flèches")


def test_a_stage_stays_on_its_sheet_until_its_reader_goes_on(visitor: Visitor) -> None:
    table_page, page = played(visitor, "stage one", me(), bot(), moves=1), visitor.page
    sheet = page.get_by_role("dialog", name="Stage 1 of 3 is over")
    sheet.wait_for()
    expect(sheet).to_contain_text("PTT wins stage 1.")
    expect(sheet).to_contain_text("PTT wears the yellow jersey.")
    expect(sheet.locator("tbody tr")).to_have_count(4)
    expect(sheet).to_contain_text("Next: stage 2 of 3, a climb and then a descent.")
    assert barriers(page) == []
    # Opened again, the page still has it: nobody went on.
    page.reload()
    sheet.wait_for()
    sheet.get_by_role("button", name="Go on").click()
    expect(sheet).to_have_count(0)
    table_page.await_turn()
    page.get_by_role("button", name="Stage 1 of 3 is over").click()
    sheet.wait_for()
