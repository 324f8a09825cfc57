"""A race looked back on: rounds, landmarks, ranks, and nothing that is hidden."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from layline.games import games
from layline.play import past
from layline.play.beginning import new
from layline.play.race import Race
from layline.play.race_file import load
from layline.play.results import look_back, ranks

RACES = Path(__file__).parents[1] / "races"
STORED = sorted(path.name.removesuffix(".race.json") for path in RACES.glob("*.race.json"))


def stored(name: str) -> Race:
    return load(RACES / f"{name}.race.json")


@pytest.mark.parametrize("name", STORED)
def test_every_round_of_a_race_is_sounded_once_and_whoever_finished_is_home(name: str) -> None:
    race = stored(name)
    look = look_back(race)
    moments = [(one.stage, one.round) for one in look.soundings]
    assert moments == sorted(set(moments))
    assert moments[-1] == race.game.results.moment(race.record())
    for mark in look.landmarks:
        assert 0 <= mark.sounding < len(look.soundings)
        assert 1 <= mark.entry <= race.played
        if mark.kind == "finish":
            assert look.soundings[mark.sounding].left[mark.who[0]] == 0
    whole_race = race.table.opening is None  # the others are the last moments of one
    assert not whole_race or {mark.kind for mark in look.landmarks} >= {"incident", "finish"}
    assert look.drawn == sum(step.actor < 0 for step in race.steps())


def test_the_landmarks_of_a_race_are_where_they_happened() -> None:
    look = look_back(stored("regatta-1-basic"))
    starts = [mark for mark in look.landmarks if mark.kind == "start"]
    assert sorted(mark.who[0] for mark in starts) == ["A", "B", "C", "D"]
    # REG-18: nobody starts before the third round.
    assert all(look.soundings[mark.sounding].round >= 3 for mark in starts)
    finishes = [mark.who[0] for mark in look.landmarks if mark.kind == "finish"]
    assert finishes[0] == "C"
    assert ranks(look.scores)["C"] == 1


def test_it_is_told_how_far_the_look_back_is() -> None:
    race = stored("regatta-1-basic")
    told: list[tuple[int, int]] = []
    look_back(race, lambda done, of: told.append((done, of)))
    assert told == sorted(told)
    assert told[0] == (0, 2 * race.played)
    assert len(told) > race.played
    assert {of for _, of in told} == {2 * race.played}
    assert told[-1][0] <= 2 * race.played


def test_a_race_under_way_is_looked_back_on_as_far_as_it_has_gone() -> None:
    race = stored("race-the-wind-1-fleet")
    early = look_back(race.step_to(120))
    late = look_back(race)
    assert len(early.soundings) < len(late.soundings)
    whole = len(early.soundings) - 1
    assert early.soundings[:whole] == late.soundings[:whole]


def test_looking_back_tells_nothing_that_a_spectator_may_not_know() -> None:
    race = stored("petite-regate-1-gigamic").step_to(30)
    look = look_back(race)
    hands = [cards for cards in look.view.position["hands"].values() if cards]
    assert all(cards == ["?"] for cards in hands)
    assert look.view.position["deck"] == ["?"]


def test_equal_scores_share_a_place() -> None:
    assert ranks({"A": 800, "B": 1000, "C": 800, "D": 700}) == {"A": 2, "B": 1, "C": 2, "D": 4}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_tells_how_far_there_is_to_go(game: object) -> None:
    names = [name for name in STORED if name.startswith(f"{game.id}-")]  # type: ignore[attr-defined]
    look = look_back(stored(names[0]))
    lefts = [left for one in look.soundings for left in one.left.values() if left is not None]
    assert min(lefts) == 0
    assert max(lefts) > 10


def steps_back(work: Callable[[], object]) -> int:
    """How many lines some work runs to step back in a race, whatever else the machine does."""
    lines = 0

    def counted(frame: FrameType, event: str, given: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return counted if frame.f_code is past.behind.__code__ else None

    sys.settrace(counted)
    try:
        work()
    finally:
        sys.settrace(None)
    return lines


def test_looking_back_on_a_race_twice_as_long_is_twice_the_work() -> None:
    """Going to each round from the end of the race would be four times the work."""
    races = []
    for rounds in (100, 200):
        race = new("regatta", seats=2, seed=3, board="quick", max_rounds=rounds)
        while not race.over:
            if race.to_move == "chance":
                race.draw()
            else:
                race.play("luff" if "luff" in race.choices() else race.choices()[0])
        race.pack()
        races.append(race)
    short, long = races
    assert long.played > 1.9 * short.played
    look_back(short)  # what is made once is made
    growth = steps_back(lambda: look_back(long)) / steps_back(lambda: look_back(short))
    assert growth < 1.1 * long.played / short.played
