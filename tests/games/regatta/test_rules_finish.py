"""The end of a race and of a series (REG-51 to REG-59), and retiring (REG-83)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from layline.play.beginning import new
from layline.play.race import Race

Make = Callable[..., Race]


def home(round: int, leg: int, place: int | None = None) -> dict[str, Any]:
    return {"status": "finished", "finish": {"round": round, "leg": leg}, "place": place}


@pytest.mark.rule("REG-53", "REG-54", "REG-R28")
@pytest.mark.parametrize(
    ("legs", "places"),
    [
        ((1, 2, 3), (1, 2, 3)),
        ((3, 1, 2), (3, 1, 2)),
        ((2, 2, 2), (1, 1, 1)),
        ((1, 1, 2), (1, 1, 3)),
        ((2, 1, 2), (2, 1, 2)),
    ],
)
def test_fewer_legs_of_the_round_are_ahead_and_equal_legs_tie(
    afloat: Make, legs: tuple[int, ...], places: tuple[int, ...]
) -> None:
    boats = {who: home(5, leg) for who, leg in zip("ABC", legs, strict=True)}
    race = afloat(die=3, first="D", boats=boats | {"D": {"at": "28,20"}})
    for _ in range(3):
        race.play("leg NE")
    found = race.position()["boats"]
    assert tuple(found[who]["place"] for who in "ABC") == places
    assert found["D"]["place"] == 4


@pytest.mark.rule("REG-53")
def test_an_earlier_round_beats_a_later_one(afloat: Make) -> None:
    boats = {"A": home(4, 3, 1), "B": {"at": "19,8", "next": 2}, "C": {"at": "28,20"}}
    race = afloat(die=1, boats=boats)
    race.play("leg S")
    race.play("leg NE")
    found = race.position()["boats"]
    assert [found[who]["place"] for who in "ABC"] == [1, 2, 3]


@pytest.mark.rule("REG-53", "REG-R28")
def test_a_leg_lost_to_a_spinnaker_counts_at_the_finish(afloat: Make) -> None:
    boats = {"A": {"at": "19,8", "next": 2}, "B": {"at": "19,10", "spinnaker": True}}
    race = afloat(die=2, boats=boats)
    assert race.events == ["REG-45 A loses leg to B"]
    assert "REG-51 A finishes round 5 leg 2" in race.play("leg S")


@pytest.mark.rule("REG-52")
def test_the_rest_of_a_finishing_leg_may_leave_the_board(afloat: Make) -> None:
    course = {"committee": "21,1", "pin": "17,1", "start": "N", "roundings": [{"at": "19,26"}]}
    race = afloat(
        options={"course": course},
        die=1,
        boats={"A": {"at": "20,3", "next": 1}, "B": {"at": "30,9"}},
    )
    assert race.derived()["A"]["reach"]["leg SW"] is None
    assert race.play("leg SW +puff")[1] == "REG-22 A sails SW to 18,1"
    assert race.position()["boats"]["A"]["status"] == "finished"


@pytest.mark.rule("REG-55")
@pytest.mark.parametrize("stop_after", ["all", "podium", "winner"])
def test_how_long_the_others_sail_on(afloat: Make, stop_after: str) -> None:
    boats = {who: {"at": f"{x},8", "next": 2} for who, x in zip("AB", (18, 20), strict=True)}
    boats |= {who: {"at": f"{x},20"} for who, x in zip("CDE", (26, 30, 34), strict=True)}
    race = afloat(options={"stop_after": stop_after, "players": 5}, die=1, boats=boats)
    for action in ("leg S", "leg S", "leg E", "leg E", "leg E"):
        race.play(action)
    assert race.over == (stop_after == "winner")
    places = [boat["place"] for boat in race.position()["boats"].values()]
    assert places == ([1, 1, 3, 4, 5] if race.over else [1, 1, None, None, None])


@pytest.mark.rule("REG-58")
@pytest.mark.parametrize(
    ("tie_points", "points"), [("best", [1000, 1000, 800]), ("average", [950, 950, 800])]
)
def test_points_by_place(afloat: Make, tie_points: str, points: list[int]) -> None:
    boats = {"A": home(5, 1), "B": home(5, 1), "C": {"at": "28,20"}}
    race = afloat(options={"tie_points": tie_points}, die=1, first="C", boats=boats)
    race.play("leg E")
    assert list(race.scores().values()) == points


@pytest.mark.rule("REG-58")
def test_six_places_score_1000_down_to_500(afloat: Make) -> None:
    boats: dict[str, Any] = {who: home(4, n, n) for n, who in enumerate("ABC", start=1)}
    boats |= {"D": home(5, 1), "E": home(5, 2), "F": {"at": "28,20"}}
    race = afloat(die=1, first="F", boats=boats)
    race.play("leg E")
    assert list(race.scores().values()) == [1000, 900, 800, 700, 600, 500]


def series(*races: tuple[int | None, ...]) -> list[dict[str, Any]]:
    """Results of races by the places of A, B and C."""
    return [
        {
            "places": dict(zip("ABC", places, strict=True)),
            "points": {w: 1100 - 100 * p if p else 0 for w, p in zip("ABC", places, strict=True)},
            "rounds": 20,
        }
        for places in races
    ]


@pytest.mark.rule("REG-59")
def test_the_winner_of_a_series_by_points_then_places_then_the_last_race(afloat: Make) -> None:
    orders: list[tuple[int | None, ...]] = [
        (1, 2, 3),
        (2, 1, 3),
        (3, 2, 1),
        (1, None, 2),
        (1, 1, 3),
    ]
    for before in product(orders, repeat=2):
        history = series(*before)
        points = {w: sum(result["points"][w] for result in history) for w in "ABC"}
        race = afloat(
            options={"races": 3, "players": 3},
            race=3,
            history=history,
            points=points,
            die=1,
            first="C",
            boats={"A": home(5, 1), "B": home(5, 2), "C": {"at": "28,20"}},
        )
        race.play("leg E")
        places = [*before, (1, 2, 3)]
        totals = {w: points[w] + p for w, p in zip("ABC", (1000, 900, 800), strict=True)}
        keys = {
            who: (
                totals[who],
                *(sum(result[seat] == place for result in places) for place in (1, 2, 3)),
                -(seat + 1),
            )
            for seat, who in enumerate("ABC")
        }
        best = max(keys.values())
        assert race.position()["points"] == totals
        assert race.position()["winners"] == [who for who, key in keys.items() if key == best]


@pytest.mark.rule("REG-57")
def test_every_race_of_a_series_begins_with_a_new_draw() -> None:
    race = new("regatta", races=3, max_rounds=20)
    for number in (1, 2, 3):
        assert race.position()["race"] == number
        assert race.choices() == ["first A", "first B"]
        race.play("first B")
        race.play("retire A")
        if number < 3:
            assert race.choices() == ["next_race"]
            assert race.play("next_race") == []
    assert race.over
    assert race.position()["winners"] == ["B"]
    assert [result["rounds"] for result in race.position()["history"]] == [0, 0, 0]


@pytest.mark.rule("REG-83", "REG-R45")
def test_to_retire_is_refused_between_races_after_the_end_and_twice(afloat: Make) -> None:
    race = new("regatta", seats=3, races=2)
    race.play("retire A")
    assert str(race.why_not("retire A")).startswith("REG-83")
    race.play("retire B")
    assert race.position()["phase"] == "next_race"
    assert str(race.why_not("retire C")).startswith("REG-83")
    race.play("next_race")
    race.play("retire A")
    race.play("retire C")
    assert race.over
    assert str(race.why_not("retire B")).startswith("REG-83")
    for nobody in ("retire", "retire D", "retire a", "retire  A", "retire A B"):
        assert str(race.why_not(nobody)).startswith("REG-83")


@pytest.mark.rule("REG-83", "REG-R45", "REG-R12")
def test_the_die_holder_of_the_next_round_is_racing(afloat: Make) -> None:
    boats = {"A": {"at": "28,20"}, "B": {"at": "34,4"}, "C": {"at": "20,20"}}
    race = afloat(die=1, first="A", boats=boats)
    race.play("retire A")
    race.play("leg E")
    race.play("leg E")
    assert race.position()["for"] == "B"
    race.play("roll red")
    assert race.position()["for"] == "C"
    race.play("roll red")
    assert race.position()["for"] == "B"
