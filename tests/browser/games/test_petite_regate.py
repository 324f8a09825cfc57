"""La Petite Régate in the page: cards clicked, dragged and tapped from the start to the line."""

from __future__ import annotations

import math
import re
from typing import Any

from playwright.sync_api import Locator, expect

from layline.bots import bot
from layline.engine.answers import HandCard
from layline.play.race import Race
from layline.server.schemas.views import Choice
from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.people.test_two_browsers import on_move
from tests.browser.table_page import (
    TablePage,
    activate,
    click_middle,
    middle,
    place_of,
    press,
    quoted,
    ready,
    settled,
    tap_middle,
)
from tests.browser.visitor import Visitor
from tests.server.guest import bot as club_sailor
from tests.server.guest import link, me
from tests.server.referee import begun
from tests.server.service import Service
from tests.server.stored import stored_entries

SHORT: dict[str, Any] = {"rules": "gigamic", "size": "short"}
STAGE = "#board .ll-stage"


class CardTable(TablePage):
    """A table at which cards are held: how a person plays there by hand."""

    def __init__(self, visitor: Visitor, service: Service, table: str) -> None:
        super().__init__(visitor, table)
        self.service = service

    def race(self) -> Race:
        """The race as it really stands, which no page is told."""
        view = self.told.view
        race = begun(view.game, view.options)
        for _, kind, _, text in stored_entries(self.service.database, self.table):
            if kind == "undo":
                race.undo()
            else:
                race.play(text)
        return race

    def advised(self) -> Choice:
        """What a club sailor would play now."""
        return self.told.choice(bot("greedy").choose(self.race()))

    def held(self, choice: Choice) -> HandCard | None:
        """The card by which a choice is played, as it was told; none if it needs no card."""
        return next((one for one in self.told.sight.hand if choice.action in one.actions), None)

    def card(self, choice: Choice) -> Locator | None:
        """The card by which a choice is played, in the page."""
        held = self.held(choice)
        return None if held is None else self.page.locator(f".hand [data-card={quoted(held.id)}]")

    def rivals(self, choice: Choice) -> list[Choice]:
        """What is picked at the same place once the card is taken up, the choice itself included.

        Two arrows of a card may end a race at the same point of the line.
        """
        held, choices = self.held(choice), self.told.sight.choices
        of_card = [one for one in choices if held is None or one.action in held.actions]
        return [one for one in of_card if place_of(one) == place_of(choice)]

    def spot(self, choice: Choice) -> Locator:
        """Where a choice is picked on the board, once its card is taken up and nothing moves."""
        settled(self)
        label = " · ".join(one.label for one in self.rivals(choice))
        target, held = f"#board .ll-target[aria-label={quoted(label)}]", self.held(choice)
        # Of a card that leads to one thing only the target is chosen with it.
        chosen = "[aria-pressed]" if held is not None and len(held.actions) == 1 else ""
        return ready(self.page.locator(f"{target}{chosen}"))

    def answer(self, choice: Choice) -> None:
        """Say which of the choices of one place is meant, where the page must ask."""
        if len(self.rivals(choice)) > 1:
            asked = self.page.get_by_role("dialog")
            ready(asked.locator(f"[data-choice={quoted(choice.action)}]")).click()

    def play_by_hand(self, choice: Choice, drags: bool) -> None:
        """Play a choice as a person would: by its card, on the dial, or by its button."""
        before = self.seq
        card, held = self.card(choice), self.held(choice)
        if choice.target is not None and choice.target.kind == "direction":
            self.turn_to(choice)
        elif card is None:
            self.point_at(choice)
        elif choice.target is None:
            ready(card).click()
            if choice.action.startswith("swap"):
                ready(self.visitor.button("Exchange these cards")).click()
            elif len(held.actions if held else ()) > 1:
                # Several arrows that lead nowhere else have no targets: they stand under the hand.
                meant = f".card-choices [data-choice={quoted(choice.action)}]"
                ready(self.page.locator(meant)).click()
            else:
                ready(self.play_button).click()
        elif drags:
            self.drag(card, choice)
            self.answer(choice)
        else:
            ready(card).click()
            press(self.spot(choice), click_middle)
            self.answer(choice)
        self.insist(lambda: self.seq > before, f"{choice.action} is played")

    def drag(self, card: Locator, choice: Choice) -> None:
        """Take a card up and let it go where the boat is to go."""
        mouse = self.page.mouse
        mouse.move(*middle(card))
        mouse.down()
        mouse.move(*middle(self.page.locator("#board")), steps=3)
        mouse.move(*middle(self.spot(choice)), steps=3)
        mouse.up()

    def turn_to(self, choice: Choice) -> None:
        """Turn the dial to a heading, or click the arrow if there is no dial."""
        if self.page.locator(".ll-dial:not(.ll-none)").count() == 0:
            self.point_at(choice)
            return
        x, y = middle(self.spot(choice))
        at = middle(self.page.locator(".ll-dial-band"))
        reach = math.dist(at, (x, y))
        mouse = self.page.mouse
        mouse.move(at[0] + reach * 0.8, at[1] + reach * 0.6)
        mouse.down()
        mouse.move(x, y, steps=4)
        mouse.up()


