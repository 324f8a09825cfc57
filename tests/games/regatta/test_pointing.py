"""What a click means, and what a choice would bring: computed from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from layline.games.regatta.pointing import meant, preview, targets
from layline.play.race import from_position


def seen(**position: Any) -> dict[str, Any]:
    race = from_position({"game": "regatta", **position}, machine="interpreted")
    return race.view(race.to_move)


def beating() -> dict[str, Any]:
    return seen(wind="N", round=5, die=2, boats={"A": {"at": "28,20"}, "B": {"at": "31,23"}})


def test_every_choice_of_a_turn_has_one_target() -> None:
    view = beating()
    assert [target["action"] for target in targets(view)] == view["choices"]
    by_action = {target["action"]: target for target in targets(view)}
    assert by_action["leg SE"] | {} == {
        "action": "leg SE",
        "kind": "space",
        "at": "31,17",
        "spaces": 3,
        "puff": False,
        "protest": False,
    }
    assert by_action["luff"] == {"action": "luff", "kind": "button"}


def test_a_finishing_leg_points_at_the_line() -> None:
    boats = {"A": {"at": "19,8", "next": 2}, "B": {"at": "30,12"}}
    view = seen(wind="N", round=16, die=2, boats=boats)
    by_action = {target["action"]: target for target in targets(view)}
    assert by_action["leg S"]["at"] == "19,7"


@pytest.mark.parametrize(
    ("space", "answer"),
    [
        ("29,21", {"actions": ["leg NE"]}),
        ("28,21", {"actions": [], "action": "leg N", "rule": "REG-23"}),
        ("29,22", {"actions": [], "action": None, "rule": "REG-21"}),
        ("29,20", {"actions": [], "action": "leg E", "rule": "REG-24"}),
        ("33,20", {"actions": [], "action": "leg E", "rule": "REG-22"}),
    ],
)
def test_a_click_on_a_space_is_a_leg_or_the_rule_against_it(
    space: str, answer: dict[str, Any]
) -> None:
    assert meant(beating(), {"space": space}) == answer


def test_a_click_on_a_direction_offers_all_that_goes_there() -> None:
    assert meant(beating(), {"direction": "E"}) == {"actions": ["leg E", "leg E +puff"]}
    assert meant(beating(), {"direction": "N"})["rule"] == "REG-23"


def test_a_click_while_placing_names_the_rule_that_forbids_the_space() -> None:
    race = from_position({"game": "regatta"}, machine="interpreted")
    race.play("first A")
    view = race.view("A")
    assert meant(view, {"space": "19,5"}) == {"actions": ["place 19,5"]}
    assert meant(view, {"space": "19,9"})["rule"] == "REG-08"
    assert meant(view, {"space": "99,9"})["rule"] == "REG-25"


@pytest.mark.parametrize("where", [{}, {"direction": "up"}, {"piece": "A"}])
def test_a_click_elsewhere_is_an_error(where: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a click is on"):
        meant(beating(), where)


def test_a_preview_shows_path_and_events_and_changes_nothing() -> None:
    view = beating()
    before = repr(view)
    shown = preview(view, "leg SE")
    assert shown["path"] == ["28,20", "29,19", "30,18", "31,17"]
    assert shown["events"] == ["REG-22 A sails SE to 31,17"]
    assert not shown["ends_turn"]
    assert repr(view) == before


def test_a_preview_warns_of_a_lee_berth() -> None:
    boats = {"A": {"at": "28,20"}, "B": {"at": "30,22"}}
    shown = preview(seen(wind="N", round=5, die=1, boats=boats), "leg E")
    assert shown["warnings"] == []
    boats = {"A": {"at": "28,20"}, "B": {"at": "30,21"}}
    shown = preview(seen(wind="N", round=5, die=1, boats=boats), "leg E")
    assert shown["warnings"] == [{"rule": "REG-44", "yachts": ["B"]}]


def test_a_preview_warns_of_the_line_before_round_three() -> None:
    boats = {"A": {"at": "19,6"}, "B": {"at": "25,3"}}
    shown = preview(seen(wind="N", round=1, die=1, boats=boats), "leg NE")
    assert shown["warnings"] == [{"rule": "REG-18", "yachts": []}]


def test_a_preview_names_the_yacht_one_would_be_liable_to() -> None:
    view = seen(
        options={"rules": "advanced"},
        wind="N",
        round=6,
        die=1,
        first="B",
        todo=["B", "A"],
        boats={"A": {"at": "20,15", "heading": "NW"}, "B": {"at": "17,16", "heading": "NE"}},
    )
    assert preview(view, "leg NE")["warnings"] == [{"rule": "REG-71", "yachts": ["A"]}]


def test_only_choices_have_a_preview() -> None:
    with pytest.raises(ValueError, match="not among the choices"):
        preview(beating(), "leg N")
