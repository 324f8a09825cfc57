"""The number of legal sequences from a few positions, pinned: a change of the rules shows here."""

from __future__ import annotations

from typing import Any

import pytest

from layline.play.beginning import new
from tests.games.perft import perft, perfts
from tests.games.petite_regate.table import at_table

BOAT = {"heading": 0, "started": True, "laid": 6}
PLACES: dict[str, dict[str, Any]] = {
    "open water, base": {"rules": "base"},
    "open water, advanced": {"rules": "advanced"},
    "open water, gigamic": {"rules": "gigamic"},
    "at the mark": {
        "rules": "gigamic",
        "boats": {
            "A": {**BOAT, "at": "310000,880000"},
            "B": {**BOAT, "at": "400000,820000", "heading": 315},
        },
    },
    "closed line": {
        "rules": "advanced",
        "boats": {
            "A": {"at": "650000,230000", "heading": 0},
            "B": {"at": "600000,180000", "heading": 45},
        },
    },
    "finishing": {
        "rules": "base",
        "boats": {
            "A": {**BOAT, "at": "700000,420000", "heading": 195, "marks": 2},
            "B": {**BOAT, "at": "640000,520000", "heading": 180, "marks": 2},
        },
    },
}

# By the number of actions.
COUNTS: dict[str, list[int]] = {
    "open water, base": [7, 43, 258, 1335, 6195, 25274],
    "open water, advanced": [8, 41, 124, 780, 2813, 13748],
    "open water, gigamic": [9, 51, 304, 2754, 19136, 115540],
    "at the mark": [8, 49, 143, 1204, 7859, 50289],
    "closed line": [2, 26, 56, 1005, 5552, 16076],
    "finishing": [7, 9, 47, 75, 245, 850],
}


@pytest.mark.rule("LPR-15")
@pytest.mark.parametrize("place", PLACES)
def test_the_number_of_legal_sequences_is_known(machine: str, place: str) -> None:
    race = at_table(machine, **PLACES[place])
    deep = len(COUNTS[place]) if machine == "compiled" else 2
    assert perfts(race, deep) == COUNTS[place][:deep]


@pytest.mark.rule("LPR-08", "LPR-09", "LPR-11", "LPR-12", "LPR-13")
def test_the_number_of_placings_is_known(machine: str) -> None:
    race = new("petite-regate", machine=machine, seed=1)
    race.draw()
    assert perfts(race, 2) == [11, 11 * 9]
    race = new("petite-regate", machine=machine, rules="gigamic", size="short", players=4, seed=1)
    race.play("first A")
    race.draw()
    assert perfts(race, 2) == [7, 7 * 5]
    assert perft(race, 4) == 792
