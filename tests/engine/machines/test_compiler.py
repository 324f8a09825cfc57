"""The rule compiler: what it accepts and what it refuses."""

from __future__ import annotations

import os
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from layline.engine.machines import compiler
from layline.engine.machines.linker import Linker
from layline.engine.records import assign, i8, i64, many, pack, record
from layline.engine.rules import Bytes, Ints, rule, table

SPACES = table((0, 1, 2, 3, 2))
LUCK = 7
LIST = [1, 2, 3]
TEXT = "N"


@record
class Yacht:
    x: i8
    seen: list[int] = many(4, i64)


def linker(boundscheck: bool = False, **names: Any) -> Linker:
    return Linker(names, compiler.for_this_cpu(boundscheck))


@rule
def add_luck(n: int) -> int:
    return n + LUCK


@rule
def spaces_of(point: int) -> int:
    return add_luck(SPACES[point])


@rule
def write_at(out: Ints, at: int) -> int:
    out[at] = 1
    return out[at]


@rule
def look_up(point: int) -> int:
    return SPACES[point]


@rule
def sail(state: Bytes, by: int) -> int:
    yacht: Yacht = state.view(Yacht)[0]
    yacht.x += by
    return yacht.x


@rule
def see(state: Bytes, at: int) -> int:
    yacht: Yacht = state.view(Yacht)[0]
    yacht.seen[at] += 1
    return yacht.seen[at]


@rule
def copy_yacht(one: Bytes, other: Bytes) -> None:
    assign(one.view(Yacht)[0], other.view(Yacht)[0])


# -------------------- what can be compiled


def test_a_compiled_rule_does_what_the_rule_does() -> None:
    compiled = linker().link(spaces_of)
    assert [compiled(point) for point in range(5)] == [spaces_of(point) for point in range(5)]


def test_names_that_a_kernel_leaves_open_are_bound_to_a_game() -> None:
    @rule
    def shorter(n: int) -> int:
        return n - 1

    assert linker(add_luck=shorter).link(spaces_of)(3) == 2
    assert linker(LUCK=100).link(spaces_of)(3) == 103


def test_records_are_viewed_in_their_bytes() -> None:
    state = pack(Yacht())
    assert linker().link(sail)(state, 5) == 5
    assert state[0] == 5


def test_a_compiled_number_wraps_round_where_a_checked_one_raises() -> None:
    state = pack(Yacht())
    assert linker().link(sail)(state, 127) == 127
    assert linker().link(sail)(state, 1) == -128


def test_assign_copies_the_bytes() -> None:
    one, other = pack(Yacht()), pack(Yacht())
    other[:] = np.arange(len(other))
    linker().link(copy_yacht)(one, other)
    assert (one == other).all()
    other[0] = 99
    assert one[0] == 0


def test_what_only_compiled_code_calls_has_no_way_in_from_python() -> None:
    found = linker()
    (outer,) = found.link(spaces_of).inspect_llvm().values()
    (inner,) = found.link_inside(add_luck).inspect_llvm().values()
    assert "cpython" in outer
    assert "cpython" not in inner


def test_a_rule_that_another_one_calls_can_be_called_itself() -> None:
    found = linker()
    found.link(spaces_of)
    assert found.link(add_luck)(3) == add_luck(3)


def test_a_rule_is_compiled_once() -> None:
    found = linker()
    assert found.link(spaces_of) is found.link(spaces_of)
    assert set(found.seconds) == {f"{__name__}.{name}" for name in ("spaces_of", "add_luck")}


# -------------------- bounds


def test_with_bounds_checks_a_bad_write_raises() -> None:
    checked = linker(boundscheck=True).link(write_at)
    out = np.zeros(4, np.int64)
    assert checked(out, 3) == 1
    for at in (4, 1000):
        with pytest.raises(IndexError):
            checked(out, at)
    assert out.tolist() == [0, 0, 0, 1]


def test_with_bounds_checks_a_bad_look_up_raises() -> None:
    checked = linker(boundscheck=True).link(look_up)
    assert checked(4) == 2
    with pytest.raises(IndexError):
        checked(5)


def test_with_bounds_checks_an_array_inside_a_record_is_watched_too() -> None:
    checked = linker(boundscheck=True).link(see)
    state = pack(Yacht())
    assert checked(state, 3) == 1
    with pytest.raises(IndexError):
        checked(state, 4)


# -------------------- what is refused, and how


def made(source: str, **names: Any) -> Callable[..., Any]:
    """A rule from its source, with these global names."""
    scope: dict[str, Any] = {"rule": rule, "Ints": Ints, "__name__": __name__, **names}
    exec(source, scope)
    found: FunctionType = scope["f"]
    return found


@pytest.mark.parametrize(
    ("source", "names", "message"),
    [
        ("@rule\ndef f(n):\n    return n", {}, "rule f: annotate n, return"),
        ("@rule\ndef f(n: int):\n    return n", {}, "rule f: annotate return"),
        ("@rule\ndef f(n: float) -> int:\n    return 1", {}, "rule f: n cannot be compiled as"),
        ("@rule\ndef f(n: str) -> int:\n    return 1", {}, "rule f: n cannot be compiled as"),
        ("@rule\ndef f(n: int) -> list:\n    return [n]", {}, "rule f: return cannot be compiled"),
        (
            "@rule\ndef f(n: int) -> int:\n    return math.gcd(n, 4)",
            {"math": os},
            "rule f uses math, which is not a rule, table, record or number",
        ),
        (
            "@rule\ndef f(n: int) -> int:\n    return LIST[n]",
            {"LIST": LIST},
            "rule f uses LIST, which is not a rule, table, record or number",
        ),
        (
            "@rule\ndef f(n: int) -> int:\n    return len(TEXT) + n",
            {"TEXT": TEXT},
            "rule f uses TEXT, which is not a rule, table, record or number",
        ),
        (
            "@rule\ndef f(n: int) -> int:\n    return help_me(n)",
            {"help_me": lambda n: n},
            "rule f uses help_me, which is not a rule, table, record or number",
        ),
    ],
    ids=[
        "nothing",
        "result",
        "float",
        "text",
        "list",
        "module",
        "global list",
        "global",
        "no rule",
    ],
)
def test_what_cannot_be_compiled_is_refused_by_name(
    source: str, names: dict[str, Any], message: str
) -> None:
    with pytest.raises(TypeError, match=message):
        linker().link(made(source, **names))
