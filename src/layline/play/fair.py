"""Chance that can be checked afterwards: nobody, the service included, picks a roll of the die.

Before the race a secret of 32 random bytes is drawn and its SHA-256 is shown (the commitment, in
hex); after the race the secret itself is shown. Anybody can then check that it has that hash and
that every chance result of the race follows from it.

How the k-th chance result of a table follows (k counts them from 0; where a table was opened from a
moment of another race, the results given with it are not its own and are not counted):

1. The draw number d begins at 0. The message is the ASCII text `{table}:{k}:{d}`, all numbers in
   decimal. HMAC-SHA256 with the secret as its key makes 32 bytes of it, read as a whole number x
   from 0 to 2**256 - 1, the first byte the highest.
2. Where the possible results can be listed (`Race.odds`), let W be the sum of their weights. If x
   is not below the greatest multiple of W that fits into 2**256, it is thrown away: d grows by one,
   and step 1 is done again. So every remainder is exactly equally likely. Otherwise the results are
   gone through in their listed order, each taking as many of the numbers from 0 to W - 1 as it has
   weight; the one that takes x mod W comes up.
3. Where there are too many to list (a shuffled deck), the upper 63 bits of x (x >> 193) seed the
   game's own draw, stream k, see `Machine.draw`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ..engine.rules import CHANCE
from .entries import Step
from .race import Race

SECRET_BYTES = 32
_BITS = 256
_SEED_BITS = 63


def new_secret() -> bytes:
    """A fresh secret from the system's own source."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The hash that is shown before the race."""
    return hashlib.sha256(secret).hexdigest()


def numbers(secret: bytes, table: str, k: int) -> Iterator[int]:
    """The numbers x of the k-th chance: one a draw, without end."""
    draw = 0
    while True:
        message = f"{table}:{k}:{draw}".encode("ascii")
        yield int.from_bytes(hmac.digest(secret, message, "sha256"), "big")
        draw += 1


def remainder(candidates: Iterable[int], size: int, bits: int = _BITS) -> int:
    """The first candidate of so many bits that favours no remainder, modulo `size`."""
    whole = 1 << bits
    fair = whole - whole % size
    return next(x for x in candidates if x < fair) % size


def pick(odds: Mapping[str, int], nth: int) -> str:
    """The result that takes the nth part of the weights, gone through in order."""
    for result, weight in odds.items():
        if nth < weight:
            return result
        nth -= weight
    raise ValueError(f"the weights of {list(odds)} end before that part")


@dataclass(frozen=True, slots=True)
class Drawing:
    """How a chance result came up: which draw of it counted, its number, and what that picked.

    Where the results can be listed, `part` of `whole` is what the number picked; else both are
    None, and it seeded the game's own draw.
    """

    text: str
    draw: int
    number: int
    part: int | None
    whole: int | None


def outcome(race: Race, secret: bytes, table: str, k: int | None = None, given: int = 0) -> str:
    """The chance result that comes up now, as text for `race.play`.

    `k` spares counting the chance results so far, without those of the first `given` steps.
    """
    if k is None:
        k = sum(map(is_chance, race.steps()[given:]))
    return drawing(race, secret, table, k).text


def drawing(race: Race, secret: bytes, table: str, k: int) -> Drawing:
    """The k-th chance result of a table, which comes up now, and how."""
    odds = race.odds()
    if odds:
        whole = sum(odds.values())
        tried: list[int] = []
        part = remainder(_noted(numbers(secret, table, k), tried), whole)
        return Drawing(pick(odds, part), len(tried) - 1, tried[-1], part, whole)
    number = next(numbers(secret, table, k))
    drawn = race.table.machine.draw(race.state, number >> (_BITS - _SEED_BITS), k)
    results = (drawn,) if isinstance(drawn, int) else drawn
    text = race.table.notation.outcome_text(race.table.machine.read(race.state), results)
    return Drawing(text, 0, number, None, None)


def _noted(candidates: Iterable[int], tried: list[int]) -> Iterator[int]:
    """The same numbers, each noted when it is looked at."""
    for number in candidates:
        tried.append(number)
        yield number


def first_departure(race: Race, secret: bytes, table: str, given: int = 0) -> int | None:
    """The first step of a race whose chance does not follow from the secret; None: all follow.

    Of the first `given` steps, with which the table was opened, the secret says nothing.
    """
    k = 0
    for number, (step, text) in enumerate(zip(race.steps(), race.history, strict=True)):
        if number >= given and is_chance(step):
            if outcome(race.step_to(number), secret, table, k) != text:
                return number + 1
            k += 1
    return None


def is_chance(step: Step) -> bool:
    """Whether a step is a chance result."""
    # A seat may retire while chance is awaited; that is written as a negative number.
    return step.actor == CHANCE and not (isinstance(step.entry, int) and step.entry < 0)
