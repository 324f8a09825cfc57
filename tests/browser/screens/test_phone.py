"""On a phone: turns by tapping, sheets by their tabs, and nothing has to be scrolled sideways."""

from __future__ import annotations

import math
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.positions import OPTIONS, laid, regatta
from tests.browser.table_page import (
    TablePage,
    far_from_targets,
    middle,
    press,
    ready,
    settled,
    tap_middle,
)
from tests.browser.visitor import Visitor
from tests.server.guest import bot, link, me
from tests.server.service import Service

PHONES = {"390 by 844": (390, 844), "360 by 640": (360, 640)}
FINGER = 24
"""Pixels between the middles of two targets that a finger can tell apart."""


@pytest.fixture(params=PHONES)
def phone(request: pytest.FixtureRequest, service: Service, visitors: NewVisitor) -> Visitor:
    """Somebody with a phone in her hand."""
    width, height = PHONES[request.param]
    return visitors(
        service,
        viewport={"width": width, "height": height},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
    )


def test_turns_are_played_by_tapping_twice(phone: Visitor) -> None:
    table_page = TablePage(phone, phone.open_table(me(), bot()))
    table_page.await_turn()
    for _ in range(6):
        points_at_nothing(phone.page)
        choice = table_page.told.good_choice()
        before = table_page.seq
        if choice.target is None or table_page.is_shared(choice):
            ready(table_page.listed(choice)).tap()
        else:
            settled(table_page)
            press(table_page.target(choice), Locator.tap)
        play = phone.button(f"Play: {choice.label}", exact=True)
        play.wait_for()
        assert table_page.seq == before, "one tap only shows what would come"
        in_sight(phone.page, ".advice")
        in_sight(phone.page, ".instruments")
        ready(play).tap()
        table_page.await_decision(before)
    fits(phone.page)


def test_tapping_a_choice_of_the_list_twice_plays_it(phone: Visitor) -> None:
    table_page = TablePage(phone, phone.open_table(me(), bot()))
    table_page.sail_until("leg ")
    points_at_nothing(phone.page)
    before = table_page.seq
    choice = table_page.told.good_choice()
    # Just above the tabs, where nothing covers it, however much it would bring.
    table_page.listed(choice).evaluate("(one) => one.scrollIntoView({ block: 'end' })")
    ready(table_page.listed(choice)).tap()
    phone.page.locator(".advice-lines").wait_for()
    assert table_page.seq == before
    ready(table_page.listed(choice)).tap()
    phone.wait(lambda: table_page.seq > before, "the second tap plays")


def test_a_finger_can_tell_the_targets_apart(phone: Visitor) -> None:
    table_page = TablePage(phone, phone.open_table(me(), bot()))
    table_page.sail_until("leg ")
    settled(table_page)
    apart = least_distance(table_page)
    phone.button("The whole board").tap()
    settled(table_page)
    # Where they would not all fit otherwise, they are at least much larger than on the whole board.
    assert apart >= FINGER or apart > 1.25 * least_distance(table_page)


def least_distance(table_page: TablePage) -> float:
    """How near the two nearest targets are, in pixels."""
    middles = [middle(target) for target in table_page.targets.all()]
    pairs = [(one, other) for number, one in enumerate(middles) for other in middles[:number]]
    return min(math.dist(one, other) for one, other in pairs)


def test_every_sheet_is_a_tap_away_and_nothing_scrolls_sideways(phone: Visitor) -> None:
    table_page = TablePage(phone, phone.open_table(me(), bot()))
    table_page.sail_until("leg ")
    for name, part in (
        ("Seats", ".seats"),
        ("Log", "ol.log"),
        ("Chat", ".chat"),
        ("Play", ".play"),
    ):
        tab = phone.page.get_by_role("tab", name=name)
        tab.tap()
        phone.page.locator(part).wait_for()
        in_sight(phone.page, part)
        in_sight(phone.page, "#board")
        fits(phone.page)
    # What befell her on the way, if anything, is told in the place of the wind.
    in_sight(phone.page, ".instruments, .setback")
    for path in ("/", "/new/regatta", "/me", f"/t/{phone.open_table(me(), link())}"):
        phone.go(path)
        phone.page.locator("h1").wait_for()
        fits(phone.page)


def test_why_not_by_tapping_the_water(phone: Visitor) -> None:
    table_page = TablePage(phone, phone.open_table(me(), bot()))
    table_page.sail_until("leg ")
    settled(table_page)
    phone.page.touchscreen.tap(*far_from_targets(table_page))
    table_page.referee.wait_for()
    in_sight(phone.page, ".referee")


AT_A_PENNANT: dict[str, Any] = {
    "game": "race-the-wind",
    "options": {**OPTIONS, "players": 2},
    "round": 20,
    "boats": {
        "A": {"at": "3,9", "heading": "E", "leg": 1},
        "B": {"at": "9,7", "heading": "W", "leg": 1},
    },
}
"""One step from the row of a pennant, where the dice decide about the wind."""


def test_however_much_a_choice_would_bring_its_button_is_in_sight(phone: Visitor) -> None:
    table_page = laid(phone, AT_A_PENNANT, me(), bot())
    table_page.await_turn()
    settled(table_page)
    ahead = next(one for one in table_page.told.sight.choices if one.action == "move")
    press(table_page.target(ahead), tap_middle)
    phone.page.locator(".call-advice .odds").wait_for(state="attached")
    lies_on_top(table_page.play_button)


def test_however_long_a_sentence_is_the_choices_can_be_reached(phone: Visitor) -> None:
    table_page = regatta(phone)
    phone.page.locator("#prompt").evaluate("(one) => { one.textContent = 'Sail on. '.repeat(60); }")
    points_at_nothing(phone.page)
    choice = table_page.choices.last
    choice.evaluate("(one) => one.scrollIntoView({ block: 'nearest' })")
    lies_on_top(choice)


def test_whoever_reads_the_log_has_room_for_it(phone: Visitor) -> None:
    table_page = regatta(phone)
    table_page.sheet("Log")
    frame = phone.page.locator(".newest-frame")
    frame.wait_for()
    share = frame.evaluate("(one) => one.clientHeight / innerHeight")
    assert share > 0.12


def points_at_nothing(page: Page) -> None:
    """A finger leaves nothing pointed at; the mouse by which tests play elsewhere does."""
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement.blur()")
    expect(page.locator(".call-advice")).to_have_count(0)


def lies_on_top(part: Locator) -> None:
    """A finger finds it: nothing covers its middle."""
    assert part.evaluate(
        """(one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen


def in_sight(page: Page, part: str) -> None:
    """Some of it can be seen without scrolling."""
    box = page.locator(part).first.bounding_box()
    screen = page.viewport_size
    assert box is not None
    assert screen is not None
    assert box["y"] < screen["height"] - 20, f"{part} lies below the screen"
    assert box["y"] + box["height"] > 20, f"{part} lies above the screen"
