"""Copies of the whole database: a backup of a SQLite file, and an export that any database takes.

An export is text, a JSON object a line: first what it is, then every row of every table in an order
in which they can be put back, finally how many there were of each. It holds everything, password
hashes and the secrets of tables included, so only its owner may read the file.
"""

from __future__ import annotations

import base64
import json
import os
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, Engine, LargeBinary, Table, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, StatementError

from ..language import TEXTS
from .database import engine_of, newest_revision, revision_of, upgrade
from .private_files import create
from .schema import METADATA

FORMAT = 1
_BATCH = 500

Row = dict[str, object]
Counts = dict[str, int]


class BackupError(ValueError):
    """A copy cannot be made or put back; the message says why, in any of our languages."""

    def __init__(self, kind: str, **words: object) -> None:
        self.kind, self.words = kind, words
        super().__init__(self.message("en"))

    def message(self, lang: str) -> str:
        """Why."""
        return TEXTS.sentence(f"backup.{self.kind}", lang, **self.words)


def back_up(url: str, file: Path) -> None:
    """Copy a SQLite database into a file while it is in use."""
    engine = _existing(url)
    try:
        with _written(file) as part, engine.connect() as database:
            target = sqlite3.connect(part)
            try:
                source: Any = database.connection.driver_connection
                source.backup(target)
                if target.execute("PRAGMA quick_check").fetchone() != ("ok",):
                    raise BackupError("damaged")
            finally:
                target.close()
    finally:
        engine.dispose()


def export(url: str, file: Path) -> Counts:
    """Write every row into a file, all as of one moment; how many there were, by table."""
    engine = _existing(url)
    try:
        with _written(file) as part, part.open("w", encoding="utf-8") as out:
            return _export(engine, out)
    finally:
        engine.dispose()


def restore(url: str, file: Path) -> Counts:
    """Read an export into an empty database, whole or not at all; how many rows, by table."""
    try:
        source = file.open(encoding="utf-8")
    except OSError as error:
        raise BackupError("unreadable", file=file, why=error.strerror) from None
    with source:
        upgrade(url)
        engine = engine_of(url)
        try:
            with engine.execution_options(writes=True).begin() as database:
                return _restore(database, source)
        finally:
            engine.dispose()


# Out.


def _export(engine: Engine, out: TextIO) -> Counts:
    counts: Counts = {}
    # One moment: PostgreSQL has to be asked for it, SQLite gives it to every transaction.
    snapshot = engine
    if engine.dialect.name == "postgresql":
        snapshot = engine.execution_options(isolation_level="REPEATABLE READ")
    with snapshot.begin() as database:
        revision = revision_of(database)
        if revision != newest_revision():
            raise BackupError("outdated")
        _write(out, {"layline": "export", "format": FORMAT, "revision": revision})
        for table in METADATA.sorted_tables:
            counts[table.name] = 0
            rows = database.execution_options(yield_per=_BATCH).execute(select(table))
            for row in rows.mappings():
                _write(out, {"table": table.name, "row": _plain(table, dict(row))})
                counts[table.name] += 1
        _write(out, {"end": counts})
    return counts


def _write(out: TextIO, line: Row) -> None:
    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def _plain(table: Table, row: Row) -> Row:
    """A row as JSON can hold it: bytes become text."""
    for name in _binary(table):
        value = row[name]
        if isinstance(value, bytes | memoryview):
            row[name] = base64.b64encode(value).decode()
    return row


# In.


def _restore(database: Connection, source: TextIO) -> Counts:
    for table in METADATA.sorted_tables:
        if database.execute(select(table).limit(1)).first() is not None:
            raise BackupError("not_empty", table=table.name)
    lines = _lines(source)
    head = next(lines, (0, {}))[1]
    if head.get("layline") != "export" or head.get("format") != FORMAT:
        raise BackupError("no_export")
    if head.get("revision") != newest_revision():
        raise BackupError("other_revision", theirs=head.get("revision"), ours=newest_revision())
    counts: Counter[str] = Counter({table.name: 0 for table in METADATA.sorted_tables})
    ended = None
    for name, found in groupby(lines, key=lambda line: line[1].get("table")):
        if name is None:
            ended = next(found)[1].get("end")
            break
        while batch := list(islice(found, _BATCH)):
            _put(database, str(name), batch)
            counts[str(name)] += len(batch)
    if ended is None or ended != counts:
        raise BackupError("cut_off")
    return dict(counts)


def _lines(source: TextIO) -> Iterator[tuple[int, Row]]:
    try:
        for number, text in enumerate(source, start=1):
            line = json.loads(text)
            if not isinstance(line, dict):
                raise BackupError("bad_line", number=number)
            yield number, line
    except UnicodeDecodeError:
        raise BackupError("no_export") from None
    except ValueError as error:
        if isinstance(error, BackupError):
            raise
        raise BackupError("bad_line", number=number) from None


def _put(database: Connection, name: str, batch: list[tuple[int, Row]]) -> None:
    first = batch[0][0]
    table = METADATA.tables.get(name)
    if table is None:
        raise BackupError("bad_line", number=first)
    rows = []
    for number, line in batch:
        row = line.get("row")
        if not isinstance(row, dict) or set(row) != set(table.columns.keys()):
            raise BackupError("bad_line", number=number)
        for column in _binary(table):
            row[column] = _bytes(row[column], number)
        rows.append(row)
    try:
        database.execute(insert(table), rows)
    except (IntegrityError, StatementError):
        raise BackupError("bad_rows", table=name, first=first, last=batch[-1][0]) from None


def _bytes(text: object, number: int) -> bytes | None:
    if text is None:
        return None
    if isinstance(text, str):
        with suppress(ValueError):
            return base64.b64decode(text, validate=True)
    raise BackupError("bad_line", number=number)


# What both need.


def _binary(table: Table) -> list[str]:
    return [column.name for column in table.columns if isinstance(column.type, LargeBinary)]


def _existing(url: str) -> Engine:
    """The engine of a database that is there; SQLite would make a new file without a word."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(str(parsed.database)).is_file():
        raise BackupError("no_database", file=parsed.database)
    return engine_of(url)


@contextmanager
def _written(file: Path) -> Iterator[Path]:
    """A path to write to; once all is there it becomes the file, which must not exist yet."""
    if file.exists():
        raise BackupError("exists", file=file)
    part = file.with_name(f"{file.name}.part")
    try:
        # Whatever lies there, left behind or put there by somebody else, may be readable by others.
        part.unlink(missing_ok=True)
        create(part)
    except OSError as error:
        raise BackupError("unwritable", file=file, why=error.strerror) from None
    try:
        yield part
        with part.open("rb") as content:
            os.fsync(content.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
