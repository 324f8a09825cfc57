"""Positions and options: what is left out is filled in, what is wrong is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from layline.games.maillot_jaune.codec.options import Options
from layline.games.maillot_jaune.rules.riders import RIDERS
from layline.play.beginning import from_position, new
from layline.play.errors import BadOptions, BadPosition

from .road import Json, on_the_road

TWO: Json = {"renault": {"at": "6a"}, "noel": {"at": "1d"}}


def load(**position: Any) -> Json:
    race = from_position({"game": "maillot-jaune", **position}, machine="interpreted")
    return race.position()


def test_a_position_has_the_fields_of_the_notation() -> None:
    assert list(load(riders=TWO)) == [
        "game", "version", "options", "phase", "round", "to_move", "for", "start_list", "stage",
        "queue", "last_order", "riders", "turn", "pact", "settle", "winner_round", "crossed",
        "outs", "jersey", "winner", "result", "team_order", "team_minutes",
    ]  # fmt: skip


def test_what_is_left_out_is_filled_in() -> None:
    position = load(riders={"noel": {"at": "1d"}, "renault": {"at": "6a"}, "ptt": {}})
    assert position["options"] == Options.model_validate({"players": 3}).to_json()
    assert (position["stage"], position["round"], position["phase"]) == (1, 2, "ride")
    assert position["to_move"] == "renault"
    assert position["queue"] == ["noel", "ptt"]
    assert position["start_list"] == ["noel", "renault", "ptt"]
    assert position["last_order"] == ["renault", "noel", "ptt"]
    assert position["riders"]["ptt"] == {
        "owner": "seat:2",
        "at": "start",
        "energy": 6,
        "form": 20,
        "flat": 0,
        "owed": 0,
        "played": False,
        "minutes": [],
        "places": [],
    }


def test_who_is_neither_to_move_nor_in_the_queue_has_played() -> None:
    riders = {"renault": {"at": "6a"}, "noel": {"at": "1d"}, "ptt": {"at": "3c"}}
    position = load(riders=riders, to_move="noel", queue=[])
    played = {who: rider["played"] for who, rider in position["riders"].items()}
    assert played == {"renault": True, "noel": False, "ptt": True}


def test_the_example_of_the_notation_reads_back() -> None:
    given: Json = {
        "game": "maillot-jaune", "version": 1,
        "options": {
            "rules": "basic", "drafting": True, "pact": True, "help": False, "lanes": 4,
            "border": "stop", "passing": "through", "puncture": "keep", "players": 5,
            "riders_per_player": 1, "choice": "pick", "teams": None, "team_score": "jersey",
            "max_rounds": 40, "names": "historical",
        },
        "phase": "ride", "round": 2, "to_move": "ptt", "for": None,
        "start_list": ["ptt", "renault", "vandamme", "la-redoute", "la-bonnal"], "stage": 2,
        "queue": ["renault", "vandamme", "la-redoute", "la-bonnal"],
        "last_order": ["ptt", "renault", "vandamme", "la-redoute", "la-bonnal"],
        "riders": {
            who: {
                "owner": f"seat:{seat}", "at": at, "energy": 6, "form": 20, "flat": 0, "owed": 0,
                "played": False, "minutes": [minutes], "places": [place],
            }
            for seat, (who, at, minutes, place) in enumerate([
                ("ptt", "3a", 1, 2), ("renault", "3b", 0, 1), ("vandamme", "2a", 1, 3),
                ("la-redoute", "2b", 2, 4), ("la-bonnal", "1a", 3, 5),
            ])
        },
        "turn": {
            "rider": "ptt", "from": "3a", "pursuer": "vandamme", "draft": "open", "moved": False,
            "tow": False, "safe": 0, "risk": 0, "left": 0, "asked": [], "partner": None,
            "dest": None,
        },
        "pact": None, "settle": None, "winner_round": None, "crossed": [], "outs": [],
        "jersey": "renault", "winner": None, "result": None, "team_order": None,
        "team_minutes": None,
    }  # fmt: skip
    race = from_position(json.loads(json.dumps(given)), machine="interpreted")
    assert race.position() == given
    assert race.events == []


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"riders": {"poulidor": {}}}, "riders"),
        ({"riders": {"renault": {"at": "5e"}, "noel": {}}}, r"riders\.renault\.at.*lanes a to d"),
        ({"riders": {"renault": {"at": "29a"}, "noel": {}}}, r"no square"),
        ({"riders": {"renault": {"at": "5a"}, "noel": {"at": "5a"}}}, "occupied .MJ-16"),
        ({"riders": {"renault": {"energy": 7}, "noel": {}}}, r"riders\.renault\.energy"),
        ({"riders": {"renault": {"speed": 3}, "noel": {}}}, r"speed: there is no such field"),
        ({"riders": {"renault": {"minutes": [1]}, "noel": {}}}, "as many as minutes"),
        ({"riders": {"renault": {"owner": "A"}, "noel": {}}}, "seat:0"),
        ({"riders": TWO, "options": {"players": 2}, "queue": ["renault"]}, None),
        ({"riders": TWO, "queue": ["renault"], "to_move": "renault"}, "queue: renault"),
        ({"riders": TWO, "queue": ["ptt"]}, "queue: ptt is not in the game"),
        ({"riders": TWO, "queue": ["noel", "noel"]}, "named twice"),
        ({"riders": TWO, "to_move": "seat:0"}, "to_move"),
        ({"riders": TWO, "round": 0}, "round: 0"),
        ({"riders": TWO, "round": 41}, "round: 41, but options.max_rounds is 40"),
        ({"riders": TWO, "winner_round": 9}, "winner_round: 9 is after round 2"),
        ({"riders": TWO, "phase": "break"}, "turn: missing"),
        ({"riders": TWO, "phase": "first", "queue": ["noel"]}, "not possible before the start"),
        ({"riders": TWO, "phase": "settle"}, "settle"),
        ({"riders": TWO, "phase": "napping"}, "phase"),
        ({"riders": TWO, "outs": ["noel"]}, "outs: noel has abandoned"),
        ({"riders": TWO, "start_list": ["noel"]}, "start_list: renault is missing"),
        ({"riders": TWO, "crossed": ["noel"]}, "crossed: noel is still on the road"),
        ({"riders": {**TWO, "ptt": {"at": "out"}}, "jersey": "ptt"}, "jersey: ptt has abandoned"),
        ({"riders": {}}, "riders: nobody rides in phase ride"),
        ({"phase": "pick", "riders": {"noel": {}, "ptt": {}}}, "phase: all riders are chosen"),
        (
            {"phase": "pick", "riders": {"noel": {"owner": "seat:1"}}},
            r"riders\.noel\.owner: it was for seat:0 to choose",
        ),
        ({"round": 3}, "riders: missing, but round given"),
        ({"riders": TWO, "wind": "N"}, "wind: there is no such field"),
        ({"riders": TWO, "options": {"wind": "N"}}, "wind: there is no such field"),
        ({"riders": TWO, "version": True}, "version"),
        (
            {"riders": TWO, "turn": {"rider": "renault", "dest": "5a"}},
            "turn.dest: the chosen square",
        ),
        (
            {
                "riders": {**TWO, "ptt": {"owner": "seat:0"}},
                "options": {"teams": {"A": ["renault"], "B": ["ptt"]}},
            },
            "the riders of seat:0 are not all on one side",
        ),
    ],
)
def test_what_is_wrong_with_a_position_is_named(wrong: Json, named: str | None) -> None:
    if named is None:
        assert load(**wrong)["to_move"] == "noel", "who is in the queue is not to move"
        return
    with pytest.raises(BadPosition, match=named):
        load(**wrong)


def test_a_turn_under_way_is_read() -> None:
    turn = {"rider": "renault", "from": "4a", "moved": True, "safe": 2, "left": 2}
    race = on_the_road(riders=TWO, phase="sprint", turn=turn)
    assert race.to_move == "A"
    assert "ride 8a" in race.choices()
    assert "ride 9a" not in race.choices()


def test_the_riders_of_a_position_decide_how_many_a_player_has() -> None:
    riders = {who: {"at": f"{3 + i}a"} for i, who in enumerate(RIDERS[:6])}
    position = load(riders=riders, options={"riders_per_player": 3})
    assert position["options"]["players"] == 6
    assert position["options"]["riders_per_player"] == 1


def test_sides_of_a_position_need_no_room_for_riders_still_to_choose() -> None:
    riders = {who: {"at": f"{3 + i}a"} for i, who in enumerate(("renault", "noel", "agfa", "ptt"))}
    sides = {"A": ["renault", "noel", "agfa"], "B": ["ptt"]}
    position = load(riders=riders, options={"riders_per_player": 2, "teams": sides})
    assert position["options"]["teams"] == sides
    assert position["options"]["riders_per_player"] == 1


@pytest.mark.rule("MJ-01")
@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"players": 1}, "players"),
        ({"players": 10}, "players"),
        ({"players": 5, "riders_per_player": 2}, "10 riders, and there are 9"),
        ({"riders_per_player": 5}, "riders_per_player"),
        ({"lanes": 2}, "lanes"),
        ({"lanes": True}, "lanes"),
        ({"max_rounds": 29}, "max_rounds"),
        ({"rules": "advanced"}, "rules"),
        ({"teams": {"A": ["renault"]}}, "two sides at least"),
        ({"teams": {"A": ["renault"], "B": []}}, "two sides at least"),
        ({"teams": {"A": ["renault"], " ": ["ptt"]}}, "two sides at least"),
        ({"teams": {"A": ["renault"], "B": ["renault"]}}, "renault rides for one side only"),
        ({"teams": {"A": ["renault"], "B": ["poulidor"]}}, "teams"),
        (
            {"players": 3, "riders_per_player": 3, "teams": {"A": ["renault"], "B": ["ptt"]}},
            "leave room for 2 players, not 3",
        ),
    ],
)
def test_what_is_wrong_with_options_is_named(wrong: Json, named: str) -> None:
    with pytest.raises(BadOptions, match=named):
        new("maillot-jaune", **wrong)


def test_the_rule_set_decides_where_nothing_else_is_said() -> None:
    assert Options.model_validate({}).to_json()["drafting"] is False
    full = Options.model_validate({"rules": "full", "pact": False})
    assert (full.drafting, full.pact, full.help) == (True, False, True)
    assert Options.model_validate({"help": True}).help is True


def test_sides_have_no_order_of_their_own() -> None:
    one, other = (
        Options.model_validate({"teams": teams})
        for teams in ({"A": ["renault"], "B": ["ptt"]}, {"B": ["ptt"], "A": ["renault"]})
    )
    assert one == other
    assert hash(one) == hash(other)
