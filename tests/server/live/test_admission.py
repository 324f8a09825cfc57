"""How many live connections a visitor and an address may have, in one process and in two."""

from __future__ import annotations

from layline.server.live.admission import Admission
from layline.server.live.connections import Connection
from layline.server.operations.settings import Settings
from layline.server.visitors.visitor import Visitor


def admission(process: str = "a", visitor: int = 2, address: int = 3) -> Admission:
    """An admission with small limits."""
    settings = Settings(connections_per_visitor=visitor, connections_per_address=address)
    return Admission(settings, process, str)


def connection(visitor: str, address: str = "here") -> Connection:
    """A connection of a visitor."""
    return Connection(Visitor(visitor, visitor, False, None, "en"), "en", "", address)


def tell(teller: Admission, hearer: Admission, process: str) -> None:
    """One process tells another what has changed."""
    for kind, counts in teller.news().items():
        hearer.hear(process, kind, counts)


def test_a_visitor_and_an_address_have_so_many_and_no_more() -> None:
    doors = admission()
    first, second = connection("anna"), connection("anna")
    assert doors.enter(first) is None
    assert doors.enter(second) is None
    assert doors.enter(connection("anna", "elsewhere")) == "visitor"
    assert doors.enter(connection("bea")) is None
    assert doors.enter(connection("carl")) == "address"
    doors.leave(first)
    assert doors.enter(connection("carl")) is None


def test_what_was_refused_is_not_counted() -> None:
    doors = admission(visitor=1, address=0)
    assert doors.enter(connection("anna")) is None
    for _ in range(3):
        assert doors.enter(connection("anna")) == "visitor"
    assert doors.news() == {"visitor": {"anna": 1}, "address": {"here": 1}}


def test_connections_to_other_processes_count() -> None:
    one, two = admission("a"), admission("b")
    mine = connection("anna")
    one.enter(mine)
    tell(one, two, "a")
    assert two.enter(connection("anna")) is None
    assert two.enter(connection("anna")) == "visitor"
    one.leave(mine)
    tell(one, two, "a")
    assert two.enter(connection("anna")) is None


def test_a_process_that_stopped_has_nobody() -> None:
    one, two = admission("a"), admission("b")
    for _ in range(2):
        one.enter(connection("anna"))
    tell(one, two, "a")
    assert two.enter(connection("anna")) == "visitor"
    two.forget("a")
    assert two.enter(connection("anna")) is None


def test_of_those_let_in_at_the_same_moment_exactly_the_excess_is_closed() -> None:
    one, two = admission("a", visitor=3, address=0), admission("b", visitor=3, address=0)
    at_one = [connection("anna") for _ in range(2)]
    at_two = [connection("anna") for _ in range(3)]
    for mine in at_one:
        assert one.enter(mine) is None
    for mine in at_two:
        assert two.enter(mine) is None
    tell(one, two, "a")
    tell(two, one, "b")
    assert [mine.crowded for mine in at_one] == [None, None]
    assert [mine.crowded for mine in at_two] == [None, "visitor", "visitor"]


def test_everything_is_told_again_for_whoever_missed_it() -> None:
    one, two = admission("a"), admission("b")
    for _ in range(2):
        one.enter(connection("anna"))
    one.news()
    assert one.news() == {"visitor": {}, "address": {}}
    for kind, counts in one.news(everything=True).items():
        two.hear("a", kind, counts)
    assert two.enter(connection("anna")) == "visitor"
