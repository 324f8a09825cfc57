"""Who one is: a guest at once, kept by a password, moved by a code; and the door to a table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import bot, me
from tests.server.service import Service


def test_a_code_brings_a_person_and_her_tables_to_another_device(
    service: Service, visitors: NewVisitor
) -> None:
    here, there = visitors(service), visitors(service)
    table = here.open_table(me(), bot())
    here.go("/me")
    here.button("Get a code").click()
    here.see("Good for")
    code = here.page.locator(".move-code").inner_text()
    there.go("/")
    there.page.get_by_label("One-time code").fill(code)
    there.button("Use the code").click()
    there.see("Welcome back")
    expect(shown_name(there)).to_have_text(name_of(here))
    there.page.get_by_role("region", name="Your tables").get_by_role("link", name="Play").click()
    TablePage(there, table).await_turn()


def test_a_kept_name_is_found_again(service: Service, visitors: NewVisitor) -> None:
    here, there = visitors(service), visitors(service)
    here.go("/me")
    name = f"Captain {service.port}"
    field = here.page.get_by_label("Name", exact=True)
    field.fill(name)
    field.press("Enter")
    here.see("Your name is saved.")
    here.page.get_by_label("Password", exact=True).first.fill("a calm sea")
    here.button("Keep my name").click()
    here.see("Kept.")
    there.go("/me")
    there.forgive("401|403")
    log_in(there, name, "a rough sea")
    there.page.locator(".field-error, .toast-alert, .notice-alert").first.wait_for()
    log_in(there, name, "a calm sea")
    there.see("Welcome back")
    expect(shown_name(there)).to_have_text(name)


def test_an_open_seat_is_taken_from_the_home_page(service: Service, visitors: NewVisitor) -> None:
    host, stranger = visitors(service), visitors(service)
    host.go("/new/regatta")
    host.page.get_by_role("radio", name="Anybody").check()
    host.button("Open the table").click()
    host.page.wait_for_url("**/t/*")
    host.see("Waiting for 1 more player.")
    stranger.go("/")
    owner = name_of(host)
    stranger.button(f"Join Regatta, {owner}").click()
    stranger.page.wait_for_url(host.page.url)
    TablePage(stranger, host.table_in_sight())
    host.page.locator("#board").wait_for()


def log_in(visitor: Visitor, name: str, password: str) -> None:
    """Fill in the form and send it."""
    visitor.page.get_by_label("Kept name").fill(name)
    form = visitor.page.locator("form", has=visitor.page.get_by_label("Kept name"))
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Log in").click()


def shown_name(visitor: Visitor) -> Locator:
    """Where the header says who one is."""
    return visitor.page.locator(".identity-name")


def name_of(visitor: Visitor) -> str:
    """Who the header says one is."""
    return shown_name(visitor).inner_text()


def test_who_is_logged_out_elsewhere_is_told_and_may_say_again_who_she_is(
    service: Service, visitors: NewVisitor
) -> None:
    here, there = visitors(service), visitors(service)
    here.take_name("Harbour Hedda")
    table = here.open_table(me(), bot())
    here.go("/me")
    here.button("Get a code").click()
    here.see("Good for")
    code = here.page.locator(".move-code").inner_text()
    there.go("/")
    there.page.get_by_label("One-time code").fill(code)
    there.button("Use the code").click()
    there.see("Welcome back")
    there.go(f"/t/{table}")
    TablePage(there, table).await_turn()
    there.forgive("WebSocket|401")
    here.page.get_by_label("Password", exact=True).first.fill("a calm sea")
    here.button("Keep my name").click()
    here.see("Kept.")
    told = there.page.get_by_role("dialog", name="You were logged out here")
    told.wait_for()
    told.get_by_role("button", name="Log in").click()
    there.page.wait_for_url("**/me")
    there.see("Been here before?")
    expect(shown_name(there)).not_to_have_text("Harbour Hedda")
