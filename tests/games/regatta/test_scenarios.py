"""Every scenario holds, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from layline.games import games
from layline.play.scenario import game_of, read_scenarios, run_scenario

FILES = sorted((Path(__file__).parents[3] / "scenarios").glob("*.yaml"))
PREFIXES = {game.prefix: game.id for game in games()}
SCENARIOS = {scenario["id"]: scenario for file in FILES for scenario in read_scenarios(file)}


@pytest.mark.parametrize("name", SCENARIOS)
def test_scenario(name: str, machine: str) -> None:
    scenario: dict[str, Any] = SCENARIOS[name]
    failures = run_scenario(scenario, game_of(scenario, PREFIXES), machine)
    assert not failures, "\n".join(map(str, [scenario["title"], *failures]))


def test_no_two_files_use_the_same_id() -> None:
    assert len(SCENARIOS) == sum(len(read_scenarios(file)) for file in FILES)
