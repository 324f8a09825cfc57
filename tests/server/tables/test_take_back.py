"""A whole turn is taken back: at once against bots, with everybody's consent elsewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest

from layline.bots import bot
from layline.play.fair import commitment
from layline.server.tables.rows import LogEntry
from layline.server.tables.table import Table
from tests.server.bare_tables import (
    ANNA,
    BEA,
    CARL,
    NOON,
    decider,
    duel,
    made,
    open_table,
    play,
    refusal,
)

GAMES = ("regatta", "race-the-wind", "petite-regate", "maillot-jaune")


def bots_answer(table: Table) -> None:
    """Bots play until Anna decides, or all is over."""
    while (chore := table.chore()) is not None and chore.bot is not None:
        chosen = bot(chore.bot).choose(table.race.copy())
        table.take(table.done(chore, chosen, NOON))


def turn(table: Table) -> list[str]:
    """Anna plays a whole turn, and the bots answer; what was played and drawn."""
    begun, first = table.seq, True
    while table.row.to_move == "A" and (first or table.race.in_turn):
        play(table)
        first = False
    bots_answer(table)
    return [moment.entry.text for moment in table.history.moments[begun:]]


def against_bots(game: str, **options: Any) -> Table:
    table = open_table("me", "greedy", game=game, **options)
    bots_answer(table)
    return table


def take_back(table: Table, seat: str = "A", visitor: str = ANNA) -> None:
    table.take(made(table.take_back(visitor, table.seq, seat, NOON)))


@pytest.mark.parametrize("game", GAMES)
def test_against_bots_a_turn_and_their_answers_are_taken_back_and_chance_stays(game: str) -> None:
    table = against_bots(game)
    for _ in range(6):
        before, seq = table.race.position(), table.seq
        first = turn(table)
        if table.row.status == "over":
            break
        assert table.may_take_back("A") == "now"
        take_back(table)
        assert table.race.position() == before
        assert table.row.to_move == "A"
        last = table.history.moments[-1]
        assert (last.entry.kind, last.undone) == ("undo", seq + 1)
        assert table.seq == seq + len(first) + 1, "what was played stays in the log"
        assert turn(table) == first, "the same choices meet the same chance and the same answers"


def played_since_anybody_retired(table: Table) -> set[str]:
    """The seats with something to take back, looked for entry by entry."""
    found: set[str] = set()
    for entry in table.history.counting():
        if entry.kind == "retire" or entry.seq <= table.row.given:
            break
        if entry.kind == "action" and entry.seat is not None:
            found.add(entry.seat)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_it_is_known_who_has_played_whatever_was_taken_back(seed: int) -> None:
    chance = random.Random(seed)
    table = against_bots(GAMES[seed % len(GAMES)])
    seen: set[str] = set()
    for _ in range(60):
        if table.row.status == "over":
            break
        if chance.random() < 0.2 and table.may_take_back("A"):
            take_back(table)
        elif chance.random() < 0.03:
            table.take(table.resign(ANNA, f"r{table.seq}", "A", NOON))
        elif table.row.to_move == "A":
            play(table, chance.choice(table.race.copy().choices()))
        bots_answer(table)
        assert table.history.have_played == played_since_anybody_retired(table)
        seen |= table.history.have_played
    assert "A" in seen
    entries = [moment.entry for moment in table.history.moments]
    again = Table(table.row, table.seat_rows, entries)
    assert again.history.have_played == table.history.have_played


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loaded_again_stands_as_it_stood(game: str) -> None:
    table = against_bots(game)
    for _ in range(3):
        turn(table)
        turn(table)
        take_back(table)
    entries = [moment.entry for moment in table.history.moments]
    again = Table(table.row, table.seat_rows, entries)
    assert again.race.position() == table.race.position()
    assert again.race.history == table.race.history
    assert again.history.chances == table.history.chances
    assert [one.undone for one in again.history.moments] == [
        one.undone for one in table.history.moments
    ]
    for seq in range(table.seq + 1):
        assert again.history.race_at(seq).position() == table.history.race_at(seq).position()
    assert commitment(again.row.secret) == commitment(table.row.secret)


def test_several_turns_are_taken_back_one_after_the_other_up_to_the_first() -> None:
    table = against_bots("regatta")
    positions = []
    for _ in range(4):
        positions.append(table.race.position())
        turn(table)
    while positions:
        take_back(table)
        assert table.race.position() == positions.pop()
    assert table.may_take_back("A") is None
    refused = refusal(lambda: table.take_back(ANNA, table.seq, "A", NOON))
    assert refused.kind == "no_take_back"


def test_in_the_middle_of_a_turn_its_beginning_comes_back() -> None:
    table = against_bots("race-the-wind")
    before = table.race.position()
    play(table)
    assert table.race.in_turn
    take_back(table)
    assert table.race.position() == before


def test_a_retirement_stands() -> None:
    table = open_table("me", "screen", "greedy", players=3)
    bots_answer(table)
    while table.may_take_back("A") is None:
        play(table)
        bots_answer(table)
    table.take(table.resign(ANNA, "r", "B", NOON))
    assert refusal(lambda: table.take_back(ANNA, table.seq, "A", NOON)).kind == "no_take_back"


def test_nobody_takes_back_for_somebody_else_or_after_a_moment_that_is_gone() -> None:
    table = against_bots("regatta")
    turn(table)
    assert refusal(lambda: table.take_back(BEA, table.seq, "A", NOON)).kind == "not_your_seat"
    assert refusal(lambda: table.take_back(ANNA, table.seq - 1, "A", NOON)).kind == "stale"


# With people.


def asked() -> tuple[Table, str, str, str]:
    """A duel in which the one who has just played wants her turn back; she, her seat, the other."""
    table = duel()
    visitor, seat = decider(table)
    while table.row.to_move == seat:
        play(table)
    assert table.may_take_back(seat) == "ask"
    take_back(table, seat, visitor)
    return table, visitor, seat, BEA if visitor == ANNA else ANNA


def test_with_people_they_are_asked_and_nothing_happens_until_they_agree() -> None:
    table, visitor, seat, other = asked()
    assert (table.row.asks_back, table.row.asks_back_at) == (seat, table.seq)
    again = table.take_back(visitor, table.seq, seat, NOON)
    assert again is None, "whoever asks twice has asked"
    seq = table.seq
    table.take(made(table.answer_take_back(other, True, NOON)))
    assert table.seq == seq + 1
    assert table.row.to_move == seat
    assert table.row.asks_back is None
    last: LogEntry = table.history.moments[-1].entry
    assert (last.kind, last.seat, last.visitor) == ("undo", seat, visitor)


def test_whoever_is_asked_may_decline_and_whoever_asks_may_withdraw() -> None:
    for declines in (True, False):
        table, visitor, _, other = asked()
        seq = table.seq
        answerer = other if declines else visitor
        table.take(made(table.answer_take_back(answerer, False, NOON)))
        assert (table.seq, table.row.asks_back) == (seq, None)
        late = refusal(lambda: table.answer_take_back(other, True, NOON))  # noqa: B023
        assert late.kind == "not_asked"


def test_nobody_agrees_to_their_own_request_and_no_stranger_does() -> None:
    table, visitor, _, _ = asked()
    for somebody in (visitor, CARL):
        wrong = refusal(lambda: table.answer_take_back(somebody, True, NOON))  # noqa: B023
        assert wrong.kind == "not_asked"


def test_a_request_lapses_when_something_is_played() -> None:
    table, _, _, other = asked()
    play(table)
    assert refusal(lambda: table.answer_take_back(other, True, NOON)).kind == "not_asked"


def test_all_others_must_agree() -> None:
    table = open_table("me", "link", "link", players=3)
    table.take(made(table.join(BEA, "B", NOON)))
    table.take(made(table.join(CARL, "C", NOON)))
    visitor, seat = decider(table)
    while table.row.to_move == seat:
        play(table)
    take_back(table, seat, visitor)
    seq = table.seq
    first, second = (one for one in (ANNA, BEA, CARL) if one != visitor)
    table.take(made(table.answer_take_back(first, True, NOON)))
    assert table.seq == seq, "one of them has not answered"
    table.take(made(table.answer_take_back(second, True, NOON)))
    assert (table.seq, table.row.to_move) == (seq + 1, seat)


def test_whoever_has_a_bot_playing_for_her_need_not_be_asked() -> None:
    table = duel()
    visitor, seat = decider(table)
    while table.row.to_move == seat:
        play(table)
    other, hers = decider(table)
    table.take(made(table.stand_in(other, hers, "greedy", NOON)))
    assert table.may_take_back(seat) == "now"
    take_back(table, seat, visitor)
    assert table.row.to_move == seat
