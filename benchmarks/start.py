"""What it takes to start the service, and how much memory a long race takes in it.

- `layline serve` until it answers, on a fresh SQLite file and again on the same, with the rules of
  all games compiled before: seconds of processor time, and memory;
- the history of a race as a table keeps it, bytes for each entry.

    python benchmarks/start.py                     a table
    python benchmarks/start.py --json out.json     and the figures as JSON

Timings on shared machines are noisy: compare the rows of one run, not runs.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import tempfile
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import layline
from layline.engine.machines import machine
from layline.games import games
from layline.server.tables.history import History
from layline.server.tables.rows import LogEntry
from serving.processes import Server, layline_server

STARTS = 5
RACES = 50
ENTRIES = 150


def started(folder: Path) -> tuple[float, float]:
    """Seconds of processor time until the service answers, and the megabytes it then holds."""
    server: Server = layline_server(folder)
    try:
        return server.spent(), server.resident() / 1e6
    finally:
        server.stop()


def of_starts() -> list[dict[str, Any]]:
    """The rows about starting."""
    with tempfile.TemporaryDirectory() as name:
        first, *again = [started(Path(name)) for _ in range(STARTS)]
    best = min(again)
    return [
        row("first start, on a fresh database: processor", first[0], "s"),
        row("first start, on a fresh database: memory", first[1], "MB"),
        row(f"start, best of {len(again)}: processor", best[0], "s"),
        row(f"start, best of {len(again)}: memory", best[1], "MB"),
    ]


def written(game: str) -> list[LogEntry]:
    """The entries of a race as bots play it, each with what the database would give for it."""
    race, bot, found = layline.new(game, seed=7), layline.bot("gentle", 1), list[LogEntry]()
    while race.to_move is not None and len(found) < ENTRIES:
        seq, seat = len(found) + 1, race.to_move
        if seat == "chance":
            race.draw()
            found.append(LogEntry(seq, "chance", str(race.last), 1e9 + seq))
        else:
            race.play_id(bot.choose_id(race))
            id = os.urandom(8).hex()
            visitor = f"visitor {seat}"
            found.append(
                LogEntry(seq, "action", str(race.last), 1e9 + seq, seat, None, visitor, id)
            )
    return found


def followed(game: str, entries: list[LogEntry]) -> History:
    """A table's history after these entries, one at a time."""
    history = History(layline.new(game, seed=0), 0)
    for entry in entries:
        history.extend(*history.followed([entry]))
    return history


def of_history(game: str) -> dict[str, Any]:
    """The row of one game's history; for a process of its own, whose memory is all in use."""
    races = [written(game) for _ in range(RACES)]
    kept = [followed(game, races[0])]  # what all tables of a game share is there now
    before = resident()
    kept += [followed(game, entries) for entries in races]
    size = (resident() - before) / sum(map(len, races))
    return row(f"{game}, {len(races[0])} entries: each in memory", size, "bytes")


def resident() -> int:
    """Bytes of this process that are its own."""
    gc.collect()
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("RssAnon:"))) * 1024


def row(name: str, value: float, unit: str) -> dict[str, Any]:
    """One line of the table."""
    return {"name": name, "value": value, "unit": unit}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What starting takes, and what races take.")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    given = parser.parse_args()
    for game in games():
        machine.compiled(game)
    names = [game.id for game in games()]
    fresh = get_context("spawn")
    with ProcessPoolExecutor(1, fresh, max_tasks_per_child=1) as processes:
        rows = [*of_starts(), *processes.map(of_history, names)]
    table = Table()
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("")
    for line in rows:
        digits = 2 if line["unit"] == "s" else 0
        table.add_row(line["name"], f"{line['value']:,.{digits}f}", line["unit"])
    Console(width=90).print(table)
    if given.json:
        given.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
