"""Visitors: guests at once, kept by a password, moved by a code, and never mistaken for another."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from layline.server.schemas.visitors import MoveCode, VisitorCard
from tests.server.conftest import NewGuest, NewService
from tests.server.guest import Guest, bot, me
from tests.server.service import DEADLINE, GENEROUS, Service

PASSWORD = "the tide waits for nobody"


def unused_name(guest: Guest) -> str:
    """A name nobody on the shared server has kept."""
    return f"Sailor {guest.id[-12:]}"


def test_a_visitor_is_a_guest_with_a_name_at_once(guest: Guest) -> None:
    card = guest.me().visitor
    assert card.name.strip()
    assert not card.kept
    assert guest.me().visitor == card, "the cookie brings the same visitor back"


def test_two_guests_are_two_visitors(guest: Guest, friend: Guest) -> None:
    assert guest.id != friend.id


def test_a_name_is_invented_in_the_language_of_the_browser(
    service: Service, guests: NewGuest
) -> None:
    french = [guests(service, "fr-CA,fr;q=0.9,en;q=0.1").me().visitor.name for _ in range(8)]
    # In French the adjective follows its noun, in small letters.
    assert all(name.split()[-1].islower() for name in french)


def test_a_visitor_changes_her_name(guest: Guest) -> None:
    assert guest.change(name="  Anne-Marie Le Gall ").name == "Anne-Marie Le Gall"
    assert guest.me().visitor.name == "Anne-Marie Le Gall"


def test_what_looks_like_markup_in_a_name_stays_text(guest: Guest) -> None:
    name = "<script>alert('1')</script>"
    assert guest.change(name=name).name == name
    table = guest.open_table(me(), bot())
    reply = guest.answer("GET", f"/api/tables/{table.id}")
    assert reply.headers["content-type"].startswith("application/json")
    assert guest.table(table.id).seats[0].name == name


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 33, "\u202e\u200b", "\x00\x07"],
    ids=["none", "blank", "long", "bidi", "control"],
)
def test_a_name_that_is_none_is_refused_by_its_field(guest: Guest, name: str) -> None:
    before = guest.me().visitor
    assert guest.refused("PATCH", "/api/me", {"name": name}, 422).field == "name"
    assert guest.me().visitor == before


def test_control_and_direction_characters_vanish_from_a_name(guest: Guest) -> None:
    assert guest.change(name="Tom\u202e\x1b[31m\u0000y").name == "Tom[31my"


def test_an_unknown_field_is_refused_by_name(guest: Guest) -> None:
    problem = guest.refused("PATCH", "/api/me", {"admin": True}, 422)
    assert problem.field == "admin"


def test_problems_are_told_in_french_too(service: Service, guests: NewGuest) -> None:
    english = guests(service, "en").refused("PATCH", "/api/me", {"name": ""}, 422)
    french = guests(service, "fr").refused("PATCH", "/api/me", {"name": ""}, 422)
    assert english.kind == french.kind
    assert english.message != french.message


def test_a_password_keeps_the_identity_for_another_browser(guest: Guest, friend: Guest) -> None:
    name = unused_name(guest)
    assert guest.change(name=name, password=PASSWORD).kept
    back = VisitorCard.model_validate(
        friend.call("POST", "/api/login", {"name": name, "password": PASSWORD})
    )
    assert back.id == guest.id
    assert friend.me().visitor.id == guest.id


def test_a_kept_name_is_found_whatever_its_case(guest: Guest, friend: Guest) -> None:
    name = unused_name(guest)
    guest.change(name=name, password=PASSWORD)
    friend.call("POST", "/api/login", {"name": name.upper(), "password": PASSWORD})
    assert friend.me().visitor.id == guest.id


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(
    guest: Guest, friend: Guest
) -> None:
    name = unused_name(guest)
    guest.change(name=name, password=PASSWORD)
    wrong = friend.refused("POST", "/api/login", {"name": name, "password": "x" * 9}, 403)
    unknown = friend.refused(
        "POST", "/api/login", {"name": "Nobody at all", "password": PASSWORD}, 403
    )
    assert wrong == unknown, "nobody learns which names exist"
    assert friend.me().visitor.id == friend.id


def test_a_short_password_is_refused(guest: Guest) -> None:
    assert guest.refused("PATCH", "/api/me", {"password": "seven77"}, 422).field == "password"
    assert not guest.me().visitor.kept


def test_a_new_password_needs_the_current_one(guest: Guest, friend: Guest) -> None:
    name = unused_name(guest)
    guest.change(name=name, password=PASSWORD)
    for current in ({}, {"current": PASSWORD + "!"}):
        wish = {"password": "another tide", **current}
        assert guest.refused("PATCH", "/api/me", wish, 403).field == "current"
    guest.change(password="another tide", current=PASSWORD)
    friend.call("POST", "/api/login", {"name": name, "password": "another tide"})


def test_nobody_else_may_keep_the_same_name(guest: Guest, friend: Guest) -> None:
    name = unused_name(guest)
    guest.change(name=name, password=PASSWORD)
    taken = {"name": name.upper(), "password": PASSWORD}
    assert friend.refused("PATCH", "/api/me", taken, 409).field == "name"
    assert not friend.me().visitor.kept


def test_two_who_keep_one_name_at_once_are_one_and_a_refusal(
    service: Service, guests: NewGuest
) -> None:
    rivals = [guests(service) for _ in range(4)]
    wish = {"name": unused_name(rivals[0]), "password": PASSWORD}
    with ThreadPoolExecutor(4) as pool:
        replies = list(pool.map(lambda rival: rival.answer("PATCH", "/api/me", wish), rivals))
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409]


def test_after_logging_out_one_is_somebody_new(guest: Guest) -> None:
    guest.call("POST", "/api/logout")
    assert guest.me().visitor.id != guest.id


def test_a_code_moves_the_identity_to_another_device_once(
    guest: Guest, friend: Guest, service: Service, guests: NewGuest
) -> None:
    code = MoveCode.model_validate(guest.call("POST", "/api/code"))
    assert time.time() < code.expires < time.time() + 3600
    friend.call("POST", "/api/code/use", {"code": code.code})
    assert friend.me().visitor.id == guest.id
    third = guests(service)
    reply = third.answer("POST", "/api/code/use", {"code": code.code})
    assert 400 <= reply.status_code < 500
    assert third.me().visitor.id == third.id


def test_a_code_may_be_typed_in_any_case_and_with_spaces(guest: Guest, friend: Guest) -> None:
    code: str = guest.call("POST", "/api/code")["code"]
    friend.call("POST", "/api/code/use", {"code": f" {code[:4].lower()} {code[4:].lower()} "})
    assert friend.me().visitor.id == guest.id


def test_a_code_used_by_many_at_once_works_for_one(
    service: Service, guest: Guest, guests: NewGuest
) -> None:
    others = [guests(service) for _ in range(6)]
    code = guest.call("POST", "/api/code")
    with ThreadPoolExecutor(6) as pool:
        used = pool.map(
            lambda one: one.answer("POST", "/api/code/use", {"code": code["code"]}).is_success,
            others,
        )
    assert sorted(used) == [False] * 5 + [True]


def test_a_code_nobody_gave_out_is_refused(guest: Guest) -> None:
    reply = guest.answer("POST", "/api/code/use", {"code": "ABCDEFGH"})
    assert 400 <= reply.status_code < 500
    assert reply.json()["error"]["message"]


def cookie_of(guest: Guest) -> tuple[str, str]:
    """The name and value of the one cookie."""
    (cookie,) = guest.http.cookies.jar
    assert cookie.value is not None
    return cookie.name, cookie.value


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(service: Service) -> None:
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        header = browser.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "path=/" in header


@pytest.mark.parametrize("how", ["cut short", "one sign changed", "no signature", "rubbish"])
def test_a_forged_cookie_is_nobodys(service: Service, guest: Guest, how: str) -> None:
    name, value = cookie_of(guest)
    middle = len(value) // 2
    forged = {
        "cut short": value[:-3],
        "one sign changed": value[:middle]
        + ("A" if value[middle] != "A" else "B")
        + value[middle + 1 :],
        "no signature": guest.id,
        "rubbish": "x" * 3000,
    }[how]
    with httpx.Client(base_url=service.url, cookies={name: forged}, trust_env=False) as thief:
        assert thief.get("/api/me").json()["visitor"]["id"] != guest.id


def test_a_cookie_of_another_service_is_nobodys(
    guest: Guest, new_sqlite_service: NewService
) -> None:
    name, value = cookie_of(guest)
    other = new_sqlite_service()
    with httpx.Client(base_url=other.url, cookies={name: value}, trust_env=False) as traveller:
        assert traveller.get("/api/me").json()["visitor"]["id"] != guest.id


def test_without_a_cookie_nothing_can_be_changed(service: Service, guest: Guest) -> None:
    table = guest.open_table(me(), bot())
    with httpx.Client(base_url=service.url, trust_env=False) as stranger:
        for path in (f"/api/tables/{table.id}/leave", f"/api/tables/{table.id}/start"):
            reply = stranger.post(path, headers={"Origin": service.url})
            assert 400 <= reply.status_code < 500
    assert guest.table(table.id).seats[0].visitor == guest.id


def test_the_live_connection_needs_a_known_visitor(guest: Guest) -> None:
    guest.http.cookies.clear()
    with pytest.raises(ConnectionClosed) as refused:
        guest.live()
    assert refused.value.rcvd is not None
    assert refused.value.rcvd.code == 4401


def test_passwords_and_codes_are_never_logged(
    service: Service, guest: Guest, friend: Guest
) -> None:
    name = unused_name(guest)
    guest.change(name=name, password=PASSWORD)
    friend.answer("POST", "/api/login", {"name": name, "password": PASSWORD + "!"})
    code = guest.call("POST", "/api/code")["code"]
    friend.call("POST", "/api/code/use", {"code": code})
    log = service.log()
    assert PASSWORD not in log
    assert code not in log
    assert cookie_of(guest)[1] not in log


# Whoever is thrown out is out at once.

LOGGED_OUT = 4403


def thief_of(guest: Guest, guests: NewGuest, service: Service) -> Guest:
    """Somebody who has copied a visitor's cookie."""
    thief = guests(service)
    thief.http.cookies = httpx.Cookies(guest.http.cookies)
    assert thief.me().visitor.id == guest.id
    return thief


