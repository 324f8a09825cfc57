"""Whole races, written out and compared."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from layline.bots import bot
from layline.play.race import Race
from tests.games.golden import Json, Transcripts

RACES: dict[str, Json] = {
    "base": {"seed": 4, "rules": "base"},
    "advanced": {
        "seed": 193, "rules": "advanced", "contact": "penalty", "direction": "ccw",
        "obstacles": "two_rocks", "penalty_turns": 2,
    },
    "gigamic": {"seed": 2, "rules": "gigamic", "players": 4, "size": "short"},
    "limit": {"seed": 5, "rules": "gigamic", "players": 2, "max_rounds": 40},
}  # fmt: skip
WILD = {"advanced": 0.3, "gigamic": 0.1, "limit": 1.0}
"""How often a choice is left to chance instead of a bot, so that odd things happen too."""

# -------------------- writing


def header(position: Json) -> Iterator[str]:
    """The position in a few lines: the round, then each boat with its hand."""
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


# -------------------- sailing


def sail(race: Race, name: str) -> Iterator[str]:
    """Actions of bots that now and then do anything at all; one boat of four gives up."""
    skipper = bot("greedy", 1)
    chance = random.Random(race.seed)
    wild = WILD.get(name, 0.0)
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


TRANSCRIPTS = Transcripts("petite-regate", RACES, header, sail)


@pytest.mark.parametrize("name", RACES)
def test_golden(name: str, machine: str, pytestconfig: pytest.Config) -> None:
    TRANSCRIPTS.compare(name, machine, pytestconfig)


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
    assert TRANSCRIPTS.tell_of(happening)
