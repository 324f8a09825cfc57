"""Why not? The referee answers a click, a greyed choice and a typed move with sentence and rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.sitting import Sitting, far_from_targets, middle
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me

RULE = re.compile(r"REG-R?\d+")


@pytest.fixture
def sitting(visitor: Visitor) -> Sitting:
    """At a table where it is our turn to sail."""
    found = Sitting(visitor, visitor.open_table(me(), bot()))
    found.sail_until("leg ")
    return found


def test_a_click_where_nothing_can_be_done_is_answered_with_the_rule(
    sitting: Sitting, visitor: Visitor
) -> None:
    before = sitting.seq
    visitor.page.mouse.click(*far_from_targets(sitting))
    says_no(sitting)
    assert sitting.seq == before
    rule = sitting.referee.get_by_role("button", name="Read rule")
    number = rule.inner_text()
    rule.click()
    dialog = visitor.page.get_by_role("dialog", name=f"Rule {number}")
    assert len(dialog.locator(".rule-statement").inner_text()) > 20
    visitor.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    sitting.referee.get_by_role("button", name="Put away").click()
    assert sitting.referee.count() == 0


def test_a_greyed_choice_is_answered_with_the_rule(sitting: Sitting) -> None:
    greyed = sitting.page.get_by_role("button", name=re.compile("^Why not"))
    assert greyed.count() > 0
    name = greyed.first.inner_text()
    greyed.first.click()
    says_no(sitting)
    assert name in sitting.referee.inner_text()


def test_a_typed_move_that_is_forbidden_is_answered_with_the_rule(
    sitting: Sitting, visitor: Visitor
) -> None:
    field = visitor.page.get_by_role("combobox", name="Type a move")
    refused = sitting.told.sight.refused[0].action
    field.fill(refused)
    field.press("Enter")
    says_no(sitting)
    assert refused in sitting.referee.inner_text()
    assert field.get_attribute("aria-invalid") == "true"


def test_a_typed_text_that_is_no_move_is_told_so(sitting: Sitting, visitor: Visitor) -> None:
    field = visitor.page.get_by_role("combobox", name="Type a move")
    field.press("Enter")
    visitor.see("Type a move first")
    field.fill("hoist the Jolly Roger")
    field.press("Enter")
    sitting.referee.wait_for()
    assert "Jolly Roger" in sitting.referee.inner_text()
    field.fill(sitting.told.good_choice().action)
    before = sitting.seq
    field.press("Enter")
    visitor.wait(lambda: sitting.seq > before, "the typed move is played")


def test_the_piece_in_the_way_is_ringed(visitor: Visitor) -> None:
    sitting = Sitting(visitor, visitor.open_table(me(), screen("Ann")))
    sitting.await_turn()
    before = sitting.seq
    taken = sitting.play_well()
    sitting.await_decision(before)
    field = visitor.page.get_by_role("combobox", name="Type a move")
    field.fill(taken)
    field.press("Enter")
    says_no(sitting)
    ring = sitting.page.locator("#board .ll-highlight.ll-blocks")
    ring.wait_for(state="attached")
    yacht = sitting.page.locator('#board [data-id^="boat:"]')
    assert within(middle(yacht), ring), "the ring is around the yacht"
    sitting.referee.get_by_role("button", name="Put away").click()
    ring.wait_for(state="detached")


def says_no(sitting: Sitting) -> None:
    """The referee says no, in a sentence, with the number of the rule."""
    sitting.referee.wait_for()
    words = sitting.referee.inner_text()
    assert "The referee says no" in words
    assert RULE.search(words), words
    assert len(RULE.sub("", words)) > 30


def within(point: tuple[float, float], area: Locator) -> bool:
    """Whether a point of the screen lies in what surrounds it."""
    box = area.bounding_box()
    assert box is not None
    x, y = point
    return box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
