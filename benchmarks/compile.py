"""What compiling the rules costs: seconds and signatures per rule file, for every game.

    python benchmarks/compile.py                    a table
    python benchmarks/compile.py --json out.json    and the figures as JSON

Nothing is taken from the cache. Every rule has one signature; the doors (the functions that Python
calls) carry all rules inside them and are what the cache keeps.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from layline.engine.machines.compiled import Compiled
from layline.games import games


def measure(game: Any) -> dict[str, Any]:
    """Compile one game from nothing."""
    with tempfile.TemporaryDirectory() as empty:
        os.environ["LAYLINE_CACHE"] = empty
        made = Compiled(game, report=lambda rule: None)
    seconds: dict[str, float] = defaultdict(float)
    rules: dict[str, int] = defaultdict(int)
    for rule, took in made.linker.seconds.items():
        module = rule.rpartition(".")[0].removeprefix("layline.")
        seconds[module] += took
        rules[module] += 1
    files = [
        {"file": module, "signatures": rules[module], "seconds": seconds[module]}
        for module in sorted(seconds, key=lambda module: -seconds[module])
    ]
    return {"game": game.id, "seconds": made.seconds, "files": files}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What compiling the rules costs.")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    given = parser.parse_args()
    results = [measure(game) for game in games()]
    for result in results:
        table = Table(title=f"{result['game']}: {result['seconds']:.1f} s from nothing")
        table.add_column("rule file")
        table.add_column("signatures", justify="right")
        table.add_column("seconds", justify="right")
        for line in result["files"]:
            table.add_row(line["file"], str(line["signatures"]), f"{line['seconds']:.2f}")
        total = sum(line["signatures"] for line in result["files"])
        table.add_row("all", str(total), f"{result['seconds']:.2f}", end_section=True)
        Console(width=80).print(table)
    if given.json:
        given.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
