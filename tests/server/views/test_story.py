"""What is told of a race beside its log: what befell whom, what is due, which way pieces came."""

from __future__ import annotations

from typing import Any

from layline.server.schemas.live import Refused, TrailsAnswer
from layline.server.schemas.tables import TableView
from tests.server.duel import Duel, on_the_water
from tests.server.guest import Guest, me

DATABASES = ("sqlite",)
"""It is told from a race in memory, wherever it is stored."""

OVER_EARLY: dict[str, Any] = {
    "game": "race-the-wind",
    "options": {"players": 2, "tokens": "none", "order": "seats", "protests": "auto"},
    "round": 6,
    "boats": {"A": {"at": "10,5", "heading": "NE"}, "B": {"at": "3,3", "heading": "NE"}},
}


def test_a_penalty_is_told_to_whom_it_befell_with_what_is_due(guest: Guest) -> None:
    wish = {
        "game": "race-the-wind",
        "seats": [me(), {"kind": "screen", "name": "Bob"}],
        "start": {"position": OVER_EARLY},
    }
    table = TableView.model_validate(guest.call("POST", "/api/tables", wish)).id
    live, french = guest.live(), guest.live("fr")
    known, autre = live.watch(table), french.watch(table)
    live.must_play(table, "move")
    entry = known.entries[-1]
    assert entry.heading == "Round 6"
    assert [(one.seat, one.rule, one.due) for one in entry.setbacks] == [
        ("A", "RTW-31", "claim"),
        ("A", "RTW-31", "penalty"),
    ]
    assert entry.setbacks[1].title == "You owe a penalty circle for a start fault"
    live.must_play(table, "turn R45")
    assert known.entries[-1].setbacks == []
    (due,) = known.sight.dues
    assert (due.key, due.rule, due.actions, due.pieces) == ("penalty", "RTW-87", (), ("line",))
    french.until(lambda: autre.seq == 2)
    assert autre.entries[0].setbacks[1].title == "Vous devez un 360° pour une faute de départ"


def test_the_way_of_each_piece_since_an_entry_is_told(duel: Duel) -> None:
    on_the_water(duel)
    since = duel.known.seq
    played = [entry.seq for entry in duel.known.entries]
    while len({entry.seat for entry in duel.known.entries[len(played) :]} - {None}) < 2:
        legs = [action for action in duel.known.actions if action.startswith("leg ")]
        duel.step((legs or duel.known.actions)[0])
    answer = duel.mover.ask("trails", duel.table, since=since)
    assert isinstance(answer, TrailsAnswer)
    assert {trail.seat for trail in answer.trails} == {"A", "B"}
    for trail in answer.trails:
        assert trail.points[0].seq == since
        assert all(since < point.seq <= duel.known.seq for point in trail.points[1:])
        assert not any(point.anew for point in trail.points[1:])
    ahead = duel.mover.ask("trails", duel.table, since=duel.known.seq + 1)
    assert isinstance(ahead, Refused)
    assert ahead.kind == "stale"


def test_what_was_taken_back_leaves_no_trail(duel: Duel) -> None:
    on_the_water(duel)
    since = duel.known.seq
    while not duel.known.sight.can_undo:
        since = duel.known.seq
        legs = [action for action in duel.known.actions if action.startswith("leg ")]
        duel.step((legs or duel.known.actions)[0])
    duel.undo()
    answer = duel.mover.ask("trails", duel.table, since=since)
    assert isinstance(answer, TrailsAnswer)
    assert answer.trails == []
