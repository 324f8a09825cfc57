"""What the bots know of a tour: rounds to the line, what form is worth, and how to behave."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from layline.bots import bot
from layline.engine.machines.machine import compiled
from layline.engine.machines.search import AT_RANDOM, GREEDILY, race_seed
from layline.games import find_game
from layline.games.maillot_jaune.bot.pilot import ABANDONED, rounds_to_line, worth
from layline.games.maillot_jaune.rules.riders import RIDERS
from layline.play.beginning import new

from .road import on_the_road

GAME = find_game("maillot-jaune")
UNLIMITED = 1 << 40


def to_line(rider: str, stage: int, column: int, energy: int = 0) -> int:
    race = on_the_road(stage=stage, riders={"renault": {}, "noel": {}})._read()
    return rounds_to_line(race, RIDERS.index(rider), column, energy)


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
def test_unaided_rounds_to_the_line(rider: str, rounds: tuple[int, int, int]) -> None:
    assert tuple(to_line(rider, stage, 0) for stage in (1, 2, 3)) == rounds


def test_energy_is_planned_where_it_saves_rounds() -> None:
    assert to_line("vandamme", 1, 0, 6) == 22 - 6, "on one-star ground a square is a round"
    assert to_line("la-redoute", 1, 0, 2) == 12, "14 = 4 x 3 + 2"
    assert to_line("renault", 1, 26) == 1
    assert to_line("renault", 1, 25) == 2
    assert to_line("renault", 1, 25, 1) == 1


def value(**position: Any) -> int:
    race = on_the_road(**position)
    return worth(race._read(), 0)


def test_nearer_is_better_and_abandoning_is_worst() -> None:
    def at(square: str, **more: Any) -> int:
        return value(
            riders={"renault": {"at": square, **more}, "noel": {"at": "1d"}}, to_move="noel"
        )

    assert at("9a") > at("8a")
    assert at("9a") > at("9a", flat=1)
    assert at("9a") > at("9a", form=10)
    assert at("9a") > at("9a", energy=0)
    assert at("finish", minutes=[0], places=[1]) > at("28a")
    assert at("out") < ABANDONED


def greedy(**position: Any) -> str:
    race = on_the_road("compiled", **position)
    return bot("greedy", seed=1).choose(race)


def test_the_bot_crosses_the_line_when_it_can() -> None:
    riders = {"renault": {"at": "26b"}, "noel": {"at": "20a"}}
    assert greedy(round=9, riders=riders) == "ride finish"


def test_the_bot_does_not_spend_its_last_unit() -> None:
    riders = {"ptt": {"at": "3a", "energy": 1, "form": 0}, "vandamme": {"at": "2a"}}
    race = on_the_road("compiled", options={"drafting": True}, stage=2, riders=riders)
    chosen = bot("greedy", seed=1).choose(race)
    race.play(chosen)
    assert race.position()["outs"] == []
    assert race.position()["riders"]["vandamme"]["at"] == "2a", "it shakes its pursuer off"


def tours(crew: list[int], count: int, **options: Any) -> list[dict[str, Any]]:
    """How tours of bots end."""
    made = GAME.codec.options.model_validate({"players": len(crew), **options})
    runs, notation = compiled(GAME), GAME.codec.notation(made)
    seeds = [race_seed(11, i) for i in range(count)]
    _, ends = runs.steered_races(GAME.codec.new(made), [crew] * count, seeds, UNLIMITED, 1)
    return [notation.position(runs.read(end)) for end in ends]


def owners(position: dict[str, Any], riders: list[str]) -> list[int]:
    return [int(position["riders"][who]["owner"].removeprefix("seat:")) for who in riders]


TABLES: dict[str, dict[str, Any]] = {
    "basic": {"players": 4},
    "full": {"players": 4, "rules": "full"},
    "crowded": {"players": 9, "rules": "full"},
    "several riders": {"players": 2, "riders_per_player": 4, "rules": "full"},
    "narrow": {"players": 5, "drafting": True, "lanes": 3, "passing": "solid", "puncture": "lose"},
}


RULE_SETS: dict[str, dict[str, Any]] = {
    "basic": {},
    "full": {"rules": "full"},
    "solid": {"rules": "full", "passing": "solid"},
    "narrow": {"drafting": True, "lanes": 3, "passing": "solid", "puncture": "lose"},
    "carry": {"rules": "full", "border": "carry", "lanes": 3},
}


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_bot_makes_way_and_never_abandons_by_accident(name: str) -> None:
    """Tours of 2 to 9 riders: nobody is lost, and nobody is held up for long in any stage."""
    for riders in range(2, 10):
        for position in tours([GREEDILY] * riders, 8, **RULE_SETS[name]):
            assert position["outs"] == []
            assert position["stage"] == 3
            assert position["round"] <= 22, "no more than a rider without any energy needs"
            assert max(max(rider["minutes"]) for rider in position["riders"].values()) <= 18


def test_the_bot_sets_off_where_stepping_aside_would_be_standing_still() -> None:
    """With one star there is no square left after a step aside, and the pursuer would follow."""
    riders = {
        "ptt": {"at": "25d", "energy": 0, "form": 5},
        "noel": {"at": "24d", "energy": 0, "form": 5},
        "agfa": {"at": "finish"},
    }
    assert greedy(options={"drafting": True}, stage=3, round=15, riders=riders).startswith(
        "ride 26"
    )


def test_the_bot_rides_past_a_rider_rather_than_after_him() -> None:
    riders = {
        "ptt": {"at": "25c", "energy": 0, "form": 5},
        "noel": {"at": "24d", "energy": 0, "form": 5},
        "agfa": {"at": "finish"},
    }
    chosen = greedy(
        options={"drafting": True}, stage=3, round=15, riders=riders, to_move="noel", queue=[]
    )
    assert chosen.startswith("ride 25")


WALL = {
    "options": {"drafting": True, "passing": "solid", "lanes": 3},
    "stage": 2,
    "to_move": "regional",
    "queue": [],
}


def test_the_bot_announces_no_break_away_into_a_wall() -> None:
    riders = {
        "ptt": {"at": "17a"},
        "renault": {"at": "17b"},
        "noel": {"at": "17c"},
        "regional": {"at": "16a", "energy": 0, "form": 19},
    }
    race = on_the_road("compiled", **WALL, riders=riders)
    race.play("stay")
    assert bot("greedy", seed=1).choose(race) == "end"


def test_the_bot_does_not_hold_up_a_rider_who_cannot_pay_for_a_pursuer() -> None:
    riders = {
        "ptt": {"at": "18a", "energy": 0, "form": 3},
        "renault": {"at": "17b"},
        "noel": {"at": "17c"},
        "regional": {"at": "16a", "energy": 0, "form": 5},
    }
    race = on_the_road("compiled", **WALL, riders=riders)
    race.play(bot("greedy", seed=1).choose(race))
    assert race.position()["riders"]["regional"]["at"] != "17a"


@pytest.mark.parametrize("rules", ["basic", "full"])
def test_the_bot_beats_chance(rules: str) -> None:
    ends = tours([GREEDILY, AT_RANDOM, GREEDILY, AT_RANDOM], 40, rules=rules)
    won: Counter[int] = Counter()
    for position in ends:
        won.update(owners(position, [position["winner"]]))
    assert won[0] + won[2] == 40


def told(seed: int, **options: Any) -> list[tuple[str, dict[str, Any]]]:
    """A tour of bots: every event, with the riders as they were before it."""
    race = new("maillot-jaune", seed=seed, **options)
    rider = bot("greedy", seed=seed)
    found = []
    while not race.over:
        before = race.position()["riders"]
        lines = race.draw() if race.to_move == "chance" else race.play(rider.choose(race))
        found += [(line, before) for line in lines]
    return found


@pytest.mark.parametrize("name", TABLES)
def test_the_bot_spends_its_energy_in_every_stage_and_most_of_its_form(name: str) -> None:
    left: list[int] = []
    form: list[int] = []
    for seed in range(4):
        for line, riders in told(seed, **TABLES[name]):
            if line.startswith("MJ-38 "):
                rider = riders[line.split()[1]]
                left.append(rider["energy"])
                form += [rider["form"]] * (len(rider["minutes"]) == 2)
    assert sum(left) / len(left) < 0.2, "energy that is left at the line is wasted"
    assert sum(form) / len(form) < 8


def test_the_bot_sits_in_wheels_and_is_drawn_along() -> None:
    drawn = sum(
        line.startswith(("MJ-49 ", "MJ-52 "))
        for seed in range(6)
        for line, _ in told(seed, players=9, rules="full")
    )
    assert drawn > 3 * 6


def test_the_bot_does_not_sit_in_a_wheel_that_will_not_turn() -> None:
    """A rider who cannot pay for a pursuer stays where he is: others ride past him."""
    race = on_the_road(
        "compiled",
        options={"drafting": True},
        stage=3,
        round=12,
        riders={
            "vandamme": {"at": "19b", "energy": 0, "form": 2, "minutes": [0, 0], "places": [1, 1]},
            "noel": {"at": "20c", "energy": 0, "form": 1, "minutes": [1, 1], "places": [2, 2]},
        },
        to_move="vandamme",
        queue=[],
    )
    assert bot("greedy", seed=1).choose(race).startswith("ride 20")


def test_the_bot_enters_no_agreement_whose_breach_it_could_not_pay() -> None:
    riders: dict[str, dict[str, Any]] = {
        "ptt": {"at": "3a", "energy": 0, "form": 2},
        "renault": {"at": "3b"},
        "vandamme": {"at": "2a"},
    }
    race = on_the_road("compiled", options={"rules": "full"}, stage=2, riders=riders)
    assert not bot("greedy", seed=1).choose(race).startswith("pact")
    riders["renault"] |= {"energy": 0, "form": 2}
    riders["ptt"] |= {"energy": 6, "form": 20}
    riders["noel"] = {"at": "2b"}
    race = on_the_road("compiled", options={"rules": "full"}, stage=2, riders=riders)
    race.play("pact renault")
    assert bot("greedy", seed=1).choose(race) == "refuse"


def test_the_bot_uses_wheels() -> None:
    race = on_the_road(
        "compiled",
        options={"drafting": True},
        stage=2,
        riders={"agfa": {"at": "4b", "energy": 0, "form": 2}, "ptt": {"at": "6c"}, "noel": {}},
        to_move="agfa",
        queue=["noel"],
    )
    rider = bot("greedy", seed=1)
    while race.position()["to_move"] == "agfa":
        race.play(rider.choose(race))
    assert race.position()["riders"]["agfa"]["at"] == "5c"


def test_a_bot_with_several_riders_thinks_of_one_turn_at_a_time() -> None:
    ends = tours([GREEDILY, GREEDILY], 6, riders_per_player=4, rules="full")
    for position in ends:
        assert position["stage"] == 3
        assert position["outs"] == []
