"""Counting legal sequences."""

from __future__ import annotations

from layline.play.race import Race


def perft(race: Race, depth: int) -> int:
    """How many sequences of this many actions there are, with the chance results listed."""
    if depth == 1 or not race.ids():
        return len(race.ids())
    total = 0
    for number in race.ids():
        further = race.copy()
        further.play_id(number)
        total += perft(further, depth - 1)
    return total


def perfts(race: Race, deepest: int) -> list[int]:
    """The counts for one action, for two, and so on."""
    return [perft(race, depth) for depth in range(1, deepest + 1)]
