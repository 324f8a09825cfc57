"""What a club sailor would do: told to whoever decides, where nobody minds."""

from __future__ import annotations

from typing import Any

from layline.bots import bot as player
from layline.server.live.bot_runner import bot_seed
from layline.server.schemas.live import HintAnswer, Refused
from tests.server.duel import refused
from tests.server.guest import Guest, bot, link, me
from tests.server.referee import replayed
from tests.server.service import Service
from tests.server.socket_client import Live, Watched
from tests.server.stored import stored_entries


def hint(live: Live, table: str) -> HintAnswer:
    answer = live.ask("hint", table)
    assert isinstance(answer, HintAnswer), answer
    return answer


def await_turn(live: Live, known: Watched, seq: int) -> None:
    live.until(lambda: known.seq >= seq and bool(known.sight.choices))


def test_against_bots_the_hint_is_what_the_club_sailor_plays(
    guest: Guest, service: Service
) -> None:
    ada = guest
    table = ada.open_table(me(), bot()).id
    live, french = ada.live(), ada.live("fr")
    known = live.watch(table)
    french.watch(table)
    live.until(lambda: bool(known.sight.choices))
    for _ in range(6):
        seat = known.sight.seat
        assert seat is not None
        answer = hint(live, table)
        race = replayed("regatta", ada.table(table).options, known.entries)
        assert answer.action == player("greedy", bot_seed(table, seat)).choose(race)
        assert answer.seq == known.seq
        assert answer.why.strip()
        assert hint(french, table).why != answer.why
        assert len(stored_entries(service.database, table)) == known.seq, "a hint leaves no trace"
        seq = live.must_play(table, answer.action)
        await_turn(live, known, seq)


def test_with_people_there_are_no_hints_unless_the_host_allows_them(
    guest: Guest, friend: Guest
) -> None:
    ada, ben = guest, friend
    wishes: list[tuple[dict[str, Any], bool]] = [({}, False), ({"hints": True}, True)]
    for wish, given in wishes:
        table = opened(ada, [me(), link()], **wish)
        ben.join(table)
        assert ada.table(table).hints is ben.table(table).hints is given
        lives = [ada.live(), ben.live()]
        known = [live.watch(table) for live in lives]
        mover = next(n for n in (0, 1) if known[n].sight.choices)
        answer = lives[mover].ask("hint", table)
        if given:
            assert isinstance(answer, HintAnswer)
        else:
            refused(answer, "no_hints")
        other = lives[1 - mover].ask("hint", table)
        refused(other, "not_your_turn")


def test_the_host_may_do_without_hints_against_bots(guest: Guest) -> None:
    ada = guest
    table = opened(ada, [me(), bot()], hints=False)
    live = ada.live()
    known = live.watch(table)
    live.until(lambda: bool(known.sight.choices))
    refused(live.ask("hint", table), "no_hints")


def test_around_one_screen_everybody_may_ask(guest: Guest) -> None:
    ada = guest
    table = opened(ada, [me(), {"kind": "screen", "name": "Ben"}])
    live = ada.live()
    live.watch(table)
    assert ada.table(table).hints
    hint(live, table)


def test_a_stranger_is_told_nothing(guest: Guest, friend: Guest) -> None:
    ada, spy = guest, friend
    table = opened(ada, [me(), bot()])
    live = spy.live()
    live.watch(table)
    assert isinstance(live.ask("hint", table), Refused)


def test_a_wish_for_hints_must_be_yes_or_no(guest: Guest) -> None:
    ada = guest
    wish = {"game": "regatta", "seats": [me(), bot()], "hints": "perhaps"}
    assert ada.refused("POST", "/api/tables", wish, 422).field == "hints"


def opened(ada: Guest, seats: list[dict[str, Any]], **wish: Any) -> str:
    options = {"board": "quick", "players": len(seats)}
    body = {"game": "regatta", "options": options, "seats": seats, "pace": "instant", **wish}
    table: str = ada.call("POST", "/api/tables", body)["id"]
    return table
