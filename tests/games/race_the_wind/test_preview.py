"""Previews: what a choice would bring, and what a skipper may regret."""

from __future__ import annotations

from typing import Any

import pytest

from layline.engine.answers import Preview
from layline.games.race_the_wind.table.preview import Matter, preview, remark
from layline.games.sailing_pictures import on_screen
from layline.play.beginning import new
from tests.games.race_the_wind.water import BROAD, CLOSE, GUSTS, START, afloat, view


def shown(seen: Any, action: str) -> Preview:
    return preview(seen, action, "en")


def notes(seen: Any, action: str) -> list[str]:
    return [note.key for note in shown(seen, action).notes]


def warnings(seen: Any, action: str) -> list[str]:
    return [warning.key for warning in shown(seen, action).warnings]


def test_a_movement_shows_its_path_and_the_end_of_the_turn() -> None:
    seen = view(**CLOSE)
    found = shown(seen, "move")
    rows = seen.race.rows
    assert found.path == (on_screen((10, 15), rows), on_screen((11, 16), rows))
    assert list(map(str, found.events)) == ["RTW-38 A moves 11,16"]
    assert found.ends_turn
    assert [note.key for note in found.notes] == ["ends_turn"]
    assert found.warnings == ()


def test_what_is_left_of_the_turn_is_said() -> None:
    beam = view(boats={"A": {"at": "10,15", "heading": "E"}, "B": {"at": "3,3", "heading": "E"}})
    assert notes(beam, "move") == ["actions_left"]
    assert notes(view(**BROAD), "move") == ["may_turn"]
    assert not shown(beam, "move").ends_turn


def test_gusts_and_lulls_are_foretold() -> None:
    assert "gust" in notes(view(**GUSTS), "move")
    lull = view(boats={"A": {"at": "10,15", "heading": "NE"}}, tokens={"yellow": ["11,16"]})
    assert "lull" in warnings(lull, "move")
    marker = view(boats={"A": {"at": "10,15", "heading": "NE", "marker": "11,16"}})
    assert "own_marker" in warnings(marker, "move")
    lost = view(boats={"A": {"at": "10,24", "heading": "NE"}}, tokens={"blue": ["11,25"]})
    assert "gust_lost" in warnings(lost, "move")


@pytest.mark.rule("RTW-41", "RTW-57")
def test_after_a_gust_close_hauled_no_manoeuvre_is_promised() -> None:
    assert notes(view(**GUSTS), "move") == ["gust"]
    broad = view(**BROAD | {"tokens": {"blue": ["11,14"]}})
    assert notes(broad, "move") == ["gust", "may_turn"]


@pytest.mark.rule("RTW-63", "RTW-67")
def test_a_throw_is_foretold_and_not_looked_beyond() -> None:
    found = shown(view(boats={"A": {"at": "10,11", "heading": "NE"}}), "move")
    assert [note.key for note in found.notes] == ["throw"]
    assert str(found.events[-1]) == "RTW-63 A reaches flag 1:0"
    assert not found.ends_turn
    home = view(boats={"A": {"at": "14,27", "heading": "S", "net": 1}}, wind="E")
    assert {"leg", "home"} <= set(notes(home, "move"))


@pytest.mark.rule("RTW-74", "RTW-75")
def test_a_foul_is_warned_of_with_the_boat_and_the_rule() -> None:
    boats = {"A": {"at": "10,15", "heading": "NW"}, "B": {"at": "11,14", "heading": "NW"}}
    found = shown(view(boats=boats, round=20), "turn L45")
    (warning,) = [one for one in found.warnings if one.key == "foul"]
    assert (warning.rule, warning.pieces) == ("RTW-71", ("boat:B",))
    assert warning.text == "B could protest: Same tack: the leeward boat has priority."
    assert not shown(view(boats=boats, round=20), "move").warnings


@pytest.mark.rule("RTW-77", "RTW-78")
def test_where_protests_make_themselves_the_penalty_is_foretold() -> None:
    boats = {"A": {"at": "10,15", "heading": "NW"}, "B": {"at": "11,14", "heading": "NW"}}
    seen = view(boats=boats, round=20, options={"protests": "auto"})
    (warning,) = shown(seen, "turn L45").warnings
    assert (warning.key, warning.rule, warning.pieces) == ("foul", "RTW-71", ("boat:B",))


