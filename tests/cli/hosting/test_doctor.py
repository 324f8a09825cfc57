"""`layline doctor`: what it says of deployments that are well, and of those that are not."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from layline.cli.words import SAID
from layline.server.operations.settings import Settings
from layline.server.storage.database import upgrade
from tests.cli.conftest import Run
from tests.deploy.nginx import Nginx
from tests.server.ports import free_port
from tests.server.service import GENEROUS, Service
from tools.old_databases import make_schema


@pytest.fixture(autouse=True)
def clear_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"LAYLINE_{name.upper()}", raising=False)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database as it should be."""
    made = f"sqlite:///{tmp_path / 'layline.db'}"
    upgrade(made)
    return made


def found(run: Run, *args: object) -> dict[str, dict[str, Any]]:
    """What the doctor finds, by name; the status must agree."""
    result = run("doctor", "--json", *args)
    said = json.loads(result.out)
    findings = {one["what"]: one for one in said["findings"]}
    ill = any(one["level"] == "wrong" for one in findings.values())
    assert (result.status, said["well"]) == ((1, False) if ill else (0, True))
    for one in findings.values():
        assert one["text"]
        if one["level"] == "wrong":
            assert one["do"], one
    return findings


def wrong(findings: dict[str, dict[str, Any]]) -> set[str]:
    return {what for what, one in findings.items() if one["level"] == "wrong"}


# Here.


def test_a_good_deployment_is_well_and_said_so_in_plain_words(run: Run, url: str) -> None:
    findings = found(run, "--database", url)
    assert not wrong(findings)
    assert {"versions", "only_here", "private", "schema", "writable", "disk"} <= set(findings)
    result = run("doctor", "--database", url)
    assert result.out.endswith("Nothing is wrong.\n")
    assert run("doctor", "--database", url, "--lang", "fr").out.endswith("Tout va bien.\n")


