"""Races that are copied and pickled go on as if nothing had happened."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import pickletools
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import layline
from layline.bots import bots
from layline.engine.machines.machine import RefusedOutcome
from layline.games import games
from layline.play.beginning import from_position, new
from layline.play.errors import BadPosition, BadRaceFile, IllegalAction
from layline.play.race import Race
from layline.play.race_file import to_record
from tests.play.records import SHORT

GAMES = [game.id for game in games()]


def sailed(race: Race, steps: int) -> Race:
    """The race some steps later, or at its end."""
    bot = layline.bot("random", seed=race.seed)
    for _ in range(steps):
        if race.over:
            break
        if race.to_move == "chance":
            race.draw()
        else:
            race.play_id(bot.choose_id(race))
    return race


def all_of(race: Race) -> dict[str, Any]:
    """Everything there is to know about a race."""
    seats = race.seats
    return {
        "record": to_record(race),
        "position": race.table.machine.read(race.state),
        "steps": [(one.actor, one.entry) for one in race.steps()],
        "ids": race.ids(),
        "choices": race.choices(),
        "to move": race.to_move,
        "events": race.events,
        "told": list(race.told()),
        "machine": race.table.machine.kind,
        "scores": race.scores(),
        "views": [race.view(seat).to_json() for seat in (None, *seats)],
    }


def went_on(race: Race) -> dict[str, Any]:
    """Everything there is to know about it somewhat later, chance drawn from its seed."""
    return all_of(sailed(race.copy(), 12))


def unpickled(race: Race) -> Race:
    found: Race = pickle.loads(pickle.dumps(race))
    return found


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12)
@given(
    seed=st.integers(0, (1 << 63) - 1),
    steps=st.integers(0, 150),
    machine=st.sampled_from(["compiled", "interpreted"]),
    from_the_middle=st.booleans(),
    retires=st.booleans(),
)
def test_copies_and_pickles_are_the_same_race_and_go_on_the_same(
    game: str, seed: int, steps: int, machine: str, from_the_middle: bool, retires: bool
) -> None:
    race = sailed(new(game, seed=seed, machine=machine, **SHORT[game]), steps)
    if from_the_middle:
        race = sailed(from_position(race.position(), seed=seed, machine=machine), steps // 3)
    if retires and race.to_move in race.seats and race.retirements(race.seats[-1]):
        race.play(race.retirements(race.seats[-1])[0])
    for twin in (copy.copy(race), copy.deepcopy(race), unpickled(race)):
        assert all_of(twin) == all_of(race)
        assert went_on(twin) == went_on(race)


def test_what_is_played_in_a_copy_does_not_show_in_the_race() -> None:
    race = sailed(new("regatta", seed=4), 30)
    before = all_of(race)
    for twin in (copy.copy(race), copy.deepcopy(race), unpickled(race)):
        sailed(twin, 5)
        assert twin.played == race.played + 5
    assert all_of(race) == before


def test_a_pickled_race_can_take_back_what_the_race_could() -> None:
    race = new("regatta", seed=1)
    for action in ("first A", "place 19,5", "place 23,5", "roll 2", "leg NE"):
        race.play(action)
    twin = unpickled(race)
    twin.undo()
    race.undo()
    assert all_of(twin) == all_of(race)


def test_what_happened_while_a_position_was_loaded_is_not_forgotten() -> None:
    race = next(
        found for found in map(from_position, _positions()) if found.events and not found.played
    )
    assert unpickled(race).events == race.events


def _positions() -> list[dict[str, Any]]:
    from layline.play import library

    return [library.start(id) for game in GAMES for id in library.scenarios(game)]


def test_deep_copies_share_the_past_and_pickles_hold_no_positions() -> None:
    race = sailed(new("race-the-wind", seed=3, laps=1, length=8, rows=21), 400)
    assert copy.deepcopy([race, race])[0].state is race.state
    assert len(pickle.dumps(race)) < 10 * race.played
    names = {arg for op, arg, _ in pickletools.genops(pickle.dumps(race)) if isinstance(arg, str)}
    assert not {name for name in names if "numpy" in name or "numba" in name}


def test_a_pickle_of_other_rules_is_refused_as_a_race_file_is() -> None:
    restore, (beginning, *rest) = sailed(new("regatta", seed=2), 9).__reduce__()
    with pytest.raises(BadRaceFile, match="not 99"):
        restore({**beginning, "version": 99}, *rest)


@pytest.mark.parametrize("game", GAMES)
def test_what_goes_with_a_race_can_be_pickled_too(game: str) -> None:
    race = sailed(new(game, seed=5, **SHORT[game]), 6)
    assert pickle.loads(pickle.dumps(race.game)) is race.game
    assert copy.deepcopy(race.game) is race.game
    refusal = layline.Refusal(race.game.rule_id(1), race.game)
    for thing in (refusal, race.view().to_json(), race.scene(), race.events, race.options):
        assert pickle.loads(pickle.dumps(thing)) == thing
    steps = pickle.loads(pickle.dumps(race.steps()))
    assert [(one.actor, one.entry) for one in steps] == [
        (one.actor, one.entry) for one in race.steps()
    ]
    for name in bots():
        found = pickle.loads(pickle.dumps(layline.bot(name, seed=9)))
        assert repr(found) == repr(layline.bot(name, seed=9))


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("illegal: 'leg N'", "REG-23"),
        BadPosition("no position", ValueError("why")),
        BadRaceFile("damaged", 3, IllegalAction("illegal", "REG-23")),
        RefusedOutcome(7),
        layline.UnknownGame("there is no game 'chess'"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_whole_from_another_process(error: Exception) -> None:
    found = pickle.loads(pickle.dumps(error))
    assert (type(found), str(found)) == (type(error), str(error))
    assert {key: str(value) for key, value in vars(found).items()} == {
        key: str(value) for key, value in vars(error).items()
    }


@pytest.mark.slow
def test_processes_of_their_own_play_races_on() -> None:
    races = [
        sailed(new("maillot-jaune", seed=seed, **SHORT["maillot-jaune"]), 20) for seed in (1, 2)
    ]
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        ends = list(pool.map(sailed, races, [1000, 1000]))
    assert [end.over for end in ends] == [True, True]
    assert [to_record(end) for end in ends] == [to_record(sailed(one, 1000)) for one in races]
