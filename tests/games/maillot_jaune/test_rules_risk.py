"""The break-away with risk: the table, its odds, and what it makes of energy and form."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from layline.games.maillot_jaune.rules.actions import ROLL
from layline.games.maillot_jaune.rules.risk import (
    COSTS,
    PUNCTURE,
    THROWS_OF_ROW,
    risk_cost,
    table_row,
)
from layline.games.maillot_jaune.table.preview import preview
from layline.games.maillot_jaune.table.risk_odds import FLAT, costs, throws_to_abandon

from .road import on_the_road, seen

THROWS = range(ROLL, ROLL + 36)

# Of 36 throws: cost -> how many, as the specification gives the distribution.
DISTRIBUTION = {
    1: {0: 11, 2: 10, 3: 10, 4: 2, PUNCTURE: 3},
    2: {0: 9, 1: 2, 3: 10, 4: 10, 5: 2, PUNCTURE: 3},
    3: {0: 7, 1: 2, 2: 2, 4: 10, 5: 10, 6: 2, PUNCTURE: 3},
    4: {0: 6, 1: 1, 2: 2, 3: 2, 5: 10, 6: 10, 7: 2, PUNCTURE: 3},
}
MEANS = {1: Fraction(29, 18), 2: Fraction(41, 18), 3: Fraction(3), 4: Fraction(15, 4)}


@pytest.mark.rule("MJ-26", "MJ-R18", "MJ-R21")
@pytest.mark.parametrize("squares", DISTRIBUTION)
def test_the_costs_come_up_as_often_as_the_table_says(squares: int) -> None:
    assert Counter(risk_cost(roll, squares) for roll in THROWS) == DISTRIBUTION[squares]
    assert costs(squares) == dict(sorted(DISTRIBUTION[squares].items()))


@pytest.mark.rule("MJ-26")
@pytest.mark.parametrize("squares", MEANS)
def test_the_mean_cost_is_exact(squares: int) -> None:
    total = sum(cost * n for cost, n in costs(squares).items() if cost != PUNCTURE)
    assert Fraction(total, 36) == MEANS[squares]


@pytest.mark.rule("MJ-22", "MJ-26", "MJ-30")
@pytest.mark.parametrize("squares", DISTRIBUTION)
def test_a_throw_is_cheaper_11_times_dearer_22_times_and_a_puncture_3_times(squares: int) -> None:
    found = [risk_cost(roll, squares) for roll in THROWS]
    paid = [cost for cost in found if cost != PUNCTURE]
    assert sum(cost < squares for cost in paid) == 11
    assert sum(cost > squares for cost in paid) == 22
    assert found.count(PUNCTURE) == FLAT == 3
    assert squares not in paid, "it is never equal"


@pytest.mark.rule("MJ-26", "MJ-R21")
def test_every_row_is_met_by_its_throws() -> None:
    rows = Counter(table_row(roll) for roll in THROWS)
    assert [rows[row] for row in range(15)] == list(THROWS_OF_ROW)
    assert sum(THROWS_OF_ROW) == 36
    assert len(COSTS) == 4 * 15


@pytest.mark.rule("MJ-26")
def test_the_dice_have_no_order() -> None:
    for one in range(6):
        for other in range(6):
            assert table_row(ROLL + 6 * one + other) == table_row(ROLL + 6 * other + one)


@pytest.mark.rule("MJ-26", "MJ-27", "MJ-30", "MJ-34", "MJ-35")
@pytest.mark.parametrize("squares", [1, 2, 3, 4])
@pytest.mark.parametrize(("energy", "form"), [(6, 20), (2, 3), (0, 4), (3, 0), (1, 1)])
def test_all_36_throws_do_what_the_table_says(
    squares: int, energy: int, form: int, machine: str
) -> None:
    riders = {"renault": {"at": "6a", "energy": energy, "form": form}, "noel": {"at": "1d"}}
    race = on_the_road(machine, riders={**riders, "ptt": {"at": "1a"}})
    race.play("stay")
    race.play(f"break 0+{squares}")
    assert len(race.odds()) == 36
    assert set(race.odds().values()) == {1}
    left = 0
    for throw in race.choices():
        thrown = race.copy()
        thrown.play(throw)
        after = thrown.position()["riders"]["renault"]
        one, other = map(int, throw.split()[1:])
        cost = risk_cost(ROLL + 6 * (one - 1) + other - 1, squares)
        if cost == PUNCTURE:
            assert (after["energy"], after["form"], after["flat"]) == (energy, form, 1)
        else:
            paid = min(cost, energy + form)
            assert after["energy"] == max(energy - paid, 0)
            assert after["form"] == form - max(paid - energy, 0)
            assert (after["at"] == "out") == (cost >= energy + form and cost > 0)
        left += after["at"] != "out"
    assert 36 - left == throws_to_abandon(energy, form, squares)


@pytest.mark.rule("MJ-23", "MJ-24", "MJ-26", "MJ-28", "MJ-34", "MJ-35")
@pytest.mark.parametrize("energy", range(7))
def test_the_odds_shown_are_exact_for_every_announcement(energy: int) -> None:
    """The 36 throws by how they end, against the distribution of the specification."""
    for form in [*range(9), 20]:
        if energy + form == 0:
            continue
        rider = {"at": "6a", "energy": energy, "form": form}
        turn = {"rider": "renault", "from": "6a"}
        view = seen(phase="break", riders={"renault": rider, "noel": {"at": "1d"}}, turn=turn)
        announced = [f"break {s}+{r}" for s in range(energy + 1) for r in range(5) if s + r]
        assert [one for one in view.choices if one != "end"] == announced
        for action in announced:
            safe, risk = map(int, action.removeprefix("break ").split("+"))
            left = energy - safe + form
            ways = {one.key: one.ways for one in preview(view, action, "en").odds}
            expected: Counter[str] = Counter()
            for cost, throws in DISTRIBUTION[risk].items() if risk and left else ():
                if cost == PUNCTURE:
                    expected["puncture"] += throws
                elif cost >= left:
                    expected["abandon"] += throws
                else:
                    expected["cheaper" if cost < risk else "dearer"] += throws
            assert ways == expected, (action, form)


@pytest.mark.rule("MJ-35")
@pytest.mark.parametrize(("squares", "reserve"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_with_a_reserve_there_is_no_danger(squares: int, reserve: int) -> None:
    assert throws_to_abandon(0, reserve, squares) == 0
    assert throws_to_abandon(0, reserve - 1, squares) > 0
    assert throws_to_abandon(reserve - 1, 0, squares) > 0


@pytest.mark.rule("MJ-34")
def test_who_has_spent_all_abandons_for_certain() -> None:
    assert throws_to_abandon(0, 0, 0) == 36
    assert throws_to_abandon(1, 0, 0) == 0
