"""The packed moments of a table: a list to whoever reads them."""

from __future__ import annotations

import pytest

from layline.engine.events import Event
from layline.games import find_game
from layline.server.tables.moments import BLOCK, Moments
from layline.server.tables.rows import LogEntry, Moment

MANY = 5 * BLOCK + 3
EVENTS: tuple[Event, ...] = (find_game("regatta").events.read("REG-22 A sails NE to 29,21"),)


def moment(seq: int) -> Moment:
    entry = LogEntry(seq, "action", f"leg {seq}", 1e9 + seq, "A", None, "visitor", f"id {seq}")
    return Moment(entry, EVENTS, seq - 1 if seq % 7 == 0 else None)


def filled(count: int) -> tuple[Moments, list[Moment]]:
    made, expected = Moments(), [moment(seq) for seq in range(1, count + 1)]
    for one in expected:
        made.append(one)
    return made, expected


@pytest.mark.parametrize("count", [0, 1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK, 2 * BLOCK + 1, MANY])
def test_they_are_as_they_were_appended(count: int) -> None:
    made, expected = filled(count)
    assert len(made) == count
    assert list(made) == expected
    assert [made[n] for n in range(count)] == expected
    assert [made[n - count] for n in range(count)] == expected


def test_every_run_of_them_can_be_taken() -> None:
    made, expected = filled(MANY)
    for start in range(MANY + 2):
        assert made[start:] == expected[start:]
        for stop in range(MANY + 2):
            assert made[start:stop] == expected[start:stop]
    assert made[-3:] == expected[-3:]


def test_they_are_read_backwards_from_anywhere() -> None:
    made, expected = filled(MANY)
    for end in range(MANY + 1):
        assert list(made.back_from(end)) == expected[:end][::-1]


def test_what_is_not_there_is_not_found() -> None:
    made, _ = filled(MANY)
    for which in (MANY, -MANY - 1):
        with pytest.raises(IndexError):
            made[which]


def test_old_ones_are_kept_in_little_room() -> None:
    made, _ = filled(10 * BLOCK)
    assert sum(map(len, made._packed)) < 9 * BLOCK * 60
    assert len(made._loose) < 2 * BLOCK
