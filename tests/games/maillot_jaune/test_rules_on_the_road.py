"""Riding, order and the course of a tour, on both machines."""

from __future__ import annotations

import random

import pytest

from layline.games import find_game
from layline.games.maillot_jaune.rules.course import STARS, terrain
from layline.games.maillot_jaune.rules.file import inserted, joined, length, nth, place_of, without
from layline.games.maillot_jaune.rules.riders import RIDERS
from layline.games.maillot_jaune.rules.state import NONE
from layline.play.beginning import new

from .road import on_the_road

GAME = find_game("maillot-jaune")

# Files of riders.


@pytest.mark.rule("MJ-11")
def test_a_file_of_riders_is_a_list() -> None:
    chance = random.Random(4)
    for _ in range(300):
        wanted = chance.sample(range(9), chance.randrange(10))
        riders = 0
        for number in wanted:
            riders = joined(riders, number)
        assert [nth(riders, i) for i in range(9)] == wanted + [NONE] * (9 - len(wanted))
        assert length(riders) == len(wanted)
        for number in range(9):
            place = wanted.index(number) if number in wanted else NONE
            assert place_of(riders, number) == place
            others = [other for other in wanted if other != number]
            assert without(riders, number) == _file(others)
            if place == NONE:
                at = chance.randrange(len(wanted) + 1)
                grown = [*wanted[:at], number, *wanted[at:]]
                assert inserted(riders, at, number) == _file(grown)


def _file(numbers: list[int]) -> int:
    return sum(number + 1 << 4 * place for place, number in enumerate(numbers))


# The course and the riders.


@pytest.mark.rule("MJ-04")
def test_each_terrain_has_28_columns() -> None:
    columns = [terrain(stage, column) for stage in (1, 2, 3) for column in range(1, 29)]
    assert [columns.count(ground) for ground in range(3)] == [28, 28, 28]
    assert [terrain(1, 14), terrain(1, 15), terrain(2, 1), terrain(3, 28)] == [0, 1, 1, 0]


@pytest.mark.rule("MJ-03", "MJ-R01")
def test_the_stars_are_shared_out_evenly() -> None:
    cards = [STARS[3 * i : 3 * i + 3] for i in range(9)]
    assert all(sorted(card) == [1, 2, 3] for card in cards)
    for ground in range(3):
        assert sorted(card[ground] for card in cards) == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert len(set(cards)) == 6


def rounds_alone(rider: str, stage: int) -> int:
    """How many rounds a rider takes for a stage with normal moves only."""
    race = on_the_road(
        stage=stage, round=1, riders={rider: {}, "ptt" if rider != "ptt" else "noel": {}},
        to_move=rider,
    )  # fmt: skip
    rounds = 0
    while race.position()["stage"] == stage and rider not in race.position()["crossed"]:
        position = race.position()
        if position["to_move"] != rider:
            race.play("stay")
            race.play("end")
            continue
        rides = [choice for choice in race.choices() if choice.startswith("ride")]
        if "ride finish" not in rides:
            furthest = max(rides, key=lambda ride: int(ride[5:-1]))
            race.play(furthest)
            race.play("end")
        else:
            race.play("ride finish")
        rounds += 1
    return rounds


@pytest.mark.rule("MJ-12", "MJ-18", "MJ-R14")
@pytest.mark.parametrize(
    ("rider", "rounds"),
    [
        ("vandamme", (22, 12, 20)),
        ("ptt", (19, 13, 22)),
        ("la-bonnal", (22, 19, 13)),
        ("renault", (12, 20, 22)),
        ("agfa", (20, 22, 12)),
        ("la-redoute", (13, 22, 19)),
    ],
)
def test_an_unaided_tour_takes_every_rider_54_rounds(
    rider: str, rounds: tuple[int, int, int]
) -> None:
    assert tuple(rounds_alone(rider, stage) for stage in (1, 2, 3)) == rounds
    assert sum(rounds) == 54


@pytest.mark.rule("MJ-18", "MJ-19")
@pytest.mark.parametrize(("rider", "stars"), [("agfa", 3), ("renault", 2), ("noel", 1)])
def test_only_the_square_of_the_hint_loses_nothing_at_the_change(rider: str, stars: int) -> None:
    for column in range(14 - stars, 14):
        other = "ptt" if rider != "ptt" else "renault"
        riders = {rider: {"at": f"{column}b"}, other: {"at": "1d"}}
        race = on_the_road(riders=riders)
        reached = [int(one[5:-1]) for one in race.choices() if one.startswith("ride")]
        lost = stars - (max(reached) - column)
        assert lost == stars - (14 - column)
        assert (lost == 0) == (column == 14 - stars)


