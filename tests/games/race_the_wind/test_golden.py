"""Golden transcripts: whole races written out, to be compared to the last letter.

The actions of a transcript are replayed, and everything else in it is written anew: a change of the
rules shows as a difference a person can read. `pytest --regenerate` sails the races afresh.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from layline.bots import bot
from layline.play.race import Race, new

FOLDER = Path(__file__).parents[2] / "golden"
RACES: dict[str, dict[str, Any]] = {
    "race-the-wind-match": {"seed": 5, "seats": 2},
    "race-the-wind-fleet": {"seed": 21, "seats": 5, "preset": "short"},
    "race-the-wind-auto": {
        "seed": 0,
        "seats": 3,
        "preset": "short",
        "tokens": "manual",
        "yellow": 9,
        "blue": 8,
        "protests": "auto",
        "penalty": "turns",
        "give_way": False,
        "die": "compass8",
        "laps": 2,
    },
    "race-the-wind-limit": {"seed": 0, "seats": 4, "preset": "short", "max_rounds": 24},
}

# -------------------- writing


def transcript(race: Race, actions: Iterator[str]) -> str:
    """Play these actions and tell what happens: the table, then each action with its events."""
    lines = [f"{race.game.name}, rules version {race.game.version}, seed {race.seed}", ""]
    lines += [f"{key}: {value}" for key, value in race.options.items()]
    lines += ["", *header(race)]
    shown = 0
    for action in actions:
        lines.append(f"{race.to_move or '-'}> {action}")
        lines += [f"    {line}" for line in race.play(action)]
        position = race.position()
        if position["round"] != shown or race.over:
            shown = position["round"]
            lines += ["", *header(race)]
    return "\n".join([*lines, ""])


def header(race: Race) -> Iterator[str]:
    """The position in a few lines: the round, then each boat."""
    position = race.position()
    yield f"round {position['round']} {position['phase']} wind {position['wind']}"
    for who, boat in position["boats"].items():
        facts = [f"{boat['at'] or boat['status']} {boat['heading'] or ''}".strip()]
        facts += [f"leg {boat['leg']}", f"net {boat['net']}"] if boat["leg"] else ["not started"]
        facts += [f"{boat['penalties']} penalties"] * bool(boat["penalties"])
        facts += ["becalmed"] * boat["skip"] + [f"marker {boat['marker']}"] * bool(boat["marker"])
        yield f"  {who} {', '.join(facts)}"
    for coverer, covered in position["covers"]:
        yield f"  {coverer} covers {covered}"
    if position["finish"]:
        yield f"finish: {', '.join(position['finish'])}"


def written_actions(text: str) -> Iterator[str]:
    """The actions of a transcript: the lines that begin with who played them."""
    for line in text.splitlines():
        who, arrow, action = line.partition("> ")
        if arrow and " " not in who:
            yield action


# -------------------- sailing


def sail(race: Race, chance: random.Random) -> Iterator[str]:
    """Bots that now and then do anything at all, above all before the start; E retires at last."""
    sailor = bot("greedy", seed=race.seed)
    while not race.over:
        now = race.position()["round"]
        if race.to_move == "chance":
            odds = race.odds()
            if odds:
                yield chance.choices(list(odds), list(odds.values()))[0]
            else:
                drawn = race.copy()
                drawn.draw()
                yield drawn.history[-1]
        elif now == 20 and "retire E" not in race.history and "E" in race.seats:
            yield "retire E"
        elif chance.random() < (0.5 if now < 8 else 0.12):
            yield chance.choice(race.choices())
        else:
            yield sailor.choose(race)


# -------------------- comparing


@pytest.mark.parametrize("name", RACES)
def test_golden(name: str, machine: str, pytestconfig: pytest.Config) -> None:
    race = new("race-the-wind", machine=machine, **RACES[name])
    path = FOLDER / f"{name}.txt"
    if pytestconfig.getoption("--regenerate"):
        sailor = random.Random(RACES[name]["seed"])
        path.write_text(transcript(race, sail(race, sailor)), "utf-8")
        return
    golden = path.read_text("utf-8")
    assert transcript(race, written_actions(golden)).splitlines() == golden.splitlines()


@pytest.mark.parametrize(
    "happening",
    [
        "order ", "tokens laid", "lays yellow", "lays blue", "placed", "heads", "RTW-38", "RTW-39",
        "starts", "begins leg 2", "begins leg 3", "begins leg 6", "finishes place 1",
        "reaches flag", "RTW-64", "RTW-67", "stopped by lull", "stopped by marker",
        "RTW-57 A gust", "RTW-62", "gust lost", "skips turn", "removes marker", "covered by",
        "lays marker", "infringes",
        "RTW-70", "RTW-71", "declares penalty", "penalty paid", "retires", "RTW-107", "RTW-108",
        "wins", "> protest", "> claim", "> puff", "> end", "> quarter", "> pass",
    ],
)  # fmt: skip
def test_the_transcripts_show_what_happens_in_races(happening: str) -> None:
    shown = [path.read_text("utf-8") for path in FOLDER.glob("race-the-wind-*.txt")]
    assert any(happening in text for text in shown)
