"""What a transaction changed, as one process tells it to the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from layline.server.tables.notification import LONGEST, change_of, heard, told
from layline.server.tables.rows import Draft, Moment
from layline.server.tables.table import Table
from tests.server.bare_tables import ANNA, BEA, CARL, NOON, decider, duel, made, open_table


def moved(table: Table) -> Draft:
    """The first thing that whoever decides may do."""
    visitor, seat = decider(table)
    return table.move(visitor, "m1", table.seq, seat, table.race.choices()[0], NOON + 5)


def reseated(table: Table) -> Draft:
    """Bea lets a bot play for her."""
    return made(table.stand_in(BEA, "B", "greedy", NOON + 5))


def words(table: Table, draft: Draft) -> list[str]:
    """The notification about a draft, as it is taken apart."""
    return told(table.row, table.seat_rows, draft).split(" ", 3)


@pytest.mark.parametrize("decide", [moved, reseated])
def test_who_follows_a_change_stands_where_the_writer_does(
    decide: Callable[[Table], Draft],
) -> None:
    table = duel()
    draft = decide(table)
    change = heard(words(table, draft)[3])
    assert change is not None
    assert change.follows(table.row)
    assert not change.is_known(table.row)
    assert change.made_to(table.row, table.seat_rows) == (draft.row, draft.seat_rows)
    assert list(change.entries) == [moment.entry for moment in draft.moments]
    table.take(draft)
    assert change.is_known(table.row)
    assert not change.follows(table.row)


def test_a_crew_is_told_too() -> None:
    table = open_table("me", "link", game="race-the-wind", crews=True)
    table.take(made(table.join(BEA, None, NOON)))
    draft = made(table.join(CARL, "A", NOON))
    change = heard(words(table, draft)[3])
    assert change is not None
    (seat,) = change.seats
    assert seat.people == (ANNA, CARL)


def test_it_says_first_what_processes_that_only_read_must_know() -> None:
    table = duel()
    draft = moved(table)
    assert words(table, draft)[:3] == ["entries", table.row.id, str(draft.row.seq)]
    draft = reseated(table)
    assert words(table, draft)[:3] == ["seats", table.row.id, str(draft.row.version)]


def test_the_secret_is_not_told() -> None:
    table = duel()
    line = told(table.row, table.seat_rows, moved(table))
    assert table.row.secret.hex() not in line
    assert "secret" not in line


def test_what_does_not_fit_is_left_for_the_database() -> None:
    table = duel()
    draft = moved(table)
    long = replace(draft.moments[0].entry, text="é" * 4000)
    draft = replace(draft, moments=(Moment(long, ()),))
    assert words(table, draft) == ["entries", table.row.id, str(draft.row.seq)]
    whole = told(table.row, table.seat_rows, moved(table))
    assert len(whole.encode()) <= LONGEST


@pytest.mark.parametrize("text", ["", "{}", '{"seq":1,"version":"two"}', "no JSON"])
def test_what_another_version_says_is_left_for_the_database(text: str) -> None:
    assert heard(text) is None


def test_a_change_after_one_that_was_missed_does_not_follow() -> None:
    table = duel()
    first = moved(table)
    change = change_of(first.row, first.seat_rows, replace(first, row=replace(first.row, seq=99)))
    assert not change.follows(table.row)
    assert not change.is_known(table.row)
    assert change.follows(first.row)
