"""Keeps a database of every schema there ever was, for the tests to upgrade and play on.

    tools/old_databases.py

writes tests/server/storage/schemas/REVISION.sql for each revision that has none yet: a new
migration gets its database before it is released, and what was written never changes again. Each is
made by the real migrations up to its revision, and filled with races that a real service stored:
one that is over, one in which a visitor is to move.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, Table, insert, select

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "server" / "storage" / "schemas"
sys.path.insert(0, str(ROOT))

from layline.server.storage import migrations, schema  # noqa: E402
from layline.server.storage.database import engine_of  # noqa: E402

Rows = dict[str, list[dict[str, Any]]]


def revisions() -> list[str]:
    """Every revision of the schema, the oldest first."""
    versions = Path(str(migrations.__file__)).parent / "versions"
    return sorted(path.name.partition("_")[0] for path in versions.glob("[0-9]*.py"))


def make_schema(url: str, revision: str) -> None:
    """Bring an empty database to a revision, as a Layline of that time did."""
    engine = engine_of(url)
    config = Config()
    config.set_main_option("script_location", "layline.server.storage:migrations")
    try:
        with engine.execution_options(writes=True).begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    finally:
        engine.dispose()


def read_rows(url: str) -> Rows:
    """Every row of a database, with the columns that it has, as Python sees them today."""
    engine = engine_of(url)
    try:
        with engine.connect() as database:
            return {
                name: [dict(row) for row in database.execute(select(table)).mappings()]
                for name, table in _known(engine)
            }
    finally:
        engine.dispose()


def write_rows(url: str, rows: Rows) -> None:
    """Put rows into a database, as far as it has tables and columns for them."""
    engine = engine_of(url)
    try:
        with engine.execution_options(writes=True).begin() as database:
            for name, table in _known(engine):
                columns = set(table.columns.keys())
                kept = [
                    {key: value for key, value in row.items() if key in columns}
                    for row in rows.get(name, ())
                ]
                if kept:
                    database.execute(insert(table), kept)
    finally:
        engine.dispose()


def _known(engine: Any) -> list[tuple[str, Table]]:
    """The tables of a database in an order in which they can be filled, with today's types."""
    there = MetaData()
    there.reflect(engine)
    found = []
    for table in schema.METADATA.sorted_tables:
        if table.name in there.tables:
            names = there.tables[table.name].columns.keys()
            columns = [column._copy() for column in table.columns if column.name in names]
            found.append((table.name, Table(table.name, MetaData(), *columns)))
    return found


def played(folder: Path) -> Rows:
    """The rows of races that a service of today stored."""
    from tests.server.guest import Guest, bot, me
    from tests.server.service import Service, waited_for
    from tests.server.stored import stored_row

    service = Service(f"sqlite:///{folder / 'played.db'}", folder).start()
    try:
        guest = Guest(service.url)
        guest.change(name="Old Salt", password="a rather good password")
        over = guest.open_table(me(), bot(), stop_after="winner").id
        guest.stand_in(over, "A", "greedy")
        racing = guest.open_table(me(), bot()).id
        live = guest.live()
        live.watch(racing)
        for _ in range(3):
            live.until(lambda: live.tables[racing].my_turn)
            live.must_play(racing, live.tables[racing].actions[0])
        live.until(lambda: live.tables[racing].my_turn)
        live.say(racing, "ahoy")
        waited_for(lambda: stored_row(service.database, over).status == "over")
        guest.close()
        service.stop()
        return read_rows(service.database)
    finally:
        service.close()


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    missing = [one for one in revisions() if not (FOLDER / f"{one}.sql").exists()]
    with tempfile.TemporaryDirectory() as made:
        rows = played(Path(made)) if missing else {}
        for revision in missing:
            file = Path(made) / f"{revision}.db"
            url = f"sqlite:///{file}"
            make_schema(url, revision)
            write_rows(url, rows)
            with closing(sqlite3.connect(file)) as database:
                lines = "\n".join(database.iterdump()) + "\n"
            (FOLDER / f"{revision}.sql").write_text(lines, "utf-8")
            print(f"{revision}.sql: {len(lines):,} bytes")


if __name__ == "__main__":
    main()
