"""Positions: partial ones are filled in, complete ones come back, wrong ones are refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from layline.play.beginning import from_position
from layline.play.errors import BadPosition
from layline.play.race_file import from_record, to_record
from tests.games.race_the_wind.water import CROWD, PLACES, afloat

TWO = {"A": {"at": "10,15", "heading": "NE"}, "B": {"at": "14,15", "heading": "NW"}}

# What cannot be, and what the message names.
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"wind": "N"}, "boats: missing"),
    ({"boats": TWO, "weather": "fine"}, "weather"),
    ({"boats": {"A": {"at": "10,15", "heading": "NE", "spinnaker": True}}}, "spinnaker"),
    ({"boats": TWO, "options": {"players": 3}}, "boats: 2 listed"),
    ({"boats": {"A": TWO["A"], "C": TWO["B"]}}, "boats: A, B are at this table"),
    ({"boats": {}}, "players"),
    ({"boats": {**TWO, "B": {"at": "10,15", "heading": "NW"}}}, "boats.B.at: 10,15"),
    ({"boats": {**TWO, "B": {"at": "12,26", "heading": "NW"}}}, "boats.B.at: 12,26"),
    ({"boats": {**TWO, "B": {"at": "25,3", "heading": "NW"}}}, "boats.B.at: 25,3"),
    ({"boats": {**TWO, "B": {"at": "3;3", "heading": "NW"}}}, "is no point"),
    ({"boats": {**TWO, "B": {"at": "3,3"}}}, "boats.B.heading: missing"),
    ({"boats": {**TWO, "B": {"heading": "NW"}}}, "boats.B.at: missing"),
    ({"boats": {**TWO, "B": {"at": "3,3", "heading": "N", "leg": 7}}}, "boats.B.leg"),
    ({"boats": {**TWO, "B": {"at": "3,3", "heading": "N", "leg": 0, "net": 1}}}, "boats.B.net"),
    ({"boats": {**TWO, "B": {"at": "3,3", "heading": "N", "line_from": "S"}}}, "line_from"),
    ({"boats": {**TWO, "B": {"at": "3,3", "heading": "N", "ray_from": "W"}}}, "ray_from"),
    (
        {"boats": {**TWO, "B": {"at": "12,30", "heading": "N", "ray_from": "W", "leg": 2}}},
        "ray_from",
    ),
    (
        {"boats": {**TWO, "B": {"at": "3,3", "heading": "N", "circle": {"dir": "L", "left": 2}}}},
        "circle",
    ),
    ({"boats": {**TWO, "B": {"at": "3,3", "heading": "N", "marker": "12,26"}}}, "marker"),
    ({"boats": {**TWO, "B": {"at": "3,3", "heading": "N", "skip": 1}}}, "skip"),
    ({"boats": {**TWO, "B": {"at": "3,3", "heading": "N", "status": "finished"}}}, "off the board"),
    ({"boats": TWO, "round": 0}, "round"),
    ({"boats": TWO, "round": 369}, "round: 369"),
    ({"boats": TWO, "round": True}, "round"),
    ({"boats": TWO, "phase": "place"}, "boats.A.at: she is not placed yet"),
    ({"boats": {"A": {}, "B": {}}, "phase": "place", "round": 3}, "round: 3"),
    ({"boats": {"A": {}, "B": {}}, "phase": "order", "order": ["A", "B"]}, "order"),
    ({"boats": TWO, "order": ["A", "A"]}, "order"),
    ({"boats": TWO, "to_move": "C"}, "to_move: C"),
    ({"boats": TWO, "to_move": "chance"}, "to_move"),
    ({"boats": TWO, "for": "A"}, "for"),
    ({"boats": TWO, "board": {"cols": 25, "rows": 25}}, "board.rows"),
    ({"boats": TWO, "course": {"mark": "12,25"}}, "course.mark"),
    ({"boats": TWO, "tokens": {"yellow": ["12,26"]}}, "RTW-20"),
    ({"boats": TWO, "tokens": {"yellow": ["3,3"], "blue": ["3,3"]}}, "RTW-20"),
    ({"boats": TWO, "tokens": {"yellow": ["3,40"]}}, "RTW-20"),
    ({"boats": TWO, "fired": ["7:0"]}, "fired"),
    ({"boats": TWO, "fired": ["2:home"]}, "fired"),
    ({"boats": TWO, "fired": ["1:0", "1:0"]}, "fired: 1:0 twice"),
    ({"boats": TWO, "fired": ["1"]}, "fired"),
    ({"boats": TWO, "claims": [{"boat": "C", "rule": "RTW-30"}]}, "claims"),
    ({"boats": TWO, "claims": [{"boat": "A", "rule": "RTW-70"}]}, "rule"),
    ({"boats": TWO, "covers": [["A", "A"]]}, "covers"),
    ({"boats": TWO, "finish": ["A"]}, "finish"),
    ({"boats": TWO, "retired": ["A"]}, "retired"),
    ({"boats": TWO, "stock": {"yellow": 1, "blue": 1}}, "stock"),
    ({"boats": {"A": {}, "B": {}}, "phase": "tokens", "stock": {"yellow": 0, "blue": 0}}, "stock"),
    ({"boats": TWO, "halves": {"A": "E", "B": "W"}}, "halves"),
    ({"boats": {"A": {}, "B": {}}, "phase": "place", "halves": {"A": "E", "B": "E"}}, "halves"),
    ({"boats": TWO, "turn": {"sail": "close", "acts": ["move"]}}, "nothing can be played"),
    ({"boats": TWO, "turn": {"sail": "broad", "acts": ["move"], "gust": True}}, "turn.gust"),
    ({"boats": TWO, "phase": "wind", "turn": {"sail": "close", "acts": ["turn"]}}, "turn.arrived"),
    ({"boats": {"A": {}, "B": {}}, "phase": "place", "turn": {"sail": "close"}}, "turn"),
    ({"boats": TWO, "phase": "over"}, "finish"),
    ({"boats": {"A": {"status": "retired"}, "B": {"status": "retired"}}}, "nobody is racing"),
]


@pytest.mark.parametrize(("position", "named"), WRONG, ids=lambda value: str(value)[:60])
def test_a_wrong_position_is_refused_by_naming_the_field(
    position: dict[str, Any], named: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        afloat(**position)
    assert named in str(refused.value)


@pytest.mark.rule("RTW-08")
def test_what_is_left_out_has_its_default() -> None:
    position = afloat(boats=TWO).position()
    expected = {
        "phase": "play", "round": 10, "wind": "N", "order": ["A", "B"], "to_move": "A",
        "for": None, "covers": [], "fired": [], "claims": [], "finish": [], "retired": [],
        "stock": None, "halves": None,
    }  # fmt: skip
    assert {key: position[key] for key in expected} == expected
    assert position["boats"]["A"] == {
        "at": "10,15", "heading": "NE", "leg": 1, "net": 0, "line_from": None, "ray_from": None,
        "skip": False, "penalties": 0, "circle": None, "marker": None, "stay": 0, "immune": None,
        "last": None, "status": "racing",
    }  # fmt: skip
    assert position["turn"] == {
        "sail": "close", "acts": [], "gust": False, "stopped": False, "start": "10,15",
        "arrived": None, "touched": False, "forced": False,
    }  # fmt: skip


@pytest.mark.rule("RTW-33")
def test_boats_have_started_from_round_8_on() -> None:
    for number, leg in ((7, 0), (8, 1)):
        assert afloat(boats=TWO, round=number).position()["boats"]["A"]["leg"] == leg


@pytest.mark.parametrize("place", PLACES)
def test_a_position_comes_back_as_it_was(place: str) -> None:
    race = afloat(**PLACES[place])
    position = race.position()
    again = from_position(json.loads(json.dumps(position)), machine="interpreted")
    assert again.position() == position
    assert again.events == []


def test_loading_leaves_what_was_given_alone() -> None:
    given = {"game": "race-the-wind", **copy.deepcopy(CROWD)}
    kept = copy.deepcopy(given)
    from_position(given, machine="interpreted")
    assert given == kept


@pytest.mark.rule("RTW-63")
def test_a_throw_may_be_set_up_without_the_turn_that_led_to_it() -> None:
    race = afloat(boats=TWO, phase="wind", **{"for": "B"})
    assert race.choices() == ["wind N", "wind NE", "wind E", "wind W", "wind NW"]
    race.play("wind N")
    assert race.to_move == "A"
    assert race.position()["boats"]["B"]["last"]["arrived"] == "NW"


@pytest.mark.rule("RTW-107")
def test_a_boat_alone_has_a_round_for_every_turn() -> None:
    race = afloat(boats={"A": {"at": "10,15", "heading": "NE"}})
    race.play("move")
    assert (race.to_move, race.position()["round"]) == ("A", 11)
    assert race.options["players"] == 1


def test_the_record_of_a_boat_alone_replays() -> None:
    race = afloat(boats={"A": {"at": "10,15", "heading": "E"}})
    race.play("move")
    race.play("turn R90")
    again = from_record(to_record(race), machine="interpreted")
    assert again.position() == race.position()


def test_the_order_of_tokens_flags_and_claims_is_kept() -> None:
    given: dict[str, Any] = {
        "tokens": {"yellow": ["9,9", "3,3"], "blue": ["20,1", "1,20"]},
        "fired": ["2:1", "1:0", "1:home"],
        "claims": [{"boat": "B", "rule": "RTW-31"}, {"boat": "B", "rule": "RTW-30"}],
        "boats": TWO,
    }
    position = afloat(**given).position()
    assert {key: position[key] for key in given if key != "boats"} == {
        key: value for key, value in given.items() if key != "boats"
    }
