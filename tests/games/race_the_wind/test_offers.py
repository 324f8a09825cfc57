"""What the table offers unasked: protests and claims as a question, and shortcuts."""

from __future__ import annotations

from typing import Any

import pytest

from layline.games.race_the_wind.table.labels import label
from layline.games.race_the_wind.table.offers import absent, offer, shortcuts
from layline.games.race_the_wind.table.preview import preview
from layline.games.race_the_wind.table.whole_turn import preview_shortcut
from layline.play.beginning import new
from tests.games.race_the_wind.water import BROAD, afloat, view

STAYED = {"start": "12,15", "first": "turn", "arrived": None}
TOOK = {"start": "10,12", "first": "move", "arrived": "NE"}


@pytest.mark.rule("RTW-77")
def test_nothing_is_offered_where_nobody_was_hindered() -> None:
    assert offer(view(**BROAD), "en") is None


@pytest.mark.rule("RTW-70", "RTW-74", "RTW-77")
def test_a_protest_is_a_question_with_its_rule() -> None:
    boats = {
        "A": {"at": "13,14", "heading": "NW"},
        "B": {"at": "12,15", "heading": "NE", "last": STAYED},
    }
    asked = offer(view(boats=boats), "en")
    assert asked is not None
    assert asked.title == "Protest against B?"
    assert "B stayed on 12,15" in asked.text
    assert asked.rule == "RTW-70"
    assert asked.pieces == ("boat:B",)
    assert [answer.action for answer in asked.answers] == ["protest B"]


@pytest.mark.rule("RTW-75", "RTW-77")
def test_two_protests_are_one_question() -> None:
    boats = {
        "A": {"at": "14,13", "heading": "W", "leg": 2},
        "B": {"at": "12,13", "heading": "E", "last": TOOK | {"arrived": "E", "start": "11,13"}},
        "C": {"at": "3,3", "heading": "E"},
    }
    asked = offer(view(boats=boats), "fr")
    assert asked is not None
    assert "B a pris 12,13" in asked.text


@pytest.mark.rule("RTW-32")
def test_a_start_fault_is_a_question_too() -> None:
    boats = {"A": {"at": "3,3", "heading": "E"}, "B": {"at": "10,6", "heading": "E"}}
    claims = [{"boat": "B", "rule": "RTW-31"}]
    asked = offer(view(boats=boats, round=7, claims=claims), "en")
    assert asked is not None
    assert (asked.rule, asked.answers[0].action) == ("RTW-31", "claim B")


# -------------------- shortcuts


@pytest.mark.rule("RTW-49")
def test_on_a_broad_reach_one_may_sail_on_and_hold() -> None:
    (hold,) = shortcuts(view(**BROAD), "en")
    both = preview_shortcut(view(**BROAD), hold.actions, "en")
    lone = preview(view(**BROAD), "move", "en")
    assert both.ends_turn
    assert not lone.ends_turn
    assert both.events[: len(lone.events)] == lone.events
    keys = {note.key for note in both.notes}
    assert "ends_turn" in keys
    assert "may_turn" not in keys
    assert hold.actions == ("move", "end")
    assert hold.how == "once"


@pytest.mark.rule("RTW-49", "RTW-61", "RTW-63")
@pytest.mark.parametrize(
    "more", [{"tokens": {"blue": ["11,14"]}}, {"tokens": {"yellow": ["11,14"]}}, {"fired": []}]
)
def test_but_not_past_a_gust_a_lull_or_a_throw(more: dict[str, object]) -> None:
    boats = BROAD["boats"] | {"A": {"at": "10,15", "heading": "SE", "leg": 2}}
    if "fired" in more:
        boats = boats | {"A": {"at": "10,13", "heading": "SE", "leg": 2}}
    assert shortcuts(view(boats=boats, **more), "en") == ()


@pytest.mark.rule("RTW-56", "RTW-90")
@pytest.mark.parametrize(
    ("boat", "action"),
    [
        ({"skip": True}, "pass"),
        ({"penalties": 1, "circle": {"dir": "L", "left": 2}}, "quarter"),
    ],
)
def test_a_lone_skip_or_quarter_plays_itself(boat: dict[str, object], action: str) -> None:
    boats = {"A": {"at": "10,15", "heading": "E", **boat}, "B": {"at": "20,20", "heading": "E"}}
    (itself,) = shortcuts(view(boats=boats), "en")
    assert (itself.actions, itself.how) == ((action,), "itself")


