"""Where choices lie on the board, what a click means, what stands in the way of a refusal."""

from __future__ import annotations

from typing import Any

import pytest

from layline.engine.answers import Meaning, Point, Target
from layline.engine.scene import Group
from layline.games.regatta import GAME
from layline.games.regatta.drawing.scene import board, ground
from layline.games.regatta.table.pointing import blockers, meant, refused
from layline.games.sailing_pictures import on_screen, under
from layline.play.beginning import from_position

from .water import space


def seen(**position: Any) -> Any:
    race = from_position({"game": "regatta", **position}, machine="interpreted")
    return race.view(race.to_move)


def beating() -> Any:
    return seen(wind="N", round=5, die=2, boats={"A": {"at": "28,20"}, "B": {"at": "31,23"}})


def placing() -> Any:
    race = from_position({"game": "regatta"}, machine="interpreted")
    race.play("first A")
    return race.view("A")


def heading() -> Any:
    race = from_position({"game": "regatta", "options": {"rules": "advanced"}})
    race.play("first A")
    race.play("place 19,5")
    return race.view("A")


def click(view: Any, at: str, aside: float = 0.0) -> Meaning:
    """A click on a space, or somewhat beside its middle."""
    x, y = on_screen(space(at), view.position["board"]["rows"])
    return meant(view, Point(x + aside, y - aside))


def target(view: Any, action: str) -> Target:
    """The target of a choice that has one."""
    assert action in view.choices
    found = GAME.table.target(view, action)
    assert found is not None
    return found


# Targets.


def test_every_choice_of_a_turn_has_a_target_or_is_a_button() -> None:
    view = beating()
    buttons = [action for action in view.choices if GAME.table.target(view, action) is None]
    assert buttons == ["luff", "spin up"]
    x, y = on_screen((31, 17), 33)
    assert target(view, "leg SE") == Target(x, y, kind="point", angle=None, sign="3", tone="plain")
    assert target(view, "leg SE +puff").tone == "extra"
    assert target(view, "leg SE +puff").sign == "4"


def test_a_target_lies_where_the_yacht_would_be_drawn() -> None:
    race = from_position(
        {"game": "regatta", **{"wind": "N", "round": 5, "die": 2}}
        | {"boats": {"A": {"at": "28,20"}, "B": {"at": "31,23"}}}
    )
    there = target(race.view("A"), "leg SW")
    race.play("leg SW")
    boat = board(race.view("A"), "en").named()["boat:A"]
    assert isinstance(boat, Group)
    assert there.at == (boat.x, boat.y)


def test_a_finishing_leg_points_at_the_line() -> None:
    boats = {"A": {"at": "19,8", "next": 2}, "B": {"at": "30,12"}}
    view = seen(wind="N", round=16, die=2, boats=boats)
    south = target(view, "leg S")
    assert south.at == on_screen((19, 7), 33)
    assert south.sign == "1"


def test_a_first_heading_is_a_direction_from_the_yacht() -> None:
    view = heading()
    x, y = on_screen((19, 5), 33)
    expected = Target(x, y, kind="direction", angle=135.0, sign="", tone="plain")
    assert target(view, "head SE") == expected


def test_a_protest_is_to_be_taken_with_caution() -> None:
    assert target(protesting(), "leg NW protest").tone == "caution"


def protesting() -> Any:
    """A, on starboard tack, meets B, who is liable to her."""
    boats = {"A": {"at": "20,15", "heading": "NW"}, "B": {"at": "19,16", "heading": "NE"}}
    liable = [{"give": "B", "stand": "A", "at": "19,16", "rule": "REG-71"}]
    return seen(
        options={"rules": "advanced"},
        wind="N",
        round=6,
        die=2,
        first="A",
        todo=["A", "B"],
        boats=boats,
        liable=liable,
    )


def test_the_choices_of_the_others_have_no_targets() -> None:
    race = from_position({"game": "regatta", "wind": "N", "round": 5, "die": 2, **OPEN})
    assert race.view("B").choices == []
    assert refused(race.view("B")) == []


OPEN: dict[str, Any] = {"boats": {"A": {"at": "28,20"}, "B": {"at": "31,23"}}}


def test_what_a_skipper_would_look_for_is_shown_as_refused() -> None:
    view = beating()
    assert refused(view) == ["leg N"]
    assert "spin up" in view.choices
    flying = {"A": {"at": "28,20", "spinnaker": True}, "B": {"at": "31,23"}}
    greyed = refused(seen(wind="N", round=5, die=2, boats=flying))
    assert "leg NE" in greyed
    assert "luff" in greyed
    assert "spin down" not in greyed
    assert refused(placing()) == []


# Clicks.


@pytest.mark.parametrize("aside", [0.0, 0.4, -0.4])
@pytest.mark.parametrize(
    ("at", "answer"),
    [
        ("29,21", Meaning(("leg NE",), None, None)),
        (
            "28,20",
            Meaning(
                (
                    "luff",
                    "spin up",
                ),
                None,
                None,
            ),
        ),
        ("28,21", Meaning((), "leg N", "REG-23")),
        ("29,22", Meaning((), None, "REG-21")),
        ("29,20", Meaning((), "leg E", "REG-24")),
        ("33,20", Meaning((), "leg E", "REG-22")),
    ],
)
def test_a_click_on_a_space_is_a_leg_or_the_rule_against_it(
    at: str, answer: Meaning, aside: float
) -> None:
    assert click(beating(), at, aside) == answer


