"""Who may come aboard: crews by invitation or consent, and seats kept for a link."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from layline.server.schemas.live import Refused
from layline.server.schemas.tables import SeatCard
from layline.server.tables.crews import MOST_ASKING
from layline.server.tables.invitations import crew_invitation, table_invitation
from tests.server.bare_tables import ANNA, BEA, CARL, NOON, duel, made, open_table, refusal
from tests.server.conftest import NewGuest
from tests.server.guest import Guest, bot, link, me
from tests.server.service import Service
from tests.server.tables.test_crews import CREWED


def crewed(holder: Guest, *others: dict[str, Any], public: bool = True) -> str:
    """A table where the holder sails A with whomever she takes along."""
    return holder.open_table(me(), *others or (bot(),), public=public, **CREWED).id


def seat_of(guest: Guest, table: str, seat: str = "A") -> SeatCard:
    return next(card for card in guest.table(table).seats if card.seat == seat)


def kind_of_refusal(guest: Guest, table: str, what: str, body: object, status: int = 409) -> str:
    return guest.refused("POST", f"/api/tables/{table}/{what}", body, status).kind


# The public table: nobody comes aboard unasked.


def test_a_stranger_at_a_public_table_is_not_in_anybodys_crew(guest: Guest, friend: Guest) -> None:
    table = crewed(guest)
    assert seat_of(friend, table).by_invitation
    assert kind_of_refusal(friend, table, "join", {"seat": "A"}, 403) == "ask_first"
    assert kind_of_refusal(friend, table, "stand-in", {"seat": "A", "bot": "greedy"}, 403)
    live = friend.live()
    live.watch(table)
    assert live.tables[table].sight.seat is None
    refused = live.ask("resign", table, seat="A")
    assert isinstance(refused, Refused)
    assert refused.kind == "not_your_seat"
    assert seat_of(guest, table).crew == []


def test_the_holder_agrees_to_a_request_and_they_sail_together(guest: Guest, friend: Guest) -> None:
    table = crewed(guest)
    friend.change(name="Ada")
    holding, asking = guest.live(), friend.live()
    for live in (holding, asking):
        live.watch(table)
    assert friend.ask(table, "A").seats[0].asked
    holding.until(lambda: bool(holding.tables[table].view.seats[0].asking))
    (request,) = holding.tables[table].view.seats[0].asking
    assert (request.visitor, request.name) == (friend.id, "Ada")
    assert asking.tables[table].view.seats[0].asking == [], "only the holder is told who asks"
    assert friend.me().tables == []
    assert guest.answer_request(table, "A", friend.id, True).seats[0].crew == ["Ada"]
    asking.until(lambda: asking.tables[table].sight.seat == "A")
    seat = seat_of(friend, table)
    assert seat.you
    assert not seat.yours
    assert (seat.asking, seat.mates, seat.invitation) == ([], [], None)
    assert seat_of(guest, table).asking == []


def test_a_request_that_was_refused_is_forgotten(guest: Guest, friend: Guest) -> None:
    table = crewed(guest)
    friend.ask(table, "A")
    assert guest.answer_request(table, "A", friend.id, False).seats[0].asking == []
    assert not seat_of(friend, table).asked
    body = {"seat": "A", "visitor": friend.id, "agree": True}
    assert kind_of_refusal(guest, table, "crew/answer", body) == "no_request"
    assert kind_of_refusal(friend, table, "join", {"seat": "A"}, 403) == "ask_first"


def test_a_request_can_be_taken_back(guest: Guest, friend: Guest) -> None:
    table = crewed(guest)
    friend.ask(table, "A")
    assert not friend.call("POST", f"/api/tables/{table}/crew/withdraw")["seats"][0]["asked"]
    assert seat_of(guest, table).asking == []


def test_nobody_but_the_holder_answers(
    service: Service, guests: NewGuest, guest: Guest, friend: Guest
) -> None:
    table = crewed(guest)
    mate, stranger = friend, guests(service)
    mate.join(table, "A", seat_of(guest, table).invitation)
    stranger.ask(table, "A")
    body = {"seat": "A", "visitor": stranger.id, "agree": True}
    for somebody in (mate, stranger, guests(service)):
        assert kind_of_refusal(somebody, table, "crew/answer", body, 403) == "not_your_seat"
    off = {"seat": "A", "visitor": mate.id}
    for somebody in (mate, stranger):
        assert kind_of_refusal(somebody, table, "crew/put-off", off, 403) == "not_your_seat"
    shut = {"seat": "A", "taken": False}
    assert kind_of_refusal(mate, table, "crew/requests", shut, 403) == "not_your_seat"
    assert seat_of(mate, table).asking == [], "the crew is not asked"


def test_many_requests_do_not_fill_the_holders_page(
    service: Service, guests: NewGuest, guest: Guest
) -> None:
    table = crewed(guest)
    many = [guests(service) for _ in range(MOST_ASKING + 3)]
    path = f"/api/tables/{table}/crew/ask"
    with ThreadPoolExecutor(4) as pool:
        replies = list(pool.map(lambda one: one.answer("POST", path, {"seat": "A"}), many))
    refused = [reply.json()["error"]["kind"] for reply in replies if not reply.is_success]
    assert refused == ["many_requests"] * 3
    before = guest.table(table)
    assert len(before.seats[0].asking) == MOST_ASKING
    for _ in range(20):
        many[0].answer("POST", path, {"seat": "A"})
    assert guest.table(table).version == before.version, "the same again is no news"
    shut = {"seat": "A", "taken": False}
    assert (
        guest.call("POST", f"/api/tables/{table}/crew/requests", shut)["seats"][0]["asking"] == []
    )
    assert kind_of_refusal(many[0], table, "crew/ask", {"seat": "A"}) == "no_requests"
    assert not seat_of(many[0], table).takes_requests


def test_of_two_answers_at_once_one_counts(guest: Guest, friend: Guest) -> None:
    table = crewed(guest)
    friend.ask(table, "A")
    path = f"/api/tables/{table}/crew/answer"
    bodies = [{"seat": "A", "visitor": friend.id, "agree": agree} for agree in (True, False)]
    with ThreadPoolExecutor(2) as pool:
        replies = list(pool.map(lambda body: guest.answer("POST", path, body), bodies))
    assert sorted(reply.status_code for reply in replies) == [200, 409]
    agreed = replies[0].is_success
    assert seat_of(friend, table).you is agreed


def test_whoever_asks_at_a_second_seat_no_longer_asks_at_the_first(
    service: Service, guests: NewGuest, guest: Guest, friend: Guest
) -> None:
    table = guest.open_table(me(), {"kind": "open"}, public=True, **CREWED).id
    friend.join(table, "B")
    third = guests(service)
    for seat in ("B", "A"):
        third.ask(table, seat)
        assert [one.asked for one in third.table(table).seats] == [seat == "A", seat == "B"]
    guest.answer_request(table, "A", third.id, True)
    assert kind_of_refusal(third, table, "crew/ask", {"seat": "B"}) == "seated_already"


def test_whoever_takes_a_free_seat_no_longer_asks(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), {"kind": "open"}, {"kind": "open"}, public=True, **CREWED).id
    friend.ask(table, "A")
    friend.join(table, "C")
    assert seat_of(guest, table).asking == []


# Links.


def test_the_link_of_a_seat_is_an_invitation(guest: Guest, friend: Guest) -> None:
    table = crewed(guest)
    invitation = seat_of(guest, table).invitation
    assert invitation is not None
    assert seat_of(friend, table).invitation is None
    assert friend.join(table, "A", invitation).seats[0].you


def test_an_invitation_opens_one_seat_only(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), {"kind": "open"}, bot(), public=True, **CREWED)
    friend.join(table.id, "B")
    mine = seat_of(guest, table.id).invitation
    for seat, invitation in (("B", mine), ("A", table.invitation), ("A", "a" * 16)):
        third = friend.__class__(friend.url)
        body = {"seat": seat, "invitation": invitation}
        assert kind_of_refusal(third, table.id, "join", body, 403) == "old_invitation"
        third.close()


def test_whoever_was_put_off_does_not_come_back_with_the_old_link(
    guest: Guest, friend: Guest
) -> None:
    table = crewed(guest)
    old = seat_of(guest, table).invitation
    friend.join(table, "A", old)
    live = friend.live()
    live.watch(table)
    live.until(lambda: live.tables[table].my_turn)
    assert guest.put_off(table, "A", friend.id).seats[0].crew == []
    live.until(lambda: live.tables[table].sight.seat is None)
    assert not live.tables[table].my_turn
    late = live.play(table, "place 13,4")
    assert isinstance(late, Refused)
    assert late.kind == "not_your_seat"
    assert kind_of_refusal(friend, table, "join", {"seat": "A"}, 403) == "ask_first"
    body = {"seat": "A", "invitation": old}
    assert kind_of_refusal(friend, table, "join", body, 403) == "old_invitation"
    assert friend.me().tables == []
    new = seat_of(guest, table).invitation
    assert new != old
    assert friend.join(table, "A", new).seats[0].you


def test_an_old_cookie_of_the_crew_opens_nothing(guest: Guest, friend: Guest) -> None:
    table = crewed(guest)
    friend.join(table, "A", seat_of(guest, table).invitation)
    old = dict(friend.http.cookies)
    friend.change(password="a long enough password")
    thief = friend.__class__(friend.url)
    thief.http.cookies.clear()
    thief.http.cookies.update(old)
    path = f"/api/tables/{table}"
    for what, body in (("stand-in", {"seat": "A", "bot": None}), ("crew/ask", {"seat": "A"})):
        assert thief.answer("POST", f"{path}/{what}", body).status_code == 401
    thief.close()


def test_when_the_holder_goes_the_next_of_the_crew_decides(
    service: Service, guests: NewGuest, guest: Guest, friend: Guest
) -> None:
    table = crewed(guest)
    hers = seat_of(guest, table).invitation
    friend.join(table, "A", hers)
    third = guests(service)
    third.ask(table, "A")
    guest.leave(table)
    seat = seat_of(friend, table)
    assert seat.yours
    assert [one.visitor for one in seat.asking] == [third.id]
    body = {"seat": "A", "invitation": hers}
    assert kind_of_refusal(third, table, "join", body, 403) == "old_invitation"
    back = {"seat": "A", "visitor": third.id, "agree": True}
    assert kind_of_refusal(guest, table, "crew/answer", back, 403) == "not_your_seat"
    assert friend.answer_request(table, "A", third.id, True).seats[0].mates[0].visitor == third.id


def test_when_the_only_holder_leaves_before_the_start_nobody_asks_any_more(
    guest: Guest, friend: Guest
) -> None:
    table = guest.open_table({"kind": "open"}, {"kind": "open"}, public=True, **CREWED).id
    guest.join(table, "A")
    friend.ask(table, "A")
    guest.leave(table)
    seat = seat_of(friend, table)
    assert (seat.kind, seat.asked) == ("open", False)


def test_nobody_asks_where_there_is_no_crew_or_no_race_left(guest: Guest, friend: Guest) -> None:
    usual = guest.open_table(me(), bot(), public=True, **{**CREWED, "crews": False}).id
    assert kind_of_refusal(friend, usual, "crew/ask", {"seat": "A"}) == "no_crew"
    table = crewed(guest)
    assert kind_of_refusal(friend, table, "crew/ask", {"seat": "B"}) == "no_crew"
    closed = crewed(guest, {"kind": "open"})
    guest.leave(closed)
    assert kind_of_refusal(friend, closed, "crew/ask", {"seat": "A"}) == "crew_over"


# Private tables: their link is the invitation, until somebody was put off.


def test_the_link_to_a_private_table_lets_one_aboard_until_somebody_is_put_off(
    guest: Guest, friend: Guest
) -> None:
    table = crewed(guest, public=False)
    assert not seat_of(friend, table).by_invitation
    assert friend.join(table, "A").seats[0].you
    guest.put_off(table, "A", friend.id)
    assert seat_of(friend, table).by_invitation
    assert kind_of_refusal(friend, table, "join", {"seat": "A"}, 403) == "ask_first"
    friend.ask(table, "A")
    assert guest.answer_request(table, "A", friend.id, True).seats[0].mates[0].visitor == friend.id


# Seats kept for a link at a public table.


def test_a_seat_for_a_link_is_not_taken_by_whoever_saw_the_public_table(
    guest: Guest, friend: Guest
) -> None:
    table = guest.open_table(me(), link(), bot(), public=True)
    assert table.invitation is not None
    assert friend.table(table.id).invitation is None
    for body in ({"seat": "B"}, {"seat": None}, {"seat": "B", "invitation": "a" * 16}):
        assert kind_of_refusal(friend, table.id, "join", body, 403) == "by_invitation"
    assert friend.join(table.id, None, table.invitation).seats[1].you


def test_the_public_gets_the_open_seat_and_the_invited_the_other(
    service: Service, guests: NewGuest, guest: Guest, friend: Guest
) -> None:
    table = guest.open_table(me(), link(), {"kind": "open"}, link(), public=True)
    assert friend.join(table.id).seats[2].you
    third = guests(service)
    assert third.join(table.id, None, table.invitation).seats[1].you
    third.leave(table.id)
    freed = guest.table(table.id).seats[1]
    assert freed.kind == "link", "it is still meant for a link"
    friend.leave(table.id)
    assert guest.table(table.id).seats[2].kind == "open"
    assert kind_of_refusal(friend, table.id, "join", {"seat": "B"}, 403) == "by_invitation"


def test_the_link_to_a_private_table_is_the_invitation(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link())
    assert table.invitation is None
    assert friend.join(table.id).seats[1].you


# Without a service.


def test_invitations_differ_by_table_seat_holder_and_how_often_somebody_was_put_off() -> None:
    row, seat_rows = duel(game="race-the-wind", crews=True).row, duel().seat_rows
    first = seat_rows[0]
    others = [replace(first, visitor=CARL), replace(first, times_put_off=1), seat_rows[1]]
    words = [crew_invitation(row, one) for one in (first, *others)]
    words.append(crew_invitation(replace(row, id="a" * 16), first))
    words.append(table_invitation(row))
    assert len(set(words)) == len(words)


def test_no_clock_starts_again_because_somebody_joins_the_crew_or_goes() -> None:
    table = duel(game="race-the-wind", preset="short", tokens="none", crews=True, clock=60)
    holder = next(one.visitor for one in table.seat_rows if one.seat == table.row.to_move)
    seat = table.row.to_move
    assert seat is not None
    assert holder is not None
    due = table.row.due
    assert due is not None
    table.take(made(table.join(CARL, seat, NOON + 30)))
    assert table.row.due == due
    table.take(made(table.put_off(holder, seat, CARL)))
    assert table.row.due == due
    table.take(made(table.ask(CARL, seat)))
    table.take(made(table.answer(holder, seat, CARL, True)))
    assert table.row.due == due
    table.take(made(table.leave(holder, NOON + 40)))
    assert table.row.due == due


def test_a_request_leaves_the_table_where_it_was_in_the_list() -> None:
    table = open_table("me", "link", game="race-the-wind", crews=True)
    table.take(made(table.ask(CARL, "A")))
    assert table.row.touched == NOON
    assert table.row.version == 1
    assert refusal(lambda: table.answer(BEA, "A", CARL, True)).kind == "not_your_seat"
    assert table.stop_asking(BEA) is None
    assert made(table.answer(ANNA, "A", CARL, False)).seat_rows[0].asking == ()
