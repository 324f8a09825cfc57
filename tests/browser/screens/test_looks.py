"""Light and dark, and no motion for those who asked for none."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me
from tests.server.service import Service

MOVING = """() => document.getAnimations()
  .filter((each) => each.playState === "running" && each.effect.getComputedTiming().duration > 1)
  .map((each) => each.animationName ?? each.transitionProperty ?? String(each.effect.target))"""
COLOUR = "getComputedStyle(document.documentElement).backgroundColor"


def test_the_theme_follows_the_system_until_it_is_chosen_and_is_remembered(
    service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(service, color_scheme="light")
    visitor.go("/")
    root = visitor.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    light = visitor.page.evaluate(COLOUR)
    visitor.page.emulate_media(color_scheme="dark")
    visitor.wait(lambda: root.get_attribute("data-theme") == "dark", "dark as the system")
    visitor.button("Light theme").click()
    visitor.wait(lambda: visitor.page.evaluate(COLOUR) == light, "light as chosen")
    visitor.page.reload()
    visitor.button("Dark theme").wait_for()
    expect(root).to_have_attribute("data-theme", "light")
    visitor.button("Dark theme").click()
    visitor.go("/me")
    expect(root).to_have_attribute("data-theme", "dark")
    assert visitor.page.evaluate(COLOUR) != light
    assert "theme=dark" in picture(visitor)


def picture(visitor: Visitor) -> str:
    """The address of the game's picture on the shelf."""
    visitor.go("/")
    found = visitor.page.locator(".box img").last
    found.wait_for()
    return found.get_attribute("src") or ""


def test_nothing_moves_for_those_who_want_rest(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.button("Play now Regatta").wait_for()
    assert visitor.page.evaluate(MOVING) == []
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    for _ in range(3):
        table_page.targets.first.hover()
        assert visitor.page.evaluate(MOVING) == []
        before = table_page.seq
        table_page.play_well()
        assert visitor.page.evaluate(MOVING) == []
        table_page.await_decision(before)
    visitor.page.locator(".refused-choice").first.click()
    table_page.referee.wait_for()
    assert visitor.page.evaluate(MOVING) == []


def test_for_everybody_else_yachts_glide(service: Service, visitors: NewVisitor) -> None:
    visitor = visitors(service, reduced_motion="no-preference")
    table_page = TablePage(visitor, visitor.open_table(me(), screen("Ann")))
    # By keyboard: what the view moves by itself takes no click for a moment, and here it moves.
    table_page.await_turn()
    while not any(one.action.startswith("leg ") for one in table_page.told.sight.choices):
        before = table_page.seq
        table_page.play_by_keyboard(table_page.told.good_choice())
        table_page.await_decision(before)
    seat = table_page.told.sight.to_move
    leg = next(one for one in table_page.told.sight.choices if one.action.startswith("leg "))
    visitor.page.evaluate(FOLLOW, f"boat:{seat}")
    table_page.play_by_keyboard(leg)
    visitor.wait(lambda: visitor.page.evaluate("window.places.size") > 2, "she is on the way")


FOLLOW = """(yacht) => {
  window.places = new Set();
  const look = () => {
    const seen = document.querySelector(`#board [data-id="${yacht}"]`);
    if (seen) window.places.add(seen.getAttribute("transform") + getComputedStyle(seen).transform);
    requestAnimationFrame(look);
  };
  look();
}"""
