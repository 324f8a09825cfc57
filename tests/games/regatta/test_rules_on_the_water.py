"""Legs, puffs, spinnaker, blanketing and headings: what the scenarios leave out (REG-21 to 70)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from layline.play.errors import BadPosition
from layline.play.race import Race

Make = Callable[..., Race]

DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
STEP = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
TWO = {"A": {"at": "28,20"}, "B": {"at": "34,4"}}


def advanced(**a: Any) -> dict[str, Any]:
    boats = {"A": {"at": "28,20", **a}, "B": {"at": "34,4", "heading": "E"}}
    return {"options": {"rules": "advanced"}, "boats": boats}


@pytest.mark.rule("REG-21", "REG-22", "REG-34", "REG-39", "REG-R15")
@pytest.mark.parametrize("wind", range(8))
@pytest.mark.parametrize("spinnaker", [False, True])
def test_lengths_of_legs_with_every_wind(afloat: Make, wind: int, spinnaker: bool) -> None:
    boats = {"A": {"at": "25,20", "spinnaker": spinnaker}, "B": {"at": "2,2"}}
    race = afloat(wind=DIRECTIONS[wind], die=1, boats=boats)
    reach = race.derived()["A"]["reach"]
    lengths = (0, 1, 2, 3, 2, 3, 2, 1) if not spinnaker else (0, 0, 0, 4, 3, 4, 0, 0)
    for angle, spaces in enumerate(lengths):
        d = (wind + angle) % 8
        for puff, suffix in ((0, ""), (1, " +puff")):
            far = spaces + puff
            end = f"{25 + far * STEP[d][0]},{20 + far * STEP[d][1]}"
            assert reach.get(f"leg {DIRECTIONS[d]}{suffix}") == (end if spaces else None)


@pytest.mark.rule("REG-35", "REG-36", "REG-R13")
def test_two_puffs_a_race_one_a_turn(afloat: Make) -> None:
    race = afloat(die=2, boats=TWO)
    race.play("leg E +puff")
    assert str(race.why_not("leg E +puff")).startswith("REG-35")
    race.play("leg E")
    race.play("leg E")
    race.play("leg E")
    race.play("roll 2")
    race.play("leg W +puff")
    assert str(race.why_not("leg W +puff")).startswith("REG-36")


@pytest.mark.rule("REG-32", "REG-33")
def test_a_luff_once_a_turn_in_rounds_of_two_and_three(afloat: Make) -> None:
    for die in (1, 2, 3):
        race = afloat(die=die, boats=TWO)
        assert ("luff" in race.choices()) == (die > 1)
        if die > 1:
            assert race.play("luff") == ["REG-32 A luffs"]
            assert str(race.why_not("luff")).startswith("REG-32")


@pytest.mark.rule("REG-44", "REG-46", "REG-47", "REG-R22")
@pytest.mark.parametrize("wind", range(8))
def test_only_the_space_directly_to_windward_blankets(afloat: Make, wind: int) -> None:
    for angle in range(8):
        dx, dy = STEP[(wind + angle) % 8]
        boats = {"A": {"at": f"{20 + dx},{20 + dy}"}, "B": {"at": "20,20"}}
        race = afloat(wind=DIRECTIONS[wind], die=2, first="B", boats=boats)
        assert race.events == (["REG-44 B loses turn to A"] if angle == 0 else [])


@pytest.mark.rule("REG-45", "REG-R23")
@pytest.mark.parametrize("wind", range(8))
@pytest.mark.parametrize("far", [2, 3])
def test_a_spinnaker_blankets_on_the_second_space_only(afloat: Make, wind: int, far: int) -> None:
    dx, dy = STEP[wind]
    windward = {"at": f"{20 + far * dx},{20 + far * dy}", "spinnaker": True}
    boats = {"A": windward, "B": {"at": "20,20"}}
    race = afloat(wind=DIRECTIONS[wind], die=2, first="B", boats=boats)
    assert race.events == (["REG-45 B loses leg to A"] if far == 2 else [])
    assert race.position()["turn"]["legs"] == (1 if far == 2 else 2)


@pytest.mark.rule("REG-44", "REG-25")
@pytest.mark.parametrize("corner", ["0,0", "0,32", "38,0", "38,32"])
@pytest.mark.parametrize("wind", DIRECTIONS)
def test_nobody_blankets_from_beyond_the_edge(afloat: Make, corner: str, wind: str) -> None:
    race = afloat(wind=wind, die=2, boats={"A": {"at": corner}, "B": {"at": "20,20"}})
    assert race.to_move == "A"
    assert race.events == []


@pytest.mark.rule("REG-61", "REG-63")
@pytest.mark.parametrize("wind", range(8))
def test_tacks_follow_from_heading_and_wind(afloat: Make, wind: int) -> None:
    for turned in range(8):
        boats = advanced(heading=DIRECTIONS[(wind + turned) % 8])
        race = afloat(wind=DIRECTIONS[wind], **boats)
        tack = race.position()["boats"]["A"]["tack"]
        if turned % 4:
            assert tack == ("port" if turned < 4 else "starboard")
        else:
            assert tack == "starboard"


@pytest.mark.rule("REG-62", "REG-68")
def test_the_heading_is_kept_between_turns_even_head_to_wind(afloat: Make) -> None:
    race = afloat(first="B", **advanced(heading="NE"))
    race.play("roll green")
    race.play("roll 1")
    assert race.position()["boats"]["A"]["heading"] == "NE"
    assert all(action.startswith("turn ") for action in race.choices())


@pytest.mark.rule("REG-64", "REG-65", "REG-66", "REG-R31", "REG-R33")
@pytest.mark.parametrize("heading", DIRECTIONS[1:])
def test_legs_on_the_present_tack_are_free_and_turns_lead_to_the_other(
    afloat: Make, heading: str
) -> None:
    tack = "port" if heading in ("NE", "E", "SE") else "starboard"
    mine, other = {"NE", "E", "SE"}, {"NW", "W", "SW"}
    if tack == "starboard":
        mine, other = other, mine
    race = afloat(die=2, **advanced(heading=heading, tack=tack, puffs=0))
    legs = {f"leg {d}" for d in mine | {"S"}}
    turns = {f"turn {d}" for d in other | {"S", "N"}}
    assert set(race.choices()) - {"spin up"} == legs | turns


@pytest.mark.rule("REG-67")
def test_a_leg_between_two_heading_moves_is_enough(afloat: Make) -> None:
    race = afloat(die=3, **advanced(heading="NE"))
    race.play("turn NW")
    assert str(race.why_not("turn NE")).startswith("REG-67")
    race.play("leg NW")
    assert race.why_not("turn NE") is None


@pytest.mark.rule("REG-73", "REG-R37")
@pytest.mark.parametrize(
    ("heading", "tack", "move", "turning"),
    [
        ("NE", "port", "turn NW", True),
        ("SE", "port", "turn SW", True),
        ("S", "port", "turn S", True),
        ("NE", "port", "turn S", True),
        ("N", "port", "turn NE", False),
        ("N", "port", "turn NW", True),
        ("N", "starboard", "turn S", False),
    ],
)
def test_only_a_heading_move_that_changes_the_tack_counts_as_tacking(
    afloat: Make, heading: str, tack: str, move: str, turning: bool
) -> None:
    race = afloat(die=1, **advanced(heading=heading, tack=tack))
    race.play(move)
    assert race.position()["boats"]["A"]["turning"] is turning


@pytest.mark.rule("REG-73")
def test_tacking_and_sailing_on_is_no_longer_tacking_at_the_end_of_the_turn(afloat: Make) -> None:
    race = afloat(die=2, **advanced(heading="NE"))
    race.play("turn NW")
    race.play("leg NW")
    assert race.position()["boats"]["A"]["turning"] is False


@pytest.mark.rule("REG-73", "REG-44")
def test_a_lost_turn_does_not_end_a_tack(afloat: Make) -> None:
    boats = {"A": {"at": "28,20", "heading": "NW", "turning": True}}
    boats |= {"B": {"at": "28,21", "heading": "E"}}
    race = afloat(options={"rules": "advanced"}, die=1, boats=boats)
    assert race.events == ["REG-44 A loses turn to B"]
    assert race.position()["boats"]["A"]["turning"] is True


@pytest.mark.rule("REG-R52", "REG-26")
@pytest.mark.parametrize("at", ["19,28", "8,17", "17,7", "21,7", "13,17", "14,18", "34,4"])
def test_a_yacht_never_shares_a_space_with_a_piece_or_another_yacht(afloat: Make, at: str) -> None:
    with pytest.raises(BadPosition, match=rf"boats\.[AB]\.at: {at} is occupied \(REG-26\)"):
        afloat(die=1, boats={"A": {"at": at}, "B": {"at": "34,4"}})