# Everything is open, and nothing is forgotten.


@pytest.mark.rule("MJ-65")
def test_every_player_sees_the_same(machine: str) -> None:
    race = new("maillot-jaune", players=3, rules="full", seed=3, machine=machine)
    chance = random.Random(3)
    for _ in range(80):
        if race.over:
            break
        views = [race.view(seat) for seat in (*race.seats, None)]
        for view in views:
            assert view.position == race.position()
            assert view.events == race.happened
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(chance.choice(race.choices()))


@pytest.mark.rule("MJ-65")
def test_the_last_throw_is_shown_to_all() -> None:
    race = on_the_road(riders={"renault": {"at": "6a"}, "noel": {"at": "1d"}})
    assert race.view("B").last is None
    race.play("stay")
    race.play("break 0+2")
    race.play("roll 4 5")
    assert race.view("B").last == "roll 4 5"
    assert race.view().last == "roll 4 5"


@pytest.mark.rule("MJ-11", "MJ-40", "MJ-41", "MJ-46")
@pytest.mark.parametrize("seed", range(8))
def test_a_tour_keeps_its_accounts(seed: int, machine: str) -> None:
    """Whatever happens: one rider a square, each in turn once, minutes and places in order."""
    chance = random.Random(seed)
    rules = chance.choice(("basic", "full"))
    race = new("maillot-jaune", players=5, rules=rules, seed=seed, machine=machine)
    turns: list[str] = []
    rounds = (1, 0)
    for _ in range(4000 if machine == "compiled" else 250):
        if race.over:
            break
        position = race.position()
        squares = [rider["at"] for rider in position["riders"].values() if rider["at"][0].isdigit()]
        assert len(squares) == len(set(squares))
        if (position["stage"], position["round"]) != rounds:
            rounds, turns = (position["stage"], position["round"]), []
        if position["phase"] == "ride" and not position["turn"]["asked"]:
            assert position["turn"]["rider"] not in turns
            turns.append(position["turn"]["rider"])
        for rider in position["riders"].values():
            assert 0 <= rider["energy"] <= 6
            assert 0 <= rider["form"] <= 20
            assert len(rider["minutes"]) == len(rider["places"]) <= 3
        choices = race.choices()
        if "end" in choices and chance.random() < 0.8:
            race.play("end")
        elif race.to_move == "chance":
            race.draw()
        else:
            race.play(chance.choice(choices[-8:]))
    if race.over and race.position()["winner"]:
        position = race.position()
        best = position["riders"][position["winner"]]
        for who in position["result"]:
            rider = position["riders"][who]
            if rider["at"] != "out" and len(rider["minutes"]) == 3:
                assert sum(best["minutes"]) <= sum(rider["minutes"])


@pytest.mark.rule("MJ-02")
def test_a_rider_is_chosen_once(machine: str) -> None:
    race = new("maillot-jaune", players=9, seed=1, machine=machine)
    for n in range(9):
        assert len(race.choices()) == 9 - n
        race.play(race.choices()[n % len(race.choices())])
    assert sorted(race.position()["start_list"]) == sorted(RIDERS)


@pytest.mark.rule("MJ-63", "MJ-64")
def test_players_score_as_their_side_does(machine: str) -> None:
    teams = {"A": ["renault", "noel"], "B": ["ptt", "agfa"]}
    race = on_the_road(
        machine,
        stage=3,
        round=10,
        winner_round=8,
        crossed=["renault", "ptt", "agfa"],
        options={"teams": teams},
        riders={
            "renault": {"at": "finish", "minutes": [0, 0, 0], "places": [1, 1, 1]},
            "ptt": {"at": "finish", "minutes": [1, 1, 0], "places": [2, 2, 2]},
            "agfa": {"at": "finish", "minutes": [1, 1, 1], "places": [3, 3, 3]},
            "noel": {"at": "28b", "minutes": [5, 4], "places": [4, 4]},
        },
    )
    race.play("ride finish")
    assert race.scores() == {"A": 9, "B": 8, "C": 8, "D": 9}


@pytest.mark.rule("MJ-37")
def test_who_may_retire_is_a_rider_in_the_tour(machine: str) -> None:
    race = on_the_road(machine, riders={"renault": {"at": "6a"}, "noel": {"at": "1d"}, "ptt": {}})
    assert race.pieces_of("B") == ["noel"]
    assert race.why_not("retire noel") is None
    for nobody in ("retire agfa", "retire seat:0", "retire", "retire Noel"):
        refusal = race.why_not(nobody)
        assert refusal is not None
        assert refusal.rule == "MJ-37"
    race.play("retire noel")
    assert race.history == ["retire noel"]
    assert race.step_to(0).position()["outs"] == []