@pytest.mark.rule("RTW-53", "RTW-75")
def test_a_broad_reach_is_warned_before_it_stops_on_a_point() -> None:
    boats = {
        "A": {"at": "9,15", "heading": "SE", "leg": 2},
        "B": {"at": "11,15", "heading": "SW", "leg": 2},
    }
    found = shown(view(boats=boats, round=60), "move")
    assert "foul" in [one.key for one in found.warnings]


@pytest.mark.rule("RTW-30", "RTW-31", "RTW-33")
def test_start_faults_are_warned_of() -> None:
    stay = view(boats={"A": {"at": "10,4", "heading": "NE", "stay": 2}}, round=4)
    assert "stays" in warnings(stay, "turn L90")
    touch = view(boats={"A": {"at": "10,5", "heading": "NE"}}, round=6)
    assert "touches" in warnings(touch, "move")
    early = view(boats={"A": {"at": "10,6", "heading": "NE", "line_from": "S"}}, round=5)
    assert "early" in warnings(early, "move")
    back = view(boats={"A": {"at": "10,6", "heading": "NE", "line_from": "N"}}, round=5)
    assert shown(back, "move").warnings == (), "she came from there"
    assert not shown(view(**START), "move").warnings


@pytest.mark.rule("RTW-92", "RTW-102", "RTW-105")
def test_crossings_are_foretold() -> None:
    start = view(boats={"A": {"at": "10,6", "heading": "NE", "leg": 0, "line_from": "S"}}, round=9)
    assert "starts" in notes(start, "move")
    wrong = view(boats={"A": {"at": "12,28", "heading": "W", "ray_from": "E"}})
    assert "wrong_way" in warnings(wrong, "move")
    line = {"at": "12,6", "heading": "S", "leg": 6, "line_from": "N"}
    assert "finishes" in notes(view(boats={"A": line}, round=150), "move")
    unpaid = view(boats={"A": {**line, "penalties": 1}}, round=150)
    assert "unpaid" in warnings(unpaid, "move")


@pytest.mark.rule("RTW-94", "RTW-95")
def test_wind_shadow_is_foretold_both_ways() -> None:
    boats = {"A": {"at": "9,13", "heading": "NE"}, "B": {"at": "10,15", "heading": "NE"}}
    found = shown(view(boats=boats), "move")
    assert [one.key for one in found.warnings][:2] == ["covered", "marker"]
    boats = {"A": {"at": "9,14", "heading": "NE"}, "B": {"at": "10,14", "heading": "E"}}
    assert "covers" in notes(view(boats=boats), "move")


def test_protests_and_setting_up_have_previews_too() -> None:
    boats = {"A": {"at": "10,15", "heading": "NW"}, "B": {"at": "11,14", "heading": "NW"}}
    race = afloat(boats=boats, round=20)
    race.play("turn L45")
    found = shown(race.view("B"), "protest A")
    assert list(map(str, found.events)) == ["RTW-71 A penalty by B"]
    assert not found.ends_turn
    table = new("race-the-wind", machine="interpreted", tokens="none", order="seats")
    assert not shown(table.view("A"), "place 13,4").ends_turn
    table.play("place 13,4")
    assert shown(table.view("A"), "head N").ends_turn


@pytest.mark.parametrize("action", ["end", "nonsense", "turn L45", "wind N"])
def test_only_choices_have_a_preview(action: str) -> None:
    with pytest.raises(ValueError, match="not among the choices"):
        shown(view(**CLOSE), action)


def test_a_throw_has_no_preview() -> None:
    race = afloat(boats={"A": {"at": "10,11", "heading": "NE"}})
    race.play("move")
    assert "wind N" in race.view(None).choices
    with pytest.raises(ValueError, match="not among the choices"):
        shown(race.view(None), "wind N")


def test_every_remark_is_said_in_both_languages() -> None:
    for key in (
        "foul", "covered", "marker", "lull", "own_marker", "stays", "touches", "early", "wrong_way",
        "unpaid", "gust_lost", "throw", "home", "gust", "covers", "leg", "starts", "finishes",
        "actions_left", "may_turn", "ends_turn",
    ):  # fmt: skip
        matter = Matter(70, key, other=1, leg=2)
        said = {remark(matter, lang).text for lang in ("en", "fr")}
        assert len(said) == 2
