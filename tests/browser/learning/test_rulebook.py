"""The rulebook that plays: read, search, step, try other moves, hear the referee; offline too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import middle, ready
from tests.browser.visitor import Visitor
from tests.server.service import Service
from tools import boards

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module", autouse=True)
def _boards_are_written() -> None:
    """The boards as their sources have them; old ones, or none, would prove nothing."""
    if not boards.is_built():
        pytest.fail("the boards are not written from their present sources: make boards")


def opened(page: Page, rule: str, scenario: str) -> Locator:
    """Open an example under a rule; its board."""
    page.locator(f'[id="{rule}"] [data-scenario="{scenario}"]').click()
    example = page.locator(f'[data-open="{scenario}"]')
    expect(example.locator(".study-prompt")).not_to_have_text(re.compile("…$"))
    return example


def step(example: Locator, name: str) -> None:
    example.locator(f'[data-step="{name}"]').click()


def test_reading_searching_stepping_and_trying(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name="Rules Maillot Jaune").click()
    page.get_by_role("heading", level=1, name="The rules of Maillot Jaune").wait_for()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Drafting").click()
    expect(page.locator("#chapter-6")).to_be_in_viewport()
    expect(page.get_by_text("Only with: Drafting").first).to_be_visible()
    assert barriers(page) == []
    # By number and by words, from the keyboard.
    page.keyboard.press("/")
    search = page.get_by_role("searchbox", name="Search the rules")
    expect(search).to_be_focused()
    search.fill("22")
    expect(page.get_by_text("1 rule found.")).to_be_visible()
    expect(page.locator("article.rule")).to_have_count(1)
    search.press("Enter")
    expect(page.locator('[id="MJ-22"]')).to_be_focused()
    search.fill("banana")
    expect(page.get_by_text("No rule answers that.")).to_be_visible()
    search.fill("What do the dice mean after a punkture?")
    expect(page.locator("article.rule").first).to_have_attribute("id", "MJ-30")
    expect(page.locator("article.rule mark").first).to_be_attached()
    assert barriers(page) == []
    search.press("Escape")
    # A rule by its address, as a log line links it.
    visitor.go("/rules/maillot-jaune#MJ-22")
    expect(page.locator('[id="MJ-22"]')).to_be_in_viewport()
    expect(page.locator('[id="MJ-22"]')).to_have_class(re.compile("rule-named"))
    example = opened(page, "MJ-22", "MJ-S04")
    expect(example.locator(".study-at")).to_have_text("Step 0 of 3")
    expect(example.locator(".example-note")).to_contain_text("Each square without risk costs")
    expect(example.locator(".study-frame .r-on-move")).to_be_in_viewport()
    # The break-away table, beside its rule; words are explained where they stand.
    chart = page.locator('[id="MJ-26"]').get_by_role("table")
    expect(chart.get_by_role("row", name="Double 4")).to_contain_text("puncture")
    expect(chart.get_by_role("row")).to_have_count(17)
    page.locator('[id="MJ-30"]').get_by_role("button", name="puncture", exact=True).focus()
    expect(page.get_by_role("tooltip")).to_have_text("A flat tyre: the rider misses a turn.")
    assert barriers(page) == []
    step(example, "forward")
    step(example, "forward")
    expect(example.locator(".study-told")).to_contain_text("MJ-22")
    # Another move than the story's: the board answers, and the referee to what is refused.
    step(example, "back")
    example.locator('[data-slider="safe"]').fill("2")
    other = example.locator('[data-choice="break 2+0"]')
    expect(example.locator(".study-said")).to_contain_text(other.inner_text())
    ready(other).click()
    expect(example.locator(".study-at")).to_have_text("Your own line")
    step(example, "reset")
    for _ in range(2):
        step(example, "forward")
    expect(example.locator(".study-at")).to_have_text("Step 2 of 3")
    example.locator('[data-refused="ride 12b"]').click()
    no = example.locator(".study-word-no")
    expect(no).to_contain_text("The referee says no")
    expect(no.locator(".study-rule")).to_have_text("MJ-29")
    no.locator(".study-rule").click()
    expect(page.locator('[id="MJ-29"]')).to_be_in_viewport()
    # One board at a time.
    page.locator("article.rule .example-button").first.click()
    expect(page.locator(".example")).to_have_count(1)


def test_a_rule_of_a_table_leads_to_the_rulebook(visitor: Visitor) -> None:
    from tests.browser.table_page import TablePage
    from tests.server.guest import bot, me

    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    page = visitor.page
    page.get_by_role("button", name=re.compile("^Why not")).first.click()
    table_page.referee.get_by_role("button", name="Read rule").click()
    link = page.get_by_role("link", name="Read on in the rulebook")
    with visitor.context.expect_page() as caught:
        link.click()
    book = caught.value
    book.locator(".rule-named").wait_for()
    expect(book.locator(".rule-named")).to_have_attribute("id", book.url.rpartition("#")[2])


def test_a_kept_rulebook_needs_no_connection(service: Service, visitors: NewVisitor) -> None:
    visitor = visitors(service)
    page = visitor.page
    visitor.forgive("net::ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource")
    visitor.go("/rules/race-the-wind")
    page.get_by_role("button", name="Keep for reading offline").click()
    page.get_by_text("Kept on this device").wait_for()
    visitor.context.set_offline(True)
    visitor.go("/rules/race-the-wind#RTW-70")
    expect(page.locator('[id="RTW-70"]')).to_be_in_viewport()
    expect(page.locator(".primer-page svg .r-hull").first).to_be_attached()
    example = opened(page, "RTW-70", "RTW-F02b")
    step(example, "forward")
    expect(example.locator(".study-at")).to_have_text("Step 1 of 2")
    # Every single other move, with its answer.
    prompt = example.locator(".study-prompt").inner_text()
    ready(example.locator('[data-choice="turn L90"]')).click()
    expect(example.locator(".study-at")).to_have_text("Your own line")
    expect(example.locator(".study-told .study-rule").first).to_be_visible()
    expect(example.locator(".study-prompt")).not_to_have_text(prompt)
    step(example, "back")
    example.locator("[data-refused]").first.click()
    expect(example.locator(".study-word-no .study-rule")).to_be_visible()
    step(example, "reset")
    # A click beside every target, two steps from the boat, gets its rule too.
    example.locator(".study-frame").scroll_into_view_if_needed()
    ring = example.locator(".study-frame .r-on-move")
    box, (x, y) = ring.bounding_box(), middle(ring)
    assert box is not None
    page.mouse.click(x + box["width"], y + box["height"])
    expect(example.locator(".study-word-no .study-rule")).to_be_visible()
    # What could follow another move is not kept, and the page says so.
    ready(example.locator('[data-choice="turn L45"]')).click()
    expect(example.locator(".study-at")).to_have_text("Your own line")
    expect(example.get_by_text("that takes a connection")).to_be_visible()
    expect(example.locator("[data-choice]")).to_have_count(0)
    visitor.context.set_offline(False)
    page.reload()
    page.get_by_role("button", name="Stop keeping it").click()
    page.get_by_role("button", name="Keep for reading offline").wait_for()
    assert page.evaluate("caches.keys()") == []


def test_in_french_on_a_phone(service: Service, visitors: NewVisitor) -> None:
    visitor = visitors(service, "fr-FR", **PHONE)
    page = visitor.page
    visitor.go("/rules/petite-regate#LPR-28")
    page.get_by_role("heading", level=1, name="Les règles de La Petite Régate").wait_for()
    first = page.locator(".primer-page").first
    expect(first).to_contain_text("Deux bouées, puis le bois")
    first.get_by_role("img", name=re.compile("Le parcours")).wait_for()
    first.get_by_role("link", name="LPR-40").click()
    expect(page.locator('[id="LPR-40"]')).to_be_in_viewport()
    search = page.get_by_role("searchbox", name="Chercher dans les règles")
    search.fill("MANOEUVRE")
    expect(page.locator("article.rule").first).to_have_attribute("id", "LPR-28")
    search.fill("bouee")
    expect(page.locator("article.rule").nth(3)).to_be_attached()
    # A link to what a search leaves out ends the search.
    page.evaluate("location.hash = '#chapter-4'")
    expect(page.locator("#chapter-4")).to_be_in_viewport()
    search.fill("")
    example = opened(page, "LPR-17", "LPR-F2")
    choice = example.locator('[data-choice="play R45"]')
    ready(choice).tap()
    named = f"Jouer\u202f: {choice.inner_text()}"
    example.get_by_role("button", name=named, exact=True).wait_for()
    ready(choice).tap()
    expect(example.locator(".study-at")).to_have_text("Coup 1 sur 1")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} pixels wide"
    assert barriers(page) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_small_phone_shows_search_and_primer_first(
    service: Service, visitors: NewVisitor, locale: str
) -> None:
    small = {**PHONE, "viewport": {"width": 360, "height": 740}}
    visitor = visitors(service, locale, **small)
    visitor.go("/rules/maillot-jaune")
    page = visitor.page
    for first in ("#rule-search", "#primer"):
        page.locator(first).wait_for()
        expect(page.locator(first)).to_be_in_viewport(ratio=1)
    # The contents are a fold, for the keyboard too.
    contents = page.locator(".contents")
    expect(contents.get_by_role("link").first).to_be_hidden()
    page.locator(".contents summary").focus()
    page.keyboard.press("Enter")
    expect(contents.get_by_role("link").first).to_be_visible()
    assert barriers(page) == []
    frame = page.locator("[id='MJ-26'] .rule-chart-frame")
    room, wide = frame.evaluate("(frame) => [frame.clientWidth, frame.scrollWidth]")
    assert wide <= room, "the table of the break-away is cut off"


PRINTED = """
const count = (what) => document.querySelectorAll(what).length;
window.print = () => {
  window.printed = [count(".still"), count(".still:not(:has(svg:empty))")];
};
"""
"""On paper: how many pictures, and how many of them are drawn."""


def test_printing_lays_pictures_beside_the_rules(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(PRINTED)
    visitor.go("/rules/maillot-jaune")
    page.get_by_role("button", name="Print", exact=True).click()
    visitor.wait(lambda: page.evaluate("window.printed"), "the book is printed")
    pictures, drawn = page.evaluate("window.printed")
    assert pictures > 50
    assert drawn == pictures, "it was printed before all pictures were there"
    page.emulate_media(media="print")
    expect(page.locator(".rule-search")).to_be_hidden()
    expect(page.locator(".contents")).to_be_hidden()
    expect(page.locator(".primer-page").first).to_be_visible()
    expect(page.locator("article.rule").first).to_be_visible()
    expect(page.locator(".still")).to_have_count(0)
