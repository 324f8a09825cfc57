"""Whole tours, written out and compared."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from layline.play.race import Race
from tests.games.golden import Json, Transcripts

TOURS: dict[str, Json] = {
    "basic": {"seed": 1, "seats": 3},
    "full": {"seed": 8, "seats": 5, "rules": "full"},
    "teams": {
        "seed": 5,
        "seats": 2,
        "riders_per_player": 3,
        "rules": "full",
        "choice": "random",
        "teams": {"A": ["renault", "noel", "agfa"], "B": ["ptt", "la-redoute", "vandamme"]},
        "team_score": "minutes",
        "passing": "solid",
        "puncture": "lose",
        "max_rounds": 30,
    },
}

# -------------------- writing


def pause(before: Json, now: Json, action: str) -> bool:
    """The position is written out at every stage and in every sixth round."""
    sixth = bool(now["round"] % 6 == 1 != before["round"] % 6)
    return sixth or now["stage"] != before["stage"]


def header(position: Json) -> Iterator[str]:
    """The position in a few lines: stage and round, then each rider."""
    yield f"stage {position['stage']} round {position['round']} order {position['last_order']}"
    for who, rider in position["riders"].items():
        facts = [rider["at"], f"energy {rider['energy']}", f"form {rider['form']}"]
        facts += [f"flat {rider['flat']}"] * bool(rider["flat"])
        facts += [f"owed {rider['owed']}"] * bool(rider["owed"])
        facts += [f"minutes {rider['minutes']} places {rider['places']}"] * bool(rider["minutes"])
        facts += ["yellow jersey"] * (who == position["jersey"])
        yield f"  {who} ({rider['owner']}) {', '.join(facts)}"
    if position["result"] is not None:
        yield f"winner: {position['winner']}, result: {', '.join(position['result'])}"
        if position["team_order"] is not None:
            yield f"sides: {position['team_order']}, minutes {position['team_minutes']}"


# -------------------- riding


def sail(race: Race, name: str) -> Iterator[str]:
    """Actions that get a tour to its end with something of everything on the way."""
    chance = random.Random(race.seed)
    while not race.over:
        yield choose(race, chance)


def choose(race: Race, chance: random.Random) -> str:
    choices = race.choices()
    if race.to_move == "chance":
        return chance.choice(choices)
    verbs = {choice.split()[0] for choice in choices}
    if "agree" in verbs:
        return "agree" if chance.random() < 0.7 else "refuse"
    for verb, often in (("help", 0.8), ("pact", 0.6), ("shift", 0.2)):
        if verb in verbs and chance.random() < often:
            return chance.choice([choice for choice in choices if choice.startswith(verb)])
    if "end" in choices:
        return break_away(race, chance)
    rides = [choice for choice in choices if choice.startswith("ride")]
    liked = [choice for choice in rides if is_good_company(race.position(), choice)]
    if liked and chance.random() < 0.8:
        return chance.choice(liked)
    return chance.choice(rides[-4:]) if rides and chance.random() < 0.97 else choices[0]


def is_good_company(position: dict[str, Any], ride: str) -> bool:
    """In a wheel, next to a rider with a puncture, or next to the partner of an agreement."""
    where, pact = ride.removeprefix("ride "), position["pact"]
    if where == "finish":
        return True
    column, lane = int(where[:-1]), where[-1]
    beside = {f"{column}{chr(ord(lane) + by)}" for by in (-1, 1)}
    partner = pact["first"] if pact else None
    for who, rider in position["riders"].items():
        near = rider["at"] in beside and who != position["turn"]["rider"]
        if near and (rider["flat"] or who == partner):
            return True
        if rider["at"] == f"{column + 1}{lane}" and partner is None:
            return True
    return False


def break_away(race: Race, chance: random.Random) -> str:
    position = race.position()
    rider = position["riders"][position["turn"]["rider"]]
    left = rider["energy"] + rider["form"]
    if chance.random() < 0.6 or left < 9:
        return "end"
    safe = chance.randint(0, min(2, rider["energy"]))
    risk = chance.choice((0, 0, 1, 2, 4))
    return f"break {safe}+{risk}" if safe + risk else "end"


# -------------------- comparing


TRANSCRIPTS = Transcripts("maillot-jaune", TOURS, header, sail, pause)


@pytest.mark.parametrize("name", TOURS)
def test_golden(name: str, machine: str, pytestconfig: pytest.Config) -> None:
    TRANSCRIPTS.compare(name, machine, pytestconfig)


@pytest.mark.parametrize(
    "happening",
    [
        "picks", "drawn first", "misses turn", "MJ-12", "MJ-22", "MJ-27", "puncture", "MJ-29",
        "MJ-48", "MJ-49", "MJ-51", "MJ-52", "MJ-55", "proposes", "agrees", "refuses",
        "MJ-59", "MJ-60", "helps", "abandons", "finishes place 2", "yellow jersey", "stage 3",
        "MJ-46", "> roll", "sides:",
    ],
)  # fmt: skip
def test_the_transcripts_show_what_happens_in_tours(happening: str) -> None:
    assert TRANSCRIPTS.tell_of(happening)
