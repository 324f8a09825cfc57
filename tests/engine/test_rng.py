"""Random numbers: the same everywhere, fair, and different for every seed and stream."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layline.engine.rng import MASK, Rng, below, mix, next_word, seed_rng


def generator(seed: int, stream: int = 0) -> Rng:
    rng = Rng()
    seed_rng(rng, seed, stream)
    return rng


def words(seed: int, stream: int = 0, count: int = 4) -> list[int]:
    rng = generator(seed, stream)
    return [next_word(rng) for _ in range(count)]


def test_the_sequence_is_pinned_because_saved_races_depend_on_it() -> None:
    assert words(0) == [4240726727, 546065217, 3910803798, 380539876]
    assert words(7, 12) == [3939613405, 3405529604, 1666100700, 635952629]
    assert words((1 << 63) - 1, (1 << 63) - 1) == [1757673018, 2827472410, 4099151955, 3872261074]


def xoshiro(state: list[int]) -> int:
    """xoshiro128**, as its authors publish it."""

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & MASK

    result = (rotl((state[1] * 5) & MASK, 7) * 9) & MASK
    t = (state[1] << 9) & MASK
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotl(state[3], 11)
    return result


@given(st.lists(st.integers(0, MASK), min_size=4, max_size=4))
def test_the_generator_is_xoshiro128(state: list[int]) -> None:
    rng = Rng()
    rng.a, rng.b, rng.c, rng.d = state
    assert [next_word(rng) for _ in range(5)] == [xoshiro(state) for _ in range(5)]


def test_every_seed_and_stream_has_its_own_sequence() -> None:
    places = [0, 1, 2, 1 << 31, 1 << 32, (1 << 32) + 1, 1 << 62, (1 << 63) - 1]
    seen = {tuple(words(seed, stream)) for seed in places for stream in places}
    assert len(seen) == len(places) ** 2


def test_a_generator_is_never_all_zero() -> None:
    for seed in range(2000):
        rng = generator(seed)
        assert rng.d & 1
        assert all(0 <= word <= MASK for word in (rng.a, rng.b, rng.c, rng.d))


@given(st.integers(0, MASK), st.integers(0, MASK))
def test_mix_is_a_bijection(one: int, other: int) -> None:
    assert (mix(one) == mix(other)) == (one == other)


@given(st.integers(0, (1 << 63) - 1), st.integers(1, 1 << 31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = generator(seed)
    assert all(0 <= below(rng, n) < n for _ in range(5))


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7])
def test_below_is_fair(n: int) -> None:
    rng, draws = generator(11), 20_000
    counts = Counter(below(rng, n) for _ in range(draws))
    share = draws / n
    assert set(counts) == set(range(n))
    assert sum((count - share) ** 2 / share for count in counts.values()) < 30


def test_below_rejects_what_would_be_unfair() -> None:
    """For n = 3 << 30, a quarter of the words must be thrown away."""
    n, rng, twin = 3 << 29, generator(5), generator(5)
    for _ in range(200):
        value = below(rng, n)
        while True:
            product = next_word(twin) * n
            if product & MASK >= (1 << 32) % n:
                break
        assert value == product >> 32
    assert (rng.a, rng.b, rng.c, rng.d) == (twin.a, twin.b, twin.c, twin.d)
