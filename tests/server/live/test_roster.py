"""Who belongs to which table."""

from __future__ import annotations

from layline.server.live.roster import Roster


def test_tables_are_found_by_visitor_and_visitors_by_table() -> None:
    roster = Roster()
    roster.enter("one", ["anna", "bea"])
    roster.enter("two", ["anna"])
    assert sorted(roster.tables_of("anna")) == ["one", "two"]
    assert roster.tables_of("bea") == ["one"]
    assert roster.tables_of("carl") == []
    assert roster.concerns_anybody("two")
    assert not roster.concerns_anybody("three")


def test_who_is_struck_leaves_the_others() -> None:
    roster = Roster()
    roster.enter("one", ["anna", "bea"])
    roster.enter("two", ["anna"])
    roster.strike_visitor("anna")
    assert roster.tables_of("anna") == []
    assert roster.tables_of("bea") == ["one"]
    assert not roster.concerns_anybody("two")
    roster.strike_table("one")
    assert roster.tables_of("bea") == []
    assert not roster.concerns_anybody("one")
    roster.strike_table("one")
