"""The first thing in sight starts a race, on every screen; what it starts suits a newcomer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import bot, me
from tests.server.service import Service

SIZES = [(360, 740), (844, 390), (1280, 860)]
PLAY = re.compile("against bots:")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_play_now_is_in_sight_without_scrolling(
    service: Service, visitors: NewVisitor, locale: str
) -> None:
    visitor = visitors(service, locale=locale)
    visitor.go("/")
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        box = visitor.page.locator(".play-now button").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height, (width, height, box)
        assert box["x"] + box["width"] <= width, (width, height, box)


def test_play_now_races_against_easy_bots_and_remembers_the_game(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.get_by_label("Game", exact=True).select_option(label="Race the Wind")
    visitor.button(PLAY).click()
    visitor.page.wait_for_url("**/t/*")
    seats = visitor.context.request.get(
        f"{visitor.url}/api/tables/{visitor.table_in_sight()}"
    ).json()
    assert (seats["game"], seats["status"]) == ("race-the-wind", "racing")
    assert [seat["bot"] for seat in seats["seats"]] == [None, "gentle", "gentle"]

    visitor.go("/")
    visitor.button("against bots: Race the Wind").wait_for()
    visitor.open_table(me(), bot())
    visitor.go("/")
    visitor.button("against bots: Regatta").wait_for()


def test_a_newcomer_is_shown_good_places_and_may_pick_any_other(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot(), bot()))
    table_page.await_turn()
    page, sight = visitor.page, table_page.told.sight
    assert sight.suggestions is not None
    best = [one.action for one in sight.suggestions.best]
    shown = page.locator(".choices .suggested [data-choice]")
    assert shown.evaluate_all("all => all.map((one) => one.dataset.choice)") == best
    ghosts = page.locator("#board .ll-laid .r-hull")
    expect(ghosts).to_have_count(len(best))
    expect(table_page.targets).to_have_count(len(sight.choices))

    page.locator(".choices-more > summary").click()
    other = next(one for one in sight.choices if one.action not in best)
    table_page.listed(other).hover()
    expect(ghosts).to_have_count(0)
    table_page.play(next(one for one in sight.choices if one.action == best[0]))


def test_whoever_does_not_know_what_to_do_asks_a_club_player(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot(), bot()))
    table_page.await_turn()
    seq = table_page.seq
    visitor.button("What would you do?").click()
    reason = visitor.page.locator(".hint-reason")
    expect(reason).to_contain_text("A club player’s choice.")
    hinted = visitor.page.locator("#board .ll-chosen").get_attribute("data-plays")
    assert hinted is not None
    action = hinted.removesuffix(" picked")
    assert action in [choice.action for choice in table_page.told.sight.choices]
    assert table_page.seq == seq, "a hint plays nothing"
    table_page.insist(lambda: table_page.seq > seq, "the hint is followed")
    assert table_page.told.story[seq].action == action
    expect(reason).to_have_count(0)
