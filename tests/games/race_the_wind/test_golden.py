"""Whole races, written out and compared."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from layline.bots import bot
from layline.play.race import Race
from tests.games.golden import Json, Transcripts

RACES: dict[str, Json] = {
    "match": {"seed": 5, "seats": 2},
    "fleet": {"seed": 21, "seats": 5, "preset": "short"},
    "auto": {
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
    "limit": {"seed": 0, "seats": 4, "preset": "short", "max_rounds": 24},
}

# -------------------- writing


def header(position: Json) -> Iterator[str]:
    """The position in a few lines: the round, then each boat."""
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


# -------------------- sailing


def sail(race: Race, name: str) -> Iterator[str]:
    """Bots that sometimes do anything at all, above all before the start; E retires in the end."""
    sailor = bot("greedy", seed=race.seed)
    chance = random.Random(race.seed)
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


TRANSCRIPTS = Transcripts("race-the-wind", RACES, header, sail)


@pytest.mark.parametrize("name", RACES)
def test_golden(name: str, machine: str, pytestconfig: pytest.Config) -> None:
    TRANSCRIPTS.compare(name, machine, pytestconfig)


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
    assert TRANSCRIPTS.tell_of(happening)
