"""Chance can be checked by anybody: the hash from the start, the secret in the end."""

from __future__ import annotations

import hashlib

from layline.play import fair
from layline.play.race_file import from_record, to_record
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, me
from tests.server.referee import begun, replayed


def test_the_secret_is_bound_from_the_start_and_explains_every_chance(
    guest: Guest, friend: Guest
) -> None:
    duel = Duel(guest, friend, races=2, stop_after="winner")
    promised = duel.of("A").view.fairness
    assert len(promised.hash) == 64
    assert promised.secret is None
    duel.sail_to_the_end()
    view = guest.table(duel.table)
    assert view.fairness.hash == promised.hash
    assert view.fairness.secret is not None
    secret = bytes.fromhex(view.fairness.secret)
    assert len(secret) == 32
    assert hashlib.sha256(secret).hexdigest() == promised.hash
    entries = duel.of("A").entries
    race = begun(view.game, view.options)
    drawn = 0
    for entry in entries:
        if entry.kind == "chance":
            assert entry.action == fair.outcome(race, secret, duel.table), entry
            drawn += 1
        if entry.kind == "undo":
            race.undo()
        else:
            race.play(entry.action)
    assert drawn > 10


def test_everybody_is_shown_the_secret_when_it_is_over(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot(), stop_after="winner").id
    guest.stand_in(table, "A", "greedy")
    onlooker = friend.live()
    onlooker.watch(table)
    onlooker.until(lambda: onlooker.tables[table].view.fairness.secret is not None)
    assert onlooker.tables[table].view.status == "over"


def test_two_tables_have_two_secrets(guest: Guest) -> None:
    hashes = {guest.open_table(me(), bot()).fairness.hash for _ in range(5)}
    assert len(hashes) == 5


def test_the_record_replays_bit_for_bit(guest: Guest, friend: Guest) -> None:
    duel = Duel(guest, friend, rules="advanced", stop_after="winner")
    duel.until(lambda: duel.known.sight.can_undo)
    duel.undo()
    duel.sail_to_the_end()
    record = guest.record(duel.table)
    race = from_record(record)
    assert race.over
    told = duel.of("A")
    assert race.position() == replayed(told.view.game, told.view.options, told.entries).position()
    plain = to_record(race)
    assert {key: record[key] for key in plain} == plain
    fairness = record["fairness"]
    assert hashlib.sha256(bytes.fromhex(fairness["secret"])).hexdigest() == fairness["hash"]
    reply = guest.answer("GET", f"/api/tables/{duel.table}/record")
    assert "attachment" in reply.headers["content-disposition"]


def test_there_is_no_record_while_the_race_is_on(guest: Guest) -> None:
    table = guest.open_table(me(), bot())
    problem = guest.refused("GET", f"/api/tables/{table.id}/record")
    assert "secret" not in problem.message.lower()
