"""Others at the table: a second tab, onlookers, one screen for two, stand-ins, chat."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, link, me
from tests.server.service import Service


def test_two_tabs_of_one_person_show_the_same(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    other = TablePage(visitor, table_page.table, visitor.another_tab())
    other.await_turn()
    table_page.page.bring_to_front()
    table_page.await_turn()
    before = table_page.seq
    table_page.play_well()
    visitor.wait(lambda: other.seq > before, "the other tab hears of it")
    other.page.bring_to_front()
    other.await_decision(before)
    after = other.seq
    other.play_well()
    visitor.wait(lambda: table_page.seq > after, "and the other way round")


def test_an_onlooker_sees_everything_and_may_do_nothing(
    service: Service, visitors: NewVisitor
) -> None:
    player, onlooker = visitors(service), visitors(service)
    played = TablePage(player, player.open_table(me(), bot()))
    watched = TablePage(onlooker, played.table)
    onlooker.see("You are watching.")
    player.page.get_by_text("1 person is watching").wait_for()
    played.await_turn()
    before = played.seq
    played.play_well()
    onlooker.wait(lambda: watched.seq > before, "the onlooker sees the move")
    played.await_decision(before)
    expect(watched.choices).to_have_count(0)
    expect(watched.targets).to_have_count(0)
    expect(onlooker.button("Undo")).to_have_count(0)
    expect(onlooker.page.get_by_role("combobox", name="Type a move")).to_have_count(0)
    onlooker.page.locator("#board").click()
    expect(watched.referee).to_have_count(0)


def test_one_screen_goes_from_hand_to_hand(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/new/regatta")
    page.get_by_role("radio", name="Around this screen").check()
    page.get_by_role("radio", name="Quick board").check()
    page.get_by_label("Name", exact=True).fill("Ann")
    visitor.button("Open the table").click()
    page.wait_for_url("**/t/*")
    table_page = TablePage(visitor, visitor.table_in_sight())
    hands: list[str | None] = []
    for _ in range(8):
        table_page.await_turn()
        seat = table_page.told.sight.to_move
        name = next(card.name for card in table_page.told.view.seats if card.seat == seat)
        visitor.see(f"Your turn, {name}")
        if seat not in hands[-1:]:
            visitor.see(f"Pass the screen to {name} ({seat}).")
        hands.append(seat)
        before = table_page.seq
        table_page.play_well()
        table_page.await_decision(before)
    assert set(hands) == {"A", "B"}


def test_a_bot_stands_in_and_gives_the_seat_back(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot(), pace="brisk"))
    table_page.await_turn()
    before = table_page.seq
    seat_menu(visitor, table_page)
    visitor.button("Let a bot play").first.click()
    visitor.see("A bot plays for you now.")
    visitor.wait(lambda: table_page.seq > before + 2, "the bot plays on")
    visitor.button("Take my seat back").click()
    table_page.await_turn()
    by = [entry.by for entry in table_page.told.story if entry.seat == table_page.told.sight.seat]
    assert any(by)
    table_page.play_well()
    assert table_page.told.story[-1].by is None or table_page.told.story[-1].seat == "B"


def test_resigning_asks_first_and_ends_a_race_of_two(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot(), stop_after="winner"))
    table_page.await_turn()
    seat_menu(visitor, table_page)
    visitor.button("Resign from the race").click()
    visitor.button("Play on").click()
    assert not table_page.told.sight.over
    seat_menu(visitor, table_page)
    visitor.button("Resign from the race").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    visitor.wait(lambda: any(one.kind == "retire" for one in table_page.told.story), "resigned")
    table_page.result.wait_for()


def test_chat_is_text_whatever_is_typed(service: Service, visitors: NewVisitor) -> None:
    host, friend = visitors(service), visitors(service)
    table = host.open_table(me(), link())
    host.go(f"/t/{table}")
    friend.go(f"/t/{table}")
    friend.button("Sit down here").click()
    line = "<img src=x onerror=alert(1)><b>Ahoy</b> & &amp; “été” ⛵"
    here, there = TablePage(host, table), TablePage(friend, table)
    here.sheet("Chat")
    field = host.page.get_by_role("textbox", name="Say something to the table")
    field.fill(line)
    field.press("Enter")
    badge = friend.page.get_by_role("tab", name="Chat 1 new line")
    badge.wait_for()
    there.sheet("Chat")
    said = friend.page.locator(".chat-text")
    expect(said).to_have_text(line)
    expect(said.locator("img, b")).to_have_count(0)
    field.fill("x" * 600)
    expect(field).to_have_value("x" * 500)
    host.see("0 characters left")


def test_a_name_is_text_whatever_is_typed(visitor: Visitor) -> None:
    visitor.go("/me")
    name = visitor.page.get_by_label("Name", exact=True)
    name.fill("<b>Bo</b> & Co")
    visitor.page.locator("form", has=name).get_by_role("button", name="Save").click()
    visitor.see("Your name is saved.")
    table_page = TablePage(visitor, visitor.open_table(me(), screen("<i>Ann</i>")))
    names = visitor.page.locator(".seat-name strong")
    expect(names).to_have_text(["<b>Bo</b> & Co", "<i>Ann</i>"])
    table_page.await_turn()


def seat_menu(visitor: Visitor, table_page: TablePage) -> None:
    """Open the menu of one's own seat."""
    name = next(card.name for card in table_page.told.view.seats if card.you)
    visitor.button(f"What to do about {name}").click()
