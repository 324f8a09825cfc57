"""Leaving: a table off one's list, a race resigned, a file of oneself, and an end to it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.people.test_identity import name_of, shown_name
from tests.browser.visitor import Visitor
from tests.server.guest import bot, link, me
from tests.server.service import Service

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def rows(visitor: Visitor) -> Any:
    """The tables in her list that are not over."""
    return visitor.page.locator(".mine-area > .table-list > .table-row")


def test_a_table_is_left_from_the_home_page_by_keyboard(visitor: Visitor) -> None:
    visitor.open_table(me(), link())
    visitor.go("/")
    rows(visitor).first.wait_for()
    more = visitor.button("More about Regatta")
    more.focus()
    visitor.page.keyboard.press("Enter")
    leave = visitor.page.get_by_role("menuitem", name="Leave the table")
    expect(leave).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(more).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(leave).to_be_focused()
    visitor.page.keyboard.press("Enter")
    visitor.see("The table is off your list.")
    visitor.page.locator(".mine-area").wait_for(state="detached")
    visitor.page.reload()
    visitor.see("Open tables")
    expect(rows(visitor)).to_have_count(0)


def test_a_running_race_is_resigned_only_after_a_question(visitor: Visitor) -> None:
    visitor.open_table(me(), bot(), bot(), pace="calm")
    visitor.go("/")
    visitor.button("More about Regatta").click()
    visitor.page.get_by_role("menuitem", name="Resign and leave").click()
    visitor.button("Stay in the race").click()
    expect(rows(visitor)).to_have_count(1)
    visitor.button("More about Regatta").click()
    visitor.page.get_by_role("menuitem", name="Resign and leave").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign and leave").click()
    visitor.see("You have resigned")
    visitor.page.locator(".mine-area").wait_for(state="detached")


def test_the_file_of_oneself_is_downloaded(visitor: Visitor, tmp_path: Path) -> None:
    table = visitor.open_table(me(), bot())
    visitor.go("/me")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download it").click()
    file = tmp_path / "mine.json"
    download.value.save_as(file)
    found = json.loads(file.read_text("utf-8"))
    assert [row["id"] for row in found["tables"]] == [table]
    assert found["visitor"][0]["name"] == name_of(visitor)


@pytest.mark.parametrize("kept", [False, True])
def test_who_deletes_herself_is_a_new_guest(
    service: Service, visitors: NewVisitor, kept: bool
) -> None:
    visitor = visitors(service)
    before = f"Leaving Lea {kept}"
    visitor.take_name(before)
    visitor.open_table(me(), bot())
    visitor.go("/me")
    if kept:
        visitor.page.get_by_label("Password", exact=True).first.fill("a calm sea")
        visitor.button("Keep my name").click()
        visitor.see("Kept.")
    visitor.button("Delete me …").click()
    sheet = visitor.page.get_by_role("dialog")
    if kept:
        visitor.forgive("403")
        sheet.get_by_label("Current password").fill("a rough sea")
        sheet.get_by_role("button", name="Delete me").click()
        visitor.see("That is not your current password.")
        sheet.get_by_label("Current password").fill("a calm sea")
    sheet.get_by_role("button", name="Delete me").click()
    visitor.see("You are a new guest now.")
    visitor.see("Open tables")
    expect(shown_name(visitor)).not_to_have_text(before)
    expect(rows(visitor)).to_have_count(0)
    expect(
        visitor.page.get_by_role("dialog"), "nobody is told that she was logged out"
    ).to_have_count(0)


def test_on_a_phone_in_french_nothing_is_wider_than_the_screen(
    service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(service, "fr-FR", **PHONE)
    visitor.open_table(me(), bot(), bot(), pace="calm")
    visitor.go("/")
    visitor.button("Autres actions").tap()
    item = visitor.page.get_by_role("menuitem", name="Abandonner et partir")
    box = item.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["height"] >= 44
    item.tap()
    visitor.see("C’est définitif.")
    visitor.button("Rester en course").tap()
    visitor.go("/me")
    visitor.button("Me supprimer…").tap()
    visitor.see("un ancien joueur")
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
