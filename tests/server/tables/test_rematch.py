"""Rematches: offered and accepted by everybody; no clock starts before its person has seen it."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from layline.server.tables import rematch
from layline.server.tables.clock import DAY, offer_lasts, start_grace
from layline.server.tables.opening import rematch_of
from layline.server.tables.seats import row_of
from layline.server.tables.table import Table
from layline.server.views.summary import table_view
from tests.server.bare_tables import ANNA, BEA, CARL, NOON, decider, made, open_table, play, refusal
from tests.server.conftest import NewGuest, NewService
from tests.server.guest import Guest, bot, link, me
from tests.server.service import Service
from tests.server.stored import stored_row

NAMES = {ANNA: "Anna", BEA: "Bea", CARL: "Carl"}


def begun(clock: int | None, *seats: str) -> Table:
    """A race of Anna's that has just begun with Bea's and Carl's arrival; nobody has seen it."""
    seats = seats or ("me", "link")
    table = open_table(*seats, clock=clock, players=len(seats))
    for visitor in (BEA, CARL)[: seats.count("link")]:
        table.take(made(table.join(visitor, None, NOON)))
    return table


def over(clock: int | None = None, *seats: str) -> Table:
    """The same when everybody but one has retired."""
    table = begun(clock, *(seats or ("me", "link", "link")))
    for seat_row in table.seat_rows:
        if seat_row.visitor is not None and table.row.status == "racing":
            table.take(table.resign(seat_row.visitor, f"r{seat_row.seat}", seat_row.seat, NOON))
    assert table.row.status == "over"
    return table


# Clocks wait for those who have not seen the start.


@pytest.mark.parametrize(
    ("clock", "grace"), [(30, 120), (300, 120), (3600, 3600), (DAY, DAY), (7 * DAY, DAY)]
)
def test_how_long_clocks_wait(clock: int, grace: int) -> None:
    assert start_grace(clock) == grace
    table = begun(clock)
    assert table.row.clocks_wait_until == NOON + grace
    assert table.deadline == NOON + grace + clock


def test_the_clock_begins_when_she_sees_it_or_when_the_grace_is_over() -> None:
    table = begun(60)
    visitor, seat = decider(table)
    other = BEA if visitor == ANNA else ANNA
    assert made(table.saw([other], NOON + 5)).row.due == NOON + 180, "hers still waits"
    assert made(table.saw([visitor], NOON + 5)).row.due == NOON + 65
    assert made(table.saw([visitor], NOON + 120)).row.due == NOON + 180, "begun without her"
    assert table.saw([CARL], NOON + 5) is None
    table.take(made(table.saw([visitor], NOON + 5)))
    assert table.saw([visitor], NOON + 6) is None, "the first time counts"
    assert row_of(table.seat_rows, seat).seen == NOON + 5


def test_without_a_clock_nothing_waits() -> None:
    table = begun(None)
    assert table.row.clocks_wait_until is None
    assert table.saw([ANNA, BEA], NOON) is None


def test_whoever_plays_has_seen_it_and_takes_back_within_the_time_she_had() -> None:
    table = begun(60)
    _, seat = decider(table)
    play(table, at=NOON + 10)
    assert row_of(table.seat_rows, seat).seen == NOON + 10
    table = begun(60)
    # Both see it late, and a first action of a seat is taken back: the time runs as it ran before.
    table.take(made(table.saw([ANNA, BEA], NOON + 100)))
    assert table.row.due == NOON + 160
    before: float | None = None
    at = NOON + 101
    while not table.may_undo(at):
        before = table.row.due
        play(table, at=at)
        at += 1
    visitor, seat = decider(table)
    assert table.undo(visitor, "u", table.seq, seat, at).row.due == before


def test_the_time_of_the_second_seat_waits_too() -> None:
    table = begun(60)
    first, seat = decider(table)
    table.take(made(table.saw([first], NOON)))
    while table.row.to_move == seat:
        play(table, at=NOON + 1)
    assert table.row.due == NOON + 180, "nobody has shown it to her"
    second, _ = decider(table)
    assert made(table.saw([second], NOON + 90)).row.due == NOON + 150


