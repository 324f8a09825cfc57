"""Undo inside one's own unfinished turn and nowhere else, and retiring from a race."""

from __future__ import annotations

from layline.server.schemas.live import Ack, Refused
from tests.server.duel import Duel, on_the_water, refused, unchanged
from tests.server.service import Service
from tests.server.stored import stored_entries

# Undo.


def may_undo(duel: Duel) -> Duel:
    """Play until whoever decides may take something back."""
    duel.until(lambda: duel.known.sight.can_undo)
    return duel


def test_an_action_of_an_unfinished_turn_is_taken_back(duel: Duel, service: Service) -> None:
    may_undo(duel)
    seat, known = duel.on_move, duel.known
    taken_back = known.entries[-1]
    board = duel.race().step_to(duel.race().played - 1).position()
    seq = duel.undo()
    for watcher in ("A", "B"):
        entry = duel.of(watcher).entries[-1]
        assert (entry.kind, entry.seat, entry.undone) == ("undo", seat, taken_back.seq)
    assert duel.on_move == seat
    assert duel.race().position() == board
    assert taken_back.action in duel.known.actions
    assert len(stored_entries(service.database, duel.table)) == seq, "nothing is ever deleted"
    duel.step()


def test_no_undo_across_chance(duel: Duel) -> None:
    duel.until(lambda: duel.known.entries[-1].kind == "chance" and len(duel.known.entries) > 4)
    known = duel.known
    assert not known.sight.can_undo
    answer = duel.mover.ask("undo", duel.table, seq=known.seq, seat=duel.on_move)
    refused(answer, "no_undo")


def test_no_undo_of_a_finished_turn(duel: Duel) -> None:
    seat = duel.on_move
    while duel.on_move == seat:
        duel.good_step()
    answer = duel.lives[seat].ask("undo", duel.table, seq=duel.known.seq, seat=seat)
    assert isinstance(answer, Refused)
    assert answer.kind in ("no_undo", "not_your_turn")
    answer = duel.mover.ask("undo", duel.table, seq=duel.known.seq, seat=duel.on_move)
    refused(answer, "no_undo")


def test_nobody_takes_back_for_somebody_else(duel: Duel, service: Service) -> None:
    may_undo(duel)
    known = duel.known
    answer = duel.other.ask("undo", duel.table, seq=known.seq, seat=duel.on_move)
    refused(answer, "not_your_seat")
    answer = duel.other.ask("undo", duel.table, seq=known.seq, seat=duel.other_seat)
    assert isinstance(answer, Refused)
    unchanged(duel, service, known.seq)


def test_a_stale_undo_is_refused(duel: Duel) -> None:
    may_undo(duel)
    answer = duel.mover.ask("undo", duel.table, seq=duel.known.seq - 1, seat=duel.on_move)
    refused(answer, "stale")


def test_the_same_undo_sent_twice_takes_back_once(duel: Duel) -> None:
    may_undo(duel)
    seat, seq = duel.on_move, duel.known.seq
    first = duel.mover.ask("undo", duel.table, seq=seq, seat=seat, id="back")
    assert isinstance(first, Ack)
    second = duel.lives[seat].ask("undo", duel.table, seq=seq, seat=seat, id="back")
    assert second == first


# Resigning.


def test_a_player_resigns_and_the_race_goes_on_or_ends(duel: Duel) -> None:
    on_the_water(duel)
    seat = duel.other_seat
    assert duel.of(seat).sight.can_resign == (seat,)
    ack = duel.other.ask("resign", duel.table, seat=seat)
    assert isinstance(ack, Ack)
    duel.wait(ack.seq)
    entry = duel.of("A").entries[ack.seq - 1]
    assert (entry.kind, entry.seat) == ("retire", seat)
    assert seat not in duel.of(seat).sight.can_resign


def test_nobody_resigns_for_somebody_else(duel: Duel, service: Service) -> None:
    on_the_water(duel)
    before = duel.known.seq
    refused(duel.other.ask("resign", duel.table, seat=duel.on_move), "not_your_seat")
    unchanged(duel, service, before)


def test_retiring_is_no_ordinary_move(duel: Duel, service: Service) -> None:
    """What the notation knows as `retire X` must not retire somebody else through a move."""
    on_the_water(duel)
    before = duel.known.seq
    answer = duel.mover.play(duel.table, f"retire {duel.other_seat}")
    assert isinstance(answer, Refused)
    unchanged(duel, service, before)
