"""Where choices lie on the board, what a click means, what stands in the way of a refusal."""

from __future__ import annotations

from typing import Any

import pytest

from layline.engine.answers import Meaning, Point, Target
from layline.games.maillot_jaune.drawing.scene import board, ground
from layline.games.maillot_jaune.table.pointing import blockers, meant, refused, target

from .road import CROWDED, OPEN_ROAD, PURSUED, SOLID, middle, on_the_road, seen


def click(view: Any, at: str, aside: float = 0.0) -> Meaning:
    x, y = middle(at)
    return meant(view, Point(x + aside, y - aside))


def found(view: Any, action: str) -> Target:
    place = target(view, action)
    assert place is not None
    return place


# Targets.


def test_choices_are_picked_on_squares_and_neighbours_or_with_buttons() -> None:
    view = seen(**PURSUED)
    x, y = middle("6a")
    assert found(view, "ride 6a") == Target(x, y, kind="point", angle=None, sign="3", tone="extra")
    assert found(view, "ride 3c").tone == "plain"
    assert found(view, "shift 5b").sign == "↕"
    assert [action for action in view.choices if target(view, action) is None] == ["stay"]
    neighbour = found(view, "pact renault")
    assert (neighbour.kind, neighbour.sign) == ("point", "=")
    assert neighbour.at == (x - 3.5, y + 1.5), "at the corner of his square: both riders are seen"


def test_nothing_is_played_on_ones_own_rider() -> None:
    race = on_the_road(**OPEN_ROAD)
    race.play("stay")
    view = race.view("A")
    assert target(view, "end") is None
    assert click(view, "5b") == Meaning(("end",)), "a click on him is about what he can do"


def test_what_may_end_the_tour_is_to_be_taken_with_caution() -> None:
    spent = {"ptt": {"at": "3a", "energy": 0, "form": 9}, "vandamme": {"at": "2a"}}
    view = seen(options={"drafting": True}, stage=2, riders=spent)
    assert found(view, "ride 6a").tone == "caution"
    last = {"ptt": {"at": "3a", "energy": 1, "form": 0}, "vandamme": {"at": "2a"}}
    view = seen(options={"drafting": True}, stage=2, riders=last)
    assert found(view, "ride 6a").tone == "caution"
    assert found(view, "shift 5b").tone == "plain"


def test_a_break_away_is_no_matter_of_a_square() -> None:
    race = on_the_road(**OPEN_ROAD)
    race.play("stay")
    view = race.view("A")
    assert all(target(view, action) is None for action in view.choices)


def test_the_choices_of_the_others_have_no_targets() -> None:
    race = on_the_road(**OPEN_ROAD)
    assert race.view("B").choices == []
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
        ("8b", Meaning(("ride 8b",))),
        ("5b", Meaning(("stay",))),
        ("4b", Meaning(action="ride 4b", rule="MJ-14")),
        ("9b", Meaning(action="ride 9b", rule="MJ-12")),
        ("finish", Meaning(action="ride finish", rule="MJ-12")),
    ],
)
def test_a_click_on_a_square_is_a_ride_or_the_rule_against_it(
    at: str, answer: Meaning, aside: float
) -> None:
    assert click(seen(**OPEN_ROAD), at, aside) == answer


def test_a_click_on_a_square_with_two_ways_offers_both() -> None:
    view = seen(**PURSUED)
    assert click(view, "5b").actions == (
        "ride 5b",
        "shift 5b",
    )
    assert click(view, "3b").actions == ("pact renault",), "a click on a neighbour asks him"
    assert click(view, "3a").actions == ("stay",)


def test_a_click_on_a_punctured_neighbour_helps_him() -> None:
    race = on_the_road(
        options={"help": True},
        riders={"renault": {"at": "9b", "flat": 1}, "agfa": {"at": "9a"}, "ptt": {}},
        to_move="agfa",
        queue=["ptt"],
    )
    race.play("stay")
    assert click(race.view("B"), "9a").actions[0] == "end"
    assert click(race.view("B"), "10a") == Meaning(action="ride 10a", rule="MJ-21")
    race.play("end")
    assert click(race.view("B"), "9b").actions == ("help renault",)


def test_a_click_beside_the_road_or_out_of_turn() -> None:
    race = on_the_road(**OPEN_ROAD)
    assert meant(race.view("A"), Point(0.1, 0.1)).rule == "MJ-17"
    assert click(race.view("B"), "8b") == Meaning(rule="MJ-11")
    assert click(race.view(), "8b").actions == ("ride 8b",), "a spectator may look"
    race.play("stay")
    race.play("break 0+1")
    assert click(race.view("A"), "8b").rule == "MJ-11"


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
