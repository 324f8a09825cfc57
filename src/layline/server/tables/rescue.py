"""A damaged database as a whole: which races it still tells, and mending what was saved of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Connection, ForeignKey, Table, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ..refusals import Refusal
from ..storage import schema
from ..storage.database import engine_of
from ..storage.schema import METADATA
from .checking import Trouble, cut_back, trouble_of
from .columns import seat_columns
from .queries import StoredTable, read_table
from .records import content_id
from .rows import SeatRow
from .seats import FILLER
from .starts import first_race, from_a_record

Told = Callable[[int], None]

_OF_A_TABLE = (schema.seats, schema.crews, schema.entries, schema.chat)


@dataclass
class Races:
    """What was found of tables and of records that people brought."""

    tables: int = 0
    records: int = 0
    troubles: list[Trouble] = field(default_factory=list)
    bad_records: list[str] = field(default_factory=list)

    @property
    def whole(self) -> bool:
        """Whether everything replays; a game that is not installed here is no damage."""
        return not self.bad_records and all(
            trouble.kind == "unknown_game" for trouble in self.troubles
        )


def races_of(url: str, told: Told) -> Races:
    """Replay every table and every record of a database, whatever state it is in."""
    engine = engine_of(url)
    found = Races()
    try:
        with engine.connect() as database:
            tables = _ids(database, schema.tables)
            records = _ids(database, schema.records)
        for done, id in enumerate(tables, start=1):
            found.tables += 1
            try:
                with engine.connect() as database:
                    stored = read_table(database, id)
                trouble = None if stored is None else trouble_of(stored)
            except (SQLAlchemyError, ValueError, TypeError):
                trouble = Trouble(id, "unreadable")
            if trouble is not None:
                found.troubles.append(trouble)
            told(done)
        for done, id in enumerate(records, start=len(tables) + 1):
            found.records += 1
            try:
                with engine.connect() as database:
                    whole = _is_whole(database, id)
            except (SQLAlchemyError, ValueError, TypeError):
                whole = False
            if not whole:
                found.bad_records.append(id)
            told(done)
    finally:
        engine.dispose()
    return found


def how_many(url: str) -> int:
    """How many races there are to replay."""
    engine = engine_of(url)
    try:
        with engine.connect() as database:
            return len(_ids(database, schema.tables)) + len(_ids(database, schema.records))
    finally:
        engine.dispose()


def _ids(database: Connection, table: Table) -> list[str]:
    """The ids that can be read, even of a table whose pages are partly broken."""
    try:
        return [id for (id,) in database.execute(select(table.c.id).order_by(table.c.id))]
    except SQLAlchemyError:
        return []


def _is_whole(database: Connection, id: str) -> bool:
    """Whether a record that somebody brought is what it was, and replays."""
    record = database.execute(
        select(schema.records.c.record).where(schema.records.c.id == id)
    ).scalar()
    if not isinstance(record, dict) or content_id(record) != id:
        return False
    try:
        from_a_record(record, "record")
    except Refusal as refusal:
        # Records of games and rules that are not here may be in order.
        return refusal.kind in ("unknown_game", "other_rules")
    return True


# Mending.


@dataclass
class Mended:
    """What had to be changed so that everything fits together again."""

    orphans: int = 0
    """Rows that belonged to a table, or a visitor, that was lost."""
    visitors: int = 0
    """Visitors who were lost and have a stand-in under their id."""
    seats: int = 0
    """Seats that were lost and given to a bot."""
    cut: list[tuple[str, int, int]] = field(default_factory=list)
    """Races that go on from an earlier moment: table, entries kept, entries there were."""
    removed: list[str] = field(default_factory=list)
    """Tables of which no race can be made."""
    records: int = 0
    """Records that were removed because they do not replay."""


def mend(database: Connection, now: float, told: Told) -> Mended:
    """Make a whole database of rows some of which are missing."""
    done = Mended()
    for table in METADATA.sorted_tables:
        for key in table.foreign_keys:
            if key.column.table is schema.tables or table is schema.codes:
                done.orphans += _drop_orphans(database, table, key)
            else:
                done.visitors += _stand_for_lost(database, table, key)
    for number, id in enumerate(_ids(database, schema.tables), start=1):
        stored = read_table(database, id)
        assert stored is not None
        _mend_table(database, stored, now, done)
        told(number)
    for id in _ids(database, schema.records):
        if not _is_whole(database, id):
            database.execute(delete(schema.records).where(schema.records.c.id == id))
            done.records += 1
    return done


def _drop_orphans(database: Connection, table: Table, key: ForeignKey) -> int:
    parents = select(key.column)
    lost = delete(table).where(key.parent.is_not(None), key.parent.not_in(parents))
    return database.execute(lost).rowcount


def _stand_for_lost(database: Connection, table: Table, key: ForeignKey) -> int:
    """Put somebody in the place of visitors who were lost, so that their races are not."""
    known = select(schema.visitors.c.id)
    missing = select(key.parent).where(key.parent.is_not(None), key.parent.not_in(known)).distinct()
    ids = [id for (id,) in database.execute(missing)]
    if ids:
        rest = {"name": "?", "lang": "en", "generation": 0, "created": 0.0}
        database.execute(insert(schema.visitors), [{"id": id, **rest} for id in ids])
    return len(ids)


def _mend_table(database: Connection, stored: StoredTable, now: float, done: Mended) -> None:
    trouble, id = trouble_of(stored), stored.row.id
    if trouble is not None and trouble.kind == "seats":
        done.seats += _fill_seats(database, stored)
        again = read_table(database, id)
        assert again is not None
        stored, trouble = again, trouble_of(again)
    if trouble is None or trouble.kind == "unknown_game":
        return
    if trouble.kept is not None:
        cut_back(database, stored, trouble.kept, now)
        done.cut.append((id, trouble.kept, stored.row.seq))
        return
    for table in _OF_A_TABLE:
        database.execute(delete(table).where(table.c.table_id == id))
    database.execute(delete(schema.tables).where(schema.tables.c.id == id))
    done.removed.append(id)


def _fill_seats(database: Connection, stored: StoredTable) -> int:
    """Give seats that were lost to a bot, so that the others can race on."""
    there = {seat_row.seat for seat_row in stored.seat_rows}
    wanted = [seat for seat in first_race(stored.row).seats if seat not in there]
    rows = [seat_columns(stored.row.id, SeatRow(seat, "bot", bot=FILLER)) for seat in wanted]
    if rows:
        database.execute(insert(schema.seats), rows)
    return len(rows)
