"""Why not? The referee answers a click, a greyed choice and a typed move with sentence and rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, far_from_targets, middle
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me
from tests.server.service import Service

RULE = re.compile(r"REG-R?\d+")


@pytest.fixture
def table_page(visitor: Visitor) -> TablePage:
    """At a table where it is our turn to sail."""
    found = TablePage(visitor, visitor.open_table(me(), bot()))
    found.sail_until("leg ")
    return found


def test_a_click_where_nothing_can_be_done_is_answered_with_the_rule(
    table_page: TablePage, visitor: Visitor
) -> None:
    before = table_page.seq
    visitor.page.mouse.click(*far_from_targets(table_page))
    says_no(table_page)
    assert table_page.seq == before
    rule = table_page.referee.get_by_role("button", name="Read rule")
    number = rule.inner_text()
    rule.click()
    dialog = visitor.page.get_by_role("dialog", name=f"Rule {number}")
    expect(dialog.locator(".rule-statement")).to_have_text(re.compile(".{21,}"))
    visitor.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    table_page.referee.get_by_role("button", name="Close").click()
    expect(table_page.referee).to_have_count(0)


def test_a_greyed_choice_is_answered_with_the_rule(table_page: TablePage) -> None:
    greyed = table_page.page.get_by_role("button", name=re.compile("^Why not"))
    expect(greyed.first).to_be_attached()
    name = greyed.first.inner_text()
    greyed.first.click()
    says_no(table_page)
    expect(table_page.referee).to_contain_text(name)


def test_a_typed_move_that_is_forbidden_is_answered_with_the_rule(
    table_page: TablePage, visitor: Visitor
) -> None:
    field = visitor.page.get_by_role("combobox", name="Type a move")
    refused = table_page.told.sight.refused[0].action
    field.fill(refused)
    field.press("Enter")
    says_no(table_page)
    expect(table_page.referee).to_contain_text(refused)
    expect(field).to_have_attribute("aria-invalid", "true")


def test_a_question_is_passed_on_as_a_link(
    table_page: TablePage, visitor: Visitor, visitors: NewVisitor, service: Service
) -> None:
    page = visitor.page
    page.evaluate("navigator.share = undefined")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    asked = table_page.told.sight.refused[0]
    field = page.get_by_role("combobox", name="Type a move")
    field.fill(asked.action)
    field.press("Enter")
    says_no(table_page)
    page.get_by_role("button", name="Share this question").click()
    visitor.see("The link is copied")
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = visitors(service, "fr-FR")
    stranger.page.goto(link)
    stranger.page.get_by_role("heading", level=1, name="Pourquoi pas").wait_for()
    answer = stranger.page.locator(".study-word-no")
    expect(answer.locator(".study-rule")).to_have_text(re.compile("REG-"))
    expect(stranger.page.locator(".study-frame svg").first).to_be_visible()
    # It can be tried out, asked about again, and passed on from there.
    expect(answer.get_by_role("button", name="Partager cette question")).to_be_visible()
    assert barriers(stranger.page) == []
    stranger.forgive("404")
    stranger.page.goto(f"{service.url}/why/AAAA")
    stranger.see("Il n’y a pas de question dans ce lien.")


def test_a_typed_text_that_is_no_move_is_told_so(table_page: TablePage, visitor: Visitor) -> None:
    field = visitor.page.get_by_role("combobox", name="Type a move")
    field.press("Enter")
    visitor.see("Type a move first")
    field.fill("hoist the Jolly Roger")
    field.press("Enter")
    table_page.referee.wait_for()
    expect(table_page.referee).to_contain_text("Jolly Roger")
    field.fill(table_page.told.good_choice().action)
    before = table_page.seq
    field.press("Enter")
    visitor.wait(lambda: table_page.seq > before, "the typed move is played")


def test_the_piece_in_the_way_is_ringed(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), screen("Ann")))
    table_page.await_turn()
    before = table_page.seq
    taken = table_page.play_well()
    table_page.await_decision(before)
    field = visitor.page.get_by_role("combobox", name="Type a move")
    field.fill(taken)
    field.press("Enter")
    says_no(table_page)
    ring = table_page.page.locator("#board .ll-highlight.ll-blocks")
    ring.wait_for(state="attached")
    yacht = table_page.page.locator('#board [data-id^="boat:"]')
    assert within(middle(yacht), ring), "the ring is around the yacht"
    table_page.referee.get_by_role("button", name="Close").click()
    ring.wait_for(state="detached")


def says_no(table_page: TablePage) -> None:
    """The referee says no, in a sentence, with the number of the rule."""
    table_page.referee.wait_for()
    words = table_page.referee.inner_text()
    assert "The referee says no" in words
    assert RULE.search(words), words
    assert len(RULE.sub("", words)) > 30


def within(point: tuple[float, float], area: Locator) -> bool:
    """Whether a point of the screen lies in what surrounds it."""
    box = area.bounding_box()
    assert box is not None
    x, y = point
    return box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
