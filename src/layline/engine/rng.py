"""Random numbers that are the same on every machine: interpreted, compiled and on a GPU.

xoshiro128** on four 32-bit words, kept in signed 64-bit numbers and masked, because that arithmetic
is the same everywhere. A generator is made from a seed and a stream number, so the k-th roll of a
race, or the k-th race of a simulation, depends on nothing that was drawn before it.
"""

from __future__ import annotations

from .records import i64, record
from .rules import rule

MASK = 0xFFFFFFFF


@record
class Rng:
    """The four words of a generator; never all zero once seeded."""

    a: i64
    b: i64
    c: i64
    d: i64


@rule
def mix(word: int) -> int:
    """Scatter the bits of a 32-bit word (a bijection)."""
    word = word & MASK
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & MASK
    word = ((word ^ (word >> 15)) * 0x846CA68B) & MASK
    return word ^ (word >> 16)


@rule
def seed_rng(rng: Rng, seed: int, stream: int) -> None:
    """Begin the sequence that belongs to this seed and stream, both 0 to 2**63 - 1."""
    word = mix((seed & MASK) + 0x9E3779B9)
    word = mix(word ^ mix((seed >> 32) + 0x85EBCA6B))
    word = mix(word ^ mix((stream & MASK) + 0xC2B2AE35))
    word = mix(word ^ mix((stream >> 32) + 0x27D4EB2F))
    rng.a = mix(word + 0x6A09E667)
    rng.b = mix(rng.a ^ (word + 0x3C6EF372))
    rng.c = mix(rng.b + (seed & MASK) + 0x1F83D9AB)
    rng.d = mix(rng.c ^ ((stream & MASK) + 1)) | 1


@rule
def next_word(rng: Rng) -> int:
    """The next 32 random bits."""
    b = rng.b
    product = (b * 5) & MASK
    product = ((product << 7) | (product >> 25)) & MASK
    shifted = (b << 9) & MASK
    rng.c ^= rng.a
    rng.d ^= b
    rng.b = b ^ rng.c
    rng.a ^= rng.d
    rng.c ^= shifted
    rng.d = ((rng.d << 11) | (rng.d >> 21)) & MASK
    return (product * 9) & MASK


@rule
def below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n - 1, all exactly equally likely (n at most 2**31)."""
    product = next_word(rng) * n
    low = product & MASK
    if low < n:
        unfair = (MASK + 1 - n) % n
        while low < unfair:
            product = next_word(rng) * n
            low = product & MASK
    return product >> 32
