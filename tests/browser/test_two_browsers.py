"""Two people in two browsers sail a whole race, from the invitation to the rematch."""

from __future__ import annotations

from collections.abc import Mapping

from tests.browser.conftest import NewVisitor
from tests.browser.sitting import Sitting
from tests.browser.visitor import Visitor
from tests.server.service import Service


def test_a_friend_comes_by_link_and_both_sail_to_the_finish(
    service: Service, visitors: NewVisitor
) -> None:
    host, friend = visitors(service), visitors(service)
    link = invitation(host)
    friend.page.goto(link)
    friend.button("Sit down here").click()

    table = host.table_in_sight()
    sittings = {"A": Sitting(host, table), "B": Sitting(friend, table)}
    while decider := on_move(sittings):
        decider.play_well()
    for sitting in sittings.values():
        sitting.result.wait_for()
        rows = sitting.result.locator("tbody tr")
        assert rows.count() == 2
        assert rows.first.locator(".result-place").inner_text() == "1"
        assert sitting.page.title() == "Regatta: the result · Layline"
    assert "Race 1 is over" in sittings["A"].log.inner_text()

    host.button("Offer a rematch").click()
    friend.button("Accept", exact=True).click()
    friend.page.wait_for_url(lambda url: not url.endswith(table))
    host.page.wait_for_url(friend.page.url)
    new = host.table_in_sight()
    again = {"A": Sitting(friend, new), "B": Sitting(host, new)}
    assert again["A"].told.view.seats[0].you, "whoever sat at B sits at A now"
    decider = on_move(again)
    assert decider is not None
    decider.play_well()


def invitation(host: Visitor) -> str:
    """Open a table for two on the small board by the form; the link to send."""
    host.go("/")
    host.page.get_by_role("link", name="New table Regatta").click()
    page = host.page
    page.get_by_role("radio", name="Friends with a link").check()
    page.get_by_role("radio", name="Quick board").check()
    page.get_by_text("more options").click()
    page.get_by_role("radio", name="Until the winner has finished").check()
    host.button("Open the table").click()
    link = page.get_by_role("textbox", name="Invite somebody").input_value()
    assert link == page.url
    return link


def on_move(sittings: Mapping[str, Sitting]) -> Sitting | None:
    """Whoever may choose now, as her own page sees it; nobody once the race is over."""
    host = next(iter(sittings.values())).visitor
    host.wait(lambda: any(one.my_turn or one.over for one in sittings.values()), "a decision")
    return next((one for one in sittings.values() if one.my_turn), None)
