"""The scenarios of a game, and whether one holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from layline.games import find_game
from layline.play.scenario import read_scenarios, run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios"


def scenarios_of(game: str) -> dict[str, dict[str, Any]]:
    """Every scenario of a game by its id; two with the same id raise."""
    prefix = find_game(game).prefix
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(FOLDER.glob("*.yaml")):
        for scenario in read_scenarios(file):
            if scenario["id"].startswith(f"{prefix}-"):
                assert scenario["id"] not in found, f"{scenario['id']} stands twice"
                found[scenario["id"]] = scenario
    return found


def must_hold(scenario: dict[str, Any], game: str, machine: str) -> None:
    """Run a scenario; whatever does not come about is reported."""
    failures = run_scenario(scenario, game, machine)
    assert not failures, "\n".join(map(str, [scenario["title"], *failures]))