def test_two_people_play_their_cards_to_the_line(service: Service, visitors: NewVisitor) -> None:
    host, friend = visitors(service), visitors(service)
    table = host.open_table(me(), link(), game="petite-regate", **SHORT)
    friend.go(f"/t/{table}")
    friend.button("Sit down here").click()
    table_pages = {
        "A": CardTable(host, service, table), "B": CardTable(friend, service, table),
    }  # fmt: skip
    looked = False
    while decider := on_move(table_pages):
        assert isinstance(decider, CardTable)
        choice = decider.advised()
        if not looked and choice.action.startswith("play"):
            look_at_a_card(decider, choice)
            looked = True
        decider.play_by_hand(choice, drags=decider is table_pages["B"])
    assert looked
    for table_page in table_pages.values():
        table_page.result.wait_for()
    expect(table_pages["A"].log).to_contain_text("reaches the line and finishes")


def look_at_a_card(table_page: CardTable, choice: Choice) -> None:
    """A card that is pointed at shows all it leads to before anything is played."""
    card, page = table_page.card(choice), table_page.page
    assert card is not None
    held = table_page.held(choice)
    assert held is not None
    ends = {place_of(one) for one in table_page.told.sight.choices if one.action in held.actions}
    card.hover()
    laid = page.locator(".ll-laid [data-id^='card:']")
    laid.wait_for()
    expect(laid.locator("[data-id^='ghost:']").nth(len(held.actions) - 1)).to_be_attached()
    expect(page.locator(".advice strong")).to_have_text(held.label)
    expect(table_page.targets).to_have_count(len(ends))
    assert not barriers(page)
    page.mouse.move(5, 5)
    laid.wait_for(state="detached")
    expect(table_page.targets.nth(len(ends) - 1)).to_be_attached()
    # by keyboard: focus, Enter, then on the board; Escape puts everything away
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#board .ll-target:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".hand-taken")).to_have_count(0)


def test_one_of_four_plays_with_a_finger_against_bots(
    service: Service, visitors: NewVisitor
) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    person = visitors(service, **phone)
    bots = [club_sailor("greedy") for _ in range(3)]
    table = person.open_table(me(), *bots, game="petite-regate", **SHORT)
    table_page = CardTable(person, service, table)
    while not table_page.over:
        table_page.await_decision(-1)
        if table_page.over:
            break
        tap(table_page, table_page.advised())
    expect(table_page.result.locator("tbody tr")).to_have_count(4)


