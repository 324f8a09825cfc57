"""Limits of live connections: over all that a visitor or an address has open, in all processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from layline.server.schemas.live import Pong, Refused
from tests.server.conftest import NewGuest, NewService
from tests.server.figures import figure
from tests.server.guest import Guest
from tests.server.live.test_cluster import Twins, twins_on
from tests.server.postgres import Cluster
from tests.server.service import GENEROUS, Service, waited_for
from tests.server.socket_client import Live

TOO_MANY = 4429


def refused_connection(guest: Guest, url: str | None = None) -> tuple[int, str] | None:
    """The code and the reason with which a new connection is closed; None: it stays open."""
    try:
        live = guest.live(url=url)
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
    live.close()
    return None


def let_in(guest: Guest) -> Live:
    """A connection that stays open, as soon as there is room for one."""
    opened: list[Live] = []

    def tried() -> bool:
        with suppress(ConnectionClosed):
            opened.append(guest.live())
        return bool(opened)

    waited_for(tried)
    return opened[0]


def let_through(live: Live) -> bool:
    """Whether a ping is answered by a pong."""
    live.send("ping")
    answer = live.read()
    assert isinstance(answer, Pong | Refused)
    return isinstance(answer, Pong)


def test_more_connections_do_not_let_a_visitor_say_more(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service(settings=GENEROUS | {"LAYLINE_MESSAGES_PER_MINUTE": "1"})
    guest, friend = guests(service), guests(service)
    lives = [guest.live() for _ in range(6)]
    assert sum(let_through(live) for live in lives for _ in range(4)) == 8
    assert let_through(friend.live())


def test_more_visitors_do_not_let_an_address_say_more(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service(settings=GENEROUS | {"LAYLINE_ADDRESS_MESSAGES_PER_MINUTE": "1"})
    lives = [guests(service).live() for _ in range(3)]
    assert sum(let_through(live) for live in lives for _ in range(4)) == 8


def test_what_is_no_message_counts_too(new_sqlite_service: NewService, guests: NewGuest) -> None:
    service = new_sqlite_service(settings=GENEROUS | {"LAYLINE_MESSAGES_PER_MINUTE": "1"})
    live = guests(service).live()
    kinds = []
    for _ in range(10):
        live.send_raw("{")
        kinds.append(live.refusal().kind)
    assert kinds == ["malformed"] * 8 + ["too_fast"] * 2


def test_who_says_too_much_is_not_listened_to_for_a_while(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service(settings=GENEROUS | {"LAYLINE_MESSAGES_PER_MINUTE": "60"})
    flood, friend = guests(service).live(), guests(service).live()
    for _ in range(5000):
        flood.send("ping")
    for _ in range(8):
        assert let_through(friend)
    # All five thousand came before the last of those eight, and few were worth an answer.
    assert figure(service, "layline_refusals_total", kind="too_fast") < 100


def test_a_connection_too_many_is_told_why_in_its_language(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    limits = {"LAYLINE_CONNECTIONS_PER_VISITOR": "3", "LAYLINE_CONNECTIONS_PER_ADDRESS": "5"}
    service = new_sqlite_service(settings=GENEROUS | limits)
    guest, french, late = guests(service), guests(service, "fr"), guests(service)
    lives = [guest.live() for _ in range(3)]
    reason = "You have 3 windows open here already. Close one of them."
    assert refused_connection(guest) == (TOO_MANY, reason)
    for _ in range(2):
        french.live()
    refused = refused_connection(late)
    assert refused is not None
    assert refused[1].startswith("There are 5 connections from your network already.")
    lives[0].close()
    let_in(french)
    assert refused_connection(french) == (
        TOO_MANY,
        "Vous avez déjà 3 fenêtres ouvertes ici. Fermez-en une.",
    )
    # Those that are open stay so.
    assert let_through(lives[1])


def test_attempts_to_connect_count_as_requests(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service(settings=GENEROUS | {"LAYLINE_REQUESTS_PER_MINUTE": "10"})
    guest = guests(service)
    answers = [refused_connection(guest) for _ in range(20)]
    refused = [answer for answer in answers if answer is not None]
    assert 5 < len(refused) < 15
    assert {code for code, _ in refused} == {TOO_MANY}
    assert all(reason.startswith("Not so fast") for _, reason in refused)


@pytest.mark.parametrize("path", ["/api/games", "/api/games/regatta/rules", "/api/tables"])
def test_what_anybody_may_read_counts(
    new_sqlite_service: NewService, guests: NewGuest, path: str
) -> None:
    service = new_sqlite_service(settings=GENEROUS | {"LAYLINE_REQUESTS_PER_MINUTE": "10"})
    guest, friend = guests(service), guests(service)
    answers = [guest.answer("GET", path).status_code for _ in range(12)]
    assert answers[:9] == [200] * 9
    assert answers[-1] == 429
    assert friend.answer("GET", path).status_code == 200
    # Whoever has no cookie has what one visitor has, together with all others of that address.
    strangers = [guests(service) for _ in range(2)]
    for stranger in strangers:
        stranger.http.cookies.clear()
    answers = [one.answer("GET", path).status_code for _ in range(10) for one in strangers]
    assert answers[0] == 200
    assert answers[-2:] == [429, 429]


# Two processes.

SHARED = {
    "LAYLINE_REQUESTS_PER_MINUTE": "600",
    "LAYLINE_MESSAGES_PER_MINUTE": "1",
    "LAYLINE_CONNECTIONS_PER_VISITOR": "6",
}


@pytest.fixture(scope="module")
def twins(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    """Two processes with limits."""
    folder = tmp_path_factory.mktemp("limited")
    yield from twins_on(postgres.new_database(), folder, GENEROUS | SHARED)


def test_what_one_process_lets_through_counts_in_the_other(twins: Twins, guests: NewGuest) -> None:
    guest = guests(twins.one)
    one, two = guest.live(), guest.live(url=twins.two.url)
    assert [let_through(one) for _ in range(9)] == [True] * 8 + [False]
    while guest.answer("GET", "/api/games/regatta").status_code == 200:
        pass
    other = f"{twins.two.url}/api/games/regatta"
    # Alone the second would answer six hundred times.
    for _ in range(300):
        if guest.answer("GET", other, headers={"Cookie": guest.cookies()}).status_code == 429:
            break
    else:
        pytest.fail("the second process does not know what was asked of the first")
    # So it has heard of the messages, too, which came before.
    assert not let_through(two)


def are_full(guest: Guest, lives: list[Live], other: str) -> bool:
    """Open all connections that her own process lets in; whether the other lets in none then.

    One that the other let in before it had heard of these may have cost one of these.
    """
    with suppress(ConnectionClosed):
        while True:
            lives.append(guest.live())
    return refused_connection(guest, other) is not None


def test_connections_to_one_process_count_in_the_other(twins: Twins, guests: NewGuest) -> None:
    guest, lives = guests(twins.one), list[Live]()
    waited_for(lambda: are_full(guest, lives, twins.two.url))
    for live in lives:
        live.close()
    waited_for(lambda: refused_connection(guest, twins.two.url) is None)


def test_a_process_that_is_gone_has_no_connections(
    postgres: Cluster, tmp_path_factory: pytest.TempPathFactory, guests: NewGuest
) -> None:
    folder = tmp_path_factory.mktemp("doomed")
    for pair in twins_on(postgres.new_database(), folder, GENEROUS | SHARED):
        guest, lives = guests(pair.one), list[Live]()
        waited_for(lambda: are_full(guest, lives, pair.two.url))  # noqa: B023
        pair.one.stop()
        waited_for(lambda: refused_connection(guest, pair.two.url) is None)  # noqa: B023


def test_nothing_of_it_makes_a_process_stumble(twins: Twins) -> None:
    service: Service
    for service in (twins.one, twins.two):
        assert service.running
        assert "Traceback" not in service.log()
