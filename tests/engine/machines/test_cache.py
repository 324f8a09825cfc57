"""The cache of compiled rules: what it depends on, who shares it, and when it says something."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import layline
from layline.engine.machines import cache, compiled, compiler
from layline.engine.machines.linker import Linker
from layline.engine.records import i8, i64, record
from layline.engine.rules import Bytes, Ints, rule, table
from layline.games import find_game

EXAMPLES = Path(__file__).parents[3] / "examples"


def made(source: str, **names: Any) -> Callable[..., Any]:
    """A rule from its source, with these global names."""
    scope: dict[str, Any] = {"rule": rule, "Ints": Ints, "__name__": __name__, **names}
    exec(source, scope)
    found: Callable[..., Any] = scope["f"]
    return found


# -------------------- what the cache depends on

PLAIN = "@rule\ndef f(n: int) -> int:\n    return g(n) + LUCK\n"
CALLEE = "@rule\ndef f(n: int) -> int:\n    return n + 1\n"
OTHER_CALLEE = "@rule\ndef f(n: int) -> int:\n    return n + 2\n"


def folder(boundscheck: bool = False, **names: Any) -> str:
    names = {"g": made(CALLEE), "LUCK": 7, **names}
    kernel = made(PLAIN, **names)
    return cache.cache_folder("test", [kernel], {}, boundscheck).name


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
        cache.cache_folder("other", [made(PLAIN, g=made(CALLEE), LUCK=7)], {}, False).name,
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
        names = [cache.cache_folder("test", [one], {}, False).name for one in (kernel, used)]
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
    assert cache.cache_root() == tmp_path / "mine"
    monkeypatch.delenv("LAYLINE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache.cache_root() == tmp_path / "xdg" / "layline"


def test_a_folder_that_cannot_be_made_is_not_writable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert cache.writable(tmp_path / "new" / "deep")
    assert not cache.writable(tmp_path / "file" / "inside")


def test_neither_the_place_of_the_sources_nor_of_the_code_in_memory_counts() -> None:
    source = "@rule\ndef f(n: int) -> int:\n    return max(i for i in range(n))\n"

    def at(path: str) -> str:
        scope: dict[str, Any] = {"rule": rule, "__name__": __name__}
        exec(compile(source, path, "exec"), scope)
        return cache.cache_folder("test", [scope["f"]], {}, False).name

    assert at("/one/rules.py") == at("/another/rules.py")


def test_of_old_versions_only_the_newest_are_kept(tmp_path: Path) -> None:
    for age, name in enumerate(["new", "newer", "old", "older"]):
        (tmp_path / f"regatta-{name}").mkdir()
        os.utime(tmp_path / f"regatta-{name}", (1e9 - age, 1e9 - age))
    (tmp_path / "another-game").mkdir()
    cache.Cache(tmp_path / "regatta-new").clear_old(keep=2)
    kept = sorted(folder.name for folder in tmp_path.iterdir())
    assert kept == ["another-game", "regatta-new", "regatta-newer"]


# -------------------- installations that share it

DOORS = ["drive", "random_fleet", "steered_fleet"]

USE = """
import json, sys
import layline
from layline.engine.machines import machine
from layline.engine.machines.compiled import DOORS
from layline.games import find_game

game = find_game("dinghy-dash")
race = layline.new("dinghy-dash", seed=3)
while race.to_move == "chance":
    race.draw()
chosen = layline.bot("greedy").choose(race)
runs = machine.compiled(game)
decisions, _ = runs.random_races(game.codec.new(game.codec.options()), 2, 1, 100, 1)
compiled = sorted(runs.compiled_here)
print(json.dumps({
    "chosen": chosen,
    "decisions": decisions,
    "compiled": compiled,
    "found": sorted({door.__name__ for door in DOORS} - {*compiled}),
    "from": layline.__file__,
}))
"""


@dataclass(frozen=True)
class Installation:
    """A copy of the package, and the cache it uses."""

    folder: Path
    cache: Path

    def start(self) -> subprocess.Popen[str]:
        """Compile the little game, or find it compiled, and go through every door."""
        environment = {name: os.environ[name] for name in os.environ if "LAYLINE" not in name}
        environment |= {
            "PYTHONPATH": str(self.folder),
            "LAYLINE_CACHE": str(self.cache),
            "LAYLINE_GAMES": str(EXAMPLES),
        }
        return subprocess.Popen(
            [sys.executable, "-c", USE],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def use(self) -> tuple[dict[str, Any], str]:
        """What came of it, and what was said."""
        return finished(self.start())

    def door(self, name: str) -> Path:
        """The file of a door."""
        (found,) = self.cache.glob(f"dinghy-dash-*/*.{name}.door")
        return found


def finished(process: subprocess.Popen[str]) -> tuple[dict[str, Any], str]:
    out, said = process.communicate()
    assert process.returncode == 0, said
    found: dict[str, Any] = json.loads(out)
    return found, said


@pytest.fixture(scope="module")
def compiled_cache(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A cache that one installation has filled, and what it said while it did."""
    folder = tmp_path_factory.mktemp("first")
    first = installed(folder, folder / "cache")
    found, said = first.use()
    assert found["compiled"] == DOORS
    assert found["from"].startswith(str(folder))
    return first.cache, said


