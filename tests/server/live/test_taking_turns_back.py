"""Taking a whole turn back through the service: asked over HTTP, told over the live connection."""

from __future__ import annotations

from layline.server.schemas.tables import TableView
from tests.server.conftest import NewGuest, NewService
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, me
from tests.server.socket_client import Live, Watched
from tests.server.stored import stored_entries


def finish_turn(duel: Duel) -> str:
    """Whoever decides plays on until somebody else does; her seat."""
    seat = duel.on_move
    while duel.on_move == seat:
        duel.good_step()
    return seat


def ask(guest: Guest, duel: Duel, seat: str) -> TableView:
    body = {"seat": seat, "seq": duel.known.seq}
    return TableView.model_validate(guest.call("POST", f"/api/tables/{duel.table}/take-back", body))


def answer(guest: Guest, duel: Duel, agree: bool) -> TableView:
    path = f"/api/tables/{duel.table}/take-back/answer"
    return TableView.model_validate(guest.call("POST", path, {"agree": agree}))


def test_the_other_is_asked_and_agrees(duel: Duel) -> None:
    seat = finish_turn(duel)
    other = duel.on_move
    assert duel.of(seat).sight.can_take_back == "ask"
    view = ask(duel.guests[seat], duel, seat)
    assert view.take_back is not None
    assert (view.take_back.yours, view.take_back.answer) == (True, False)
    duel.lives[other].until(lambda: duel.of(other).view.take_back is not None)
    told = duel.of(other).view.take_back
    assert told is not None
    assert (told.seat, told.yours, told.answer, len(told.waiting)) == (seat, False, True, 1)
    seq = duel.known.seq
    after = answer(duel.guests[other], duel, agree=True)
    assert after.take_back is None
    duel.wait(seq + 1)
    for watcher in ("A", "B"):
        entry = duel.of(watcher).entries[-1]
        assert (entry.kind, entry.seat) == ("undo", seat)
        assert entry.undone is not None
    assert duel.on_move == seat
    assert duel.race().to_move == seat
    duel.step()


def test_the_other_declines(duel: Duel) -> None:
    seat = finish_turn(duel)
    other = duel.on_move
    ask(duel.guests[seat], duel, seat)
    assert answer(duel.guests[other], duel, agree=False).take_back is None
    path = f"/api/tables/{duel.table}/take-back/answer"
    assert duel.guests[other].refused("POST", path, {"agree": True}).kind == "not_asked"
    assert duel.on_move == other


def test_against_bots_it_survives_a_crash_and_the_log_keeps_all(
    new_service: NewService, guests: NewGuest
) -> None:
    service = new_service()
    ada = guests(service)
    table = ada.open_table(me(), bot()).id
    live = ada.live()
    known = live.watch(table)
    live.until(lambda: bool(known.sight.choices))
    while known.sight.can_take_back is None:
        seq = live.must_play(table, known.actions[0])
        await_turn(live, known, seq)
    before = known.seq
    body = {"seat": known.sight.seat, "seq": before}
    ada.call("POST", f"/api/tables/{table}/take-back", body)
    live.until(lambda: known.seq > before)
    assert known.entries[-1].undone is not None
    choices = known.actions
    service.kill()
    service.start()
    assert len(stored_entries(service.database, table)) == before + 1
    again = ada.live().watch(table)
    assert again.actions == choices
    assert again.entries[-1].undone == known.entries[-1].undone


def await_turn(live: Live, known: Watched, seq: int) -> None:
    live.until(lambda: known.seq >= seq and bool(known.sight.choices))


def test_a_wish_that_is_not_one_is_refused(duel: Duel) -> None:
    guest, path = duel.guests["A"], f"/api/tables/{duel.table}/take-back"
    assert guest.refused("POST", path, {"seat": "A", "seq": "1"}, 422).field == "seq"
    assert guest.refused("POST", path, {"seat": "A", "seq": 10_000}).kind == "stale"
    assert guest.refused("POST", f"{path}/answer", {"agree": "yes"}, 422).field == "agree"
