"""Whatever the screen: no target is covered, and the table stays where it is."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, settled
from tests.browser.visitor import Visitor
from tests.server.guest import bot, me
from tests.server.service import Service

FINGERS = {"has_touch": True, "is_mobile": True}
COVERED = """() => [...document.querySelectorAll("#board .ll-target")].filter((target) => {
  const { x, y, width, height } = target.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top?.closest("#board") == null;
}).map((target) => target.getAttribute("aria-label"))"""

OVERFLOW = "document.documentElement.scrollHeight - innerHeight"


@pytest.fixture(
    params=[
        pytest.param({"viewport": {"width": 1440, "height": 900}}, id="desktop"),
        pytest.param({"viewport": {"width": 1024, "height": 768}}, id="small desktop"),
        pytest.param({"viewport": {"width": 820, "height": 1180}, **FINGERS}, id="tablet"),
        pytest.param({"viewport": {"width": 390, "height": 844}, **FINGERS}, id="phone"),
        pytest.param({"viewport": {"width": 360, "height": 640}, **FINGERS}, id="small phone"),
    ]
)
def anybody(request: pytest.FixtureRequest, service: Service, visitors: NewVisitor) -> Visitor:
    """Somebody with this screen."""
    return visitors(service, **request.param)


def test_every_target_can_be_pointed_at(anybody: Visitor) -> None:
    table_page = TablePage(anybody, anybody.open_table(me(), bot()))
    table_page.await_turn()
    settled(table_page)
    assert anybody.page.evaluate(COVERED) == []
    table_page.sail_until("leg ")
    for _ in range(6):
        settled(table_page)
        assert anybody.page.evaluate(COVERED) == []
        before = table_page.seq
        table_page.play_by_keyboard(table_page.told.good_choice())
        table_page.await_decision(before)


def test_the_table_fills_the_screen_and_never_scrolls_away(anybody: Visitor) -> None:
    table_page = TablePage(anybody, anybody.open_table(me(), bot()))
    table_page.await_turn()
    assert anybody.page.evaluate(OVERFLOW) == 0
    table_page.sail_until("leg ")
    for tab in anybody.page.get_by_role("tab").all():
        tab.click()
        assert anybody.page.evaluate(OVERFLOW) == 0, tab.inner_text()
