"""What can be seen from the machine of the service: database, files, clock, settings, package."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ... import __version__
from ...engine.machines.cache import cache_root
from ...engine.machines.machine import is_compiled
from ...games import games
from ...server.http.page import FOLDER as PAGE
from ...server.http.security import is_loopback
from ...server.learning.board_files import current_folder
from ...server.operations.settings import Settings
from ...server.storage import schema
from ...server.storage.database import engine_of, newest_revision, revision_of
from ...server.storage.private_files import COMPANIONS
from .findings import Finding, note, well, wrong

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_LITTLE, _TOO_LITTLE = 2_000, 200
"""Megabytes of free disk below which a host is told, and below which it is wrong."""
_CLOCKS_DIFFER = 5.0
"""Seconds by which clocks of machines that work together may differ."""


def examine_here(settings: Settings, file: Path | None) -> Iterator[Finding]:
    """Everything that can be looked at without asking the service."""
    yield well(
        "versions",
        layline=__version__,
        python=platform.python_version(),
        sqlite=sqlite3.sqlite_version,
    )
    yield from _settings(settings)
    yield from _settings_file(settings, file)
    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite":
        yield from _sqlite(Path(str(url.database)).absolute())
    else:
        yield from _postgres(settings)
    yield from _disk(cache_root())
    yield from _package(settings)


# Settings.


def _settings(settings: Settings) -> Iterator[Finding]:
    others = not is_loopback(settings.host)
    if settings.secure:
        yield well("https", url=settings.public_url)
    elif settings.public_url is not None or others:
        yield wrong("no_https", host=settings.public_url or settings.host)
    else:
        yield well("only_here", host=settings.host)
    if settings.metrics == "everyone":
        yield wrong("metrics_for_everyone")
    if "*" in settings.trusted_proxies:
        yield wrong("trusts_everybody")
    if settings.address_requests_per_minute == 0 or settings.requests_per_minute == 0:
        yield note("no_limits")
    if settings.webhooks == "any":
        yield note("webhooks_anywhere")


def _settings_file(settings: Settings, file: Path | None) -> Iterator[Finding]:
    """A file with a password in it is its owner's alone."""
    if file is None or os.name != "posix" or make_url(settings.database).password is None:
        return
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & stat.S_IRWXO:
        yield wrong("open_file", file=file, mode=f"{mode:o}")


# The database.


def _sqlite(file: Path) -> Iterator[Finding]:
    if not file.exists():
        folder = next(parent for parent in file.parents if parent.exists())
        if os.access(folder, os.W_OK):
            yield note("no_database_yet", file=file)
        else:
            yield wrong("folder_closed", folder=folder)
        return
    yield from _modes(file)
    yield from _disk(file.parent)
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file))}?mode=rw", uri=True)) as database:
            database.isolation_level = None
            revision = _sqlite_revision(database)
            yield _revision(revision)
            if revision == newest_revision():
                database.execute("BEGIN IMMEDIATE")
                database.execute("INSERT INTO keys (name, value) VALUES ('doctor', x'00')")
                database.execute("ROLLBACK")
                yield well("writable", database=file)
                newest = database.execute("SELECT max(touched) FROM tables").fetchone()[0]
                yield from _not_from_the_future(newest)
    except sqlite3.OperationalError as error:
        yield wrong("not_writable", database=file, why=error)
    except sqlite3.DatabaseError as error:
        yield wrong("damaged", database=file, why=error)


def _sqlite_revision(database: sqlite3.Connection) -> str | None:
    there = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    if database.execute(there).fetchone() is None:
        return None
    row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def _modes(file: Path) -> Iterator[Finding]:
    """Whether others may read the database, which holds the key of all cookies."""
    if os.name != "posix":
        return
    seen = [file.with_name(file.name + ending) for ending in COMPANIONS]
    open_to_others = [
        path for path in seen if path.exists() and stat.S_IMODE(path.stat().st_mode) & _OTHERS
    ]
    for path in open_to_others:
        yield wrong("open_file", file=path, mode=f"{stat.S_IMODE(path.stat().st_mode):o}")
    if file.parent.stat().st_mode & stat.S_IWOTH and not file.parent.stat().st_mode & stat.S_ISVTX:
        yield wrong("open_folder", folder=file.parent)
    elif not open_to_others:
        yield well("private", file=file)


def _postgres(settings: Settings) -> Iterator[Finding]:
    shown = settings.database_shown
    engine = engine_of(settings.database)
    try:
        with engine.connect() as database:
            server = database.execute(text("SHOW server_version")).scalar_one()
            yield well("postgres", database=shown, version=server)
            yield from _postgres_clock(database)
            revision = revision_of(database)
            yield _revision(revision)
            if revision == newest_revision():
                database.execute(insert(schema.keys), {"name": "doctor", "value": b"\0"})
                database.rollback()
                yield well("writable", database=shown)
                newest = database.execute(select(func.max(schema.tables.c.touched))).scalar()
                yield from _not_from_the_future(newest)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        yield wrong("not_writable", database=shown, why=why)
    finally:
        engine.dispose()


def _postgres_clock(database: Connection) -> Iterator[Finding]:
    theirs = database.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
    differs = abs(float(theirs) - time.time())
    if differs > _CLOCKS_DIFFER:
        yield wrong("clock_of_database", seconds=round(differs))
    else:
        yield well("clock", seconds=round(differs, 1))


def _revision(found: str | None) -> Finding:
    """Whether the tables are those of this Layline."""
    newest = newest_revision()
    if found == newest:
        return well("schema", revision=found)
    if found is None:
        return note("empty_database")
    return wrong("old_schema" if found < newest else "newer_schema", revision=found, newest=newest)


def _not_from_the_future(newest: float | None) -> Iterator[Finding]:
    """What was stored last must have been stored before now."""
    if newest is not None and newest > time.time() + _CLOCKS_DIFFER:
        yield wrong("clock_went_back", seconds=round(newest - time.time()))


# The machine and the package.


def _disk(folder: Path) -> Iterator[Finding]:
    there = next(parent for parent in (folder, *folder.parents) if parent.exists())
    free = shutil.disk_usage(there).free // 1_000_000
    say = wrong if free < _TOO_LITTLE else note if free < _LITTLE else None
    yield (
        well("disk", folder=there, free=free)
        if say is None
        else say("little_disk", folder=there, free=free)
    )


def _package(settings: Settings) -> Iterator[Finding]:
    if (PAGE / "index.html").is_file():
        yield well("page")
    else:
        yield wrong("no_page")
    missing = [game.name for game in games() if not is_compiled(game)]
    yield note("not_compiled", games=", ".join(missing)) if missing else well("compiled")
    if settings.write_boards and current_folder() is None:
        yield note("no_boards")