def test_a_click_on_a_space_that_several_legs_reach_offers_them_all() -> None:
    boats = {"A": {"at": "19,8", "next": 2}, "B": {"at": "30,12"}}
    view = seen(wind="N", round=16, die=2, boats=boats)
    assert click(view, "19,7").actions == (
        "leg S",
        "leg S +puff",
    )


def test_a_click_on_ones_own_yacht_that_can_do_nothing_there_names_the_rule() -> None:
    boats = {"A": {"at": "28,20"}, "B": {"at": "31,23"}}
    turn = {"legs": 1, "begun": True, "luffed": True}
    view = seen(wind="N", round=5, die=2, boats=boats, turn=turn)
    assert click(view, "28,20") == Meaning((), "luff", "REG-32")


def test_a_click_while_placing_names_the_rule_that_forbids_the_space() -> None:
    view = placing()
    assert click(view, "19,5").actions == ("place 19,5",)
    assert click(view, "19,9").rule == "REG-08"
    assert click(view, "99,9").rule == "REG-25"
    assert meant(view, Point(-4, 5.5)).rule == "REG-25"


@pytest.mark.parametrize(
    ("at", "way"), [("24,10", "NE"), ("25,9", "NE"), ("25,4", "E"), ("18,0", "S"), ("0,6", "W")]
)
def test_a_click_while_choosing_a_heading_is_a_direction(at: str, way: str) -> None:
    assert click(heading(), at).actions == (f"head {way}",)


def test_a_click_for_a_heading_into_the_wind_names_the_rule() -> None:
    assert click(heading(), "19,20") == Meaning((), "head N", "REG-63")
    assert click(heading(), "19,5").rule == "REG-63"


def test_a_click_out_of_turn_means_nothing() -> None:
    race = from_position({"game": "regatta", "wind": "N", "round": 5, "die": 2, **OPEN})
    assert click(race.view("B"), "29,21") == Meaning((), None, "REG-12")
    assert click(race.view(), "29,21").actions == ("leg NE",), "a spectator may look"


def test_points_and_spaces_are_each_others_inverse() -> None:
    for at in ((0, 0), (38, 32), (-3, 7)):
        x, y = on_screen(at, 33)
        for aside in (-0.49, 0.0, 0.49):
            assert under((x + aside, y - aside), 33) == at


# What stands in the way.

ISLAND_AHEAD = {"A": {"at": "13,14"}, "B": {"at": "30,23"}}
IN_THE_CORNER = {"A": {"at": "0,12"}, "B": {"at": "30,23"}}
AT_THE_MARK = {"A": {"at": "18,27"}, "B": {"at": "30,23"}}
AT_THE_PIN = {"A": {"at": "16,7"}, "B": {"at": "30,23"}}
NEIGHBOURS = {"A": {"at": "28,20"}, "B": {"at": "30,20"}}
FLYING = {"A": {"at": "28,20", "spinnaker": True}, "B": {"at": "31,23"}}


@pytest.mark.parametrize(
    ("boats", "action", "pieces"),
    [
        (NEIGHBOURS, "leg N", ["vane"]),
        (NEIGHBOURS, "leg E", ["boat:B"]),
        (NEIGHBOURS, "leg NE", []),
        (AT_THE_MARK, "leg NE", ["mark:1"]),
        (AT_THE_PIN, "leg E", ["pin"]),
        (IN_THE_CORNER, "leg W", ["edge"]),
        (FLYING, "leg NE", ["boat:A"]),
        (FLYING, "luff", ["boat:A"]),
        (NEIGHBOURS, "spin down", []),
        (NEIGHBOURS, "head N", []),
        (NEIGHBOURS, "no such action", []),
    ],
)
def test_the_piece_in_the_way_is_named(
    boats: dict[str, Any], action: str, pieces: list[str]
) -> None:
    assert blockers(seen(wind="N", round=5, die=2, boats=boats), action) == pieces


def test_the_island_stands_in_the_way() -> None:
    view = seen(wind="S", round=5, die=2, boats=ISLAND_AHEAD)
    assert blockers(view, "leg N") == ["island"]


def test_without_an_island_no_vane_can_be_shown() -> None:
    view = seen(wind="N", round=5, die=2, boats=NEIGHBOURS, options={"island": 0})
    assert blockers(view, "leg N") == []
    assert "vane" not in board(view, "en").named()


def test_a_mark_that_is_rounded_twice_has_one_name() -> None:
    options = {"course": "windward_leeward"}
    view = seen(wind="N", round=5, die=2, boats=AT_THE_MARK, options=options)
    (piece,) = blockers(view, "leg NE")
    assert piece in ground(view, "en").named()


def test_the_line_and_a_neighbour_stand_in_the_way_of_placing() -> None:
    race = from_position({"game": "regatta"}, machine="interpreted")
    race.play("first A")
    race.play("place 19,5")
    view = race.view("B")
    assert blockers(view, "place 19,9") == ["line"]
    assert blockers(view, "place 19,6") == ["boat:A"], "B would take A's wind"
    assert blockers(view, "place 19,5") == ["boat:A"]
    assert blockers(view, "place 99,5") == ["edge"]
    assert blockers(view, "place 20,4") == []


def test_nothing_stands_in_the_way_of_chance() -> None:
    race = from_position({"game": "regatta"}, machine="interpreted")
    assert blockers(race.view(), "place 19,5") == []
