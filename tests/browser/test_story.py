"""What happened and what follows from it, told at the table: notices, trails, paces, absences."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.positions import AT_THE_LINE, laid, typed
from tests.browser.table_page import TablePage, press, ready
from tests.browser.visitor import Visitor
from tests.server.guest import bot, link, me
from tests.server.service import Service


def test_a_penalty_is_foretold_and_a_notice_until_it_was_read(visitor: Visitor) -> None:
    table_page = laid(visitor, AT_THE_LINE, me(), bot())
    page = visitor.page
    table_page.await_turn()
    move = table_page.told.choice("move")
    warning = page.locator(".advice-warning")
    # the same warning from the list and on the board
    ready(table_page.listed(move)).hover()
    expect(warning).to_contain_text("You would touch the line")
    page.mouse.move(2, 2)
    expect(warning).to_have_count(0)
    table_page.point_at(move)
    notice = page.locator(".setback")
    expect(notice).to_contain_text("You owe a penalty circle for a start fault")
    expect(notice).to_contain_text("Not yet: start first")
    expect(page.locator("#board .ll-notice"), "the line is ringed").to_have_count(1)
    expect(page.locator(".instruments"), "the wind stays in sight").to_be_in_viewport(ratio=1)
    assert not barriers(page)
    notice.get_by_role("button", name="Read rule RTW-31").click()
    sheet = page.get_by_role("dialog", name="Rule RTW-31")
    sheet.wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")

    # it outlives a reload, and on a phone stands in the place of what is awaited
    page.reload()
    expect(notice).to_contain_text("penalty circle")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("#prompt")).to_have_count(0)
    expect(notice).to_be_in_viewport()
    assert not barriers(page)
    expect(notice.get_by_role("button", name="Understood")).to_be_visible()
    table_page.read_notices()
    expect(notice).to_have_count(0)
    page.mouse.move(2, 2)  # what lies under the pointer now is looked at
    page.locator("#prompt").wait_for()
    page.reload()
    page.locator("#prompt").wait_for()
    expect(notice).to_have_count(0)


def test_a_notice_is_seen_by_whoever_plays_with_a_finger(
    service: Service, visitors: NewVisitor
) -> None:
    phone = visitors(service, viewport={"width": 360, "height": 740}, has_touch=True)
    page = phone.page
    table_page = laid(phone, AT_THE_LINE, me(), bot())
    table_page.await_turn()
    press(table_page.target(table_page.told.choice("move")), Locator.tap)
    ready(table_page.play_button).tap()
    notice = page.locator(".setback")
    expect(notice.get_by_role("heading")).to_be_in_viewport(ratio=1)
    phone.wait(lambda: page.evaluate(CHOICE_HAS_FOCUS), "the first choice has the focus")
    expect(notice.get_by_role("heading")).to_be_in_viewport(ratio=1)


CHOICE_HAS_FOCUS = "document.activeElement.dataset.choice !== undefined"


def test_what_pays_a_penalty_is_pointed_out_when_it_can_be_done(visitor: Visitor) -> None:
    afloat = {
        "A": {"at": "3,8", "heading": "E", "leg": 1, "penalties": 1},
        "B": {"at": "13,8", "heading": "W", "leg": 1},
    }
    table_page = laid(visitor, AT_THE_LINE | {"boats": afloat, "round": 9}, me(), bot())
    table_page.await_turn()
    for action in ("penalty L", "penalty R"):
        expect(table_page.listed(table_page.told.choice(action))).to_contain_text("makes it good")
    expect(table_page.listed(table_page.told.choice("move"))).not_to_contain_text("makes it good")
    expect(table_page.page.locator(".setback"), "nothing has befallen her here").to_have_count(0)


def test_others_are_followed_step_by_step_by_trails_and_after_an_absence(
    visitor: Visitor, service: Service, visitors: NewVisitor
) -> None:
    afloat = {
        "A": {"at": "2,4", "heading": "NE", "leg": 1},
        "B": {"at": "4,9", "heading": "E", "leg": 1},
    }
    fired = ["1:0", "1:1"]
    position = AT_THE_LINE | {"boats": afloat, "round": 9, "fired": fired}
    page = visitor.page
    visitor.go("/")
    page.evaluate("localStorage.setItem('layline.pace', '\"step\"')")
    mine = laid(visitor, position, me(), link())
    friend = TablePage(visitors(service), mine.table)
    friend.visitor.button("Sit down here").first.click()
    typed(mine, "move")
    typed(friend, "move")
    typed(friend, "move")

    # each of them waits until it is asked for
    race, onward = page.locator(".race"), visitor.button("Next")
    expect(page.locator(".banner-pace")).to_contain_text("2 more moves to see")
    expect(race).to_have_attribute("data-seq", "1")
    onward.click()
    expect(race).to_have_attribute("data-seq", "2")
    onward.click()
    expect(race).to_have_attribute("data-seq", "3")
    expect(page.locator(".banner-pace")).to_have_count(0)

    # the way of the other boat is drawn, and tells its story where it is picked
    trail, story = page.locator('#board [data-id="trail:B"]'), page.locator(".ticker-story")
    expect(trail).to_have_count(1)
    box = trail.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    expect(story).to_contain_text("B sails to 5,9.")
    expect(story).to_contain_text("B sails to 6,9.")
    visitor.button("Close the story").click()
    visitor.button("Since your last turn: 2 moves").click()
    since = page.get_by_role("dialog", name="Since your last turn")
    expect(since.locator(".log-heading")).to_have_text(["Round 9"])
    assert not barriers(page)
    since.get_by_role("button", name="Show the way of").click()
    expect(story).to_contain_text("B sails to 6,9.")

    # whoever comes back hears what happened meanwhile
    typed(mine, "move")
    visitor.go("/")
    typed(friend, "move")
    typed(friend, "move")
    page.goto(f"{visitor.url}/t/{mine.table}")
    away = page.locator(".banner-away")
    expect(away).to_contain_text("While you were away: 2 moves")
    assert not barriers(page)
    away.get_by_role("button", name="Read").click()
    told = page.get_by_role("dialog", name="While you were away")
    expect(told.locator(".log-entry")).to_have_count(2)
    page.keyboard.press("Escape")
    away.get_by_role("button", name="Show me").click()
    page.locator(".banner-look").get_by_text("You are looking at move 4 of 6").wait_for()
    expect(away).to_have_count(0)
    expect(page.locator(".banner-look")).to_have_count(0)
    expect(race).to_have_attribute("data-seq", "6")
