"""The numbered menu, and what typed lines mean."""

from __future__ import annotations

import pytest

from layline.cli.typed import canonical, understand
from layline.terminal import menu_of

TURN = ["leg NE", "leg E", "leg NE +puff", "leg E +puff", "luff", "spin up"]
SEATS = ["A", "B"]


def test_a_puff_shares_the_number_of_its_leg() -> None:
    assert menu_of(TURN, []).keys() == {
        "1": "leg NE",
        "1+": "leg NE +puff",
        "2": "leg E",
        "2+": "leg E +puff",
        "3": "luff",
        "4": "spin up",
    }


def test_a_protest_with_a_puff_has_both_signs() -> None:
    keys = menu_of(["leg N", "leg N +puff", "leg N protest", "leg N +puff protest"], []).keys()
    assert keys["1!"] == "leg N protest"
    assert keys["1+!"] == "leg N +puff protest"


def test_a_variant_without_its_plain_choice_has_a_number_of_its_own() -> None:
    assert menu_of(["leg NE", "leg SE +puff"], []).keys() == {"1": "leg NE", "2": "leg SE +puff"}


def test_choices_that_differ_in_a_word_have_numbers_of_their_own() -> None:
    menu = menu_of(["play J30 L30", "play J30 S", "play R45"], ["play R45"])
    assert menu.keys() == {"1": "play J30 L30", "2": "play J30 S", "3": "play R45"}
    assert understand("j30 s", menu, SEATS) == ["play J30 S"]
    assert understand("PLAY r45", menu, SEATS) == ["play R45"]


def test_many_choices_are_not_listed_but_suggested() -> None:
    places = [f"place {x},3" for x in range(40)]
    menu = menu_of(places, ["place 7,3", "place 99,3"])
    assert menu.keys() == {"1": "place 7,3"}
    assert menu.unlisted == {"place": places}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "leg NE"),
        ("1+", "leg NE +puff"),
        ("1 +", "leg NE +puff"),
        ("leg NE", "leg NE"),
        ("LEG ne", "leg NE"),
        ("ne", "leg NE"),
        ("ne puff", "leg NE +puff"),
        ("e +puff", "leg E +puff"),
        ("up", "spin up"),
    ],
)
def test_a_line_can_be_typed_in_short(typed: str, meant: str) -> None:
    assert understand(typed, menu_of(TURN, []), SEATS) == [meant]


def test_a_short_line_that_could_be_two_things_is_ambiguous() -> None:
    menu = menu_of(["leg S", "turn S"], [])
    assert understand("s", menu, SEATS) == ["leg S", "turn S"]


@pytest.mark.parametrize("typed", ["9", "leg S", "sideways", ""])
def test_what_is_no_choice_means_nothing(typed: str) -> None:
    assert understand(typed, menu_of(TURN, []), SEATS) == []


def test_the_notation_has_capital_directions_and_seats() -> None:
    assert canonical("Leg  nw", SEATS) == "leg NW"
    assert canonical("retire b", SEATS) == "retire B"
    assert canonical("leg so", SEATS) == "leg SW"
