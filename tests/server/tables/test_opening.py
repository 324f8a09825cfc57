"""Tables: opened, joined, begun, left, stood in for, and played again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from layline.server.schemas.live import CardChanged
from layline.server.schemas.views import Entry
from tests.server.conftest import NewGuest
from tests.server.duel import Duel
from tests.server.guest import QUICK, TABLE_CARDS, Guest, bot, link, me
from tests.server.service import Service


def open_seat() -> dict[str, Any]:
    """A seat anybody may take."""
    return {"kind": "open"}


def screen(name: str) -> dict[str, Any]:
    """A seat at the owner's own screen."""
    return {"kind": "screen", "name": name}


# Opening.


def test_a_table_with_bots_races_at_once(guest: Guest) -> None:
    table = guest.open_table(me(), bot("random"), bot())
    assert table.status == "racing"
    assert [seat.kind for seat in table.seats] == ["visitor", "bot", "bot"]
    assert [seat.seat for seat in table.seats] == ["A", "B", "C"]
    assert table.seats[0].you
    assert table.seats[0].visitor == guest.id
    assert (table.seats[1].bot, table.seats[2].bot) == ("random", "greedy")
    assert table.you_own


def test_a_table_says_its_options_in_words(service: Service, guests: NewGuest) -> None:
    english, french = guests(service, "en"), guests(service, "fr")
    table = english.open_table(me(), bot(), rules="advanced")
    assert table.options["rules"] == "advanced"
    assert table.options["max_rounds"] == QUICK["max_rounds"]
    seen = french.table(table.id)
    assert [words.key for words in seen.option_words] == [w.key for w in table.option_words]
    assert seen.option_words != table.option_words
    assert seen.summary != table.summary


def test_a_table_with_free_seats_waits(guest: Guest) -> None:
    table = guest.open_table(me(), link(), open_seat())
    assert table.status == "open"
    assert [seat.kind for seat in table.seats] == ["visitor", "link", "open"]
    assert table.to_move is None
    assert table.seq == 0


def test_one_screen_is_passed_from_hand_to_hand(guest: Guest) -> None:
    table = guest.open_table(screen("Ann"), screen("Bob"))
    assert table.status == "racing"
    assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
    assert all(seat.you for seat in table.seats)
    live = guest.live()
    live.watch(table.id)
    played: set[str | None] = set()
    while played != {"A", "B"}:
        live.until(lambda: live.tables[table.id].my_turn)
        known = live.tables[table.id]
        assert known.sight.seat == known.sight.to_move, "the seat on move is the one shown"
        played.add(known.sight.seat)
        live.must_play(table.id, known.actions[0])


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "regatta", "seats": []}, "seats"),
        ({"game": "regatta", "seats": [me()]}, None),
        ({"game": "regatta", "seats": [me()] * 10}, "seats"),
        ({"game": "regatta", "seats": [me(), bot("deep blue")]}, None),
        ({"game": "regatta", "seats": [me(), {"kind": "me", "bot": "greedy"}]}, None),
        ({"game": "regatta", "seats": [me(), {"kind": "throne"}]}, None),
        ({"game": "regatta", "seats": [me(), bot()], "options": {"players": 3}}, None),
        ({"game": "regatta", "seats": [me(), bot()], "options": {"board": "huge"}}, None),
        ({"game": "regatta", "seats": [me(), bot()], "options": {"weather": 1}}, None),
        ({"game": "regatta", "seats": [me(), bot()], "clock": {"seconds": 1}}, None),
        ({"game": "regatta", "seats": [me(), bot()], "clock": {"seconds": 10**9}}, None),
        ({"game": "regatta", "seats": [me(), bot()], "pace": "frantic"}, "pace"),
        ({"game": "regatta", "seats": [me(), bot()], "surprise": 1}, "surprise"),
        ({"seats": [me(), bot()]}, "game"),
        ([], None),
        ("regatta", None),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_what_is_wrong(
    guest: Guest, wish: Any, field: str | None
) -> None:
    problem = guest.refused("POST", "/api/tables", wish, 422)
    assert problem.field is None or problem.field != ""
    if field is not None:
        assert problem.field == field
    assert guest.me().tables == []


def test_a_game_that_is_not_on_the_shelf_cannot_be_played(guest: Guest) -> None:
    wish = {"game": "chess", "seats": [me(), bot()]}
    assert guest.refused("POST", "/api/tables", wish, 404).field == "game"


# Joining.


