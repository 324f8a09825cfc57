"""Words of the sport are explained where they stand: at the table, and in what a search found."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import bot, me


def test_a_word_of_the_prompt_says_what_it_means(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    page, prompt = visitor.page, table_page.prompt
    word = prompt.locator(".term", has_text="leg")
    expect(word).to_be_visible()
    expect(prompt).to_have_text(table_page.told.sight.prompt)
    # Tab passes it by on its way to the choices; from the sentence itself it comes to it.
    expect(word).to_have_attribute("tabindex", "-1")
    prompt.focus()
    page.keyboard.press("Tab")
    expect(word).to_be_focused()
    expect(page.get_by_role("tooltip")).to_contain_text("one straight move")
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_words_can_be_asked_about_in_what_was_found(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/rules/regatta")
    page.locator("#rule-search").fill("spinnaker")
    word = page.locator(".answers .rule-words .term", has=page.locator("mark")).first
    word.click()
    expect(page.get_by_role("tooltip")).to_contain_text("big round sail")
    assert barriers(page) == []
