"""Nobody else on the machine may read the database: it holds the cookie key and all secrets."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from layline.server.storage import backup
from layline.server.storage.database import engine_of, upgrade
from tests.server.conftest import NewGuest, NewService

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture(autouse=True)
def careless_umask() -> Iterator[None]:
    """What most machines have: new files may be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path, stem: str) -> dict[str, str]:
    """The mode of every file whose name begins like this."""
    found = folder.glob(f"{stem}*")
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in found}


def test_a_service_in_an_ordinary_folder_keeps_its_files_to_itself(
    new_sqlite_service: NewService, guests: NewGuest, tmp_path: Path
) -> None:
    tmp_path.chmod(0o755)
    guests(new_sqlite_service())
    found = modes(tmp_path, "layline.db")
    assert {"layline.db", "layline.db-wal", "layline.db-shm"} <= set(found)
    assert set(found.values()) == {"0o600"}, found


def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    engine = engine_of(url)
    with engine.execution_options(writes=True).begin() as database:
        database.exec_driver_sql("CREATE TABLE secrets (text)")
        for file in tmp_path.glob("old.db*"):
            file.chmod(0o664)
    (tmp_path / "old.db-journal").touch(0o644)
    again = engine_of(url)
    found = modes(tmp_path, "old.db")
    assert len(found) == 4, found
    assert set(found.values()) == {"0o600"}, found
    again.dispose()
    engine.dispose()


@pytest.mark.parametrize("name", ["plain.db", "link.db", "by address"])
def test_a_database_is_never_readable_by_others_not_even_at_first(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is made is made with its final mode: nothing is left to narrow afterwards."""
    monkeypatch.setattr(Path, "chmod", lambda *_: pytest.fail("it was made with another mode"))
    target = tmp_path / name
    url = f"sqlite:///{target}"
    if name == "link.db":
        target.symlink_to(tmp_path / "elsewhere.db")
    if name == "by address":
        url = f"sqlite:///file:{tmp_path}/by%2520address?uri=true"
    upgrade(url)
    found = modes(tmp_path, "")
    assert len(found) == (2 if name == "link.db" else 1), found
    assert stat.S_IMODE(target.stat().st_mode) == 0o600, found


@pytest.mark.parametrize("how", ["backup", "export"])
def test_copies_are_private_even_where_something_lay_in_the_way(tmp_path: Path, how: str) -> None:
    url = f"sqlite:///{tmp_path / 'layline.db'}"
    upgrade(url)
    (tmp_path / "copy.part").touch(0o666)
    spy = (tmp_path / "copy.part").open()
    copy = backup.back_up if how == "backup" else backup.export
    copy(url, tmp_path / "copy")
    assert modes(tmp_path, "copy") == {"copy": "0o600"}
    assert spy.read() == "", "whoever had opened the draft beforehand reads nothing"
    spy.close()
