"""Finished races of every game, many and various, each from its seed.

Some are played by bots from the start, some begin near the end in a position that makes ties,
limits and retirements likely, and are played on by chance.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from layline.bots import bot
from layline.play.beginning import from_position, new
from layline.play.race import Race

Json = dict[str, Any]


@cache
def finished(game: str) -> tuple[Race, ...]:
    """Finished races of a game."""
    play = {
        "regatta": _regatta,
        "race-the-wind": _race_the_wind,
        "petite-regate": _petite_regate,
        "maillot-jaune": _maillot_jaune,
    }
    return tuple(play[game]())


def by_chance(race: Race, chance: random.Random, retires: float = 0.0) -> Race:
    """A race played to its end by chance; somebody may retire on the way."""
    while not race.over:
        leaving = [text for seat in race.seats for text in race.retirements(seat)]
        if leaving and chance.random() < retires:
            race.play(chance.choice(leaving))
        elif race.to_move == "chance":
            race.draw()
        else:
            race.play(chance.choice(race.choices()))
    return race


def by_bots(race: Race) -> Race:
    """A race played to its end by bots."""
    player = bot("greedy", 1)
    while not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(player.choose(race))
    return race


def _regatta() -> Iterator[Race]:
    for seed in range(160):
        chance = random.Random(seed)
        yield by_chance(_near_the_line(chance, seed), chance, chance.choice([0, 0.05]))
    for seed in range(4):
        options: Json = {"board": "quick", "max_rounds": 20, "races": 1 + seed % 3}
        yield by_bots(new("regatta", seats=2 + seed, seed=seed, **options))


def _near_the_line(chance: random.Random, seed: int) -> Race:
    """The last round or the last but one: some have just finished, some may, some are far."""
    players, races = chance.randint(2, 6), chance.choice([1, 1, 3])
    spots = chance.sample([(x, y) for x in range(15, 25) for y in range(9, 13)], players)
    now = chance.choice([19, 20])
    boats: Json = {}
    for who, (x, y) in zip("ABCDEF", spots, strict=False):
        boats[who] = {"at": f"{x},{y}", "next": chance.randint(0, 2)}
        if chance.random() < 0.5:
            finish = {"round": now, "leg": chance.randint(1, 2)}
            boats[who] = {"status": "finished", "at": None, "place": None, "finish": finish}
        elif chance.random() < 0.2:
            boats[who]["started"] = False
            boats[who]["next"] = 0
    racing = [who for who, boat in boats.items() if "status" not in boat]
    if not racing:
        boats["A"] = {"at": "18,10", "next": 2}
        racing = ["A"]
    options = {
        "players": players,
        "max_rounds": 20,
        "races": races,
        "stop_after": chance.choice(["all", "all", "podium", "winner"]),
        "tie_points": chance.choice(["best", "average"]),
    }
    points = {who: chance.choice([800, 900, 1000]) for who in boats} if races > 1 else {}
    rest = {"race": races, "points": points} if races > 1 else {}
    position = {
        "game": "regatta",
        "options": options,
        "wind": "N",
        "round": now,
        "die": chance.randint(1, 2),
        "todo": racing,
        "boats": boats,
        **rest,
    }
    return from_position(position, seed=seed)


def _race_the_wind() -> Iterator[Race]:
    for seed in range(40):
        chance = random.Random(seed)
        options: Json = {"preset": "short", "max_rounds": 20, "tokens": "none"}
        race = new("race-the-wind", seats=2 + seed % 4, seed=seed, **options)
        yield by_chance(race, chance, chance.choice([0, 0.01]))
    for seed in range(60):
        chance = random.Random(seed)
        yield by_chance(_before_the_finish(chance, seed), chance, chance.choice([0, 0.1]))


def _before_the_finish(chance: random.Random, seed: int) -> Race:
    boats: Json = {}
    for who, x in zip("ABCDE", chance.sample(range(10, 16), chance.randint(2, 5)), strict=False):
        y, leg = chance.choice([(6, 6), (8, 6), (12, 6), (12, 5)])
        boats[who] = {"at": f"{x},{y}", "heading": "S" if leg == 6 else "NE", "leg": leg}
        if y == 6:
            boats[who]["line_from"] = "N"
        boats[who]["penalties"] = chance.choice([0, 0, 1])
    position = {
        "game": "race-the-wind",
        "boats": boats,
        "round": 198,
        "fired": ["6:0", "6:1"],
        "options": {"players": len(boats), "max_rounds": 200},
    }
    return from_position(position, seed=seed)


def _petite_regate() -> Iterator[Race]:
    for seed in range(40):
        chance = random.Random(seed)
        rules = chance.choice(["base", "advanced", "gigamic"])
        seats = chance.randint(2, 4) if rules == "gigamic" else 2
        race = new("petite-regate", seats=seats, seed=seed, rules=rules, max_rounds=40)
        yield by_chance(race, chance, chance.choice([0, 0, 0.02]))
    for seed in range(6):
        rules = ("base", "advanced", "gigamic")[seed % 3]
        yield by_bots(new("petite-regate", seats=2, seed=seed, rules=rules))


def _maillot_jaune() -> Iterator[Race]:
    sides = {"A": ["renault", "noel"], "B": ["ptt", "agfa"]}
    for seed in range(12):
        options: Json = {"seats": 2 + seed % 5, "drafting": True}
        if seed % 3 == 1:
            options = {"seats": 3, "riders_per_player": 2 + seed % 2}
        elif seed % 3 == 2:
            score = "minutes" if seed % 2 else "jersey"
            options = {"seats": 4, "teams": sides, "team_score": score}
        yield by_bots(new("maillot-jaune", seed=seed, **options))
    for seed in range(120):
        chance = random.Random(seed)
        yield by_chance(_last_squares(chance, seed), chance, chance.choice([0, 0, 0.1]))
    for seed in range(20):
        chance = random.Random(seed)
        yield by_chance(new("maillot-jaune", seats=4, seed=seed), chance)


def _last_squares(chance: random.Random, seed: int) -> Race:
    """The end of stage 3, with results that make ties likely."""
    names = chance.sample(["renault", "ptt", "noel", "agfa", "vandamme"], chance.randint(2, 5))
    first, second = (chance.sample(range(1, len(names) + 1), len(names)) for _ in range(2))
    riders: Json = {}
    for n, name in enumerate(names):
        riders[name] = {
            "at": f"{28 if chance.random() < 0.7 else 26}{'abcd'[n % 4] if n < 4 else 'a'}",
            "minutes": [chance.randint(0, 1), chance.randint(0, 1)],
            "places": [first[n], second[n]],
            "energy": 0,
        }
    if len(names) == 5:
        riders[names[4]]["at"] = "20a"
    options: Json = {"players": len(names)}
    if chance.random() < 0.4 and len(names) >= 4:
        sides = {"A": names[:2], "B": names[2:4], "C": names[4:]}
        options["teams"] = {side: those for side, those in sides.items() if those}
        options["team_score"] = chance.choice(["jersey", "minutes"])
    position = {
        "game": "maillot-jaune",
        "stage": 3,
        "round": 38,
        "riders": riders,
        "options": options,
    }
    return from_position(position, seed=seed)
