"""The number of legal sequences from a few positions, pinned: a change of the rules shows here."""

from __future__ import annotations

import pytest

from layline.play.beginning import new
from tests.games.perft import perft, perfts
from tests.games.race_the_wind.water import PLACES, afloat

# By the number of actions.
COUNTS = {
    "close": [4, 16, 52, 196, 691, 2487, 8854, 31684],
    "beam": [4, 18, 72, 342, 1194, 4311, 15335, 57233],
    "broad": [1, 5, 5, 25, 75, 275, 924, 3353],
    "gusts": [4, 5, 21, 50, 160, 454, 1523, 5338],
    "crowd": [4, 16, 48, 192, 768, 768, 3840, 15120],
    "start": [5, 25, 100, 430, 1717, 6490, 24211, 89113],
}


@pytest.mark.rule("RTW-37", "RTW-41", "RTW-45", "RTW-48")
@pytest.mark.parametrize("place", PLACES)
def test_the_number_of_legal_sequences_is_known(machine: str, place: str) -> None:
    race = afloat(machine, **PLACES[place])
    deep = len(COUNTS[place]) if machine == "compiled" else 3
    assert perfts(race, deep) == COUNTS[place][:deep]


@pytest.mark.rule("RTW-24", "RTW-25", "RTW-27")
def test_the_number_of_openings_is_known(machine: str) -> None:
    match = new("race-the-wind", machine=machine, tokens="none", order="seats")
    assert perft(match, 1) == 395
    assert perft(match, 2) == 395 * 8
    fleet = new("race-the-wind", machine=machine, tokens="none", order="seats", seats=3)
    assert perfts(fleet, 3) == [24, 24 * 8, 24 * 8 * 23]
