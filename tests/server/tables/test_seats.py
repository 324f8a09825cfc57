"""Seats: left, stood in for by bots, given back; who is there, and who looks on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import NewGuest
from tests.server.guest import Guest, bot, link, me
from tests.server.service import Service

# Leaving and standing in.


def test_who_leaves_an_open_table_frees_the_seat(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link(), link())
    friend.join(table.id)
    friend.leave(table.id)
    assert guest.table(table.id).seats[1].visitor is None
    assert friend.me().tables == []


def test_a_bot_stands_in_for_who_leaves_a_race_and_gives_the_seat_back(
    guest: Guest, friend: Guest
) -> None:
    table = guest.open_table(me(), link())
    friend.join(table.id)
    friend.leave(table.id)
    seat = guest.table(table.id).seats[1]
    assert seat.stand_in is not None
    assert seat.visitor == friend.id
    live = guest.live()
    live.watch(table.id)
    for _ in range(3):
        live.until(lambda: live.tables[table.id].my_turn)
        live.must_play(table.id, live.tables[table.id].actions[0])
    live.until(lambda: any(entry.by for entry in live.tables[table.id].entries))
    assert all(entry.seat == "B" for entry in live.tables[table.id].entries if entry.by)
    back = friend.stand_in(table.id, "B", None)
    assert back.seats[1].stand_in is None
    assert back.seats[1].you


def test_a_player_lets_a_bot_play_for_her_and_takes_over_again(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link())
    friend.join(table.id)
    live = guest.live()
    live.watch(table.id)
    guest.stand_in(table.id, "A", "random")
    live.until(lambda: live.tables[table.id].view.seats[0].stand_in == "random")
    other = friend.live()
    other.watch(table.id)
    other.until(
        lambda: (
            other.tables[table.id].my_turn
            or any(entry.by for entry in other.tables[table.id].entries)
        )
    )
    guest.stand_in(table.id, "A", None)
    live.until(lambda: live.tables[table.id].view.seats[0].stand_in is None)


def test_nobody_puts_a_bot_in_the_seat_of_somebody_present(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link())
    friend.join(table.id)
    present = friend.live()
    present.watch(table.id)
    guest.refused("POST", f"/api/tables/{table.id}/replace", {"seat": "B"})
    assert guest.table(table.id).seats[1].stand_in is None


def test_a_seat_is_given_back_to_its_holder_only(
    guest: Guest, friend: Guest, service: Service, guests: NewGuest
) -> None:
    table = guest.open_table(me(), link())
    friend.join(table.id)
    friend.leave(table.id)
    path, back = f"/api/tables/{table.id}/stand-in", {"seat": "B", "bot": None}
    for somebody in (guest, guests(service)):
        reply = somebody.answer("POST", path, back)
        assert reply.status_code in (403, 409)
    assert guest.table(table.id).seats[1].stand_in is not None


@pytest.mark.parametrize(
    "body", [{"seat": "A", "bot": "deep blue"}, {"seat": "Q", "bot": None}, {"seat": "A"}, {}]
)
def test_a_stand_in_that_cannot_be_is_refused(guest: Guest, body: dict[str, Any]) -> None:
    table = guest.open_table(me(), bot())
    reply = guest.answer("POST", f"/api/tables/{table.id}/stand-in", body)
    assert reply.status_code in (404, 409, 422)
    assert reply.json()["error"]["message"]


# Spectators and presence.


def test_spectators_are_counted_and_players_seen_online(
    guest: Guest, friend: Guest, service: Service, guests: NewGuest
) -> None:
    table = guest.open_table(me(), link())
    live = guest.live()
    live.watch(table.id)
    friend.join(table.id)
    other = friend.live()
    other.watch(table.id)
    live.until(lambda: live.tables[table.id].view.seats[1].online)
    onlooker = guests(service).live()
    onlooker.watch(table.id)
    live.until(lambda: live.tables[table.id].view.spectators == 1)
    onlooker.close()
    live.until(lambda: live.tables[table.id].view.spectators == 0)
    other.close()
    live.until(lambda: not live.tables[table.id].view.seats[1].online)


def test_two_windows_of_one_visitor_both_follow(guest: Guest) -> None:
    table = guest.open_table(me(), bot())
    one, other = guest.live(), guest.live()
    one.watch(table.id)
    other.watch(table.id)
    one.until(lambda: one.tables[table.id].my_turn)
    seq = one.must_play(table.id, one.tables[table.id].actions[0])
    other.until(lambda: other.tables[table.id].seq >= seq)
    one.close()
    other.until(lambda: other.tables[table.id].my_turn)
    assert other.tables[table.id].view.seats[0].online
    other.must_play(table.id, other.tables[table.id].actions[0])


def test_people_at_a_table_whose_names_look_alike_are_told_apart(
    guest: Guest, friend: Guest
) -> None:
    guest.change(name="Marina")
    cyrillic = "\u041c\u0430r\u0456na"  # three letters of it
    friend.change(name=cyrillic)
    table = guest.open_table(me(), {"kind": "open"}, public=True).id
    live = guest.live()
    live.watch(table)
    friend.join(table)
    names = ["Marina", f"{cyrillic} (2)"]
    assert [seat.name for seat in guest.table(table).seats] == names
    live.until(lambda: [seat.name for seat in live.tables[table].view.seats] == names)
    listed = next(card for card in guest.me().tables if card.id == table)
    assert [seat.name for seat in listed.seats] == names
    assert friend.me().visitor.name == cyrillic, "elsewhere she has her own name"
    friend.change(name="Marlene")
    live.until(lambda: live.tables[table].view.seats[1].name == "Marlene")
