"""Before the race, and between races: the link to send, a name given once, tables in turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import bot, link, me
from tests.server.service import Service

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DEVICE_THAT_SHARES = """
window.shared = [];
navigator.share = async (what) => void window.shared.push(what.url);
"""


def test_a_friend_comes_by_the_link_and_is_asked_for_a_name_once(
    service: Service, visitors: NewVisitor
) -> None:
    host, friend = visitors(service), visitors(service, "fr-FR", **PHONE)
    host.context.add_init_script(DEVICE_THAT_SHARES)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.take_name("Lobby Lou")
    tables = [host.open_table(me(), link()) for _ in range(2)]
    host.go(f"/t/{tables[0]}")
    invitation = host.page.locator(".lobby-invite")
    first = host.page.locator("main .button").first
    expect(first).to_have_text("Copy the link")
    first.click()
    host.see("Link copied.")
    address = f"{service.url}/t/{tables[0]}"
    assert host.page.evaluate("navigator.clipboard.readText()") == address
    invitation.get_by_role("button", name="Share").click()
    assert host.page.evaluate("window.shared") == [address]
    invitation.get_by_role("button", name="QR code").click()
    code = host.page.get_by_role("img", name="QR code of the link")
    expect(code.locator("path")).to_have_attribute("d", re.compile("^M"))
    assert barriers(host.page) == []

    # The friend says who he is, and sits down with Enter; nobody asks him at the next table.
    friend.go(f"/t/{tables[0]}")
    name = friend.page.get_by_label("Comment vous appeler")
    friend.forgive("422")
    name.fill("\u200b")  # a name that nobody could see
    name.press("Enter")
    friend.page.locator(".lobby-name .field-error").wait_for()
    assert barriers(friend.page) == []
    name.fill("Hamza")
    name.press("Enter")
    friend.page.locator("#board").wait_for()
    host.page.locator(".seat-name", has_text="Hamza").wait_for()
    friend.go(f"/t/{tables[1]}")
    friend.button("S’asseoir ici").wait_for()
    expect(name).to_have_count(0)

    # Whoever gives no name is not asked again either.
    shy = visitors(service)
    shy.go(f"/t/{tables[1]}")
    shy.page.get_by_label("What shall the others call you").wait_for()
    shy.button("Sit down here").click()
    shy.page.locator("#board").wait_for()
    shy.go(f"/t/{host.open_table(me(), link())}")
    shy.button("Sit down here").wait_for()
    expect(shy.page.get_by_label("What shall the others call you")).to_have_count(0)


def test_the_tables_that_wait_are_played_one_after_the_other(visitor: Visitor) -> None:
    oldest, middle, newest = (visitor.open_table(me(), bot()) for _ in range(3))
    visitor.go("/")
    visitor.page.get_by_role("link", name="Play all 3, one after the other").click()
    table_page = TablePage(visitor, newest)
    following = visitor.page.locator(".header-waiting")
    expect(following).to_have_text(re.compile("Next table: 2 waiting"))
    table_page.await_turn()
    table_page.play_well()
    following.click()
    TablePage(visitor, middle).await_turn()
    following.click()
    TablePage(visitor, oldest).await_turn()
    following.click()
    TablePage(visitor, newest).await_turn()


def test_finished_races_leave_the_list_all_at_once(visitor: Visitor) -> None:
    tables = [visitor.open_table(me(), bot(), stop_after="winner") for _ in range(2)]
    for table in tables:
        reply = visitor.context.request.post(
            f"{visitor.url}/api/tables/{table}/stand-in",
            data={"seat": "A", "bot": "greedy"},
            headers={"Origin": visitor.url},
        )
        assert reply.ok, reply.text()
    visitor.go("/")
    visitor.see("2 finished races").click()
    visitor.button("Remove all finished races").click()
    dialog = visitor.page.get_by_role("dialog", name="Remove 2 finished races")
    dialog.get_by_role("button", name="Remove them").click()
    visitor.see("The finished races are off your list.")
    visitor.page.locator(".mine-area").wait_for(state="detached")
    visitor.go(f"/t/{tables[0]}/results")
    visitor.see("Regatta: results")
