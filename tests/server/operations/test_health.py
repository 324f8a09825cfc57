"""Health: a disk that is full, a database that can only be read, and tables that are damaged."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text, update

from layline.server.http.app import create_app
from layline.server.live import registry
from layline.server.operations.settings import Settings
from layline.server.storage import schema
from layline.server.storage.database import Storage, upgrade
from layline.server.storage.write_probe import LASTS, WriteProbe
from tests.server.conftest import NewDatabase, NewGuest, NewService
from tests.server.guest import Guest, bot, me
from tests.server.postgres import Cluster
from tests.server.service import Service, waited_for
from tests.server.stored import opened

CUT_ALL_OTHERS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def health(service: Service, lang: str = "en") -> httpx.Response:
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        return browser.get("/healthz", headers={"accept-language": lang})


def trouble(service: Service) -> str | None:
    """What is wrong with a service, by its own account."""
    reply = health(service)
    return None if reply.status_code == 200 else str(reply.json()["error"]["kind"])


@contextmanager
def no_file_grows(process: int, largest: int) -> Iterator[None]:
    """A process may write no file beyond this many bytes, as on a disk that is full."""
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_that_takes_nothing_more_is_said_plainly_until_it_does(
    new_sqlite_service: NewService, tmp_path: Path
) -> None:
    service = new_sqlite_service()
    assert health(service).json()["status"] == "ok"
    with no_file_grows(service.process_id, (tmp_path / "layline.db-wal").stat().st_size):
        waited_for(lambda: trouble(service) == "disk_full")
        reply = health(service, "fr")
        assert reply.status_code == 503
        assert "disque" in reply.json()["error"]["message"]
    waited_for(lambda: trouble(service) is None)
    assert "Traceback" not in service.log()


@pytest.fixture
def small_disk(postgres: Cluster) -> Iterator[Path]:
    """A disk of a few megabytes, where PostgreSQL can reach it."""
    folder = postgres.folder / "small-disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only who may mount a disk can fill one")
    yield folder
    # PostgreSQL may still have files open there that it has removed.
    subprocess.run(["umount", "--lazy", folder], check=True)
    folder.rmdir()


def test_a_full_disk_of_postgres_is_said_plainly_until_there_is_room(
    postgres: Cluster, small_disk: Path, tmp_path: Path
) -> None:
    filling = small_disk / "filling"
    with postgres.database_on(small_disk) as database:
        service = Service(database, tmp_path).start()
        try:
            assert trouble(service) is None
            with suppress(OSError), filling.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            waited_for(lambda: trouble(service) == "disk_full")
            filling.unlink()
            waited_for(lambda: trouble(service) is None)
        finally:
            service.close()


def test_a_postgres_that_can_only_be_read_is_said_plainly(
    postgres: Cluster, tmp_path: Path
) -> None:
    service = Service(postgres.new_database(), tmp_path).start()
    try:
        with opened(service.database) as connection:
            name = connection.execute(text("SELECT current_database()")).scalar_one()
            connection.execute(
                text(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            )
        with opened(service.database) as connection:
            connection.execute(CUT_ALL_OTHERS)
        waited_for(lambda: trouble(service) == "read_only")
        assert health(service).status_code == 503
    finally:
        service.close()


def test_a_sqlite_file_that_can_only_be_read_is_said_plainly(tmp_path: Path) -> None:
    file = tmp_path / "layline.db"
    upgrade(f"sqlite:///{file}")

    async def story() -> None:
        # Root may write any file, whatever its mode; so it is opened for reading.
        storage = Storage(f"sqlite:///file:{file}?mode=ro&uri=true")
        try:
            assert await WriteProbe(storage).trouble() == "read_only"
        finally:
            await storage.close()

    asyncio.run(story())


def test_a_thousand_questions_cost_one_probe(database: NewDatabase) -> None:
    url = database()
    upgrade(url)
    now = 100.0

    def written() -> bytes:
        wanted = text("SELECT value FROM keys WHERE name = 'probe'")
        with opened(url) as connection:
            return bytes(connection.execute(wanted).scalar_one())

    async def story() -> None:
        nonlocal now
        storage = Storage(url)
        try:
            probe = WriteProbe(storage, lambda: now)
            answers = await asyncio.gather(*(probe.trouble() for _ in range(1000)))
            assert set(answers) == {None}
            first = written()
            now += LASTS - 0.1
            await probe.trouble()
            assert written() == first
            now += 0.2
            await probe.trouble()
            assert written() != first
        finally:
            await storage.close()

    asyncio.run(story())


# Damage.


def break_entry(database: str, table: str) -> None:
    own = schema.entries.c
    with opened(database) as connection:
        wrong = update(schema.entries).where(own.table_id == table, own.seq == 1)
        connection.execute(wrong.values(text="nonsense"))


def break_options(database: str, table: str) -> None:
    own = schema.tables.c
    with opened(database) as connection:
        wrong = update(schema.tables).where(own.id == table)
        connection.execute(wrong.values(options={"players": "none"}))


def break_json(database: str, table: str) -> None:
    with opened(database) as connection:
        wrong = text("UPDATE tables SET options = '{\"play' WHERE id = :id")
        connection.execute(wrong, {"id": table})


def break_text(database: str, table: str) -> None:
    with opened(database) as connection:
        wrong = text("UPDATE tables SET options = CAST(x'7bff7d' AS TEXT) WHERE id = :id")
        connection.execute(wrong, {"id": table})


def break_page(database: str, table: str) -> None:
    """Write zeros over the pages of the entries, as a broken disk might."""
    with opened(database) as connection:
        connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    with opened(database) as connection:
        size = connection.execute(text("PRAGMA page_size")).scalar_one()
        found = text("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'entries'")
        pages = [page for (page,) in connection.execute(found)]
    with Path(database.removeprefix("sqlite:///")).open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * size)
            file.write(b"\x00" * size)


Break = Callable[[str, str], None]


@pytest.mark.parametrize("damage", [break_entry, break_options, break_json, break_text, break_page])
def test_a_damaged_table_says_that_it_cannot_be_read(
    new_sqlite_service: NewService, guests: NewGuest, damage: Break
) -> None:
    service = new_sqlite_service()
    guest = guests(service, "fr")
    table = started(guest)
    assert service.stop() == 0
    damage(service.database, table)
    service.start()
    problem = guest.refused("GET", f"/api/tables/{table}", status=503)
    assert problem.kind == "unreadable_table"
    assert "illisible" in problem.message
    assert "Rien n’est perdu" not in problem.message
    live = guest.live(lang="en")
    live.send("watch", table=table, since=0)
    refused = live.refusal()
    assert (refused.kind, refused.table) == ("unreadable_table", table)
    assert "cannot be read" in refused.message
    assert live.settled() == []
    assert health(service).json() | {"version": ""} == {
        "status": "damaged",
        "version": "",
        "worker": 1,
        "unreadable_tables": 1,
    }
    # Everything else goes on, as far as what is stored of it is whole.
    assert guest.answer("GET", "/api/me").status_code == 200
    assert guest.answer("GET", "/api/me/statistics").status_code == 200
    assert guest.answer("GET", "/api/tables").status_code == 200
    if damage is not break_page:
        assert guest.table(started(guest)).status == "racing"


@pytest.mark.parametrize("failure", [MemoryError(), OSError("no file left"), RuntimeError("late")])
def test_a_failure_of_the_service_is_no_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'layline.db'}", write_boards=False)
    url = "http://layline.test"
    cookies = httpx.Cookies()

    def fail(*_: object) -> None:
        raise failure

    async def ask(*questions: tuple[str, str, object]) -> list[httpx.Response]:
        """What a service that has just been started answers."""
        app = create_app(settings)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=url) as client,
        ):
            client.headers["origin"], client.cookies = url, cookies
            return [await client.request(how, path, json=body) for how, path, body in questions]

    wish = {"game": "regatta", "seats": [{"kind": "me"}, {"kind": "screen"}]}
    _, made = asyncio.run(ask(("GET", "/api/me", None), ("POST", "/api/tables", wish)))
    path = f"/api/tables/{made.json()['id']}"
    with monkeypatch.context() as patched:
        patched.setattr(registry, "Table", fail)
        refused, well = asyncio.run(ask(("GET", path, None), ("GET", "/healthz", None)))
    assert (refused.status_code, refused.json()["error"]["kind"]) == (503, "unavailable")
    assert well.json()["status"] == "ok"
    assert asyncio.run(ask(("GET", path, None)))[0].status_code == 200


def started(guest: Guest) -> str:
    """A table with a race that has begun."""
    table = guest.open_table(me(), bot(), public=True, pace="instant")
    live = guest.live()
    live.watch(table.id)
    live.until(lambda: live.tables[table.id].my_turn)
    return table.id


def test_a_damaged_table_in_postgres_says_so_too(
    postgres: Cluster, tmp_path: Path, guests: NewGuest
) -> None:
    service = Service(postgres.new_database(), tmp_path).start()
    try:
        guest = guests(service)
        table = started(guest)
        assert service.stop() == 0
        break_entry(service.database, table)
        service.start()
        assert guest.refused("GET", f"/api/tables/{table}", status=503).kind == "unreadable_table"
        assert health(service).json()["unreadable_tables"] == 1
    finally:
        service.close()
