"""The live connection: coming back, speaking another language, hurrying bots, chatting."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from layline.server.schemas.live import Ack, ChatSaid, Refused, State, Update
from tests.server.conftest import NewGuest, NewService
from tests.server.duel import Duel, refused
from tests.server.guest import Guest, bot, link, me
from tests.server.service import Service


def test_the_first_message_says_who_one_is(guest: Guest) -> None:
    welcome = guest.live().welcome
    assert welcome.visitor == guest.me().visitor
    assert welcome.version


def test_a_ping_is_answered(guest: Guest) -> None:
    assert guest.live().settled() == []


# Coming back.


def test_coming_back_brings_what_was_missed_and_no_more(duel: Duel) -> None:
    duel.step()
    leaving = duel.guests["A"].live()
    seen = leaving.watch(duel.table).seq
    leaving.close()
    for _ in range(3):
        duel.step()
    back = duel.guests["A"].live()
    back.send("watch", table=duel.table, since=seen)
    state = back.expect(State)
    assert state.since == seen
    assert state.entries == duel.of("A").entries[seen:]
    assert state.entries[0].seq == seen + 1
    assert state.sight == duel.of("A").sight


def test_who_missed_nothing_is_told_nothing_twice(duel: Duel) -> None:
    back = duel.guests["A"].live()
    back.send("watch", table=duel.table, since=duel.known.seq)
    assert back.expect(State).entries == []


def test_who_claims_to_have_seen_the_future_is_told_all(duel: Duel) -> None:
    duel.step()
    live = duel.guests["A"].live()
    live.send("watch", table=duel.table, since=10**6)
    state = live.expect(State)
    assert [entry.seq for entry in state.entries] == list(
        range(state.since + 1, duel.known.seq + 1)
    )
    assert state.since <= duel.known.seq


def test_who_watches_twice_is_told_once(duel: Duel) -> None:
    watcher = duel.other
    watcher.watch(duel.table, since=duel.known.seq)
    heard = len(watcher.said)
    seq = duel.step()
    updates = [m for m in watcher.said[heard:] if isinstance(m, Update)]
    assert [entry.seq for update in updates for entry in update.entries].count(seq) == 1


def test_who_no_longer_watches_hears_nothing(guest: Guest, duel: Duel) -> None:
    watcher = duel.guests["B"].live()
    watcher.watch(duel.table)
    watcher.send("unwatch", table=duel.table)
    watcher.settled()
    duel.step()
    assert not [m for m in watcher.settled() if isinstance(m, Update)]


# Languages.


def test_another_language_tells_everything_anew(duel: Duel) -> None:
    duel.step()
    live = duel.mover
    english = live.tables[duel.table].sight
    lines = [line.text for entry in live.tables[duel.table].entries for line in entry.lines]
    live.send("language", lang="fr")
    state = live.expect(State, lambda state: state.table.id == duel.table)
    assert state.sight.prompt != english.prompt
    assert [c.action for c in state.sight.choices] == [c.action for c in english.choices]
    assert [c.label for c in state.sight.choices] != [c.label for c in english.choices]
    told = [line.text for entry in live.tables[duel.table].entries for line in entry.lines]
    assert told != lines or state.since > 0
    seq = duel.step()
    after = live.tables[duel.table]
    assert after.seq >= seq
    rules = {choice.label for choice in after.sight.choices}
    assert rules.isdisjoint(choice.label for choice in duel.of(duel.other_seat).sight.choices)


def test_each_window_has_its_own_language(duel: Duel) -> None:
    french = duel.guests["A"].live("fr")
    french.watch(duel.table)
    assert french.tables[duel.table].sight.prompt != duel.of("A").sight.prompt
    seq = duel.step()
    french.until(lambda: french.tables[duel.table].seq >= seq)
    assert french.tables[duel.table].entries[-1].lines != duel.of("A").entries[-1].lines
    assert duel.of("A").sight.prompt != french.tables[duel.table].sight.prompt


# Bots and their pace.


def test_bots_play_at_a_pace_and_can_be_hurried(guest: Guest) -> None:
    table = guest.open_table(me(), bot(), bot(), bot(), pace="calm").id
    live = guest.live()
    live.watch(table)
    while not any(entry.seat == "A" for entry in live.tables[table].entries):
        live.send("skip", table=table)
        live.until(lambda: live.tables[table].my_turn)
        live.must_play(table, live.tables[table].actions[0])
    live.send("skip", table=table)
    live.until(lambda: live.tables[table].my_turn)
    bots = [
        entry
        for entry in live.tables[table].entries
        if entry.kind == "action" and entry.seat != "A"
    ]
    assert len({entry.seat for entry in bots}) == 3
    hurried = [one.at - other.at for other, one in pairwise(bots)]
    assert min(hurried) < 0.9, "skipping takes the bots' pauses away"


def test_onlookers_cannot_hurry_bots(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot(), pace="calm").id
    onlooker = friend.live()
    onlooker.watch(table)
    onlooker.send("skip", table=table)
    refused(onlooker.refusal(), "not_your_seat")


def test_bots_pause_so_that_people_can_follow(guest: Guest) -> None:
    table = guest.open_table(me(), bot(), bot(), bot(), pace="brisk").id
    live = guest.live()
    live.watch(table)
    live.until(lambda: live.tables[table].my_turn)
    live.must_play(table, live.tables[table].actions[0])
    live.until(lambda: live.tables[table].my_turn)
    actions = [e for e in live.tables[table].entries if e.kind == "action"]
    pauses = [after.at - before.at for before, after in pairwise(actions) if after.seat != "A"]
    assert pauses
    assert min(pauses) >= 0.34, "a bot follows 350 ms after whatever came before"


# Chat.


def test_a_line_of_chat_reaches_everybody_and_stays(
    duel: Duel, service: Service, guests: NewGuest
) -> None:
    text = "<b>Starboard!</b> & « tribord »"
    duel.guests["A"].change(name="Hailing Hanna")
    ack = duel.mover.say(duel.table, text)
    assert isinstance(ack, Ack)
    for seat, live in duel.lives.items():
        live.until(lambda seat=seat: duel.of(seat).chat)  # type: ignore[misc]
        line = duel.of(seat).chat[-1]
        assert (line.text, line.seat, line.n) == (text, duel.on_move, ack.seq)
        assert line.name == duel.guests[duel.on_move].me().visitor.name
    late = guests(service).live()
    assert [line.text for line in late.watch(duel.table).chat] == [text]


def test_the_same_line_sent_twice_is_said_once(duel: Duel) -> None:
    first = duel.mover.say(duel.table, "Ready about!", id="once")
    second = duel.mover.say(duel.table, "Ready about!", id="once")
    assert second == first
    third = duel.mover.say(duel.table, "Lee-oh!")
    assert isinstance(third, Ack)
    duel.mover.until(lambda: len(duel.known.chat) == 2)
    assert [line.text for line in duel.known.chat] == ["Ready about!", "Lee-oh!"]


@pytest.mark.parametrize("text", ["", "   ", "x" * 501], ids=["none", "blank", "long"])
def test_a_line_that_is_none_or_too_long_is_refused(duel: Duel, text: str) -> None:
    refused(duel.mover.say(duel.table, text), "malformed")
    assert not [m for m in duel.mover.settled() if isinstance(m, ChatSaid)]


def test_the_longest_line_is_said_whole(duel: Duel) -> None:
    assert isinstance(duel.mover.say(duel.table, "é" * 500), Ack)
    duel.mover.until(lambda: duel.known.chat)
    assert duel.known.chat[-1].text == "é" * 500


def test_control_and_direction_characters_vanish_from_chat(duel: Duel) -> None:
    duel.mover.say(duel.table, "hard\x00 a\x1b[2Jlee\u202e!")
    duel.mover.until(lambda: duel.known.chat)
    assert duel.known.chat[-1].text == "hard a[2Jlee!"


def test_a_line_of_nothing_but_control_characters_is_refused(duel: Duel) -> None:
    answer = duel.mover.say(duel.table, "\u202e\u200b\x07")
    assert isinstance(answer, Refused)


def test_chat_begins_before_the_race_and_goes_on_after_it(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link(), stop_after="winner").id
    live = guest.live()
    live.watch(table)
    assert isinstance(live.say(table, "Coming?"), Ack)
    friend.join(table)
    guest.stand_in(table, "A", "greedy")
    friend.stand_in(table, "B", "greedy")
    live.until(lambda: live.tables[table].sight.over)
    assert isinstance(live.say(table, "Well sailed."), Ack)
    live.until(lambda: len(live.tables[table].chat) == 2)


def test_chat_at_a_table_that_is_not_is_refused(guest: Guest) -> None:
    refused(guest.live().say("a" * 16, "hello?"), "unknown_table")


# Limits.


def test_who_sends_too_fast_is_told_so_and_may_go_on_later(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service(settings={"LAYLINE_MESSAGES_PER_MINUTE": "600"})
    guest = guests(service)
    table = guest.open_table(me(), bot()).id
    live = guest.live()
    live.watch(table)
    for number in range(200):
        live.send("look", id=f"look{number}", table=table, seq=0)
    answers = [live.answer(f"look{number}") for number in range(200)]
    late = [answer for answer in answers if isinstance(answer, Refused)]
    assert {answer.kind for answer in late} == {"too_fast"}
    assert 0 < len(late) < 200
    while isinstance(live.ask("look", table, seq=0), Refused):
        time.sleep(0.05)


def test_a_message_too_large_is_refused(duel: Duel) -> None:
    refused(duel.mover.say(duel.table, "x" * 9000), "malformed")
    duel.step()


def test_a_message_much_too_large_ends_its_own_connection_only(duel: Duel) -> None:
    big = duel.guests["A"].live()
    big.send("chat", id="big", table=duel.table, text="x" * 60_000)
    assert big.hung_up() == 1009
    duel.step()
    assert duel.of("B").chat == []


def test_a_page_that_does_not_read_holds_nobody_up(duel: Duel) -> None:
    # Asking for far more than the system keeps for somebody who does not read.
    deaf = duel.guests["A"].live(compressed=False)
    for number in range(2000):
        deaf.send("look", id=f"look{number}", table=duel.table, seq=0)
    for _ in range(3):
        duel.step()
    # It is not listened to until it reads, and then gets all it has asked for.
    deaf.answer("look1999")


def test_a_page_of_another_site_gets_no_connection(service: Service, guest: Guest) -> None:
    with pytest.raises(InvalidStatus) as failed:
        connect(
            f"{service.url.replace('http', 'ws', 1)}/api/live",
            origin=Origin("https://elsewhere.example"),
            additional_headers={"Cookie": guest.cookies()},
            proxy=None,
            legacy=True,
        )
    assert failed.value.response.status_code == 403


def test_at_another_address_there_is_nobody_to_talk_to(service: Service, guest: Guest) -> None:
    with pytest.raises(InvalidStatus) as failed:
        connect(
            f"{service.url.replace('http', 'ws', 1)}/api/nothing",
            additional_headers={"Cookie": guest.cookies()},
            proxy=None,
        )
    assert failed.value.response.status_code == 403
    assert "without completing handshake" not in service.log(), "it is no fault of ours"
