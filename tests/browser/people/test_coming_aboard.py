"""Coming aboard: crews by request and by link, seats kept for a link, starts that were laid."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from layline.bots import bot as player
from layline.play.beginning import new
from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.games.test_race_the_wind import BAY
from tests.browser.people.test_fair_dealing import post
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import bot, link, me
from tests.server.service import Service

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
LAID = "were laid by whoever opened the table"


def named(visitor: Visitor, name: str) -> Visitor:
    """A person with a name of her own."""
    visitor.take_name(name)
    return visitor


def crewed_table(holder: Visitor, *others: dict[str, Any], public: bool = True) -> str:
    return holder.open_table(me(), *others or (bot(),), public=public, **BAY, crews=True)


def link_in(holder: Visitor, label: str) -> str:
    """The link that a field of the page offers, as a path."""
    return holder.page.get_by_label(label, exact=True).input_value().removeprefix(holder.url)


def test_a_stranger_asks_and_the_holder_agrees_with_the_keyboard_alone(
    service: Service, visitors: NewVisitor
) -> None:
    holder, stranger = named(visitors(service), "Zoe"), named(visitors(service), "Ada")
    table = crewed_table(holder)
    captain, hand = TablePage(holder, table), TablePage(stranger, table)
    expect(stranger.button("Join the crew")).to_have_count(0)
    stranger.button("Ask to play along Zoe").press("Enter")
    stranger.see("You have asked.")
    banner = holder.page.get_by_role("status").filter(has_text="Ada asks to play with you.")
    banner.wait_for()
    assert not barriers(holder.page)
    assert not barriers(stranger.page)
    holder.button("Agree Ada").press("Enter")
    stranger.see("Zoe takes you along.")
    banner.wait_for(state="detached")
    stranger.wait(lambda: hand.told.view.seats[0].you, "she is aboard")
    expect(stranger.button("What to do about Zoe"), "the seat is not hers").to_have_count(0)
    holder.button("What to do about Zoe").click()
    dialog = holder.page.get_by_role("dialog")
    assert not barriers(holder.page)
    dialog.get_by_role("button", name="Send away Ada").press("Enter")
    stranger.see("You are watching.")
    holder.wait(lambda: captain.told.view.seats[0].crew == [], "she is ashore")
    stranger.button("Ask to play along Zoe").wait_for()


@pytest.mark.parametrize("described", [{}, PHONE], ids=["desktop", "phone"])
def test_requests_come_one_at_a_time_and_a_no_is_told(
    service: Service, visitors: NewVisitor, described: dict[str, Any]
) -> None:
    holder = named(visitors(service, **described), "Zoe")
    table = crewed_table(holder, {"kind": "open"})
    holder.go(f"/t/{table}")
    askers = [named(visitors(service), name) for name in ("Ada", "Bea")]
    for asker in askers:
        asker.go(f"/t/{table}")
        asker.button("Ask to play along").click()
        asker.see("You have asked.")
    holder.see("Ada asks to play with you. One more is waiting.")
    expect(holder.button("Agree")).to_have_count(1)
    holder.button("No Ada").click()
    askers[0].see("Zoe does not take you along.")
    holder.see("Bea asks to play with you.")
    askers[1].button("Take it back").click()
    holder.page.get_by_text("asks to play with you").wait_for(state="detached")
    holder.page.get_by_role("switch", name="Hear requests to play with you").press("Space")
    askers[1].button("Ask to play along").wait_for(state="detached")


def test_the_link_of_a_seat_brings_somebody_aboard(service: Service, visitors: NewVisitor) -> None:
    holder, mate = visitors(service), visitors(service)
    mate.forgive("403")  # she is put ashore and tries again
    table = crewed_table(holder, {"kind": "open"})
    holder.go(f"/t/{table}")
    path = link_in(holder, "Link to your crew")
    mate.go(path)
    mate.button("Join the crew").click()
    holder.button("Send away").click()
    mate.see("has sent you away: from now on you look on.")
    mate.button("Join the crew").click()
    mate.see("This invitation to seat A is no longer good.")
    assert link_in(holder, "Link to your crew") != path


def test_a_seat_kept_for_a_link_is_only_for_the_invited(
    service: Service, visitors: NewVisitor
) -> None:
    host, stranger, friend = (named(visitors(service), name) for name in ("Hilda", "Ada", "Bea"))
    table = host.open_table(me(), link(), bot(), public=True)
    stranger.go("/")
    row = stranger.page.get_by_role("listitem").filter(has_text="Hilda").first
    row.get_by_text("by invitation").wait_for()
    expect(row.get_by_role("button", name="Join")).to_have_count(0)
    stranger.go(f"/t/{table}")
    stranger.see("kept for somebody with an invitation")
    expect(stranger.button("Sit down here")).to_have_count(0)
    host.go(f"/t/{table}")
    friend.go(link_in(host, "Invite somebody"))
    friend.button("Sit down here").click()
    friend.wait(lambda: friend.ear().tables[table].view.seats[1].you, "she sits there")


# Starts that were laid.


def dealt() -> dict[str, Any]:
    """A position of Petite Régate with cards in every hand."""
    race = new("petite-regate", seats=2, seed=3, rules="gigamic", size="short")
    sailor = player("greedy", seed=1)
    while race.played < 8 or race.to_move == "chance":
        race.draw() if race.to_move == "chance" else race.play(sailor.choose(race))
    position: dict[str, Any] = race.position()
    # So few cards are left to draw that the pile is shuffled again before the race is over.
    position["discard"] += position["deck"][3:]
    position["deck"], position["deck_size"] = position["deck"][:3], 3
    return position


def laid_table(opener: Visitor) -> str:
    """A public table that begins in that position, one seat still open."""
    wish = {
        "game": "petite-regate",
        "seats": [me(), {"kind": "open"}],
        "public": True,
        "pace": "instant",
        "start": {"position": dealt()},
    }
    reply = opener.context.request.post(
        f"{opener.url}/api/tables", data=wish, headers={"Origin": opener.url}
    )
    assert reply.status == 201, reply.text()
    found: str = reply.json()["id"]
    return found


def test_a_laid_start_is_told_from_the_list_to_the_proof(
    service: Service, visitors: NewVisitor
) -> None:
    opener, guest = named(visitors(service), "Zoe"), named(visitors(service), "Ada")
    table = laid_table(opener)
    opener.go(f"/t/{table}")
    opener.see(LAID)
    guest.go("/")
    row = guest.page.get_by_role("listitem").filter(has_text=LAID).first
    row.wait_for()
    guest.go(f"/t/{table}")
    guest.see(LAID)
    guest.button("Sit down here").click()
    told = guest.ear()
    guest.wait(lambda: told.tables[table].view.status == "racing", "the race is on")
    guest.see(LAID)
    for one, seat in ((opener, "A"), (guest, "B")):
        post(one, f"{table}/stand-in", {"seat": seat, "bot": "greedy"})
    TablePage(guest, table).result.wait_for()
    guest.see(LAID)
    guest.go(f"/t/{table}/results")
    guest.see(LAID)
    guest.go(f"/verify?table={table}")
    guest.see("Not proved: the position in which the race began, all hands and the pile with it.")
    guest.see("Fair, as far as the proof reaches")
