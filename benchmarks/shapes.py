"""What boxes around shapes save: pairs of hulls compared with and without them, compiled.

    python benchmarks/shapes.py                    a table
    python benchmarks/shapes.py --json out.json    and the figures as JSON

La Petite Régate asks whether two shapes touch for every piece of every arrow in a hand. Most pairs
lie far apart, and a box around each of them tells.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from layline.engine.machines import compiler
from layline.engine.machines.linker import Linker
from layline.engine.records import pack
from layline.engine.rules import Bytes, rule
from layline.games.petite_regate.rules.shapes import TOUCHING, lay_hull, meet, parted
from layline.games.petite_regate.rules.state import Shape

PAIRS = 10_000_000

APART = {"far apart": (300_000, 0), "side by side": (21_000, 0), "touching": (15_000, 0)}
"""Where the bow of the second boat lies from that of the first, in micrometres."""


@rule
def compared(ours: Bytes, theirs: Bytes, times: int, boxes: int) -> int:
    """Compare a pair so often, swaying by a hair so that nothing is worked out once for all."""
    one: Shape = ours.view(Shape)[0]
    other: Shape = theirs.view(Shape)[0]
    found = 0
    for i in range(times):
        sway = (i & 1) * 2 - 1
        one.x[0] += sway
        one.west += sway
        if boxes == 1:
            if meet(one, other, TOUCHING):
                found += 1
        elif not parted(one, other, TOUCHING) and not parted(other, one, TOUCHING):
            found += 1
    return found


def hull(x: int, y: int) -> Any:
    """A boat that heads a little east of north, as bytes."""
    shape = Shape()
    lay_hull(shape, x, y, 1)
    return pack(shape)


def nanoseconds(run: Any, at: tuple[int, int], boxes: int) -> float:
    """How long one comparison takes, the best of three tries."""
    tries = []
    for _ in range(3):
        began = time.perf_counter()
        run(hull(0, 0), hull(*at), PAIRS, boxes)
        tries.append(time.perf_counter() - began)
    return min(tries) / PAIRS * 1e9


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What boxes around shapes save.")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    given = parser.parse_args()
    linker = Linker({}, compiler.for_this_cpu(False))
    run = compiler.only_entry(linker.link(compared))
    results: list[dict[str, Any]] = [
        {"pair": name, "boxes": nanoseconds(run, at, 1), "edges": nanoseconds(run, at, 0)}
        for name, at in APART.items()
    ]
    table = Table(title="Two hulls compared, ns")
    table.add_column("pair")
    table.add_column("boxes first", justify="right")
    table.add_column("edges only", justify="right")
    for line in results:
        table.add_row(line["pair"], f"{line['boxes']:.1f}", f"{line['edges']:.1f}")
    Console(width=80).print(table)
    if given.json:
        given.json.write_text(json.dumps(results, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
