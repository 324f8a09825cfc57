"""The rule compiler: what it accepts, what it refuses, and what its cache depends on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from layline.engine import compiler
from layline.engine.linker import Linker
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
            "rule f uses math, which is no rule, table, record or number",
        ),
        (
            "@rule\ndef f(n: int) -> int:\n    return LIST[n]",
            {"LIST": LIST},
            "rule f uses LIST, which is no rule, table, record or number",
        ),
        (
            "@rule\ndef f(n: int) -> int:\n    return len(TEXT) + n",
            {"TEXT": TEXT},
            "rule f uses TEXT, which is no rule, table, record or number",
        ),
        (
            "@rule\ndef f(n: int) -> int:\n    return help_me(n)",
            {"help_me": lambda n: n},
            "rule f uses help_me, which is no rule, table, record or number",
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


# -------------------- what the cache depends on

PLAIN = "@rule\ndef f(n: int) -> int:\n    return g(n) + LUCK\n"
CALLEE = "@rule\ndef f(n: int) -> int:\n    return n + 1\n"
OTHER_CALLEE = "@rule\ndef f(n: int) -> int:\n    return n + 2\n"


def folder(boundscheck: bool = False, **names: Any) -> str:
    names = {"g": made(CALLEE), "LUCK": 7, **names}
    kernel = made(PLAIN, **names)
    return compiler.cache_folder("test", [kernel], {}, boundscheck).name


def test_the_cache_folder_is_the_same_for_the_same_code() -> None:
    assert folder() == folder()
    assert folder().startswith("test-")


def test_a_changed_callee_constant_table_flag_or_name_changes_the_cache_folder() -> None:
    different = [
        folder(),
        folder(boundscheck=True),
        folder(g=made(OTHER_CALLEE)),
        folder(LUCK=8),
        folder(LUCK=table((7,))),
        folder(LUCK=table((8,))),
        compiler.cache_folder("other", [made(PLAIN, g=made(CALLEE), LUCK=7)], {}, False).name,
    ]
    assert len(set(different)) == len(different)


def test_a_callee_of_a_callee_counts_too() -> None:
    def deep(innermost: str) -> str:
        middle = made("@rule\ndef f(n: int) -> int:\n    return h(n)\n", h=made(innermost))
        return folder(g=middle)

    assert deep(CALLEE) == deep(CALLEE)
    assert deep(CALLEE) != deep(OTHER_CALLEE)


def test_a_changed_record_changes_the_cache_folder() -> None:
    def of(annotations: dict[str, Any]) -> str:
        boat: type = record(type("Boat", (), {"__annotations__": annotations}))
        kernel = made("@rule\ndef f(boat: Boat) -> int:\n    return boat.x\n", Boat=boat)
        used = made(
            "@rule\ndef f(s: B) -> int:\n    return s.view(Boat)[0].x\n", Boat=boat, B=Bytes
        )
        names = [compiler.cache_folder("test", [one], {}, False).name for one in (kernel, used)]
        return " ".join(names)

    wide, narrow = of({"x": i64}), of({"x": i8})
    longer = of({"x": i8, "y": i8})
    assert of({"x": i8}) == narrow
    assert len({*wide.split(), *narrow.split(), *longer.split()}) == 6


def test_numba_settings_of_the_environment_change_the_cache_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = folder()
    monkeypatch.setenv("NUMBA_OPT", "1")
    assert folder() != before


def test_the_cache_is_where_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LAYLINE_CACHE", str(tmp_path / "mine"))
    assert compiler.cache_root() == tmp_path / "mine"
    monkeypatch.delenv("LAYLINE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert compiler.cache_root() == tmp_path / "xdg" / "layline"


def test_a_folder_that_cannot_be_made_is_not_writable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert compiler.writable(tmp_path / "new" / "deep")
    assert not compiler.writable(tmp_path / "file" / "inside")


def test_numba_keeps_its_folder_to_itself_afterwards(tmp_path: Path) -> None:
    import numba

    before = numba.config.CACHE_DIR
    with compiler.caching_in(tmp_path):
        assert str(tmp_path) == numba.config.CACHE_DIR
    with pytest.raises(RuntimeError, match="inside"), compiler.caching_in(None):
        raise RuntimeError("inside")
    assert before == numba.config.CACHE_DIR


# -------------------- a second process compiles nothing

PROCESS = """
import json, sys
from layline.engine import compiler
from layline.engine.linker import Linker
from layline.games.sailing import point_of_sail
from layline.engine.rules import rule

@rule
def door(direction: int, wind: int) -> int:
    return point_of_sail(direction, wind) + 1

folder = compiler.cache_folder("door", [door], {}, False)
compiler.writable(folder)
linker = Linker({}, compiler.for_this_cpu(False))
with compiler.caching_in(folder):
    compiled = linker.link(door, True)
print(json.dumps([compiled(3, 1), sorted(linker.seconds), str(folder)]))
"""


def test_a_second_process_finds_everything_in_the_cache(tmp_path: Path) -> None:
    script = tmp_path / "door.py"
    script.write_text(PROCESS, "utf-8")
    environment = {**os.environ, "LAYLINE_CACHE": str(tmp_path / "cache")}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)

    def run() -> list[Any]:
        done = subprocess.run(
            [sys.executable, str(script)],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )
        assert done.stderr == ""
        found: list[Any] = json.loads(done.stdout)
        return found

    value, compiled, folder = run()
    assert (value, compiled) == (3, ["__main__.door", "layline.games.sailing.point_of_sail"])
    assert run() == [3, ["__main__.door"], folder]


def test_of_old_versions_only_the_newest_are_kept(tmp_path: Path) -> None:
    for age, name in enumerate(["new", "newer", "old", "older"]):
        (tmp_path / f"regatta-{name}").mkdir()
        os.utime(tmp_path / f"regatta-{name}", (1e9 - age, 1e9 - age))
    (tmp_path / "another-game").mkdir()
    compiler.clear_old(tmp_path / "regatta-new", keep=2)
    kept = sorted(folder.name for folder in tmp_path.iterdir())
    assert kept == ["another-game", "regatta-new", "regatta-newer"]
