"""Leaving: a table that one has done with, and the service for good."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from websockets.exceptions import ConnectionClosed

from layline.server.refusals import Refusal
from layline.server.schemas.live import Ack
from layline.server.schemas.visitors import MoveCode
from layline.server.storage import schema
from layline.server.storage.database import Storage, upgrade
from layline.server.visitors.accounts import Visitors
from layline.server.visitors.forgetting import forget
from tests.server.conftest import NewDatabase, NewGuest
from tests.server.courses.test_courses import keep
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, link, me
from tests.server.postgres import Cluster
from tests.server.service import Service, waited_for
from tests.server.socket_client import Live
from tests.server.stored import opened, stored_chat, stored_entries, stored_row
from tests.server.tables.test_crews import CREWED

PASSWORD = "the tide waits for nobody"
SURE = {"sure": True}


def leave_for_good(guest: Guest, **given: Any) -> None:
    """Have her deleted."""
    reply = guest.answer("DELETE", "/api/me", {**SURE, **given})
    assert reply.status_code == 204, reply.text


def visitor_row(database: str, id: str) -> Any:
    """A visitor's row, if there is one."""
    with opened(database) as connection:
        return connection.execute(
            select(schema.visitors).where(schema.visitors.c.id == id)
        ).one_or_none()


def closed_with(live: Live) -> int:
    """The code with which a connection is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        live.until(lambda: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def listed(guest: Guest) -> list[str]:
    """The tables in her list."""
    return [card.id for card in guest.me().tables]


def remove(guest: Guest, table: str, resign: bool = False) -> None:
    """Have a table taken out of her list."""
    guest.call("DELETE", f"/api/me/tables/{table}?resign={str(resign).lower()}")


def raced(guest: Guest, friend: Guest, **options: Any) -> str:
    """A race of two that is over: one has resigned."""
    duel = Duel(guest, friend, **options)
    duel.step()
    duel.lives["B"].ask("resign", duel.table, seat="B")
    waited_for(lambda: guest.table(duel.table).status == "over")
    return duel.table


# A table.


def test_a_race_that_is_over_is_removed_from_one_list_and_stays_in_the_other(
    guest: Guest, friend: Guest
) -> None:
    table = raced(guest, friend)
    record = friend.record(table)
    remove(guest, table)
    remove(guest, table)  # once more does no harm
    assert table not in listed(guest)
    assert table in listed(friend)
    assert guest.record(table) == record, "whoever has its address can still look at it"


def test_before_the_start_the_seat_is_free_again(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link(), link()).id
    friend.join(table)
    remove(friend, table)
    assert table not in listed(friend)
    assert [seat.kind for seat in guest.table(table).seats] == ["visitor", "link", "link"]


def test_a_running_race_is_left_only_by_whoever_resigns(duel: Duel, service: Service) -> None:
    guest, friend = duel.guests["A"], duel.guests["B"]
    assert guest.refused("DELETE", f"/api/me/tables/{duel.table}").kind == "still_racing"
    remove(guest, duel.table, resign=True)
    assert duel.table not in listed(guest)
    table = friend.table(duel.table)
    assert table.status == "over", "nobody is left to race against"
    last = stored_entries(service.database, duel.table)[-1]
    assert last[1:] == ("retire", "A", "retire A")


def test_whoever_sits_elsewhere_cannot_remove_a_table(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot()).id
    assert friend.refused("DELETE", f"/api/me/tables/{table}", status=403).kind == "not_seated"


# For good.


def test_a_guest_to_whom_nothing_refers_is_gone_without_a_trace(
    service: Service, guest: Guest
) -> None:
    assert guest.change(webhook="https://example.org/hook").webhook
    keep(guest)
    leave_for_good(guest)
    assert visitor_row(service.database, guest.id) is None
    assert guest.me().visitor.id != guest.id, "she is a stranger now"


def test_name_and_password_go_and_others_may_take_the_name(guest: Guest, friend: Guest) -> None:
    name = f"Leaving {guest.id[-12:]}"
    guest.change(name=name)
    guest.change(password=PASSWORD)
    raced(guest, friend)
    assert (
        guest.refused("DELETE", "/api/me", {**SURE, "current": "wrong"}, status=403).field
        == "current"
    )
    assert guest.refused("DELETE", "/api/me", SURE, status=403).kind == "bad_current"
    leave_for_good(guest, current=PASSWORD)
    login = {"name": name, "password": PASSWORD}
    assert friend.refused("POST", "/api/login", login, status=403).kind == "bad_login"
    assert friend.change(name=name).name == name


def test_a_thief_with_an_old_cookie_a_code_or_an_open_connection_has_nothing(
    service: Service, guest: Guest, friend: Guest, guests: NewGuest
) -> None:
    thief = guests(service)
    table = raced(guest, friend)
    code = MoveCode.model_validate(guest.call("POST", "/api/code")).code
    thief.http.cookies = guest.http.cookies.__class__(guest.http.cookies)
    live = thief.live()
    live.watch(table)
    cookies = thief.cookies()
    leave_for_good(guest)
    assert closed_with(live) == 4403
    with pytest.raises(ConnectionClosed, match="4401"):
        Live(service.url, cookies, "en", [])
    assert thief.refused("POST", "/api/code", status=401).kind == "no_visitor"
    body = {"game": "regatta", "seats": [me(), bot()]}
    assert thief.refused("POST", "/api/tables", body, status=401).kind == "no_visitor"
    assert thief.refused("PATCH", "/api/me", {"name": "Ghost"}, status=401).kind == "no_visitor"
    assert thief.refused("GET", "/api/me/export", status=401).kind == "no_visitor"
    assert friend.refused("POST", "/api/code/use", {"code": code}, status=403).kind == "bad_code"
    assert thief.me().visitor.id != guest.id
    row = visitor_row(service.database, guest.id)
    assert (row.name, row.kept_name, row.password_hash, row.webhook) == ("", None, None, None)


def test_races_of_others_stay_bit_for_bit_with_a_former_player(
    service: Service, guest: Guest, friend: Guest, guests: NewGuest
) -> None:
    name = "Marina Vell"  # two guests may be called the same by chance
    guest.change(name=name)
    table = raced(guest, friend)
    record, file = friend.record(table), friend.answer("GET", f"/api/replays/table/{table}/file")
    friend.call("GET", "/api/me/statistics")
    leave_for_good(guest)
    assert friend.record(table) == record
    assert friend.answer("GET", f"/api/replays/table/{table}/file").content == file.content
    assert friend.table(table).seats[0].name == "a former player"
    french = guests(service, "fr")
    assert french.table(table).seats[0].name == "un ancien joueur"
    assert french.table(table).owner == "un ancien joueur"
    for path in (f"/api/tables/{table}/results", f"/api/replays/table/{table}"):
        told = friend.answer("GET", path).text
        assert "a former player" in told
        assert name not in told
    rivals = friend.call("GET", "/api/me/statistics")["rivals"]
    assert [rival["name"] for rival in rivals] == ["a former player"]


def test_where_a_race_is_on_a_bot_plays_for_whoever_left(duel: Duel) -> None:
    duel.step()
    friend = duel.guests["B"]
    leave_for_good(duel.guests["A"])
    seat = friend.table(duel.table).seats[0]
    assert (seat.name, seat.stand_in) == ("a former player", "greedy")
    live = duel.lives["B"]
    live.until(lambda: duel.of("B").view.seats[0].name == "a former player")
    live.until(lambda: duel.of("B").sight.to_move == "B" or duel.of("B").sight.over)


def test_where_the_absent_retire_so_does_whoever_left(guest: Guest, friend: Guest) -> None:
    duel = Duel(guest, friend, timeout="retire")
    leave_for_good(guest)
    assert friend.table(duel.table).status == "over"


def test_a_crew_sails_on_without_whoever_left(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot(), **CREWED).id
    friend.join(table, "A")
    leave_for_good(guest)
    seat = friend.table(table).seats[0]
    assert (seat.visitor, seat.crew, seat.stand_in) == (friend.id, [], None)


def test_a_table_that_waited_for_others_closes(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link()).id
    leave_for_good(guest)
    assert friend.table(table).status == "over"


def test_what_she_said_brought_and_called_her_friends_goes(
    service: Service, guest: Guest, friend: Guest
) -> None:
    table = raced(guest, friend)
    live = guest.live()
    live.watch(table)
    assert isinstance(live.say(table, "Well sailed, all of you"), Ack)
    course = keep(guest).id
    record = guest.call("POST", "/api/replays", guest.record(table))["id"]
    assert friend.answer("GET", f"/api/replays/record/{record}").is_success
    screen = guest.open_table(me(), {"kind": "screen", "name": "Little Tom"}, bot()).id
    leave_for_good(guest)
    assert set(stored_chat(service.database, table).values()) == {""}
    his = friend.live()
    assert his.watch(table).chat == []
    assert friend.refused("GET", f"/api/courses/{course}", status=404).kind == "unknown_course"
    path = f"/api/replays/record/{record}"
    assert friend.refused("GET", path, status=404).kind == "unknown_record"
    assert [seat.name for seat in friend.table(screen).seats[:2]] == ["a former player"] * 2


def test_nobody_is_seated_with_a_former_player_by_a_rematch(guest: Guest, friend: Guest) -> None:
    table = raced(guest, friend)
    guest.rematch(table)
    leave_for_good(guest)
    assert friend.table(table).rematch is None
    friend.rematch(table)
    again = friend.call("POST", f"/api/tables/{table}/rematch/open")
    assert sorted(seat["kind"] for seat in again["seats"]) == ["link", "visitor"]


def test_leaving_twice_at_once_is_leaving_once(guest: Guest, friend: Guest) -> None:
    raced(guest, friend)
    cookies = guest.http.cookies.__class__(guest.http.cookies)
    leave_for_good(guest)
    guest.http.cookies = cookies
    assert guest.answer("DELETE", "/api/me", SURE).status_code == 401


def test_nobody_is_deleted_by_a_slip(guest: Guest) -> None:
    for body in (None, {}, {"sure": False}):
        assert guest.answer("DELETE", "/api/me", body).status_code == 422
    assert guest.me().visitor.id == guest.id


def test_nothing_brings_somebody_back_who_has_just_left(database: NewDatabase) -> None:
    """As a request does that was let in before, and goes on after it."""
    url = database()
    upgrade(url)

    async def story() -> None:
        storage = Storage(url)
        visitors = await Visitors.open(storage, secure=False)
        anna = await visitors.welcome("en")

        def sit(connection: Connection) -> None:
            # Something refers to her, so that her row stays.
            row = {"id": "a" * 16, "game": "regatta", "rules_version": 1, "options": {},
                   "secret": b"", "owner": anna.id, "public": True, "pace": "calm",
                   "status": "over", "created": 1.0, "touched": 1.0}  # fmt: skip
            connection.execute(schema.tables.insert().values(**row))
            forget(connection, anna.id, 2.0)

        await storage.write(sit)
        for change in ({"name": "Anna"}, {"password": PASSWORD}):
            with pytest.raises(Refusal, match="do not know you"):
                await visitors.change(anna, **change)
        await visitors.came(anna)
        await storage.close()
        row = visitor_row(url, anna.id)
        assert (row.name, row.kept_name, row.password_hash) == ("", None, None)

    asyncio.run(story())


def test_a_departure_is_heard_of_in_the_other_process(
    postgres: Cluster, tmp_path: Path, guests: NewGuest
) -> None:
    database = postgres.new_database()
    one, two = Service(database, tmp_path).start(), Service(database, tmp_path).start()
    try:
        guest, friend = guests(one), guests(one)
        table = raced(guest, friend)
        there, his = guest.live(url=two.url), friend.live(url=two.url)
        there.watch(table)
        his.watch(table)
        leave_for_good(guest)
        assert closed_with(there) == 4403
        his.until(lambda: his.tables[table].view.seats[0].name == "a former player")
        assert stored_row(database, table).status == "over"
    finally:
        one.close()
        two.close()
