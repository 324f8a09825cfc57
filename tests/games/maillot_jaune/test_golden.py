"""Golden transcripts: whole tours written out, to be compared to the last letter.

The actions of a transcript are replayed, and everything else in it is written anew: a change of the
rules shows as a difference a person can read. `pytest --regenerate` rides the tours afresh.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from layline.play.race import Race, new

FOLDER = Path(__file__).parents[2] / "golden"
TOURS: dict[str, dict[str, Any]] = {
    "maillot-jaune-basic": {"seed": 1, "seats": 3},
    "maillot-jaune-full": {"seed": 8, "seats": 5, "rules": "full"},
    "maillot-jaune-teams": {
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


def transcript(race: Race, actions: Iterator[str]) -> str:
    """Play these actions and tell what happens: the table, then each action with its events."""
    lines = [f"{race.game.name}, rules version {race.game.version}, seed {race.seed}", ""]
    lines += [f"{key}: {value}" for key, value in race.options.items()]
    lines += ["", *header(race)]
    for action in actions:
        before = race.position()["round"], race.position()["stage"]
        lines.append(f"{race.position()['to_move'] or '-'}> {action}")
        lines += [f"    {line}" for line in race.play(action)]
        now = race.position()
        if now["stage"] != before[1] or race.over or now["round"] % 6 == 1 != before[0] % 6:
            lines += ["", *header(race)]
    return "\n".join([*lines, ""])


def header(race: Race) -> Iterator[str]:
    """The position in a few lines: stage and round, then each rider."""
    position = race.position()
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


def written_actions(text: str) -> Iterator[str]:
    """The actions of a transcript: the lines that begin with who played them."""
    for line in text.splitlines():
        who, arrow, action = line.partition("> ")
        if arrow and " " not in who:
            yield action


# -------------------- riding


def ride(race: Race, chance: random.Random) -> Iterator[str]:
    """Actions that get a tour to its end with something of everything on the way."""
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


@pytest.mark.parametrize("name", TOURS)
def test_golden(name: str, machine: str, pytestconfig: pytest.Config) -> None:
    race = new("maillot-jaune", machine=machine, **TOURS[name])
    path = FOLDER / f"{name}.txt"
    if pytestconfig.getoption("--regenerate"):
        rider = random.Random(TOURS[name]["seed"])
        path.write_text(transcript(race, ride(race, rider)), "utf-8")
        return
    golden = path.read_text("utf-8")
    assert transcript(race, written_actions(golden)).splitlines() == golden.splitlines()


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
    shown = [path.read_text("utf-8") for path in FOLDER.glob("maillot-jaune-*.txt")]
    assert any(happening in text for text in shown)
