"""A race against bots, sailed to its end: the result, the record, the proof of fair chance."""

from __future__ import annotations

import hashlib
from pathlib import Path

from playwright.sync_api import expect

import layline
from layline.play import fair
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import bot, me


def test_a_race_against_bots_ends_with_a_result_that_anybody_can_check(
    visitor: Visitor, tmp_path: Path
) -> None:
    table = visitor.open_table(me(), bot(), stop_after="winner")
    table_page = TablePage(visitor, table)
    promised = table_page.told.view.fairness.hash
    about(visitor, promised)

    table_page.await_turn()
    while not table_page.over:
        before = table_page.seq
        table_page.play_well()
        table_page.await_decision(before)

    expect(table_page.result.locator("tbody tr")).to_have_count(2)
    expect(table_page.prompt).to_contain_text("over")
    visitor.page.get_by_text("How chance can be checked").click()
    shown = visitor.page.locator("section.over .hex code")
    expect(shown.first).to_have_text(promised)
    secret = bytes.fromhex(shown.last.inner_text())
    assert hashlib.sha256(secret).hexdigest() == promised

    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("link", name="Download the record").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    race = layline.load(path)
    assert race.over
    assert race.history == [entry.action for entry in table_page.told.story]
    assert fair.first_departure(race, secret, table) is None


def about(visitor: Visitor, promised: str) -> None:
    """The fingerprint of the secret can be read while the race is on; the secret cannot."""
    visitor.button("About this table").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.locator(".hex code")).to_have_text([promised])
    dialog.get_by_role("button", name="Close").click()
    dialog.wait_for(state="hidden")
