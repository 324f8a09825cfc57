"""Simulation: reproducible, fair by seat, and the same races as bots play one by one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from layline.arena.simulation import simulate
from layline.bots import bot
from layline.engine.errors import RaceError
from layline.engine.machines.search import race_seed
from layline.play.beginning import new
from layline.play.race import Race

QUICK = {"board": "quick"}


def test_the_same_seed_gives_the_same_report_whatever_the_threads() -> None:
    crew = ["greedy", "random", "greedy"]
    reports = [simulate("regatta", crew, 50, 9, QUICK, threads=threads) for threads in (1, 2, 3)]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0] != simulate("regatta", crew, 50, 10, QUICK)


def test_fewer_races_are_the_first_ones_of_more() -> None:
    told: list[int] = []
    simulate("regatta", ["random", "random"], 70, 4, QUICK, told.append, threads=2)
    assert told == sorted(set(told))
    assert told[-1] == 70


def one_by_one(number: int, crew: list[str], seed: int, options: dict[str, Any]) -> Race:
    """A race of a simulation as people would see it."""
    its_own = race_seed(seed, number)
    race = new("regatta", seats=len(crew), seed=its_own, **options)
    sailors = [bot(crew[(seat + number) % len(crew)], its_own) for seat in range(len(crew))]
    while not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play_id(sailors[race.seats.index(str(race.to_move))].choose_id(race))
    return race


def test_a_simulation_is_what_bots_play_one_decision_at_a_time_with_seats_in_turn() -> None:
    crew = ["greedy", "random", "random"]
    report = simulate("regatta", crew, 6, 21, {**QUICK, "rules": "advanced"})
    races = [one_by_one(i, crew, 21, {**QUICK, "rules": "advanced"}) for i in range(6)]
    for entry in range(3):
        scores = [list(race.scores().values())[(entry - i) % 3] for i, race in enumerate(races)]
        assert report.entries[entry].points == pytest.approx(sum(scores) / 6)
    rounds = sorted(race.position()["round"] for race in races)
    assert (report.rounds_least, report.rounds_most) == (rounds[0], rounds[-1])
    assert report.rounds_median == (rounds[2] + rounds[3]) / 2
    made = sum(step.actor >= 0 for race in races for step in race.steps())
    assert report.decisions_mean == pytest.approx(made / 6)


def test_wins_ties_and_places_add_up() -> None:
    report = simulate("regatta", ["greedy", "greedy", "greedy"], 200, 2, QUICK)
    won = sum(entry.wins for entry in report.entries)
    tied = sum(entry.ties for entry in report.entries)
    assert won < 200
    assert 200 <= won + tied <= 200 + 2 * (200 - won)
    for entry in report.entries:
        # Points go by place (1000, 900, ...), and equals share the better one.
        assert entry.place == pytest.approx(11 - entry.points / 100)
        assert 1.6 < entry.place < 2.3, "nobody gains by where he sits"


def test_a_series_is_scored_by_its_total() -> None:
    report = simulate("regatta", ["greedy", "random"], 3, 0, {**QUICK, "races": 3})
    assert report.entries[0].points == 3000
    assert report.options["races"] == 3


def test_a_report_is_json() -> None:
    report = simulate("regatta", ["greedy", "random"], 4, 3, QUICK)
    found = json.loads(json.dumps(report.to_json()))
    assert found["bots"] == ["greedy", "random"]
    assert found["options"]["players"] == 2
    assert (found["games"], found["seed"], found["game"]) == (4, 3, "regatta")
    assert [row["bot"] for row in found["entries"]] == ["greedy", "random"]
    assert found["entries"][0]["wins"] == 4


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game_id": "chess"}, "there is no game 'chess'"),
        (
            {"bots": ["greedy", "admiral"]},
            "there is no bot 'admiral'; there are: ",
        ),
        ({"bots": ["greedy"]}, "Regatta is for 2 to 6 seats, not for 1 bots"),
        ({"bots": ["random"] * 7}, "Regatta is for 2 to 6 seats, not for 7 bots"),
        ({"bots": []}, "Regatta is for 2 to 6 seats, not for 0 bots"),
        ({"games": 0}, "games: a whole number from 1 on, not 0"),
        ({"games": 1.5}, "games: a whole number from 1 on, not 1.5"),
        ({"seed": -1}, "seed: a whole number from 0"),
        ({"options": {"players": 3}}, "players is 3, but there are 2 bots"),
        ({"options": {"board": "huge"}}, "options of Regatta: board"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_line(given: dict[str, Any], said: str) -> None:
    asked = {"game_id": "regatta", "bots": ["greedy", "random"], "games": 1, "seed": 0, **given}
    with pytest.raises(ValueError, match="^" + said.replace("(", r"\(")) as caught:
        simulate(**asked)
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, RaceError)
