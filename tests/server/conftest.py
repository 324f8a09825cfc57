"""What the tests of the service share: databases, running servers and visitors."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.duel import Duel
from tests.server.guest import Guest
from tests.server.postgres import Cluster
from tests.server.service import Service

NewDatabase = Callable[[], str]
NewService = Callable[..., Service]
NewGuest = Callable[..., Guest]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this worker. Where none is installed, they fail."""
    cluster = Cluster()
    yield cluster
    cluster.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each kind of database in turn, or those that the file of a test names in `DATABASES`."""
    chosen = metafunc.definition.iter_markers("parametrize")
    if "database" in metafunc.fixturenames and all(mark.args[0] != "database" for mark in chosen):
        kinds = getattr(metafunc.module, "DATABASES", ("sqlite", "postgres"))
        metafunc.parametrize("database", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    """Each kind of database in turn: a function that makes an empty one and gives its address.

    A file may do with one of them where nothing in it is about what is stored: `DATABASES` in it
    says which, and why.
    """
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        return cluster.new_database
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('database') / 'layline.db'}"


@pytest.fixture(scope="session")
def shared_service(
    database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Service]:
    """One server for all tests that leave it as it is."""
    service = Service(database(), tmp_path_factory.mktemp("service")).start()
    yield service
    service.close()


@pytest.fixture
def service(shared_service: Service) -> Iterator[Service]:
    """The shared server; no test may make it stumble."""
    before = len(shared_service.log())
    yield shared_service
    assert shared_service.running
    assert "Traceback" not in shared_service.log()[before:]


@pytest.fixture
def new_service(database: NewDatabase, tmp_path: Path) -> Iterator[NewService]:
    """A function that starts a server of the test's own, with settings of its own."""
    yield from starting(database, tmp_path)


@pytest.fixture
def new_sqlite_service(tmp_path: Path) -> Iterator[NewService]:
    """The same for what has nothing to do with the kind of database."""
    yield from starting(lambda: f"sqlite:///{tmp_path / 'layline.db'}", tmp_path)


def starting(database: NewDatabase, folder: Path) -> Iterator[NewService]:
    """Start servers when asked to, and end them all."""
    started: list[Service] = []

    def start(settings: dict[str, str] | None = None) -> Service:
        service = Service(database(), folder, settings)
        started.append(service)
        return service.start()

    yield start
    for service in started:
        service.close()


@pytest.fixture
def guests() -> Iterator[NewGuest]:
    """A function that brings a new visitor to a server."""
    came: list[Guest] = []

    def come(service: Service, lang: str = "en") -> Guest:
        guest = Guest(service.url, lang)
        came.append(guest)
        return guest

    yield come
    for guest in came:
        guest.close()


@pytest.fixture
def guest(service: Service, guests: NewGuest) -> Guest:
    """A visitor of the shared server."""
    return guests(service)


@pytest.fixture
def friend(service: Service, guests: NewGuest) -> Guest:
    """Another visitor of the shared server."""
    return guests(service)


@pytest.fixture
def duel(guest: Guest, friend: Guest) -> Duel:
    """A race of two on the shared server."""
    return Duel(guest, friend)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test shows what its servers wrote last."""
    report = yield
    if report.failed:
        held: dict[str, Any] = getattr(item, "funcargs", {})
        for name, value in held.items():
            if isinstance(value, Service):
                report.sections.append((f"log of {name}", value.log()[-4000:]))
    return report
