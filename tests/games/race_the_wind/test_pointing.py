"""Pointing at the board: targets, clicks, what is greyed and what stands in the way."""

from __future__ import annotations

from typing import Any

import pytest

from layline.engine.answers import Meaning, Point, Target
from layline.games.race_the_wind.table.pointing import blockers, meant, refused, target
from layline.games.sailing_pictures import on_screen
from layline.play.beginning import new
from tests.games.race_the_wind.second_water import xy
from tests.games.race_the_wind.water import BROAD, CLOSE, CROWD, GUSTS, PLACES, afloat, view

Json = dict[str, Any]


def click(seen: Any, at: str | tuple[float, float]) -> Meaning:
    """What a click on a point of the grid means."""
    place = xy(at) if isinstance(at, str) else at
    return meant(seen, Point(*on_screen(place, seen.race.rows)))


def targets(seen: Any) -> dict[str, Target]:
    """The targets of the choices that are not just buttons."""
    found = {action: target(seen, action) for action in seen.choices}
    return {action: one for action, one in found.items() if one is not None}


# -------------------- targets


def test_a_movement_is_picked_on_its_point_and_a_manoeuvre_by_its_direction() -> None:
    seen = view(**CLOSE)
    found, rows = targets(seen), seen.race.rows
    assert found["move"].at == on_screen((11, 16), rows)
    assert (found["turn L90"].kind, found["turn L90"].angle) == ("direction", 315.0)
    assert found["turn R45"].at == on_screen((10, 15), rows)


def test_a_gust_movement_is_the_dearer_variant() -> None:
    race = afloat(**GUSTS)
    race.play("move")
    found = targets(race.view("A"))
    assert (found["puff"].tone, found["puff"].sign) == ("extra", "+")
    assert "end" not in found


def test_tokens_of_both_colours_share_a_point() -> None:
    race = new("race-the-wind", machine="interpreted", tokens="manual", order="seats")
    assert click(race.view("A"), "3,9").actions == ("yellow 3,9", "blue 3,9")


# -------------------- clicks


@pytest.mark.parametrize(
    ("at", "actions"),
    [
        ("11,16", ["move"]),
        ("9,16", ["turn L90"]),
        ("11,15", ["turn R45"]),
        ("11,14", ["turn R90"]),
        ((11.7, 13.4), ["turn R90"]),
    ],
)
def test_a_click_near_the_boat_sails_or_turns(at: Any, actions: list[str]) -> None:
    assert click(view(**CLOSE), at).actions == tuple(actions)


@pytest.mark.parametrize(
    ("at", "action", "rule"),
    [
        ("10,16", "turn L45", "RTW-43"),
        ("9,14", None, "RTW-39"),
        ("20,30", None, "RTW-38"),
        ("10,15", "end", "RTW-37"),
        ("18,15", "protest B", "RTW-68"),
    ],
)
def test_a_click_that_means_nothing_names_the_rule(at: str, action: str | None, rule: str) -> None:
    found = click(view(**CLOSE), at)
    assert found == Meaning(action=action, rule=rule)


@pytest.mark.rule("RTW-56", "RTW-91")
@pytest.mark.parametrize(
    ("boat", "rule"),
    [
        ({"skip": True}, "RTW-56"),
        ({"penalties": 1, "circle": {"dir": "L", "left": 2}}, "RTW-91"),
    ],
)
def test_becalmed_or_circling_every_click_on_the_water_says_so(boat: Any, rule: str) -> None:
    boats = {"A": {"at": "10,15", "heading": "NE", **boat}, "B": {"at": "3,3", "heading": "E"}}
    for at in ("11,16", "10,16", "20,30"):
        assert click(view(boats=boats), at).rule == rule


def test_a_click_on_the_offender_protests() -> None:
    boats = {"A": {"at": "10,15", "heading": "NW"}, "B": {"at": "11,14", "heading": "NW"}}
    race = afloat(boats=boats, round=20)
    race.play("turn L45")
    assert click(race.view("B"), "10,15").actions == ("protest A",)


def test_a_click_on_ones_own_boat_offers_what_is_done_on_the_spot() -> None:
    race = afloat(**BROAD)
    race.play("move")
    assert click(race.view("A"), "11,14").actions == ("end",)
    paying = view(boats={"A": {"at": "10,15", "heading": "NE", "penalties": 1}})
    assert click(paying, "10,15").actions == ("penalty L", "penalty R")


