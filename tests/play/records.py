"""Records of whole races with a proof of fair chance, made on the spot."""

from __future__ import annotations

from functools import cache
from typing import Any

from layline.bots import bot
from layline.play import fair
from layline.play.beginning import from_position, new
from layline.play.race import Race
from layline.play.race_file import to_record

SECRET = bytes(range(32))
TABLE = "abcdefghijklmnop"
SHORT: dict[str, dict[str, Any]] = {
    "regatta": {"players": 3, "board": "quick", "stop_after": "winner", "max_rounds": 20},
    "race-the-wind": {"players": 2, "laps": 1, "length": 8, "rows": 21},
    "petite-regate": {"players": 2, "rules": "gigamic", "max_rounds": 40},
    "maillot-jaune": {"players": 2, "max_rounds": 30},
}
"""Options that make for short races."""


def sail(race: Race, secret: bytes = SECRET, table: str = TABLE, seed: int = 0) -> Race:
    """Sail to the end as the greedy bot does, with the chance of a table."""
    greedy = bot("greedy", seed=seed)
    k = 0
    while not race.over:
        if race.to_move == "chance":
            race.play(fair.outcome(race, secret, table, k))
            k += 1
        else:
            race.play(greedy.choose(race))
    return race


def proven(race: Race, secret: bytes = SECRET, table: str = TABLE) -> dict[str, Any]:
    """The record of a race, with its proof."""
    proof = {"table": table, "hash": fair.commitment(secret), "secret": secret.hex()}
    return {**to_record(race), "fairness": proof}


@cache
def _record(game: str, seed: int) -> dict[str, Any]:
    return proven(sail(new(game, seed=0, **SHORT[game]), seed=seed))


def record(game: str, seed: int = 0) -> dict[str, Any]:
    """A record of a whole race, to be changed at will."""
    made = _record(game, seed)
    return {**made, "actions": list(made["actions"]), "fairness": dict(made["fairness"])}


def from_the_middle(game: str) -> dict[str, Any]:
    """A record of a race that began at a moment of another one."""
    before = sail(new(game, seed=0, **SHORT[game]))
    moment = before.step_to(before.played // 3)
    begun = from_position(moment.position())
    return proven(sail(begun, seed=1))
