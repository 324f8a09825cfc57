"""What a click or a tap plays: what could be seen there before, once, and nothing else."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from layline.server.schemas.views import Choice
from tests.browser.conftest import NewVisitor
from tests.browser.games.test_maillot_jaune import Tour, on_one_screen
from tests.browser.games.test_petite_regate import SHORT, CardTable, tap
from tests.browser.table_page import TablePage, activate, middle, press, ready, settled
from tests.browser.visitor import Visitor
from tests.server.guest import bot, me
from tests.server.service import Service

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_click_on_ones_own_yacht_only_says_what_she_can_do(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    settled(table_page)
    before, page = table_page.seq, table_page.page
    here = [one for one in table_page.told.sight.choices if one.target is None]
    assert here, "a luff, or the spinnaker"
    page.mouse.dblclick(*middle(page.locator("#board .r-on-move")))
    if len(here) > 1:
        asked = page.get_by_role("dialog").locator("[data-choice]")
        asked.first.wait_for()
        expect(asked).to_have_count(len(here))
    else:
        table_page.play_button.wait_for()
        expect(table_page.play_button).to_have_text(f"Play: {here[0].label}")
    assert table_page.seq == before, "nothing was played"


def test_a_double_click_plays_once(visitor: Visitor) -> None:
    tour = on_one_screen(visitor, "Ann", "Bob")
    tour.type("pick ptt")
    tour.type("pick noel")
    visitor.wait(lambda: any(one.startswith("ride ") for one in tour.actions), "the start")
    tour.await_turn()

    # On the road: the second half falls on the rider who has just come there.
    ride = tour.told.choice(next(one for one in tour.actions if one.startswith("ride ")))
    settled(tour)
    before = tour.seq
    at = middle(ready(tour.target(ride)))
    tour.page.mouse.dblclick(*at)
    visitor.wait(lambda: tour.seq > before, "he rides")
    rests(tour, before + 1)
    # Nor does he end his turn by a click that comes later: it says what he can do.
    tour.page.mouse.click(*middle(tour.page.locator("#board .r-on-move")))
    tour.play_button.wait_for()
    assert tour.seq == before + 1
    tour.page.keyboard.press("Escape")

    # On a button: the second half falls on what comes up in its place.
    tour.set("safe", 3)
    away = ready(visitor.button("Break away 3 squares"))
    at = middle(away)
    before = tour.seq
    away.dblclick()
    visitor.wait(lambda: tour.seq > before, "he breaks away")
    rests(tour, before + 1)
    # What ends the turn is not played there even later, but has to be confirmed.
    under = tour.page.evaluate(UNDER, at)
    for action in ("stay", "end"):
        if under == action:
            tour.page.mouse.click(*at)
            tour.play_button.wait_for()
            assert tour.seq == before + 1

    # Enter that is held down plays once, too.
    before = tour.seq
    stay = tour.listed(tour.told.choice("stay"))
    stay.focus()
    for _ in range(5):
        tour.page.keyboard.down("Enter")
    tour.page.keyboard.up("Enter")
    visitor.wait(lambda: tour.seq > before, "he stays")
    rests(tour, before + 1)


UNDER = """
([x, y]) => document.elementFromPoint(x, y)?.closest("[data-choice]")?.dataset.choice ?? null
"""


def rests(tour: Tour, seq: int) -> None:
    """It is still the same rider's turn, with choices that take a press, and nothing more came."""
    tour.await_turn()
    expect(tour.page.locator("[data-fresh]")).to_have_count(0)
    assert tour.seq == seq


def test_play_plays_the_card_that_was_chosen_last(service: Service, visitors: NewVisitor) -> None:
    person = visitors(service, **PHONE)
    table = person.open_table(me(), bot(), game="petite-regate", **SHORT)
    table_page = CardTable(person, service, table)
    table_page.await_turn()
    # While boats are placed no card can be played: each is marked so, and the spots come first.
    hand, choices = table_page.page.locator(".hand"), table_page.page.locator(".choices")
    expect(hand.locator(".hand-barred")).to_have_count(len(table_page.told.sight.hand))
    assert middle(choices)[1] < middle(hand)[1]
    while (found := two_cards(table_page)) is None:
        before = table_page.seq
        tap(table_page, table_page.advised())
        table_page.await_decision(before)
    first, last = found
    settled(table_page)
    press(table_page.target(first), Locator.tap)
    expect(table_page.play_button).to_have_text(f"Play: {first.label}")
    card = table_page.card(last)
    assert card is not None
    ready(card).tap()
    expect(table_page.play_button).to_have_text(f"Play: {last.label}")
    expect(table_page.page.locator(".hand-taken")).to_have_count(1)
    before = table_page.seq
    activate(table_page.play_button)
    person.wait(lambda: table_page.seq > before, "it is played")
    assert table_page.told.story[before].action == last.action


def two_cards(table_page: CardTable) -> tuple[Choice, Choice] | None:
    """A choice with a place of its own, and one that is all another card can be played for."""
    sight = table_page.told.sight
    lone = [card.actions[0] for card in sight.hand if len(card.actions) == 1]
    placed = [one for one in sight.choices if one.action.startswith("play ") and one.target]
    for first in placed:
        for last in placed:
            held = table_page.held(first), table_page.held(last)
            apart = held[0] != held[1] and last.action in lone
            if apart and last.action != first.action and not table_page.is_shared(first):
                return first, last
    return None
