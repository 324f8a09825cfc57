"""Who is here: a page that is loaded again leaves nobody away, and who is gone is gone."""

from __future__ import annotations

from layline.server.live.connections import Connection, Connections
from layline.server.visitors.visitor import Visitor

HER = Visitor("her", "Her", kept=False, webhook=None)


def test_who_loads_the_page_again_was_never_away() -> None:
    connections, before, after = Connections(), Connection(HER, "en"), Connection(HER, "en")
    assert connections.enter(before), "she arrives"
    assert connections.leave(before)
    assert connections.online(HER.id)
    assert not connections.enter(after), "nobody has missed her"
    assert not connections.let_go(before)
    assert connections.online(HER.id)


def test_who_does_not_come_back_is_gone() -> None:
    connections, only = Connections(), Connection(HER, "en")
    connections.enter(only)
    connections.leave(only)
    assert connections.let_go(only)
    assert not connections.online(HER.id)
    assert connections.enter(Connection(HER, "en")), "she arrives again"


def test_each_departure_has_its_own_time_to_come_back() -> None:
    connections, first, second = Connections(), Connection(HER, "en"), Connection(HER, "en")
    for connection in (first, second):
        connections.enter(connection)
        connections.leave(connection)
    assert not connections.let_go(first)
    assert connections.online(HER.id), "she left a second time just now"
    assert connections.let_go(second)
    assert not connections.online(HER.id)
