"""axe finds no serious barrier on any page, in any state, light or dark, large or small."""

from __future__ import annotations

import pytest

from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import bot, link, me
from tests.server.service import Service

DESKTOP = {"viewport": {"width": 1280, "height": 860}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(
    params=[
        pytest.param({**DESKTOP, "color_scheme": "light"}, id="desktop, light"),
        pytest.param({**DESKTOP, "color_scheme": "dark"}, id="desktop, dark"),
        pytest.param({**PHONE, "color_scheme": "light"}, id="phone, light"),
        pytest.param({**PHONE, "color_scheme": "dark"}, id="phone, dark"),
    ]
)
def anybody(request: pytest.FixtureRequest, service: Service, visitors: NewVisitor) -> Visitor:
    """Somebody with this screen."""
    return visitors(service, **request.param)


def test_home_new_table_and_identity_have_no_barrier(anybody: Visitor) -> None:
    page = anybody.page
    anybody.open_table(me(), bot())
    anybody.go("/")
    page.get_by_role("region", name="Your tables").wait_for()
    page.locator(".box img").last.wait_for()
    assert barriers(page) == []
    anybody.go("/new/regatta")
    page.locator("summary").click()
    page.get_by_role("radio", name="Around this screen").check()
    anybody.button("Open the table").click()
    page.locator(".field-error").first.wait_for()
    assert barriers(page) == []
    anybody.go("/me")
    anybody.button("Get a code").click()
    page.get_by_text("Good for").wait_for()
    assert barriers(page) == []
    anybody.go("/nowhere")
    page.get_by_text("No such page").wait_for()
    assert barriers(page) == []


def test_a_table_has_no_barrier_before_during_and_after_the_race(anybody: Visitor) -> None:
    page = anybody.page
    anybody.go(f"/t/{anybody.open_table(me(), link())}")
    page.locator(".lobby").wait_for()
    assert barriers(page) == []

    table_page = TablePage(anybody, anybody.open_table(me(), bot(), stop_after="winner"))
    table_page.await_turn()
    assert barriers(page) == [], "placing"
    table_page.sail_until("leg ")
    table_page.listed(table_page.told.good_choice()).focus()
    page.locator(".advice-lines").wait_for()
    assert barriers(page) == [], "with a preview"
    page.locator("details:not([open]) > summary").first.click()
    page.locator(".refused-choice").first.click()
    # What scrolls under a pointer that rests there would be looked at instead.
    page.mouse.move(5, 5)
    table_page.referee.wait_for()
    assert barriers(page) == [], "with the referee's no"
    table_page.referee.locator(".rule-button").click()
    page.locator(".rule-statement").wait_for()
    assert barriers(page) == [], "with a rule open"
    page.keyboard.press("Escape")
    menu = anybody.button("Menu", exact=True)
    for dialog in ("About this table", "Help and keys"):
        if menu.is_visible():
            menu.click()
            assert barriers(page) == [], "with the menu of the header"
        anybody.button(dialog).click()
        page.get_by_role("dialog", name=dialog).wait_for()
        assert barriers(page) == [], f"with {dialog} open"
        page.keyboard.press("Escape")
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert barriers(page) == [], f"with {tab.inner_text()} in sight"
    anybody.button("One move back").or_(page.get_by_role("tab", name="Log")).first.click()

    page.get_by_role("tab", name="Seats").click()
    page.get_by_role("button", name="What to do about").first.click()
    page.get_by_role("dialog").wait_for()
    assert barriers(page) == [], "with the deeds of a seat"
    anybody.button("Let a bot play").first.click()
    anybody.wait(lambda: table_page.told.sight.over, "the bots end the race")
    if page.get_by_role("tab", name="Play").count():
        page.get_by_role("tab", name="Play").click()
    if anybody.button("Back to live").count():
        anybody.button("Back to live").first.click()
    table_page.result.wait_for()
    assert barriers(page) == [], "over"
