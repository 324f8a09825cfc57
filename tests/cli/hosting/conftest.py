"""A database as a service leaves it: races that are over, and one in which somebody is to move."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.conftest import run as run
from tests.server.guest import Guest, bot, me
from tests.server.postgres import Cluster
from tests.server.service import Service, waited_for
from tests.server.stored import stored_row


@dataclass(frozen=True)
class Played:
    """A copy of the database, for a test to do with as it likes."""

    file: Path
    racing: str
    """The table where a visitor is to move."""
    over: tuple[str, ...]
    cookies: str

    @property
    def url(self) -> str:
        return f"sqlite:///{self.file}"


@pytest.fixture(scope="session")
def master(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Five races, made by a real service once."""
    folder = tmp_path_factory.mktemp("played")
    file = folder / "layline.db"
    service = Service(f"sqlite:///{file}", folder).start()
    try:
        found = _play(service, file)
        service.stop()
    finally:
        service.close()
    return found


def _play(service: Service, file: Path) -> Played:
    guest = Guest(service.url)
    try:
        over = []
        for _ in range(4):
            table = guest.open_table(me(), bot()).id
            guest.stand_in(table, "A", "greedy")
            over.append(table)
        racing = guest.open_table(me(), bot()).id
        live = guest.live()
        live.watch(racing)
        for _ in range(4):
            live.until(lambda: live.tables[racing].my_turn)
            live.must_play(racing, live.tables[racing].actions[0])
        live.until(lambda: live.tables[racing].my_turn)
        live.say(racing, "ahoy")
        waited_for(lambda: all(stored_row(service.database, one).status == "over" for one in over))
        guest.call("POST", "/api/replays", guest.record(over[0]))
        return Played(file, racing, tuple(over), guest.cookies())
    finally:
        guest.close()


@pytest.fixture
def played(master: Played, tmp_path: Path) -> Played:
    """A copy of it."""
    file = tmp_path / "layline.db"
    shutil.copy(master.file, file)
    return Played(file, master.racing, master.over, master.cookies)


@pytest.fixture(scope="session")
def new_postgres() -> Iterator[Callable[[], str]]:
    """A function that gives the address of an empty database of PostgreSQL."""
    cluster = Cluster()
    yield cluster.new_database
    cluster.close()
