"""Two referees, written apart from each other, judge the same tours and must agree."""

from __future__ import annotations

import random
from typing import Any

import pytest

from layline.games import find_game
from layline.play.beginning import from_position, new_with
from layline.play.compliance import option_sets
from layline.play.race import Race

from .second_referee import Referee

GAME = find_game("maillot-jaune")
COMPARED = (
    "phase", "round", "stage", "queue", "last_order", "riders", "turn", "pact", "settle",
    "winner_round", "crossed", "outs", "jersey", "winner", "result",
)  # fmt: skip


def compare(race: Race, second: Referee) -> None:
    position = race.position()
    for key in COMPARED:
        assert second.p[key] == position[key], key
    assert set(race.choices()) == second.choices()


def choose(race: Race, chance: random.Random, boldness: float) -> str:
    """A choice that keeps tours going: mostly forward, agreements and help where they come up."""
    choices = race.choices()
    if race.to_move == "chance" or chance.random() < boldness:
        return chance.choice(choices)
    for wanted in ("help", "agree", "pact"):
        offered = [choice for choice in choices if choice.startswith(wanted)]
        if offered and chance.random() < 0.8:
            return chance.choice(offered)
    if "end" in choices:
        return "end"
    rides = [choice for choice in choices if choice.startswith("ride")]
    return chance.choice(rides[-6:] or choices)


def ride_on(race: Race, chance: random.Random, steps: int, boldness: float = 0.3) -> None:
    second = Referee(race.position())
    compare(race, second)
    for _ in range(steps):
        if race.over:
            return
        if chance.random() < 0.01:
            riders = [one for one in race.pieces if race.why_not(f"retire {one}") is None]
            leaver = chance.choice(riders)
            race.play(f"retire {leaver}")
            second.retire(leaver)
        else:
            action = choose(race, chance, boldness)
            race.play(action)
            second.play(action)
        compare(race, second)


@pytest.mark.parametrize("seed", range(12))
def test_both_referees_agree_on_whole_tours(seed: int, machine: str) -> None:
    chance = random.Random(seed)
    options = option_sets(GAME, 12, seed=3)[seed]
    if seed % 3:
        full = {"rules": "full", "drafting": True, "pact": True, "help": True}
        options = GAME.codec.options.model_validate(options.to_json() | full)
    race = new_with(GAME, options, seed=seed, machine=machine)
    while race.position()["round"] == 0:
        race.play(chance.choice(race.choices()))
    ride_on(race, chance, 10_000 if machine == "compiled" else 150, chance.choice((0.05, 0.4)))


def crowd(chance: random.Random) -> dict[str, Any]:
    """Riders close together, tired and with punctures: much happens at once."""
    lanes, riders = chance.randint(3, 6), chance.sample(GAME.rules.pieces, chance.randint(3, 9))
    first = chance.choice((1, 9, 12, 20, 24))
    road = [f"{c}{'abcdef'[k]}" for c in range(first, first + 5) for k in range(lanes)]
    players = chance.choice((2, 3, len(riders)))
    options = {
        "rules": "full",
        "lanes": lanes,
        "players": players,
        "riders_per_player": 1,
        "passing": chance.choice(("through", "solid")),
        "puncture": chance.choice(("keep", "lose")),
        "border": chance.choice(("stop", "carry")),
    }
    return {
        "game": "maillot-jaune",
        "options": options,
        "stage": chance.randint(1, 3),
        "round": chance.randint(2, 39),
        "riders": {
            who: {
                "at": at,
                "owner": f"seat:{i % players}",
                "energy": chance.choice((0, 0, 1, 2, 6)),
                "form": chance.choice((1, 2, 5, 20)),
                "flat": chance.choice((0, 0, 0, 0, 1)),
            }
            for i, (who, at) in enumerate(zip(riders, chance.sample(road, 9), strict=False))
        },
    }


@pytest.mark.parametrize("seed", range(30))
def test_both_referees_agree_in_a_crowd(seed: int, machine: str) -> None:
    chance = random.Random(1000 + seed)
    for _ in range(12 if machine == "compiled" else 2):
        race = from_position(crowd(chance), machine=machine)
        ride_on(race, chance, 60, 0.35)
