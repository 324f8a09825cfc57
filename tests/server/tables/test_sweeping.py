"""What nobody uses any more goes, after the time that the host has set, and nothing else."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, func, select, update

from layline.cli.hosting.db import swept
from layline.server.operations.settings import Settings
from layline.server.storage import schema
from layline.server.tables.sweeping import DAY, ENTRIES
from tests.server.conftest import NewDatabase, NewGuest
from tests.server.courses.test_courses import keep
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, link, me
from tests.server.postgres import Cluster
from tests.server.service import GENEROUS, Service, waited_for
from tests.server.stored import opened
from tests.server.visitors.test_leaving import raced

NEVER = dict.fromkeys(
    (
        "keep_guests_days",
        "keep_empty_tables_days",
        "keep_unfinished_races_days",
        "keep_finished_races_days",
        "keep_records_days",
        "keep_courses_days",
    ),
    0,
)


def settings(database: str, **days: int) -> Settings:
    """Settings under which only this goes."""
    return Settings(database=database, **{**NEVER, **days})  # type: ignore[arg-type]


def age(database: str, table: Table, days: float, **ids: str) -> None:
    """Let things have been used last so many days ago: all of a kind, or the one with this id."""
    column = "touched" if table is schema.tables else "seen" if table is schema.visitors else "used"
    then = time.time() - days * DAY
    changed = update(table).values({column: then})
    for name, id in ids.items():
        changed = changed.where(table.c[name] == id)
    with opened(database) as connection:
        connection.execute(changed)


def there(database: str, table: Table) -> set[str]:
    """The ids of what is stored."""
    with opened(database) as connection:
        return set(connection.execute(select(table.c.id)).scalars())


def count(database: str, table: Table) -> int:
    """How many rows there are."""
    with opened(database) as connection:
        return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


@pytest.fixture
def harbour(database: NewDatabase, tmp_path: Path) -> Iterator[Service]:
    """A service of the test's own that removes nothing by itself."""
    never = {f"LAYLINE_{name.upper()}": "0" for name in NEVER}
    service = Service(database(), tmp_path, {**GENEROUS, **never})
    yield service.start()
    service.close()


def test_guests_who_never_return_go_and_whoever_is_kept_or_busy_stays(
    harbour: Service, guests: NewGuest
) -> None:
    gone, kept, racing, owner, fresh = (guests(harbour) for _ in range(5))
    kept.change(password="the tide waits for nobody")
    racing.open_table(me(), bot(), pace="calm")
    keep(owner)
    age(harbour.database, schema.visitors, 100)
    age(harbour.database, schema.visitors, 1, id=fresh.id)
    asked = settings(harbour.database, keep_guests_days=90)
    assert swept(asked, dry=True) == {"guests": 1}
    assert swept(asked, dry=False) == {"guests": 1}
    assert there(harbour.database, schema.visitors) == {kept.id, racing.id, owner.id, fresh.id}
    assert gone.me().visitor.id != gone.id


def test_a_guest_who_raced_with_others_leaves_a_former_player_behind(
    harbour: Service, guests: NewGuest
) -> None:
    gone, stays = guests(harbour), guests(harbour)
    table = raced(gone, stays)
    record = stays.record(table)
    age(harbour.database, schema.visitors, 100, id=gone.id)
    assert swept(settings(harbour.database, keep_guests_days=90), dry=False) == {"guests": 1}
    harbour.stop()
    harbour.start()
    assert stays.table(table).seats[0].name == "a former player"
    assert stays.record(table) == record


def test_coming_back_is_noted(harbour: Service, guests: NewGuest) -> None:
    guest = guests(harbour)
    age(harbour.database, schema.visitors, 100)
    guest.me()
    assert swept(settings(harbour.database, keep_guests_days=90), dry=True) == {"guests": 0}


def test_tables_without_a_race_go_and_running_ones_stay(harbour: Service, guests: NewGuest) -> None:
    guest, friend = guests(harbour), guests(harbour)
    waiting = guest.open_table(me(), link()).id
    closed = guest.open_table(me(), link()).id
    guest.leave(closed)
    robots = guest.open_table(bot("random"), bot("random")).id
    waited_for(lambda: guest.table(robots).status == "over")
    running = Duel(guest, friend).table
    over = raced(guest, friend)
    recent = guest.open_table(me(), link()).id
    age(harbour.database, schema.tables, 40)
    age(harbour.database, schema.tables, 1, id=recent)
    asked = settings(harbour.database, keep_empty_tables_days=30)
    assert swept(asked, dry=True) == {"empty_tables": 3}
    assert there(harbour.database, schema.tables) >= {waiting, closed, robots}
    assert swept(asked, dry=False) == {"empty_tables": 3}
    assert there(harbour.database, schema.tables) == {running, over, recent}


def test_races_go_only_when_the_host_says_so_with_all_that_belongs_to_them(
    harbour: Service, guests: NewGuest
) -> None:
    guest, friend = guests(harbour), guests(harbour)
    over = raced(guest, friend)
    guest.rematch(over)
    again = friend.rematch(over).id
    live = guest.live()
    live.watch(over)
    live.say(over, "Well sailed")
    age(harbour.database, schema.tables, 400)
    assert swept(settings(harbour.database), dry=False) == {}
    asked = settings(harbour.database, keep_finished_races_days=365)
    assert swept(asked, dry=False) == {"finished_races": 1}
    assert there(harbour.database, schema.tables) == {again}
    asked = settings(harbour.database, keep_unfinished_races_days=365)
    assert swept(asked, dry=False) == {"unfinished_races": 1}
    for table in (schema.tables, schema.seats, schema.entries, schema.chat, schema.crews):
        assert count(harbour.database, table) == 0, table.name


