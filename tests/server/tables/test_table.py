"""A table: who may do what there, what follows automatically, and what it all looks like."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from layline.bots import bot
from layline.play import fair
from layline.server.schemas.tables import NewTable
from layline.server.schemas.views import Sight
from layline.server.tables.clock import PACES
from layline.server.tables.opening import opened, rematch_of
from layline.server.tables.rows import CLOCK
from layline.server.tables.seats import row_of, seats_of
from layline.server.tables.table import Table
from layline.server.views.table import TableViews
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
    under_way,
)

# Opening, joining, starting.


def test_a_table_with_a_free_seat_waits() -> None:
    table = open_table("me", "link")
    assert (table.row.status, table.seq, table.row.to_move) == ("open", 0, None)
    assert table.chore() is None


def test_a_table_without_a_free_seat_begins_at_once_with_its_first_draw() -> None:
    table = open_table("me", "greedy")
    assert table.row.status == "racing"
    assert [moment.entry.kind for moment in table.history.moments] == ["chance"]
    assert table.row.to_move == table.race.to_move


def test_the_race_begins_with_the_last_seat_taken() -> None:
    table = open_table("me", "link", "open", players=3)
    table.take(made(table.join(BEA, None, NOON)))
    assert table.seat_rows[2].visitor == BEA  # an open seat before one kept for the link
    assert table.seq == 0
    table.take(made(table.join(CARL, "B", NOON)))
    assert (table.row.status, table.seq) == ("racing", 1)


def test_joining_twice_changes_nothing() -> None:
    table = open_table("me", "link", "link", players=3)
    table.take(made(table.join(BEA, None, NOON)))
    assert table.join(BEA, "C", NOON) is None


def test_a_taken_seat_and_a_full_table_are_refused() -> None:
    table = open_table("me", "link", "greedy", players=3)
    assert refusal(lambda: table.join(BEA, "A", NOON)).kind == "seat_taken"
    assert refusal(lambda: table.join(BEA, "F", NOON)).kind == "unknown_seat"
    table.take(made(table.join(BEA, None, NOON)))
    assert refusal(lambda: table.join(CARL, None, NOON)).kind == "not_open"


def test_the_owner_may_start_and_bots_take_the_free_seats() -> None:
    table = open_table("me", "link", "open", players=3)
    assert refusal(lambda: table.begin(BEA, NOON)).kind == "not_owner"
    table.take(table.begin(ANNA, NOON))
    assert [seat_row.bot for seat_row in table.seat_rows] == [None, "greedy", "greedy"]
    assert refusal(lambda: table.begin(ANNA, NOON)).kind == "not_open"


@pytest.mark.parametrize(
    ("wish", "kind", "field"),
    [
        ({"game": "snap"}, "unknown_game", "game"),
        ({"options": {"board": "tiny"}}, "bad_option", "options.board"),
        ({"options": {"sails": 3}}, "unknown_option", "options.sails"),
        ({"options": {"players": 4}}, "wrong_seats", "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "twice_me", "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "Hal"}]}, "unknown_bot", "seats.1.bot"),
        ({"seats": [{"kind": "me", "bot": "greedy"}, {"kind": "link"}]}, "bot_for_nobody", None),
        ({"seats": [{"kind": "me", "name": "Ann"}, {"kind": "link"}]}, "name_for_nobody", None),
    ],
)
def test_a_wish_that_cannot_be_met_names_what_is_wrong(
    wish: dict[str, Any], kind: str, field: str | None
) -> None:
    usual = {"game": "regatta", "seats": [{"kind": "me"}, {"kind": "link"}]}
    asked = NewTable.model_validate({**usual, **wish})
    refused = refusal(lambda: opened(ANNA, asked, NOON))
    assert refused.kind == kind
    assert field is None or refused.field == field
    assert refused.message("en") != refused.message("fr")


# Moves.


def test_a_move_is_followed_by_its_chance_in_the_same_draft() -> None:
    table = duel()
    play(table)
    visitor, seat = decider(table)
    action = table.race.choices()[0]
    draft = table.move(visitor, "x", table.seq, seat, action, NOON)
    first, *rest = [moment.entry for moment in draft.moments]
    assert (first.seq, first.kind) == (3, "action")
    assert rest  # both are placed: the die is rolled, perhaps more than once
    assert all(entry.kind == "chance" for entry in rest)
    assert draft.row.seq == rest[-1].seq == 3 + len(rest)
    assert table.seq == 2  # nothing has happened yet


def test_the_same_message_is_known_again() -> None:
    table = duel()
    visitor, seat = decider(table)
    action = table.race.choices()[0]
    table.take(table.move(visitor, "once", 1, seat, action, NOON))
    assert table.history.stored(visitor, "once") == 2
    assert table.history.stored("somebody else", "once") is None


def test_what_is_wrong_with_a_move_is_said_by_kind() -> None:
    table = duel()
    visitor, seat = decider(table)
    other = BEA if visitor == ANNA else ANNA
    its = "B" if seat == "A" else "A"
    legal = table.race.choices()[0]

    def kind(who: str, seq: int, where: str, action: str) -> str:
        return refusal(lambda: table.move(who, "x", seq, where, action, NOON)).kind

    assert kind(other, 1, seat, legal) == "not_your_seat"
    assert kind(CARL, 1, seat, legal) == "not_your_seat"
    assert kind(visitor, 1, "F", legal) == "not_your_seat"
    assert kind(visitor, 0, seat, legal) == "stale"
    assert kind(other, 1, its, legal) == "not_your_turn"
    assert kind(visitor, 1, seat, "jibe!") == "malformed"
    assert kind(visitor, 1, seat, "place") == "ambiguous"
    assert kind(visitor, 1, seat, "roll 2") == "illegal"  # chance is nobody's to play
    assert kind(visitor, 1, seat, f"retire {its}") == "not_your_seat"


def test_an_illegal_move_cites_the_rule_in_both_languages_and_shows_what_is_in_the_way() -> None:
    table = duel()
    visitor, seat = decider(table)
    beyond = "place 19,20"
    refused = refusal(lambda: table.move(visitor, "x", 1, seat, beyond, NOON))
    assert (refused.kind, refused.rule) == ("illegal", "REG-08")
    assert refused.message("fr") == table.game.texts.reason("REG-08", "fr")
    assert refused.pieces == ("line",)


def test_an_ambiguous_move_says_what_it_could_be() -> None:
    table = duel()
    visitor, seat = decider(table)
    refused = refusal(lambda: table.move(visitor, "x", 1, seat, "place", NOON))
    assert table.race.choices()[0] in refused.message("en")


def test_nobody_moves_before_the_start_or_after_the_end() -> None:
    table = open_table("me", "link")
    assert refusal(lambda: table.move(ANNA, "x", 0, "A", "place 19,5", NOON)).kind == "not_racing"
    done = duel()
    done.take(done.resign(ANNA, "r", "A", NOON))
    assert done.row.status == "over"
    assert refusal(lambda: done.move(BEA, "x", done.seq, "B", "luff", NOON)).kind == "not_racing"


def test_resigning_is_possible_out_of_turn() -> None:
    table = open_table("me", "link", "greedy", players=3)
    table.take(made(table.join(BEA, None, NOON)))
    for visitor, seat in ((ANNA, "A"), (BEA, "B")):
        if table.row.to_move != seat:
            draft = table.resign(visitor, "r", seat, NOON)
            assert draft.moments[0].entry.kind == "retire"
    assert refusal(lambda: table.resign(ANNA, "r", "B", NOON)).kind == "not_your_seat"


def test_retiring_as_a_move_is_resigning() -> None:
    table = duel()
    visitor, seat = decider(table)
    draft = table.move(visitor, "x", table.seq, seat, f"retire {seat}", NOON)
    assert draft.moments[0].entry.kind == "retire"
    assert draft.row.status == "over"
    assert (draft.row.to_move, draft.row.due) == (None, None)


# Taking back.


def test_the_last_action_of_an_unfinished_turn_can_be_taken_back() -> None:
    table = under_way()
    visitor, seat = decider(table)
    before = table.history.race_at(table.seq - 1).position()
    table.take(table.undo(visitor, "u", table.seq, seat, NOON))
    assert table.race.copy().position() == before
    assert table.history.moments[-1].undone == table.seq - 1
    assert table.row.to_move == seat


def test_nobody_takes_back_chance_or_what_another_did() -> None:
    table = duel()
    visitor, seat = decider(table)
    assert refusal(lambda: table.undo(visitor, "u", 1, seat, NOON)).kind == "no_undo"
    play(table)
    visitor, seat = decider(table)
    assert refusal(lambda: table.undo(visitor, "u", 2, seat, NOON)).kind == "no_undo"
    assert not table.may_undo(NOON)


def test_taking_back_does_not_start_the_clock_again() -> None:
    table = under_way(clock=60)
    visitor, seat = decider(table)
    decided = table.history.moments[-1].entry.at
    reached = table.history.moments[-2].entry.at
    draft = table.undo(visitor, "u", table.seq, seat, decided + 5)
    assert draft.row.due == reached + 60
    late = refusal(lambda: table.undo(visitor, "u", table.seq, seat, reached + 60))
    assert late.kind == "no_undo"


# Bots and clocks.


def test_a_bot_plays_after_its_pace() -> None:
    for pace, seconds in PACES.items():
        table = open_table("greedy", "random", pace=pace)
        chore = table.chore()
        assert chore is not None
        assert chore.when == NOON + seconds
        assert chore.bot == next(c.bot for c in table.seat_rows if c.seat == chore.seat)
        assert table.deadline is None


def test_hurried_bots_do_not_wait_until_a_person_decides() -> None:
    table = open_table("me", "greedy")
    if table.row.to_move == "A":
        play(table)
    table.hurried = True
    chore = table.chore()
    assert chore is not None
    assert chore.when == table.row.touched
    table.take(table.done(chore, table.race.choices()[0], NOON))
    while table.row.to_move == "B":
        table.take(table.done(chore, table.race.choices()[0], NOON))
    assert not table.hurried


@pytest.mark.parametrize("game", ["regatta", "maillot-jaune"])
def test_hurried_bots_wait_where_a_stage_or_a_race_of_a_series_ends(game: str) -> None:
    series: dict[str, Any] = {"board": "quick", "max_rounds": 20, "races": 2}
    options = series if game == "regatta" else {}
    table = open_table("greedy", "greedy", game=game, **options)
    player, views = bot("greedy", 1), TableViews(table)
    table.hurried = True
    while table.hurried:
        chore = table.chore()
        assert chore is not None
        assert views.sight(ANNA, "en").stage_end is None
        table.take(table.done(chore, player.choose(table.race), NOON))
    told, chore = views.sight(ANNA, "en").stage_end, table.chore()
    assert told is not None
    assert chore is not None
    assert (table.row.status, told.number) == ("racing", 1)
    assert {row.seat for row in told.rows} == {"A", "B"}
    table.hurried = True
    table.take(table.done(chore, player.choose(table.race), NOON))
    assert table.hurried, "the next stage can be hurried again"


def test_a_person_without_a_clock_is_waited_for() -> None:
    assert duel().chore() is None


def test_a_bot_decides_for_whoever_lets_her_time_run_out() -> None:
    table = duel(clock=60)
    assert table.deadline == NOON + 60
    chore = table.chore()
    assert chore is not None
    assert (chore.when, chore.bot, chore.time_is_up) == (NOON + 60, "greedy", True)
    assert row_of(table.seat_rows, chore.seat).late is None
    table.take(table.done(chore, table.race.choices()[0], NOON + 60))
    assert row_of(table.seat_rows, chore.seat).late == NOON + 60
    entry = table.history.moments[1].entry
    assert (entry.by, entry.move_id, entry.visitor) == ("greedy", CLOCK, None)


def test_or_she_retires_if_the_table_agreed_on_that() -> None:
    table = duel(clock=60, timeout="retire")
    chore = table.chore()
    assert chore is not None
    assert chore.bot is None
    table.take(table.done(chore, None, NOON + 60))
    assert table.history.moments[1].entry.text == f"retire {chore.seat}"


def test_four_bots_race_to_the_end_with_fair_chance() -> None:
    table = open_table("greedy", "greedy", "random", "greedy", board="quick", pace="instant")
    while (chore := table.chore()) is not None:
        assert chore.bot is not None
        action = bot(chore.bot, 7).choose(table.race.copy())
        table.take(table.done(chore, action, NOON))
    assert table.row.status == "over"
    assert table.race.over
    row = table.row
    assert fair.first_departure(table.race.copy(), row.secret, row.id) is None
    assert row.secret.hex() not in repr(row)


# Standing in, leaving, the rematch.


def test_a_bot_stands_in_and_the_holder_takes_the_seat_back() -> None:
    table = duel(clock=60)
    visitor, seat = decider(table)
    table.take(made(table.stand_in(visitor, seat, "random", NOON + 5)))
    chore = table.chore()
    assert chore is not None
    assert (chore.bot, chore.when, chore.time_is_up) == ("random", NOON + 5.9, False)
    action = table.race.choices()[0]
    blocked = refusal(lambda: table.move(visitor, "x", table.seq, seat, action, NOON))
    assert blocked.kind == "not_your_seat"
    table.take(made(table.stand_in(visitor, seat, None, NOON + 6)))
    assert table.deadline == NOON + 60, "no time is gained by that"
    play(table)


def test_no_bot_stands_in_for_a_bot() -> None:
    table = open_table("me", "greedy")
    assert refusal(lambda: table.stand_in(ANNA, "B", "random", NOON)).kind == "bot_seat"
    assert refusal(lambda: table.stand_in_for(ANNA, "B", True, NOON)).kind == "bot_seat"


def test_leaving_before_the_start_frees_the_seat() -> None:
    table = open_table("me", "link", "link", players=3)
    table.take(made(table.join(BEA, None, NOON)))
    table.take(made(table.leave(BEA, NOON)))
    assert [seat_row.free for seat_row in table.seat_rows] == [False, True, True]
    assert refusal(lambda: table.leave(BEA, NOON)).kind == "not_seated"


def test_when_the_owner_leaves_somebody_else_owns_the_table_or_it_is_closed() -> None:
    table = open_table("me", "link", "link", players=3)
    alone = made(table.leave(ANNA, NOON))
    assert alone.row.status == "over"
    table.take(made(table.join(BEA, None, NOON)))
    table.take(made(table.leave(ANNA, NOON)))
    assert (table.row.owner, table.row.status) == (BEA, "open")


def test_leaving_during_the_race_leaves_a_bot_behind() -> None:
    table = duel()
    table.take(made(table.leave(BEA, NOON)))
    assert table.seat_rows[1].stand_in == "greedy"
    assert seats_of(table.seat_rows, BEA) == ("B",)


def test_in_the_rematch_everybody_sits_one_seat_further() -> None:
    table = duel(board="quick")
    table.take(made(table.stand_in(BEA, "B", "greedy", NOON)))
    table.take(table.resign(ANNA, "r", "A", NOON))
    again = rematch_of(table, NOON + 100)
    again.take(again.opened(NOON + 100))
    assert [(seat_row.seat, seat_row.visitor) for seat_row in again.seat_rows] == [
        ("A", BEA),
        ("B", ANNA),
    ]
    assert all(seat_row.stand_in is None for seat_row in again.seat_rows)
    assert again.row.status == "racing"
    assert again.row.options == table.row.options
    assert again.row.secret != table.row.secret
    assert again.row.id != table.row.id


def match_race(**more: Any) -> Table:
    """Anna and Bea in a match race, both boats placed; Anna begins."""
    table = duel(game="race-the-wind", tokens="none", order="seats", **more)
    for action in ("place 13,4", "head NE", "place 11,4", "head E"):
        play(table, action)
    return table


@pytest.mark.parametrize("loser", "AB")
def test_the_winner_of_a_match_race_is_the_holder_in_the_rematch(loser: str) -> None:
    table = match_race()
    table.take(table.resign({"A": ANNA, "B": BEA}[loser], "r", loser, NOON))
    again = rematch_of(table, NOON + 100)
    # everybody has moved up: the winner sits where the loser sat
    assert again.row.options == {**table.row.options, "holder": loser}


def test_the_clock_of_a_match_race_is_for_a_whole_turn() -> None:
    table = match_race(clock=60)
    play(table, "move", NOON + 10)
    assert (table.row.to_move, table.deadline) == ("B", NOON + 70)
    play(table, "move", NOON + 30)
    assert (table.row.to_move, table.deadline) == ("B", NOON + 70), "her second action"
    table.take(table.undo(BEA, "u", table.seq, "B", NOON + 40))
    assert table.deadline == NOON + 70, "and she gains nothing by taking back"
    play(table, "turn R90", NOON + 50)
    play(table, "move", NOON + 60)
    assert (table.row.to_move, table.deadline) == ("A", NOON + 120)


# What is stored is enough.


@pytest.mark.parametrize("seed", range(4))
def test_a_table_is_rebuilt_from_its_entries(seed: int) -> None:
    rng = random.Random(seed)
    rules = "advanced" if seed % 2 else "basic"
    table = duel(board="quick", rules=rules, clock=3600)
    for _ in range(120):
        if table.row.status == "over":
            break
        visitor, seat = decider(table)
        if rng.random() < 0.3 and table.may_undo(NOON):
            table.take(table.undo(visitor, f"u{table.seq}", table.seq, seat, NOON))
        else:
            play(table, rng.choice(table.race.copy().choices()))
    entries = [moment.entry for moment in table.history.moments]
    again = Table(table.row, table.seat_rows, entries)
    assert again.race.copy().position() == table.race.copy().position()
    assert again.chore() == table.chore()
    assert again.history.stored(ANNA, "m1") == table.history.stored(ANNA, "m1")
    assert [(m.events, m.undone) for m in again.history.moments] == [
        (m.events, m.undone) for m in table.history.moments
    ]


def test_every_moment_can_be_looked_at_again_even_one_that_was_taken_back() -> None:
    table = under_way(rules="advanced")
    visitor, seat = decider(table)
    stood = {table.seq: table.race.copy().position()}
    for _ in range(3):
        table.take(table.undo(visitor, f"u{table.seq}", table.seq, seat, NOON))
        stood[table.seq] = table.race.copy().position()
        play(table, table.race.copy().choices()[-1])
        stood[table.seq] = table.race.copy().position()
        if not table.may_undo(NOON):
            break
    for seq, position in stood.items():
        assert table.history.race_at(seq).position() == position
    assert table.history.race_at(0).played == 0


def test_a_table_goes_on_under_the_rules_it_was_begun_with() -> None:
    older = Table(replace(duel().row, rules_version=1), duel().seat_rows)
    assert older.race.version == 1
    assert rematch_of(older, NOON).race.version == older.game.version


def test_a_table_of_other_rules_is_not_played_on() -> None:
    row = duel().row
    changed = {**{name: getattr(row, name) for name in row.__dataclass_fields__}}
    changed["rules_version"] = 99
    refused = refusal(lambda: Table(type(row)(**changed), ()))
    assert "99" in refused.message("en")


# What it looks like.


def sight(table: Table, visitor: str, lang: str = "en") -> Sight:
    return TableViews(table).sight(visitor, lang)


def test_only_whoever_decides_has_choices() -> None:
    table = duel()
    visitor, seat = decider(table)
    other = BEA if visitor == ANNA else ANNA
    hers = sight(table, visitor)
    assert [choice.action for choice in hers.choices] == table.race.copy().choices()
    assert (hers.seat, hers.to_move, hers.can_resign) == (seat, seat, (seat,))
    for others in (sight(table, other), sight(table, CARL)):
        assert not others.choices
        assert not others.refused
        assert not others.can_undo
    assert sight(table, CARL).seat is None
    assert sight(table, CARL).can_resign == ()


def test_no_choices_while_a_bot_stands_in() -> None:
    table = duel()
    visitor, seat = decider(table)
    views = TableViews(table)
    assert views.sight(visitor, "en").choices
    table.take(made(table.stand_in(visitor, seat, "greedy", NOON)))
    assert not views.sight(visitor, "en").choices


def test_at_a_shared_screen_one_looks_through_the_seat_that_decides_or_did_so_last() -> None:
    table = open_table("screen", "screen", "greedy", players=3)
    for _ in range(12):
        seen = sight(table, ANNA).seat
        if table.row.to_move in ("A", "B"):
            assert seen == table.row.to_move
            play(table)
        else:
            last = [m.entry.seat for m in table.history.moments if m.entry.seat in ("A", "B")]
            assert seen == (last[-1] if last else "A")
            chore = table.chore()
            assert chore is not None
            table.take(table.done(chore, table.race.copy().choices()[0], NOON))


def test_an_open_table_says_for_whom_it_waits() -> None:
    table = open_table("me", "link", "link", players=3)
    assert sight(table, ANNA).prompt == "Waiting for 2 more players."
    assert sight(table, ANNA, "fr").prompt == "Il manque encore 2 personnes."
    assert sight(table, ANNA).to_move is None


def test_looking_back_shows_the_past_without_choices() -> None:
    table = under_way()
    visitor, _ = decider(table)
    views = TableViews(table)
    past = views.look(visitor, "en", 2)
    assert (past.seq, past.choices, past.can_resign) == (2, (), ())
    assert past.board != sight(table, visitor).board
    assert refusal(lambda: views.look(visitor, "en", table.seq + 1)).kind == "stale"


def test_the_referee_answers_whoever_decides() -> None:
    table = duel()
    visitor, seat = decider(table)
    other = BEA if visitor == ANNA else ANNA
    views = TableViews(table)
    no = views.why_not(visitor, "q", "place 19,20", "en")
    assert (no.allowed, no.rule, no.pieces) == (False, "REG-08", ["line"])
    assert views.why_not(visitor, "q", table.race.choices()[0], "en").allowed
    assert "“jibe!”" in views.why_not(visitor, "q", "jibe!", "en").message
    assert views.why_not(other, "q", "place 19,20", "en").rule is None
    assert seat in views.why_not(other, "q", "place 19,20", "en").message
    assert refusal(lambda: views.preview(visitor, "q", ("place 19,20",), "en")).rule == "REG-08"
    assert refusal(lambda: views.preview(other, "q", ("place 19,5",), "en")).kind == "not_your_turn"
    one, two = table.race.choices()[:2]
    assert refusal(lambda: views.preview(visitor, "q", (one, two), "en")).kind == "malformed"


def entries_of(table: Table) -> Iterator[dict[str, Any]]:
    yield from json.loads(TableViews(table).entries_text(0, "en"))


def test_the_log_names_the_rule_behind_each_line() -> None:
    table = under_way()
    visitor, seat = decider(table)
    table.take(table.undo(visitor, "u", table.seq, seat, NOON))
    *earlier, last = entries_of(table)
    assert [entry["seq"] for entry in earlier] == list(range(1, table.seq))
    assert all(line["rule"].startswith("REG-") for entry in earlier for line in entry["lines"])
    assert (last["kind"], last["undone"]) == ("undo", table.seq - 1)
    assert last["lines"] == [{"rule": "", "text": f"{seat} takes back the last action."}]
