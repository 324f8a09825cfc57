"""What an update costs: a decision is played, and everybody at the table is shown what came of it.

A race of each game is played by random choices that are the same in every run; after each of them
the sight of every seat and of a spectator is made as the service makes it, without the network and
the storage. Told is the processor time of one such update, in the middle of all, and what of it is
the rules, the telling of what happened, and the sights; the fastest of several rounds counts.

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
ROUNDS = 5


@dataclass
class Row:
    """An update of one game, in microseconds of processor time; its sights in bytes."""

    game: str
    update: float
    rules: float
    telling: float
    sights: float
    bytes: float


def decisions(game: str) -> list[str]:
    """What is played: the same in every run, chance included."""
    race = new(game, seed=5, **RACES[game])
    chance = random.Random(7)
    while race.played < DECISIONS and not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(chance.choice(race.choices()))
    return race.history


def measured(game: str, entries: list[str]) -> Row:
    """One round: every decision is played and shown."""
    race = new(game, seed=5, **RACES[game])
    times: list[tuple[float, float, float]] = []
    sizes: list[int] = []
    for entry in entries:
        decided = race.to_move != "chance"
        begun = time.process_time_ns()
        happened = race.tell(entry)
        ruled = time.process_time_ns()
        position.lines(race.game, happened, "en", race.options)
        told = time.process_time_ns()
        views = position.PositionViews(race, race.played)
        seen = [
            json_bytes(position.seen(views, seat, "en", seat is not None and seat == race.to_move))
            for seat in (*race.seats, None)
        ]
        shown = time.process_time_ns()
        if decided:
            times.append(((ruled - begun) / 1e3, (told - ruled) / 1e3, (shown - told) / 1e3))
            sizes.append(sum(map(len, seen)) // len(seen))
    rules, telling, sights = (statistics.median(column) for column in zip(*times, strict=True))
    whole = statistics.median(sum(one) for one in times)
    return Row(game, whole, rules, telling, sights, statistics.median(sizes))


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    given = parser.parse_args()
    rows = []
    for game in RACES:
        entries = decisions(game)
        measured(game, entries)
        rounds = [measured(game, entries) for _ in range(ROUNDS)]
        rows.append(min(rounds, key=lambda row: row.update))
    table = Table("game", "an update, µs", "rules", "telling", "5 sights", "a sight, bytes")
    for row in rows:
        figures = (row.update, row.rules, row.telling, row.sights, row.bytes)
        table.add_row(row.game, *(f"{figure:,.0f}" for figure in figures))
    Console(width=110).print(table)
    if given.json:
        given.json.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n")


if __name__ == "__main__":
    main()
