"""How the table asks: what explains itself, what is shown before it is played, who only watches."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, press, ready, settled, tap_middle
from tests.browser.visitor import Visitor, screen
from tests.games.petite_regate.table import at_table
from tests.server.guest import me
from tests.server.service import Service

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
OPEN_WATER: dict[str, Any] = {"hands": {"A": ["R15H", "B", "J30", "SUN"], "B": ["B"]}}


CUT_OFF = "(one) => one.scrollHeight - one.clientHeight"


def laid(visitor: Visitor, rules: str, given: dict[str, Any]) -> TablePage:
    """A table for one screen that begins with these boats and cards."""
    visitor.take_name("Ada")
    wish = {
        "game": "petite-regate",
        "seats": [me(), screen("Bob")],
        "pace": "instant",
        "public": True,
        "start": {"position": at_table("interpreted", rules, **given).position()},
    }
    reply = visitor.context.request.post(
        f"{visitor.url}/api/tables", data=wish, headers={"Origin": visitor.url}
    )
    assert reply.status == 201, reply.text()
    table_page = TablePage(visitor, reply.json()["id"])
    visitor.button("Ada: show my cards").click()
    table_page.await_turn()
    return table_page


def card(table_page: TablePage, id: str) -> Locator:
    """A card of the hand."""
    return table_page.page.locator(f".hand [data-card='{id}']")


def test_cards_and_shared_places_say_what_they_do(visitor: Visitor) -> None:
    table_page = laid(visitor, "advanced", OPEN_WATER)
    advice = visitor.page.locator(".desk .advice")
    for id, told in (("R15H", "you may, but need not, play another"), ("SUN", "Sun: play it")):
        card(table_page, id).hover()
        expect(advice).to_contain_text(told)
        expect(advice).to_contain_text("Click to take it up")
    visitor.page.mouse.move(5, 5)
    settled(table_page)
    shared = visitor.page.locator("#board .ll-target[aria-label*='Straight on (blue) · ']")
    shared.hover()
    expect(advice).to_contain_text("2 choices lead here")
    expect(advice).to_contain_text("Straight on (three-colour 30)")
    expect(advice).to_contain_text("only the card differs")
    expect(advice).to_contain_text("Click to say which one you mean")
    assert advice.evaluate(CUT_OFF) <= 1, "nothing of it is cut off"
    expect(visitor.page.locator("#board .ll-ghost")).not_to_have_count(0)

    # The words are for whoever uses the keys now, and the choices did not move meanwhile.
    card(table_page, "R15H").focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(advice).to_contain_text("Press Enter to take it up")
    expect(advice).not_to_contain_text("mm")


def test_nothing_is_played_at_one_tap(service: Service, visitors: NewVisitor) -> None:
    phone = visitors(service, **PHONE)
    table_page = laid(phone, "advanced", OPEN_WATER)
    page, before = phone.page, table_page.seq
    ready(card(table_page, "R15H")).tap()
    expect(page.locator(".call-advice")).to_contain_text("Helm: after this card")
    ready(phone.button("Not this")).tap()
    ready(card(table_page, "J30")).tap()
    settled(table_page)
    press(table_page.targets.first, tap_middle)
    page.locator(".call-advice .play-picked").wait_for()
    field = page.locator("[data-notation]")
    field.fill("play B")
    field.press("Enter")
    expect(table_page.play_button).to_contain_text("Straight on (blue)")
    advice = page.locator(".call-advice .advice")
    assert advice.evaluate(CUT_OFF) <= 1, "nothing of it is cut off"
    assert table_page.seq == before, "every tap only showed what would come"
    ready(table_page.play_button).tap()
    phone.wait(lambda: table_page.seq > before, "the confirmed one is played")


def test_cards_can_be_reached_however_much_a_choice_would_bring(
    service: Service, visitors: NewVisitor
) -> None:
    phone = visitors(service, **PHONE)
    windy = {"hands": {"A": ["BW", "R45", "G30", "B"], "B": ["B"]}}
    table_page = laid(phone, "gigamic", windy)
    page, other = phone.page, card(table_page, "R45")
    lies = other.bounding_box()
    ready(card(table_page, "BW")).tap()
    ready(table_page.play_button)
    assert other.bounding_box() == lies, "nothing moves under the finger"
    assert other.evaluate(IS_HIDDEN), "this much lies above the cards"
    desk = page.locator(".desk")
    phone.wait(
        lambda: desk.evaluate(TO_THE_TOP) == 0 and not other.evaluate(IS_HIDDEN),
        "they are scrolled out from under it",
    )
    ready(other).tap()
    expect(other).to_have_attribute("aria-pressed", "true")
    ready(phone.button("Not this")).tap()
    phone.wait(lambda: other.bounding_box() == lies, "it is where it was")


TO_THE_TOP = "(desk) => { desk.scrollTop = 0; return desk.scrollTop; }"
IS_HIDDEN = """(one) => {
  const { x, y, width } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + 4)?.closest(".hand") == null;
}"""


@pytest.mark.parametrize("small", [False, True], ids=["desktop", "phone"])
def test_whoever_looks_on_has_a_desk_of_their_own(
    small: bool, service: Service, visitors: NewVisitor
) -> None:
    table_page = laid(visitors(service), "advanced", OPEN_WATER)
    onlooker = visitors(service, **(PHONE if small else {}))
    watched = TablePage(onlooker, table_page.table)
    page = onlooker.page
    onlooker.see("You are watching.")
    expect(page.locator(".play, .advice, .choices")).to_have_count(0)
    expect(page.locator(".watching .seat")).to_have_count(2)
    follow = onlooker.button("Keep Bob in view")
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    watched.sheet("Log")
    onlooker.see("Nothing has happened yet.")
    assert onlooker.page.evaluate(STICKS_OUT) == []


STICKS_OUT = """() => [...document.querySelectorAll(".desk > *")]
  .filter((part) => part.getBoundingClientRect().bottom > innerHeight + 1)
  .map((part) => part.className)
"""