def tap(table_page: CardTable, choice: Choice) -> None:
    """Play a choice with taps, and by the button that plays it wherever that has moved."""
    before, page, card = table_page.seq, table_page.page, table_page.card(choice)
    held = table_page.held(choice)
    uses = () if held is None else held.actions
    if card is not None:
        ready(card).tap()
        if choice.target is not None:
            press(table_page.spot(choice), tap_middle)
            if len(table_page.rivals(choice)) > 1:
                asked = page.get_by_role("dialog")
                ready(asked.locator(f"[data-choice={quoted(choice.action)}]")).tap()
            if len(uses) > 1:  # a card with one use was shown when it was taken up
                activate(table_page.play_button.last)
        elif choice.action.startswith("swap"):
            ready(table_page.visitor.button("Exchange these cards")).tap()
        elif len(uses) > 1:
            ready(page.locator(f".card-choices [data-choice={quoted(choice.action)}]")).tap()
            activate(table_page.play_button)
        else:
            activate(table_page.play_button)
    elif choice.target is not None:
        press(table_page.spot(choice), tap_middle)
        activate(table_page.visitor.button(f"Play: {choice.label}", exact=True))
    else:
        ready(table_page.listed(choice)).tap()
        activate(table_page.visitor.button(f"Play: {choice.label}", exact=True))
    table_page.visitor.wait(lambda: table_page.seq > before, f"{choice.action} is played")


def test_the_view_follows_the_race_until_somebody_takes_it_into_her_hands(
    service: Service, visitor: Visitor
) -> None:
    seats = [me(), club_sailor()]
    table_page = TablePage(visitor, visitor.open_table(*seats, game="petite-regate", **SHORT))
    table_page.await_turn()
    follow, whole = visitor.button("Follow the race"), visitor.button("The whole board")

    def is_near() -> bool:
        stage, frame = (visitor.page.locator(it).bounding_box() for it in (STAGE, "#board"))
        assert stage
        assert frame
        return stage["height"] > 1.2 * frame["height"]

    expect(follow).to_have_attribute("aria-pressed", "true")
    visitor.wait(is_near, "all boats and their spots, large")
    whole.click()
    visitor.wait(lambda: not is_near(), "the whole board")
    expect(follow).to_have_attribute("aria-pressed", "false")
    before = table_page.seq
    table_page.play_by_keyboard(table_page.told.sight.choices[0])
    table_page.await_decision(before)
    assert not is_near(), "it stays as she wants it"
    follow.click()
    visitor.wait(is_near, "near again")


def test_the_form_offers_only_what_goes_together(service: Service, visitors: NewVisitor) -> None:
    """LPR-01: three boats sail by the Gigamic rules; whoever insists on others has two seats."""
    visitor = visitors(service)
    visitor.go("/new/petite-regate")
    page = visitor.page
    seats = page.get_by_role("group", name="How many seats?")
    rules = page.get_by_role("group", name="Rules")
    spacing = page.get_by_role("group", name="Distance between the buoys")
    spacing.wait_for()
    seats.get_by_role("radio", name="3").check()
    expect(rules.get_by_role("radio", name="Gigamic edition")).to_be_checked()
    greyed = rules.locator('[aria-disabled="true"]')
    greyed.nth(1).wait_for()
    because = rules.get_by_text("Base and advanced are for 2 players")
    because.wait_for()
    expect(rules.get_by_role("link", name="LPR-01")).to_have_attribute("href", re.compile("LPR-01"))
    described = greyed.first.get_attribute("aria-describedby")
    expect(page.locator(f"[id='{described}']").get_by_text("LPR-01")).to_have_count(1)
    expect(spacing, "what belongs to another edition is gone").to_have_count(0)
    greyed.first.press(" ")
    expect(rules.get_by_role("radio", name="Gigamic edition")).to_be_checked()
    assert barriers(page) == []

    seats.get_by_role("radio", name="2").check()
    rules.get_by_role("radio", name="Advanced game").check()
    seats.locator('[aria-disabled="true"]').nth(1).wait_for()
    seats.get_by_role("radio", name="4").click(force=True)  # it takes the click, and stays as it is
    expect(seats.get_by_role("radio", name="2")).to_be_checked()
    rules.get_by_role("radio", name="Gigamic edition").check()
    seats.locator('[aria-disabled="true"]').first.wait_for(state="detached")
    seats.get_by_role("radio", name="3").check()
    visitor.button("Open the table").click()
    page.wait_for_url("**/t/*")
    visitor.see("Waiting for 2 more players.")
