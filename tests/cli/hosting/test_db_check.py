"""`layline db check`: really damaged databases, what is said of them, and what is saved."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Result, Run
from tests.cli.hosting.conftest import Played
from tests.server.guest import Guest
from tests.server.service import Service
from tests.server.stored import stored_entries

PAGE = 4096


def checked(run: Run, url: str, *args: object) -> Any:
    """What the check finds, as JSON."""
    result = run("db", "check", "--database", url, "--json", *args)
    assert result.status in (0, 1), result.err
    found = json.loads(result.out)
    assert (result.status == 0) == found["whole"]
    return found


def edit(played: Played, *statements: str) -> None:
    """Change rows behind the back of everything that would refuse it."""
    with closing(sqlite3.connect(played.file)) as database:
        for statement in statements:
            assert database.execute(statement).rowcount > 0, statement
        database.commit()


def leaf_pages(played: Played, needle: bytes) -> list[int]:
    """The pages with rows, not with an index, that contain something."""
    content = played.file.read_bytes()
    pages = range(1, len(content) // PAGE)
    return [n for n in pages if content[n * PAGE] == 0x0D and needle in content[n * PAGE :][:PAGE]]


def overwrite(played: Played, page: int, content: bytes) -> None:
    with played.file.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(content)


def saved(run: Run, played: Played, tmp_path: Path) -> tuple[Any, str]:
    """What was mended, and the new database, which must be whole."""
    out = tmp_path / "saved.db"
    found = checked(run, played.url, "--save-to", out)
    assert not found["whole"]
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    url = f"sqlite:///{out}"
    assert checked(run, url)["whole"]
    return found["saved"], url


def plays_on(url: str, played: Played, tmp_path: Path) -> None:
    """A service with this database goes on with the race where somebody is to move."""
    service = Service(url, tmp_path).start()
    try:
        guest = Guest(service.url)
        name, _, value = played.cookies.partition("=")
        guest.http.cookies.clear()
        guest.http.cookies.set(name, value)
        live = guest.live()
        live.watch(played.racing)
        live.until(lambda: live.tables[played.racing].my_turn)
        live.must_play(played.racing, live.tables[played.racing].actions[0])
        guest.close()
    finally:
        service.close()


def test_a_whole_database_is_said_to_be_whole(run: Run, played: Played) -> None:
    before = played.file.read_bytes()
    result = run("db", "check", "--database", played.url)
    assert result.status == 0, result.out
    assert "5 tables and 1 records replayed" in result.out
    assert result.out.endswith("Nothing is damaged.\n")
    assert played.file.read_bytes() == before
    found = checked(run, played.url)
    assert found["rows"]["entries"]["read"] > 100


@pytest.mark.parametrize("content", [bytes(PAGE), b"\xff" * PAGE], ids=["zeros", "ones"])
def test_an_overwritten_page_of_entries_costs_only_what_was_on_it(
    run: Run, played: Played, tmp_path: Path, content: bytes
) -> None:
    pages = leaf_pages(played, played.over[1].encode())
    page = pages[len(pages) // 2]
    before = checked(run, played.url)["rows"]["entries"]["read"]
    overwrite(played, page, content)
    found = checked(run, played.url)
    assert found["said"]
    assert found["rows"]["entries"]["gaps"] >= 1
    assert 0 < before - found["rows"]["entries"]["read"] < 200
    said = run("db", "check", "--database", played.url)
    assert "rows are missing in one place" in said.out
    assert "layline db check --save-to FILE" in said.out
    mended, url = saved(run, played, tmp_path)
    # The other races are all there, and one that lost entries goes on from before them.
    cut = {table for table, _, _ in mended["mended"]["cut"]}
    assert cut
    assert not mended["mended"]["removed"]
    for table in {*played.over, played.racing} - cut:
        assert stored_entries(url, table)
    plays_on(url, played, tmp_path)


def test_every_page_may_be_the_broken_one(run: Run, played: Played, tmp_path: Path) -> None:
    """Whichever page is lost, the check ends, says so, and what it saves is whole."""
    original = played.file.read_bytes()
    pages = range(1, len(original) // PAGE)
    readable = 0
    for page in pages[:: max(1, len(pages) // 12)]:
        played.file.write_bytes(original)
        overwrite(played, page, b"\x5a" * PAGE)
        out = tmp_path / f"saved-{page}.db"
        result = run("db", "check", "--database", played.url, "--json", "--save-to", out)
        assert result.status in (1, 2), f"page {page}: {result.out}{result.err}"
        if result.status == 1:
            readable += 1
            assert checked(run, f"sqlite:///{out}")["whole"], page
    assert readable >= 10


def test_a_file_that_was_cut_off_gives_what_is_left(
    run: Run, played: Played, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(played.file)) as database:
        database.execute("VACUUM")  # rows come last: without the list of tables all would be lost
    size = played.file.stat().st_size // PAGE
    with played.file.open("r+b") as file:
        file.truncate((size - size // 8) * PAGE)
    result = run("db", "check", "--database", played.url, "--save-to", tmp_path / "saved.db")
    assert result.status == 1, result.err
    assert checked(run, f"sqlite:///{tmp_path / 'saved.db'}")["whole"]


def test_a_missing_entry_is_found_and_the_race_goes_on_from_before_it(
    run: Run, played: Played, tmp_path: Path
) -> None:
    edit(played, f"DELETE FROM entries WHERE table_id = '{played.racing}' AND seq = 6")
    (trouble,) = checked(run, played.url)["troubles"]
    assert (trouble["table"], trouble["kind"], trouble["entry"]) == (played.racing, "gap", 6)
    mended, url = saved(run, played, tmp_path)
    ((table, kept, before),) = mended["mended"]["cut"]
    assert (table, kept) == (played.racing, trouble["kept"])
    assert kept < 6 < before
    assert len(stored_entries(url, table)) == kept
    plays_on(url, played, tmp_path)


def test_a_changed_move_and_a_changed_chance_are_found(run: Run, played: Played) -> None:
    first, second = played.over[:2]
    entries = stored_entries(played.url, first)
    chances = [(seq, text) for seq, kind, _, text in entries if kind == "chance"]
    seq, old = chances[-1]
    new = next(text for _, text in chances if text != old and text.split()[0] == old.split()[0])
    moves = [seq for seq, kind, *_ in stored_entries(played.url, second) if kind == "action"]
    edit(
        played,
        f"UPDATE entries SET text = '{new}' WHERE table_id = '{first}' AND seq = {seq}",
        f"UPDATE entries SET text = 'fly' WHERE table_id = '{second}' AND seq = {moves[2]}",
    )
    troubles = {one["table"]: one for one in checked(run, played.url)["troubles"]}
    assert (troubles[first]["kind"], troubles[first]["entry"]) == ("chance", seq)
    assert (troubles[second]["kind"], troubles[second]["entry"]) == ("illegal", moves[2])


def test_lost_visitors_tables_and_seats_are_made_up_for(
    run: Run, played: Played, tmp_path: Path
) -> None:
    edit(
        played,
        "DELETE FROM visitors",
        f"DELETE FROM tables WHERE id = '{played.over[0]}'",
        f"DELETE FROM seats WHERE table_id = '{played.over[1]}' AND seat = 'B'",
        'UPDATE records SET record = \'{"format": "none"}\'',
    )
    found = checked(run, played.url)
    assert found["rows"]["tables"]["dangling"] == 4
    assert found["rows"]["entries"]["dangling"] > 10
    assert len(found["bad_records"]) == 1
    mended, url = saved(run, played, tmp_path)
    what = mended["mended"]
    assert (what["visitors"], what["seats"], what["records"]) == (1, 1, 1)
    assert what["orphans"] > 10
    assert mended["rows"]["tables"] == 4
    plays_on(url, played, tmp_path)


def test_rows_that_cannot_be_what_was_stored_are_counted_and_left_out(
    run: Run, played: Played, tmp_path: Path
) -> None:
    edit(
        played,
        f"UPDATE entries SET at = 'noon' WHERE table_id = '{played.over[2]}' AND seq = 9",
        f"UPDATE tables SET options = '{{' WHERE id = '{played.over[3]}'",
    )
    found = checked(run, played.url)
    assert found["rows"]["entries"]["bad_rows"] == 1
    assert found["rows"]["tables"]["bad_rows"] == 1
    assert {one["table"] for one in found["troubles"]} >= {played.over[3]}
    mended, _ = saved(run, played, tmp_path)
    assert mended["rows"]["tables"] == 4


# What cannot be checked.


def refused(result: Result) -> str:
    assert result.status == 2
    return result.complaint


def test_what_is_no_database_any_more_is_said_in_a_line(run: Run, played: Played) -> None:
    overwrite(played, 0, b"\0" * 100)
    result = run("db", "check", "--database", played.url)
    assert "nothing of it can be read; use a backup" in refused(result)


def test_nothing_is_written_over(run: Run, played: Played, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_text("mine")
    result = run("db", "check", "--database", played.url, "--save-to", mine)
    assert "will not be overwritten" in refused(result)
    assert mine.read_text() == "mine"


def test_an_older_database_is_to_be_upgraded_first(run: Run, tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "old.db").close()
    result = run("db", "check", "--database", f"sqlite:///{tmp_path / 'old.db'}")
    assert "layline db upgrade" in refused(result)


def test_it_speaks_french(run: Run, played: Played) -> None:
    edit(played, f"DELETE FROM entries WHERE table_id = '{played.racing}' AND seq = 6")
    result = run("db", "check", "--database", played.url, "--lang", "fr")
    assert result.status == 1
    assert "l’entrée 6 manque" in result.out
    assert "Arrêtez le service" in result.out


def test_postgresql_is_checked_too(
    run: Run, played: Played, tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    import psycopg

    url = new_postgres()
    export = tmp_path / "all.jsonl"
    assert run("db", "export", export, "--database", played.url).status == 0
    assert run("db", "import", export, "--database", url).status == 0
    assert checked(run, url)["whole"]
    with psycopg.connect(url) as database:
        database.execute("DELETE FROM entries WHERE table_id = %s AND seq = 6", [played.racing])
    out = tmp_path / "saved.db"
    found = checked(run, url, "--save-to", out)
    assert [one["kind"] for one in found["troubles"]] == ["gap"]
    assert checked(run, f"sqlite:///{out}")["whole"]
