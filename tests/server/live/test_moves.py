"""Moves: stored, then acknowledged, then told to everybody; refused ones change nothing."""

from __future__ import annotations

import pytest

from layline.games import find_game
from layline.server.schemas.live import Ack, Refused, Update
from tests.server.conftest import NewGuest
from tests.server.duel import Duel, on_the_water, refused, unchanged
from tests.server.guest import Guest, bot, link, me
from tests.server.service import Service
from tests.server.socket_client import all_at_once
from tests.server.stored import stored_entries, told

REGATTA = find_game("regatta")
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


# Played.


def test_a_move_is_stored_then_acknowledged_then_told(duel: Duel, service: Service) -> None:
    mover, before = duel.mover, duel.known.seq
    heard = len(mover.said)
    ack = mover.play(duel.table, duel.known.actions[0])
    assert isinstance(ack, Ack)
    assert ack.seq == before + 1
    rows = stored_entries(service.database, duel.table)
    assert len(rows) > before, "acknowledged before it was stored"
    mover.until(lambda: mover.tables[duel.table].seq >= ack.seq)
    since = mover.said[heard:]
    first_update = next(n for n, message in enumerate(since) if isinstance(message, Update))
    assert any(isinstance(message, Ack) for message in since[:first_update]), "told first"


def test_a_move_is_acknowledged_to_whoever_is_told_nothing_else(
    duel: Duel, service: Service
) -> None:
    mover, seat = duel.guests[duel.on_move].live(), duel.on_move
    id = mover.new_id()
    mover.send(
        "move",
        id=id,
        table=duel.table,
        seq=duel.known.seq,
        seat=seat,
        action=duel.known.actions[0],
    )
    ack = mover.expect(Ack)
    assert ack.id == id
    assert ack.seq <= len(stored_entries(service.database, duel.table))


