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
    "petite-regate-base": {"seed": 4, "rules": "base"},
    "petite-regate-advanced": {
        "seed": 193, "rules": "advanced", "contact": "penalty", "direction": "ccw",
        "obstacles": "two_rocks", "penalty_turns": 2,
    },
    "petite-regate-gigamic": {"seed": 2, "rules": "gigamic", "players": 4, "size": "short"},
    "petite-regate-limit": {"seed": 5, "rules": "gigamic", "players": 2, "max_rounds": 40},
}  # fmt: skip
WILD = {"petite-regate-advanced": 0.3, "petite-regate-gigamic": 0.1, "petite-regate-limit": 1.0}
"""How often a choice is left to chance instead of a bot, so that odd things happen too."""

# -------------------- writing


def transcript(race: Race, actions: Iterator[str]) -> str:
    """Play these actions and tell what happens: the table, then each action with its events."""
    lines = [f"{race.game.name}, rules version {race.game.version}, seed {race.seed}", ""]
    lines += [f"{key}: {value}" for key, value in race.options.items()]
    lines += ["", *header(race)]
    shown = 1
    for action in actions:
        lines.append(f"{race.to_move or '-'}> {action}")
        lines += [f"    {line}" for line in race.play(action)]
        if race.over or race.position()["round"] != shown:
            shown = race.position()["round"]
            lines += ["", *header(race)]
    return "\n".join([*lines, ""])


def header(race: Race) -> Iterator[str]:
    """The position in a few lines: the round, then each boat with its hand."""
    position = race.position()
    yield f"round {position['round']}, {position['deck_size']} cards to draw"
    for who, boat in position["boats"].items():
        facts = [boat["at"] or boat["status"]]
        facts += [f"heading {boat['heading']}"] * (boat["heading"] is not None)
        facts += [f"marks {boat['marks']}", f"laid {boat['laid']}"]
        facts += ["not started"] * (not boat["started"]) + ["becalmed"] * boat["becalmed"]
        facts += [f"penalty {boat['penalty_left']}"] * bool(boat["penalty_left"])
        yield f"  {who} {', '.join(facts)}; {' '.join(position['hands'][who]) or 'no cards'}"
    if position["ranking"] is not None:
        yield f"ranking: {position['ranking']}"


def written_actions(text: str) -> Iterator[str]:
    """The actions of a transcript: the lines that begin with who played them."""
    for line in text.splitlines():
        who, arrow, action = line.partition("> ")
        if arrow and " " not in who:
            yield action


# -------------------- sailing


def sail(race: Race, wild: float, chance: random.Random) -> Iterator[str]:
    """Actions of bots that now and then do anything at all; one boat of four gives up."""
    skipper = bot("greedy", 1)
    while not race.over:
        if race.to_move == "chance":
            twin = race.copy()
            twin.draw()
            yield twin.history[-1]
        elif len(race.seats) == 4 and race.position()["round"] == 9 and "D" in afloat(race):
            yield "retire D"
        elif chance.random() < wild:
            yield chance.choice(race.choices())
        else:
            yield skipper.choose(race)


def afloat(race: Race) -> list[str]:
    boats = race.position()["boats"]
    return [name for name, boat in boats.items() if boat["status"] == "racing"]


# -------------------- comparing


@pytest.mark.parametrize("name", RACES)
def test_golden(name: str, machine: str, pytestconfig: pytest.Config) -> None:
    race = new("petite-regate", machine=machine, **RACES[name])
    path = FOLDER / f"{name}.txt"
    if pytestconfig.getoption("--regenerate"):
        actions = sail(race, WILD.get(name, 0.0), random.Random(RACES[name]["seed"]))
        path.write_text(transcript(race, actions), "utf-8")
        return
    golden = path.read_text("utf-8")
    assert transcript(race, written_actions(golden)).splitlines() == golden.splitlines()


@pytest.mark.parametrize(
    "happening",
    [
        "LPR-07", "LPR-10", "cards dealt", "placed slot", "placed area", "heads", "LPR-61",
        "LPR-54", "plays again", "stops at zone", "stops before contact", "starts", "rounds mark 2",
        "cancels mark", "LPR-40", "LPR-41", "LPR-03", "LPR-66", "over early", "LPR-45", "LPR-46",
        "LPR-60", "blocked", "discards", "heaves to", "changes", "LPR-58", "draws 2",
        "pile shuffled", "retires",
    ],
)  # fmt: skip
def test_the_transcripts_show_what_happens_in_races(happening: str) -> None:
    shown = [path.read_text("utf-8") for path in FOLDER.glob("petite-regate-*.txt")]
    assert any(happening in text for text in shown)
