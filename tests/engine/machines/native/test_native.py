"""Images of compiled rules: they do what the rules do, with no compiler, and refuse the rest."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

from layline.engine.machines import compiler
from layline.engine.machines.compiled import DOORS, cache_of
from layline.engine.machines.linker import Linker
from layline.engine.machines.machine import compiled, interpreted
from layline.engine.machines.native.image import POSSIBLE, BadImage, Image, is_image, load
from layline.engine.machines.native.link import CannotLink, linked
from layline.engine.machines.search import GENTLY, GREEDILY
from layline.engine.records import i8, pack, record
from layline.engine.rules import Bytes, Fleet, Ints, rule, table
from layline.games import find_game, games

pytestmark = pytest.mark.skipif(not POSSIBLE, reason="images are for Linux on x86-64")

PRIMES = table((2, 3, 5, 7, 11))


@record
class Yacht:
    x: i8
    y: i8


@rule
def add_primes(out: Ints, by: int, state: Bytes) -> int:
    yacht: Yacht = state.view(Yacht)[0]
    yacht.x += by
    for i in range(len(out)):
        out[i] += PRIMES[i] * by
    return out[0] + yacht.x


@rule
def all_numbers(fleet: Fleet, by: int) -> int:
    total = 0
    for i in range(len(fleet)):
        for number in fleet[i]:
            total += number * by
    return total


@rule
def without_answer(by: int) -> None:
    pass


def image_of(function: Callable[..., Any], let_go: bool = False) -> Image | None:
    """A rule compiled to an image; None if it was not kept as one."""
    contents: list[bytes] = []
    kept = compiler.Kept(None, contents.append, image=True, let_go=let_go)
    Linker({}, compiler.for_this_cpu(False)).link(function, kept)
    (content,) = contents
    return Image.from_bytes(content) if is_image(content) else None


@pytest.fixture(scope="module")
def image() -> Image:
    made = image_of(add_primes)
    assert made is not None
    return made


def test_an_image_does_what_the_rule_does(image: Image) -> None:
    door, out, state = load(image, "add_primes"), np.ones(5, np.int64), pack(Yacht())
    assert door(out, 3, state) == 7 + 3
    assert out.tolist() == [7, 10, 16, 22, 34]
    assert state.tolist() == [3, 0]


def test_an_image_takes_arrays_of_two_dimensions_and_lets_others_run() -> None:
    made = image_of(all_numbers, let_go=True)
    assert made is not None
    assert {"PyEval_SaveThread", "PyEval_RestoreThread"} <= set(made.outside)
    fleet = np.arange(12, dtype=np.uint8).reshape(4, 3)
    door = load(made, "all_numbers")
    assert door(fleet, -1) == -66
    assert door(fleet[1:3], 1) == 3 + 4 + 5 + 6 + 7 + 8


def test_an_image_is_read_as_it_was_written(image: Image) -> None:
    assert Image.from_bytes(image.to_bytes()) == image
    assert not is_image(b"something else")
    with pytest.raises(BadImage, match="no image"):
        Image.from_bytes(b"something else\n{}\n")


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda given: given[:2], TypeError),
        (lambda given: [*given, 1], TypeError),
        (lambda given: [[1, 2], *given[1:]], TypeError),
        (lambda given: [given[0], "3", given[2]], TypeError),
        (lambda given: [given[0], 1 << 63, given[2]], OverflowError),
    ],
)
def test_arguments_that_are_none_are_refused(
    image: Image, change: Callable[[list[Any]], list[Any]], error: type[Exception]
) -> None:
    door, out = load(image, "add_primes"), np.ones(5, np.int64)
    given = [out, 3, pack(Yacht())]
    with pytest.raises(error):
        door(*change(given))
    assert out.tolist() == [1] * 5
    assert door(*given) == 10


def test_what_was_loaded_goes_with_its_function(image: Image) -> None:
    door: Any = load(image, "add_primes")
    memory = weakref.ref(door.__self__)
    assert memory() is not None
    del door
    gc.collect()
    assert memory() is None


def test_an_image_that_wants_something_unknown_is_not_loaded(image: Image) -> None:
    greedy = Image(image.code, image.entry, image.own, {"system": (0,)})
    with pytest.raises(BadImage, match="system"):
        load(greedy, "greedy")


def test_a_rule_that_cannot_be_an_image_is_left_to_numba() -> None:
    assert image_of(without_answer) is None


def objects(assembly: str) -> bytes:
    """What LLVM makes of a text."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    machine = target.create_target_machine(reloc="static", codemodel="jitdefault", jit=True)
    made: bytes = machine.emit_object(llvm.parse_assembly(assembly))
    return made


def test_files_that_use_each_other_are_linked_in_any_order() -> None:
    one = objects("declare i64 @two()\ndefine i64 @one() {\n %a = call i64 @two()\n ret i64 %a\n}")
    two = objects("define i64 @two() {\n ret i64 2\n}")
    for order in ((one, two), (two, one)):
        made = linked(order, "one")
        assert len(made.own) == 1
        assert not made.outside


def test_code_that_calls_something_unknown_or_writes_to_itself_is_not_linked() -> None:
    calls = "declare i64 @puts()\ndefine i64 @f() {\n %a = call i64 @puts()\n ret i64 %a\n}"
    with pytest.raises(CannotLink, match="f uses puts"):
        linked([objects(calls)], "f")
    writes = "@n = global i64 7\ndefine i64 @f() {\n store i64 1, ptr @n\n ret i64 1\n}"
    with pytest.raises(CannotLink, match="can be written to"):
        linked([objects(writes)], "f")
    with pytest.raises(CannotLink, match="not an object file"):
        linked([b"MZ and more" * 9], "f")


# -------------------- the games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_door_of_every_game_is_an_image(game: Any) -> None:
    compiled(game)
    kept = {door.__name__: cache_of(game).read(door) for door in DOORS}
    found = {name: Image.from_bytes(content or b"") for name, content in kept.items()}
    let_go = {name for name, image in found.items() if "PyEval_SaveThread" in image.outside}
    assert let_go == {"random_fleet", "steered_fleet"}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("how", [GREEDILY, GENTLY])
def test_bots_choose_as_they_do_interpreted(game: Any, how: int) -> None:
    first = game.codec.new(game.codec.options())
    crew = [[how] * game.seats.stop]
    ends = []
    for machine in (compiled(game), interpreted(game)):
        decisions, (end,) = machine.steered_races(first, crew, [11], 40, 1)
        ends.append((decisions, machine.read(end)))
    assert ends[0] == ends[1]


PLAYED = """
import sys
import layline
race = layline.new("regatta", seed=3)
while race.to_move == "chance":
    race.draw()
race.play(layline.bot("greedy").choose(race))
print(race.table.machine.kind, sorted({"numba", "llvmlite"} & set(sys.modules)))
"""


def test_who_finds_the_rules_compiled_plays_without_the_compiler() -> None:
    compiled(find_game("regatta"))
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("compiled []\n", "")
