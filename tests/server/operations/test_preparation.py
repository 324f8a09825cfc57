"""What is prepared beside the service: it answers at once, plays interpreted, then switches."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest

from layline.engine.machines.machine import compiled
from layline.engine.machines.native.image import POSSIBLE
from layline.games import games
from layline.play import library
from layline.server.learning import board_export
from layline.server.learning.board_files import BoardFiles
from layline.server.operations import preparation
from layline.server.operations.settings import Settings
from tests.server.conftest import NewGuest, NewService
from tests.server.guest import bot, me
from tests.server.service import DEADLINE, GENEROUS, Service, waited_for

EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.fixture
def cold(new_sqlite_service: NewService, tmp_path: Path) -> Service:
    """A service on a machine where nothing was compiled yet."""
    env = {"LAYLINE_CACHE": str(tmp_path / "cache"), "LAYLINE_GAMES": str(EXAMPLES)}
    return new_sqlite_service(GENEROUS | env | {"LAYLINE_LOG_FORMAT": "json"})


def told(service: Service, event: str) -> list[dict[str, Any]]:
    """What was logged of one kind."""
    # The last line may still be being written.
    whole, _, _ = service.log().rpartition("\n")
    lines = [line for line in whole.splitlines() if line.startswith("{")]
    return [found for found in map(json.loads, lines) if found["event"] == event]


@pytest.mark.slow
def test_a_service_without_compiled_rules_answers_plays_and_says_what_it_does(
    cold: Service, guests: NewGuest
) -> None:
    (said,) = told(cold, "preparing rules")
    assert "Dinghy Dash" in said["games"]
    assert "Regatta" in said["games"]
    guest = guests(cold)
    slow = guest.open_table(bot(), bot(), rules="advanced").id
    quick = guest.open_table(bot(), bot(), game="dinghy-dash").id
    waited_for(lambda: guest.table(slow).seq > 20)
    waited_for(lambda: guest.table(quick).status == "over")
    # The example is compiled first; what was begun before goes on, and so does what comes now.
    waited_for(lambda: told(cold, "compiled"))
    assert told(cold, "compiled")[0]["game"] == "Dinghy Dash"
    after = guest.open_table(bot(), bot(), game="dinghy-dash").id
    waited_for(lambda: guest.table(after).status == "over")
    assert guest.record(after)["game"] == "dinghy-dash"
    # Stopped in the middle of compiling the next game, it ends in good order.
    assert cold.stop() == 0
    assert "Traceback" not in cold.log()


@pytest.mark.skipif(not POSSIBLE, reason="elsewhere only Numba can load what it compiled")
def test_where_the_rules_are_compiled_the_compiler_is_never_loaded(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    for game in games():
        compiled(game)
    service = new_sqlite_service(GENEROUS)
    guest = guests(service)
    tables = [
        guest.open_table(bot(name), bot("gentle"), game=game.id).id
        for game in games()
        for name in ("random", "greedy")
    ]
    for table in tables:
        waited_for(lambda table=table: guest.table(table).seq > 20)  # type: ignore[misc]
    loaded = service.maps
    assert "numpy" in loaded
    assert "llvmlite" not in loaded
    assert "numba" not in loaded


@pytest.mark.slow
def test_boards_that_were_written_meanwhile_are_handed_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The command that the service runs, for one scenario of each game."""
    monkeypatch.setattr("layline.server.learning.board_files.cache_root", lambda: tmp_path)
    monkeypatch.setattr(
        "layline.server.learning.board_files.FOLDER", tmp_path / "not in the package"
    )
    every = library.scenarios
    monkeypatch.setattr(library, "scenarios", lambda game: dict([*every(game).items()][:1]))
    files = BoardFiles(tmp_path / "nothing")
    assert not files.find()
    assert files.folder == tmp_path / "nothing"

    counted: list[tuple[int, int]] = []

    def count(done: int, total: int) -> None:
        counted.append((done, total))

    (tmp_path / "boards-killed").mkdir()
    folder = board_export.bring_up_to_date(count, lambda: pytest.fail("nobody else writes"), 1)
    assert folder is not None
    assert counted[0] == (0, counted[-1][1])
    assert counted[-1][0] == counted[-1][1]
    assert not (tmp_path / "boards-killed").exists()
    assert files.find()
    assert files.folder == folder
    assert board_export.bring_up_to_date(count, lambda: None) is None


def test_without_boards_the_rulebook_asks_the_service(cold: Service) -> None:
    index = httpx.get(f"{cold.url}/boards/index.json", trust_env=False).json()
    assert set(index) == {"version", "games"}
    book = httpx.get(f"{cold.url}/api/games/regatta/book", trust_env=False)
    assert book.is_success


@pytest.mark.slow
def test_a_game_that_broke_is_logged_once_and_its_tables_are_in_nobodys_way(
    new_sqlite_service: NewService, guests: NewGuest, tmp_path: Path
) -> None:
    shutil.copytree(EXAMPLES / "dinghy_dash", tmp_path / "games" / "dinghy_dash")
    service = new_sqlite_service(GENEROUS | {"LAYLINE_GAMES": str(tmp_path / "games")})
    guest = guests(service)
    gone = guest.open_table(bot(), bot(), game="dinghy-dash").id
    left = guest.open_table(me(), bot()).id
    waited_for(lambda: guest.table(gone).status == "over")
    service.stop()
    (tmp_path / "games" / "dinghy_dash" / "__init__.py").write_text(
        "import no_such_module", "utf-8"
    )
    before = len(service.log())
    service.start()
    assert service.log()[before:].count("dinghy_dash of LAYLINE_GAMES is left out: Module") == 1
    listed = [game["id"] for game in guest.call("GET", "/api/games")]
    assert "regatta" in listed
    assert "dinghy-dash" not in listed
    assert [card.id for card in guest.me().tables] == [left]
    assert guest.call("GET", "/api/me/statistics")["races"] == 0
    assert guest.refused("GET", f"/api/tables/{gone}", status=404).kind == "unknown_game"
    assert "Traceback" not in service.log()


class LateBoards:
    """Boards that another process has written by the fourth look."""

    def __init__(self) -> None:
        self.looks = 0

    def find(self) -> bool:
        """Count the looks."""
        self.looks += 1
        return self.looks > 3


def test_who_does_not_make_them_looks_for_what_another_makes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(preparation, "_LOOK_EVERY", 0.0)
    boards, said = LateBoards(), list[str]()

    def tell(what: str, **facts: object) -> None:
        said.append(what)

    async def story() -> None:
        settings = Settings(write_boards=True)
        watcher = preparation.Preparation(settings, boards, tell, makes=False)
        await watcher.start()
        async with asyncio.timeout(DEADLINE):
            while boards.looks <= 3:
                await asyncio.sleep(0.005)
        await watcher.stop()

    asyncio.run(story())
    assert boards.looks == 4
    assert said == []