@pytest.fixture
def second(compiled_cache: tuple[Path, str], tmp_path: Path) -> Installation:
    """Another installation with a cache that is full already."""
    shutil.copytree(compiled_cache[0], tmp_path / "cache")
    return installed(tmp_path, tmp_path / "cache")


def installed(folder: Path, kept: Path) -> Installation:
    package = Path(layline.__file__).parent
    unused = shutil.ignore_patterns("__pycache__", "server", "cli", "arena")
    shutil.copytree(package, folder / "layline", ignore=unused, copy_function=shutil.copyfile)
    return Installation(folder, kept)


COMPILING = "layline: compiling the rules of Dinghy Dash (once, about a minute) ...\n"
WAITING = "layline: waiting for another process to compile the rules of Dinghy Dash ...\n"


@pytest.mark.slow
def test_what_one_installation_compiled_is_found_by_every_other(
    compiled_cache: tuple[Path, str], second: Installation
) -> None:
    assert compiled_cache[1] == COMPILING
    found, said = second.use()
    assert found["from"].startswith(str(second.folder))
    assert (found["compiled"], found["found"]) == ([], DOORS)
    assert said == ""


@pytest.mark.slow
def test_doors_that_are_gone_or_damaged_are_noticed_and_said(second: Installation) -> None:
    second.door("random_fleet").unlink()
    damaged = second.door("steered_fleet")
    damaged.write_bytes(damaged.read_bytes()[:-1000])
    found, said = second.use()
    assert (found["compiled"], said) == (["random_fleet", "steered_fleet"], COMPILING)
    found, said = second.use()
    assert (found["found"], said) == (DOORS, "")


def test_a_door_counts_only_as_it_was_written(tmp_path: Path) -> None:
    here, door = cache.Cache(tmp_path), made(CALLEE)
    here.keep(door, b"compiled")
    assert here.read(door) == b"compiled"
    written = here.path(door).read_bytes()
    for content in (b"", written[:-1], written + b"x", written.replace(b"comp", b"Comp")):
        here.path(door).write_bytes(content)
        assert here.read(door) is None
        assert not here.holds([door])


@pytest.mark.slow
def test_who_finds_another_process_compiling_waits_and_takes_what_it_made(
    second: Installation, tmp_path: Path
) -> None:
    door, aside = second.door("drive"), tmp_path / "aside"
    door.rename(aside)
    with cache.locked(door.parent / "lock", waiting=lambda: pytest.fail("nobody else is here")):
        process = second.start()
        assert process.stderr is not None
        assert process.stderr.readline() == WAITING
        aside.rename(door)
    found, said = finished(process)
    assert (found["found"], said) == (DOORS, "")


@pytest.mark.slow
def test_a_process_killed_while_it_compiled_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    here = installed(tmp_path, tmp_path / "cache")
    process = here.start()
    assert process.stderr is not None
    assert process.stderr.readline() == COMPILING
    process.send_signal(signal.SIGKILL)
    process.communicate()
    found, said = here.use()
    assert (found["compiled"], said) == (DOORS, COMPILING)
    (folder,) = here.cache.iterdir()
    names = sorted(path.name for path in folder.iterdir())
    assert [name.split(".")[-1] for name in names] == ["door", "door", "lock", "door"]


def test_where_nothing_can_be_kept_a_rule_is_compiled_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    nowhere = cache.Cache(tmp_path / "file" / "inside")
    report = compiled._printer(find_game("regatta"), nowhere)
    linker = Linker({}, compiler.for_this_cpu(False), progress=lambda rule, _: report(rule))
    door = made(CALLEE)
    with nowhere.alone(waiting=lambda: pytest.fail("there is nothing to wait for")):
        kept = compiler.Kept(None, lambda made: nowhere.keep(door, made), image=True, let_go=False)
        assert linker.link(door, kept)(1) == 2
    assert capsys.readouterr().err == (
        "layline: compiling the rules of Regatta (about a minute, every time: "
        f"{nowhere.folder} cannot be written) ...\n"
    )
