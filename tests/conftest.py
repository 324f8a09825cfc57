"""What all tests share: the machines, races from positions, and how Hypothesis searches."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

from layline.play.beginning import from_position
from layline.play.race import Race

settings.register_profile("home", deadline=None, derandomize=False)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "home")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="sail the golden transcripts anew and write them, instead of comparing",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules and rulings that a test pins down")


@pytest.fixture(params=["interpreted", "compiled"])
def machine(request: pytest.FixtureRequest) -> str:
    """Each machine in turn: what a rule says must hold on both."""
    name: str = request.param
    return name


@pytest.fixture
def afloat(machine: str) -> Callable[..., Race]:
    """A race of Regatta from a partial position, on each machine in turn.

    Named arguments are the fields of the position; wind N and round 5 unless said otherwise.
    """

    def make(**position: Any) -> Race:
        given = {"game": "regatta", "wind": "N", "round": 5, **position}
        return from_position(given, machine=machine)

    return make
