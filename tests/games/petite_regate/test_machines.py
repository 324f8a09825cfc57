"""Interpreted, checked and compiled, the rules sail the same races."""

from __future__ import annotations

from typing import Any

import pytest

from layline.engine.machines.machine import Interpreted, compiled, interpreted
from layline.engine.rules import OVER
from layline.games import find_game

GAME = find_game("petite-regate")
TABLES: list[dict[str, Any]] = [
    {"rules": "base", "first_player": "random", "max_rounds": 40},
    {"rules": "advanced", "contact": "penalty", "obstacles": "islands", "max_rounds": 40},
    {"rules": "gigamic", "players": 4, "direction": "ccw", "size": "short", "max_rounds": 40},
]


@pytest.mark.rule("LPR-R01")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["rules"])
def test_all_machines_sail_the_same_random_races(options: dict[str, Any]) -> None:
    plain = GAME.codec.new(GAME.codec.options.model_validate(options))
    expected: list[Any] = []
    for machine in (interpreted(GAME), Interpreted(GAME, watched=True), compiled(GAME)):
        decisions, ends = machine.random_races(plain, 3, 11, 100_000, 1, first=5)
        assert all(machine.look(end)[1] == OVER for end in ends)
        found = [decisions, [machine.read(end) for end in ends]]
        assert found == (expected or found)
        expected = found


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["rules"])
def test_all_machines_steer_the_same_way(options: dict[str, Any]) -> None:
    plain = GAME.codec.new(GAME.codec.options.model_validate(options))
    crew = [[1] * 4]
    interpreted_end = interpreted(GAME).steered_races(plain, crew, [3], 14, 1)
    compiled_end = compiled(GAME).steered_races(plain, crew, [3], 14, 1)
    assert interpreted_end[0] == compiled_end[0]
    assert interpreted_end[1][0] == compiled(GAME).read(compiled_end[1][0])
