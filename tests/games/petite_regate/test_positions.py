"""Positions: partial ones are filled in, complete ones survive, wrong ones are refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from layline.play.beginning import from_position, new
from layline.play.errors import BadOptions, BadPosition
from tests.games.petite_regate.table import at_table, sailed

Json = dict[str, Any]

GOOD: Json = {
    "game": "petite-regate",
    "boats": {
        "A": {"at": "650000,500000", "heading": 0},
        "B": {"at": "1000000,400000", "heading": 345},
    },
    "hands": {"A": ["R15", "G15", "B"], "B": ["B"]},
}


def test_what_is_left_out_is_filled_in() -> None:
    position = from_position(GOOD, machine="interpreted").position()
    assert position["phase"] == "play"
    assert (position["round"], position["to_move"], position["first"]) == (1, "A", "A")
    assert position["options"]["players"] == 2
    assert position["boats"]["A"] == {
        "at": "650000,500000", "heading": 0, "marks": 0, "started": True, "proper": False,
        "laid": 0, "becalmed": False, "penalty_left": 0, "status": "racing",
    }  # fmt: skip
    assert position["series"] == {"boat": "A", "suns": 0, "short": 0}
    assert position["turn"] == {
        "replays": 0, "no_sun": False, "pending": None, "swapped": 0, "placing": None,
    }  # fmt: skip
    assert (position["deck"], position["discard"], position["winner"]) == ([], [], None)


def test_the_example_of_the_specification_loads_as_it_is() -> None:
    example = json.loads(
        """{"game":"petite-regate","version":1,
 "options":{"rules":"advanced","players":2,"first_player":"A","direction":"cw","spacing":500,"size":"medium","obstacles":"none","penalty_turns":4,"contact":"forbidden","max_rounds":80},
 "phase":"play","round":7,"to_move":"A","for":null,"first":"A",
 "board":{"width":1300000,"height":1140000},
 "course":{"line":{"from":"525000,300000","to":"775000,300000"},"marks":[{"at":"400000,733000","ray":300},{"at":"900000,733000","ray":60}],"white":[],"obstacles":[],"slots":0},
 "boats":{"A":{"at":"650000,500000","heading":0,"marks":0,"started":true,"proper":true,"laid":6,"becalmed":false,"penalty_left":0,"status":"racing"},
          "B":{"at":"900000,400000","heading":345,"marks":0,"started":true,"proper":true,"laid":6,"becalmed":false,"penalty_left":0,"status":"racing"}},
 "hands":{"A":["R15","G15","B","SUN"],"B":["R45","G30","J30","Q30W"]},
 "deck":["G60","BW"],"deck_size":2,"discard":["BW","R45"],
 "series":{"boat":"A","suns":0,"short":0},
 "turn":{"replays":0,"no_sun":false,"pending":null,"swapped":0,"placing":null},
 "winner":null,"ranking":null}"""
    )
    assert from_position(example, machine="interpreted").position() == example


@pytest.mark.parametrize("rules", ["base", "advanced", "gigamic"])
def test_every_position_of_a_race_survives_being_saved(rules: str) -> None:
    race = sailed(rules, "interpreted", 11, 60)
    for played in range(race.played):
        position = race.step_to(played).position()
        again = from_position(json.loads(json.dumps(position)), machine="interpreted")
        assert again.position() == position


WRONG: list[tuple[Json, str]] = [
    ({"phase": "sail"}, "phase"),
    ({"wind": "N"}, "wind: there is no such field"),
    ({"boats": {"A": {}}}, "players"),
    ({"boats": {"A": {}, "C": {}}}, "boats: A, B are at this table"),
    ({"hands": {"A": ["B"]}}, "hands: A, B hold cards"),
    ({"hands": {"A": ["X"], "B": ["B"]}}, "'X' is not a card"),
    ({"hands": {"A": ["SUN"], "B": ["B"]}}, r"SUN: not in the deck .*LPR-02"),
    ({"hands": {"A": ["B"] * 6, "B": ["B"]}}, "hands.A: 6 cards, 5 at most"),
    ({"hands": {"A": [], "B": ["B"]}}, "hands.A: empty"),
    ({"hands": None}, "hands: missing"),
    ({"deck": ["B"] * 40}, "deck: 44 cards, but there are 36"),
    ({"deck_size": 3}, "deck_size: follows from the rest and is 0"),
    ({"round": 81}, "round: 81, but options.max_rounds is 80"),
    ({"round": 0}, "round"),
    ({"to_move": "C"}, "to_move: no boat C"),
    ({"to_move": "chance"}, "to_move: a boat decides"),
    ({"first": "D"}, "first: no boat D"),
    ({"first": None}, "first: missing in phase play"),
    ({"phase": "first", "first": "A"}, "first: nobody is drawn"),
    ({"for": "A"}, "for: follows from the rest"),
    ({"board": {"width": 1, "height": 1}}, "board: follows from the rest"),
    ({"winner": "A"}, "winner, ranking: there are none"),
    ({"phase": "end"}, "phase: a turn of the base game"),
    ({"phase": "swap"}, "phase: cards are exchanged in gigamic"),
    ({"phase": "again"}, "turn.pending"),
    ({"phase": "head", "boats": {"A": {}, "B": {}}}, "turn.placing"),
    ({"turn": {"replays": 3}}, "turn.replays"),
    ({"turn": {"no_sun": True}}, "turn.no_sun: true in phase play"),
    ({"turn": {"swapped": 1}}, "turn.swapped"),
    ({"turn": {"pending": {"card": "B", "exit": "S"}}}, "turn.pending"),
    ({"phase": "place", "turn": {}, "boats": {"A": {}, "B": {}}}, "turn: there is none in phase"),
    ({"series": {"boat": "D"}}, "series.boat: no boat D"),
    ({"series": {"suns": 0, "short": 1}}, "series.short"),
    ({"boats": {"A": {"at": "650000,500000"}, "B": {}}}, "at and heading are given together"),
    ({"boats": {"A": {"at": "6,5,4", "heading": 0}, "B": {}}}, "is no point"),
    ({"boats": {"A": {"at": "1300001,0", "heading": 0}, "B": {}}}, "off the table"),
    ({"boats": {"A": {"at": "1,1", "heading": 7}, "B": {}}}, "is not a heading"),
    ({"boats": {"A": {}, "B": {"at": "1,1", "heading": 0}}}, "boats.A.at: missing"),
    ({"phase": "place"}, "boats.A.at: the boat is not placed yet"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_a_wrong_position_is_refused_by_naming_the_field(change: Json, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        from_position({**GOOD, **change}, machine="interpreted")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"phase": "end"}, "end needs a sun"),
        ({"phase": "pivot", "turn": {"no_sun": False}}, "turn.no_sun"),
        ({"phase": "again", "turn": {"pending": {"card": "B", "exit": "S"}}}, "no arrow S"),
        ({"phase": "again", "turn": {"pending": {"card": "J30W", "exit": "L60"}}}, "no arrow L60"),
        ({"phase": "over", "ranking": {"A": 1}}, "ranking: names A"),
    ],
)
def test_a_wrong_position_of_gigamic_is_refused(change: Json, message: str) -> None:
    given = {**GOOD, "options": {"rules": "gigamic"}, **change}
    with pytest.raises(BadPosition, match=message):
        from_position(given, machine="interpreted")


@pytest.mark.rule("LPR-67")
def test_a_boat_that_has_retired_is_off_the_water() -> None:
    gone = {"A": GOOD["boats"]["A"], "B": {**GOOD["boats"]["B"], "status": "retired"}}
    with pytest.raises(BadPosition, match="a boat that has retired is off the water"):
        from_position({**GOOD, "boats": gone}, machine="interpreted")


@pytest.mark.rule("LPR-61")
def test_the_boat_on_move_is_not_becalmed() -> None:
    boats = {**GOOD["boats"], "A": {**GOOD["boats"]["A"], "becalmed": True}}
    with pytest.raises(BadPosition, match=r"boats\.A\.becalmed"):
        from_position({**GOOD, "options": {"rules": "gigamic"}, "boats": boats})


@pytest.mark.rule("LPR-01")
@pytest.mark.parametrize("rules", ["base", "advanced"])
def test_base_and_advanced_are_for_two_players(rules: str) -> None:
    with pytest.raises(BadOptions, match=rf"players: {rules} is for 2 players, not 3 \(LPR-01\)"):
        new("petite-regate", seats=3, rules=rules, machine="interpreted")
    assert new("petite-regate", seats=4, rules="gigamic", machine="interpreted").seats == list(
        "ABCD"
    )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"spacing": 550}, "spacing"),
        ({"spacing": True}, "spacing"),
        ({"first_player": "C"}, "first_player"),
        ({"max_rounds": 39}, "max_rounds"),
        ({"penalty_turns": 0}, "penalty_turns"),
        ({"sails": 2}, "sails: there is no such field"),
    ],
)
def test_options_are_checked(options: Json, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        new("petite-regate", machine="interpreted", **options)


def test_an_undo_goes_back_within_a_turn_but_not_over_drawn_cards() -> None:
    race = at_table("interpreted", "gigamic")
    before = race.position()
    race.play("play R30H")
    race.undo()
    assert race.position() == before
    race.play("play G45-90 R45")
    race.play("sun B")  # B misses the turn, and A has drawn new cards
    assert race.to_move == "A"
    with pytest.raises(Exception, match="no undo"):
        race.undo()
