"""Settings: from the command line, the environment or a file, each mistake reported in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from layline.engine.texts import LANGUAGES
from layline.server.language import TEXTS
from layline.server.operations.settings import BadSettings, Settings, make_room, read_settings


@pytest.fixture(autouse=True)
def clear_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"LAYLINE_{name.upper()}", raising=False)


def mistakes(file: Path | None = None, lang: str = "en", **given: object) -> list[str]:
    with pytest.raises(BadSettings) as caught:
        read_settings(file, **given)
    return caught.value.lines(lang)


def test_by_default_only_this_machine_can_connect() -> None:
    settings = read_settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.address == "http://127.0.0.1:8000"
    assert not settings.secure


def test_by_default_the_database_is_sqlite_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = read_settings()
    assert settings.database == f"sqlite:///{tmp_path}/layline/layline.db"
    make_room(settings.database)
    assert (tmp_path / "layline").is_dir()


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "layline.toml"
    file.write_text('port = 1\nhost = "localhost"\nlog_format = "json"\n')
    monkeypatch.setenv("LAYLINE_PORT", "2")
    monkeypatch.setenv("LAYLINE_HOST", "::1")
    settings = read_settings(file, port=3, host=None)
    assert (settings.port, settings.host, settings.log_format) == (3, "::1", "json")


def test_a_file_of_environment_variables_will_do(tmp_path: Path) -> None:
    file = tmp_path / "layline.env"
    file.write_text("LAYLINE_PORT=4321\nLAYLINE_TRUSTED_PROXIES=10.0.0.0/8, 192.168.0.1\n")
    settings = read_settings(file)
    assert settings.port == 4321
    assert settings.trusted_proxies == ("10.0.0.0/8", "192.168.0.1")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_is_reached_through_psycopg(scheme: str) -> None:
    settings = read_settings(database=f"{scheme}://me:tide@db/layline")
    assert settings.database == "postgresql+psycopg://me:tide@db/layline"
    assert "tide" not in settings.database_shown


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"port": "many"}, "port (LAYLINE_PORT): a whole number from 0 to 65535 ('many')"),
        ({"port": 70000}, "port (LAYLINE_PORT): a whole number from 0 to 65535 (70000)"),
        ({"host": "not a host"}, "host (LAYLINE_HOST): the name or address"),
        ({"public_url": "ftp://club.example"}, "public_url (LAYLINE_PUBLIC_URL): http://"),
        ({"public_url": "https://club.example/table"}, "public_url (LAYLINE_PUBLIC_URL)"),
        ({"database": "mysql://me:tide@db/x"}, "database (LAYLINE_DATABASE): sqlite:///FILE or"),
        ({"database": "sqlite://"}, "database (LAYLINE_DATABASE)"),
        ({"trusted_proxies": "nowhere"}, "trusted_proxies (LAYLINE_TRUSTED_PROXIES)"),
        ({"log_level": "loud"}, "log_level (LAYLINE_LOG_LEVEL): debug, info, warning or error"),
        ({"guests_per_minute": -1}, "guests_per_minute (LAYLINE_GUESTS_PER_MINUTE)"),
        ({"webhooks": "yes"}, "webhooks (LAYLINE_WEBHOOKS): off, public or any ('yes')"),
        ({"workers": 0}, "workers (LAYLINE_WORKERS): a whole number from 1 to 64 (0)"),
        ({"workers": 2, "database": "sqlite:///x.db"}, "workers: 2 processes cannot share"),
        ({"wind": "north"}, "wind: there is no such setting"),
    ],
)
def test_a_mistake_is_named_in_a_line(given: dict[str, Any], said: str) -> None:
    (line,) = mistakes(**given)
    assert line.startswith(said)
    assert "tide" not in line


def test_every_mistake_gets_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAYLINE_LOG_FORMAT", "xml")
    lines = mistakes(port=-1, metrics="me", lang="fr")
    assert [line.split()[0] for line in lines] == ["port", "log_format", "metrics"]
    assert all("(LAYLINE_" in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", Settings.model_fields)
def test_every_setting_can_be_complained_about(name: str, lang: str) -> None:
    words = {"variable": "V", "given": " (x)"}
    assert TEXTS.sentence(f"settings.{name}", lang, **words).startswith(f"{name} (V)")


def test_a_slip_in_the_name_of_a_variable_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAYLINE_PROT", "80")
    (line,) = mistakes()
    assert line == "LAYLINE_PROT: there is no such setting; did you mean LAYLINE_PORT?"


def test_an_unknown_name_in_a_file_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "layline.toml"
    file.write_text("prot = 80\n")
    assert mistakes(file) == ["prot: there is no such setting"]


@pytest.mark.parametrize("text", [None, "port = ", b"\xff"], ids=["missing", "broken", "bytes"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, text: str | bytes | None) -> None:
    file = tmp_path / "layline.toml"
    if isinstance(text, str):
        file.write_text(text)
    elif text is not None:
        file.write_bytes(text)
    (line,) = mistakes(file)
    assert line.startswith(f"settings file {file}: ")


def test_over_https_cookies_are_secure() -> None:
    assert read_settings(public_url="https://Club.example/").secure
    assert read_settings(public_url="https://Club.example/").address == "https://club.example"
    assert not read_settings(public_url="http://club.example").secure


@pytest.mark.parametrize(
    ("host", "address"),
    [("0.0.0.0", "http://localhost:9"), ("::1", "http://[::1]:9"), ("sea", "http://sea:9")],
)
def test_the_address_for_people_can_be_opened(host: str, address: str) -> None:
    assert read_settings(host=host, port=9).address == address


def test_a_token_that_could_be_guessed_is_refused_and_not_repeated() -> None:
    for token in ("short", "with spaces in between", "é" * 20):
        (line,) = mistakes(metrics_token=token)
        assert "LAYLINE_METRICS_TOKEN" in line
        assert token not in line
    assert read_settings(metrics_token="").metrics_token is None
