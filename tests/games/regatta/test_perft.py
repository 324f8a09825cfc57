"""The number of legal sequences from a few positions, pinned: a change of the rules shows here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from layline.play.beginning import new
from layline.play.race import Race
from tests.games.perft import perft, perfts
from tests.games.regatta.water import PLACES

Json = dict[str, Any]


# By the number of actions.
COUNTS = {
    "open water": [16, 163, 1474, 21809, 173753, 1217709],
    "spinnaker": [7, 42, 261, 3915, 31059, 217413],
    "hemmed in": [5, 24, 127, 598, 3407, 20518],
    "advanced": [14, 125, 1031, 13275, 100226, 643695],
    "finishing": [16, 162, 1553, 21713, 193963, 1453550],
}


@pytest.mark.rule("REG-28")
@pytest.mark.parametrize("place", PLACES)
def test_the_number_of_legal_sequences_is_known(afloat: Callable[..., Race], place: str) -> None:
    race = afloat(round=9, die=3, **PLACES[place])
    deep = len(COUNTS[place]) if race.table.machine.kind == "compiled" else 2
    assert perfts(race, deep) == COUNTS[place][:deep]


@pytest.mark.rule("REG-07", "REG-08", "REG-13")
def test_the_number_of_openings_is_known() -> None:
    race = new("regatta", board="quick")
    assert perfts(race, 2) == [2, 2 * 135]
    race.play("first A")
    # Each of 135 spaces leaves 134 to the other yacht, less the one where she would blanket;
    # in the row below the line that one cannot be chosen anyway.
    assert perft(race, 2) == 135 * 134 - 27 * 4
    race.play("place 13,4")
    race.play("place 13,3")
    assert perft(race, 1) == 5
