"""The log: what happened, in fixed rows that any machine can write.

A log is a flat list of whole numbers: how many rows were written, how many fit, then the rows
`(rule, who, kind, a, b, c, d)`. Capacity 0 switches it off. Rows past the capacity are counted but
not kept, so that the reader notices and raises: a lost event is an error, never a silence.
"""

from __future__ import annotations

from typing import NamedTuple

from .rules import Ints, rule

HEADER = 2
ROW = 7


class Row(NamedTuple):
    """One row: the rule that caused it, whom it concerns (-1: nobody), what, and its parameters."""

    rule: int
    who: int
    kind: int
    a: int
    b: int
    c: int
    d: int


@rule
def note(log: Ints, rule: int, who: int, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write one row, unless the log is switched off."""
    if log[1] == 0:
        return
    row = log[0]
    log[0] = row + 1
    if row >= log[1]:
        return
    at = HEADER + ROW * row
    log[at] = rule
    log[at + 1] = who
    log[at + 2] = kind
    log[at + 3] = a
    log[at + 4] = b
    log[at + 5] = c
    log[at + 6] = d


def empty_log(rows: int) -> list[int]:
    """A log with room for so many rows."""
    return [0, rows] + [0] * (ROW * rows)


def read_log(log: list[int]) -> list[Row]:
    """The events of a log; one that overflowed raises."""
    written, capacity = log[0], log[1]
    if written > capacity:
        raise OverflowError(f"{written} events do not fit into a log of {capacity}")
    numbers = log[HEADER : HEADER + ROW * written]
    return [Row(*numbers[at : at + ROW]) for at in range(0, len(numbers), ROW)]