@pytest.mark.rule("RTW-18", "RTW-19", "RTW-20", "RTW-21", "RTW-22")
def test_tokens_are_laid_for_whoever_asks_and_mirrored() -> None:
    race = new("race-the-wind", machine="interpreted", tokens="manual", order="seats")
    while race.position()["phase"] == "tokens":
        (lay,) = shortcuts(race.view(race.to_move), "en")
        assert lay.how == "again"
        race.play(lay.actions[0])
    tokens = race.position()["tokens"]
    assert (len(tokens["yellow"]), len(tokens["blue"])) == (38, 40)
    for laid in tokens.values():
        mirrored = {f"{24 - int(at.split(',')[0])},{at.split(',')[1]}" for at in laid}
        assert len(mirrored - set(laid)) <= 2


# -------------------- when her time is up


LEFT_ALONE: dict[str, tuple[dict[str, Any], str]] = {
    "a lull is sat out, a fault not claimed": (
        {"skip": True, "leg": 0, "round": 7, "claims": [{"boat": "B", "rule": "RTW-31"}]},
        "pass",
    ),
    "a circle goes on": ({"penalties": 1, "circle": {"dir": "L", "left": 2}}, "quarter"),
    "no penalty is declared": ({"penalties": 1}, "move"),
    "the way is barred": ({"heading": "W", "at": "0,15"}, "turn L45"),
    "the way is barred and the wind there": ({"heading": "NE", "at": "24,15"}, "turn R45"),
}


@pytest.mark.rule("RTW-36")
@pytest.mark.parametrize("case", LEFT_ALONE)
def test_when_her_time_is_up_the_referee_plays_what_is_due_else_straight_on(case: str) -> None:
    given, action = LEFT_ALONE[case]
    rest = {key: given[key] for key in ("round", "claims") if key in given}
    boat = {"at": "10,15", "heading": "E"} | {k: v for k, v in given.items() if k not in rest}
    boats = {"A": boat, "B": {"at": "20,20", "heading": "E"}}
    assert absent(view(boats=boats, **rest)) == action


@pytest.mark.rule("RTW-36", "RTW-61")
def test_when_her_time_is_up_a_gust_is_refused_and_a_course_held() -> None:
    race = afloat(**BROAD | {"tokens": {"blue": ["11,14"]}})
    race.play("move")
    assert "puff" in race.choices()
    assert absent(race.view("A")) == "end"


@pytest.mark.rule("RTW-36")
def test_when_her_time_is_up_tokens_and_boats_go_to_the_first_points() -> None:
    race = new("race-the-wind", machine="interpreted", tokens="manual", order="seats", yellow=3)
    played = []
    while race.position()["phase"] != "play":
        played.append(absent(race.view(race.to_move)))
        race.play(played[-1])
    assert played[0] == "yellow 0,0"
    assert played[-4:] == ["place 13,0", "head N", "place 0,0", "head N"]


# -------------------- before one moves


@pytest.mark.rule("RTW-53")
def test_turning_to_give_way_is_called_so() -> None:
    boats = {
        "A": {"at": "12,15", "heading": "SW", "leg": 2},
        "B": {"at": "12,14", "heading": "W", "leg": 2},
    }
    seen = view(boats=boats)
    assert "turn L45" in seen.choices
    assert label(seen, "turn L45", "en").startswith("To give way: ")
    assert not label(view(**BROAD), "turn L45", "en").startswith("To give way")


@pytest.mark.rule("RTW-63", "RTW-64", "RTW-81")
def test_before_a_throw_the_faces_are_told_and_the_priority_at_stake() -> None:
    boats = {"A": {"at": "13,11", "heading": "NW"}, "B": {"at": "10,12", "heading": "NE"}}
    race = afloat(boats=boats)
    shown = preview(race.view("A"), "move", "en")
    assert sum(face.ways for face in shown.odds) == 6
    said = [face.text for face in shown.odds]
    assert "The wind comes from the north: you would be close-hauled." in said
    assert "The wind comes from the north-west: you would be head to wind." in said
    assert [(one.key, one.pieces) for one in shown.warnings] == [("at_stake", ("boat:B",))]
    assert "priority over B" in shown.warnings[0].text
