"""Banks of time: so much for the whole race, and a little more with each turn."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from layline.bots import bot
from layline.server.schemas.tables import Clock, ClockCard
from layline.server.tables.opening import rematch_of
from layline.server.tables.seats import row_of
from layline.server.tables.table import Table
from layline.server.views.summary import table_view
from tests.server.bare_tables import ANNA, BEA, NOON, decider, duel, made, play

BANK, INCREMENT = 100, 5


def banked(**rest: Any) -> Table:
    return duel(clock=BANK, increment=INCREMENT, **rest)


def left(table: Table, seat: str) -> float:
    """What a seat has in its bank, as its card shows it."""
    view = table_view(table.row, table.seat_rows, {}, ANNA, lambda _: True, "en", 0)
    found = next(card.bank for card in view.seats if card.seat == seat)
    assert found is not None
    return found


def finish_turn(table: Table, seconds: float, at: float) -> str:
    """Whoever decides takes so long for her whole turn; her seat."""
    _, seat = decider(table)
    first = True
    while table.row.to_move == seat and (first or table.race.in_turn):
        play(table, at=at + seconds)
        first = False
    return seat


def test_everybody_begins_with_a_full_bank() -> None:
    table = banked()
    assert left(table, "A") == left(table, "B") == BANK
    assert table.deadline == NOON + BANK


def test_a_turn_takes_from_the_bank_and_adds_to_it() -> None:
    table = banked()
    seat = finish_turn(table, 30, NOON)
    other = table.row.to_move
    assert other not in (None, seat)
    assert left(table, seat) == BANK - 30 + INCREMENT
    assert table.deadline == NOON + 30 + BANK, "the other has not used anything yet"
    finish_turn(table, 10, NOON + 30)
    assert left(table, str(other)) == BANK - 10 + INCREMENT
    if table.row.to_move == seat:
        assert table.deadline == NOON + 40 + BANK - 30 + INCREMENT


def test_the_clock_runs_on_while_a_turn_does() -> None:
    table = banked(game="race-the-wind")
    _, seat = decider(table)
    due = table.deadline
    play(table, at=NOON + 20)
    assert table.race.in_turn
    assert table.row.to_move == seat
    assert table.deadline == due
    visitor, _ = decider(table)
    table.take(table.undo(visitor, "u", table.seq, seat, NOON + 25))
    assert table.deadline == due, "nobody gains time by taking something back"


def test_whoever_has_nothing_left_is_played_for_and_has_the_increment_next_time() -> None:
    table = banked()
    _, seat = decider(table)
    late = NOON + BANK + 1
    while table.row.to_move == seat:
        chore = table.chore()
        assert chore is not None
        assert chore.time_is_up
        assert chore.when <= late
        table.take(table.done(chore, bot("greedy").choose(table.race.copy()), late))
        if not table.race.in_turn:
            break
    assert left(table, seat) == INCREMENT
    assert row_of(table.seat_rows, seat).late is not None


def test_a_stand_in_stops_the_clock_and_whoever_comes_back_has_what_was_left() -> None:
    table = banked()
    visitor, seat = decider(table)
    table.take(made(table.stand_in(visitor, seat, "greedy", NOON + 40)))
    assert left(table, seat) == BANK - 40
    table.take(made(table.stand_in(visitor, seat, None, NOON + 90)))
    assert table.deadline == NOON + 90 + BANK - 40


def test_a_turn_taken_back_gives_no_time() -> None:
    table = banked()
    visitor, seat = decider(table)
    finish_turn(table, 30, NOON)
    other, hers = decider(table)
    table.take(made(table.take_back(visitor, table.seq, seat, NOON + 35)))
    table.take(made(table.answer_take_back(other, True, NOON + 42)))
    assert left(table, hers) == BANK - 12, "what the other thought for is gone, and nothing gained"
    assert table.deadline == NOON + 42 + BANK - 30 + INCREMENT


def test_it_is_the_same_after_loading_and_full_again_in_a_rematch() -> None:
    table = banked()
    seat = finish_turn(table, 30, NOON)
    entries = [moment.entry for moment in table.history.moments]
    again = Table(table.row, table.seat_rows, entries)
    assert (again.deadline, left(again, seat)) == (table.deadline, left(table, seat))
    rematch = rematch_of(table, NOON)
    assert rematch.row.clock_increment == INCREMENT
    assert all(seat_row.bank is None for seat_row in rematch.seat_rows)


def test_an_hour_in_the_bank_is_no_slow_table() -> None:
    table = duel(clock=3600, increment=30)
    view = table_view(table.row, table.seat_rows, {}, BEA, lambda _: True, "en", 0)
    assert not view.slow
    assert view.clock == ClockCard(seconds=3600, increment=30)


@pytest.mark.parametrize("increment", [-1, 1.5, "5", 24 * 3600 + 1])
def test_an_increment_is_a_whole_number_of_seconds(increment: object) -> None:
    with pytest.raises(ValidationError):
        Clock.model_validate({"seconds": 600, "increment": increment})
