"""Rules: plain functions on records, written once and run by every machine.

`@rule` leaves a function as it is: interpreted, a rule is what you read, and a debugger steps
through it. It only marks the function, so that the compiler may take it. To be compilable a rule

- annotates its parameters and result with `int`, `bool`, `None`, a record class, `Ints` or `Rng`;
- uses whole numbers only, bounded loops, no recursion, and calls only other rules;
- names what it uses directly (`from .course import side`), never through a module;
- reads look-up tables made with `table`;
- copies records with `assign(target, source)`, never with `=`, and zeroes them with `clear`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

Ints = list[int]
"""A list of whole numbers when interpreted, an array of them when compiled."""

Bytes = Annotated[Any, "the bytes of a record"]
Fleet = Annotated[Any, "the bytes of many equal records"]
"""What compiled kernels take from Python: NumPy arrays of one and two dimensions."""

CHANCE = -1
"""The actor when the dice or the deck decide."""

OVER = -2
"""The actor when nothing is left to decide."""


class Table(tuple[int, ...]):
    """A look-up table: a tuple when interpreted, an array when compiled."""

    __slots__ = ()


def table(numbers: Iterable[int]) -> Table:
    """Make a look-up table of whole numbers."""
    made = Table(numbers)
    for number in made:
        if type(number) is not int:
            raise TypeError(f"a table holds whole numbers, not {number!r}")
    return made


def rule(function: F) -> F:
    """Mark a function as a rule."""
    function.__dict__["is_rule"] = True
    return function


def is_rule(thing: object) -> bool:
    """Whether `thing` was marked by `rule`."""
    return bool(getattr(thing, "is_rule", False))
