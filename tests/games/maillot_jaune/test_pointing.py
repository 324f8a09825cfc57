"""Where choices lie on the board, what a click means, what stands in the way of a refusal."""

from __future__ import annotations

from typing import Any

import pytest

from layline.games.maillot_jaune.drawing.scene import board, ground
from layline.games.maillot_jaune.drawing.sight import centre
from layline.games.maillot_jaune.table.pointing import blockers, meant, refused, targets

from .road import CROWDED, OPEN_ROAD, PURSUED, SOLID, Json, on_the_road, seen


def click(view: Any, at: str, aside: float = 0.0) -> Json:
    x, y = centre(at, view.position["options"]["lanes"])
    return meant(view, {"x": x + aside, "y": y - aside})


def target(view: Any, action: str) -> Json:
    return next(one for one in targets(view) if one["action"] == action)


# Targets.


def test_every_choice_has_one_target() -> None:
    view = seen(**PURSUED)
    assert [one["action"] for one in targets(view)] == view.choices
    x, y = centre("6a", 4)
    assert target(view, "ride 6a") == {
        "action": "ride 6a",
        "kind": "point",
        "x": x,
        "y": y,
        "angle": None,
        "sign": "3",
        "tone": "extra",
    }
    assert target(view, "ride 3c")["tone"] == "plain"
    assert target(view, "shift 5b")["sign"] == "↕"
    assert target(view, "stay")["kind"] == "button"
    neighbour = target(view, "pact renault")
    assert (neighbour["kind"], neighbour["sign"]) == ("point", "=")
    assert (neighbour["x"], neighbour["y"]) == (x - 3, y + 0.75), "rather on him than on oneself"


def test_nothing_is_played_on_ones_own_rider() -> None:
    race = on_the_road(**OPEN_ROAD)
    race.play("stay")
    view = race.view("A")
    assert target(view, "end")["kind"] == "button"
    assert click(view, view.position["riders"][view.position["turn"]["rider"]]["at"]) == {
        "actions": ["end"],
        "action": None,
        "rule": None,
    }, "a click on him is about what he can do"


def test_what_may_end_the_tour_is_to_be_taken_with_caution() -> None:
    spent = {"ptt": {"at": "3a", "energy": 0, "form": 9}, "vandamme": {"at": "2a"}}
    view = seen(options={"drafting": True}, stage=2, riders=spent)
    assert target(view, "ride 6a")["tone"] == "caution"
    last = {"ptt": {"at": "3a", "energy": 1, "form": 0}, "vandamme": {"at": "2a"}}
    view = seen(options={"drafting": True}, stage=2, riders=last)
    assert target(view, "ride 6a")["tone"] == "caution"
    assert target(view, "shift 5b")["tone"] == "plain"


def test_a_break_away_that_may_end_the_tour_is_marked() -> None:
    race = on_the_road(riders={"renault": {"at": "5b", "energy": 2, "form": 4}, "noel": {}})
    race.play("stay")
    view = race.view("A")
    assert target(view, "break 1+0")["tone"] == "plain"
    assert target(view, "break 0+1")["tone"] == "extra"
    assert target(view, "break 0+4")["tone"] == "caution"
    assert target(view, "break 2+1")["tone"] == "caution"


def test_the_choices_of_the_others_have_no_targets() -> None:
    race = on_the_road(**OPEN_ROAD)
    assert targets(race.view("B")) == []
    assert refused(race.view("B")) == []


def test_what_a_rider_would_look_for_is_shown_as_refused() -> None:
    assert refused(seen(riders={"agfa": {"at": "12b"}, "noel": {"at": "1d"}})) == ["ride 15b"]
    assert refused(seen(**CROWDED)) == ["ride 6b"]
    race = on_the_road(riders={"renault": {"at": "5b", "energy": 0}, "noel": {"at": "1d"}})
    race.play("stay")
    assert refused(race.view("A")) == ["break 1+0"]


# Clicks.


