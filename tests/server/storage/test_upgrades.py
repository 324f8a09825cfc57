"""A database of every schema there was is upgraded, has all it had, and its race is played on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from starlette.responses import Response

from layline.server.storage import schema
from layline.server.storage.database import engine_of, newest_revision, revision_of, upgrade
from layline.server.tables.rescue import races_of
from layline.server.visitors.cookies import Cookies
from tests.server.conftest import NewDatabase
from tests.server.guest import Guest
from tests.server.service import Service
from tests.server.stored import stored_entries
from tools.old_databases import FOLDER, Rows, make_schema, read_rows, revisions, write_rows


def test_a_database_of_every_schema_is_kept() -> None:
    kept = sorted(path.stem for path in FOLDER.glob("*.sql"))
    assert kept == revisions(), "run: tools/old_databases.py"


@pytest.fixture(params=revisions())
def old(request: pytest.FixtureRequest, database: NewDatabase, tmp_path: Path) -> tuple[str, Rows]:
    """A database as it was at a revision, on each kind of database, and the rows in it."""
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as made:
        made.executescript((FOLDER / f"{request.param}.sql").read_text("utf-8"))
    url = f"sqlite:///{file}"
    rows = read_rows(url)
    other = database()
    if not other.startswith("sqlite"):
        make_schema(other, request.param)
        write_rows(other, rows)
        url = other
    engine = engine_of(url)
    with engine.connect() as connection:
        assert revision_of(connection) == request.param
    engine.dispose()
    return url, rows


def test_it_is_upgraded_and_nothing_is_lost(old: tuple[str, Rows]) -> None:
    url, before = old
    upgrade(url)
    engine = engine_of(url)
    with engine.connect() as connection:
        assert revision_of(connection) == newest_revision()
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.METADATA) == []
    engine.dispose()
    after = read_rows(url)
    assert set(after) == set(schema.METADATA.tables)
    for name, rows in before.items():
        assert len(rows) == len(after[name])
        for row in rows:
            assert any(row.items() <= now.items() for now in after[name]), (name, row)
    races = races_of(url, lambda done: None)
    assert races.tables == 2
    assert races.whole, races.troubles


def test_its_race_is_played_on(old: tuple[str, Rows], tmp_path: Path) -> None:
    url, rows = old
    (racing,) = [row["id"] for row in rows["tables"] if row["status"] == "racing"]
    (visitor,) = rows["visitors"]
    service = Service(url, tmp_path).start()
    guest = Guest(service.url)
    try:
        come_back(guest, rows["keys"][0]["value"], visitor)
        assert guest.me().visitor.name == "Old Salt"
        live = guest.live()
        known = live.watch(racing)
        before = stored_entries(url, racing)
        assert [entry.action for entry in known.entries] == [text for *_, text in before]
        assert [line.text for line in known.chat] == ["ahoy"]
        for _ in range(2):
            live.until(lambda: live.tables[racing].my_turn)
            live.must_play(racing, live.tables[racing].actions[0])
        assert stored_entries(url, racing)[: len(before)] == before
    finally:
        guest.close()
        service.close()
    assert "Traceback" not in service.log()


def come_back(guest: Guest, key: bytes, visitor: dict[str, object]) -> None:
    """Come as a visitor who was here before, with the cookie of that time."""
    cookies = Cookies(key, secure=False)
    reply = Response()
    cookies.write(reply, str(visitor["id"]), int(str(visitor["generation"])))
    value = reply.headers["set-cookie"].partition(";")[0].partition("=")[2]
    guest.http.cookies.clear()
    guest.http.cookies.set(cookies.name, value)