def test_a_table_tells_how_long_it_waits_and_for_whom() -> None:
    table = begun(60)
    table.take(made(table.saw([ANNA], NOON)))
    view = table_view(table.row, table.seat_rows, NAMES, ANNA, lambda _: True, "en", 0)
    assert view.grace is not None
    assert (view.grace.seconds, view.grace.until) == (120, NOON + 120)
    assert [seat.unseen for seat in view.seats] == [False, True]


# The rematch, judged without a service.


@pytest.mark.parametrize(("clock", "lasts"), [(None, DAY), (60, 600), (3600, 3600), (DAY, DAY)])
def test_how_long_an_offer_lasts(clock: int | None, lasts: int) -> None:
    assert offer_lasts(clock) == lasts
    table = over(clock)
    table.take(made(table.agree(BEA, NOON + 5)))
    assert (table.row.offer_by, table.row.offer_until) == (BEA, NOON + 5 + lasts)
    assert rematch.pending(table.row, NOON + 4 + lasts)
    assert not rematch.pending(table.row, NOON + 5 + lasts)


def test_it_begins_when_everybody_has_accepted() -> None:
    table = over()
    answers = [(BEA, False), (ANNA, False), (CARL, True)]
    for visitor, complete in answers:
        now = NOON + 5
        assert rematch.unanimous_with(table.row, table.seat_rows, visitor, now) == complete
        table.take(made(table.agree(visitor, now)))
        assert table.agree(visitor, now) is None, "twice is once"


def test_bots_always_accept_and_whoever_is_alone_need_not_ask() -> None:
    table = over(None, "me", "greedy")
    assert rematch.unanimous_with(table.row, table.seat_rows, ANNA, NOON)


def test_it_is_declined_withdrawn_or_offered_anew() -> None:
    table = over()
    assert refusal(lambda: table.decline(BEA, NOON)).kind == "no_offer"
    table.take(made(table.agree(ANNA, NOON)))
    table.take(made(table.decline(BEA, NOON)))
    assert [seat_row.rematch for seat_row in table.seat_rows] == ["yes", "no", None]
    assert not rematch.unanimous_with(table.row, table.seat_rows, CARL, NOON)
    table.take(made(table.agree(BEA, NOON)))
    assert [seat_row.rematch for seat_row in table.seat_rows] == ["yes", "yes", None], (
        "another mind"
    )
    table.take(made(table.decline(ANNA, NOON)))
    assert table.row.offer_by is None
    assert [seat_row.rematch for seat_row in table.seat_rows] == [None, None, None]
    table.take(made(table.agree(CARL, NOON)))
    table.take(made(table.agree(ANNA, NOON + DAY)))
    assert table.row.offer_by == ANNA, "the first offer had lapsed"
    assert [seat_row.rematch for seat_row in table.seat_rows] == ["yes", None, None]


def test_whoever_offers_may_begin_alone_and_the_seats_of_the_others_are_free() -> None:
    table = over()
    assert refusal(lambda: rematch.must_be_hers(table.row, BEA)).kind == "no_offer"
    table.take(made(table.agree(BEA, NOON)))
    assert refusal(lambda: rematch.must_be_hers(table.row, ANNA)).kind == "not_your_offer"
    table.take(made(table.decline(ANNA, NOON)))
    again = rematch_of(table, NOON, alone=BEA)
    assert [(seat_row.kind, seat_row.visitor) for seat_row in again.seat_rows] == [
        ("link", None),
        ("link", None),
        ("visitor", BEA),
    ]
    assert again.row.owner == BEA, "whoever had opened it does not come along"
    assert again.opened(NOON).row.status == "open", "nobody's clock runs"


