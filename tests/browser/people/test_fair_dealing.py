"""Fair dealing between two people: stand-ins, rematches, clocks that wait, time that is up."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from layline.server.schemas.tables import TableView
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import link, me
from tests.server.service import Service
from tests.server.stored import let_time_run_out

DAY = 86400


def at_one_table(service: Service, visitors: NewVisitor, **rest: Any) -> list[TablePage]:
    """Two people who have both seen their race begin; whoever decides comes first."""
    host, friend = visitors(service), visitors(service)
    friend.take_name("Fiona")
    table = host.open_table(me(), link(), **rest)
    host.go(f"/t/{table}")
    friend.go(f"/t/{table}")
    friend.button("Sit down here").click()
    both = [TablePage(host, table), TablePage(friend, table)]
    for table_page in both:
        table_page.visitor.wait(
            lambda table_page=table_page: is_seen_by_all(table_page.told.view),  # type: ignore[misc]
            "everybody has seen the race",
        )
    host.wait(lambda: any(table_page.my_turn for table_page in both), "somebody decides")
    return sorted(both, key=lambda table_page: not table_page.my_turn)


def is_seen_by_all(table: TableView) -> bool:
    """Whether a race has begun, and everybody has seen it: before that nobody is waited for."""
    return table.status == "racing" and not any(seat.unseen for seat in table.seats)


def name_of(table_page: TablePage) -> str:
    """The name of the person at a page."""
    return next(card.name for card in table_page.told.view.seats if card.you)


def test_slow_play_is_not_stolen_and_a_seat_comes_back_with_one_click(
    service: Service, visitors: NewVisitor
) -> None:
    hers, rivals = at_one_table(service, visitors, clock=DAY)
    her, rival = hers.visitor, rivals.visitor
    name = name_of(hers)
    her.page.goto("about:blank")
    rival.page.locator(".seat", has_text=name).get_by_text("away").wait_for()
    expect(rival.button(f"What to do about {name}"), "nobody may act for her yet").to_have_count(0)
    let_time_run_out(service.database, hers.table)
    rival.see(f"Time was up for {name}: the service decided instead.")
    her.go("/")
    her.see("Your time was up: the service decided for you.")
    rival.button(f"Let a bot play for {name}").click()
    her.see(f"{name_of(rivals)} lets a bot play for you.")
    her.button("Take my seat back").click()
    rival.wait(
        lambda: not any(one.stand_in or one.late for one in rivals.told.view.seats), "she is back"
    )
    her.page.get_by_text("lets a bot play for you.").wait_for(state="detached")


def test_a_rematch_begins_when_everybody_has_accepted_it(
    service: Service, visitors: NewVisitor
) -> None:
    first, second = at_one_table(service, visitors, stop_after="winner", clock=60)
    over = first.table
    for table_page in (first, second):
        seat = next(card.seat for card in table_page.told.view.seats if card.you)
        post(table_page.visitor, f"{over}/stand-in", {"seat": seat, "bot": "greedy"})
    for table_page in (first, second):
        table_page.result.wait_for()
    host, friend = first.visitor, second.visitor
    friend.go("/")
    host.button("Offer a rematch").click()
    host.see("You offer a rematch.")
    friend.see(f"{name_of(first)} offers a rematch.")
    friend.button("Decline").click()
    host.see(f"{name_of(second)} declines.")
    assert host.table_in_sight() == over
    friend.button("Accept after all").click()
    friend.page.wait_for_url(lambda url: not url.endswith((over, "/")))
    host.page.wait_for_url(friend.page.url)
    new = [TablePage(host, host.table_in_sight()), TablePage(friend, friend.table_in_sight())]
    host.wait(lambda: any(table_page.my_turn for table_page in new), "the rematch is on")


def test_a_clock_waits_until_its_person_has_seen_the_race(
    service: Service, visitors: NewVisitor
) -> None:
    host, friend = visitors(service), visitors(service)
    table = host.open_table(me(), link(), clock=60)
    host.go(f"/t/{table}")
    host.see("a clock waits for whoever has not seen it yet: 2 minutes at most.")
    host.go("/")
    friend.go(f"/t/{table}")
    friend.button("Sit down here").click()
    waiting = friend.see("has not seen the race yet")
    TablePage(host, table)
    waiting.wait_for(state="detached")


HEAR = """() => {
  window.heard = [];
  const hear = () => window.heard.push(document.querySelector("[data-told]")?.textContent ?? "");
  hear();
  new MutationObserver(hear).observe(document.body,
    { childList: true, subtree: true, characterData: true });
}"""
"""Keep all that is said aloud: the next sentence takes the place of the last."""


def test_everybody_is_told_that_time_was_up_and_she_comes_back(
    service: Service, visitors: NewVisitor
) -> None:
    hers, others = at_one_table(service, visitors, clock=300)
    seat = hers.told.sight.to_move
    for table_page in (hers, others):
        table_page.page.evaluate(HEAR)
    let_time_run_out(service.database, hers.table)
    said = f"Time was up: Club player (bot) decides for {seat}."
    for table_page in (hers, others):
        page = table_page.page
        table_page.visitor.wait(
            lambda page=page: said in page.evaluate("window.heard.join()"),  # type: ignore[misc]
            "it is said aloud",
        )
        expect(table_page.log).to_contain_text(said)
    others.visitor.see(f"Time was up for {name_of(hers)}: the service decided instead.")
    hers.visitor.see("Your time was up. Decided for you:")
    hers.visitor.button("I’m back").click()
    for table_page in (hers, others):
        table_page.page.locator(".banner-people").first.wait_for(state="detached")


def post(visitor: Visitor, path: str, body: dict[str, object]) -> None:
    """Ask the service for something without the page."""
    reply = visitor.context.request.post(
        f"{visitor.url}/api/tables/{path}", data=body, headers={"Origin": visitor.url}
    )
    assert reply.ok, reply.text()
