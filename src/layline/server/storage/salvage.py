"""Reading a database that may be damaged, row by row, and saving what can be read.

A broken page takes some rows of one table with it. SQLite then refuses to read on, so the rows are
asked for in halves of halves, until only those on the broken page are missing. PostgreSQL looks
after its pages itself: there every table is read whole.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    Table,
    func,
    insert,
    select,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from .backup import BackupError
from .database import engine_of, newest_revision, revision_of, upgrade
from .schema import METADATA

_MOST_TRIES = 20_000
"""Questions about one table that may fail before the rest of it is given up."""
_FIRST_STEP = 4096
_SHOWN = 5
"""How many of SQLite's own words are repeated."""

Row = dict[str, object]
Told = Callable[[int], None]


@dataclass
class TableState:
    """What was read of one table of the database."""

    name: str
    read: int = 0
    bad_rows: int = 0
    """Rows that were read but cannot be what was stored: text where a number belongs."""
    gaps: int = 0
    """Places where rows could not be read at all."""
    dangling: int = 0
    """Rows that name another row which is not there."""

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong with it."""
        return not (self.bad_rows or self.gaps or self.dangling)


@dataclass
class Damage:
    """What is wrong with a database, as far as its rows show it."""

    said: list[str] = field(default_factory=list)
    """What SQLite says of its file, the first few lines of it."""
    tables: dict[str, TableState] = field(default_factory=dict)

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong."""
        return not self.said and all(table.whole for table in self.tables.values())