def test_a_card_tells_who_offers_and_who_has_answered() -> None:
    table = over()
    table.take(made(table.agree(BEA, NOON)))
    table.take(made(table.decline(ANNA, NOON)))
    for visitor, answer in ((ANNA, "no"), (BEA, "yes"), (CARL, None)):
        view = table_view(table.row, table.seat_rows, NAMES, visitor, lambda _: True, "en", 0)
        assert view.rematch is not None
        assert (view.rematch.by, view.rematch.yours) == ("Bea", visitor == BEA)
        assert view.rematch.answer == answer
        assert (view.rematch.declined, view.rematch.unanswered) == (["Anna"], ["Carl"])


# At a service.


def finished(guest: Guest, friend: Guest) -> str:
    """A race of two that bots have sailed for them."""
    table = guest.open_table(me(), link(), stop_after="winner").id
    friend.join(table)
    live = guest.live()
    live.watch(table)
    guest.stand_in(table, "A", "greedy")
    friend.stand_in(table, "B", "greedy")
    live.until(lambda: live.tables[table].sight.over)
    return table


def test_no_rematch_begins_without_consent(service: Service, guest: Guest, friend: Guest) -> None:
    friend.change(name="Another Anna")
    table = finished(guest, friend)
    home = friend.live()
    asked = guest.rematch(table)
    assert asked.id == table, "no table yet"
    assert asked.rematch is not None
    home.until(
        lambda: any(getattr(getattr(one, "table", None), "rematch", None) for one in home.said)
    )
    mine = next(one for one in friend.me().tables if one.id == table)
    assert mine.rematch is not None
    assert (mine.rematch.by, mine.rematch.answer) == (guest.me().visitor.name, None)
    said = friend.decline(table).rematch
    assert said is not None
    assert said.declined == [friend.me().visitor.name]
    assert guest.table(table).next is None
    new = friend.rematch(table)
    assert new.id != table
    assert new.status == "racing"
    assert guest.rematch(table).id == new.id == guest.table(table).next


def test_begun_alone_the_others_may_still_come(
    service: Service, guest: Guest, friend: Guest
) -> None:
    table = finished(guest, friend)
    guest.refused("POST", f"/api/tables/{table}/rematch/open")
    guest.rematch(table)
    friend.refused("POST", f"/api/tables/{table}/rematch/open", status=403)
    opened = guest.call("POST", f"/api/tables/{table}/rematch/open")
    assert opened["status"] == "open"
    assert [seat["kind"] for seat in opened["seats"]] == ["link", "visitor"]
    assert friend.join(opened["id"]).status == "racing"


def test_of_many_who_accept_at_once_all_come_to_one_table(guest: Guest, friend: Guest) -> None:
    table = finished(guest, friend)
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda one: one.rematch(table), (guest, friend) * 3))
    assert guest.rematch(table).id == friend.rematch(table).id != table


def test_the_clock_of_a_full_table_waits_for_whoever_is_elsewhere(
    service: Service, guest: Guest, friend: Guest
) -> None:
    opened = guest.open_table(me(), link(), public=True, clock=30)
    table = opened.id
    friend.join(table, invitation=opened.invitation)
    for one in (guest, friend):
        assert one.table(table).deadline is None or stored_row(
            service.database, table
        ).due == pytest.approx(time.time() + 150, abs=30)
    lives = [guest.live(), friend.live()]
    for live in lives:
        live.watch(table)
    for live in lives:
        live.until(
            lambda live=live: not any(one.unseen for one in live.tables[table].view.seats)  # type: ignore[misc]
        )
    due = stored_row(service.database, table).due
    assert due < time.time() + 31, "everybody has seen it"


def test_an_offer_and_a_waiting_clock_outlive_the_service(
    new_service: NewService, guests: NewGuest
) -> None:
    service = new_service()
    guest, friend = guests(service), guests(service)
    table = finished(guest, friend)
    guest.rematch(table)
    waiting = guest.open_table(me(), bot(), clock=DAY).id
    service.kill()
    service.start()
    offer = friend.table(table).rematch
    assert offer is not None
    assert offer.answer is None
    view = guest.table(waiting)
    assert view.seats[0].unseen
    assert view.grace is not None
    assert view.grace.until is not None
    assert friend.rematch(table).id != table
