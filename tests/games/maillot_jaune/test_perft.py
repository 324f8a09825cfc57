"""The number of legal sequences from a few positions, pinned: a change of the rules shows here."""

from __future__ import annotations

import pytest

from layline.play.beginning import new
from tests.games.perft import perfts

from .road import PLACES, on_the_road

# By the number of actions.
COUNTS = {
    "open road": [16, 560, 17848, 424736],
    "crowded": [10, 350, 11111, 259276],
    "pursued": [24, 747, 23841, 582864],
    "solid": [22, 715, 22734, 541585],
    "before the line": [9, 289, 8753, 69688, 706524],
}


@pytest.mark.rule("MJ-11", "MJ-13", "MJ-20")
@pytest.mark.parametrize("place", PLACES)
def test_the_number_of_legal_sequences_is_known(place: str, machine: str) -> None:
    race = on_the_road(machine, **PLACES[place])
    deep = len(COUNTS[place]) if machine == "compiled" else 2
    assert perfts(race, deep) == COUNTS[place][:deep]


@pytest.mark.rule("MJ-02", "MJ-07")
def test_the_number_of_openings_is_known(machine: str) -> None:
    race = new("maillot-jaune", players=3, machine=machine)
    assert perfts(race, 3) == [9, 9 * 8, 9 * 8 * 7]
    for rider in ("renault", "ptt", "noel"):
        race.play(f"pick {rider}")
    # Renault has two columns of four lanes, the others one; everybody may stay.
    assert perfts(race, 2) == [3, 9 + 5 + 5]


@pytest.mark.rule("MJ-21", "MJ-25")
def test_every_break_away_there_is_can_be_announced(machine: str) -> None:
    race = on_the_road(machine, **PLACES["open road"])
    race.play("stay")
    assert len(race.choices()) == 1 + 7 * 5 - 1
