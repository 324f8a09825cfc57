"""Time and attention: clocks, whose turn it is, other tables that wait, looking back."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.positions import laid
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, link, me
from tests.server.service import Service


def test_the_clock_runs_down_and_a_bot_takes_over(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), screen("Ann"), clock=10))
    table_page.await_turn()
    clock = visitor.page.locator(".call .clock")
    # It waits until the service knows that she has seen the race.
    visitor.wait(lambda: 0 < seconds(clock.inner_text()) <= 10, "her time begins")
    first = seconds(clock.inner_text())
    visitor.wait(lambda: seconds(clock.inner_text()) < first, "the clock runs")
    visitor.page.locator(".call .clock-hurry").wait_for()
    before = table_page.seq
    visitor.wait(lambda: table_page.seq > before, "the time is over")
    played = next(entry for entry in table_page.told.story if entry.seq == before + 1)
    assert played.by is not None, "a bot decided"


def test_everybody_sees_what_is_left_in_every_bank(visitor: Visitor) -> None:
    visitor.go("/new/regatta")
    visitor.page.get_by_role("radio", name="Around this screen").check()
    names = visitor.page.get_by_role("textbox", name="Name")
    for n in range(names.count()):
        names.nth(n).fill(f"Ann {n}")
    thinking = visitor.page.get_by_label("Thinking time")
    thinking.select_option(label="10 minutes + 5 seconds a turn")
    visitor.button("Open the table").click()
    visitor.page.wait_for_url("**/t/*")
    table_page = TablePage(visitor, visitor.table_in_sight())
    table_page.await_turn()
    seats = len(table_page.told.view.seats)
    table_page.sheet("Seats")
    expect(visitor.page.locator(".seat .clock")).to_have_count(seats)
    seat = table_page.told.sight.to_move
    table_page.play_well()
    visitor.wait(lambda: table_page.told.sight.to_move != seat, "the next one decides")
    card = next(card for card in table_page.told.view.seats if card.seat == seat)
    assert card.bank is not None
    assert 500 < card.bank < 605, "what was left, and five seconds more"
    expect(visitor.page.locator(".seat .clock")).to_have_count(seats)


def test_sounds_are_on_after_the_first_touch_and_one_button_mutes_them(visitor: Visitor) -> None:
    visitor.context.add_init_script(COUNT_STROKES)
    # In the middle of a round: whoever she is, the other one sails before she does again.
    table_page = laid(visitor, BOTH_TO_SAIL, me(), bot())
    table_page.await_turn()
    page = visitor.page
    assert page.evaluate("window.strokes") == 0, "nobody has touched the page"
    before = table_page.seq
    table_page.play(table_page.told.sight.choices[0])
    table_page.await_decision(before)
    visitor.wait(lambda: page.evaluate("window.strokes") > 0, "the bell is heard")
    visitor.button("Mute the sounds").click()
    visitor.button("Sounds on").wait_for()
    heard, before = page.evaluate("window.strokes"), table_page.seq
    table_page.play(table_page.told.sight.choices[0])
    table_page.await_decision(before)
    assert page.evaluate("window.strokes") == heard
    page.reload()
    visitor.button("Sounds on").wait_for()


BOTH_TO_SAIL: dict[str, Any] = {
    "game": "regatta",
    "options": {"board": "quick", "players": 2},
    "wind": "N",
    "round": 1,
    "die": 1,
    "todo": ["A", "B"],
    "boats": {"A": {"at": "12,2"}, "B": {"at": "18,2"}},
}

COUNT_STROKES = """
window.strokes = 0;
const strike = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.strokes += 1;
  return strike.call(this);
};
"""


def test_the_title_says_when_it_is_your_turn(service: Service, visitors: NewVisitor) -> None:
    host, friend = visitors(service), visitors(service)
    table = host.open_table(me(), link())
    host.go(f"/t/{table}")
    friend.go(f"/t/{table}")
    friend.button("Sit down here").click()
    table_pages = [TablePage(host, table), TablePage(friend, table)]
    host.wait(lambda: any(table_page.my_turn for table_page in table_pages), "somebody decides")
    mover = next(table_page for table_page in table_pages if table_page.my_turn)
    other = next(table_page for table_page in table_pages if table_page is not mover)
    expect(mover.page).to_have_title("● Your turn: Regatta · Layline")
    expect(other.page).to_have_title("Regatta · Layline")
    mover.play_well()
    other.await_turn()
    expect(other.page).to_have_title(re.compile("^●"))
    called = other.page.locator("[data-called]")
    other.visitor.wait(lambda: "Your turn" in called.inner_text(), "it is said aloud")


def test_other_tables_that_wait_are_counted_in_the_header(visitor: Visitor) -> None:
    first = TablePage(visitor, visitor.open_table(me(), bot()))
    first.await_turn()
    second = visitor.open_table(me(), bot())
    badge = visitor.page.get_by_role("link", name="Next table")
    badge.wait_for()
    badge.click()
    visitor.page.wait_for_url(f"**/t/{second}")
    TablePage(visitor, second).await_turn()
    visitor.go("/")
    visitor.see("Your turn at 2 tables")
    mine = visitor.page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link", name="Play Regatta")).to_have_count(2)


def test_looking_back_and_returning_to_the_live_game(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    live, of = table_page.prompt.inner_text(), table_page.seq
    visitor.button("One move back").click()
    visitor.see(f"You are looking at move {of - 1} of {of}.")
    expect(table_page.targets).to_have_count(0)
    expect(table_page.choices).to_have_count(0)
    visitor.button("To the beginning").click()
    visitor.see(f"You are looking at move 0 of {of}.")
    visitor.page.locator("#board [data-id^='boat:']").first.wait_for(state="detached")
    visitor.button("Back to live").first.click()
    table_page.await_turn()
    expect(table_page.prompt).to_have_text(live)
    table_page.play_well()


def test_a_finished_race_is_stepped_through_with_the_arrow_keys(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot(), stop_after="winner"))
    table_page.await_turn()
    name = next(card.name for card in table_page.told.view.seats if card.you)
    visitor.button(f"What to do about {name}").click()
    visitor.button("Let a bot play").first.click()
    table_page.result.wait_for()
    of = table_page.seq
    visitor.page.locator("#prompt").focus()
    visitor.page.keyboard.press("ArrowLeft")
    visitor.see(f"You are looking at move {of - 1} of {of}.")
    visitor.page.keyboard.press("Home")
    visitor.see(f"You are looking at move 0 of {of}.")
    visitor.page.keyboard.press("ArrowRight")
    visitor.see(f"You are looking at move 1 of {of}.")
    visitor.page.keyboard.press("End")
    visitor.page.locator(".banner-look").wait_for(state="hidden")


def seconds(text: str) -> int:
    """What a clock shows, in seconds."""
    minutes, rest = re.findall(r"(\d+):(\d\d)", text)[-1]
    return int(minutes) * 60 + int(rest)
