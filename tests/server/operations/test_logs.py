"""The log holds nothing that people stored, and nothing that steers a terminal or forges a line."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import structlog
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError

from layline.server.operations.error_texts import message_of, traceback_of
from layline.server.operations.logs import set_up_logs
from layline.server.operations.settings import Settings
from layline.server.storage import schema
from layline.server.storage.database import engine_of, upgrade
from tests.server.conftest import NewDatabase, NewGuest, NewService
from tests.server.guest import link, me
from tests.server.service import GENEROUS, waited_for
from tests.server.stored import opened

FORMATS = ["text", "json"]
PILE = ["G15", "R15H", "B", "B", "B", "R30", "G30"]
BOAT = {"heading": 0, "started": True, "laid": 6}
POSITION = {
    "boats": {"A": {"at": "650000,500000", **BOAT}, "B": {"at": "1000000,400000", **BOAT}},
    "hands": {"A": ["R45", "G60", "B", "J30", "R60"], "B": ["R45", "G45", "B", "B", "J30"]},
    "deck": PILE,
}


@pytest.mark.parametrize("log_format", FORMATS)
def test_what_a_failing_query_was_to_store_is_not_logged(
    new_service: NewService, guests: NewGuest, log_format: str
) -> None:
    service = new_service({**GENEROUS, "LAYLINE_LOG_FORMAT": log_format})
    guest, friend = guests(service), guests(service)
    table = guest.open_table(me(), link(), game="petite-regate").id
    with opened(service.database) as database:
        database.execute(text("ALTER TABLE entries RENAME COLUMN move_id TO misplaced"))
        database.execute(text("ALTER TABLE tables RENAME COLUMN start TO mislaid"))
    # The race begins, and the pile is shuffled; but that cannot be stored.
    friend.answer("POST", f"/api/tables/{table}/join")
    wish = {"game": "petite-regate", "seats": [me(), link()], "start": {"position": POSITION}}
    reply = guest.answer("POST", "/api/tables", wish)
    assert reply.status_code in (500, 503)
    waited_for(lambda: "misplaced" in service.log() or "move_id" in service.log())
    waited_for(lambda: "mislaid" in service.log() or "start" in service.log())
    assert "Traceback" in service.log() or "does not answer" in service.log()
    assert "shuffle " not in service.log()
    assert "R15H" not in service.log()
    assert "[parameters:" not in service.log()


@pytest.mark.parametrize("log_format", FORMATS)
def test_a_path_neither_forges_a_line_nor_steers_a_terminal(
    new_sqlite_service: NewService, log_format: str
) -> None:
    service = new_sqlite_service({**GENEROUS, "LAYLINE_LOG_FORMAT": log_format})
    evil = "%1b[31m%0d%0aforged%c2%9b2J%e2%80%ae%e2%80%a8end"
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        for path in (f"/api/{evil}", f"/{evil}", f"/api/games/{evil}", "/api/%1b[31mforged"):
            browser.get(path)
        browser.get("/api/games", headers={"x-forwarded-for": "1.2.3.4\x1b[31m"})
    waited_for(lambda: service.log().count("forged") >= 4)
    written = service.log()
    assert not any(line.startswith("forged") for line in written.splitlines())
    for sign in "\x1b\r\u009b\u202e\u2028":
        assert sign not in written


@pytest.fixture
def logs() -> Iterator[None]:
    """What a test sets up is undone."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("layline").setLevel(logging.NOTSET)
    structlog.reset_defaults()


@pytest.mark.parametrize("log_format", FORMATS)
@pytest.mark.usefixtures("logs")
def test_an_error_is_logged_with_its_causes_and_without_local_variables(log_format: str) -> None:
    stream = io.StringIO()
    set_up_logs(Settings(log_format=log_format), stream)  # type: ignore[arg-type]

    def fail(pile: list[str]) -> None:
        try:
            raise KeyError("first\nforged")
        except KeyError as error:
            raise ValueError("second") from error

    try:
        fail(PILE)
    except ValueError:
        structlog.get_logger("layline.test").exception("it failed", table="a\x1bb")
        logging.getLogger("uvicorn.error").exception("a library failed")
    written = stream.getvalue()
    assert written.count("Traceback") == 4
    assert "direct cause" in written
    assert "ValueError: second" in written
    assert "R15H" not in written
    assert "\x1b" not in written
    if log_format == "json":
        first, _ = map(json.loads, written.splitlines())
        assert first["event"] == "it failed"
        assert "KeyError" in first["exception"]
    else:
        assert not any(line.startswith("forged") for line in written.splitlines())


def test_what_a_database_quotes_is_left_out(database: NewDatabase) -> None:
    url = database()
    upgrade(url)
    engine = engine_of(url)
    try:
        row = {"id": "a" * 26, "name": None, "password_hash": "a hash", "created": 1.0}
        with pytest.raises(IntegrityError) as caught, engine.begin() as connection:
            connection.execute(insert(schema.visitors).values(**row, generation=0, lang="en"))
    finally:
        engine.dispose()
    for said in (message_of(caught.value), traceback_of(caught.value)):
        assert "a hash" not in said
        assert "name" in said, "which column it was may be said"
        assert "INSERT INTO visitors" in said


def test_what_sqlite_cannot_decode_is_left_out(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "x.db")) as database:
        with pytest.raises(sqlite3.OperationalError) as caught:
            database.execute("SELECT CAST(x'6869646465ff' AS TEXT) AS pile").fetchall()
        assert "hidde" in str(caught.value), "it is quoted"
        assert message_of(caught.value) == "Could not decode to UTF-8 column 'pile'"


def test_what_does_not_fit_a_model_is_left_out() -> None:
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(dict[str, int]).validate_python({"deck": PILE})
    assert "R15H" in str(caught.value)
    assert "deck" in message_of(caught.value)
    assert "R15H" not in message_of(caught.value)
