"""Every scenario holds, interpreted and compiled."""

from __future__ import annotations

import pytest

from tests.games.scenarios import must_hold, scenarios_of

SCENARIOS = scenarios_of("race-the-wind")


@pytest.mark.parametrize("name", SCENARIOS)
def test_scenario(name: str, machine: str) -> None:
    must_hold(SCENARIOS[name], "race-the-wind", machine)