class Source:
    """A database that is read and never changed."""

    def __init__(self, url: str) -> None:
        self._url = url
        parsed = make_url(url)
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        self._file = Path(str(parsed.database)) if self.is_sqlite else None
        if self._file is not None and not self._file.is_file():
            raise BackupError("no_database", file=self._file)

    def size(self) -> int:
        """About how many rows there are, for whoever waits."""
        if self._file is not None:
            return max(1, self._file.stat().st_size // 120)
        engine = engine_of(self._url)
        try:
            with engine.connect() as database:
                counts = [
                    database.execute(select(func.count()).select_from(table)).scalar_one()
                    for table in METADATA.sorted_tables
                ]
        finally:
            engine.dispose()
        return max(1, sum(counts))

    def look(self, told: Told, row: Callable[[Table, Row], None] | None = None) -> Damage:
        """Read everything, giving each good row to `row`; what is wrong."""
        if self._file is None:
            return self._look_at_postgres(told, row)
        with _long_enough(self._file) as file:
            address = f"file:{quote(str(file.resolve()))}?mode=ro"
            with closing(sqlite3.connect(address, uri=True)) as database:
                database.text_factory = bytes
                return _SqliteReader(database, told, row).look()

    def _look_at_postgres(self, told: Told, row: Callable[[Table, Row], None] | None) -> Damage:
        damage, done = Damage(), 0
        engine = engine_of(self._url)
        try:
            for table in METADATA.sorted_tables:
                state = damage.tables[table.name] = TableState(table.name)
                try:
                    with engine.begin() as database:
                        if revision_of(database) != newest_revision():
                            raise BackupError("outdated")
                        for found in (
                            database.execution_options(yield_per=500)
                            .execute(select(table))
                            .mappings()
                        ):
                            state.read += 1
                            done += 1
                            told(done)
                            if row is not None:
                                row(table, dict(found))
                except SQLAlchemyError as error:
                    state.gaps += 1
                    damage.said.append(str(getattr(error, "orig", error)).partition("\n")[0])
        finally:
            engine.dispose()
        return damage


@contextmanager
def _long_enough(file: Path) -> Iterator[Path]:
    """The file; where its end was cut off, a copy with zeros there: SQLite reads no shorter one."""
    with file.open("rb") as content:
        head = content.read(32)
    page = int.from_bytes(head[16:18], "big")
    wanted = int.from_bytes(head[28:32], "big") * (65536 if page == 1 else page)
    # A file that is being written to may say more than it has; what is missing is beside it.
    beside = file.with_name(f"{file.name}-wal")
    if file.stat().st_size >= wanted or beside.exists():
        yield file
        return
    with TemporaryDirectory(prefix="layline-") as folder:
        copy = Path(folder) / file.name
        shutil.copyfile(file, copy)
        os.truncate(copy, wanted)
        yield copy


class _SqliteReader:
    """One pass through a SQLite file."""

    def __init__(
        self,
        database: sqlite3.Connection,
        told: Told,
        row: Callable[[Table, Row], None] | None,
    ) -> None:
        self._database, self._told, self._row = database, told, row
        self._done = 0

    def look(self) -> Damage:
        try:
            self._check_revision()
            self._database.execute("BEGIN")
        except sqlite3.DatabaseError as error:
            raise BackupError("hopeless", why=str(error)) from None
        damage = Damage(self._integrity())
        for table in METADATA.sorted_tables:
            damage.tables[table.name] = self._read_table(table)
        for name, count in self._dangling():
            if name in damage.tables:
                damage.tables[name].dangling += count
        return damage

    def _check_revision(self) -> None:
        try:
            found = self._database.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError as error:
            if "no such table" in str(error):
                raise BackupError("outdated") from None
            raise
        if found is None or found[0].decode() != newest_revision():
            raise BackupError("outdated")

    def _integrity(self) -> list[str]:
        try:
            rows = self._database.execute("PRAGMA integrity_check(100)").fetchall()
        except sqlite3.DatabaseError as error:
            return [str(error)]
        lines = [line for (said,) in rows for line in said.decode("utf-8", "replace").splitlines()]
        return [] if lines == ["ok"] else lines[:_SHOWN]

    def _dangling(self) -> Iterator[tuple[str, int]]:
        try:
            rows = self._database.execute("PRAGMA foreign_key_check").fetchall()
        except sqlite3.DatabaseError:
            # The pages that would tell are broken, which was said already.
            return
        for name, count in Counter(row[0] for row in rows).items():
            yield name.decode(), count

    # Rows.

    def _read_table(self, table: Table) -> TableState:
        state = TableState(table.name)
        names = ", ".join(f'"{column.name}"' for column in table.columns)
        question = f'SELECT {names} FROM "{table.name}" WHERE rowid BETWEEN ? AND ?'
        tries, missing = 0, False
        waiting = [(1, _FIRST_STEP)]
        last = self._last_row(table)
        while waiting and tries < _MOST_TRIES:
            first, end = waiting.pop()
            try:
                rows = self._database.execute(question, (first, end)).fetchall()
            except sqlite3.DatabaseError:
                tries += 1
                if first < end:
                    half = (first + end) // 2
                    waiting += [(half + 1, end), (first, half)]
                elif not missing:
                    missing = True
                    state.gaps += 1
            else:
                missing = missing and not rows
                for values in rows:
                    self._take(table, state, values)
            if not waiting and end < last:
                waiting.append((end + 1, min(last, end + _FIRST_STEP)))
        if waiting:
            state.gaps += not missing
        return state

    def _last_row(self, table: Table) -> int:
        """The number of the last row, or more: rows are numbered as they come."""
        try:
            found = self._database.execute(f'SELECT max(rowid) FROM "{table.name}"').fetchone()
        except sqlite3.DatabaseError:
            pages = self._database.execute("PRAGMA page_count").fetchone()[0]
            return int(pages) * 64
        return int(found[0] or 0)

    def _take(self, table: Table, state: TableState, values: tuple[object, ...]) -> None:
        self._done += 1
        self._told(self._done)
        try:
            row = {
                column.name: _value(column, value)
                for column, value in zip(table.columns, values, strict=True)
            }
        except ValueError:
            state.bad_rows += 1
            return
        state.read += 1
        if self._row is not None:
            self._row(table, row)


def _value(column: Column[Any], value: object) -> object:
    """A value as its column has it; a ValueError if it cannot have been stored there."""
    if value is None:
        if not column.nullable:
            raise ValueError(f"{column.name}: nothing")
        return None
    kind = column.type
    if isinstance(kind, LargeBinary):
        wanted: object = value
    elif isinstance(kind, Boolean):
        wanted = {0: False, 1: True}[value] if value in (0, 1) else None
    elif isinstance(kind, Integer):
        wanted = value if isinstance(value, int) else None
    elif isinstance(kind, Float):
        wanted = float(value) if isinstance(value, int | float) else None
    else:
        wanted = value.decode() if isinstance(value, bytes) else None
        if isinstance(kind, JSON) and wanted is not None:
            wanted = json.loads(str(wanted))
    if wanted is None and not isinstance(kind, JSON):
        raise ValueError(f"{column.name}: {type(value).__name__}")
    return wanted


# Saving.


class Saved:
    """A new SQLite database, filled with whatever rows are given to it."""

    def __init__(self, file: Path) -> None:
        if file.exists():
            raise BackupError("exists", file=file)
        self.url = f"sqlite:///{file}"
        upgrade(self.url)
        self._engine = engine_of(self.url)
        self._database = self._engine.connect()
        # Rows may name others that were lost; that is mended when all are here.
        self._database.exec_driver_sql("COMMIT")
        self._database.exec_driver_sql("PRAGMA foreign_keys=OFF")
        self._database.exec_driver_sql("BEGIN IMMEDIATE")
        self._waiting: list[Row] = []
        self._table: Table | None = None
        self.counts: dict[str, int] = {table.name: 0 for table in METADATA.sorted_tables}

    def take(self, table: Table, row: Row) -> None:
        """Keep a row."""
        if table is not self._table or len(self._waiting) >= 500:
            self.flush()
            self._table = table
        self._waiting.append(row)

    def flush(self) -> None:
        """Write what was kept; of rows that are there twice, the first counts."""
        if self._table is not None and self._waiting:
            adding = insert(self._table).prefix_with("OR IGNORE")
            self._database.execute(adding, self._waiting)
            self._waiting = []

    @property
    def database(self) -> Connection:
        """The connection, for whoever mends what does not fit together."""
        self.flush()
        return self._database

    def close(self) -> Mapping[str, int]:
        """Store everything; how many rows there are, by table."""
        self.flush()
        left = self._database.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if left:
            raise RuntimeError(f"rows that name nothing were left: {left[:3]}")
        for table in METADATA.sorted_tables:
            counted = select(func.count()).select_from(table)
            self.counts[table.name] = self._database.execute(counted).scalar_one()
        self._database.commit()
        self.dispose()
        return self.counts

    def dispose(self) -> None:
        """Let go of it, whether it was stored or not."""
        self._database.close()
        self._engine.dispose()
