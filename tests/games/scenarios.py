"""The scenarios of a game, and whether one holds."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from layline.games import find_game
from layline.play.scenario import read_scenarios, run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios"


def scenarios_of(game: str) -> dict[str, dict[str, Any]]:
    """Every scenario of a game by its id; two with the same id raise."""
    prefix = find_game(game).prefix
    found: dict[str, dict[str, Any]] = {}
    for scenario in _all():
        if scenario["id"].startswith(f"{prefix}-"):
            assert scenario["id"] not in found, f"{scenario['id']} stands twice"
            found[scenario["id"]] = scenario
    return found


@cache
def _all() -> tuple[dict[str, Any], ...]:
    """The files of all games, read once: each worker needs them, if only to list its tests."""
    files = sorted(FOLDER.glob("*.yaml"))
    return tuple(scenario for file in files for scenario in read_scenarios(file))


def must_hold(scenario: dict[str, Any], game: str, machine: str) -> None:
    """Run a scenario; whatever does not come about is reported."""
    failures = run_scenario(scenario, game, machine)
    assert not failures, "\n".join(map(str, [scenario["title"], *failures]))
