"""What a decision costs the service: it is judged, and everybody at the table is told what changed.

At tables of four people random choices are played, the same in every run. After each decision
every one of the four gets their update as the service makes it, without the network and the
storage. Told is the processor time of a decision on average, and what of it is, in the middle of
all, the judging, the sights, what changed in them, and the log: first of the openings, then of what
follows them. Every table plays another race, so that nothing is found drawn that would not be at a
real one.

    python benchmarks/updates.py                   a table of figures, in about a minute
    python benchmarks/updates.py --json out.json   and the figures as JSON

Timings of different machines, or of a busy one, say nothing: run both versions to be compared one
after the other. What was sent is told by its digest: it has to be the same where only the time was
to change.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path

from orjson import Fragment
from rich.console import Console
from rich.table import Table as Grid

from layline.games import find_game, games
from layline.server.encoding import json_text
from layline.server.schemas.tables import NewTable
from layline.server.schemas.views import Sight
from layline.server.tables.opening import opened
from layline.server.tables.table import Table
from layline.server.views.table import TableViews

SEATS = 4
TABLES = 24
OPENING, LATER = 12, 40


@dataclass
class Row:
    """A decision of one game, in microseconds of processor time; an update of it in bytes."""

    game: str
    part: str
    decision: float
    judging: float
    sights: float
    changes: float
    log: float
    bytes: float
    digest: str


Costs = tuple[float, float, float, float]
"""What judging, the sights, what changed in them, and the log took."""


class Sitting:
    """A table and four people who watch it."""

    def __init__(self, game: str, seed: int) -> None:
        wish = NewTable.model_validate(
            {
                "game": game,
                "options": dict(find_game(game).codec.suggested(SEATS)),
                "seats": [{"kind": "me"}] + [{"kind": "link"}] * (SEATS - 1),
            }
        )
        self.people = [f"visitor {number}" for number in range(SEATS)]
        self.table = opened(self.people[0], wish, 0.0)
        # The same chance, and the same address, in every run.
        secret = hashlib.sha256(seed.to_bytes()).digest()
        self.table.row = replace(self.table.row, secret=secret, id=f"table {seed}")
        self.table.take(self.table.opened(0.0))
        for guest in self.people[1:]:
            draft = self.table.join(guest, None, 0.0)
            assert draft is not None
            self.table.take(draft)
        self.views = TableViews(self.table)
        self.known: list[tuple[int, Sight]] = [
            (self.table.seq, self.views.sight(person, "en")) for person in self.people
        ]
        self._chance = random.Random(seed)

    @property
    def over(self) -> bool:
        """Whether there is nothing left to decide."""
        return self.table.row.status != "racing"

    def decide(self) -> tuple[Costs, list[str]]:
        """One decision of whoever has it; what it cost, and what was sent."""
        table, seat = self.table, self.table.row.to_move
        number = next(n for n, row in enumerate(table.seat_rows) if row.seat == seat)
        action = self._chance.choice(self.known[number][1].choices).action
        assert seat is not None
        clock = [time.process_time_ns()]
        move = f"move {table.seq}"
        table.take(table.move(self.people[number], move, table.seq, seat, action, table.seq + 1.0))
        clock.append(time.process_time_ns())
        sights = [self.views.sight(person, "en") for person in self.people]
        clock.append(time.process_time_ns())
        old = [sight for _, sight in self.known]
        changes = [self.views.changes(was, now) for was, now in zip(old, sights, strict=True)]
        self.views.everybody_told()
        clock.append(time.process_time_ns())
        sent = [
            json_text(_update(table, seq, self.views.news_text(seq, "en"), change))
            for (seq, _), change in zip(self.known, changes, strict=True)
        ]
        clock.append(time.process_time_ns())
        self.known = [(table.seq, sight) for sight in sights]
        judging, seeing, comparing, telling = (b - a for a, b in pairwise(clock))
        return (judging / 1e3, seeing / 1e3, comparing / 1e3, telling / 1e3), sent


def _update(table: Table, after: int, entries: str, changes: Fragment) -> dict[str, object]:
    return {
        "type": "update",
        "table": table.row.id,
        "seq": table.seq,
        "after": after,
        "entries": Fragment(entries),
        "changes": changes,
        "deadline": table.deadline,
    }


def row(game: str, part: str, sittings: Sequence[Sitting], decisions: int) -> Row:
    """So many decisions at each table, one table after the other."""
    costs: list[Costs] = []
    sizes: list[int] = []
    digest = hashlib.sha256()
    for _ in range(decisions):
        for sitting in sittings:
            if not sitting.over:
                cost, sent = sitting.decide()
                costs.append(cost)
                sizes += map(len, sent)
                for text in sent:
                    digest.update(text.encode())
    judging, sights, changes, log = (statistics.median(each) for each in zip(*costs, strict=True))
    whole = statistics.mean(sum(cost) for cost in costs)
    mean = statistics.mean(sizes)
    return Row(game, part, whole, judging, sights, changes, log, mean, digest.hexdigest()[:12])


def rows(game: str) -> Iterator[Row]:
    """The openings, and what follows them, at tables of their own after some that only warm up."""
    row(game, "", [Sitting(game, seed) for seed in range(TABLES, TABLES + 4)], OPENING)
    sittings = [Sitting(game, seed) for seed in range(TABLES)]
    gc.collect()
    yield row(game, "opening", sittings, OPENING)
    yield row(game, "later", sittings, LATER)


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    given = parser.parse_args()
    found = [one for game in games() for one in rows(game.id)]
    grid = Grid(
        "game", "", "a decision, µs (mean)", "judging", "4 sights", "changes", "log", "bytes sent",
        "digest",
    )  # fmt: skip
    for one in found:
        figures = (one.decision, one.judging, one.sights, one.changes, one.log, one.bytes)
        grid.add_row(one.game, one.part, *(f"{figure:,.0f}" for figure in figures), one.digest)
    Console(width=120).print(grid)
    if given.json:
        given.json.write_text(json.dumps([asdict(one) for one in found], indent=1) + "\n")


if __name__ == "__main__":
    main()
