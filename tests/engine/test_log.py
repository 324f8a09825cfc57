"""The log: fixed rows, switched off by capacity 0, never silently too short."""

from __future__ import annotations

import pytest

from layline.engine.log import Row, empty_log, note, read_log


def test_events_come_back_in_order() -> None:
    log = empty_log(3)
    note(log, 44, 1, 9, 0, 0, 0, 0)
    note(log, 22, 0, 15, 1, 29, 21, -1)
    assert read_log(log) == [Row(44, 1, 9, 0, 0, 0, 0), Row(22, 0, 15, 1, 29, 21, -1)]


def test_a_log_of_capacity_0_is_switched_off() -> None:
    log = empty_log(0)
    note(log, 44, 1, 9, 0, 0, 0, 0)
    assert log == [0, 0]
    assert read_log(log) == []


def test_a_log_that_overflows_is_an_error() -> None:
    log = empty_log(2)
    before = len(log)
    for rule in (1, 2):
        note(log, rule, 0, 0, 0, 0, 0, 0)
    assert len(read_log(log)) == 2
    note(log, 3, 0, 0, 0, 0, 0, 0)
    assert len(log) == before
    with pytest.raises(OverflowError, match="3 events do not fit into a log of 2"):
        read_log(log)
