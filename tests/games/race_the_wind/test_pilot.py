"""The greedy bot's knowledge: it starts on time, rounds the marks, pays, protests and finishes."""

from __future__ import annotations

from typing import Any

import pytest

from layline.bots import bot
from layline.engine.machines import search
from layline.engine.machines.machine import compiled
from layline.games import find_game
from layline.games.race_the_wind.bot.pilot import worth
from layline.games.race_the_wind.bot.pilot_gauge import TURN, turns_for
from layline.games.sailing import DX, DY, point_of_sail
from layline.play.beginning import new, validated
from layline.play.race import Race
from tests.games.race_the_wind.water import afloat

GAME = find_game("race-the-wind")


def chosen(race: Race) -> str:
    return bot("greedy", seed=1).choose(race)


def alone(**boat: Any) -> Race:
    return afloat(boats={"A": boat, "B": {"at": "1,1", "heading": "NE"}}, round=20)


def sailed_turns(until: str, **boat: Any) -> int:
    """How many turns A takes until an event, with nobody near and the wind in the north."""
    legs = [f"{leg}:{flag}" for leg in range(1, 7) for flag in (0, 1)]
    boats = {"A": boat, "B": {"at": "24,0", "heading": "S", "leg": 0}}
    race, sailor = afloat(boats=boats, fired=legs), bot("greedy", seed=3)
    for number in range(1, 100):
        while race.to_move == "A":
            if any(until in line for line in race.play(sailor.choose(race))):
                return number
        while race.to_move == "B":
            race.play(race.choices()[0])
    raise AssertionError(f"{until} never happens")


# -------------------- distances


def test_a_gauge_is_what_one_turn_straight_ahead_reaches() -> None:
    reach = (0, 1, 2, 1, 1)
    for wind in range(8):
        for heading in range(8):
            points = reach[point_of_sail(heading, wind)]
            turns = turns_for(points * DX[heading], points * DY[heading], wind)
            assert turns <= TURN
            slow = wind % 2 == 1 and point_of_sail(heading, wind) == 3
            if points and not slow:
                assert turns == TURN


@pytest.mark.parametrize("wind", range(8))
def test_a_way_is_never_longer_than_its_parts(wind: int) -> None:
    for dx in range(-6, 7):
        for dy in range(-6, 7):
            whole = turns_for(dx, dy, wind)
            for step in range(8):
                part = turns_for(DX[step], DY[step], wind)
                rest = turns_for(dx - DX[step], dy - DY[step], wind)
                assert whole <= part + rest


def test_a_boat_alone_needs_about_as_many_turns_as_the_best_way() -> None:
    # The shortest ways in a north wind: 23 to 24 up, 22 to 23 down and round, 21 to the finish.
    assert 22 <= sailed_turns("A begins leg 2", at="12,7", heading="NE") <= 28
    assert 22 <= sailed_turns("A begins leg 3", at="13,26", heading="S", leg=2) <= 28
    assert 20 <= sailed_turns("A finishes", at="13,26", heading="S", leg=6) <= 24


# -------------------- decisions


@pytest.mark.parametrize(
    ("boat", "action"),
    [
        ({"at": "9,23", "heading": "NE"}, "move"),
        ({"at": "4,20", "heading": "NW"}, "turn R90"),
        ({"at": "13,6", "heading": "S", "leg": 6, "line_from": "N"}, "move"),
        ({"at": "10,15", "heading": "NE", "penalties": 1}, "penalty"),
    ],
)
def test_what_a_skipper_does(boat: dict[str, Any], action: str) -> None:
    assert chosen(alone(**boat)).startswith(action)


def test_protests_and_claims_are_always_taken() -> None:
    boats = {"A": {"at": "10,15", "heading": "NW"}, "B": {"at": "11,14", "heading": "NW"}}
    race = afloat(boats=boats, round=20)
    race.play("turn L45")
    assert chosen(race) == "protest A"
    staying = {"A": {"at": "10,4", "heading": "NE", "stay": 2}, "B": {"at": "20,3", "heading": "W"}}
    race = afloat(boats=staying, round=4)
    race.play("turn L90")
    assert chosen(race) == "claim A"


def test_a_foul_is_avoided() -> None:
    """Ahead of a follower on the same tack she sails on; turning would be a foul."""
    boats = {"A": {"at": "10,15", "heading": "NW"}, "B": {"at": "11,14", "heading": "NW"}}
    assert chosen(afloat(boats=boats, round=20)) == "move"


def test_finishing_is_worth_more_than_anything() -> None:
    boats = {
        "A": {"at": "12,6", "heading": "S", "leg": 6, "line_from": "N"},
        "B": {"at": "3,12", "heading": "S", "leg": 6},
        "C": {"at": "6,12", "heading": "S", "leg": 6},
    }
    race = afloat(boats=boats, round=150, fired=["6:0", "6:1"])
    before = worth(race.view("A").race, 0)
    race.play("move")
    assert worth(race.view("A").race, 0) > before + 1_000_000


# -------------------- races


def sail(count: int, **options: Any) -> list[Any]:
    first = GAME.codec.new(validated(GAME, options))
    runs = compiled(GAME)
    crews = [[search.GREEDILY] * 5 for _ in range(count)]
    _, ends = runs.steered_races(first, crews, list(range(count)), 1 << 30, 1)
    return [runs.read(end) for end in ends]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 5},
        {"preset": "short", "players": 3},
        {"die": "compass8", "tokens": "random"},
        {"cols": 17, "rows": 25, "length": 10, "gate_width": 6},
        {"protests": "auto", "penalty": "turns", "give_way": False, "players": 4},
    ],
    ids=str,
)
def test_greedy_boats_finish_long_before_the_limit(options: dict[str, Any]) -> None:
    for race in sail(40, **options):
        assert race.rounds < race.most_rounds * 2 // 3
        assert sum(boat.status == 1 for boat in race.boats) >= race.fleet - 1


def test_greedy_boats_start_on_time() -> None:
    late = 0
    for seed in range(10):
        race, sailor = new("race-the-wind", seed=seed), bot("greedy", seed=seed)
        while race.position()["round"] < 12:
            race.draw() if race.to_move == "chance" else race.play_id(sailor.choose_id(race))
        late += sum(boat["leg"] == 0 for boat in race.position()["boats"].values())
    assert late <= 2


def test_a_greedy_boat_beats_one_that_drifts() -> None:
    first = GAME.codec.new(validated(GAME, {"preset": "short"}))
    runs = compiled(GAME)
    crews = [[search.GREEDILY, search.AT_RANDOM, 0, 0, 0] for _ in range(20)]
    _, ends = runs.steered_races(first, crews, list(range(20)), 1 << 30, 1)
    assert all(runs.read(end).finish[0] == 0 for end in ends)


def test_both_machines_choose_alike() -> None:
    for seed in range(3):
        fast, slow = (
            new("race-the-wind", seed=seed, preset="short", machine=machine)
            for machine in ("compiled", "interpreted")
        )
        sailor = bot("greedy", seed=seed)
        for _ in range(60):
            if fast.to_move == "chance":
                assert fast.draw() == slow.draw()
            else:
                action = sailor.choose_id(fast)
                assert sailor.choose_id(slow) == action
                fast.play_id(action)
                slow.play_id(action)
