"""Machines: interpreted, checked and compiled, all the same to whoever asks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from layline.engine.log import Row
from layline.engine.machines import kernels, search
from layline.engine.machines.cache import Cache
from layline.engine.machines.compiled import BRIEF, DOORS, Compiled, cache_of
from layline.engine.machines.interim import Interim
from layline.engine.machines.machine import (
    Interpreted,
    Machine,
    RefusedOutcome,
    compiled,
    interpreted,
)
from layline.engine.records import checked
from layline.engine.rules import CHANCE, OVER
from layline.games import find_game

GAME = find_game("regatta")
KINDS = ["interpreted", "checked", "compiled", "bounds checked", "interim"]


@pytest.fixture(scope="module")
def machines() -> dict[str, Machine]:
    return {
        "interpreted": interpreted(GAME),
        "checked": Interpreted(GAME, watched=True),
        "compiled": compiled(GAME),
        "bounds checked": Compiled(GAME, boundscheck=True, report=lambda rule: None),
        "interim": Interim(GAME),
    }


def first_position(**options: Any) -> Any:
    return GAME.codec.new(GAME.codec.options.model_validate(options))


@pytest.mark.parametrize("kind", KINDS)
def test_a_machine_reads_what_it_was_given(machines: dict[str, Machine], kind: str) -> None:
    machine, plain = machines[kind], first_position(players=3)
    assert machine.read(machine.fresh(plain)) == plain


@pytest.mark.parametrize("kind", KINDS)
def test_a_step_leaves_the_position_before_it_alone(
    machines: dict[str, Machine], kind: str
) -> None:
    machine, plain = machines[kind], first_position()
    state = machine.fresh(plain)
    assert machine.look(state)[1:] == (CHANCE, [0, 1])
    after, actor, ids = machine.step(state, kernels.SETTLE, 1)
    assert (actor, len(ids)) == (1, 7 * 39)
    assert machine.read(state) == plain
    again, events = machine.tell(state, kernels.SETTLE, 1)
    assert machine.read(again[0]) == machine.read(after)
    assert events == [Row(7, 1, 0, 0, 0, 0, 0)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_result_that_cannot_come_up_is_refused(machines: dict[str, Machine], kind: str) -> None:
    machine = machines[kind]
    state = machine.fresh(first_position())
    for outcome in (-1, 2, 6):
        with pytest.raises(RefusedOutcome) as caught:
            machine.step(state, kernels.SETTLE, outcome)
        assert caught.value.rule == 12


@pytest.mark.parametrize("kind", KINDS)
def test_questions_change_nothing(machines: dict[str, Machine], kind: str) -> None:
    machine, plain = machines[kind], first_position()
    state = machine.fresh(plain)
    assert machine.ask(state, kernels.WHY_NOT, 0) == 12
    assert machine.ask(state, kernels.MAY_RETIRE, 0) == 0
    assert machine.ask(state, kernels.MAY_RETIRE, 2) == 83
    assert machine.ask_list(state, kernels.ODDS, 2) == [1, 1]
    assert machine.ask_list(state, kernels.SCORES, 2) == [0, 0]
    assert (
        len(machine.ask_list(state, kernels.OBSERVE, GAME.rules.observation, 1))
        == GAME.rules.observation
    )
    assert machine.read(state) == plain


def test_all_machines_draw_the_same(machines: dict[str, Machine]) -> None:
    plain = first_position(players=6)
    for seed in (0, 7, (1 << 63) - 1):
        for stream in (0, 1, 1 << 40):
            drawn = {m.draw(m.fresh(plain), seed, stream) for m in machines.values()}
            assert len(drawn) == 1


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_all_machines_sail_the_same_random_races(machines: dict[str, Machine], rules: str) -> None:
    plain = first_position(rules=rules, players=4, board="quick", max_rounds=20, penalty="A")
    expected: list[Any] = []
    for kind, machine in machines.items():
        decisions, ends = machine.random_races(plain, 3, 11, 100_000, 1, first=5)
        assert all(machine.look(end)[1] == OVER for end in ends)
        found = [decisions, [machine.read(end) for end in ends]]
        assert found == (expected or found), kind
        expected = found


def test_a_fleet_is_the_same_on_any_number_of_threads(machines: dict[str, Machine]) -> None:
    machine, plain = machines["compiled"], first_position(rules="advanced", max_rounds=20)
    alone = machine.random_races(plain, 40, 3, 100_000, 1)
    together = machine.random_races(plain, 40, 3, 100_000, 4)
    assert alone[0] == together[0]
    assert [bytes(end) for end in alone[1]] == [bytes(end) for end in together[1]]
    later = machine.random_races(plain, 10, 3, 100_000, 1, first=30)
    assert later[0] == alone[0][30:]


def test_a_limit_stops_a_race(machines: dict[str, Machine]) -> None:
    for machine in machines.values():
        decisions, ends = machine.random_races(first_position(), 2, 1, 5, 1)
        assert decisions == [5, 5]
        assert machine.look(ends[0])[1] != OVER


def test_threads_do_not_disturb_each_other(machines: dict[str, Machine]) -> None:
    machine, plain = machines["compiled"], first_position(board="quick", players=6)
    expected = machine.look(machine.step(machine.fresh(plain), kernels.SETTLE, 3)[0])[1:]
    wrong: list[Any] = []

    def ask_often() -> None:
        state = machine.step(machine.fresh(plain), kernels.SETTLE, 3)[0]
        for _ in range(300):
            found = machine.look(state)[1:]
            if found != expected:
                wrong.append(found)

    threads = [threading.Thread(target=ask_often) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_race_begun_before_the_rules_were_compiled_goes_on_compiled(
    machines: dict[str, Machine],
) -> None:
    interim, ready = Interim(GAME), machines["compiled"]
    assert isinstance(ready, Compiled)
    state, other = (one.fresh(first_position(rules="advanced")) for one in (interim, ready))
    for played in range(60):
        if played == 30:
            interim.compiled = ready
        (_, actor, ids), node = interim.look(state), ready.look(other)
        assert (actor, ids) == node[1:]
        what, entry = kernels.SETTLE, ready.draw(other, 5, played) if actor == CHANCE else 0
        if actor >= 0:
            what, entry = kernels.PLAY, interim.choose(state, search.GREEDILY, 5, played)
            assert entry == ready.choose(other, search.GREEDILY, 5, played)
        (state, *_), told = interim.tell(state, what, entry)
        (other, *_), expected = ready.tell(other, what, entry)
        assert (bytes(state), told) == (bytes(other), expected)


def test_the_machines_are_made_once() -> None:
    assert interpreted(GAME) is interpreted(GAME)
    assert compiled(GAME) is compiled(GAME)


def test_the_checked_machine_notices_a_number_out_of_range() -> None:
    machine = Interpreted(GAME, watched=True)
    plain = first_position()
    plain.rounds = 1 << 20
    with pytest.raises(OverflowError, match="rounds = 1048576 is outside"):
        machine.fresh(plain)
    state = machine.fresh(first_position())
    assert isinstance(state, checked(GAME.rules.race))
    with pytest.raises(IndexError, match=r"boats\[6\] is outside 0\.\.5"):
        state.boats[6].x = 1


def test_a_bounds_checked_machine_compiles_only_the_doors_that_are_used(
    machines: dict[str, Machine], tmp_path: Path
) -> None:
    assert isinstance(machines["bounds checked"], Compiled)
    drive = cache_of(GAME, boundscheck=True).read(kernels.drive)
    assert drive is not None
    only_one = Cache(tmp_path)
    only_one.keep(kernels.drive, drive)
    machine = Compiled(GAME, boundscheck=True, report=lambda rule: None, cache=only_one)
    assert machine.look(machine.fresh(first_position()))[1:] == (CHANCE, [0, 1])
    assert not machine.compiled_here


WARM = """
import json
from layline.engine.machines.machine import compiled
from layline.games import find_game
machine = compiled(find_game("regatta"))
print(json.dumps([machine.compiled_here, sorted(machine.linker.seconds), machine.cold]))
"""


def test_with_a_warm_cache_nothing_is_compiled(machines: dict[str, Machine]) -> None:
    assert isinstance(machines["compiled"], Compiled)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", WARM], env=environment, check=True, capture_output=True, text=True
    )
    compiled_here, loaded, cold = json.loads(done.stdout)
    assert not cold
    assert not compiled_here
    assert not [name for name in loaded if ".games." in name or name.endswith(".act")]
    assert done.stderr == ""


def test_calls_of_microseconds_keep_the_interpreters_lock() -> None:
    """A thread that lets go of the lock at every one of thousands of calls starves the others."""
    assert [door.__name__ for door in DOORS if door in BRIEF] == ["drive"]
