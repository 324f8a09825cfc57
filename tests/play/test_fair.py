"""Fair chance: it follows from the secret as the module says, and favours nothing."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest

from layline.play import fair
from layline.play.beginning import new
from layline.play.race import Race

SECRET = bytes(range(32))
TABLE = "abcdefghijklmnop"


def sailed(secret: bytes, table: str, actions: int = 60) -> Race:
    race = new("regatta", seats=3, seed=0)
    while race.played < actions and not race.over:
        if race.to_move == "chance":
            race.play(fair.outcome(race, secret, table))
        else:
            race.play(race.choices()[race.played % len(race.choices())])
    return race


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    # From the standard's own test of "abc".
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert fair.commitment(b"abc") == known


def test_a_secret_has_256_bits_and_is_never_the_same() -> None:
    drawn = {fair.new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(secret) for secret in drawn} == {32}


def test_the_numbers_are_keyed_hashes_of_table_chance_and_draw() -> None:
    # Vectors that others can check their own programs against.
    first, second = islice(fair.numbers(SECRET, TABLE, 7), 2)
    assert f"{first:064x}" == "8ca47252f23491ea7758d5b4b776b704bcae4d8e854f876d2d51d3db10378d90"
    assert f"{second:064x}" == "734c035cfcca2ce3a5213875f1097235932f6721b65cae8cdd962543aea1b0f3"
    by_hand = hmac.new(SECRET, b"abcdefghijklmnop:7:1", hashlib.sha256).hexdigest()
    assert f"{second:064x}" == by_hand


@pytest.mark.parametrize("size", range(1, 257))
def test_every_remainder_is_equally_represented(size: int) -> None:
    kept: Counter[int] = Counter()
    for x in range(256):
        candidates = iter([x, 0])
        found = fair.remainder(candidates, size, bits=8)
        if next(candidates, None) is not None:  # the first was not thrown away
            kept[found] += 1
    assert [kept[nth] for nth in range(size)] == [256 // size] * size


def test_a_number_that_would_favour_a_remainder_is_drawn_again() -> None:
    assert fair.remainder(iter([255, 252, 251]), 6, bits=8) == 251 % 6


def test_results_take_their_weights_in_the_listed_order() -> None:
    odds = {"roll 1": 1, "roll 2": 2, "shift": 3}
    came_up = [fair.pick(odds, nth) for nth in range(6)]
    assert came_up == ["roll 1", "roll 2", "roll 2", "shift", "shift", "shift"]
    with pytest.raises(ValueError, match="end before"):
        fair.pick(odds, 6)


def test_the_chances_of_a_race_are_as_they_always_were() -> None:
    race = sailed(SECRET, TABLE)
    drawn = [text for text in race.history if text.split()[0] in ("first", "roll")]
    assert drawn == [
        "first C",
        "roll 2",
        "roll green",
        "roll 2",
        "roll red",
        "roll 2",
        "roll red",
        "roll red",
        "roll red",
        "roll 1",
        "roll 1",
        "roll green",
        "roll 2",
        "roll 2",
        "roll 2",
    ]


def test_counting_the_chances_oneself_changes_nothing() -> None:
    race = new("regatta", seats=3, seed=0)
    assert fair.outcome(race, SECRET, TABLE) == fair.outcome(race, SECRET, TABLE, 0)


def test_a_retirement_before_a_roll_is_no_chance() -> None:
    race = new("regatta", seats=3, seed=0)
    expected = fair.outcome(race, SECRET, TABLE)
    assert expected.startswith("first ")
    race.play("retire C")
    k = 0
    assert fair.outcome(race, SECRET, TABLE) == fair.outcome(race, SECRET, TABLE, k)


def test_a_fair_race_is_found_fair_and_a_loaded_die_is_found_out() -> None:
    race = sailed(SECRET, TABLE)
    assert fair.first_departure(race, SECRET, TABLE) is None
    assert fair.first_departure(race, SECRET[::-1], TABLE) is not None
    loaded = new("regatta", seats=3, seed=0)
    honest = fair.outcome(loaded, SECRET, TABLE)
    loaded.play(next(result for result in loaded.odds() if result != honest))
    assert fair.first_departure(loaded, SECRET, TABLE) == 1


def test_other_tables_and_other_secrets_have_other_chances() -> None:
    def rolls(secret: bytes, table: str) -> tuple[int, ...]:
        found = (fair.remainder(fair.numbers(secret, table, k), 6) for k in range(40))
        return tuple(found)

    assert len({rolls(SECRET, TABLE), rolls(SECRET, TABLE[::-1]), rolls(SECRET[::-1], TABLE)}) == 3
