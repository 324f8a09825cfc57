"""What an update costs: a decision is played, and everybody at the table is shown what came of it.

Races of each game are played by random choices that are the same in every run; after each of them
the sight of every seat and of a spectator is made as the service makes it, without the network and
the storage. Told is the processor time of one such update, in the middle of all, and what of it is
the rules, the telling of what happened, the sights, and their JSON. Every race is another one, so
that nothing is found drawn that would not be at a real table.

    python benchmarks/updates.py                   a table of figures, in about a minute
    python benchmarks/updates.py --json out.json   and the figures as JSON

Timings of different machines, or of a busy one, say nothing: run both versions to be compared one
after the other.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from layline.play.beginning import new
from layline.server.encoding import json_bytes
from layline.server.views import position

RACES: dict[str, dict[str, Any]] = {
    "regatta": {"seats": 4, "rules": "advanced"},
    "race-the-wind": {"seats": 4},
    "petite-regate": {"seats": 4, "rules": "gigamic"},
    "maillot-jaune": {"seats": 4, "rules": "full"},
}
DECISIONS = 120
ROUNDS = 6


@dataclass
class Row:
    """An update of one game, in microseconds of processor time; its sights in bytes."""

    game: str
    update: float
    rules: float
    telling: float
    sights: float
    json: float
    bytes: float


Update = tuple[float, float, float, float]
"""What the rules, the telling, the sights and their JSON took."""


def decisions(game: str, seed: int) -> list[str]:
    """What is played: the same in every run, chance included."""
    race = new(game, seed=seed, **RACES[game])
    chance = random.Random(seed)
    while race.played < DECISIONS and not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(chance.choice(race.choices()))
    return race.history


def measured(game: str, seed: int) -> tuple[list[Update], list[int]]:
    """One race: what each decision took, played and shown, and how many bytes a sight had."""
    entries = decisions(game, seed)
    race = new(game, seed=seed, **RACES[game])
    times: list[Update] = []
    sizes: list[int] = []
    for entry in entries:
        decided = race.to_move != "chance"
        clock = [time.process_time_ns()]
        happened = race.tell(entry)
        clock.append(time.process_time_ns())
        position.lines(race.game, happened, "en", race.options)
        clock.append(time.process_time_ns())
        views = position.PositionViews(race, race.played)
        seen = [
            position.seen(views, seat, "en", seat is not None and seat == race.to_move)
            for seat in (*race.seats, None)
        ]
        clock.append(time.process_time_ns())
        sent = [json_bytes(sight) for sight in seen]
        clock.append(time.process_time_ns())
        if decided:
            rules, telling, sights, encoding = (b - a for a, b in pairwise(clock))
            times.append((rules / 1e3, telling / 1e3, sights / 1e3, encoding / 1e3))
            sizes.append(sum(map(len, sent)) // len(sent))
    return times, sizes


def row(game: str) -> Row:
    """Several races, after one that only warms up."""
    measured(game, 4)
    times: list[Update] = []
    sizes: list[int] = []
    for seed in range(5, 5 + ROUNDS):
        one, wide = measured(game, seed)
        times += one
        sizes += wide
    rules, telling, sights, encoding = (
        statistics.median(part) for part in zip(*times, strict=True)
    )
    whole = statistics.median(sum(one) for one in times)
    return Row(game, whole, rules, telling, sights, encoding, statistics.median(sizes))


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    given = parser.parse_args()
    rows = [row(game) for game in RACES]
    table = Table(
        "game", "an update, µs", "rules", "telling", "5 sights", "their JSON", "a sight, bytes"
    )
    for one in rows:
        figures = (one.update, one.rules, one.telling, one.sights, one.json, one.bytes)
        table.add_row(one.game, *(f"{figure:,.0f}" for figure in figures))
    Console(width=110).print(table)
    if given.json:
        given.json.write_text(json.dumps([asdict(one) for one in rows], indent=1) + "\n")


if __name__ == "__main__":
    main()