def test_a_friend_joins_by_the_link_and_the_race_begins(guest: Guest, friend: Guest) -> None:
    friend.change(name="Linked Lina")
    table = guest.open_table(me(), link())
    live = guest.live()
    live.watch(table.id)
    joined = friend.join(table.id)
    assert joined.status == "racing"
    assert joined.seats[1].visitor == friend.id
    assert joined.seats[1].you
    assert not joined.seats[0].you
    live.until(lambda: live.tables[table.id].view.status == "racing")
    assert live.tables[table.id].view.seats[1].name == "Linked Lina"


def test_a_seat_may_be_chosen(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(link(), me(), link())
    assert friend.join(table.id, "C").seats[2].visitor == friend.id


@pytest.mark.parametrize("seat", ["A", "B", "F", "Z", "", "AA"])
def test_a_seat_that_is_taken_or_is_none_is_refused(guest: Guest, friend: Guest, seat: str) -> None:
    table = guest.open_table(me(), bot(), link())
    reply = friend.answer("POST", f"/api/tables/{table.id}/join", {"seat": seat})
    assert reply.status_code in (404, 409, 422)
    assert reply.json()["error"]["message"]
    assert friend.me().tables == []


def test_a_full_table_takes_nobody(
    guest: Guest, friend: Guest, service: Service, guests: NewGuest
) -> None:
    table = guest.open_table(me(), link())
    friend.join(table.id)
    third = guests(service)
    third.refused("POST", f"/api/tables/{table.id}/join", {}, 409)
    assert third.table(table.id).seats[1].visitor == friend.id


def test_many_who_want_the_last_seat_are_one_and_refusals(
    service: Service, guest: Guest, guests: NewGuest
) -> None:
    table = guest.open_table(me(), open_seat(), public=True)
    rivals = [guests(service) for _ in range(5)]
    with ThreadPoolExecutor(5) as pool:
        replies = list(
            pool.map(lambda one: one.answer("POST", f"/api/tables/{table.id}/join", {}), rivals)
        )
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409, 409]


def test_joining_twice_takes_no_second_seat_unnoticed(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link(), link())
    friend.join(table.id)
    friend.answer("POST", f"/api/tables/{table.id}/join", {})
    assert [seat.visitor for seat in friend.table(table.id).seats].count(friend.id) == 1


def test_public_tables_with_free_seats_are_listed_and_private_ones_are_not(
    guest: Guest, friend: Guest
) -> None:
    public = guest.open_table(me(), open_seat(), public=True)
    private = guest.open_table(me(), link())
    listed = friend.public_tables()
    assert public.id in listed
    assert private.id not in listed


def test_the_list_tells_what_to_know_before_joining(service: Service, guests: NewGuest) -> None:
    french, friend = guests(service, "fr"), guests(service)
    fast = french.open_table(me(), open_seat(), public=True, clock=60).id
    days = friend.open_table(me(), open_seat(), public=True, clock=86400, board="long").id
    cards = {
        card.id: card for card in TABLE_CARDS.validate_python(friend.call("GET", "/api/tables"))
    }
    told = cards[fast], cards[days]
    assert [card.clock and card.clock.seconds for card in told] == [60, 86400]
    assert [card.slow for card in told] == [False, True]
    assert [card.language for card in told] == ["fr", "en"]
    short, long = (card.minutes or 0 for card in told)
    assert 0 < short < long


def test_somebody_with_the_link_to_a_private_table_may_look_on(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot())
    live = friend.live()
    seen = live.watch(table.id)
    assert seen.sight.seat is None
    assert not seen.sight.choices
    assert not any(seat.you for seat in seen.view.seats)


def test_the_owner_begins_without_waiting_and_bots_fill_the_seats(
    guest: Guest, friend: Guest
) -> None:
    table = guest.open_table(me(), link(), open_seat())
    friend.join(table.id, "C")
    begun = guest.begin(table.id)
    assert begun.status == "racing"
    assert [seat.kind for seat in begun.seats] == ["visitor", "bot", "visitor"]


def test_only_the_owner_begins(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link(), link())
    friend.join(table.id)
    friend.refused("POST", f"/api/tables/{table.id}/start", status=403)
    assert friend.table(table.id).status == "open"


def test_a_race_begins_once(guest: Guest) -> None:
    table = guest.open_table(me(), bot())
    guest.refused("POST", f"/api/tables/{table.id}/start")


# Several tables.


def test_a_visitor_sits_at_several_tables_and_those_that_wait_come_first(guest: Guest) -> None:
    waiting = guest.open_table(me(), link())
    racing = guest.open_table(me(), bot())
    live = guest.live()
    for table in (waiting, racing):
        live.watch(table.id)
    live.until(lambda: live.tables[racing.id].my_turn)
    mine = guest.me().tables
    assert [card.id for card in mine] == [racing.id, waiting.id]
    assert [card.your_turn for card in mine] == [True, False]
    live.must_play(racing.id, live.tables[racing.id].actions[0])
    assert guest.table(waiting.id).seq == 0


