"""Time is up: everybody is told what it is, and there is a way back that nobody can stall with."""

from __future__ import annotations

import json

import pytest

from layline.play.race_file import read_record, to_record
from layline.server.replay.race import ALL, ReplayedRace
from layline.server.tables.seats import row_of
from layline.server.tables.table import Table
from layline.server.views.table import TableViews
from tests.server.bare_tables import NOON, decider, duel, made, play, refusal, under_way
from tests.server.guest import Guest, link, me
from tests.server.service import Service
from tests.server.stored import let_time_run_out

CLOCKED = 60


def run_out(table: Table, action: str | None = None) -> float:
    """The time of whoever decides runs out: what the service does, and when."""
    chore = table.chore()
    assert chore is not None
    assert chore.time_is_up
    chosen = None if chore.bot is None else action or table.race.choices()[0]
    table.take(table.done(chore, chosen, chore.when))
    return chore.when


def last_told(table: Table, lang: str) -> list[str]:
    """What the log says of the last entry that somebody, or the clock, decided."""
    entries = json.loads(TableViews(table).entries_text(0, lang))
    decided = next(entry for entry in entries[::-1] if entry["kind"] != "chance")
    assert decided["time_up"]
    return [line["text"] for line in decided["lines"]]


@pytest.mark.parametrize(
    ("lang", "options", "first"),
    [
        ("en", {}, "Time was up: Club player (bot) decides for {seat}."),
        ("fr", {}, "Temps écoulé\u202f: Joueur de club (robot) décide pour {seat}."),
        ("en", {"timeout": "retire"}, "Time was up: {seat} is out of the race."),
        ("fr", {"timeout": "retire"}, "Temps écoulé\u202f: {seat} quitte la course."),
    ],
)
def test_the_log_says_that_time_was_up_before_what_was_decided(
    lang: str, options: dict[str, str], first: str
) -> None:
    table = duel(clock=CLOCKED, **options)
    seat = table.row.to_move
    run_out(table)
    told = last_told(table, lang)
    assert told[0] == first.format(seat=seat)
    assert len(told) > 1, "and then what"


def test_where_the_game_says_what_is_played_for_the_absent_it_is_the_referee() -> None:
    table = duel(game="race-the-wind", clock=CLOCKED)
    chore = table.chore()
    assert chore is not None
    assert table.game.table.plays_for_absent
    run_out(table, table.game.table.absent(table.race.view(chore.seat)))
    assert last_told(table, "en")[0] == f"Time was up: the referee decides for {chore.seat}."


def test_the_replay_and_the_record_tell_it_too() -> None:
    table = duel(clock=CLOCKED)
    seat = table.row.to_move
    run_out(table)
    late = table.history.timed_out()
    assert late == (2,), "after the draw"
    replay = ReplayedRace("table", table.race.copy(), (ALL,), late)
    said = f"Time was up: Club player (bot) decides for {seat}."
    assert [step.lines[0].text == said for step in replay.steps("en")] == [False, True]
    assert replay.sentences(2, "en")[0] == said
    record = {**to_record(table.race), "time_up": list(late)}
    assert read_record(record).time_up == [2]
    assert read_record(to_record(table.race)).time_up == []


def test_she_is_late_until_she_decides_again() -> None:
    table = under_way(clock=CLOCKED)
    seat, version = table.row.to_move, table.row.version
    assert seat is not None
    at = run_out(table)
    assert row_of(table.seat_rows, seat).late == at
    assert table.row.version == version + 1, "everybody is told"
    while table.row.to_move != seat:
        play(table, at=at)
    play(table, at=at)
    assert row_of(table.seat_rows, seat).late is None


def legs(table: Table) -> str:
    """A leg after which the turn of whoever decides is not over."""
    for action in table.race.choices():
        race = table.race.copy()
        race.play(action)
        if action.startswith("leg") and race.to_move == table.row.to_move and race.in_turn:
            return action
    raise AssertionError("no such leg")


def clocked_leg() -> tuple[Table, str, str, float]:
    """A duel where the clock has just sailed a leg of an unfinished turn; whose, and when."""
    table = duel(clock=CLOCKED)
    while True:
        try:
            leg = legs(table)
            visitor, seat = decider(table)
            break
        except AssertionError:
            play(table)
    at = run_out(table, leg)
    return table, visitor, seat, at


def test_what_the_clock_decided_can_be_taken_back_once_in_the_time_that_runs() -> None:
    table, visitor, seat, at = clocked_leg()
    assert table.row.due == at + CLOCKED
    assert table.may_undo(at + 5)
    assert not table.may_undo(at + CLOCKED), "not when that time is over too"
    position = table.history.race_at(table.seq - 1).position()
    table.take(table.undo(visitor, "u1", table.seq, seat, at + 5))
    assert table.race.copy().position() == position
    assert table.row.due == at + CLOCKED, "no time is gained"
    assert row_of(table.seat_rows, seat).late is None
    run_out(table, legs(table))
    again = refusal(lambda: table.undo(visitor, "u2", table.seq, seat, at + CLOCKED + 1))
    assert again.kind == "no_undo"
    assert "once" in again.message("en"), "or a race could be stalled for ever"


def test_not_what_a_stand_in_played_nor_what_ended_the_turn() -> None:
    table = duel(clock=CLOCKED)
    visitor, seat = decider(table)
    run_out(table)
    if table.row.to_move != seat:
        other, theirs = decider(table)
        late = NOON + CLOCKED + 1
        kind = refusal(lambda: table.undo(other, "u", table.seq, theirs, late)).kind
        assert kind == "no_undo"
    table = under_way(clock=CLOCKED)
    visitor, seat = decider(table)
    table.take(made(table.stand_in(visitor, seat, "greedy", NOON)))
    chore = table.chore()
    assert chore is not None
    table.take(table.done(chore, table.race.choices()[0], NOON))
    table.take(made(table.stand_in(visitor, seat, None, NOON)))
    if table.row.to_move == seat:
        assert not table.may_undo(NOON)


def test_everybody_at_the_table_is_told_and_one_click_brings_her_back(
    service: Service, guest: Guest, friend: Guest
) -> None:
    table = guest.open_table(me(), link(), clock=300).id
    friend.join(table)
    lives = {"A": guest.live(), "B": friend.live()}
    for live in lives.values():
        live.watch(table)
    for live in lives.values():
        live.until(
            lambda live=live: not any(one.unseen for one in live.tables[table].view.seats)  # type: ignore[misc]
        )
    seat = lives["A"].tables[table].sight.to_move
    assert seat is not None
    let_time_run_out(service.database, table)
    for live in lives.values():
        live.until(lambda live=live: any(one.time_up for one in live.tables[table].entries))  # type: ignore[misc]
        known = live.tables[table]
        entry = next(one for one in known.entries if one.time_up)
        assert (entry.seat, entry.by) == (seat, "greedy")
        assert entry.lines[0].text == f"Time was up: Club player (bot) decides for {seat}."
        live.until(lambda known=known: any(one.late for one in known.view.seats))  # type: ignore[misc]
    hers = guest if seat == "A" else friend
    hers.stand_in(table, seat, None)
    for live in lives.values():
        live.until(
            lambda live=live: not any(one.late for one in live.tables[table].view.seats)  # type: ignore[misc]
        )