@pytest.mark.parametrize("aside", [0.0, 0.4, -0.4])
@pytest.mark.parametrize(
    ("at", "answer"),
    [
        ("8b", {"actions": ["ride 8b"], "action": None, "rule": None}),
        ("5b", {"actions": ["stay"], "action": None, "rule": None}),
        ("4b", {"actions": [], "action": "ride 4b", "rule": "MJ-14"}),
        ("9b", {"actions": [], "action": "ride 9b", "rule": "MJ-12"}),
        ("finish", {"actions": [], "action": "ride finish", "rule": "MJ-12"}),
    ],
)
def test_a_click_on_a_square_is_a_ride_or_the_rule_against_it(
    at: str, answer: Json, aside: float
) -> None:
    assert click(seen(**OPEN_ROAD), at, aside) == answer


def test_a_click_on_a_square_with_two_ways_offers_both() -> None:
    view = seen(**PURSUED)
    assert click(view, "5b")["actions"] == ["ride 5b", "shift 5b"]
    assert click(view, "3b")["actions"] == ["pact renault"], "a click on a neighbour asks him"
    assert click(view, "3a")["actions"] == ["stay"]


def test_a_click_on_a_punctured_neighbour_helps_him() -> None:
    race = on_the_road(
        options={"help": True},
        riders={"renault": {"at": "9b", "flat": 1}, "agfa": {"at": "9a"}, "ptt": {}},
        to_move="agfa",
        queue=["ptt"],
    )
    race.play("stay")
    assert click(race.view("B"), "9a")["actions"][0] == "end"
    assert click(race.view("B"), "10a") == {
        "actions": [],
        "action": "ride 10a",
        "rule": "MJ-21",
    }
    race.play("end")
    assert click(race.view("B"), "9b")["actions"] == ["help renault"]


def test_a_click_beside_the_road_or_out_of_turn() -> None:
    race = on_the_road(**OPEN_ROAD)
    assert meant(race.view("A"), {"x": 0.1, "y": 0.1})["rule"] == "MJ-17"
    assert click(race.view("B"), "8b") == {"actions": [], "action": None, "rule": "MJ-11"}
    assert click(race.view(), "8b")["actions"] == ["ride 8b"], "a spectator may look"
    race.play("stay")
    race.play("break 0+1")
    assert click(race.view("A"), "8b")["rule"] == "MJ-11"


@pytest.mark.parametrize(
    "where",
    [
        {},
        {"x": 1},
        {"x": "1", "y": 2},
        {"x": True, "y": 2},
        {"x": float("nan"), "y": 2},
        {"at": "5b"},
    ],
)
def test_a_click_nowhere_is_an_error(where: Json) -> None:
    with pytest.raises(ValueError, match="a click is at a point"):
        meant(seen(**OPEN_ROAD), where)


# What stands in the way.

WALL = {**SOLID, "riders": {**SOLID["riders"], "regional": {"at": "4b"}}}


@pytest.mark.parametrize(
    ("place", "action", "pieces"),
    [
        (CROWDED, "ride 6b", ["rider:ptt"]),
        (CROWDED, "ride 7b", []),
        (CROWDED, "ride 6f", ["strip:1", "strip:2"]),
        (CROWDED, "ride 29a", ["strip:1", "strip:2"]),
        (CROWDED, "ride 12b", []),
        (CROWDED, "break 1+0", []),
        (SOLID, "ride 4a", ["rider:renault"]),
        (WALL, "ride 5a", ["rider:renault", "rider:regional"]),
        (
            {"riders": {"agfa": {"at": "12b"}, "noel": {"at": "1d"}}},
            "ride 15b",
            ["change"],
        ),
    ],
)
def test_the_piece_in_the_way_is_named(
    place: dict[str, Any], action: str, pieces: list[str]
) -> None:
    view = seen(**place)
    assert blockers(view, action) == pieces
    there = set(board(view, "en").named()) | set(ground(view, "en").named())
    assert set(pieces) <= there


def test_nothing_stands_in_the_way_of_chance() -> None:
    race = on_the_road(phase="first", round=0, riders={"renault": {}, "noel": {}})
    assert blockers(race.view(), "ride 5a") == []