def test_a_new_password_ends_every_other_connection_and_code(
    service: Service, guest: Guest, friend: Guest, guests: NewGuest
) -> None:
    thief = thief_of(guest, guests, service)
    table = guest.open_table(me(), bot())
    code = thief.call("POST", "/api/code")["code"]
    hers, another, stolen = guest.live(), guest.live(), thief.live()
    stolen.watch(table.id)
    guest.change(name=unused_name(guest), password=PASSWORD, connection=hers.welcome.connection)
    assert stolen.hung_up() == LOGGED_OUT
    assert another.hung_up() == LOGGED_OUT
    hers.watch(table.id)
    assert hers.settled() is not None, "the one that changed the password stays"
    assert friend.refused("POST", "/api/code/use", {"code": code}, 403).kind == "bad_code"
    with pytest.raises(ConnectionClosed):
        thief.live()
    again = guest.live()
    assert again.welcome.visitor.id == guest.id
    # It stays at the next change, too, and a connection of now is named by its own welcome only.
    change = {"password": f"{PASSWORD} again", "current": PASSWORD}
    guest.change(**change, connection=again.welcome.connection)
    assert hers.hung_up() == LOGGED_OUT
    assert again.settled() is not None


def test_what_a_thief_sends_after_the_password_has_changed_is_not_played(
    service: Service, guest: Guest, guests: NewGuest
) -> None:
    thief = thief_of(guest, guests, service)
    table = guest.open_table(me(), bot())
    stolen = thief.live()
    stolen.watch(table.id)
    guest.change(name=unused_name(guest), password=PASSWORD)
    with suppress(ConnectionClosed):
        for n in range(20):
            stolen.send("resign", table=table.id, id=f"r{n}", seat="A")
    assert stolen.hung_up() == LOGGED_OUT
    assert guest.table(table.id).status == "racing"
    live = guest.live()
    live.watch(table.id)
    assert not [entry for entry in live.tables[table.id].entries if entry.kind == "retire"]


