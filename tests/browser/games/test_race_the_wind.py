"""Race the Wind in the page: a protest, a penalty circle, a wind change and a finish, clicked."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from layline.engine.answers import Shortcut
from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, ready
from tests.browser.visitor import Visitor, screen
from tests.server.guest import link, me
from tests.server.service import Service

BAY: dict[str, Any] = {
    "game": "race-the-wind",
    "cols": 17,
    "rows": 17,
    "gate_width": 6,
    "gate_row": 3,
    "length": 8,
    "laps": 1,
    "order": "seats",
    "tokens": "none",
}
"""The smallest course: the line on row 3 from 6 to 10, flags on rows 5 and 9, the mark on 8,11."""


def click(table_page: TablePage, *actions: str) -> None:
    """Pick these one after the other, on the board where they have a place there."""
    for action in actions:
        table_page.await_turn()
        table_page.play(table_page.told.choice(action))


def button(table_page: TablePage, name: str) -> Locator:
    """A button of the page by its whole name."""
    return table_page.page.get_by_role("button", name=name, exact=True)


def test_whoever_was_hindered_is_asked_whether_she_protests(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(screen("Ada"), screen("Bob"), **BAY))
    page = visitor.page
    click(table_page, "place 9,7", "head W", "place 7,6", "head N")
    click(table_page, "move", "move", "turn L45")
    expect(table_page.page.locator(".offer")).to_have_count(0)
    # A takes 6,7 from B, who has it ahead of her and is to leeward
    click(table_page, "move", "turn L45")
    table_page.await_turn()
    offer = page.locator(".offer")
    expect(offer).to_contain_text("A took 6,7")
    expect(page.locator("#board .ll-notice"), "the boat it is about is ringed").to_have_count(1)
    assert not barriers(page)

    offer.get_by_role("button", name="Read rule RTW-71").click()
    sheet = page.get_by_role("dialog", name="Rule RTW-71")
    expect(sheet.locator(".rule-statement")).to_contain_text("leeward")
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")

    # on a phone it stands in the place of what is awaited
    desktop = page.viewport_size
    assert desktop is not None
    page.set_viewport_size({"width": 390, "height": 844})
    protest = button(table_page, "Protest against A")
    protest.wait_for()
    expect(page.locator(".call .offer")).to_have_count(1)
    assert not barriers(page)
    page.set_viewport_size(desktop)
    page.locator(".desk > .offer-place .offer").wait_for()

    # whoever plays on is asked once
    before = table_page.seq
    ready(table_page.listed(table_page.told.choice("turn L90"))).click()
    lapse = page.get_by_role("dialog", name="Protest against A?")
    lapse.wait_for()
    assert table_page.seq == before
    ready(lapse.get_by_role("button", name="Protest against A")).click()
    visitor.wait(lambda: table_page.seq > before, "the protest")
    table_page.await_turn()
    assert table_page.told.sight.to_move == "B", "a protest takes no action of the turn"
    expect(page.locator(".offer")).to_have_count(0)
    expect(table_page.log).to_contain_text("B protests: A gets a penalty")
    table_page.sheet("Seats")
    expect(page.locator(".seats")).to_contain_text("1 penalty open")


def test_a_start_fault_a_penalty_circle_wind_changes_and_a_finish(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(screen("Ada"), screen("Bob"), **BAY))
    click(table_page, "place 14,2", "head N", "place 1,8", "head NE")
    # the third turn in a row on one point is a start fault, which is to be claimed
    click(table_page, "turn R45", "turn L90", "turn L45", "turn R90", "turn R45")
    table_page.await_turn()
    ready(button(table_page, "Claim the start fault of A")).click()
    visitor.wait(lambda: happened(table_page, "RTW-30", "A gets a penalty"), "the claim")
    while not table_page.over:
        table_page.await_decision(table_page.seq - 1)
        if table_page.told.sight.to_move == "A":
            decide(table_page)
        else:
            dawdle(table_page)
    assert happened(table_page, "RTW-90", "A has paid a penalty.")
    assert happened(table_page, "RTW-64", "The wind now comes")
    assert happened(table_page, "RTW-105", "A crosses the finish line")
    # The log on the page holds the last entries only; how many there are, chance decides.
    expect(table_page.log).to_contain_text("A crosses the finish line")
    first = table_page.result.locator("tbody tr").first
    expect(first.locator("th, td")).to_contain_text(["1", "Ada", "finished"])


def decide(table_page: TablePage) -> None:
    """One decision of A: the penalty as soon as it can be paid, else what a club sailor does."""
    sight = table_page.told.sight
    if any(one.how == "itself" for one in sight.shortcuts):
        plays_itself(table_page)
    elif any(choice.action == "penalty R" for choice in sight.choices):
        pay(table_page)
    elif hold := next((one for one in sight.shortcuts if one.id == "hold"), None):
        hold_the_course(table_page, hold)
    else:
        table_page.play_well()


def dawdle(table_page: TablePage) -> None:
    """B turns this way and that, so that A has the course for herself."""
    choices = table_page.told.sight.choices
    ready = [choice for choice in choices if choice.action.startswith(("claim", "protest"))]
    turns = [choice for choice in choices if choice.action.startswith("turn")]
    table_page.play((ready or turns or choices)[0])


def plays_itself(table_page: TablePage) -> None:
    """A lone skip or quarter turn needs no click."""
    before = table_page.seq
    table_page.visitor.wait(lambda: table_page.seq > before, "it plays itself")


def hold_the_course(table_page: TablePage, hold: Shortcut) -> None:
    """One click for a movement and the end of the turn."""
    before = table_page.seq
    ready(button(table_page, hold.label)).click()
    table_page.insist(lambda: table_page.seq > before + 1, "both are played")
    played = [entry.action for entry in table_page.told.story if entry.seat == "A"]
    assert played[-2:] == ["move", "end"]


def pay(table_page: TablePage) -> None:
    """Declare the circle: the boat says how many quarters are left of it."""
    table_page.play(table_page.told.choice("penalty R"))
    badge = table_page.page.locator('#board [data-id="badges:A"]')
    visitor = table_page.visitor
    visitor.wait(lambda: re.search("↻[23]", badge.text_content() or ""), "quarters on the badge")


def happened(table_page: TablePage, rule: str, what: str) -> bool:
    """Whether the table was told of it."""
    return any(
        said.rule == rule and what in said.text
        for entry in table_page.told.story
        for said in entry.lines
    )


def test_a_crew_shares_a_boat_and_whoever_is_first_enters_the_move(
    visitor: Visitor, service: Service, visitors: NewVisitor
) -> None:
    mate = visitors(service)
    table = visitor.open_table(me(), link(), **BAY, crews=True)
    captain = TablePage(visitor, table)
    hand = TablePage(mate, table)
    mate.button("Join the crew").click()
    visitor.wait(lambda: captain.told.view.seats[0].crew, "the mate is aboard")
    assert not barriers(mate.page)
    button(captain, "Start now").click()
    click(hand, "place 9,5")
    click(captain, "head N")
    click(hand, "turn L45")
    captain.await_turn()
    crew = captain.told.view.seats[0]
    expect(captain.page.locator(".seats")).to_contain_text(f"{crew.name}, {crew.crew[0]}")
    assert [entry.action for entry in hand.told.story if entry.seat == "A"][:3] == [
        "place 9,5",
        "head N",
        "turn L45",
    ]


def test_tokens_are_laid_by_clicks_or_for_whoever_asks(visitor: Visitor) -> None:
    few = {**BAY, "tokens": "manual", "yellow": 6, "blue": 4}
    table_page = TablePage(visitor, visitor.open_table(screen("Ada"), screen("Bob"), **few))
    click(table_page, "yellow 3,9", "blue 12,8")
    table_page.await_turn()
    ready(button(table_page, "Lay them for me")).click()
    visitor.wait(lambda: "Place your boat" in table_page.prompt.inner_text(), "all tokens are laid")
    laid = [entry.action for entry in table_page.told.story]
    assert {"yellow 13,9", "blue 4,8"} < set(laid), "the mirrors of what was laid by hand"
    assert len(laid) == 8
    expect(table_page.page.get_by_role("button", name="Let me decide")).to_have_count(0)


def test_what_lies_over_the_board_can_be_switched_off_and_stays_off(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(screen("Ada"), screen("Bob"), **BAY))
    page = visitor.page
    click(table_page, "place 12,5", "head W", "place 4,5", "head E")
    page.mouse.move(5, 5)  # what rests on a target shows what it would bring, in place of routes
    routes = page.locator("#board .ll-laid .r-route")
    visitor.wait(lambda: routes.count() == 2, "a route for each boat")
    button(table_page, "What to show on the board").click()
    assert not barriers(page)
    page.get_by_role("switch", name="Routes").press("Space")
    visitor.wait(lambda: routes.count() == 0, "no routes")
    page.reload()
    table_page = TablePage(visitor, table_page.table)
    table_page.await_turn()
    expect(routes).to_have_count(0)
    table_page.listed(table_page.told.choice("turn L90")).hover()
    visitor.wait(lambda: page.locator("#board .ll-foreseen .r-hull").count(), "the boat turned")


def test_the_laps_on_the_form_are_those_that_are_sailed(visitor: Visitor) -> None:
    visitor.go("/new/race-the-wind")
    page = visitor.page
    page.locator("details.fold > summary").click()
    laps = page.get_by_label("Laps")
    for course, sailed in (("Short course", "1"), ("Full course", "3")):
        page.get_by_role("radio", name=course).check()
        expect(laps).to_have_value(sailed)
    laps.select_option("2")
    page.get_by_role("radio", name="Short course").check()
    expect(laps, "the course decides anew").to_have_value("1")
