"""Boats that are near each other can be told apart, and nothing hides what it is about."""

from __future__ import annotations

import math
from typing import Any

import pytest

from layline.engine.scene import Group, Scene
from layline.games.sailing_pictures import in_a_crowd
from layline.play.beginning import from_position
from layline.play.race import Race

HULL = 1.54
"""From bow to stern, in the units of the plan of a boat."""

ALONE: dict[str, dict[str, Any]] = {
    "regatta": {"wind": "N", "round": 5, "die": 2, "todo": ["A", "B"]},
    "race-the-wind": {"round": 20},
}


def fleet(game: str, **places: str) -> Race:
    """Yachts on these points, in the middle of a turn of the first."""
    heading = {"heading": "NW"} if game == "race-the-wind" else {}
    boats = {name: {"at": at, **heading} for name, at in places.items()}
    return from_position({"game": game, **ALONE[game], "boats": boats})


def seen(race: Race) -> Scene:
    return race.game.drawing.board(race.view("A"), "en")


def sizes(race: Race) -> dict[str, float]:
    """How large each boat is drawn."""
    named = seen(race).named()
    groups = {id: shape for id, shape in named.items() if isinstance(shape, Group)}
    return {id[5:]: group.scale for id, group in groups.items() if id.startswith("boat:")}


@pytest.mark.parametrize("game", ALONE)
def test_boats_are_as_large_as_a_point_where_others_are_near_and_larger_alone(game: str) -> None:
    for other in ("11,14", "10,14", "8,16"):
        near = sizes(fleet(game, A="10,15", B=other))
        assert all(HULL * size < 1 for size in near.values()), "bow to stern they just touch"
    far = sizes(fleet(game, A="10,15", B="13,15"))
    assert all(HULL * size > 1.5 for size in far.values())


@pytest.mark.parametrize("game", ALONE)
def test_what_is_sailed_for_has_a_place_and_a_name(game: str) -> None:
    for lang in ("en", "fr"):
        race = fleet(game, A="10,15", B="13,15")
        goal = race.game.drawing.board(race.view("A"), lang).named()["goal"]
        assert goal.title


def test_only_points_with_another_near_are_crowded() -> None:
    assert in_a_crowd([(0, 0), (2, 2), (5, 2), (9, 9)]) == {(0, 0), (2, 2)}
    assert in_a_crowd([(4, 4)]) == frozenset()


def test_in_a_crowd_only_burdens_are_shown_and_where_no_boat_is() -> None:
    boats = {
        "A": {"at": "10,15", "heading": "NW", "penalties": 1},
        "B": {"at": "10,14", "heading": "NW"},
    }
    race = from_position({"game": "race-the-wind", "round": 20, "boats": boats})
    named = seen(race).named()
    assert "badges:B" not in named, "her leg is told beside her name"
    badge, boat = named["badges:A"], named["boat:A"]
    assert isinstance(badge, Group)
    assert isinstance(boat, Group)
    assert badge.y < boat.y, "above, as another lies below"


def test_a_leg_with_a_protest_is_picked_beside_the_yacht_it_is_about() -> None:
    boats = {
        "A": {"at": "20,15", "heading": "NW"},
        "B": {"at": "16,15", "heading": "NE"},
        "C": {"at": "34,4", "heading": "E"},
    }
    race = from_position(
        {
            "game": "regatta", "options": {"rules": "advanced"}, "wind": "N", "round": 6, "die": 2,
            "first": "B", "todo": ["B", "A", "C"], "boats": boats,
        }
    )  # fmt: skip
    for action in ("leg NE", "leg NE", "leg NW"):
        race.play(action)
    boat = seen(race).named()["boat:B"]
    assert isinstance(boat, Group)
    target = race.game.table.target(race.view("A"), "leg NW protest")
    assert target is not None
    assert target.tone == "caution"
    assert math.dist(target.at, (boat.x, boat.y)) > 0.6
