"""`layline serve`: where it listens, and what is said when it cannot."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import layline

from .conftest import Run


@contextmanager
def serving(tmp_path: Path, *args: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """A service in a process of its own, on a port the system chooses."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("LAYLINE_")}
    database = f"sqlite:///{tmp_path / 'layline.db'}"
    command = [sys.executable, "-m", "layline", "serve", "--port", "0", "--database", database]
    env |= {"LANG": "en_GB.UTF-8", "LAYLINE_WRITE_BOARDS": "false", **settings}
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, *args], stdout=subprocess.PIPE, stderr=log, text=True, env=env
        )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path, sign: signal.Signals) -> None:
    with serving(tmp_path) as process:
        line = first_line(process)
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address is not None
        health = httpx.get(f"{address[0]}/healthz", trust_env=False).json()
        assert (health["status"], health["version"]) == ("ok", layline.__version__)
        assert (health["worker"], health["unreadable_tables"]) == (1, 0)
        process.send_signal(sign)
        assert process.wait(30) == 0
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log
    assert "stopped" in log


def test_the_log_can_be_json_knows_each_request_and_tells_no_secret(tmp_path: Path) -> None:
    secret = {"cookie": "layline=tide"}
    with serving(tmp_path, LAYLINE_LOG_FORMAT="json", LAYLINE_LOG_LEVEL="debug") as process:
        address = first_line(process).split("Open ")[1].split()[0]
        path = f"{address}/api/games/regatta?secret=tide"
        reply = httpx.get(path, headers=secret, trust_env=False)
        live = f"{address.replace('http', 'ws')}/api/live?secret=tide"
        with suppress(InvalidStatus), connect(live, additional_headers=secret, proxy=None):
            pass
        process.send_signal(signal.SIGTERM)
        process.wait(30)
    lines = (tmp_path / "log").read_text().splitlines()
    (line,) = [found for found in map(json.loads, lines) if found.get("path")]
    assert line["path"] == "/api/games/regatta"
    assert line["status"] == 200
    assert line["request"] == reply.headers["x-request-id"]
    assert "tide" not in "".join(lines)


def test_who_opens_it_to_others_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", "--lang", "fr") as process:
        assert "http://localhost:" in first_line(process)
        assert "D’autres machines" in first_line(process)


def test_a_port_in_use_is_said_in_a_line(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert result.status == 2
    assert result.complaint == (
        f"layline: port {port} of 127.0.0.1 is in use; choose another with --port"
    )


def test_a_host_that_is_not_this_machine_is_said_in_a_line(run: Run, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    result = run("serve", "--host", "192.0.2.1", "--database", database)
    assert result.status == 2
    assert "cannot listen on port 8000 of 192.0.2.1" in result.complaint


def test_wrong_settings_are_said_a_line_each(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAYLINE_LOG_LEVEL", "loud")
    result = run("serve", "--port", "many", "--database", "nowhere")
    assert result.status == 2
    lines = result.err.splitlines()
    assert [line.split()[1] for line in lines] == ["port", "database", "log_level"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "2 processes cannot share a SQLite"), ("fr", "2 processus ne peuvent pas partager")],
)
def test_several_workers_need_postgresql(run: Run, tmp_path: Path, lang: str, said: str) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    result = run("serve", "--workers", 2, "--database", database, "--lang", lang)
    assert result.status == 2
    assert said in result.complaint
    assert not (tmp_path / "x.db").exists()


def test_a_database_that_cannot_be_opened_is_said_in_a_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    database = f"sqlite:///{tmp_path / 'file' / 'layline.db'}"
    result = run("serve", "--database", database)
    assert result.status == 2
    assert f"the database {database} cannot be used" in result.complaint


def test_a_file_that_is_no_database_is_said_in_a_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database, " * 100)
    result = run("serve", "--database", f"sqlite:///{tmp_path / 'file'}")
    assert result.status == 2
    assert "cannot be used" in result.complaint


def test_whoever_sits_at_the_terminal_is_told_in_her_language_what_is_made_beside(
    tmp_path: Path,
) -> None:
    """On a machine where nothing was compiled yet; Ctrl+C ends it all."""
    ours, theirs = pty.openpty()
    env = {name: value for name, value in os.environ.items() if not name.startswith("LAYLINE_")}
    env |= {"LAYLINE_CACHE": str(tmp_path / "cache"), "TERM": "dumb", "COLUMNS": "200"}
    database = f"sqlite:///{tmp_path / 'layline.db'}"
    command = [sys.executable, "-m", "layline", "serve", "--port", "0", "--database", database]
    process = subprocess.Popen([*command, "--lang", "fr"], stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    said = ""
    with os.fdopen(ours, "rb", buffering=0) as terminal:
        while "Layline est prêt" not in said or "règles sont compilées" not in said:
            said += terminal.read(1000).decode("utf-8", "replace")
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    assert "La Petite Régate, Race the Wind, Regatta" in said
    assert "Traceback" not in said
