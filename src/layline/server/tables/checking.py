"""Looking for damage: does the race of a table replay, and does its chance follow from its secret?

What cannot be replayed may be cut back to the last moment at which somebody was to decide. What was
drawn after it is drawn again, with the same results: they follow from the secret.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from sqlalchemy import Connection, delete, update

from ...engine.errors import RaceError
from ...games import find_game, is_known
from ...play import fair
from ...play.race import Race
from ..refusals import Refusal
from ..storage import schema
from .clock import due_at
from .columns import columns
from .queries import StoredTable
from .rows import LogEntry, TableRow
from .seats import row_of
from .starts import first_race

TroubleKind = Literal[
    "unreadable", "beginning", "seats", "gap", "illegal", "chance", "unlike", "unknown_game"
]


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with a table, at which entry, and how many entries could be kept.

    `kept` is None where nothing of the race can be saved, and where nothing is to be mended:
    a game that is not installed here may be in order.
    """

    table: str
    kind: TroubleKind
    entry: int = 0
    kept: int | None = None


def trouble_of(stored: StoredTable) -> Trouble | None:
    """What is wrong with a table, if anything is."""
    row = stored.row
    if not is_known(row.game) or not find_game(row.game).plays(row.rules_version):
        return Trouble(row.id, "unknown_game")
    try:
        race = first_race(row)
    except (RaceError, Refusal):
        return Trouble(row.id, "beginning")
    if [seat_row.seat for seat_row in stored.seat_rows] != race.seats:
        return Trouble(row.id, "seats")
    walk = _Walk(row, race)
    for entry in stored.entries:
        if kind := walk.step(entry):
            return walk.trouble(kind)
    if walk.played < row.seq:
        return walk.trouble("gap")
    if row.status == "over" or walk.played <= row.given:
        return None
    return None if row.to_move == walk.race.to_move else walk.trouble("unlike")


class _Walk:
    """A race followed entry by entry."""

    def __init__(self, row: TableRow, race: Race) -> None:
        self.row, self.race = row, race
        self.played = 0
        self._drawn: list[bool] = []  # of the entries that count: which chance was drawn here
        self._safe: int | None = 0 if row.given == 0 else None

    def step(self, entry: LogEntry) -> TroubleKind | None:
        """Follow an entry, or say why it cannot be followed."""
        if entry.seq != self.played + 1:
            return "gap"
        drawn_here = entry.kind == "chance" and entry.seq > self.row.given
        try:
            if drawn_here:
                due = fair.outcome(self.race, self.row.secret, self.row.id, sum(self._drawn))
                if due != entry.text:
                    return "chance"
            entry.follow(self.race)
        except (RaceError, ValueError):
            return "illegal"
        if entry.kind == "undo":
            del self._drawn[len(self._drawn) - entry.steps_back :]
        else:
            self._drawn.append(drawn_here)
        self.played += 1
        decided = self.played > self.row.given and self.race.to_move != "chance"
        if decided or self.played == self.row.given:
            self._safe = self.played
        return None

    def trouble(self, kind: TroubleKind) -> Trouble:
        """What is wrong with the next entry."""
        return Trouble(self.row.id, kind, self.played + 1, self._safe)


def cut_back(connection: Connection, stored: StoredTable, kept: int, now: float) -> None:
    """Keep only so many entries of a table; the race goes on from there."""
    row = stored.row
    race = first_race(row)
    for entry in stored.entries[:kept]:
        entry.follow(race)
    row = replace(row, seq=kept, version=row.version + 1, touched=now)
    if race.over:
        row = replace(row, status="over", to_move=None, due=None)
    elif kept <= row.given and (row.status == "open" or race.to_move == "chance"):
        row = replace(row, status="open", to_move=None, due=None)
    else:
        seat = race.to_move
        assert seat is not None
        due = due_at(row, row_of(stored.seat_rows, seat), now)
        row = replace(row, status="racing", to_move=seat, due=due)
    entries = schema.entries.c
    connection.execute(delete(schema.entries).where(entries.table_id == row.id, entries.seq > kept))
    values = columns(row)
    connection.execute(update(schema.tables).where(schema.tables.c.id == row.id).values(values))