def test_it_changes_nothing(run: Run, url: str, tmp_path: Path) -> None:
    file = tmp_path / "layline.db"
    file.chmod(0o644)
    with closing(sqlite3.connect(file)) as database:
        before = list(database.iterdump())
        assert "open_file" in wrong(found(run, "--database", url))
        assert list(database.iterdump()) == before
    assert file.stat().st_mode & 0o777 == 0o644
    assert "no_database_yet" in found(run, "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert not (tmp_path / "none.db").exists()


def test_files_and_folders_that_others_can_use_are_named(
    run: Run, url: str, tmp_path: Path
) -> None:
    (tmp_path / "layline.db").chmod(0o640)
    tmp_path.chmod(0o777)
    findings = found(run, "--database", url)
    assert {"open_file", "open_folder"} <= wrong(findings)
    assert findings["open_file"]["do"] == f"chmod 600 {tmp_path / 'layline.db'}"


def test_an_older_and_a_newer_database_are_told_apart(run: Run, tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path / 'old.db'}"
    make_schema(old, "0003")
    assert wrong(found(run, "--database", old)) == {"old_schema"}
    with closing(sqlite3.connect(tmp_path / "old.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert wrong(found(run, "--database", old)) == {"newer_schema"}


def test_a_database_that_is_damaged_locked_or_not_there_is_said(
    run: Run, url: str, tmp_path: Path
) -> None:
    noise = tmp_path / "noise.db"
    noise.write_bytes(b"no database" * 1000)
    noise.chmod(0o600)
    assert wrong(found(run, "--database", f"sqlite:///{noise}")) == {"damaged"}
    away = found(run, "--database", "postgresql://me:tide@127.0.0.1:1/none")
    assert wrong(away) == {"not_writable"}
    assert "tide" not in json.dumps(away)
    with closing(sqlite3.connect(tmp_path / "layline.db", isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        assert wrong(found(run, "--database", url)) == {"not_writable"}


def test_a_clock_that_went_back_is_noticed(run: Run, url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "layline.db")) as database:
        database.execute("PRAGMA foreign_keys=OFF")
        database.execute(
            "INSERT INTO tables (id, game, rules_version, options, secret, owner, public, pace,"
            " status, seq, version, created, touched)"
            " VALUES ('a', 'regatta', 1, '{}', x'00', 'b', 0, 'calm', 'open', 0, 0, 0, ?)",
            [time.time() + 3600],
        )
        database.commit()
    assert wrong(found(run, "--database", url)) == {"clock_went_back"}


@pytest.mark.parametrize(
    ("settings", "what", "level"),
    [
        ({"METRICS": "everyone"}, "metrics_for_everyone", "wrong"),
        ({"TRUSTED_PROXIES": "*"}, "trusts_everybody", "wrong"),
        ({"HOST": "0.0.0.0"}, "no_https", "wrong"),
        ({"PUBLIC_URL": "http://table.example"}, "no_https", "wrong"),
        ({"HOST": "0.0.0.0", "PUBLIC_URL": "https://table.example"}, "https", "well"),
        ({"REQUESTS_PER_MINUTE": "0"}, "no_limits", "note"),
        ({"WEBHOOKS": "any"}, "webhooks_anywhere", "note"),
    ],
)
def test_dangerous_settings_are_named(
    run: Run,
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, str],
    what: str,
    level: str,
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(f"LAYLINE_{name}", value)
    assert found(run, "--database", url)[what]["level"] == level


def test_a_settings_file_with_a_password_is_its_owners(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "layline.toml"
    file.write_text('database = "postgresql://me:tide@127.0.0.1:1/none"\n')
    file.chmod(0o644)
    findings = found(run, "--settings", file)
    assert "open_file" in wrong(findings)
    assert "tide" not in json.dumps(findings)
    file.chmod(0o600)
    assert "open_file" not in found(run, "--settings", file)


def test_postgresql_is_examined_too(run: Run, new_postgres: Callable[[], str]) -> None:
    made = new_postgres()
    assert "empty_database" in found(run, "--database", made)
    upgrade(made)
    findings = found(run, "--database", made)
    assert not wrong(findings)
    assert {"postgres", "clock", "schema", "writable"} <= set(findings)


# From outside.


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that believes proxies on this machine, and knows its public address."""
    folder = tmp_path_factory.mktemp("examined")
    settings = GENEROUS | {"LAYLINE_PUBLIC_URL": "https://127.0.0.1"}
    made = Service(f"sqlite:///{folder / 'layline.db'}", folder, settings).start()
    yield made
    made.close()


Front = Callable[..., str]


@pytest.fixture
def front(service: Service, monkeypatch: pytest.MonkeyPatch) -> Iterator[Front]:
    """A function that puts our sample for nginx in front of the service, changed as wanted."""
    started: list[Nginx] = []

    def put(changed: dict[str, str] | None = None, port: int = service.port) -> str:
        nginx = Nginx(port, changed)
        started.append(nginx)
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.folder / "fullchain.pem"))
        return nginx.start().url

    yield put
    for nginx in started:
        nginx.close()


def test_behind_our_sample_all_is_well(run: Run, url: str, front: Front) -> None:
    findings = found(run, "--database", url, "--url", front())
    assert not wrong(findings)
    assert {"reachable", "clock", "address_seen", "metrics_closed", "live"} <= set(findings)


FORWARDED = "proxy_set_header X-Forwarded-For $remote_addr;"


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({FORWARDED: ""}, "forged_address"),
        (
            {FORWARDED: 'proxy_set_header X-Forwarded-For "";'},
            "address_not_told",
        ),
        ({"proxy_set_header X-Forwarded-Proto $scheme;": ""}, "https_not_seen"),
        ({"proxy_set_header Upgrade $http_upgrade;": ""}, "no_live"),
        (
            {"gzip off;": "gzip off; proxy_hide_header Strict-Transport-Security;"},
            "public_url_missing",
        ),
        (
            {"gzip off;": "gzip off; proxy_hide_header Content-Security-Policy;"},
            "headers_lost",
        ),
    ],
)
def test_what_a_proxy_does_wrong_is_named(
    run: Run, url: str, front: Front, changed: dict[str, str], what: str
) -> None:
    assert what in wrong(found(run, "--database", url, "--url", front(changed)))


def test_metrics_that_everybody_may_read_are_named(
    run: Run, url: str, front: Front, tmp_path: Path
) -> None:
    settings = GENEROUS | {"LAYLINE_METRICS": "everyone"}
    service = Service(f"sqlite:///{tmp_path / 'other.db'}", tmp_path, settings).start()
    changed = {"location = /metrics": "location = /elsewhere"}
    try:
        findings = found(run, "--database", url, "--url", front(changed, service.port))
    finally:
        service.close()
    assert "metrics_outside" in wrong(findings)


def test_a_proxy_that_is_not_trusted_is_named(
    run: Run, url: str, front: Front, tmp_path: Path
) -> None:
    settings = GENEROUS | {"LAYLINE_TRUSTED_PROXIES": "192.0.2.1"}
    service = Service(f"sqlite:///{tmp_path / 'other.db'}", tmp_path, settings).start()
    try:
        findings = found(run, "--database", url, "--url", front(port=service.port))
    finally:
        service.close()
    assert "proxy_not_trusted" in wrong(findings)
    assert "127.0.0.1" in findings["proxy_not_trusted"]["do"]


def test_a_proxy_without_a_service_and_nobody_at_all(run: Run, url: str, front: Front) -> None:
    gone = free_port()
    assert wrong(found(run, "--database", url, "--url", front(port=gone))) == {"ill"}
    nowhere = f"http://127.0.0.1:{gone}"
    assert wrong(found(run, "--database", url, "--url", nowhere)) == {"unreachable"}


def test_the_service_itself_can_be_asked(run: Run, url: str, service: Service) -> None:
    findings = found(run, "--database", url, "--url", service.url)
    assert not wrong(findings)
    assert {"reachable", "no_proxy_asked", "live"} <= set(findings)


def test_an_address_that_is_none_is_refused(run: Run, url: str) -> None:
    result = run("doctor", "--database", url, "--url", "table.example")
    assert result.status == 2
    assert "--url" in result.complaint


def test_whatever_is_wrong_comes_with_what_to_do() -> None:
    source = Path(__file__).parents[3] / "src" / "layline" / "cli" / "hosting"
    for file in ("examine_here.py", "examine_url.py"):
        text = (source / file).read_text("utf-8")
        for line in text.split("wrong(")[1:]:
            name = line.strip().partition('"')[2].partition('"')[0]
            assert f"doctor.{name}.do" in SAID, name