def test_a_long_race_goes_in_portions_and_is_gone_at_once(
    harbour: Service, guests: NewGuest
) -> None:
    guest, friend = guests(harbour), guests(harbour)
    table = raced(guest, friend)
    more = [
        {"table_id": table, "seq": n, "kind": "chance", "text": "roll 1", "at": 1.0}
        for n in range(1000, 1000 + 2 * ENTRIES)
    ]
    with opened(harbour.database) as connection:
        connection.execute(schema.entries.insert(), more)
    age(harbour.database, schema.tables, 400)
    assert swept(settings(harbour.database, keep_finished_races_days=365), dry=False) == {
        "finished_races": 1
    }
    assert count(harbour.database, schema.entries) == 0
    harbour.stop()
    harbour.start()
    assert guest.refused("GET", f"/api/tables/{table}", status=404).kind == "unknown_table"
    assert guest.me().tables == []


def test_records_and_courses_nobody_uses_go_and_looking_at_one_is_using_it(
    harbour: Service, guests: NewGuest
) -> None:
    guest, friend = guests(harbour), guests(harbour)
    table = raced(guest, friend)
    unused = guest.call("POST", "/api/replays", guest.record(table))["id"]
    looked_at = guest.call("POST", "/api/replays", friend.record(raced(guest, friend)))["id"]
    old, sailed = keep(guest).id, keep(guest).id
    harbour.stop()
    age(harbour.database, schema.records, 800)
    age(harbour.database, schema.courses, 800)
    harbour.start()
    friend.call("GET", f"/api/replays/record/{looked_at}")
    friend.call("GET", f"/api/courses/{sailed}")
    asked = settings(harbour.database, keep_records_days=365, keep_courses_days=730)
    assert swept(asked, dry=False) == {"records": 1, "courses": 1}
    assert there(harbour.database, schema.records) == {looked_at}
    assert there(harbour.database, schema.courses) == {sailed}
    assert {unused, old}.isdisjoint({looked_at, sailed})


def test_the_service_sweeps_by_itself_but_nothing_that_somebody_is_at(
    database: NewDatabase, tmp_path: Path, guests: NewGuest
) -> None:
    service = Service(database(), tmp_path, GENEROUS).start()
    try:
        here, gone = guests(service), guests(service)
        watched, forgotten = here.open_table(me(), link()).id, gone.open_table(me(), link()).id
        running = Duel(here, guests(service)).table
        service.stop()
        age(service.database, schema.tables, 40)
        age(service.database, schema.visitors, 100)
        service.start()
        live = here.live()
        live.watch(watched)
        waited_for(lambda: forgotten not in there(service.database, schema.tables))
        waited_for(lambda: "removed what is no longer used" in service.log())
        assert there(service.database, schema.tables) == {watched, running}
        assert here.id in there(service.database, schema.visitors)
        live.settled()
        assert "Traceback" not in service.log()
    finally:
        service.close()


def test_two_sweepers_at_once_remove_everything_once(
    postgres: Cluster, tmp_path: Path, guests: NewGuest
) -> None:
    database = postgres.new_database()
    service = Service(database, tmp_path, {**GENEROUS, "LAYLINE_KEEP_GUESTS_DAYS": "0"}).start()
    try:
        guest, friend = guests(service), guests(service)
        duel = Duel(guest, friend, max_rounds=200)
        fill(database, guest, 150)
        asked = settings(
            database, keep_empty_tables_days=30, keep_guests_days=90, keep_unfinished_races_days=365
        )
        counts: list[dict[Any, int]] = []
        sweepers = [
            threading.Thread(target=lambda: counts.append(swept(asked, dry=False)))
            for _ in range(2)
        ]
        for sweeper in sweepers:
            sweeper.start()
        while any(sweeper.is_alive() for sweeper in sweepers):
            duel.step()
        for sweeper in sweepers:
            sweeper.join()
        assert len(counts) == 2, "one of them failed"
        assert sum(found["empty_tables"] for found in counts) == 150
        assert sum(found["guests"] for found in counts) == 150
        assert there(database, schema.tables) == {duel.table}
        assert there(database, schema.visitors) == {guest.id, friend.id}
        duel.step()
    finally:
        service.close()


def fill(database: str, guest: Guest, n: int) -> None:
    """So many guests, each with a table that waits for others, long ago."""
    table = guest.open_table(me(), link()).id
    long_ago = time.time() - 400 * DAY
    with opened(database) as connection:
        like = dict(
            connection.execute(select(schema.tables).where(schema.tables.c.id == table))
            .mappings()
            .one()
        )
        people = [
            {"id": f"guest{k}", "name": "Gone", "lang": "en", "generation": 0, "created": long_ago,
             "seen": long_ago}
            for k in range(n)
        ]  # fmt: skip
        connection.execute(schema.visitors.insert(), people)
        rows = [
            {**like, "id": f"{k:0>16}", "owner": f"guest{k}", "touched": long_ago} for k in range(n)
        ]
        connection.execute(schema.tables.insert(), rows)
        seats = [
            {"table_id": f"{k:0>16}", "seat": "A", "kind": "visitor", "visitor": f"guest{k}"}
            for k in range(n)
        ]
        connection.execute(schema.seats.insert(), seats)
    guest.leave(table)
    with opened(database) as connection:
        connection.execute(schema.seats.delete().where(schema.seats.c.table_id == table))
        connection.execute(schema.tables.delete().where(schema.tables.c.id == table))
