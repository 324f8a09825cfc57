"""Whatever the screen: no target is covered, and the table stays where it is."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.sitting import Sitting, settled
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
    sitting = Sitting(anybody, anybody.open_table(me(), bot()))
    sitting.await_turn()
    settled(sitting)
    assert anybody.page.evaluate(COVERED) == []
    sitting.sail_until("leg ")
    for _ in range(6):
        settled(sitting)
        assert anybody.page.evaluate(COVERED) == []
        before = sitting.seq
        sitting.play_by_keyboard(sitting.told.good_choice())
        sitting.await_decision(before)


def test_the_table_fills_the_screen_and_never_scrolls_away(anybody: Visitor) -> None:
    sitting = Sitting(anybody, anybody.open_table(me(), bot()))
    sitting.await_turn()
    assert anybody.page.evaluate(OVERFLOW) == 0
    sitting.sail_until("leg ")
    for tab in anybody.page.get_by_role("tab").all():
        tab.click()
        assert anybody.page.evaluate(OVERFLOW) == 0, tab.inner_text()
