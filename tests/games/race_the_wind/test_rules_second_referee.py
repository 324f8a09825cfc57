"""Two referees judge the same races: the game, and one written from the specification alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from layline.bots import bot
from layline.play.beginning import new
from layline.play.race import Race
from tests.games.race_the_wind.second_reasons import ACTIONS, Reasons
from tests.games.race_the_wind.second_referee import Referee
from tests.games.race_the_wind.water import PLACES, afloat

RACES: dict[str, dict[str, Any]] = {
    "match": {"seats": 2},
    "short": {"seats": 3, "preset": "short"},
    "crowd": {"seats": 5, "preset": "short", "yellow": 40, "blue": 40},
    "rose": {"seats": 4, "preset": "short", "die": "compass8", "laps": 2},
    "auto": {"seats": 5, "preset": "short", "protests": "auto", "tokens": "random"},
    "strict": {"seats": 4, "preset": "short", "give_way": False, "penalty": "turns"},
    "narrow": {"seats": 2, "cols": 17, "rows": 25, "length": 10, "gate_width": 6, "laps": 2},
}


def judged_alike(race: Race, action: str) -> Race:
    """Play an action before both referees, who must agree on what is legal and what happens."""
    second = Referee(race.position())
    assert second.legal() == set(race.choices())
    lines = race.play(action)
    second.play(action)
    assert second.events == lines
    found = race.position()
    differing = [key for key, value in second.p.items() if found[key] != value]
    assert not differing, (action, [(second.p[key], found[key]) for key in differing])
    return race


def sail(race: Race, chance: random.Random, bold: float) -> None:
    """Bots that now and then do anything at all, so that boats start, meet, foul and finish."""
    sailor = bot("greedy", seed=chance.randrange(1000))
    while not race.over:
        if race.position()["phase"] not in ("play", "wind"):
            race.draw() if race.to_move == "chance" else race.play(sailor.choose(race))
        elif race.to_move == "chance" or chance.random() < bold:
            judged_alike(race, chance.choice(race.choices()))
        else:
            judged_alike(race, sailor.choose(race))


@pytest.mark.rule("RTW-37", "RTW-68", "RTW-69", "RTW-95", "RTW-101")
@pytest.mark.parametrize("bold", [0.05, 0.4])
@pytest.mark.parametrize("name", RACES)
def test_both_referees_agree_on_whole_races(name: str, bold: float) -> None:
    race = new("race-the-wind", seed=len(name), **RACES[name])
    sail(race, random.Random(len(name)), bold)


@pytest.mark.parametrize("place", PLACES)
def test_both_referees_agree_in_busy_places(place: str) -> None:
    chance = random.Random(5)
    for _ in range(30):
        race = afloat("compiled", **PLACES[place])
        for _ in range(25):
            if not race.over:
                judged_alike(race, chance.choice(race.choices()))


@pytest.mark.rule("RTW-37", "RTW-56", "RTW-77", "RTW-91")
def test_both_referees_refuse_everything_by_the_same_rule() -> None:
    chance, asked = random.Random(9), set()
    water = [f"{x},{y}" for x in range(5, 20) for y in range(10, 30) if (x, y) != (12, 26)]
    for number in range(120):
        place = PLACES[list(PLACES)[number % len(PLACES)]]
        laid = chance.sample(water, 50)
        tokens = {"tokens": {"blue": laid[:40], "yellow": laid[40:]}} if number % 2 else {}
        race = afloat("compiled", **place | tokens)
        for _ in range(40):
            if race.over:
                break
            if race.to_move != "chance":
                second = Reasons(race.position())
                for action in ACTIONS:
                    refusal, rule = race.why_not(action), second.why_not(action)
                    assert (refusal.rule if refusal else "RTW-00") == f"RTW-{rule:02d}", action
                    asked.add(rule)
            race.play(chance.choice(race.choices()))
    turns = {37, 41, 43, 44, 45, 48, 49, 50, 51, 56, 57, 59, 86, 87, 88, 89, 91}
    assert asked >= turns | {32, 68, 70, 71, 76, 77, 80, 84}