def test_a_turn_at_a_table_one_does_not_watch_is_told(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link())
    elsewhere, playing = guest.live(), friend.live()
    friend.join(table.id)
    playing.watch(table.id)
    first = "A" if not playing.tables[table.id].my_turn else "B"
    if first == "B":
        while playing.tables[table.id].sight.to_move == "B":
            playing.must_play(table.id, playing.tables[table.id].actions[0])
            playing.until(lambda: playing.tables[table.id].sight.to_move != "chance")
    told = elsewhere.expect(CardChanged, lambda card: card.table.your_turn)
    assert told.table.id == table.id
    assert told.table.to_move == "A"


# The end, and once more.


def test_a_race_sailed_to_its_end_and_the_rematch(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link(), stop_after="winner")
    friend.join(table.id)
    lives = [guest.live(), friend.live()]
    for live in lives:
        live.watch(table.id)
    guest.stand_in(table.id, "A", "greedy")
    friend.stand_in(table.id, "B", "greedy")
    for live in lives:
        live.until(lambda live=live: live.tables[table.id].sight.over)  # type: ignore[misc]
        known = live.tables[table.id]
        assert known.sight.to_move is None
        assert not known.sight.choices
        assert sorted(fact.place or 9 for fact in known.sight.facts)[0] == 1
    assert guest.table(table.id).status == "over"
    with ThreadPoolExecutor(2) as pool:
        said = list(pool.map(lambda one: one.rematch(table.id), (guest, friend)))
    assert table.id != guest.rematch(table.id).id in [one.id for one in said]
    again = [one.rematch(table.id) for one in (guest, friend)]
    assert again[0].id == again[1].id
    assert [seat.visitor for seat in again[0].seats] == [friend.id, guest.id], "seats rotate"
    assert all(seat.stand_in is None for seat in again[0].seats)
    assert again[0].status == "racing"
    assert again[0].options == table.options
    assert again[0].fairness.hash != table.fairness.hash
    assert guest.table(table.id).next == again[0].id
    for live in lives:
        live.until(lambda live=live: live.tables[table.id].view.next == again[0].id)  # type: ignore[misc]


def test_no_rematch_while_the_race_is_on_or_by_others(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot())
    guest.refused("POST", f"/api/tables/{table.id}/rematch")
    guest.stand_in(table.id, "A", "greedy")
    live = friend.live()
    live.watch(table.id)
    live.until(lambda: live.tables[table.id].sight.over)
    friend.refused("POST", f"/api/tables/{table.id}/rematch", status=403)


def test_a_series_of_races_is_sailed_at_one_table(guest: Guest) -> None:
    table = guest.open_table(me(), bot(), races=2, stop_after="winner")
    guest.stand_in(table.id, "A", "greedy")
    live = guest.live()
    live.watch(table.id)
    live.until(lambda: live.tables[table.id].sight.over)
    lines = [line for entry in live.tables[table.id].entries for line in entry.lines]
    assert lines
    assert any(entry.action == "next_race" for entry in live.tables[table.id].entries)
    assert all(fact.points is not None for fact in live.tables[table.id].sight.facts)


# The clock.


def test_when_a_clock_runs_out_the_table_goes_on(guest: Guest, friend: Guest) -> None:
    duels = {
        timeout: Duel(guest, friend, clock=10, timeout=timeout) for timeout in ("bot", "retire")
    }
    late = {timeout: duel.on_move for timeout, duel in duels.items()}
    deadlines = {timeout: guest.table(duel.table).deadline for timeout, duel in duels.items()}
    for timeout, duel in duels.items():
        live = duel.lives["A"]
        live.until(lambda duel=duel: len(decisions(duel)) > 0)  # type: ignore[misc]
        entry, deadline = decisions(duel)[0], deadlines[timeout]
        assert entry.seat == late[timeout]
        assert deadline is not None
        assert entry.at >= deadline, "nobody is cut short"
        assert entry.kind == ("action" if timeout == "bot" else "retire")
        assert (entry.by is not None) == (timeout == "bot")


def decisions(duel: Duel) -> list[Entry]:
    """What was decided, whoever did it."""
    return [entry for entry in duel.of("A").entries if entry.kind != "chance"]


def test_a_clock_is_for_people_and_shows_when_it_ends(guest: Guest) -> None:
    table = guest.open_table(me(), bot(), clock=86400)
    live = guest.live()
    live.watch(table.id)
    live.until(lambda: live.tables[table.id].my_turn)
    card = guest.me().tables[0]
    assert card.deadline is not None
    assert card.deadline > card.created + 86000
