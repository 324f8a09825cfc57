"""`layline db`: the database of the service brought up to date, copied, moved, swept."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from rich.text import Text
from sqlalchemy import Connection, Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ...server.operations.settings import BadSettings, Settings, make_room, read_settings
from ...server.storage import backup
from ...server.storage.backup import BackupError, Counts
from ...server.storage.database import engine_of, upgrade
from ...server.tables import sweeping
from .. import terminal
from ..words import Words

T = TypeVar("T")


def upgrade_database(words: Words, settings: Path | None, **given: Any) -> int:
    """Bring the database to the newest version of its tables."""

    def work(found: Settings) -> str:
        bring_up_to_date(found)
        return words("db_upgraded", database=found.database_shown)

    return attempt(work, words, settings, **given)


def back_up_database(out: Path, words: Words, settings: Path | None, **given: Any) -> int:
    """Copy the database while it is in use: SQLite as a database, PostgreSQL as an export."""

    def work(found: Settings) -> str:
        if make_url(found.database).get_backend_name() == "sqlite":
            backup.back_up(found.database, out)
            return words("db_backed_up", path=out)
        counts = backup.export(found.database, out)
        return words("db_backed_up_as_export", path=out, what=_counted(counts, words))

    return attempt(work, words, settings, **given)


def export_database(out: Path, words: Words, settings: Path | None, **given: Any) -> int:
    """Write everything into a file that any database can take."""

    def work(found: Settings) -> str:
        counts = backup.export(found.database, out)
        return words("db_exported", path=out, what=_counted(counts, words))

    return attempt(work, words, settings, **given)


def import_database(source: Path, words: Words, settings: Path | None, **given: Any) -> int:
    """Read an export into an empty database."""

    def work(found: Settings) -> str:
        make_room(found.database)
        counts = backup.restore(found.database, source)
        return words("db_imported", path=source, what=_counted(counts, words))

    return attempt(work, words, settings, **given)


def sweep_database(dry: bool, words: Words, settings: Path | None, **given: Any) -> int:
    """Remove what has not been used for as long as the settings say, or only count it."""

    def work(found: Settings) -> str:
        bring_up_to_date(found)
        counts = swept(found, dry)
        kinds = [words(f"db_sweep_{kind}", n=n) for kind, n in counts.items() if n]
        said = words("db_would_go" if dry else "db_gone")
        return "\n".join([said, *kinds]) if kinds else words("db_nothing_goes")

    return attempt(work, words, settings, **given)


def swept(settings: Settings, dry: bool) -> dict[sweeping.Kind, int]:
    """How much was removed, by kind, or (dry) would be."""
    now = time.time()
    due = sweeping.Due.by(settings, now)
    engine = engine_of(settings.database)
    try:
        if dry:
            with engine.begin() as database:
                return sweeping.counted(database, due)
        writing = engine.execution_options(writes=True)
        removed: dict[sweeping.Kind, int] = {}
        for kind, before in due.before.items():
            removed[kind], after = 0, ""
            # A transaction for each portion: the service may be running.
            while True:
                with writing.begin() as database:
                    ids = sweeping.candidates(database, kind, before, after)
                    removed[kind] += sweeping.remove(database, kind, before, ids, now)
                if not ids:
                    break
                after = ids[-1]
            while _in_transaction(writing, sweeping.clear):
                continue
        while _in_transaction(writing, sweeping.strike_departed):
            continue
        return removed
    finally:
        engine.dispose()


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as database:
        return work(database)


def _counted(counts: Counts, words: Words) -> str:
    wanted = ("visitors", "tables", "entries")
    return words("db_counted", **{name: counts[name] for name in wanted})


# What serving needs as well.


def attempt(work: Callable[[Settings], str], words: Words, file: Path | None, **given: Any) -> int:
    """Do some work with the settings and say what came of it; the status."""
    try:
        settings = read_settings(file, **given)
    except BadSettings as mistakes:
        return complain(*mistakes.lines(words.lang))
    try:
        said = work(settings)
    except BackupError as error:
        return complain(error.message(words.lang))
    except (OSError, SQLAlchemyError) as error:
        return complain(unusable(settings, error, words))
    terminal.stdout().print(Text(said), soft_wrap=True)
    return 0


def bring_up_to_date(settings: Settings) -> None:
    """Make the database and its tables, or bring them to their newest version."""
    make_room(settings.database)
    upgrade(settings.database)


def complain(*lines: str) -> int:
    """Say what is wrong, one line each; the status of a command that was given wrong input."""
    for line in lines:
        print(f"layline: {line}", file=sys.stderr)
    return 2


def unusable(settings: Settings, error: Exception, words: Words) -> str:
    """Why the database cannot be used, in a line that does not tell its password."""
    why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
    return words("no_database", database=settings.database_shown, why=why)