def test_a_barred_point_ahead_says_what_closes_it() -> None:
    seen = view(boats={"A": {"at": "11,25", "heading": "NE"}})
    found = click(seen, "12,26")
    assert (found.action, found.rule) == ("move", "RTW-51")
    assert blockers(seen, "move") == ["mark"]


def test_placing_by_click() -> None:
    race = new("race-the-wind", machine="interpreted", tokens="none", order="seats")
    seen = race.view("A")
    assert click(seen, "13,4").actions == ("place 13,4",)
    assert click(seen, "11,4") == Meaning(action="place 11,4", rule="RTW-25")
    assert click(seen, "-1,4").rule == "RTW-24"
    race.play("place 13,4")
    assert click(race.view("A"), "13,9").actions == ("head N",)
    assert click(race.view("A"), "13,4").rule == "RTW-24"


def test_others_and_chance_are_not_clicked() -> None:
    race = afloat(**CLOSE)
    assert click(race.view("B"), "11,16") == Meaning(rule="RTW-35")
    fresh = new("race-the-wind", machine="interpreted")
    assert click(fresh.view(None), "3,3").rule == "RTW-35"


# -------------------- refusals


def test_what_one_would_look_for_is_greyed() -> None:
    assert refused(view(**CLOSE)) == ["turn L45", "end"]
    assert refused(view(**BROAD)) == [*(f"turn {t}" for t in ("L45", "L90", "R45", "R90")), "end"]
    near = view(
        boats={"A": {"at": "10,15", "heading": "NE"}, "B": {"at": "11,16", "heading": "NE"}}
    )
    assert "protest B" in refused(near)
    assert "move" in refused(near)
    paying = view(boats={"A": {"at": "10,5", "heading": "NE", "penalties": 1, "leg": 0}}, round=9)
    assert {"penalty L", "penalty R"} <= set(refused(paying))
    beam = afloat(boats={"A": {"at": "10,15", "heading": "E"}}, tokens={"blue": ["11,15"]})
    beam.play("move")
    assert "puff" in refused(beam.view("A"))


@pytest.mark.parametrize("place", PLACES)
def test_greyed_actions_are_refused_by_the_referee(place: str) -> None:
    race = afloat(**PLACES[place])
    for action in refused(race.view(race.to_move)):
        assert race.why_not(action) is not None


@pytest.mark.parametrize(
    ("position", "action", "pieces"),
    [
        (CLOSE, "turn L45", ["vane"]),
        (CLOSE, "move", []),
        (CLOSE, "end", []),
        ({"boats": {"A": {"at": "24,15", "heading": "NE"}}}, "move", ["edge"]),
        ({"boats": {"A": {"at": "10,15", "heading": "N"}}}, "move", ["vane"]),
        (
            {"boats": {"A": {"at": "9,15", "heading": "E"}, "B": {"at": "10,15", "heading": "E"}}},
            "move",
            ["boat:B"],
        ),
        ({"boats": {"A": {"at": "9,7", "heading": "E", "penalties": 1}}}, "penalty L", ["buoy"]),
        (
            {
                "boats": {
                    "A": {"at": "9,15", "heading": "E", "penalties": 1},
                    "B": {"at": "10,16", "heading": "E"},
                }
            },
            "penalty R",
            ["boat:B"],
        ),
        (CROWD, "protest B", ["boat:B"]),
        ({"boats": {"A": {}, "B": {}}, "phase": "place"}, "place 3,3", ["mark"]),
        (
            {"boats": {"A": {}, "B": {}, "C": {}}, "phase": "place"},
            "place 3,3",
            ["buoy", "committee"],
        ),
        ({"boats": {"A": {}, "B": {}}, "phase": "place"}, "place 16,6", ["committee"]),
        ({"boats": {"A": {}, "B": {}}, "phase": "place"}, "place 30,6", ["edge"]),
    ],
)
def test_what_stands_in_the_way_is_pointed_out(
    position: Json, action: str, pieces: list[str]
) -> None:
    assert blockers(view(**position), action) == pieces


def test_the_line_and_the_zone_stand_in_the_way_of_tokens() -> None:
    position = {
        "boats": {"A": {}, "B": {}},
        "phase": "tokens",
        "tokens": {
            "yellow": ["9,6", "11,6", "13,6"],
            "blue": [f"{x},{y}" for x in range(10, 15) for y in (24, 25)],
        },
    }
    seen = view(**position)
    assert blockers(seen, "blue 15,6") == ["line"]
    assert blockers(seen, "blue 12,28") == ["zone:mark"]
    assert blockers(seen, "blue 12,26") == ["mark"]