def test_everybody_is_told_the_same_entries(duel: Duel, service: Service, guests: NewGuest) -> None:
    onlooker = guests(service).live()
    onlooker.watch(duel.table)
    for _ in range(6):
        seq = duel.step()
    onlooker.until(lambda: onlooker.tables[duel.table].seq >= seq)
    entries = onlooker.tables[duel.table].entries
    assert entries == duel.of("A").entries == duel.of("B").entries
    assert told(entries) == stored_entries(service.database, duel.table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


def test_an_entry_says_who_what_and_what_came_of_it(duel: Duel) -> None:
    seat, action = duel.on_move, duel.known.actions[0]
    seq = duel.step(action)
    entry = duel.of("A").entries[seq - 1]
    assert (entry.kind, entry.seat, entry.action, entry.by) == ("action", seat, action, None)
    assert entry.lines
    assert all(line.rule and line.text for line in entry.lines)


def test_only_who_decides_is_given_choices(duel: Duel) -> None:
    for _ in range(8):
        assert duel.of(duel.on_move).sight.choices
        assert not duel.of(duel.other_seat).sight.choices
        assert sorted(duel.of(duel.on_move).actions) == sorted(duel.race().choices())
        duel.step()


def test_the_board_after_each_move_is_that_of_the_rules(duel: Duel) -> None:
    for _ in range(8):
        duel.step()
        view = duel.race().view("A")
        assert duel.of("A").sight.board == REGATTA.drawing.board(view, "en")


# Again.


def test_the_same_move_sent_twice_is_played_once(duel: Duel, service: Service) -> None:
    mover, known = duel.mover, duel.known
    move = {
        "seq": known.seq,
        "seat": known.sight.to_move,
        "action": known.actions[0],
        "id": "twice",
    }
    first = mover.ask("move", duel.table, **move)
    stored = stored_entries(service.database, duel.table)
    second = mover.ask("move", duel.table, **move)
    assert isinstance(first, Ack)
    assert second == first
    assert stored_entries(service.database, duel.table) == stored


def test_a_move_sent_twice_at_once_from_two_windows_is_played_once(
    duel: Duel, service: Service
) -> None:
    seat, known = duel.on_move, duel.known
    windows = [duel.guests[seat].live() for _ in range(4)]
    move = {"seq": known.seq, "seat": seat, "action": known.actions[0], "id": "everywhere"}
    for window in windows:
        window.send("move", table=duel.table, **move)
    answers = [window.answer("everywhere") for window in windows]
    assert all(isinstance(answer, Ack) for answer in answers)
    assert len({answer.seq for answer in answers}) == 1
    rows = stored_entries(service.database, duel.table)
    assert len([row for row in rows if row[0] > known.seq and row[1] == "action"]) == 1


def test_an_id_belongs_to_its_visitor(duel: Duel) -> None:
    one = duel.known
    seq = duel.mover.must_play(duel.table, one.actions[0], id="mine")
    duel.wait()
    duel.until(lambda: duel.lives[duel.on_move] is not None and duel.known.entries)
    while duel.of("A").entries[seq - 1].seat == duel.on_move:
        duel.step()
    answer = duel.mover.play(duel.table, duel.known.actions[0], id="mine")
    assert isinstance(answer, Ack)
    assert answer.seq != seq


# Refused.


def test_a_stale_move_is_refused(duel: Duel, service: Service) -> None:
    duel.step()
    known = duel.known
    for seq in (known.seq - 1, known.seq + 1, 10**6):
        answer = duel.mover.play(duel.table, known.actions[0], seq=seq)
        refused(answer, "stale")
    unchanged(duel, service, known.seq)


def test_a_move_out_of_turn_is_refused(duel: Duel, service: Service) -> None:
    before, action = duel.known.seq, duel.known.actions[0]
    answer = duel.other.play(duel.table, action, seat=duel.other_seat)
    refused(answer, "not_your_turn")
    unchanged(duel, service, before)


def test_nobody_plays_for_somebody_elses_seat(
    duel: Duel, service: Service, guests: NewGuest
) -> None:
    before, action = duel.known.seq, duel.known.actions[0]
    onlooker = guests(service).live()
    onlooker.watch(duel.table)
    for live in (duel.other, onlooker):
        refused(live.play(duel.table, action, seat=duel.on_move), "not_your_seat")
        refused(live.play(duel.table, action, seat="F"), "not_your_seat")
    unchanged(duel, service, before)


@pytest.mark.parametrize(
    "action", ["fly to the moon", "leg", "LEG N", "place", "roll 3", "é" * 200]
)
def test_what_is_no_action_is_refused(duel: Duel, service: Service, action: str) -> None:
    before = duel.known.seq
    answer = duel.mover.play(duel.table, action)
    assert isinstance(answer, Refused)
    assert answer.kind in ("malformed", "illegal", "ambiguous")
    assert answer.message
    unchanged(duel, service, before)


def test_an_ambiguous_action_is_refused_with_what_it_could_be(duel: Duel, service: Service) -> None:
    on_the_water(duel)
    before = duel.known.seq
    legs = [action for action in duel.known.actions if action.startswith("leg ")]
    if len(legs) < 2:
        pytest.fail("a yacht that starts has several legs to choose from")
    answer = refused(duel.mover.play(duel.table, "leg"), "ambiguous")
    assert legs[0] in answer.message
    unchanged(duel, service, before)


def test_an_illegal_move_is_refused_with_the_rule_in_the_players_language(
    duel: Duel, service: Service
) -> None:
    on_the_water(duel)
    race, before = duel.race(), duel.known.seq
    action = next(f"leg {d}" for d in DIRECTIONS if race.why_not(f"leg {d}") is not None)
    expected = race.why_not(action)
    assert expected is not None
    english = refused(duel.mover.play(duel.table, action), "illegal")
    assert english.rule == expected.rule
    assert expected.reason("en") in english.message
    french_window = duel.guests[duel.on_move].live("fr")
    french_window.watch(duel.table)
    french = refused(french_window.play(duel.table, action), "illegal")
    assert french.rule == expected.rule
    assert expected.reason("fr") in french.message
    unchanged(duel, service, before)


def test_the_pieces_in_the_way_of_an_illegal_move_are_named(duel: Duel) -> None:
    duel.step()
    taken = (
        duel.of("A").entries[-1] if duel.of("A").entries[-1].action.startswith("place") else None
    )
    assert taken is not None
    answer = refused(duel.mover.play(duel.table, taken.action), "illegal")
    assert answer.pieces == [f"boat:{taken.seat}"]
    assert set(answer.pieces) <= set(duel.known.sight.board.named())


def test_a_table_that_is_not_is_refused(duel: Duel) -> None:
    nowhere = "a" * 16
    duel.mover.send("watch", table=nowhere)
    refused(duel.mover.refusal(), "unknown_table")
    answer = duel.mover.ask("move", nowhere, seq=0, seat="A", action="leg N")
    refused(answer, "unknown_table")


def test_nothing_is_played_before_the_race_begins(guest: Guest) -> None:
    table = guest.open_table(me(), link()).id
    live = guest.live()
    live.watch(table)
    refused(live.play(table, "place 9,5", seat="A", seq=0), "not_racing")
    refused(live.ask("resign", table, seat="A"), "not_racing")
    refused(live.ask("undo", table, seat="A", seq=0), "not_racing")


def test_nothing_is_played_after_the_race(guest: Guest) -> None:
    table = guest.open_table(me(), bot(), stop_after="winner").id
    live = guest.live()
    live.watch(table)
    guest.stand_in(table, "A", "greedy")
    live.until(lambda: live.tables[table].sight.over)
    refused(live.play(table, "leg N", seat="A"), "not_racing")
    refused(live.ask("resign", table, seat="A"), "not_racing")


def test_many_windows_with_many_ideas_make_one_move(duel: Duel, service: Service) -> None:
    """Different moves for one position, all at the same moment: exactly one is played."""
    seat, known = duel.on_move, duel.known
    windows = [duel.guests[seat].live() for _ in range(6)]
    position = {"seq": known.seq, "seat": seat}
    moves = [{**position, "action": known.actions[n % len(known.actions)]} for n in range(6)]
    answers = all_at_once(windows, duel.table, moves)
    assert sum(isinstance(answer, Ack) for answer in answers) == 1
    assert {a.kind for a in answers if isinstance(a, Refused)} <= {"stale", "not_your_turn"}
    stored = [row for row in stored_entries(service.database, duel.table) if row[0] > known.seq]
    assert [row[1] for row in stored].count("action") == 1
