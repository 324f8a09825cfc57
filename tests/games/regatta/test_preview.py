"""What a choice would bring: computed from the view alone, up to the next roll of the die."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from layline.engine.answers import Preview, Remark
from layline.games.regatta.table.preview import preview as previewed
from layline.games.sailing_pictures import on_screen
from layline.play.beginning import from_position


def seen(**position: Any) -> Any:
    race = from_position({"game": "regatta", **position}, machine="interpreted")
    return race.view(race.to_move)


def afloat(boats: dict[str, Any], **position: Any) -> Any:
    return seen(**{"wind": "N", "round": 5, "die": 1, "boats": boats, **position})


def beating() -> Any:
    return afloat({"A": {"at": "28,20"}, "B": {"at": "31,23"}}, die=2)


def preview(view: Any, action: str) -> Preview:
    return previewed(view, action, "en")


def said(remarks: Iterable[Remark]) -> list[tuple[str, str, list[str]]]:
    return [(one.rule, one.text, list(one.pieces)) for one in remarks]


def test_a_preview_shows_path_and_events_and_changes_nothing() -> None:
    view = beating()
    before = repr(view)
    shown = preview(view, "leg SE")
    assert shown.path == tuple(on_screen(at, 33) for at in ((28, 20), (29, 19), (30, 18), (31, 17)))
    assert list(map(str, shown.events)) == ["REG-22 A sails SE to 31,17"]
    assert not shown.ends_turn
    assert repr(view) == before


def test_a_preview_says_how_many_legs_are_left() -> None:
    assert said(preview(beating(), "leg SE").notes) == [
        ("REG-28", "You have 1 leg left after that.", [])
    ]
    last = preview(afloat({"A": {"at": "28,20"}, "B": {"at": "31,23"}}), "leg SE")
    assert last.ends_turn
    assert said(last.notes) == [("REG-28", "Your turn ends with that.", [])]


def test_a_preview_on_the_spot_has_no_path() -> None:
    assert preview(beating(), "luff").path == ()
    assert preview(beating(), "spin up").path == ()


def test_a_preview_of_placing_shows_the_space_and_no_legs() -> None:
    race = from_position({"game": "regatta"}, machine="interpreted")
    race.play("first A")
    shown = preview(race.view("A"), "place 19,5")
    assert shown.path == (on_screen((19, 5), 33),)
    assert shown.notes == ()


def test_a_preview_warns_of_a_lee_berth() -> None:
    assert preview(afloat({"A": {"at": "28,20"}, "B": {"at": "30,22"}}), "leg E").warnings == ()
    shown = preview(afloat({"A": {"at": "28,20"}, "B": {"at": "30,21"}}), "leg E")
    (warning,) = said(shown.warnings)
    assert warning[0] == "REG-44"
    assert warning[1].startswith("You would lie in the wind shadow of B.")
    assert warning[2] == ["boat:B"]


def test_a_preview_warns_of_the_shadow_of_a_spinnaker() -> None:
    boats = {"A": {"at": "28,20"}, "B": {"at": "30,22", "spinnaker": True}}
    (warning,) = said(preview(afloat(boats), "leg E").warnings)
    assert warning[0] == "REG-45"
    assert "B’s spinnaker" in warning[1]


def test_a_preview_says_whose_wind_one_would_take() -> None:
    shown = preview(afloat({"A": {"at": "28,20"}, "B": {"at": "30,19"}}), "leg E")
    assert said(shown.notes)[0] == ("REG-44", "B would lie in your wind shadow.", ["boat:B"])
    flying = {"A": {"at": "28,22", "spinnaker": True}, "B": {"at": "28,17"}}
    shown = preview(afloat(flying, die=2), "leg S")
    assert [note.key for note in shown.notes] == ["partly_blankets", "legs_left"]


def test_a_preview_warns_of_the_line_before_round_three() -> None:
    boats = {"A": {"at": "19,6"}, "B": {"at": "25,3"}}
    (warning,) = said(preview(afloat(boats, round=1), "leg NE").warnings)
    assert warning[0] == "REG-18"
    assert warning[2] == ["line"]


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
    (warning,) = said(preview(view, "leg NE").warnings)
    assert warning[0] == "REG-71"
    assert warning[1].startswith("A would have right of way")
    assert warning[2] == ["boat:A"]


def test_a_preview_warns_of_the_wrong_way_round() -> None:
    boats = {"A": {"at": "18,29"}, "B": {"at": "25,3"}}
    (warning,) = said(preview(afloat(boats), "leg E").warnings)
    assert warning[0] == "REG-49"
    assert warning[1].startswith("You would have crossed the line of mark 1 the wrong way")
    assert warning[2] == ["mark:1"]


def test_who_finishes_is_warned_of_nothing() -> None:
    boats = {"A": {"at": "19,8", "next": 2}, "B": {"at": "18,8"}}
    shown = preview(afloat(boats, round=16, die=2), "leg S")
    assert shown.path[-1] == on_screen((19, 7), 33)
    assert shown.ends_turn
    assert shown.warnings == ()


@pytest.mark.parametrize("action", ["leg N", "place 19,5", "no such action", ""])
def test_only_choices_have_a_preview(action: str) -> None:
    with pytest.raises(ValueError, match="not among the choices"):
        preview(beating(), action)
