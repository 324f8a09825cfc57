"""Counting chance: what came up in a race, against what was to be expected.

Every chance of a race has its own weights, which the rules give; some never change (a die), others
depend on the position. So what is expected is added up chance by chance. How far a count strays
from it is measured by Pearson's sum of (observed - expected)² / expected, and judged by how often
fair chance strays at least as far:

- exactly, by going through all counts there could be, as long as these are not too many;
- else by the chi-square distribution of d' C⁻ d, where d is observed - expected and C the
  covariance of the counts. For a die that is thrown over and over, this is Pearson's sum itself.
  It is used only if it is close enough: every value expected once, and most five times.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from ..engine.answers import Chance
from .race import Race

MOST_COUNTS = 60_000
"""The most different counts to go through, which takes a fraction of a second."""
MOST_SHARES = 20 * MOST_COUNTS
"""Where there are more ways to share the draws out, going through them is not even tried."""
MOST_CELLS = 1 << 62
"""Counts are told apart by one number each, which must not become too large."""
_CLOSE = 1e-9

Ways = Sequence[tuple[Mapping[str, int], float]]
"""How a chance may come out: what it then counts as, and the probability."""
Floats = NDArray[np.float64]

Method = Literal["exact", "chi-square", "none"]


@dataclass(frozen=True, slots=True)
class Tally:
    """One kind of chance in a race: by value how often it came up and how often it was expected.

    `p` is the probability that fair chance strays at least as far (None: too few to judge).
    """

    kind: str
    values: tuple[str, ...]
    observed: tuple[int, ...]
    expected: tuple[float, ...]
    drawn: int
    method: Method
    p: float | None


def tallies(race: Race) -> list[Tally]:
    """Every kind of chance that the game counts, in the order of their first appearance."""
    game, texts = race.game, race.history
    drawn = {
        number: counted
        for number, step in enumerate(race.steps())
        if step.actor < 0 and (counted := _counts(game.results.chances(texts[number])))
    }
    seen: dict[str, list[Ways]] = {}
    observed: dict[str, dict[str, int]] = {}
    for counted, odds in zip(drawn.values(), _odds_at(race, list(drawn)), strict=True):
        whole = sum(odds.values())
        for kind, came_up in counted.items():
            alike: dict[tuple[tuple[str, int], ...], float] = {}
            for result, weight in odds.items():
                counts = tuple(sorted(_counts(game.results.chances(result)).get(kind, {}).items()))
                alike[counts] = alike.get(counts, 0) + weight / whole
            ways = [(dict(counts), chance) for counts, chance in alike.items()]
            seen.setdefault(kind, []).append(ways)
            total = observed.setdefault(kind, {})
            for value, times in came_up.items():
                total[value] = total.get(value, 0) + times
    return [tally(kind, draws, observed[kind]) for kind, draws in seen.items()]


def _odds_at(race: Race, entries: Sequence[int]) -> list[dict[str, int]]:
    """The odds after so many entries each, in their order.

    They are looked for from the end: a race steps back from where it stands.
    """
    found = []
    for number in reversed(entries):
        race = race.step_to(number)
        found.append(race.odds())
    return found[::-1]


def _counts(found: Iterable[Chance]) -> dict[str, dict[str, int]]:
    """By kind and value how often a result counts."""
    counts: dict[str, dict[str, int]] = {}
    for one in found:
        values = counts.setdefault(one.kind, {})
        values[one.value] = values.get(one.value, 0) + 1
    return counts


def tally(kind: str, draws: Sequence[Ways], observed: Mapping[str, int]) -> Tally:
    """What came up in independent draws, each with ways of its own, and how odd that is."""
    values = list(dict.fromkeys(value for ways in draws for counts, _ in ways for value in counts))
    seen = np.array([observed.get(value, 0) for value in values], dtype=np.float64)
    tables = [
        (
            np.array([[counts.get(value, 0) for value in values] for counts, _ in ways]),
            np.array([chance for _, chance in ways]),
        )
        for ways in draws
    ]
    expected = np.sum([_mean(counts, chances) for counts, chances in tables], axis=0)
    method, p = judged(tables, seen, expected)
    return Tally(
        kind,
        tuple(values),
        tuple(int(n) for n in seen),
        tuple(float(n) for n in expected),
        len(draws),
        method,
        p,
    )


def _mean(counts: NDArray[np.int64], chances: Floats) -> Floats:
    """What a draw brings on average.

    Not a product of matrices: that lets go of the interpreter's lock every time, and a thread that
    does so thousands of times in a row starves the others (see `compiled.BRIEF`).
    """
    mean: Floats = (chances[:, None] * counts).sum(axis=0)
    return mean


def judged(
    tables: Sequence[tuple[NDArray[np.int64], Floats]], seen: Floats, expected: Floats
) -> tuple[Method, float | None]:
    """How often fair chance strays at least as far as `seen` does; None if it cannot be told."""
    if len(expected) < 2:
        return "none", None
    found = exact(tables, seen, expected)
    if found is not None:
        return "exact", found
    if expected.min() < 1 or (expected < 5).mean() > 0.2:
        return "none", None
    spread = np.zeros((len(expected), len(expected)))
    for counts, chances in tables:
        off = counts - _mean(counts, chances)
        spread += (off[:, :, None] * off[:, None, :] * chances[:, None, None]).sum(axis=0)
    away = seen - expected
    stray = float(away @ np.linalg.pinv(spread, rcond=_CLOSE, hermitian=True) @ away)
    freedom = int(np.linalg.matrix_rank(spread, tol=_CLOSE * max(1.0, float(spread.max()))))
    return "chi-square", chi_square_tail(stray, freedom)


def exact(
    tables: Sequence[tuple[NDArray[np.int64], Floats]], seen: Floats, expected: Floats
) -> float | None:
    """The same by going through all counts there could be; None if they are too many."""
    most = 1 + sum(int(counts.sum(axis=1).max(initial=0)) for counts, _ in tables)
    if most ** len(expected) > MOST_CELLS or _ways_to_share(most, len(expected)) > MOST_SHARES:
        return None
    places = np.array([most**i for i in range(len(expected))], dtype=np.int64)
    reached: NDArray[np.int64] = np.zeros(1, dtype=np.int64)
    chances: Floats = np.ones(1)
    for counts, weights in tables:
        steps = counts @ places
        every = (reached[:, None] + steps[None, :]).ravel()
        reached, where = np.unique(every, return_inverse=True)
        if len(reached) > MOST_COUNTS:
            return None
        every_chance = (chances[:, None] * weights[None, :]).ravel()
        chances = np.bincount(where.ravel(), every_chance).astype(np.float64)
    found = reached[:, None] // places[None, :] % most
    strays = ((found - expected) ** 2 / expected).sum(axis=1)
    mine = float(((seen - expected) ** 2 / expected).sum())
    return min(1.0, float(chances[strays >= mine - _CLOSE].sum()))


def _ways_to_share(most: int, values: int) -> int:
    return math.comb(most + values - 2, values - 1)


def chi_square_tail(x: float, freedom: int) -> float:
    """The probability that a chi-square variable with so many degrees of freedom reaches x."""
    if x <= 0 or freedom <= 0:
        return 1.0
    a, half = freedom / 2, x / 2
    first = math.exp(a * math.log(half) - half - math.lgamma(a))
    if half < a + 1:
        # The series of the lower incomplete gamma function.
        term = total = 1 / a
        n = a
        while term > total * 1e-16:
            n += 1
            term *= half / n
            total += term
        return max(0.0, 1 - first * total)
    # Lentz's continued fraction of the upper one.
    tiny = 1e-300
    b = half + 1 - a
    c, d = 1 / tiny, 1 / b
    fraction = d
    for i in range(1, 10_000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b or tiny)
        c = b + step / c or tiny
        change = c * d
        fraction *= change
        if abs(change - 1) < 1e-15:
            break
    return first * fraction
