"""Statistics of chance: counted by hand, and against values anybody can look up."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from layline.play.odds import Tally, Ways, chi_square_tail, tallies, tally
from layline.play.race_file import load

RACES = Path(__file__).parents[1] / "races"
COIN: Ways = [({"heads": 1}, 0.5), ({"tails": 1}, 0.5)]
DIE: Ways = [({str(face): 1}, 1 / 6) for face in range(1, 7)]
DICE: Ways = [
    ({str(one): 2} if one == other else {str(one): 1, str(other): 1}, 1 / 36)
    for one in range(1, 7)
    for other in range(1, 7)
]


# From tables of the distribution: the usual points of 5, 1 and 0.1 per cent.
@pytest.mark.parametrize(
    ("x", "freedom", "p"),
    [
        (3.841458820694124, 1, 0.05),
        (6.634896601021213, 1, 0.01),
        (5.991464547107979, 2, 0.05),
        (9.487729036781154, 4, 0.05),
        (11.070497693516351, 5, 0.05),
        (20.515005652432873, 5, 0.001),
        (18.307038053275146, 10, 0.05),
        (124.34211340400407, 100, 0.05),
        (4.351460191095530, 5, 0.5),
    ],
)
def test_the_chi_square_distribution_is_the_one_in_the_tables(
    x: float, freedom: int, p: float
) -> None:
    assert chi_square_tail(x, freedom) == pytest.approx(p, rel=1e-9)


def test_two_degrees_of_freedom_are_an_exponential() -> None:
    for x in (0.01, 0.5, 1.9, 2.1, 7.0, 40.0, 300.0):
        assert chi_square_tail(x, 2) == pytest.approx(math.exp(-x / 2), rel=1e-12)
    assert chi_square_tail(0, 3) == 1.0


def test_ten_heads_in_ten_throws_of_a_coin() -> None:
    found = tally("coin", [COIN] * 10, {"heads": 10})
    assert found.method == "exact"
    assert found.expected == (5.0, 5.0)
    # All heads or all tails: 2 of 1024.
    assert found.p == pytest.approx(2 / 1024)


def test_eight_heads_in_ten_throws_of_a_coin() -> None:
    # 8, 9, 10 heads or tails: 2 * (45 + 10 + 1) of 1024.
    found = tally("coin", [COIN] * 10, {"heads": 8, "tails": 2})
    assert found.p == pytest.approx(112 / 1024)


def test_as_expected_is_never_odd() -> None:
    assert tally("coin", [COIN] * 10, {"heads": 5, "tails": 5}).p == pytest.approx(1.0)
    assert tally("die", [DIE] * 6, {str(n): 1 for n in range(1, 7)}).p == pytest.approx(1.0)


def test_three_equal_faces_of_three_dice() -> None:
    # Six of 216 throws show three equal faces, and nothing strays farther.
    assert tally("die", [DIE] * 3, {"4": 3}).p == pytest.approx(6 / 216)


def test_two_dice_at_once_count_as_two_of_a_kind() -> None:
    together = tally("die", [DICE] * 3, {"1": 2, "2": 1, "6": 3})
    apart = tally("die", [DIE] * 6, {"1": 2, "2": 1, "6": 3})
    assert together.drawn == 3
    assert together.expected == pytest.approx(apart.expected)
    assert together.p == pytest.approx(apart.p or -1)


def test_chances_that_differ_are_added_up_one_by_one() -> None:
    # A loaded coin and a fair one: both heads has probability 0.9 * 0.5.
    loaded: Ways = [({"heads": 1}, 0.9), ({"tails": 1}, 0.1)]
    found = tally("coin", [loaded, COIN], {"tails": 2})
    assert found.expected == pytest.approx((1.4, 0.6))
    # Only two tails stray that far.
    assert found.p == pytest.approx(0.05)


def test_many_throws_are_judged_by_pearsons_sum() -> None:
    seen = {"1": 90, "2": 110, "3": 95, "4": 105, "5": 100, "6": 100}
    found = tally("die", [DIE] * 600, seen)
    assert found.method == "chi-square"
    # (100 + 100 + 25 + 25) / 100 = 2.5 with five degrees of freedom.
    assert found.p == pytest.approx(chi_square_tail(2.5, 5))
    loaded = tally("die", [DIE] * 600, {**seen, "6": 160, "1": 40})
    assert loaded.p is not None
    assert loaded.p < 1e-6


def test_the_exact_test_and_the_approximation_agree_where_both_hold() -> None:
    thrown = {"heads": 28, "tails": 12}
    found = tally("coin", [COIN] * 40, thrown)
    assert found.method == "exact"
    by_hand = 2 * sum(math.comb(40, k) for k in range(28, 41)) / 2**40
    assert found.p == pytest.approx(by_hand)
    assert found.p == pytest.approx(chi_square_tail(2 * 64 / 20, 1), abs=0.012)


def test_one_possible_value_is_nothing_to_judge() -> None:
    found = tally("sure", [[({"yes": 1}, 1.0)]] * 5, {"yes": 5})
    assert (found.method, found.p) == ("none", None)


def test_a_rare_value_among_many_throws_is_too_little_to_judge() -> None:
    rare: Ways = [({"a": 1}, 0.999), *(({f"{n}": 1}, 0.0001) for n in range(10))]
    assert tally("rare", [rare] * 100, {"a": 100}).method == "none"


def counted(name: str) -> list[Tally]:
    return tallies(load(RACES / f"{name}.race.json", machine="interpreted"))


def test_the_die_of_regatta_is_counted_with_its_own_weights() -> None:
    (die,) = counted("regatta-1-basic")
    assert die.kind == "die"
    assert die.values == ("1", "2", "3", "red", "green")
    assert (sum(die.observed), die.drawn) == (26, 26)
    # The face 2 is twice on the die of the basic game.
    assert die.expected == pytest.approx((26 / 6, 26 / 3, 26 / 6, 26 / 6, 26 / 6))
    assert die.p is not None
    assert 0 < die.p <= 1


def test_the_wind_of_race_the_wind_is_counted_by_direction() -> None:
    (wind,) = counted("race-the-wind-1-match")
    assert dict(zip(wind.values, wind.expected, strict=True))["N"] == pytest.approx(12 / 3)
    assert wind.method == "exact"


def test_both_dice_of_a_break_away_count() -> None:
    (dice,) = counted("maillot-jaune-1-full")
    assert (sum(dice.observed), dice.drawn) == (54, 27)
    assert dice.expected == pytest.approx((9.0,) * 6)
    assert dice.method == "chi-square"


def test_a_shuffled_pile_is_not_counted() -> None:
    assert [one.kind for one in counted("petite-regate-1-gigamic")] == ["first"]
    assert counted("petite-regate-1-base") == []