def test_logging_out_closes_the_connections_of_that_browser_only(
    guest: Guest, friend: Guest
) -> None:
    code = guest.call("POST", "/api/code")["code"]
    friend.call("POST", "/api/code/use", {"code": code})
    assert friend.me().visitor.id == guest.id
    hers, elsewhere = guest.live(), friend.live()
    guest.call("POST", "/api/logout")
    assert hers.hung_up() == LOGGED_OUT
    assert elsewhere.settled() is not None
    assert friend.live().welcome.visitor.id == friend.me().visitor.id


def test_a_connection_is_named_by_letters_and_digits(guest: Guest) -> None:
    asked = {"password": PASSWORD, "connection": "a b"}
    assert guest.refused("PATCH", "/api/me", asked, 422).field == "connection"


def from_address(address: str) -> dict[str, str]:
    """What a proxy on this machine says of whose request it forwards."""
    return {"x-forwarded-for": address}


def test_whoever_guesses_at_a_name_does_not_lock_out_its_owner(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service({**GENEROUS, "LAYLINE_ATTEMPTS_PER_MINUTE": "3"})
    owner, thief = guests(service), guests(service)
    owner.change(name="Careful Clara", password=PASSWORD)

    def tried(password: str, address: str, name: str = "careful clara") -> int:
        wish = {"name": name, "password": password}
        headers = from_address(address)
        return thief.answer("POST", "/api/login", wish, headers=headers).status_code

    guesses = [tried("a wild guess", "192.0.2.1") for _ in range(5)]
    assert guesses == [403] * 3 + [429] * 2
    assert tried(PASSWORD, "192.0.2.1") == 429, "not even rightly, from there"
    assert tried(PASSWORD, "192.0.2.2") == 200
    others = [tried("a wild guess", "192.0.2.1", f"name {n}") for n in range(8)]
    assert 429 in others, "nor at many names in turn"


def test_a_flood_of_logins_from_one_address_leaves_room_for_others(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service()
    owner = guests(service)
    owner.change(name="Careful Clara", password=PASSWORD)

    def logged_in(n: int) -> httpx.Response:
        mine = n == 30
        wish = {"name": "Careful Clara", "password": PASSWORD if mine else "a wild guess"}
        headers = from_address("192.0.2.2" if mine else "192.0.2.1")
        return httpx.post(
            f"{service.url}/api/login",
            json=wish,
            headers=headers,
            timeout=DEADLINE,
            trust_env=False,
        )

    with ThreadPoolExecutor(60) as pool:
        replies = list(pool.map(logged_in, range(60)))
    assert replies.pop(30).status_code == 200
    assert {reply.status_code for reply in replies} == {403, 429}
    late = next(reply for reply in replies if reply.status_code == 429)
    assert int(late.headers["retry-after"]) >= 1
    assert late.json()["error"]["message"]
