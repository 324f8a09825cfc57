"""The settings of the service: from the command line, the environment, a file, or their defaults.

Each setting can be given as an option of `layline serve` (some of them), as an environment variable
(`LAYLINE_PORT=8080`) or in a file (`--settings layline.toml`, or a file of environment variables
whose name ends in `.env`); the first of these that has it counts. All are checked before anything
else happens, and every mistake is named in a line of its own.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..language import TEXTS

PREFIX = "LAYLINE_"


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('layline', appauthor=False) / 'layline.db'}"


def _database(text: str) -> str:
    try:
        url = make_url(text)
    except ArgumentError:
        raise ValueError("not a database address") from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        url = url.set(drivername="postgresql+psycopg")
    elif url.drivername != "sqlite" or url.database in (None, "", ":memory:"):
        raise ValueError("neither a SQLite file nor PostgreSQL")
    return url.render_as_string(hide_password=False)


def _host(text: str) -> str:
    # An address or a name; what it really is shows when the port is opened.
    if not re.fullmatch(r"[0-9A-Za-z.:_%-]{1,255}", text):
        raise ValueError("no host")
    return text


def _public_url(text: str | None) -> str | None:
    if not text:
        return None
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise ValueError("not a web address")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError("more than the address of a host")
    return f"{parts.scheme}://{parts.netloc}".lower()


def _token(text: str | None) -> str | None:
    if not text:
        return None
    # As much as can stand in a header; a short one could be guessed.
    if not re.fullmatch(r"[!-~]{16,200}", text):
        raise ValueError("no token")
    return text


def _listed(value: object) -> object:
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def _network(text: str) -> str:
    if text != "*":
        ip_network(text)
    return text


PerMinute = Annotated[int, Field(ge=0, le=1_000_000)]
Connections = Annotated[int, Field(ge=0, le=1_000_000)]
Seconds = Annotated[int, Field(ge=1, le=3600)]
Days = Annotated[int, Field(ge=0, le=36_500)]


class Settings(BaseSettings):
    """Everything that can be set."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True)

    # Where it listens. Nobody but this machine can connect unless told otherwise.
    host: Annotated[str, AfterValidator(_host)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    # The address at which people reach the service, when something stands in front of it.
    public_url: Annotated[str | None, AfterValidator(_public_url)] = None
    # Proxies in front of the service: they are trusted to say whom they forward for.
    trusted_proxies: Annotated[
        tuple[Annotated[str, AfterValidator(_network)], ...], NoDecode, BeforeValidator(_listed)
    ] = ("127.0.0.1", "::1")

    database: Annotated[str, AfterValidator(_database)] = Field(default_factory=default_database)
    # Processes that serve together at one address; more than one need PostgreSQL.
    workers: Annotated[int, Field(ge=1, le=64)] = 1

    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    # Who may read /metrics; with a token, whoever brings it and nobody else.
    metrics: Literal["loopback", "everyone", "off"] = "loopback"
    metrics_token: Annotated[str | None, AfterValidator(_token)] = None

    # Limits; 0 stands for none. Attempts are at passwords and one-time codes.
    requests_per_minute: PerMinute = 600
    address_requests_per_minute: PerMinute = 3000
    guests_per_minute: PerMinute = 60
    attempts_per_minute: PerMinute = 10
    # Over all live connections of a visitor, or of an address; a line of chat counts for several.
    messages_per_minute: PerMinute = 1200
    address_messages_per_minute: PerMinute = 6000
    # Live connections at the same time: a person may have six tabs on two devices, and some that
    # nobody has noticed yet to be dead; a school may have one address.
    connections_per_visitor: Connections = 24
    connections_per_address: Connections = 500
    # What may wait, in all, for live connections that do not read.
    unread_megabytes: Annotated[int, Field(ge=1, le=100_000)] = 64
    # Pictures, animations and pages made of replays.
    exports_per_minute: PerMinute = 12
    # Processor time for what takes long to work out: results, replays, proofs, films.
    work_seconds_per_minute: PerMinute = 30
    tables_per_visitor: Annotated[int, Field(ge=1, le=100_000)] = 50
    courses_per_visitor: Annotated[int, Field(ge=1, le=100_000)] = 100
    # Race records that a visitor may bring here; 0: nobody may bring any.
    records_per_visitor: Annotated[int, Field(ge=0, le=100_000)] = 100

    # How long a connection may keep us waiting: for the headers of a request, for its body, for its
    # next request, for it to read an answer, and for the answer to a ping on a live connection.
    header_seconds: Seconds = 15
    body_seconds: Seconds = 60
    idle_seconds: Seconds = 75
    send_seconds: Seconds = 60
    ping_seconds: Seconds = 20

    # After how many days without use things are removed; 0: never.
    keep_guests_days: Days = 90
    keep_empty_tables_days: Days = 30
    keep_unfinished_races_days: Days = 365
    keep_finished_races_days: Days = 0
    keep_records_days: Days = 365
    keep_courses_days: Days = 730

    # Whether missing boards of the rulebooks are written, once, in the background.
    write_boards: bool = True

    # "public": webhooks on the internet only; "any": also on this machine and its network.
    webhooks: Literal["off", "public", "any"] = "public"
    # The same for the push services that wake browsers, and how long we wait before we do.
    push: Literal["off", "public", "any"] = "public"
    push_wait_seconds: Annotated[int, Field(ge=0, le=3600)] = 20

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The command line, then the environment, then the file."""
        return init_settings, env_settings, dotenv_settings, TomlConfigSettingsSource(settings_cls)

    @property
    def secure(self) -> bool:
        """Whether people come over https, so that cookies must never travel otherwise."""
        return self.public_url is not None and self.public_url.startswith("https:")

    @property
    def address(self) -> str:
        """The address for people: the public one, else that of the port."""
        if self.public_url is not None:
            return self.public_url
        everywhere = self.host in ("0.0.0.0", "::")
        host = "localhost" if everywhere else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def database_shown(self) -> str:
        """The database without its password, to be printed and logged."""
        return make_url(self.database).render_as_string(hide_password=True)


def make_room(database: str) -> None:
    """Make the folder of a SQLite file; nothing for other databases."""
    url: URL = make_url(database)
    if url.drivername == "sqlite" and url.database:
        Path(url.database).parent.mkdir(0o700, parents=True, exist_ok=True)


# Reading them, and what may be wrong.


@dataclass(frozen=True)
class Mistake:
    """One thing wrong with a setting; `words` fill in its sentence."""

    sentence: str
    words: Mapping[str, object]

    def line(self, lang: str) -> str:
        """What is wrong, in a line."""
        return TEXTS.sentence(self.sentence, lang, **self.words)


class BadSettings(ValueError):
    """Settings that cannot be used, with every mistake in them."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("; ".join(self.lines("en")))

    def lines(self, lang: str) -> list[str]:
        """A line for each mistake."""
        return [mistake.line(lang) for mistake in self.mistakes]


def read_settings(file: Path | None = None, **given: Any) -> Settings:
    """The settings; `given` are those of the command line, None for one not given there."""
    given = {name: value for name, value in given.items() if value is not None}
    misspelt = _misspelt(os.environ)
    if misspelt:
        raise BadSettings(misspelt)
    try:
        settings = _settings_from(file)(**given)
    except ValidationError as error:
        raise BadSettings([_mistake(found) for found in error.errors()]) from None
    if settings.workers > 1 and make_url(settings.database).get_backend_name() == "sqlite":
        raise BadSettings([Mistake("settings.workers_of_sqlite", {"n": settings.workers})])
    return settings


def _settings_from(file: Path | None) -> type[Settings]:
    if file is None:
        return Settings
    try:
        text = file.read_text("utf-8")
        if file.suffix != ".env":
            tomllib.loads(text)
    except OSError as error:
        raise _unreadable(file, error.strerror or str(error)) from None
    except ValueError as error:
        raise _unreadable(file, str(error)) from None
    where = {"env_file": file} if file.suffix == ".env" else {"toml_file": file}

    class SettingsOfFile(Settings):
        model_config = SettingsConfigDict(**where)  # type: ignore[typeddict-item]

    return SettingsOfFile


def _unreadable(file: Path, why: str) -> BadSettings:
    return BadSettings([Mistake("settings.unreadable", {"file": file, "why": why})])


def _mistake(found: ErrorDetails) -> Mistake:
    name = str(found["loc"][0]) if found["loc"] else "?"
    if found["type"] == "extra_forbidden":
        return Mistake("settings.unknown", {"name": name.removeprefix(PREFIX.lower())})
    # A database address may hold a password, so it is not repeated; nor is a token.
    given = "" if name in ("database", "metrics_token") else f" ({found['input']!r})"
    sentence = f"settings.{name}"
    return Mistake(sentence, {"variable": PREFIX + name.upper(), "given": given})


def _misspelt(environment: Mapping[str, str]) -> list[Mistake]:
    """Variables that look like one of ours with a slip in its name."""
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    others = {"LAYLINE_CACHE", "LAYLINE_GAMES", "LAYLINE_TRACEBACK"}
    found = []
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known | others:
            near = get_close_matches(name, known, 1, 0.85)
            if near:
                words = {"name": name, "near": near[0]}
                found.append(Mistake("settings.misspelt", words))
    return found
