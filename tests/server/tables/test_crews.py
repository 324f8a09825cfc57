"""Crews: several people share a seat; whatever one of them enters first is what they play."""

from __future__ import annotations

from typing import Any

from layline.server.schemas.live import Ack, Refused
from tests.server.conftest import NewGuest
from tests.server.guest import Guest, bot, link, me
from tests.server.service import Service

CREWED: dict[str, Any] = {
    "game": "race-the-wind",
    "preset": "short",
    "tokens": "none",
    "order": "seats",
    "crews": True,
}


def test_two_people_sail_one_boat_and_the_first_entry_counts(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot(), **CREWED).id
    shared = friend.join(table, "A").seats[0]
    assert shared.you
    assert len(shared.crew) == 1
    assert [card.id for card in friend.me().tables] == [table]
    first, second = guest.live(), friend.live()
    for live in (first, second):
        live.watch(table)
        live.until(lambda live=live: live.tables[table].my_turn)  # type: ignore[misc]
    assert first.tables[table].actions == second.tables[table].actions
    seq = first.tables[table].seq
    assert isinstance(second.play(table, "place 13,4"), Ack)
    late = first.play(table, "place 14,4", seq=seq)
    assert isinstance(late, Refused)
    assert late.kind == "stale"
    first.until(lambda: first.tables[table].my_turn)
    assert first.must_play(table, "head N") > seq


def test_whoever_shares_a_seat_plays_but_does_not_give_it_up(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot(), **CREWED).id
    friend.join(table, "A")
    live = friend.live()
    live.watch(table)
    for action in ("place 13,4", "head N"):
        live.until(lambda: live.tables[table].my_turn)
        live.must_play(table, action)
    live.until(lambda: live.tables[table].my_turn)
    assert live.tables[table].sight.can_resign == ()
    path, wish = f"/api/tables/{table}/stand-in", {"seat": "A", "bot": "greedy"}
    problem = friend.refused("POST", path, wish, 403)
    assert problem.kind == "not_your_seat"
    assert "only whoever holds it" in problem.message
    for refused in (live.ask("resign", table, seat="A"), live.play(table, "retire A")):
        assert isinstance(refused, Refused)
        assert refused.kind == "not_your_seat"
    assert guest.table(table).seats[0].stand_in is None
    holding = guest.live()
    holding.watch(table)
    assert holding.tables[table].sight.can_resign == ("A",)
    guest.stand_in(table, "A", "gentle")
    back = {"seat": "A", "bot": None}
    assert friend.refused("POST", path, back, 403).kind == "not_your_seat"
    assert guest.stand_in(table, "A", None).seats[0].stand_in is None
    assert isinstance(holding.ask("resign", table, seat="A"), Ack)


def test_a_crew_sails_on_without_who_leaves(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot(), **CREWED).id
    friend.join(table, "A")
    guest.leave(table)
    seat = friend.table(table).seats[0]
    assert seat.visitor == friend.id
    assert seat.crew == []
    assert seat.stand_in is None
    friend.leave(table)
    assert friend.table(table).seats[0].stand_in is not None


def test_before_the_start_a_crew_keeps_the_seat_of_who_leaves(
    guest: Guest, friend: Guest, service: Service, guests: NewGuest
) -> None:
    table = guest.open_table(me(), link(), **CREWED).id
    third = guests(service)
    third.join(table, "A")
    guest.leave(table)
    assert third.table(table).seats[0].you
    friend.join(table)
    assert third.table(table).status == "racing"


def test_there_are_crews_only_where_the_table_has_them_and_only_with_people(
    guest: Guest, friend: Guest
) -> None:
    usual = guest.open_table(me(), link(), **{**CREWED, "crews": False}).id
    assert not guest.table(usual).crews
    assert friend.refused("POST", f"/api/tables/{usual}/join", {"seat": "A"}).kind == "seat_taken"
    crewed = guest.open_table(me(), bot(), **CREWED).id
    assert guest.table(crewed).crews
    assert friend.refused("POST", f"/api/tables/{crewed}/join", {"seat": "B"}).kind == "no_crew"
