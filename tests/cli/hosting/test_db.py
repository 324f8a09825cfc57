"""`layline db`: upgraded, copied while in use, exported and imported whole or not at all."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from layline.server.storage import migrations
from layline.server.storage.database import engine_of, upgrade
from layline.server.storage.schema import METADATA
from tests.cli.conftest import Result, Run
from tests.server.postgres import Cluster

ROWS: dict[str, list[dict[str, Any]]] = {
    "keys": [{"name": "cookie", "value": b"\x00\xff key"}],
    "visitors": [
        {"id": "ada", "name": "Ada « l’île »", "lang": "fr", "generation": 2, "created": 1.25},
        {"id": "bo", "name": "Bo\N{SAILBOAT}", "lang": "en", "generation": 0, "created": 2.5},
    ],
    "codes": [{"code_hash": "c" * 64, "visitor": "bo", "expires": 3.5}],
    "tables": [
        {
            "id": "a" * 16,
            "game": "regatta",
            "rules_version": 1,
            "options": {"board": "quick", "same_tack": True, "players": 2},
            "secret": bytes(range(32)),
            "owner": "ada",
            "public": True,
            "pace": "calm",
            "status": "racing",
            "seq": 1200,
            "version": 3,
            "created": 4.0,
            "touched": 5.0,
            "start": {"wind": "N"},
            "given": 7,
        }
    ],
    "records": [
        {
            "id": "b" * 16,
            "visitor": "bo",
            "game": "regatta",
            "rules_version": 1,
            "record": {"format": "layline race 1", "actions": ["first A"]},
            "created": 7.0,
        }
    ],
    "courses": [
        {
            "id": "c" * 16,
            "game": "regatta",
            "rules_version": 1,
            "name": "Autour de l’île",
            "description": "",
            "draft": {"settings": {"board": "quick"}, "pieces": []},
            "owner": "ada",
            "created": 7.0,
            "changed": 8.0,
        }
    ],
    "learnt": [
        {"visitor": "ada", "game": "regatta", "kind": "puzzle", "item": "way-out", "at": 8.0}
    ],
    "crews": [{"table_id": "a" * 16, "visitor": "bo", "seat": "A", "n": 1}],
    "push_subscriptions": [
        {
            "id": "d" * 64,
            "visitor": "ada",
            "endpoint": "https://push.example/1",
            "p256dh": "BA",
            "auth": "AA",
            "created": 8.0,
        }
    ],
    "hidden": [{"visitor": "bo", "table_id": "a" * 16, "at": 8.5}],
    "crew_requests": [{"table_id": "a" * 16, "visitor": "ada", "seat": "B", "n": 0}],
    "seats": [{"table_id": "a" * 16, "seat": "A", "kind": "visitor", "visitor": "ada"}],
    "entries": [
        {"table_id": "a" * 16, "seq": n, "kind": "action", "seat": "A", "text": "leg NE", "at": n}
        for n in range(1, 1201)
    ],
    "chat": [
        {"table_id": "a" * 16, "n": 1, "visitor": "bo", "name": "Bo", "text": "ahoy\n!", "at": 6.0}
    ],
}


def filled(url: str) -> str:
    """A database with something in every table."""
    upgrade(url)
    engine = engine_of(url)
    with engine.begin() as database:
        for table in METADATA.sorted_tables:
            database.execute(insert(table), ROWS[table.name])
    engine.dispose()
    return url


def content(url: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    engine = engine_of(url)
    with engine.connect() as database:
        found = {
            table.name: sorted(
                [tuple(row) for row in database.execute(select(table))], key=lambda row: repr(row)
            )
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found


@pytest.fixture
def new_url(tmp_path: Path) -> Callable[[str], str]:
    return lambda name: f"sqlite:///{tmp_path / name}"


@pytest.fixture(scope="session")
def cluster() -> Any:
    found = Cluster()
    yield found
    found.close()


def test_every_table_is_tried() -> None:
    assert set(ROWS) == set(METADATA.tables)


def test_upgrade_makes_a_database_and_its_folder(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "layline.db"
    for _ in range(2):
        result = run("db", "upgrade", "--database", f"sqlite:///{file}")
        assert result.status == 0
        assert result.out == f"sqlite:///{file} is up to date.\n"
    assert set(content(f"sqlite:///{file}")) == set(METADATA.tables)


def test_a_backup_of_sqlite_is_a_database(run: Run, new_url: Any, tmp_path: Path) -> None:
    url = filled(new_url("one.db"))
    out = tmp_path / "copy.db"
    writer = sqlite3.connect(tmp_path / "one.db")
    writer.execute("BEGIN IMMEDIATE")
    result = run("db", "backup", out, "--database", url)
    writer.rollback()
    writer.close()
    assert result.status == 0, result.err
    assert content(f"sqlite:///{out}") == content(url)
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))


def test_an_export_is_imported_as_it_was(run: Run, new_url: Any, tmp_path: Path) -> None:
    url, other = filled(new_url("one.db")), new_url("two.db")
    out = tmp_path / "all.jsonl"
    result = run("db", "export", out, "--database", url)
    assert result.out == f"{out}: visitors 2, tables 1, moves 1200.\n"
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert run("db", "import", out, "--database", other).status == 0
    assert content(other) == content(url)


def test_from_sqlite_to_postgresql_and_back(
    run: Run, new_url: Any, tmp_path: Path, cluster: Cluster
) -> None:
    url, there, back = filled(new_url("one.db")), cluster.new_database(), new_url("back.db")
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    assert run("db", "export", first, "--database", url).status == 0
    assert run("db", "import", first, "--database", there).status == 0
    result = run("db", "backup", second, "--database", there)
    assert "PostgreSQL is backed up as an export" in result.out
    assert run("db", "import", second, "--database", back).status == 0
    assert content(back) == content(there) == content(url)


# What is refused, and leaves everything as it was.


def refused(result: Result) -> str:
    assert result.status == 2
    assert result.out == ""
    return result.complaint


def test_nothing_is_written_over(run: Run, new_url: Any, tmp_path: Path) -> None:
    url = filled(new_url("one.db"))
    out = tmp_path / "mine.txt"
    out.write_text("mine")
    for verb in ("backup", "export"):
        assert "will not be overwritten" in refused(run("db", verb, out, "--database", url))
    assert out.read_text() == "mine"


def test_only_an_empty_database_takes_an_import(run: Run, new_url: Any, tmp_path: Path) -> None:
    url = filled(new_url("one.db"))
    out = tmp_path / "all.jsonl"
    run("db", "export", out, "--database", url)
    before = content(url)
    said = refused(run("db", "import", out, "--database", url))
    assert "the database is not empty: there is something in keys" in said
    assert content(url) == before


def test_a_database_that_is_not_there_is_not_made(run: Run, new_url: Any, tmp_path: Path) -> None:
    for verb in ("backup", "export"):
        result = run("db", verb, tmp_path / "out", "--database", new_url("none.db"))
        assert "there is no database" in refused(result)
    assert list(tmp_path.iterdir()) == []


def test_an_older_database_is_to_be_upgraded_first(run: Run, new_url: Any, tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "old.db").close()
    result = run("db", "export", tmp_path / "out", "--database", new_url("old.db"))
    assert "layline db upgrade" in refused(result)


VERSIONS = Path(str(migrations.__file__)).parent / "versions"
REVISION = max(path.name.partition("_")[0] for path in VERSIONS.glob("0*.py"))
HEAD = {"layline": "export", "format": 1, "revision": REVISION}
KEY = {"table": "keys", "row": {"name": "cookie", "value": "AA=="}}
NONE = dict.fromkeys(METADATA.tables, 0)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([], "not an export from Layline"),
        ([{"hello": 1}], "not an export from Layline"),
        ([HEAD | {"format": 2}], "not an export from Layline"),
        ([HEAD | {"revision": "9999"}], "version 9999"),
        ([HEAD], "incomplete"),
        ([HEAD, KEY], "incomplete"),
        ([HEAD, KEY, {"end": NONE}], "incomplete"),
        ([HEAD, "text"], "line 2"),
        ([HEAD, {"table": "pirates", "row": {}}], "line 2"),
        ([HEAD, {"table": "keys", "row": {"name": "cookie"}}], "line 2"),
        ([HEAD, {"table": "keys", "row": {"name": "cookie", "value": "*"}}], "line 2"),
        ([HEAD, KEY, KEY], "lines 2 to 3"),
    ],
)
def test_a_broken_export_is_refused_whole(
    run: Run, new_url: Any, tmp_path: Path, lines: list[Any], said: str
) -> None:
    source = tmp_path / "broken.jsonl"
    source.write_text("".join(json.dumps(line) + "\n" for line in lines))
    url = new_url("empty.db")
    assert said in refused(run("db", "import", source, "--database", url))
    assert not any(content(url).values())


@pytest.mark.parametrize("raw", [b"{", b"\xff\xfe\x00", b"not json\n"])
def test_what_is_no_text_is_refused(run: Run, new_url: Any, tmp_path: Path, raw: bytes) -> None:
    source = tmp_path / "noise"
    source.write_bytes(raw)
    assert "export" in refused(run("db", "import", source, "--database", new_url("x.db")))


def test_complaints_are_made_in_french_too(run: Run, tmp_path: Path, new_url: Any) -> None:
    source = tmp_path / "none.jsonl"
    result = run("db", "import", source, "--database", new_url("x.db"), "--lang", "fr")
    assert "ne peut pas être lu" in refused(result)


def test_a_password_is_never_printed(run: Run) -> None:
    result = run("db", "upgrade", "--database", "postgresql://me:tide@127.0.0.1:1/none")
    assert "tide" not in refused(result)


def test_a_sweep_says_what_would_go_and_then_removes_it(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    filled(url)
    said = run("db", "sweep", "--dry-run", "--database", url, "--lang", "en")
    assert said.status == 0
    assert "would be removed" in said.out
    assert "races that nobody sails on: 1" in said.out
    assert "records nobody looks at: 1" in said.out
    french = run("db", "sweep", "--dry-run", "--database", url, "--lang", "fr")
    assert "courses que personne ne continue\u202f: 1" in french.out
    done = run("db", "sweep", "--database", url, "--lang", "en")
    assert done.status == 0
    assert done.out.startswith("Removed:")
    again = run("db", "sweep", "--dry-run", "--database", url, "--lang", "en")
    assert "Nothing is to be removed" in again.out
